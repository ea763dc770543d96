"""Boards of squares on which a diagonal step costs one.  Start at `Squares`; `alternating.py` has the other rule."""

from affray.core.board.bits import moved, union
from affray.core.board.grid import Grid, Vector
from affray.core.board.reach import Steps


class Squares(Grid):
    """Squares on which a diagonal step costs one."""

    __slots__ = ()
    scale = 2
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    faces = ((1, 0), (0, 1))
    face_distance = 1
    sides = ((0, -1), (-1, 0), (1, 0), (0, 1))
    quarters = (0, 1, 2, 3, 4)

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height, 2 * width)

    def at(self, column: int, row: int) -> int:
        return (row + 1) * self.stride + column

    def vector(self, delta: int) -> Vector:
        y, x = divmod(delta + self.width, self.stride)
        return x - self.width, y

    def fits(self, x: int, y: int) -> bool:
        return abs(x) < self.width and abs(y) < self.height

    def length(self, x: int, y: int) -> int:
        return max(abs(x), abs(y))

    def steps_along(self, x: int, y: int) -> int:
        return max(abs(x), abs(y))

    def length_from_corner(self, x: int, y: int) -> int:
        return self.length(max(x, 1 - x), max(y, 1 - y))

    def dot(self, one: Vector, other: Vector) -> int:
        return 2 * (one[0] * other[0] + one[1] * other[1])

    def spread(self, mask: int) -> int:
        row = mask | mask << 1 | mask >> 1
        return row | row << self.stride | row >> self.stride

    def body(self, size: int) -> list[Vector]:
        return [(x, y) for y in range(size) for x in range(size)]

    def steps(self, filled: int, size: int) -> Steps:
        return SquareSteps(self, filled, size)


class SquareSteps(Steps):
    """Steps in eight directions. No diagonal step cuts the corner of a filled square.

    For a body of several squares, the corners are those of the two squares that it brushes on the way and covers
    neither before nor after.
    """

    __slots__ = ("stride", "_tight", "down_right", "down_left", "up_right", "up_left")

    def __init__(self, grid: Grid, filled: int, size: int) -> None:
        super().__init__(grid)
        self.stride = grid.stride
        end = size - 1
        down_right = self._open(filled, (size, 0), (0, size))
        down_left = self._open(filled, (-1, 0), (end, size))
        up_right = self._open(filled, (0, -1), (size, end))
        up_left = self._open(filled, (-1, end), (end, -1))
        self._tight = grid.all & ~(down_right & down_left & up_right & up_left)
        # A diagonal step goes sideways first: these are the squares from which it may continue up or down.
        self.down_right = down_right << 1
        self.down_left = down_left >> 1
        self.up_right = up_right << 1
        self.up_left = up_left >> 1

    def _open(self, filled: int, *brushed: Vector) -> int:
        """The anchors at which none of the squares at these vectors is filled."""
        return self.grid.all & ~union(moved(filled, -(y * self.stride + x)) for x, y in brushed)

    def spread(self, mask: int) -> int:
        stride = self.stride
        if mask & self._tight:
            right, left = mask << 1, mask >> 1
            below = mask | right & self.down_right | left & self.down_left
            above = mask | right & self.up_right | left & self.up_left
            return right | left | below << stride | above >> stride
        row = mask | mask << 1 | mask >> 1
        return row | row << stride | row >> stride
