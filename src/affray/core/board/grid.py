"""Squares, their names and distances, and bodies that fill several.  Start at `Grid`.

A *square* is an int, a set of squares is a *mask* (see `bits.py`), on boards of squares and of hexes. Rows are
separated by at least as many unused bits as a row has squares, and an unused row comes first. So a set shifted over the
side of the board never wraps onto another row, and the difference of two squares determines their relative position:
whatever is computed for one pair is cached for all pairs with the same difference.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from affray.core.board.bits import BoundedCache, mask_of, moved

if TYPE_CHECKING:
    from affray.core.board.reach import Steps

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
Vector = tuple[int, int]


class NoSuchSquare(ValueError):
    """A name that no square of the board has; valid names run from `first` to `last`."""

    def __init__(self, name: str, first: str, last: str) -> None:
        super().__init__(name, first, last)
        self.name = name
        self.first = first
        self.last = last

    def __str__(self) -> str:
        return f"{self.name!r} is no square of this board. Its squares are {self.first} to {self.last}."


class Grid(ABC):
    """An empty board of squares or hexes; everything else is the same for both.

    The position of one square relative to another is a *vector* (x, y): columns to the right, rows down. On hexes the
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
        "distances",
        "gaps",
        "_discs",
        "_rings",
        "_bodies",
        "_straights",
        "_paths",
        "edge",
    )

    scale: ClassVar[int]
    """Subdivisions of the distance between neighbouring centres, so that corners have integer coordinates."""
    corners: ClassVar[tuple[Vector, ...]]
    """The corners of a square, relative to its centre."""
    faces: ClassVar[tuple[Vector, ...]]
    """Normals of its sides, up to sign: within the square, |x·face[0] + y·face[1]| is below `face_distance` for all."""
    face_distance: ClassVar[int]
    sides: ClassVar[tuple[Vector, ...]]
    """The vectors to the squares that share a side with this one."""
    quarters: ClassVar[tuple[int, ...]]
    """How many quarters of a square are hidden, by the number of blocked lines to its corners."""

    def __init__(self, width: int, height: int, stride: int) -> None:
        self.width = width
        self.height = height
        self.stride = stride
        self.middle = (height + 1) * stride
        places = [(column, row) for row in range(height) for column in range(width)]
        self.names = {self.at(column, row): f"{column_name(column)}{row + 1}" for column, row in places}
        self.squares = {name: square for square, name in self.names.items()}
        self.all = mask_of(self.names)
        self.edge = self.spread(self.spread(self.all) & ~self.all) & self.all
        """The squares along the sides of the board."""
        self.distances = BoundedCache(self._find_distance)
        """Cached distances between two squares, by relative position."""
        self.gaps = BoundedCache(self._find_gap)
        """Cached distances between two bodies, by relative position and both sizes."""
        self._discs = BoundedCache(self._find_disc)
        self._rings = BoundedCache(self._find_ring)
        self._bodies = BoundedCache(self._find_body)
        self._straights = BoundedCache(self._find_straight)
        self._paths = BoundedCache(self._find_path)

    # --- what differs between squares and hexes

    @abstractmethod
    def at(self, column: int, row: int) -> int:
        """The square in this column and row, both counted from 0."""

    @abstractmethod
    def vector(self, delta: int) -> Vector:
        """The vector between two squares of the board whose difference is `delta`."""

    @abstractmethod
    def fits(self, x: int, y: int) -> bool:
        """Can two squares of the board be this far apart, or nearly? Beyond it a shape would wrap around."""

    @abstractmethod
    def length(self, x: int, y: int) -> int:
        """The distance in steps, as the rules count them."""

    @abstractmethod
    def steps_along(self, x: int, y: int) -> int:
        """The number of steps, whatever they cost."""

    @abstractmethod
    def length_from_corner(self, x: int, y: int) -> int:
        """The distance from the lower right corner of the square at (0, 0) to the one at (x, y)."""

    @abstractmethod
    def dot(self, one: Vector, other: Vector) -> int:
        """Twice the scalar product of two vectors, with the distance of neighbouring centres as the unit."""

    @abstractmethod
    def spread(self, mask: int) -> int:
        """The mask and all its neighbours, including some squares that are not on the board."""

    @abstractmethod
    def body(self, size: int) -> list[Vector]:
        """The vectors from a body's anchor to its squares, the anchor first."""

    @abstractmethod
    def steps(self, filled: int, size: int) -> "Steps":
        """The steps of a body of this size among filled squares."""

    def shift(self, row: int) -> int:
        """The offset of a row to the right of the first one, in half squares."""
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

    # --- distances and neighbourhoods

    def distance(self, one: int, other: int, height: int = 0) -> int:
        """The distance between two squares; of the horizontal and the vertical distance, the greater."""
        far = self.distances[other - one]
        return max(far, abs(height)) if height else far

    def disc(self, square: int, radius: int) -> int:
        """Every square within the radius, including the square itself."""
        return self._discs[radius] >> self.middle - square & self.all

    def neighbours(self, square: int) -> int:
        return self._rings[1, 1] >> self.middle - square & self.all

    def grow(self, mask: int) -> int:
        """The mask and all its neighbours."""
        return self.spread(mask) & self.all

    def beside(self, mask: int) -> int:
        """The squares that share a side with one in the mask and are not in it."""
        grown = mask
        for x, y in self.sides:
            grown |= moved(mask, y * self.stride + x)
        return grown & self.all & ~mask

    def is_joined(self, mask: int) -> bool:
        """Is the mask connected by sides, not only by corners? Walls must be."""
        piece = mask & -mask
        while more := self.beside(piece) & mask:
            piece |= more
        return piece == mask

    def straight(self, one: int, other: int) -> int:
        """A shortest path close to the straight line; on hexes, without squares that are not on the board."""
        return self._straights[other - one] >> self.middle - one & self.all

    def path(self, one: int, other: int) -> list[int]:
        """The squares of `straight` in their order, without the first."""
        names = self.names
        return [square for step in self._paths[other - one] if (square := one + step) in names]

    # --- bodies of several squares, identified by their top left square, the anchor

    def footprint(self, anchor: int, size: int) -> int:
        return self._bodies[size][0] << anchor & self.all

    def room(self, free: int, size: int) -> int:
        """The anchors at which all squares of a body are in `free`."""
        anchors = free
        for square in self._bodies[size][1]:
            anchors &= free >> square
        return anchors

    def touching(self, mask: int, size: int) -> int:
        """The anchors at which any square of a body is in the mask."""
        anchors = mask
        for square in self._bodies[size][1]:
            anchors |= mask >> square
        return anchors & self.all

    def around(self, anchor: int, size: int, radius: int) -> int:
        """Every square within the radius of a body, excluding its own."""
        return self._rings[size, radius] >> self.middle - anchor & self.all

    def gap(self, one: int, size: int, other: int, other_size: int, height: int = 0) -> int:
        """The distance between two bodies, from the nearest square of one to the nearest of the other."""
        far = self.gaps[other - one, size, other_size]
        return max(far, abs(height)) if height else far

    # --- shapes

    def shape(self, radius: int, holds: Callable[[int, int], bool]) -> int:
        """Every vector of at most `radius` steps for which `holds`."""
        far = min(radius, self.width + self.height)
        span = range(-far, far + 1)
        return self.drawn((x, y) for y in span for x in span if holds(x, y))

    def drawn(self, vectors: Iterable[Vector]) -> int:
        """The shape of these vectors, without those too long for any pair of squares."""
        return mask_of(self.middle + y * self.stride + x for x, y in vectors if self.fits(x, y))

    def placed(self, shape: int, square: int) -> int:
        """The squares that a shape covers with its middle on this one."""
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
        return min(self.distances[delta + other - one] for one in ours for other in theirs)

    def _find_straight(self, delta: int) -> int:
        return self.drawn(self._find_way(delta))

    def _find_path(self, delta: int) -> tuple[int, ...]:
        return tuple(y * self.stride + x for x, y in self._find_way(delta)[1:])

    def _find_way(self, delta: int) -> list[Vector]:
        x, y = self.vector(delta)
        beside = [(u, v) for v in (-1, 0, 1) for u in (-1, 0, 1) if self.steps_along(u, v) == 1]
        way = [(0, 0)]
        for left in reversed(range(self.steps_along(x, y))):
            after = [(way[-1][0] + u, way[-1][1] + v) for u, v in beside]
            nearer = [(u, v) for u, v in after if self.steps_along(x - u, y - v) == left]
            way.append(min(nearer, key=lambda vector: abs(x * vector[1] - y * vector[0])))
        return way

    # --- grids are immutable and interned

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
    """The interned grid of this kind and size, so that all boards share its caches."""
    return kind(width, height)


def column_name(column: int) -> str:
    """a to z, then aa, ab and so on."""
    before, last = divmod(column, len(LETTERS))
    return column_name(before - 1) + LETTERS[last] if before else LETTERS[last]
