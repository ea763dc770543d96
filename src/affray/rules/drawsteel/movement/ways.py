"""Where a fighter can get to.  Start at `reach_of`."""

from affray.core.board import Reach, Ways
from affray.rules.drawsteel.movement.ground import airspace, bad_ground, crowded, footing, is_in_its_element, prices
from affray.rules.drawsteel.movement.speed import budget_of, speed_of
from affray.rules.drawsteel.readings import Readings
from affray.rules.drawsteel.state.clash import Clash, Fighter


def ways(readings: Readings, clash: Clash, mover: Fighter) -> Ways:
    return Ways(clash.grid, lambda: reach_of(readings, clash, mover, budget_of(readings, clash, mover)))


def shifts(readings: Readings, clash: Clash, mover: Fighter, far: int) -> Ways:
    """Where it can shift: never into, through or out of difficult or damaging terrain.  ds.move.shift"""
    avoided = bad_ground(readings, clash, mover)
    squares = 0 if clash.space(mover) & avoided else min(far, speed_of(readings, clash, mover))
    return Ways(clash.grid, lambda: reach_of(readings, clash, mover, squares, avoided=avoided))


def reach_of(
    readings: Readings,
    clash: Clash,
    mover: Fighter,
    budget: int,
    avoided: int = 0,
    height: int | None = None,
    stop: int = -1,
) -> Reach:
    """Past allies and enemies, stopping where nobody stands but the much bigger or smaller.  ds.size.passing

    With a height it goes through the air, or through the ground; with `stop` it ends only there. Who flies or burrows
    goes on so, on a level; who only hangs on to something goes nowhere.
    """
    if height is None and mover.height != clash.floor_under(mover):
        height = mover.height
        budget = budget if is_in_its_element(clash, mover) else 0
    free = clash.open & ~avoided
    for forbid in readings.hooks.shunned:
        free &= ~forbid(clash, mover)
    free &= footing(clash, mover) if height is None else airspace(clash, mover, min(height, mover.height))
    dear = prices(readings, clash, mover)
    stop &= free & ~crowded(clash, mover, height)
    return clash.walled.reach(mover.at, budget, free, dear, stop=stop, body=mover.width)
