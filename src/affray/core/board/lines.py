"""Straight lines: which squares they pass through, and between which they squeeze.  Start at `Line`.

Everything is whole numbers, so a line is the same on every machine and in both directions. Points are counted in parts
of the way from one centre to the next (`Grid.scale`), so that corners have whole numbers too.
"""

from collections.abc import Iterator

from affray.core.board.bits import mask_of
from affray.core.board.grid import Grid, Vector

Line = tuple[int, int, int]
"""A line as two masks and a number: (inside, beside, slant). A plain tuple, since nothing is taken apart faster.

`inside` are the squares through whose inside it passes: any of them can block it. A square that it only touches, along
a side or at a corner, does not block it. But where it runs exactly between two squares, along the side that they share
or through the corner at which they meet, and both are blocked, nothing gets through: `beside` holds the first of each
such pair, and `slant` is how much higher the number of the other is, which is the same for all pairs of a line.
"""


def trace(grid: Grid, middle: int, start: Vector, way: Vector) -> Line:
    """The line from a point by this much to another, drawn so that the square at (0, 0) is the bit `middle`."""
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
    # A square that touches the line at its very end, or beyond it, touches another line.
    pairs = [sorted(bits) for at, bits in touched.items() if len(bits) == 2 and 0 < sum(at) < total * len(at)]
    beside = mask_of(first for first, _ in pairs)
    return inside, beside, max((second - first for first, second in pairs), default=0)


def _squares_near(grid: Grid, start: Vector, way: Vector) -> Iterator[Vector]:
    """Every square that the line can touch, and some more: two or three in each column, or row if it is a steep one."""
    if not any(way):
        return
    if abs(way[0]) < abs(way[1]):
        yield from ((x, y) for y, x in _squares_near(grid, start[::-1], way[::-1]))
        return
    (px, py), (dx, dy) = start, way
    low, high = sorted((px // grid.scale, (px + dx) // grid.scale))
    for x in range(low - 1, high + 2):
        # The line is at y = above / below here.
        above, below = py * dx + (grid.scale * x - px) * dy, grid.scale * dx
        for y in range(-(-above // below) - 1, above // below + 2):
            yield x, y


def _lies_along(grid: Grid, centre: Vector, way: Vector) -> bool:
    """Does the line end neither before the square nor begin after it? Asked of squares that it would pass through."""
    for x, y in grid.faces:
        reach = x * way[0] + y * way[1]
        here = x * centre[0] + y * centre[1]
        if not min(0, reach) - grid.face_distance < here < max(0, reach) + grid.face_distance:
            return False
    return True


def _contact(grid: Grid, centre: Vector, way: Vector) -> tuple[int, ...]:
    """Where along the line the corners lie at which the square touches it: two for a side, otherwise one."""
    corners = [(centre[0] + x, centre[1] + y) for x, y in grid.corners]
    return tuple(sorted(way[0] * x + way[1] * y for x, y in corners if way[0] * y == way[1] * x))
