"""Climbing walls and ledges.  Start at `climb`; climbing on a creature is in `clinging.py`."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from affray.core.board import Spot, mask_of, squares_of
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Number
from affray.core.table.changes import gain, lose, move_to, spend
from affray.core.table.moments import FIGHT_END
from affray.core.values import Until
from affray.rules.drawsteel.changes import rise_to
from affray.rules.drawsteel.movement.opportunity import opportunity_attacks
from affray.rules.drawsteel.movement.speed import begin_move, budget_of, is_agile
from affray.rules.drawsteel.movement.walking import is_still_at
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.actions import LEFT
from affray.rules.drawsteel.state.bonds import CLIMBING
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.targets.finding import bumps_into_hidden, reveal

STEEP: Final = 2
"""Ground that is so many squares higher is climbed, not walked."""
CLIMB_COST: Final = 2
"""What a square costs without a climb speed."""
HIGHEST: Final = 20


def offer_climbing(readings: Readings, clash: Clash, climber: Fighter) -> Iterator[object]:
    """Onto a ledge beside the climber, or down from one.  ds.climb"""
    most = climbable(readings, clash, climber)
    if most and clash.ground.levels:
        yield Pattern("climb", Spot(clash.grid, partial(ledges, clash, climber, most)))


def offer_scaling(readings: Readings, clash: Clash, climber: Fighter) -> Iterator[object]:
    """Part of the way up a wall, to hold on there, or down again.  ds.climb"""
    most = climbable(readings, clash, climber)
    up = min(most, wall_beside(clash, climber) - climber.height)
    down = min(most, climber.height - clash.floor_under(climber)) if climber.has(CLIMBING) else 0
    for low, high in ((1, up), (-down, -1)):
        if low <= high:
            yield Pattern("scale", Number(low, high))


def climbable(readings: Readings, clash: Clash, climber: Fighter) -> int:
    """How many squares up or down it can climb with what is left of its move.  ds.climb"""
    if not is_agile(climber) or clash.is_buried(climber):
        return 0
    return max(budget_of(readings, clash, climber), 0) // climb_cost(climber)


def climb_cost(climber: Fighter) -> int:
    """A square costs 1 with a climb speed, else 2.  ds.climb"""
    return 1 if "climb" in climber.block.modes else CLIMB_COST


def ledges(clash: Clash, climber: Fighter, most: int) -> int:
    """The squares beside it that are higher or lower, as far as it can climb now.  ds.climb"""
    grid, width = clash.grid, climber.width
    open_ground = grid.room(clash.open & ~clash.known_bodies(climber.side, climber), width)
    beside = grid.neighbours(climber.at) & open_ground
    least = 1 if climber.has(CLIMBING) else STEEP
    return mask_of(
        square
        for square in squares_of(beside)
        if least <= abs(clash.floor(grid.footprint(square, width)) - climber.height) <= most
    )


def wall_beside(clash: Clash, climber: Fighter) -> int:
    """How high the highest thing beside it is; a wall has no end."""
    beside = clash.grid.around(climber.at, climber.width, 1)
    return HIGHEST if beside & clash.board.filled else max(clash.floor(1 << each) for each in squares_of(beside))


def passes_climb_test(table: Table, climber: Fighter) -> bool:
    """A sheer wall needs a Might test; who fails stays where it is and loses no movement.  ds.climb.test"""
    clash = table.state
    beside = clash.grid.around(climber.at, climber.width, 1) | clash.space(climber)
    if not beside & clash.board.squares("sheer"):
        return True
    return make_test(table, climber, ("might",), "climb").tier > 1


def climb(table: Table, climber: Fighter, square: int) -> None:
    """Climb up to a ledge or down from it.  ds.climb"""
    clash = table.state
    if not passes_climb_test(table, climber):
        return
    begin_move(table, climber)
    floor = clash.floor(clash.grid.footprint(square, climber.width))
    _climb_to(table, climber, square, floor)


def scale(table: Table, climber: Fighter, up: int) -> None:
    """Climb part of the way up a wall, or down again; above its foot one holds on.  ds.climb"""
    if not passes_climb_test(table, climber):
        return
    begin_move(table, climber)
    _climb_to(table, climber, climber.at, climber.height + up)


def _climb_to(table: Table, climber: Fighter, square: int, height: int) -> None:
    here, readings = climber.at, table.readings
    opportunity_attacks(table, climber, square, height)
    price = abs(height - climber.height) * climb_cost(climber)
    if not is_still_at(climber, here) or price > climber.pools[LEFT]:
        return
    if bumps_into_hidden(table, climber, square, height):
        return
    spend(table, climber, LEFT, price)
    if square != here:
        move_to(table, climber, square)
    rise_to(table, climber, height)
    hold_on(table, climber)
    for hook in readings.hooks.stepped:
        hook(table, climber)
    reveal(table, climber)


def hold_on(table: Table, climber: Fighter) -> None:
    """Whoever hangs on a wall holds on until it stands again."""
    clash = table.state
    holds = [effect for effect in climber.effects if effect.kind == CLIMBING]
    if clash.is_aloft(climber) and not holds:
        gain(table, climber, CLIMBING, climber, [Until(FIGHT_END)])
    elif not clash.is_aloft(climber):
        for effect in holds:
            lose(table, climber, effect, "landed")
