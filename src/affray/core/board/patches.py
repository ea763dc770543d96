"""A slot for a patch of ground: `c3`, the rectangle `c3-e5`, or several with commas between.  Start at `Patch`."""

from collections.abc import Iterator, Sequence
from itertools import product

from affray.core.board.bits import lowest, squares_of
from affray.core.board.grid import Grid
from affray.core.offers.slots import Names, Slot


class Patch(Slot):
    """Some squares of a board, as a mask, perhaps only of those `within` another. A listing shows the first square."""

    __slots__ = ("_grid", "_within")
    kind = "square"

    def __init__(self, grid: Grid, within: int | None = None) -> None:
        self._grid = grid
        self._within = grid.all if within is None else within

    def __iter__(self) -> Iterator[int]:
        return iter((1 << lowest(self._within),) if self._within else ())

    def count(self) -> int:
        return 1 if self._within else 0

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value > 0 and not value & ~self._within

    def read(self, words: Sequence[str], names: Names) -> tuple[int, Sequence[str]] | None:
        mask = 0
        for part in words[0].split(",") if words else ():
            block = self._block(part)
            if not block:
                return None
            mask |= block
        return (mask, words[1:]) if mask in self else None

    def write(self, value: int, names: Names) -> str:
        """One rectangle where it is one; else the runs of each row."""
        places = [(row, column) for row, column in self._places() if value >> self._grid.at(column, row) & 1]
        (top, left), (bottom, right) = places[0], places[-1]
        first, last = min(column for _, column in places), max(column for _, column in places)
        if len(places) == (bottom - top + 1) * (last - first + 1):
            return self._between((top, left), (bottom, right))
        runs: list[list[tuple[int, int]]] = []
        for row, column in places:
            if runs and runs[-1][-1] == (row, column - 1):
                runs[-1].append((row, column))
            else:
                runs.append([(row, column)])
        return ",".join(self._between(run[0], run[-1]) for run in runs)

    def shown(self, names: Names) -> list[str]:
        return [self._grid.name(square) for square in squares_of(self._within)]

    def _block(self, part: str) -> int:
        """The squares of a rectangle given by two corners, or one square; 0 for what is neither."""
        corners = [self._grid.squares.get(name) for name in part.split("-")]
        places = {self._grid.at(column, row): (row, column) for row, column in self._places()}
        ends = [places[corner] for corner in corners if corner is not None]
        if len(ends) != len(corners) or len(ends) not in (1, 2):
            return 0
        rows, columns = sorted(row for row, _ in ends), sorted(column for _, column in ends)
        mask = 0
        for row in range(rows[0], rows[-1] + 1):
            for column in range(columns[0], columns[-1] + 1):
                mask |= 1 << self._grid.at(column, row)
        return mask

    def _places(self) -> Iterator[tuple[int, int]]:
        return product(range(self._grid.height), range(self._grid.width))

    def _between(self, one: tuple[int, int], other: tuple[int, int]) -> str:
        first, last = self._grid.name(self._grid.at(one[1], one[0])), self._grid.name(self._grid.at(other[1], other[0]))
        return first if one == other else f"{first}-{last}"
