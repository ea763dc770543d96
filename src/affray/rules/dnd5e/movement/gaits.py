"""Walking, flying, swimming, burrowing: which terrain each can enter, and what a square costs.  Start at `Gait`.

Walking includes wading, swimming and climbing without such a speed, at 1 more a square (5e.move.climb-swim); a
creature with the speed may use it instead.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from affray.core.board import Board, union
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import SIZE_ORDER, WALK
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.exile import is_plane
from affray.rules.dnd5e.state.mods import ICE, OBJECTS, WEBS

FLY: Final = "fly"
SWIM: Final = "swim"
BURROW: Final = "burrow"
NO_HINDRANCE: Final[Mapping[str, frozenset[str]]] = {WEBS: frozenset(("web",)), ICE: frozenset((ICE, "ice-storm"))}
"""The kinds of ground and of zones that do not slow those who ignore them."""


STEEP: Final = 4
"""What a square costs that is worse than difficult terrain."""


class Gait:
    """How a creature moves now: `free` are the squares that it can enter, `hard` difficult terrain for it, `slow`
    squares that cost another 1 more; `steep` are squares that cost 4 in all; `extra` is added for every square."""

    __slots__ = ("free", "hard", "slow", "extra", "steep")

    def __init__(self, free: int, hard: int = 0, slow: int = 0, extra: int = 0, steep: int = 0) -> None:
        self.steep = steep
        self.free = free
        self.hard = hard
        self.slow = slow
        self.extra = extra

    def dear(self, taken: int) -> tuple[int, ...]:
        """As `Board.reach` wants it: where a square costs at least 1 more, at least 2 more, and so on.

        5e.move.difficult 5e.move.creature-difficult 5e.prone.crawl
        """
        hard = self.hard | taken
        rest: tuple[int, ...] = (hard | self.slow, hard & self.slow) if self.slow or self.steep else (hard,)
        if self.steep:
            rest = (*rest, self.steep)
        return (self.free,) * self.extra + rest if self.extra else rest

    def price(self, space: int, is_taken: bool) -> int:
        """What it costs to enter a space; several causes of difficulty count once.  5e.move.difficult"""
        if space & self.steep:
            return STEEP + self.extra
        if not self.slow:
            return 1 + (is_taken or bool(space & self.hard)) + self.extra
        hard = space if is_taken else space & self.hard
        return 1 + bool(space & (hard | self.slow)) + bool(hard & self.slow) + self.extra


def gait(battle: Battle, mover: Combatant, mode: str = WALK) -> Gait:
    """How the mover goes by walking, flying, swimming or burrowing; on another plane nothing is in its way.

    5e.move.climb-swim 5e.plane.ethereal
    """
    board, ground = battle.board, battle.ground
    if is_plane(mover.realm):
        return Gait(battle.grid.all)
    if OBJECTS in mover.block.passes and mode in (WALK, FLY):
        return unhindered(battle, mover, mode)
    if mode == FLY:
        wind = against_the_wind(battle, mover) if battle.zones else 0
        free = board.open & ground.chasm if mover.height < 0 else board.open
        if battle.zones:
            free = (free | battle.low_walls(mover.height)) & ~closed_to_flyers(battle, mover)
        return Gait(free, wind, steep=steep(battle, mover))
    if mode == SWIM:
        return Gait(battle.wet, rough_for(battle, mover), 0, extra(mover), steep(battle, mover))
    if mode == BURROW:
        return Gait((board.open | board.squares("earth")) & ~ground.chasm)
    free = board.open
    if ground.chasm:
        free &= ground.chasm if mover.height < 0 else ~ground.chasm
    slow = 0 if mover.block.speeds.swim else battle.wet
    hard = rough_for(battle, mover) if battle.zones or mover.block.ignores else board.squares("difficult")
    return Gait(free, hard, slow, extra(mover) if mover.effects else 0, steep(battle, mover) if battle.zones else 0)


def closed_to_flyers(battle: Battle, mover: Combatant) -> int:
    """Walls of wind, through which nothing flies that is small or smaller."""
    if SIZE_ORDER.index(mover.block.size) > SIZE_ORDER.index("small"):
        return 0
    walls = (zone for zone in battle.zones if zone.what is not None and zone.what.deflects)
    return union(zone.squares for zone in walls if mover.height <= zone.high)


def steep(battle: Battle, mover: Combatant) -> int:
    """The squares of zones that cost more than difficult terrain; no higher than they rise.  5e.move.difficult"""
    return union(
        zone.squares
        for zone in battle.zones
        if zone.what is not None and zone.what.is_steep and mover.height <= zone.high
    )


def rough_for(battle: Battle, mover: Combatant) -> int:
    """Difficult terrain, without that which does not hinder this creature; and the wind that it goes against.

    5e.move.difficult
    """
    wind = against_the_wind(battle, mover) if battle.zones else 0
    if not mover.block.ignores:
        return battle.rough | wind
    kinds = frozenset(kind for word in mover.block.ignores for kind in NO_HINDRANCE[word])
    return battle.rough_without(kinds) | wind


def against_the_wind(battle: Battle, mover: Combatant) -> int:
    """The squares of zones that are rough for those who come closer to their source."""
    rough = 0
    for zone in battle.zones:
        if zone.what is not None and zone.what.inwards and zone.source != mover.id:
            source = battle.creatures[zone.source]
            rough |= zone.squares & battle.grid.around(source.at, source.width, battle.gap(mover, source) - 1)
    return rough


def unhindered(battle: Battle, mover: Combatant, mode: str) -> Gait:
    """Through whatever fills a square, as if it were difficult terrain; on foot not over a chasm."""
    solid, everywhere = battle.board.filled, battle.grid.all
    if mode == FLY:
        return Gait(everywhere, solid)
    slow = 0 if mover.block.speeds.swim else battle.wet
    return Gait(everywhere & ~battle.ground.chasm, rough_for(battle, mover) | solid, slow, extra(mover))


def board_for(battle: Battle, mover: Combatant) -> Board:
    """The map as it is to the mover: to one who passes through objects, or is on another plane, no corner is in the
    way.  5e.plane.ethereal"""
    return hollow(battle.board) if OBJECTS in mover.block.passes or is_plane(mover.realm) else battle.board


@lru_cache(maxsize=64)
def hollow(board: Board) -> Board:
    return Board(board.grid, board.terrain, (), board.hiding)


def extra(mover: Combatant) -> int:
    """Crawling and squeezing.  5e.prone.crawl 5e.size.squeeze"""
    return mover.has("prone") + mover.has("squeezing")
