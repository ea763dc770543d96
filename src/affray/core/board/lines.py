"""Straight lines: which squares they cross, and between which they pass.  Start at `Line`.

All coordinates are integers, so a line is the same on every machine and in both directions. Points are in units of
1/`Grid.scale` of the distance between neighbouring centres, so that corners have integer coordinates.
"""

from collections.abc import Iterator

from affray.core.board.bits import mask_of
from affray.core.board.grid import Grid, Vector

Line = tuple[int, int, int]
"""A line as a tuple of two masks and a number, for speed: (inside, beside, slant).

`inside` are the squares whose interior it crosses: any of them can block it. A square that it only touches, along a
side or at a corner, does not block it. But where it runs exactly between two squares, along their shared side or
through their shared corner, it is blocked if both are: `beside` holds the first of each such pair, and `slant` is the
difference to the second, which is the same for all pairs of a line.
"""


def trace(grid: Grid, middle: int, start: Vector, way: Vector) -> Line:
    """The line from `start` to `start + way`, drawn so that the square at (0, 0) is the bit `middle`."""
    dx, dy = way
    half_width = max(abs(dx * y - dy * x) for x, y in grid.corners)
    inside = 0
    touched: dict[tuple[int, ...], list[int]] = {}
    for x, y in _squares_near(grid, start, way):
        centre = grid.scale * x - start[0], grid.scale * y - start[1]
        off = dx * centre[1] - dy * centre[0]
        bit = middle + y * grid.stride + x
        if abs(off) < half_width and _lies_along(grid, centre, way):
            inside |= 1 << bit
        elif abs(off) == half_width:
            touched.setdefault(_contact(grid, centre, way), []).append(bit)
    total = dx * dx + dy * dy
    # Squares that touch the line only at its end or beyond do not count.
    pairs = [sorted(bits) for at, bits in touched.items() if len(bits) == 2 and 0 < sum(at) < total * len(at)]
    beside = mask_of(first for first, _ in pairs)
    return inside, beside, max((second - first for first, second in pairs), default=0)


def _squares_near(grid: Grid, start: Vector, way: Vector) -> Iterator[Vector]:
    """A superset of the squares that the line touches: two or three in each column, or row if it is steep."""
    if not any(way):
        return
    if abs(way[0]) < abs(way[1]):
        yield from ((x, y) for y, x in _squares_near(grid, start[::-1], way[::-1]))
        return
    (px, py), (dx, dy) = start, way
    low, high = sorted((px // grid.scale, (px + dx) // grid.scale))
    for x in range(low - 1, high + 2):
        # Here y = above / below.
        above, below = py * dx + (grid.scale * x - px) * dy, grid.scale * dx
        for y in range(-(-above // below) - 1, above // below + 2):
            yield x, y


def _lies_along(grid: Grid, centre: Vector, way: Vector) -> bool:
    """Does the line overlap the square lengthwise? Asked of squares that its extension crosses."""
    for x, y in grid.faces:
        reach = x * way[0] + y * way[1]
        here = x * centre[0] + y * centre[1]
        if not min(0, reach) - grid.face_distance < here < max(0, reach) + grid.face_distance:
            return False
    return True


def _contact(grid: Grid, centre: Vector, way: Vector) -> tuple[int, ...]:
    """The positions along the line of the corners at which the square touches it: two for a side, otherwise one."""
    corners = [(centre[0] + x, centre[1] + y) for x, y in grid.corners]
    return tuple(sorted(way[0] * x + way[1] * y for x, y in corners if way[0] * y == way[1] * x))
