"""Suggested answers of one who is ordered to flee: to the nearest edge that can be reached, and over it.

Start at `suggest_flight`.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.board import Ways, lowest
from affray.core.offers.slots import Deed
from affray.core.table.scenario import is_at_edge, may_surrender
from affray.rules.dnd5e.actions.common_actions import DASH, DISENGAGE, NIMBLE_ESCAPE, QUICK_DISENGAGE
from affray.rules.dnd5e.movement.opportunity import reaches_to_leave
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.walk import reach_of
from affray.rules.dnd5e.reacting.reactions import can_react
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.tactics.travel import Routes, all_ways, anywhere, detour
from affray.rules.dnd5e.turn.leaving import FLEE, SURRENDER, can_flee, mover_of, way_left
from affray.rules.dnd5e.turn.turn import END

Flight = tuple[tuple[object, ...], Routes]
"""The words of a way to move, and where it leads."""
ON_FOOT: Final = ("move",)


def suggest_flight(readings: Readings, battle: Battle, me: Combatant) -> Deed | None:
    """Over the edge, or nearer to it; if there is no way, surrender where the order allows it, else fight on: None."""
    mover = mover_of(battle, me)
    if mover is None:
        return None
    edge = battle.grid.touching(battle.grid.edge, mover.width)
    is_there = is_at_edge(battle, mover)
    near, far = [*flights(battle, mover)], anywhere(battle, mover)
    if not is_there and not has_way(mover, edge, near, far):
        return SURRENDER if may_surrender(me) else None
    if way_left(mover):
        if (safely := break_off(readings, battle, me, mover, edge)) is not None:
            return safely
        if is_there:
            return FLEE if can_flee(readings, battle, me) else END
        step = nearer_edge(mover, edge, near, far)
        if step is not None:
            return step if mover is me else Deed("ride", step.verb, *step.args)
    if mover.pools["action"] > 0 and mover.speed:
        return DASH if mover is me else Deed("ride", "dash")
    return END


def has_way(mover: Combatant, edge: int, near: Sequence[Flight], far: Ways) -> bool:
    """Is there any way to the edge, however far? Often it is near enough to be on foot there in this turn."""
    if mover.height or any(words == ON_FOOT and routes.reach.squares & edge for words, routes in near):
        return True
    return bool(far.reach.squares & edge)


def nearer_edge(mover: Combatant, edge: int, near: Sequence[Flight], far: Ways) -> Deed | None:
    """To the nearest square of the edge, or as far on the way to it as the movement goes."""
    for words, routes in near:
        goal = routes.reach.nearest(edge & routes.reach.squares & ~(1 << mover.at))
        steps = routes.way_to(lowest(goal)) if goal else detour(mover, edge, routes, far)
        if steps:
            verb, *args = words
            return Deed(str(verb), *args, steps)
    return None


def flights(battle: Battle, mover: Combatant) -> Iterator[Flight]:
    return all_ways(battle, mover, mover)


def break_off(readings: Readings, battle: Battle, me: Combatant, mover: Combatant, edge: int) -> Deed | None:
    """Disengage from foes who could strike: as a bonus action, or where the edge is within this turn's movement."""
    if me is not mover or me.has("disengaged") or not is_threatened(readings, battle, me):
        return None
    if me.pools["bonus"] > 0 and NIMBLE_ESCAPE in me.block.features:
        return QUICK_DISENGAGE
    near = Ways(battle.grid, lambda: reach_of(battle, me, max(left(me) - 1, 0)))
    is_near = edge & (near.reach.squares | 1 << me.at)
    return DISENGAGE if me.pools["action"] > 0 and is_near else None


def is_threatened(readings: Readings, battle: Battle, me: Combatant) -> bool:
    """Does it stand in the reach of a foe that it knows of and that can react?"""
    return any(
        foe.side != me.side
        and me.id not in foe.hidden_from
        and foe.is_able
        and can_react(foe)
        and battle.distance(foe, me) <= max(reaches_to_leave(readings, battle, foe))
        for foe in battle.everyone()
    )
