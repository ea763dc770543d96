"""Squares and paths as slots of a deed, by their names.  Start at `Ways`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from affray.core.board.bits import count, squares_of
from affray.core.board.grid import Grid
from affray.core.board.reach import Reach
from affray.core.offers.slots import Names, Slot

AND: Final = ","
"""Between the squares of which one value consists."""


class Ways:
    """The values of a `Way` slot. The reach is computed lazily; a path may end anywhere but at its start."""

    __slots__ = ("_grid", "_find", "_reach")

    def __init__(self, grid: Grid, find: Callable[[], Reach]) -> None:
        self._grid = grid
        self._find = find
        self._reach: Reach | None = None

    @property
    def reach(self) -> Reach:
        if self._reach is None:
            self._reach = self._find()
        return self._reach

    def ends(self) -> Iterator[int]:
        return squares_of(self.reach.squares & ~(1 << self.reach.start))

    def way_to(self, end: int) -> tuple[int, ...] | None:
        return self.reach.way_to(end) if end != self.reach.start and end in self.reach else None

    def allows(self, way: tuple[int, ...]) -> bool:
        return way[-1] != self.reach.start and self.reach.allows(way)

    def name(self, square: int) -> str:
        return self._grid.name(square)

    def square(self, word: str) -> int | None:
        return self._grid.squares.get(word)


class Spot(Slot):
    """One square of a mask, or of the mask that a function returns when called, lazily."""

    __slots__ = ("_grid", "_find", "_found")
    kind = "square"

    def __init__(self, grid: Grid, mask: int | Callable[[], int]) -> None:
        self._grid = grid
        self._find = mask
        self._found: int | None = None

    @property
    def _mask(self) -> int:
        if self._found is None:
            self._found = self._find() if callable(self._find) else self._find
        return self._found

    def __iter__(self) -> Iterator[int]:
        return squares_of(self._mask)

    def count(self) -> int:
        return count(self._mask)

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value >= 0 and bool(self._mask >> value & 1)

    def read(self, words: Sequence[str], names: Names) -> tuple[int, Sequence[str]] | None:
        square = self._grid.squares.get(words[0]) if words else None
        return (square, words[1:]) if square is not None and square in self else None

    def write(self, value: int, names: Names) -> str:
        return self._grid.name(value)

    def shown(self, names: Names) -> list[str]:
        return [self._grid.name(square) for square in self]


class Corners(Spot):
    """A square, or several through which something runs one after the other: `d4`, `d4,d8,h8`. Of all there are, only
    the single squares are listed."""

    __slots__ = ("_allows",)

    def __init__(
        self, grid: Grid, mask: int | Callable[[], int], allows: Callable[[int, tuple[int, ...]], bool]
    ) -> None:
        super().__init__(grid, mask)
        self._allows = allows

    def __contains__(self, value: object) -> bool:
        if isinstance(value, tuple):
            return len(value) > 1 and self._allows(self._mask, value)
        return super().__contains__(value)

    def read(self, words: Sequence[str], names: Names) -> tuple[Any, Sequence[str]] | None:
        named = words[0].split(AND) if words else []
        if len(named) < 2:
            return super().read(words, names)
        corners = tuple(self._grid.squares.get(name, -1) for name in named)
        return (corners, words[1:]) if -1 not in corners and corners in self else None

    def write(self, value: Any, names: Names) -> str:
        return AND.join(self._grid.name(corner) for corner in (value if isinstance(value, tuple) else (value,)))
