"""How far one moves: speed, and what is left of a move action.  Start at `budget_of`."""

from affray.core.changes import refill, spend
from affray.rules.drawsteel.changes import mark
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import LEFT, MOVE_ACTION, PACE, PRONE, can_take, is_denied
from affray.rules.drawsteel.state.blocks import MOVE
from affray.rules.drawsteel.state.clash import Clash, Fighter


def speed_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What its block says, as far as nothing slows it.  ds.move.speed"""
    speed = mover.block.speed
    for slow in readings.hooks.speeds:
        speed = slow(clash, mover, speed)
    return max(speed, 0)


def budget_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What is left of a move action that was begun, or what a new one would give.  ds.turn.split"""
    if mover.pools[LEFT] > 0:
        return left_of(readings, clash, mover)
    return speed_of(readings, clash, mover) if can_take(mover, MOVE) else 0


def left_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What is left of a move action; less for one who has been slowed or held since it began.  ds.move.speed"""
    left = mover.pools[LEFT]
    gone = max(mover.pools.get(PACE, 0) - left, 0)
    return max(min(left, speed_of(readings, clash, mover) - gone), 0) if mover.effects else left


def begin_advance(table: Table, mover: Fighter) -> None:
    """A move action: so many squares, to be walked in as many parts as one likes.  ds.turn.split"""
    spend(table, mover, MOVE_ACTION)
    speed = speed_of(table.readings, table.state, mover)
    refill(mover, LEFT, speed)
    mark(mover, PACE, speed)
    mark(mover, "moved", 1)


def can_shift(mover: Fighter) -> bool:
    return not is_denied(mover, "shift")


def begin(table: Table, mover: Fighter) -> None:
    """A part of the move action, or a new one.  ds.turn.split"""
    if mover.pools[LEFT] <= 0:
        begin_advance(table, mover)


def is_agile(mover: Fighter) -> bool:
    """The prone neither climb nor jump nor fly.  ds.move.crawl"""
    return not mover.has(PRONE)
