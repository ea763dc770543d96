"""Squares, their names, how far apart they are, and bodies that fill several.  Start at `Grid`.

A *square* is a whole number, a set of squares is a *mask* (see `bits.py`), whether the board is of squares or of
hexes. Between two rows are at least as many unused bits as a row has squares, and a whole unused row comes first. So a
set that is moved over the side of the board falls beside it, never onto another row, and the difference of two squares
tells how one lies to the other: whatever is worked out for one pair is remembered for all that lie alike.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from affray.core.board.bits import Remembered, mask_of, moved

if TYPE_CHECKING:
    from affray.core.board.reach import Steps

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
Vector = tuple[int, int]


class NoSuchSquare(ValueError):
    """A name that no square of the board has; those there are run from `first` to `last`."""

    def __init__(self, name: str, first: str, last: str) -> None:
        super().__init__(name, first, last)
        self.name = name
        self.first = first
        self.last = last

    def __str__(self) -> str:
        return f"{self.name!r} is no square of this board. Its squares are {self.first} to {self.last}."


class Grid(ABC):
    """A board without anything on it. One kind is squares, the other hexes; all else is the same for both.

    How one square lies to another is a *vector* (x, y): so many columns to the right, so many rows down. On hexes the
    columns slant: see `hexes.py`. A *shape* is a mask drawn around the bit `middle`; `placed` puts it on the board.
    """

    __slots__ = (
        "width",
        "height",
        "stride",
        "middle",
        "all",
        "names",
        "squares",
        "gaps",
        "_distances",
        "_discs",
        "_rings",
        "_bodies",
        "_straights",
    )

    scale: ClassVar[int]
    """Into how many parts the way from one centre to the next is cut, so that corners have whole numbers too."""
    corners: ClassVar[tuple[Vector, ...]]
    """The corners of a square, seen from its centre."""
    faces: ClassVar[tuple[Vector, ...]]
    """Across its sides, up to sign: within the square, x·face[0] + y·face[1] stays below `face_distance` for all."""
    face_distance: ClassVar[int]
    sides: ClassVar[tuple[Vector, ...]]
    """The vectors to the squares that share a side with one."""
    quarters: ClassVar[tuple[int, ...]]
    """How many quarters of a square are hidden when so many lines to its corners are blocked."""

    def __init__(self, width: int, height: int, stride: int) -> None:
        self.width = width
        self.height = height
        self.stride = stride
        self.middle = (height + 1) * stride
        places = [(column, row) for row in range(height) for column in range(width)]
        self.names = {self.at(column, row): f"{column_name(column)}{row + 1}" for column, row in places}
        self.squares = {name: square for square, name in self.names.items()}
        self.all = mask_of(self.names)
        self._distances = Remembered(self._find_distance)
        self.gaps = Remembered(self._find_gap)
        """How far apart two bodies are, by how the other lies to the one and the sizes of both."""
        self._discs = Remembered(self._find_disc)
        self._rings = Remembered(self._find_ring)
        self._bodies = Remembered(self._find_body)
        self._straights = Remembered(self._find_straight)

    # --- what squares and hexes answer differently

    @abstractmethod
    def at(self, column: int, row: int) -> int:
        """The square in this column and row, both counted from 0."""

    @abstractmethod
    def vector(self, delta: int) -> Vector:
        """How two squares of the board lie to each other, whose difference is `delta`."""

    @abstractmethod
    def fits(self, x: int, y: int) -> bool:
        """Can two squares of the board lie like this to each other, or nearly? Beyond it a shape would wrap around."""

    @abstractmethod
    def length(self, x: int, y: int) -> int:
        """How far it is, counted in steps as the rules count them."""

    @abstractmethod
    def steps_along(self, x: int, y: int) -> int:
        """How many steps it is, whatever they cost."""

    @abstractmethod
    def length_from_corner(self, x: int, y: int) -> int:
        """How far it is from the lower right corner of the square at (0, 0) into the one at (x, y)."""

    @abstractmethod
    def dot(self, one: Vector, other: Vector) -> int:
        """Twice the scalar product of two vectors, with the distance of neighbouring centres as the unit."""

    @abstractmethod
    def spread(self, mask: int) -> int:
        """The squares of the mask and all their neighbours, with some that are not on the board."""

    @abstractmethod
    def body(self, size: int) -> list[Vector]:
        """How the squares of a body lie to its anchor, which comes first."""

    @abstractmethod
    def steps(self, filled: int, size: int) -> "Steps":
        """How a body of this size steps among squares that are filled."""

    def shift(self, row: int) -> int:
        """By how many halves of a square a row stands farther to the right than the first."""
        return 0

    # --- names

    def name(self, square: int) -> str:
        return self.names[square]

    def square(self, name: str) -> int:
        try:
            return self.squares[name]
        except KeyError:
            names = list(self.squares)
            raise NoSuchSquare(name, names[0], names[-1]) from None

    # --- distances, and what lies around a square

    def distance(self, one: int, other: int, height: int = 0) -> int:
        """How far apart two squares are. Up and down count as much as sideways: the greater of both is the distance."""
        far = self._distances[other - one]
        return max(far, abs(height)) if height else far

    def disc(self, square: int, radius: int) -> int:
        """Every square no farther away than the radius, with the square itself."""
        return self._discs[radius] >> self.middle - square & self.all

    def neighbours(self, square: int) -> int:
        return self._rings[1, 1] >> self.middle - square & self.all

    def grow(self, mask: int) -> int:
        """The squares of the mask and all their neighbours."""
        return self.spread(mask) & self.all

    def beside(self, mask: int) -> int:
        """The squares that share a side with one of the mask, and are not in it."""
        grown = mask
        for x, y in self.sides:
            grown |= moved(mask, y * self.stride + x)
        return grown & self.all & ~mask

    @property
    def edge(self) -> int:
        """The squares along the sides of the board."""
        return self.spread(self.spread(self.all) & ~self.all) & self.all

    def is_joined(self, mask: int) -> bool:
        """Is the mask one piece, held together by sides and not only by corners? So must a wall be."""
        piece = mask & -mask
        while more := self.beside(piece) & mask:
            piece |= more
        return piece == mask

    def straight(self, one: int, other: int) -> int:
        """A shortest way that keeps near to the straight line; on hexes, without what of it is not on the board."""
        return self._straights[other - one] >> self.middle - one & self.all

    # --- bodies of several squares, known by their top left square, the anchor

    def footprint(self, anchor: int, size: int) -> int:
        return self._bodies[size][0] << anchor & self.all

    def room(self, free: int, size: int) -> int:
        """The anchors at which a body has all its squares in `free`."""
        anchors = free
        for square in self._bodies[size][1]:
            anchors &= free >> square
        return anchors

    def touching(self, mask: int, size: int) -> int:
        """The anchors at which a body has any of its squares in the mask."""
        anchors = mask
        for square in self._bodies[size][1]:
            anchors |= mask >> square
        return anchors & self.all

    def around(self, anchor: int, size: int, radius: int) -> int:
        """Every square no farther from a body than the radius, without its own."""
        return self._rings[size, radius] >> self.middle - anchor & self.all

    def gap(self, one: int, size: int, other: int, other_size: int, height: int = 0) -> int:
        """How far apart two bodies are, from the nearest square of one to the nearest of the other."""
        far = self.gaps[other - one, size, other_size]
        return max(far, abs(height)) if height else far

    # --- shapes

    def shape(self, radius: int, holds: Callable[[int, int], bool]) -> int:
        """Every vector of no more than so many steps for which it holds."""
        far = min(radius, self.width + self.height)
        span = range(-far, far + 1)
        return self.drawn((x, y) for y in span for x in span if holds(x, y))

    def drawn(self, vectors: Iterable[Vector]) -> int:
        """The shape of these vectors, without those that lead over the side of any board."""
        return mask_of(self.middle + y * self.stride + x for x, y in vectors if self.fits(x, y))

    def placed(self, shape: int, square: int) -> int:
        """The squares that a shape covers when its middle is on this one."""
        return shape >> self.middle - square & self.all

    def _find_distance(self, delta: int) -> int:
        return self.length(*self.vector(delta))

    def _find_disc(self, radius: int) -> int:
        return self.shape(radius, lambda x, y: self.length(x, y) <= radius)

    def _find_body(self, size: int) -> tuple[int, tuple[int, ...]]:
        squares = tuple(y * self.stride + x for x, y in self.body(size))
        return mask_of(squares), squares

    def _find_ring(self, of: tuple[int, int]) -> int:
        size, radius = of
        body, squares = self._bodies[size]
        ring = 0
        for square in squares:
            ring |= self._discs[radius] << square
        return ring & ~(body << self.middle)

    def _find_gap(self, of: tuple[int, int, int]) -> int:
        delta, size, other_size = of
        ours, theirs = self._bodies[size][1], self._bodies[other_size][1]
        return min(self._distances[delta + other - one] for one in ours for other in theirs)

    def _find_straight(self, delta: int) -> int:
        x, y = self.vector(delta)
        beside = [(u, v) for v in (-1, 0, 1) for u in (-1, 0, 1) if self.steps_along(u, v) == 1]
        way = [(0, 0)]
        for left in reversed(range(self.steps_along(x, y))):
            after = [(way[-1][0] + u, way[-1][1] + v) for u, v in beside]
            nearer = [(u, v) for u, v in after if self.steps_along(x - u, y - v) == left]
            way.append(min(nearer, key=lambda vector: abs(x * vector[1] - y * vector[0])))
        return self.drawn(way)

    # --- a grid never changes, and there is one of each

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and (self.width, self.height) == (other.width, other.height)

    def __hash__(self) -> int:
        return hash((type(self), self.width, self.height))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.width}, {self.height})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return grid_of, (type(self), self.width, self.height)


@lru_cache(maxsize=32)
def grid_of(kind: Callable[[int, int], Grid], width: int, height: int) -> Grid:
    """The grid of this kind and size: the same one every time, so that what it remembers serves all boards."""
    return kind(width, height)


def column_name(column: int) -> str:
    """a to z, then aa, ab and so on."""
    before, last = divmod(column, len(LETTERS))
    return column_name(before - 1) + LETTERS[last] if before else LETTERS[last]
