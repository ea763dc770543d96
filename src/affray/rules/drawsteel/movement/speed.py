"""How far one moves: speed, and what is left of a move action.  Start at `budget_of`."""

from affray.core.table.changes import refill, spend
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import LEFT, MOVE_ACTION, PACE, PRONE, can_take, is_denied
from affray.rules.drawsteel.state.blocks import MOVE
from affray.rules.drawsteel.state.clash import Clash, Fighter


def speed_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """The speed of the stat block, changed by conditions and other rules.  ds.move.speed"""
    speed = mover.block.speed
    for slow in readings.hooks.speeds:
        speed = slow(clash, mover, speed)
    return max(speed, 0)


def budget_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What is left of the move action that was begun, or what a new one would give.  ds.turn.split"""
    if mover.pools[LEFT] > 0:
        return left_of(readings, clash, mover)
    return speed_of(readings, clash, mover) if can_take(mover, MOVE) else 0


def left_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What is left of a move action; less if the mover has been slowed or held since it began.  ds.move.speed"""
    left = mover.pools[LEFT]
    gone = max(mover.pools.get(PACE, 0) - left, 0)
    return max(min(left, speed_of(readings, clash, mover) - gone), 0) if mover.effects else left


def begin_move_action(table: Table, mover: Fighter) -> None:
    """Begin a move action, whose squares may be split.  ds.turn.split"""
    spend(table, mover, MOVE_ACTION)
    speed = speed_of(table.readings, table.state, mover)
    refill(mover, LEFT, speed)
    set_pool(mover, PACE, speed)
    set_pool(mover, "moved", 1)


def can_shift(mover: Fighter) -> bool:
    return not is_denied(mover, "shift")


def begin_move(table: Table, mover: Fighter) -> None:
    """Begin a move action unless one is under way.  ds.turn.split"""
    if mover.pools[LEFT] <= 0:
        begin_move_action(table, mover)


def is_agile(mover: Fighter) -> bool:
    """The prone neither climb nor jump nor fly.  ds.move.crawl"""
    return not mover.has(PRONE)
