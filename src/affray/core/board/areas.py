"""Areas of effect as masks: spheres, cones, lines, cubes.  Start at `Areas`.

Books give areas in feet or metres, which must be interpreted on a grid. Each interpretation is a class: `Counted`,
`Centred` or `Halved`. Areas ignore walls: `Sight.in_sight` removes what lies behind them, and a `Reach` goes around
corners. A burst around a body is `Grid.around`, a cube placed anywhere is `Grid.footprint`, and a wall is any mask that
`Grid.is_joined`.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import ClassVar, Final

from affray.core.board.bits import BoundedCache
from affray.core.board.grid import Grid, Vector

FINE: Final = 48
"""Subdivisions of the distance between neighbouring centres, for rasterising figures."""
Aim = tuple[int, int]
"""The square aimed at minus the origin, and the length of the area."""


class Areas(ABC):
    """An interpretation of areas on a grid. Aimed areas point `towards` another square and exclude their origin."""

    __slots__ = ("_grid", "_spheres", "_corner_spheres", "_cones", "_lines", "_cubes")

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._spheres = BoundedCache(self._sphere)
        self._corner_spheres = BoundedCache(self._sphere_at_corner)
        self._cones = BoundedCache(self._cone)
        self._lines = BoundedCache(self._line)
        self._cubes = BoundedCache(self._cube)

    def sphere(self, centre: int, radius: int) -> int:
        """A sphere around the centre of a square."""
        return self._grid.placed(self._spheres[radius], centre)

    def sphere_at_corner(self, square: int, radius: int) -> int:
        """A sphere around the lower right corner of a square."""
        return self._grid.placed(self._corner_spheres[radius], square)

    def cone(self, origin: int, towards: int, length: int) -> int:
        """A cone: at each distance from its origin as wide as that distance."""
        return self._grid.placed(self._cones[towards - origin, length], origin)

    def line(self, origin: int, towards: int, length: int) -> int:
        """A line, one square wide."""
        return self._grid.placed(self._lines[towards - origin, length], origin)

    def cube(self, origin: int, towards: int, size: int) -> int:
        """Of all cubes that share a side with the origin, the one whose centre is nearest to the aim."""
        return self._grid.placed(self._cubes[towards - origin, size], origin)

    @abstractmethod
    def _sphere(self, radius: int) -> int: ...

    @abstractmethod
    def _sphere_at_corner(self, radius: int) -> int: ...

    @abstractmethod
    def _cone(self, aim: Aim) -> int: ...

    @abstractmethod
    def _line(self, aim: Aim) -> int: ...

    def _cube(self, aim: Aim) -> int:
        delta, size = aim
        body = self._grid.body(size)
        anchors = {(x - across, y - down) for x, y in self._grid.sides for across, down in body}
        cubes = [[(x + across, y + down) for across, down in body] for x, y in anchors]
        beside = {_sum(cube): cube for cube in cubes if (0, 0) not in cube}
        return self._grid.drawn(beside[self._by_angle(delta, beside)[0]])

    def _by_angle(self, delta: int, vectors: Iterable[Vector]) -> list[Vector]:
        """The vectors sorted by angle to the aim, nearest first; of two equally near, the clockwise one first."""
        dot, axis = self._grid.dot, self._grid.vector(delta)

        def nearness(vector: Vector) -> tuple[Fraction, int]:
            along = dot(axis, vector)
            return Fraction(along * abs(along), dot(vector, vector)), axis[0] * vector[1] - axis[1] * vector[0]

        return sorted(vectors, key=nearness, reverse=True)


class Counted(Areas):
    """Areas by counting squares, as distances are counted.

    At distance n a cone is the n squares nearest to its axis: on squares and hexes, and in every direction, 1 + 2 + 3
    squares for a cone of length 3. A line is the square nearest to its axis after each step, up to its length.
    """

    __slots__ = ()

    def _sphere(self, radius: int) -> int:
        return self._grid.shape(radius, lambda x, y: self._grid.length(x, y) <= radius)

    def _sphere_at_corner(self, radius: int) -> int:
        return self._grid.shape(radius, lambda x, y: self._grid.length_from_corner(x, y) <= radius)

    def _cone(self, aim: Aim) -> int:
        return self._nearest(aim, self._grid.length, range(1, aim[1] + 1))

    def _line(self, aim: Aim) -> int:
        return self._nearest(aim, self._grid.steps_along, [1] * aim[1]) & self._spheres[aim[1]]

    def _nearest(self, aim: Aim, measure: Callable[[int, int], int], widths: Iterable[int]) -> int:
        """For distance 1, 2, 3 and so on, the given number of squares, those nearest to the aim."""
        delta, length = aim
        span = range(-length, length + 1)
        rings: dict[int, list[Vector]] = defaultdict(list)
        for vector in ((x, y) for y in span for x in span):
            rings[measure(*vector)].append(vector)
        fans = [self._by_angle(delta, rings[far])[:wide] for far, wide in enumerate(widths, 1)]
        return self._grid.drawn(vector for fan in fans for vector in fan)


class Centred(Areas):
    """Areas as geometric figures: a square is included if its centre is inside the figure or on its edge.

    Figures start at the centre of the origin. A cone is a triangle, a line a rectangle one square wide.
    """

    __slots__ = ()
    points: ClassVar[tuple[Vector, ...]] = ((0, 0),)
    """Sample points of a square relative to its centre; `FINE` units are the width of a square."""

    def _sphere(self, radius: int) -> int:
        return self._ball(radius, 0)

    def _sphere_at_corner(self, radius: int) -> int:
        return self._ball(radius, FINE // self._grid.scale)

    def _ball(self, radius: int, beyond: int) -> int:
        dot, far = self._grid.dot, 2 * (FINE * radius) ** 2

        def is_within(x: int, y: int) -> bool:
            vector = x - beyond, y - beyond
            return dot(vector, vector) <= far

        return self._drawn(radius, is_within)

    def _cone(self, aim: Aim) -> int:
        # Half as wide as long: across² ≤ (along / 2)², where across² + along² is the squared distance.
        return self._figure(aim, lambda along, distance, unit: 4 * distance * unit <= 5 * along)

    def _line(self, aim: Aim) -> int:
        return self._figure(aim, lambda along, distance, unit: 2 * (distance * unit - along) <= unit * FINE**2)

    def _figure(self, aim: Aim, holds: Callable[[int, int, int], bool]) -> int:
        """The squares in front of the origin, no farther along the axis than the length, for which `holds`.

        For a vector v and the axis a, `holds` gets (v·a)², v·v and a·a, each product doubled as in `Grid.dot`.
        """
        delta, length = aim
        dot, axis = self._grid.dot, self._grid.vector(delta)
        unit = dot(axis, axis)

        def is_within(x: int, y: int) -> bool:
            along = dot((x, y), axis)
            is_before = along > 0 and along**2 <= 2 * (FINE * length) ** 2 * unit
            return is_before and holds(along**2, dot((x, y), (x, y)), unit)

        return self._drawn(length, is_within) & ~(1 << self._grid.middle)

    def _drawn(self, length: int, is_within: Callable[[int, int], bool]) -> int:
        """The squares, up to `length` away, of which at least half of the sample points are within."""
        points = self.points

        def is_in(x: int, y: int) -> bool:
            return 2 * sum(is_within(FINE * x + across, FINE * y + down) for across, down in points) >= len(points)

        return self._grid.shape(2 * length, is_in)


class Halved(Centred):
    """The same figures, but a square is included if at least half of its area is, sampled at 8 × 8 points."""

    __slots__ = ()
    points = tuple((6 * x - 21, 6 * y - 21) for y in range(8) for x in range(8))


def _sum(vectors: Iterable[Vector]) -> Vector:
    across, down = zip(*vectors, strict=True)
    return sum(across), sum(down)
