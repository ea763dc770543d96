"""Areas of effect as shapes on the grid, whatever stands there.  Start at `Area`.

A sphere or cylinder is around the lower right corner of the square that is named; so is a cube at a point, or around
the square itself if it is an odd number of squares wide. What begins at the caster goes towards the square named.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from affray.core.board import Areas, Centred, Counted, Grid, Halved
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spells import Shape

ROUND: Final[dict[tuple[str, str], type[Areas]]] = {
    ("euclid", "centre"): Centred,
    ("euclid", "half"): Halved,
    ("euclid", "template"): Centred,
    ("chebyshev", "centre"): Counted,
    ("chebyshev", "half"): Counted,
    ("chebyshev", "template"): Counted,
}
"""How spheres and cylinders are read, by `area.distance` and `area.grid`.  5e.area.grid 5e.area.distance"""
AIMED: Final[dict[str, type[Areas]]] = {"centre": Centred, "half": Halved, "template": Counted}
"""How cones and lines are read, by `area.grid`.  5e.area.grid"""


class Area(NamedTuple):
    """An area of a spell or a power: whose it is, its shape and size, and the square that is named: it is around that
    one, or `is_directed` from its maker towards it."""

    source: Combatant
    shape: Shape
    size: int
    square: int
    is_directed: bool


class AreaReading:
    """How a table reads areas on its grid: what is round, and what is aimed.  5e.area.grid 5e.area.distance"""

    __slots__ = ("_round", "_aimed")

    def __init__(self, distance: str, grid: str) -> None:
        self._round = ROUND[distance, grid]
        self._aimed = AIMED[grid]

    def squares(self, grid: Grid, shape: Shape, size: int, origin: int, towards: int | None) -> int:
        """The squares of an area, whatever stands in its way. `towards` is None for an area around a point."""
        if shape.kind in ("sphere", "cylinder"):
            return areas_on(self._round, grid).sphere_at_corner(origin, size)
        aimed = areas_on(self._aimed, grid)
        if towards is None:
            return _cube_around(grid, origin, size)
        draw = {"cone": aimed.cone, "line": aimed.line, "cube": aimed.cube}[shape.kind]
        return draw(origin, towards, size)


@lru_cache(maxsize=64)
def areas_on(reading: type[Areas], grid: Grid) -> Areas:
    """The same every time, so that what it remembers serves all fights."""
    return reading(grid)


def _cube_around(grid: Grid, square: int, size: int) -> int:
    before = (size - 1) // 2
    vectors = [(x - before, y - before) for y in range(size) for x in range(size)]
    return grid.placed(grid.drawn(vectors), square)
