"""Flying: level, up and down.  Start at `offers`; falling: `harm/falling.py`.

Up and down counts as much as sideways, the greater of both (5e.grid.distance): three squares on and two up are three.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from affray.core.board import Reach, Ways
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Number, OneOf, Way
from affray.rules.dnd5e.harm.falling import level_ground
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.movement.opportunity import provoke
from affray.rules.dnd5e.movement.speeds import left, pay
from affray.rules.dnd5e.movement.walk import reach_of, step_to, those_in, walk
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant


def offers(battle: Battle, flyer: Combatant) -> Iterator[object]:
    """Level, straight up or down, or both at once: `fly d4`, `fly 3`, `fly 3 d4`.  5e.move.speeds"""
    budget = left(flyer, FLY)
    if budget == 0 or flyer.has("prone"):
        return
    yield Pattern("fly", Way(_ways(battle, flyer, level(battle, flyer))))
    highest, lowest = free_heights(battle, flyer, 1, budget), free_heights(battle, flyer, -1, budget)
    yield Pattern("fly", Number(flyer.height + 1, highest))
    yield Pattern("fly", Number(lowest, flyer.height - 1))
    if flyer.height >= 0:
        for height in range(max(flyer.height - budget, 0), flyer.height + budget + 1):
            if height != level(battle, flyer):
                yield Pattern("fly", OneOf([height]), Way(_ways(battle, flyer, height)))


def _ways(battle: Battle, flyer: Combatant, height: int) -> Ways:
    return Ways(battle.grid, partial(reach_in_the_air, battle, flyer, height))


def reach_in_the_air(battle: Battle, flyer: Combatant, height: int) -> Reach:
    return reach_of(battle, flyer, left(flyer, FLY), level_ground(battle, height), FLY, height)


def level(battle: Battle, flyer: Combatant) -> int:
    """The height of a flight without a named one: the present height, at least 1 above the ground."""
    return max(flyer.height, battle.floor(battle.space(flyer)) + 1)


def free_heights(battle: Battle, flyer: Combatant, step: int, budget: int) -> int:
    """How far up (1) or down (-1) the flyer gets on the same square before it meets somebody or the ground."""
    space, height = battle.space(flyer), flyer.height
    for _ in range(budget):
        after = height + step
        if after < battle.floor(space) or those_in(battle, space, flyer, after):
            break
        height = after
    return height


def fly(table: Table, flyer: Combatant, *to: Any) -> None:
    """Fly along the way and to the named height, if any.  5e.move.speeds 5e.move.deduct"""
    way = to[-1] if isinstance(to[-1], tuple) else ()
    height = to[0] if isinstance(to[0], int) else level(table.state, flyer)
    steep = abs(height - flyer.height) - len(way)
    if steep > 0 and height > flyer.height and not soar(table, flyer, flyer.height + steep):
        return
    heights = [_toward(flyer.height, height, step) for step in range(1, len(way) + 1)]
    if walk(table, flyer, way, mode=FLY, heights=heights):
        soar(table, flyer, height)


def soar(table: Table, flyer: Combatant, height: int) -> bool:
    """Straight up or down, square by square. Does it reach the height?"""
    battle = table.state
    while flyer.height != height:
        after = _toward(flyer.height, height, 1)
        square = flyer.at
        if not provoke(table, flyer, square, after) or left(flyer, FLY) == 0:
            return False
        if those_in(battle, battle.space(flyer), flyer, after):
            return False
        pay(table, flyer, 1)
        step_to(table, flyer, square, after)
    return True


def _toward(one: int, other: int, by: int) -> int:
    return min(one + by, other) if other > one else max(one - by, other)
