"""Flying.  Start at `fly`.

It is paid for out of the same move action as walking: a speed is the same for every way to move.
"""

from collections.abc import Iterator
from typing import Any

from affray.core.board import Ways
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Number, OneOf, Way
from affray.rules.drawsteel.movement.falling import fall_if_unsupported
from affray.rules.drawsteel.movement.speed import begin_move, budget_of, is_agile
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.movement.ways import reach_of
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import LEFT
from affray.rules.drawsteel.state.clash import Clash, Fighter


def offer_flight(readings: Readings, clash: Clash, flyer: Fighter) -> Iterator[object]:
    """Level, straight up or down, or both at once: `fly d4`, `fly 3`, `fly -1 d4`.  ds.fly"""
    budget = budget_of(readings, clash, flyer)
    if not flyer.block.modes & {"fly", "hover"} or not is_agile(flyer) or budget <= 0 or clash.is_buried(flyer):
        return
    yield Pattern("fly", Way(_aloft(readings, clash, flyer, 0)))
    down = flyer.height - clash.floor_under(flyer)
    for low, high in ((1, budget), (-min(down, budget), -1)):
        if low <= high:
            yield Pattern("fly", Number(low, high))
            for climb in range(low, high + 1):
                yield Pattern("fly", OneOf([climb]), Way(_aloft(readings, clash, flyer, climb)))


def _aloft(readings: Readings, clash: Clash, flyer: Fighter, climb: int) -> Ways:
    budget = budget_of(readings, clash, flyer)
    return Ways(clash.grid, lambda: reach_of(readings, clash, flyer, budget, height=flyer.height + climb))


def fly(table: Table, flyer: Fighter, *aim: Any) -> None:
    """Fly in three dimensions, at the same cost as on foot.  ds.fly"""
    begin_move(table, flyer)
    climb = next((each for each in aim if isinstance(each, int)), 0)
    way = next((each for each in aim if isinstance(each, tuple)), ())
    go(table, flyer, way, LEFT, climb=climb)
    fall_if_unsupported(table, flyer)
