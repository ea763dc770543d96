"""Shared by the board tests: small random maps, and a naive definition of neighbours.

Here a place is (column, row); the board's own numbers are not used.
"""

from collections.abc import Iterable
from functools import cache

from hypothesis import strategies as st

from affray.core.board import AlternatingSquares, Grid, Hexes, Squares, grid_of, mask_of, squares_of

Place = tuple[int, int]
KINDS: list[type[Grid]] = [Squares, AlternatingSquares, Hexes]
SQUARE_KINDS = KINDS[:2]
AROUND = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]


def a_grid(kind: type[Grid], width: int, height: int) -> Grid:
    return grid_of(kind, width, height)


def some_grids(kinds: list[type[Grid]] = KINDS, most: int = 7) -> st.SearchStrategy[Grid]:
    """Mostly large enough to move on, but some are a corridor or a single square."""
    sizes = st.one_of(st.integers(min(4, most), most), st.integers(1, most))
    return st.builds(a_grid, st.sampled_from(kinds), sizes, sizes)


def some_squares(grid: Grid) -> st.SearchStrategy[int]:
    return st.sampled_from(sorted(grid.names))


def some_masks(grid: Grid) -> st.SearchStrategy[int]:
    """Masks with few squares, with about half of them, with many."""
    few = st.sets(st.sampled_from(sorted(grid.names)), max_size=6).map(mask_of)
    half = st.integers(0, (1 << len(grid.names)) - 1).map(lambda picked: _picked(grid, picked))
    return st.one_of(few, half, few.map(grid.all.__xor__))


def _picked(grid: Grid, picked: int) -> int:
    squares = sorted(grid.names)
    return mask_of(squares[n] for n in squares_of(picked))


def places(grid: Grid) -> list[Place]:
    return [(column, row) for row in range(grid.height) for column in range(grid.width)]


def place_of(grid: Grid, square: int) -> Place:
    return _places_by_square(grid)[square]


@cache
def _places_by_square(grid: Grid) -> dict[int, Place]:
    return {grid.at(*place): place for place in places(grid)}


def places_of(grid: Grid, mask: int) -> set[Place]:
    return {place for place in places(grid) if mask >> grid.at(*place) & 1}


def squares_at(grid: Grid, wanted: Iterable[Place]) -> int:
    """A mask of those places that are on the board."""
    on_board = set(places(grid))
    return mask_of(grid.at(*place) for place in wanted if place in on_board)


def next_to(grid: Grid, place: Place) -> list[Place]:
    """The neighbours of a place: eight on squares; on hexes six, odd rows being shifted half a hex to the right."""
    column, row = place
    if isinstance(grid, Hexes):
        shift = row % 2
        steps = [(-1, 0), (1, 0), (shift - 1, -1), (shift, -1), (shift - 1, 1), (shift, 1)]
    else:
        steps = AROUND
    beside = [(column + x, row + y) for x, y in steps]
    return [(x, y) for x, y in beside if 0 <= x < grid.width and 0 <= y < grid.height]


def drawn(grid: Grid, *rows: str) -> dict[str, int]:
    """The masks in a drawing, one for each letter."""
    marks = {mark for row in rows for mark in row if mark != "."}
    return {
        mark: squares_at(grid, [(x, y) for y, row in enumerate(rows) for x, found in enumerate(row) if found == mark])
        for mark in marks
    }
