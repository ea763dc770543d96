"""Moving on foot, step by step, and arriving otherwise.  Start at `walk`."""

from collections.abc import Iterator, Sequence

from affray.core.changes import move_to, refill, spend
from affray.core.deeds import Pattern
from affray.core.slots import Deed, Way
from affray.rules.drawsteel.changes import mark, rise_to
from affray.rules.drawsteel.harm.triggers import happen
from affray.rules.drawsteel.movement.ground import crowded, price_of
from affray.rules.drawsteel.movement.opportunity import opportunity_attacks
from affray.rules.drawsteel.movement.speed import begin_advance, budget_of, can_shift, left_of, speed_of
from affray.rules.drawsteel.movement.ways import shifts, ways
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import LEFT, can_take
from affray.rules.drawsteel.state.blocks import MOVE
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Happening
from affray.rules.drawsteel.targets.finding import bumps, give_away

# --- going there


def walk(table: Table, mover: Fighter, way: tuple[int, ...]) -> None:
    """A part of the move action, or a new one.  ds.turn.split"""
    if mover.pools[LEFT] <= 0:
        begin_advance(table, mover)
    go(table, mover, way, LEFT)


def go(
    table: Table,
    mover: Fighter,
    way: Sequence[int],
    pool: str = "",
    provokes: bool = True,
    climb: int | None = None,
    leaps: bool = False,
) -> None:
    """Step by step, paid for out of a pool if there is one; who is then in another's space steps back.

    `climb` is how far up or down it goes through the air or the ground; who leaps minds no ground on the way. Only a
    shift, which provokes nobody, keeps one hidden.
    """
    clash = table.state
    readings = table.readings
    resting, start = (mover.at, mover.height), mover.height
    if climb is None and start != clash.floor_under(mover):
        climb = 0
    beside = [foe for foe in clash.enemies(mover) if clash.is_adjacent(foe, mover)]
    for square, rise in slanted(mover.at, way, climb or 0):
        here = mover.at
        after = slope(clash, mover, square) if climb is None else start + rise
        if provokes:
            opportunity_attacks(table, mover, square, after)
        if not is_still_at(mover, here) or (square != here and not clash.grid.neighbours(here) >> square & 1):
            break
        if mover.effects and not speed_of(readings, clash, mover):
            break
        price = 1 if leaps else price_of(readings, clash, mover, square)
        if climb is None and after != clash.ground.floor(clash.grid.footprint(square, mover.width)):
            break
        if (pool and price > left_of(readings, clash, mover)) or bumps(table, mover, square, after):
            break
        if pool:
            spend(table, mover, pool, price)
        if square != here:
            move_to(table, mover, square)
        rise_to(table, mover, after)
        for hook in readings.hooks.walked:
            hook(table, mover)
        for hook in readings.hooks.stepped if not leaps else ():
            hook(table, mover)
        if not is_still_at(mover, square):
            resting, beside = (mover.at, mover.height), []
            break
        if not clash.space(mover) & crowded(clash, mover, mover.height):
            resting = square, mover.height
    is_elsewhere = (mover.at, mover.height) != resting
    if mover.is_up and is_elsewhere and clash.space(mover) & crowded(clash, mover, mover.height):
        move_to(table, mover, resting[0])
        rise_to(table, mover, resting[1])
    for foe in beside:
        if mover.is_up and foe.is_up and not clash.is_adjacent(foe, mover):
            happen(table, Happening("left", mover, foe))
    if provokes:
        give_away(table, mover)


def arrive(table: Table, fighter: Fighter, square: int, height: int | None = None, is_teleported: bool = False) -> None:
    """It is at a square now without having walked there, on the ground or so high, with all that follows from it."""
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
    """Along a slope of 1 one goes up or down; where the ground falls away, one stays as high as one was."""
    floor = clash.ground.floor(clash.grid.footprint(square, mover.width))
    is_slope = not clash.is_aloft(mover) and abs(floor - mover.height) <= 1
    return floor if is_slope else mover.height


def is_still_at(mover: Fighter, square: int) -> bool:
    """Has nobody felled or moved it meanwhile?"""
    return mover.is_up and mover.at == square


def disengage(table: Table, mover: Fighter, way: tuple[int, ...]) -> None:
    """The move action that shifts.  ds.move.shift"""
    mark(mover, "moved", 1)
    go(table, mover, way, provokes=False)


def offer_move(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """On foot, if there is ground under one's feet.  ds.turn.split"""
    if fighter.height == clash.floor_under(fighter) and budget_of(readings, clash, fighter) > 0:
        yield Pattern("move", Way(ways(readings, clash, fighter)))


def offer_disengage(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.move.shift"""
    if can_shift(fighter) and speed_of(readings, clash, fighter):
        yield Pattern("disengage", Way(shifts(readings, clash, fighter, fighter.block.shift)))


def offer_advance(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """A second move action may be begun before the first is used up."""
    if fighter.pools[LEFT] > 0 and can_take(fighter, MOVE):
        yield Deed("advance")


def begin_again(table: Table, fighter: Fighter) -> None:
    """What is left of the move action before is given up."""
    refill(fighter, LEFT, 0)
    begin_advance(table, fighter)
