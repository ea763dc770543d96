"""Squeezing through a space made for a creature one size smaller.  Start at `offers`.

On the grid this concerns Large and larger creatures: a squeezing creature is one square less wide, until a move ends
where there is room for its full width.
"""

from collections.abc import Iterator
from typing import Final

from affray.core.board import Reach, squares_of
from affray.core.board.bits import union
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Way
from affray.core.table.changes import gain, lose
from affray.core.values import Effect, Reason
from affray.rules.dnd5e.changes import carry_rider, set_space
from affray.rules.dnd5e.harm.falling import free_for
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.walk import reach_of, walk
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

SQUEEZING: Final = "squeezing"
CLAUSE: Final = Reason("5e.size.squeeze")


class TightWays:
    """The ways for a `Way` slot: of a body one square less wide, from any square of its space, to squares it cannot
    reach in its full width."""

    __slots__ = ("_battle", "_mover", "_reaches", "_goals")

    def __init__(self, battle: Battle, mover: Combatant) -> None:
        self._battle = battle
        self._mover = mover
        self._reaches: list[Reach] = []
        self._goals: int | None = None

    @property
    def reaches(self) -> list[Reach]:
        if not self._reaches:
            battle, mover = self._battle, self._mover
            self._reaches = [
                reach_of(battle, mover, left(mover), squeezed=start) for start in starts_within(battle, mover)
            ]
        return self._reaches

    @property
    def reach(self) -> Reach:
        return self.reaches[0]

    @property
    def goals(self) -> int:
        """Squares reached only by squeezing; all reachable squares if it squeezes already."""
        if self._goals is None:
            self._goals = union(reach.squares & ~(1 << reach.start) for reach in self.reaches)
            if self._mover.width == self._mover.block.width:
                wide = squares_of(reach_of(self._battle, self._mover, left(self._mover)).squares)
                self._goals &= ~union(self._battle.grid.footprint(end, self._mover.width) for end in wide)
        return self._goals

    def ends(self) -> Iterator[int]:
        return squares_of(self.goals)

    def way_to(self, end: int) -> tuple[int, ...] | None:
        if not self.goals >> end & 1:
            return None
        return min((reach for reach in self.reaches if end in reach), key=lambda reach: reach.cost(end)).way_to(end)

    def allows(self, way: tuple[int, ...]) -> bool:
        return bool(self.goals >> way[-1] & 1) and any(reach.allows(way) for reach in self.reaches)

    def name(self, square: int) -> str:
        return self._battle.grid.name(square)

    def square(self, word: str) -> int | None:
        return self._battle.grid.squares.get(word)


def starts_within(battle: Battle, mover: Combatant) -> list[int]:
    """The squares where the narrower body fits into the mover's space."""
    space, width = battle.space(mover), mover.block.width - 1
    return [square for square in squares_of(space) if not battle.grid.footprint(square, width) & ~space]


def offers(battle: Battle, mover: Combatant) -> Iterator[object]:
    """Offered to Large and larger creatures.  5e.size.squeeze"""
    if mover.block.width > 1 and left(mover) > 0:
        yield Pattern("squeeze", Way(TightWays(battle, mover)))


def squeeze(table: Table, mover: Combatant, way: tuple[int, ...]) -> None:
    """Squeeze, move, and stop squeezing where there is room.  5e.size.squeeze"""
    battle = table.state
    if mover.width == mover.block.width:
        start = next(r.start for r in TightWays(battle, mover).reaches if r.allows(way))
        fill(battle, mover, start, mover.width - 1)
        gain(table, mover, SQUEEZING, mover)
    walk(table, mover, way)
    stretch(table, mover)


def stretch(table: Table, mover: Combatant) -> None:
    """Stop squeezing if there is room for the full width."""
    battle = table.state
    space, width = battle.space(mover), mover.block.width
    anchors = free_for(battle, mover, width) & battle.grid.touching(space, width)
    for anchor in squares_of(anchors):
        if not space & ~battle.grid.footprint(anchor, width):
            fill(battle, mover, anchor, width)
            for effect in mover.effects:
                if effect.kind == SQUEEZING:
                    lose(table, mover, effect, "room")
            return


def fill(battle: Battle, mover: Combatant, square: int, width: int) -> None:
    set_space(mover, square, width)
    if mover.rider:
        carry_rider(battle.creatures[mover.rider], mover)


def by_the_squeezed(battle: Battle, plan: Plan, effect: Effect) -> None:
    plan.add_edge(-1, CLAUSE)


def on_the_squeezed(battle: Battle, plan: Plan, effect: Effect) -> None:
    plan.add_edge(1, CLAUSE)


def saving_squeezed(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    if trial.ability == "dex":
        trial.add_edge(-1, CLAUSE)
