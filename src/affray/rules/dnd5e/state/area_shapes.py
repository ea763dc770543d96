"""Areas of effect as shapes on the grid, without cover.  Start at `Area`.

A sphere or cylinder is centred on the lower right corner of the chosen square; so is a cube at a point, or on the
square itself if it is an odd number of squares wide. An area from the caster points at the chosen square.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from affray.core.board import Areas, Centred, Counted, Grid, Halved
from affray.core.board.bits import moved
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.shapes import Shape

ROUND: Final[dict[tuple[str, str], type[Areas]]] = {
    ("euclid", "centre"): Centred,
    ("euclid", "half"): Halved,
    ("euclid", "template"): Centred,
    ("chebyshev", "centre"): Counted,
    ("chebyshev", "half"): Counted,
    ("chebyshev", "template"): Counted,
}
"""How spheres and cylinders are drawn, by `area.distance` and `area.grid`.  5e.area.grid 5e.area.distance"""
AIMED: Final[dict[str, type[Areas]]] = {"centre": Centred, "half": Halved, "template": Counted}
"""How cones and lines are drawn, by `area.grid`.  5e.area.grid"""


class Area(NamedTuple):
    """An area of a spell or a power: its source, shape and size, and the chosen square. The area is around that
    square, or `is_directed` from the source towards it. A wall runs through the corners of its `way`, or stands in a
    ring around the square, and does something on one `side`.
    """

    source: Combatant
    shape: Shape
    size: int
    square: int
    is_directed: bool
    way: tuple[int, ...] = ()
    side: str = ""


class AreaReading:
    """How a table draws round and aimed areas on its grid.  5e.area.grid 5e.area.distance"""

    __slots__ = ("_round", "_aimed")

    def __init__(self, distance: str, grid: str) -> None:
        self._round = ROUND[distance, grid]
        self._aimed = AIMED[grid]

    def squares(self, grid: Grid, shape: Shape, size: int, origin: int, towards: int | None) -> int:
        """The squares of an area, cover left aside. `towards` is None for an area around a point."""
        if shape.kind in ("sphere", "cylinder"):
            return areas_on(self._round, grid).sphere_at_corner(origin, size)
        aimed = areas_on(self._aimed, grid)
        if towards is None:
            return _cube_around(grid, origin, size)
        draw = {"cone": aimed.cone, "line": aimed.line, "cube": aimed.cube}[shape.kind]
        drawn = draw(origin, towards, size)
        return drawn if shape.wide == 1 else widened(grid, drawn, grid.vector(towards - origin), shape.wide)


def widened(grid: Grid, line: int, along: tuple[int, int], wide: int) -> int:
    """A line of several squares' width: more squares at its sides in turn, below or to the right of it first."""
    step = grid.stride if abs(along[0]) >= abs(along[1]) else 1
    below = above = line
    for place in range(1, wide):
        if place % 2:
            below |= moved(below, step) & grid.all
        else:
            above |= moved(above, -step) & grid.all
    return below | above


@lru_cache(maxsize=64)
def areas_on(reading: type[Areas], grid: Grid) -> Areas:
    """One instance for each grid, so that all fights share its caches."""
    return reading(grid)


def _cube_around(grid: Grid, square: int, size: int) -> int:
    before = (size - 1) // 2
    vectors = [(x - before, y - before) for y in range(size) for x in range(size)]
    return grid.placed(grid.drawn(vectors), square)
