"""Suggested movement by flying, swimming, riding and climbing, and around walls.  Start at `travel`."""

from collections.abc import Iterator
from typing import Final, Protocol

from affray.core.board import Reach, Ways, lowest, squares_of
from affray.core.offers.slots import Deed
from affray.rules.dnd5e.actions.common_actions import DASH, DODGE
from affray.rules.dnd5e.harm.falling import CLIMBING
from affray.rules.dnd5e.movement import climbing
from affray.rules.dnd5e.movement.flying import level, reach_in_the_air
from affray.rules.dnd5e.movement.gaits import FLY, SWIM
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.squeezing import TightWays
from affray.rules.dnd5e.movement.walk import reach_of, ways
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.turn.controlled_mounts import CONTROLLED
from affray.rules.dnd5e.turn.order import can_act

PATIENCE: Final = 6
"""For how many rounds a creature moves straight at a foe, before it looks for detours and hidden foes."""
FARTHEST: Final = 200
"""The most movement that a detour may take."""


class Routes(Protocol):
    """What `Ways` and `TightWays` have in common."""

    @property
    def reach(self) -> Reach: ...

    def way_to(self, end: int) -> tuple[int, ...] | None: ...


def is_on_foot(me: Combatant) -> bool:
    """Does it move only by walking?"""
    is_down = not me.mount and not me.height and not me.has(CLIMBING)
    return is_down and me.block.walks_only and me.width == me.block.width


def travel(battle: Battle, me: Combatant, foes: list[Combatant], reach: int) -> Deed:
    """Nearer to the foes by any speed; without movement left, Dash; otherwise Dodge."""
    if me.mount:
        return direct_mount(battle, battle.creatures[me.mount], foes, reach) or DODGE
    return step(battle, me, foes, reach) or (DASH if me.pools["moved"] else DODGE)


def direct_mount(battle: Battle, mount: Combatant, foes: list[Combatant], reach: int) -> Deed | None:
    """Move the controlled mount, or Dash with it.  5e.mount.controlled"""
    if not mount.has(CONTROLLED) or not can_act(mount):
        return None
    deed = step(battle, mount, foes, reach)
    if deed is not None:
        return Deed("ride", deed.verb, *deed.args)
    return Deed("ride", "dash") if mount.pools["action"] > 0 and mount.pools["moved"] else None


def step(battle: Battle, mover: Combatant, foes: list[Combatant], reach: int) -> Deed | None:
    """The first move that leads nearer; first of all out of a chasm."""
    if battle.ground.chasm and foes[0].height >= 0:
        deed = climb_out(battle, mover)
        if deed is not None:
            return deed
    for words, routes in all_ways(battle, mover, foes[0]):
        deed = go_nearer(battle, mover, foes, reach, words, routes)
        if deed is not None:
            return deed
    return None


def all_ways(battle: Battle, mover: Combatant, foe: Combatant) -> Iterator[tuple[tuple[object, ...], Routes]]:
    """In the air as high as the foe is, in the water, on the ground, squeezing."""
    wings = left(mover, FLY)
    if wings and not mover.has("prone") and mover.height >= 0:
        height = max(0, min(max(foe.height, mover.height - wings), mover.height + wings))
        words = ("fly",) if height == level(battle, mover) else ("fly", height)
        yield words, Ways(battle.grid, lambda: reach_in_the_air(battle, mover, height))
    if mover.has(CLIMBING) or mover.height > battle.floor(battle.space(mover)):
        return
    if left(mover, SWIM) and battle.wet:
        yield ("swim",), ways(battle, mover, SWIM)
    if left(mover) > 0:
        is_wide = mover.width == mover.block.width
        yield (("move",), ways(battle, mover)) if is_wide else (("squeeze",), TightWays(battle, mover))


def go_nearer(
    battle: Battle, me: Combatant, foes: list[Combatant], reach: int, words: tuple[object, ...], routes: Routes
) -> Deed | None:
    """Step beside a foe if that can be reached, else as near to the first of them as can be."""
    open_squares = routes.reach.squares & ~(1 << me.at)
    if me.block.passes:
        open_squares &= battle.grid.room(battle.board.open, me.width)
    beside = 0
    for foe in foes:
        beside |= battle.grid.around(foe.at, foe.width, reach) if reach else battle.space(foe)
    goal = routes.reach.nearest(beside & open_squares)
    if not goal and battle.round <= PATIENCE:
        goal = nearer(battle, me, foes[0], open_squares)
    steps = routes.way_to(lowest(goal)) if goal else detour(me, beside, routes, anywhere(battle, me))
    verb, *args = words
    return Deed(str(verb), *args, steps) if steps else None


def anywhere(battle: Battle, me: Combatant) -> Ways:
    """Where it gets on foot, however long it takes."""
    return Ways(battle.grid, lambda: reach_of(battle, me, FARTHEST))


def detour(me: Combatant, beside: int, routes: Routes, far: Ways) -> tuple[int, ...] | None:
    """As far as the movement goes on the shortest way around walls to a square beside a foe; None if there is none."""
    here = 1 << me.at
    if beside & here:
        return None
    goal = far.reach.nearest(beside & far.reach.squares)
    steps = far.way_to(lowest(goal)) if goal else None
    if steps is None:
        return None
    now = routes.reach.squares & ~here
    end = next((square for square in reversed(steps) if now >> square & 1), None)
    return None if end is None else routes.way_to(end)


def nearer(battle: Battle, me: Combatant, foe: Combatant, squares: int) -> int:
    """The squares nearest to the foe, if nearer than here."""
    for distance in range(2, battle.distance(me, foe)):
        found = battle.grid.disc(foe.at, distance) & squares
        if found:
            return found
    return 0


def climb_out(battle: Battle, mover: Combatant) -> Deed | None:
    """Up the wall, and over the edge."""
    is_in_it = mover.height <= 0 and climbing.is_at_wall(battle, mover)
    if not is_in_it or climbing.how_far(mover) == 0 or mover.has("prone"):
        return None
    if mover.height < 0:
        height = climbing.free_heights(battle, mover, 1)
        return Deed("climb", height) if height > mover.height else None
    edges = list(squares_of(climbing.edges(battle, mover)))
    return Deed("climb", edges[0]) if edges else None
