"""Flying: level, up and down.  Start at `offers`; falling: `harm/falling.py`.

Up and down counts as much as sideways, the greater of both (5e.grid.distance): three squares on and two up are three.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from affray.core.board import Reach, Ways
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Names, Number, OneOf, Way
from affray.rules.dnd5e.gear.grapple_holds import held
from affray.rules.dnd5e.harm.falling import level_ground
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.movement.opportunity import provoke
from affray.rules.dnd5e.movement.speeds import left, pay
from affray.rules.dnd5e.movement.walk import crowding, drag_along, reach_of, slowed_by, step_to, walk
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant


def offers(battle: Battle, flyer: Combatant, verb: str = "fly", part: int = 1) -> Iterator[object]:
    """Level, straight up or down, or both at once: `fly d4`, `fly 3`, `fly 3 d4`. Who drags others goes level on foot
    as long as it is on the ground, and by a `part` of its speed.  5e.move.speeds 5e.grapple.drag"""
    budget = left(flyer, FLY, part)
    if budget == 0 or flyer.has("prone"):
        return
    goes_level = verb == "fly" or is_aloft(battle, flyer)
    if goes_level:
        yield Pattern(verb, Way(_ways(battle, flyer, level(battle, flyer), part)))
    highest, lowest = free_heights(battle, flyer, 1, budget), free_heights(battle, flyer, -1, budget)
    yield Pattern(verb, Number(flyer.height + 1, highest))
    yield Pattern(verb, Number(lowest, flyer.height - 1))
    if flyer.height >= 0:
        for height in range(max(flyer.height - budget, 0), flyer.height + budget + 1):
            ways = _ways(battle, flyer, height, part)
            is_default = goes_level and height == level(battle, flyer)
            yield Pattern(verb, (Said if is_default else OneOf)([height]), Way(ways))


class Said(OneOf):
    """What may be said, and is not listed, since it is what one does who does not say it."""

    __slots__ = ()

    def __iter__(self) -> Iterator[int]:
        return iter(())

    def count(self) -> int:
        return 0

    def shown(self, names: Names) -> list[str]:
        return []


def is_aloft(battle: Battle, creature: Combatant) -> bool:
    return creature.height > battle.floor(battle.space(creature))


def _ways(battle: Battle, flyer: Combatant, height: int, part: int = 1) -> Ways:
    return Ways(battle.grid, partial(reach_in_the_air, battle, flyer, height, part))


def reach_in_the_air(battle: Battle, flyer: Combatant, height: int, part: int = 1) -> Reach:
    ends = level_ground(battle, height) | (battle.board.filled if flyer.block.passes else 0)
    return reach_of(battle, flyer, left(flyer, FLY, part), ends, FLY, height)


def level(battle: Battle, flyer: Combatant) -> int:
    """The height of a flight without a named one: the present height, at least 1 above the ground."""
    return max(flyer.height, battle.floor(battle.space(flyer)) + 1)


def free_heights(battle: Battle, flyer: Combatant, step: int, budget: int) -> int:
    """How far up (1) or down (-1) the flyer gets on the same square before it meets somebody or the ground."""
    space, height = battle.space(flyer), flyer.height
    for _ in range(budget):
        after = height + step
        if after < battle.floor(space) or crowding(battle, space, flyer, after):
            break
        height = after
    return height


def fly(table: Table, flyer: Combatant, *to: Any, drags: bool = False) -> None:
    """Over the ground and to the height that is named, if any, perhaps with those whom it holds.

    5e.move.speeds 5e.move.deduct 5e.grapple.drag
    """
    way = to[-1] if isinstance(to[-1], tuple) else ()
    height = to[0] if isinstance(to[0], int) else level(table.state, flyer)
    steep = abs(height - flyer.height) - len(way)
    if steep > 0 and height > flyer.height and not soar(table, flyer, flyer.height + steep, drags):
        return
    heights = [_toward(flyer.height, height, step) for step in range(1, len(way) + 1)]
    if walk(table, flyer, way, mode=FLY, heights=heights, drags=drags):
        soar(table, flyer, height, drags)


def soar(table: Table, flyer: Combatant, height: int, drags: bool = False) -> bool:
    """Straight up or down, square by square. Does it come so far?"""
    battle = table.state
    while flyer.height != height:
        after = _toward(flyer.height, height, 1)
        square = flyer.at
        loads = held(battle, flyer) if drags else []
        if not provoke(table, flyer, square, after, loads, FLY) or left(flyer, FLY, slowed_by(flyer, loads)) == 0:
            return False
        if crowding(battle, battle.space(flyer), flyer, after):
            return False
        pay(table, flyer, 1)
        step_to(table, flyer, square, after)
        if loads:
            drag_along(table, flyer, loads, square)
    return True


def _toward(one: int, other: int, by: int) -> int:
    return min(one + by, other) if other > one else max(one - by, other)
