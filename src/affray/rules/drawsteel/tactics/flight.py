"""What one who is ordered to flee does: it runs for the nearest edge that it can reach, and over it.

Start at `suggest_flight`.
"""

from typing import Final

from affray.core.board import Reach, lowest
from affray.core.offers.slots import Deed
from affray.core.table.scenario import FLEEING, is_at_edge, may_surrender
from affray.rules.drawsteel.harm.recovering import can_stand
from affray.rules.drawsteel.movement.speed import budget_of, can_shift
from affray.rules.drawsteel.movement.ways import reach_of, shifts
from affray.rules.drawsteel.readings import Readings
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import MAIN, MANEUVER, MOVE
from affray.rules.drawsteel.state.bonds import mount_of
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.squads import minions_of
from affray.rules.drawsteel.turn.leaving import FLEE, SURRENDER
from affray.rules.drawsteel.turn.turn import END

FARTHEST: Final = 200
"""The longest way to the edge that is looked for."""


def suggest_flight(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Up, loose, to the edge and over it; None to fight on where there is no way and it may not surrender."""
    if me.has("prone") and can_stand(me):
        return Deed("stand-up", me) if can_take(me, MANEUVER) else END
    if me.has("grabbed"):
        return Deed("escape") if can_take(me, MANEUVER) else END
    budget = budget_of(readings, clash, me)
    if is_at_edge(clash, me):
        if budget > 0:
            return FLEE
        return Deed("convert", "move") if can_take(me, MAIN) else END
    if me.height != clash.floor_under(me) or mount_of(clash, me) is not None:
        return None
    edge = clash.grid.touching(clash.grid.edge, me.width)
    far = reach_of(readings, clash, me, FARTHEST)
    goal = far.nearest(edge & far.squares & ~(1 << me.at))
    if not goal:
        return SURRENDER if may_surrender(me) else None
    if budget > 0:
        steps = far.way_to(lowest(goal))
        way = slip_away(readings, clash, me) or as_far_as(reach_of(readings, clash, me, budget), steps)
        if way is not None:
            return way
    return Deed("convert", "move") if can_take(me, MAIN) and not can_take(me, MOVE) else END


def lead_away(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """The same for a minion, which hands over to the next of its squad when it can do no more.  ds.minion.turn"""
    away = suggest_flight(readings, clash, me)
    if away != END:
        return away
    for other in minions_of(clash, me.squad):
        if other is not me and other.has(FLEEING) and suggest_flight(readings, clash, other) not in (None, END):
            return Deed("over-to", other)
    return END


def slip_away(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Shift away from adjacent enemies first, while there is a main action for another move."""
    foes = [foe for foe in clash.enemies(me) if clash.is_known(me.side, foe)]
    is_held_up = any(clash.is_adjacent(me, foe) for foe in foes)
    if not (is_held_up and can_shift(me) and can_take(me, MOVE) and can_take(me, MAIN)):
        return None
    reach = shifts(readings, clash, me, me.block.shift).reach
    clear = reach.squares & ~int(1 << me.at)
    for foe in foes:
        clear &= ~clash.grid.around(foe.at, foe.width, me.width)
    near = reach.nearest(clear) if clear else 0
    return Deed("disengage", reach.way_to(lowest(near))) if near else None


def as_far_as(reach: Reach, steps: tuple[int, ...]) -> Deed | None:
    """As far along the way as one gets."""
    ends = [square for square in steps if reach.squares >> square & 1]
    return Deed("move", reach.way_to(ends[-1])) if ends else None
