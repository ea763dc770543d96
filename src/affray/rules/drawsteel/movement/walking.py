"""Moving on foot, step by step, and arriving in other ways.  Start at `walk`."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from affray.core.board import Place
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, Way
from affray.core.table.changes import move_to, refill, spend
from affray.rules.drawsteel.changes import rise_to, set_pool
from affray.rules.drawsteel.harm.triggers import fire_trigger
from affray.rules.drawsteel.movement.ground import is_crowded, price_of
from affray.rules.drawsteel.movement.opportunity import opportunity_attacks
from affray.rules.drawsteel.movement.speed import begin_move_action, budget_of, can_shift, left_of, speed_of
from affray.rules.drawsteel.movement.ways import shifts, ways
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import LEFT, can_take
from affray.rules.drawsteel.state.blocks import MOVE
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Happening
from affray.rules.drawsteel.targets.finding import bumps_into_hidden, reveal


def walk(table: Table, mover: Fighter, way: tuple[int, ...]) -> None:
    """Walk a part of the move action, or begin a new one.  ds.turn.split"""
    if mover.pools[LEFT] <= 0:
        begin_move_action(table, mover)
    go(table, mover, way, LEFT)


class Gait(NamedTuple):
    """How somebody moves: out of which pool it pays, whether enemies may strike it, on foot, or in a leap.

    Who is not on foot goes through the air or the ground; who leaps minds no ground on the way.
    """

    pool: str = ""
    provokes: bool = True
    on_foot: bool = True
    leaps: bool = False


def go(
    table: Table,
    mover: Fighter,
    way: Sequence[int],
    pool: str = "",
    provokes: bool = True,
    climb: int | None = None,
    leaps: bool = False,
) -> None:
    """Step by step, paid for out of a pool if there is one; who ends in the space of another steps back.

    `climb` is how far up or down it goes through the air or the ground. Only a shift, which provokes nobody, keeps one
    hidden.  ds.size.passing
    """
    clash = table.state
    if climb is None and mover.height != clash.floor_under(mover):
        climb = 0
    gait, start, resting = Gait(pool, provokes, climb is None, leaps), mover.height, mover.place
    beside = [foe for foe in clash.enemies(mover) if clash.is_adjacent(foe, mover)]
    for square, rise in slanted(mover.at, way, climb or 0):
        height = slope(clash, mover, square) if climb is None else start + rise
        if not take_step(table, mover, Place(square, height), gait):
            break
        if not is_still_at(mover, square):
            resting, beside = mover.place, []
            break
        if not is_crowded(clash, mover):
            resting = mover.place
    step_back(table, mover, resting)
    for foe in beside:
        if mover.is_up and foe.is_up and not clash.is_adjacent(foe, mover):
            fire_trigger(table, Happening("left", mover, foe))
    if provokes:
        reveal(table, mover)


def take_step(table: Table, mover: Fighter, to: Place, gait: Gait) -> bool:
    """Take one step, with all that follows from it; False if something keeps the mover from it.  ds.opportunity"""
    clash, readings, here = table.state, table.readings, mover.at
    square, height = to.square, to.height
    if gait.provokes:
        opportunity_attacks(table, mover, square, height)
    if not is_still_at(mover, here) or (square != here and not clash.grid.neighbours(here) >> square & 1):
        return False
    if mover.effects and not speed_of(readings, clash, mover):
        return False
    if gait.on_foot and height != clash.floor(clash.grid.footprint(square, mover.width)):
        return False
    price = 1 if gait.leaps else price_of(readings, clash, mover, square)
    if gait.pool and price > left_of(readings, clash, mover):
        return False
    if bumps_into_hidden(table, mover, square, height):
        return False
    if gait.pool:
        spend(table, mover, gait.pool, price)
    if square != here:
        move_to(table, mover, square)
    rise_to(table, mover, height)
    for hook in readings.hooks.walked:
        hook(table, mover)
    for hook in readings.hooks.stepped if not gait.leaps else ():
        hook(table, mover)
    return True


def step_back(table: Table, mover: Fighter, resting: Place) -> None:
    """Whoever has stopped in the space of another goes back to where it last could stop.  ds.size.passing"""
    if mover.is_up and mover.place != resting and is_crowded(table.state, mover):
        move_to(table, mover, resting.square)
        rise_to(table, mover, resting.height)


def arrive(table: Table, fighter: Fighter, square: int, height: int | None = None, is_teleported: bool = False) -> None:
    """Put a fighter on a square without a walk, on the ground or at a height, with what follows from it."""
    if square != fighter.at:
        move_to(table, fighter, square)
    rise_to(table, fighter, table.state.floor_under(fighter) if height is None else height)
    hooks = table.readings.hooks
    for hook in hooks.teleported if is_teleported else hooks.stepped:
        hook(table, fighter)


def slanted(at: int, way: Sequence[int], climb: int) -> Iterator[tuple[int, int]]:
    """The squares of a way that also goes up or down, each with how far it has risen there."""
    steps = max(len(way), abs(climb))
    squares = (at, *way)
    for done in range(1, steps + 1):
        yield squares[-(-done * len(way) // steps)], climb * done // steps


def slope(clash: Clash, mover: Fighter, square: int) -> int:
    """The height after a step: along a slope of 1 it changes; where the ground falls away it stays."""
    floor = clash.floor(clash.grid.footprint(square, mover.width))
    is_slope = not clash.is_aloft(mover) and abs(floor - mover.height) <= 1
    return floor if is_slope else mover.height


def is_still_at(mover: Fighter, square: int) -> bool:
    """Is the mover still up, and where it was?"""
    return mover.is_up and mover.at == square


def disengage(table: Table, mover: Fighter, way: tuple[int, ...]) -> None:
    """Disengage: a shift as a move action.  ds.move.shift"""
    set_pool(mover, "moved", 1)
    go(table, mover, way, provokes=False)


def offer_move(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """On foot, for those who stand on the ground.  ds.turn.split"""
    if fighter.height == clash.floor_under(fighter) and budget_of(readings, clash, fighter) > 0:
        yield Pattern("move", Way(ways(readings, clash, fighter)))


def offer_disengage(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.move.shift"""
    if can_shift(fighter) and speed_of(readings, clash, fighter):
        yield Pattern("disengage", Way(shifts(readings, clash, fighter, fighter.block.shift)))


def offer_advance(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """A second move action may begin before the first is used up."""
    if fighter.pools[LEFT] > 0 and can_take(fighter, MOVE):
        yield Deed("advance")


def begin_second_move(table: Table, fighter: Fighter) -> None:
    """Begin another move action, and give up what is left of the first."""
    refill(fighter, LEFT, 0)
    begin_move_action(table, fighter)
