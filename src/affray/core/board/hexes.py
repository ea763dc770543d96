"""Boards of hexes in rows, every second row shifted half a hex to the right.  Start at `Hexes`.

A hex has a neighbour on either side and two in each of the rows above and below. Names use offset coordinates (a1, a2,
a3 are nearly below one another), but vectors use axial ones: x to the right, y down *and to the right*. So the vectors
to the neighbours are the same in odd and even rows:

      (0,-1) (1,-1)
    (-1,0) (0,0) (1,0)
      (-1,1) (0,1)
"""

from affray.core.board.grid import Grid, Vector
from affray.core.board.reach import Steps


class Hexes(Grid):
    __slots__ = ()
    scale = 3
    corners = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
    faces = ((1, -1), (2, 1), (1, 2))
    face_distance = 3
    sides = ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
    quarters = (0, 1, 1, 2, 3, 3, 4)

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height, 2 * width + 1)

    def at(self, column: int, row: int) -> int:
        return (row + 1) * self.stride + column - row // 2

    def shift(self, row: int) -> int:
        return row % 2

    def vector(self, delta: int) -> Vector:
        y = (2 * delta + 2 * self.width) // (2 * self.stride - 1)
        return delta - y * self.stride, y

    def fits(self, x: int, y: int) -> bool:
        return abs(2 * x + y) <= 2 * self.width and abs(y) < self.height

    def length(self, x: int, y: int) -> int:
        return max(abs(x), abs(y), abs(x + y))

    def steps_along(self, x: int, y: int) -> int:
        return self.length(x, y)

    def length_from_corner(self, x: int, y: int) -> int:
        return 1 + min(self.length(x, y), self.length(x - 1, y), self.length(x, y - 1))

    def dot(self, one: Vector, other: Vector) -> int:
        (x, y), (u, v) = one, other
        return 2 * x * u + 2 * y * v + x * v + y * u

    def spread(self, mask: int) -> int:
        stride = self.stride
        return mask | mask << 1 | mask >> 1 | mask << stride | mask >> stride | mask << stride - 1 | mask >> stride - 1

    def body(self, size: int) -> list[Vector]:
        """One hex, or three that touch each other, with rings around them according to the size."""
        body = {(0, 0)} if size % 2 else {(0, 0), (1, 0), (0, 1)}
        for _ in range((size - 1) // 2):
            body |= {(x + across, y + down) for x, y in body for across, down in self.sides}
        top, left = min((y, x) for x, y in body)
        return sorted(((x - left, y - top) for x, y in body), key=lambda vector: vector[::-1])

    def steps(self, filled: int, size: int) -> Steps:
        return HexSteps(self)


class HexSteps(Steps):
    """Steps in six directions. Without diagonals there are no corners to cut."""

    __slots__ = ()

    def spread(self, mask: int) -> int:
        return self.grid.spread(mask)
