"""The areas of powers: where they can be aimed, and whom they catch.  Start at `caught`.

What begins at its user goes towards the square that is named; a sphere is around the lower right corner of that square;
a burst is all around its user.
"""

from functools import lru_cache
from typing import Final

from affray.core.board import Centred, Grid, mask_of, squares_of
from affray.rules.dnd5e.blocks import Power
from affray.rules.dnd5e.values import DEAD, Battle, Combatant

BURST: Final = "burst"
SPHERE: Final = "sphere"


def aims(battle: Battle, creature: Combatant, power: Power) -> int:
    """The squares at which the area can be aimed.  B-51 B-52 B-55"""
    assert power.area is not None
    width, space = creature.block.width, battle.space(creature)
    if power.area.shape != SPHERE:
        return battle.grid.around(creature.at, width, power.area.size)
    near = battle.grid.around(creature.at, width, power.range) | space
    sight, opaque = battle.board.sight, battle.board.opaque
    return mask_of(square for square in squares_of(near) if sight.in_sight_of_corner(square, space, opaque))


def caught(battle: Battle, creature: Combatant, power: Power, aim: int | None = None) -> list[Combatant]:
    """Those in the area, friends too, but never its user.  B-54 B-55"""
    assert power.area is not None
    if aim is None:
        size = power.area.size
        return [c for c in battle.everyone() if is_there(creature, c) and battle.distance(creature, c) <= size]
    squares = covered(battle, creature, power, aim)
    return [c for c in battle.everyone() if is_there(creature, c) and battle.space(c) & squares]


def is_there(creature: Combatant, other: Combatant) -> bool:
    return other is not creature and other.status != DEAD


def covered(battle: Battle, creature: Combatant, power: Power, aim: int) -> int:
    """The squares of the area, without what total cover keeps out.  B-54"""
    assert power.area is not None
    areas, sight, opaque = areas_on(battle.grid), battle.board.sight, battle.board.opaque
    shape, size = power.area.shape, power.area.size
    if shape == SPHERE:
        return sight.in_sight_of_corner(aim, areas.sphere_at_corner(aim, size) & ~opaque, opaque)
    own = battle.space(creature)
    origin = min(squares_of(own), key=lambda square: battle.grid.distance(square, aim))
    draw = {"cone": areas.cone, "cube": areas.cube, "line": areas.line}[shape]
    return sight.in_sight(origin, draw(origin, aim, size) & ~opaque & ~own, opaque)


@lru_cache(maxsize=64)
def areas_on(grid: Grid) -> Centred:
    """The same every time, so that what it remembers serves all fights."""
    return Centred(grid)
