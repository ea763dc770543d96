"""Benchmarks of the board, each against an implementation with lists (`lists.py`).  Start at `board_benchmarks`.

`python -m benchmarks.board` prints the speed-up of bitmasks. Both implementations must have the same checksum, a digest
of all results, square by square. The board's caches are filled before the clock starts, in the first of several runs:
for `sees` and `cover`, past fixed walls, they hold the result itself. `sees-any` and `cover-any` are past arbitrary
squares, such as those of creatures, and only the lines are cached.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import starmap
from typing import Any

from affray.core.board import Board, Reach, Squares, grid_of, mask_of, squares_of
from benchmarks.kernel import digest
from benchmarks.lists import ListBoard, Square
from benchmarks.measuring import Benchmark, measure

# A ruin by a ford: # is a wall or a pillar, ~ rubble or water, @ are creatures.
MAP = """
    ....................
    ..@......@..........
    ....####..####...@..
    ....#........#......
    ....#.@....@.#..~~..
    ....#..~~....#.~~~~.
    .......~~~......~~..
    .@..#...~....#......
    ....#........#...@..
    ....#.@....@.#......
    ....####..####......
    .............~~.....
    ..@.....@...~~~~~...
    ....#.....~~~~~~~~~.
    ........~~~~~..@.~~~
    ..~~~~~~~~~~........
    ~~~~~~~~.......#....
    ~~~~...@......###.@.
    ...............#....
    .....@.....@........
""".split()
BUDGET = 6
OPERATIONS = 4_000
"""Approximate operations per run, so that it takes some milliseconds."""


def places(mark: str) -> list[Square]:
    return [(x, y) for y, row in enumerate(MAP) for x, found in enumerate(row) if found == mark]


WALLS, HARD, STANDING = places("#"), places("~"), places("@")
PAIRS = [(one, other) for one in STANDING for other in STANDING if one != other]
GRID = grid_of(Squares, len(MAP[0]), len(MAP))
BOARD = Board(GRID, {"wall": mask_of(GRID.at(*at) for at in WALLS), "difficult": mask_of(GRID.at(*at) for at in HARD)})
LISTS = ListBoard(len(MAP[0]), len(MAP), WALLS, HARD)


def board_benchmarks() -> list[Benchmark]:
    return list(dict.fromkeys(benchmark for pair in pairs() for benchmark in pair))


def pairs() -> list[tuple[Benchmark, Benchmark]]:
    """Each operation on bitmasks and on lists."""
    free, dear, walls = BOARD.open, (BOARD.squares("difficult"),), BOARD.filled
    at = {place: GRID.at(*place) for place in STANDING}
    reach, disc = f"a reach of {BUDGET} squares", f"a disc of radius {BUDGET}"
    sees, cover = "does one see another?", "how much of one is hidden from another?"
    everybody = [(place, BUDGET) for place in STANDING]
    between = [(at[one], at[other]) for one, other in PAIRS]
    masks = [(1 << one, 1 << other) for one, other in between]
    sees_lists = Repeated("sees-lists", sees, LISTS.sees, PAIRS, str)
    cover_lists = Repeated("cover-lists", cover, LISTS.cover, PAIRS, str)
    return [
        (
            Repeated("reach", reach, BOARD.reach, [(at[one], BUDGET, free, dear) for one in STANDING], costs_by_bits),
            Repeated("reach-lists", reach, LISTS.reach, everybody, costs_by_lists),
        ),
        (
            Repeated("disc", disc, GRID.disc, [(at[one], BUDGET) for one in STANDING], names_by_bits),
            Repeated("disc-lists", disc, LISTS.disc, everybody, names_by_lists),
        ),
        (Repeated("sees", sees, BOARD.outlook.sees, between, str), sees_lists),
        (Repeated("cover", cover, BOARD.outlook.cover, [(a, 1, b, 1) for a, b in between], str), cover_lists),
        (Repeated("sees-any", sees, BOARD.sight.sees, [(*pair, walls) for pair in between], str), sees_lists),
        (Repeated("cover-any", cover, BOARD.sight.cover, [(*pair, walls) for pair in masks], str), cover_lists),
    ]


class Repeated(Benchmark):
    """One operation on many arguments, repeated; `told` serialises its results."""

    def __init__(
        self,
        name: str,
        what: str,
        do: Callable[..., Any],
        arguments: Sequence[tuple[Any, ...]],
        told: Callable[[Any], str],
    ) -> None:
        self._times = OPERATIONS // len(arguments)
        super().__init__(name, what, self._times * len(arguments))
        self._do = do
        self._arguments = arguments
        self._told = told

    def prepare(self) -> None:
        self._found: list[Any] = []

    def run(self) -> None:
        for _ in range(self._times):
            self._found = list(starmap(self._do, self._arguments))

    def checksum(self) -> str:
        return digest(" ".join(map(self._told, self._found)))


def costs_by_bits(reach: Reach) -> str:
    return str(sorted((GRID.name(at), cost) for cost, layer in enumerate(reach.layers) for at in squares_of(layer)))


def costs_by_lists(costs: dict[Square, int]) -> str:
    return str(sorted((GRID.name(GRID.at(*place)), cost) for place, cost in costs.items()))


def names_by_bits(mask: int) -> str:
    return str(sorted(map(GRID.name, squares_of(mask))))


def names_by_lists(found: Iterable[Square]) -> str:
    return str(sorted(GRID.name(GRID.at(*place)) for place in found))


def main() -> None:
    figures = {figure.name: figure for figure in measure(board_benchmarks())}
    print(f"| {'':9} | bits, µs | lists, µs | times as fast | checksum |")
    print(f"| {'-' * 9} | -------: | --------: | ------------: | -------- |")
    for one, other in pairs():
        bits, lists = figures[one.name], figures[other.name]
        if bits.checksum != lists.checksum:
            raise AssertionError(f"{bits.name} came to {bits.checksum} with bits and to {lists.checksum} with lists")
        times = f"{bits.microseconds:8.2f} | {lists.microseconds:9.1f} | {lists.laps / bits.laps:13.1f}"
        print(f"| {bits.name:9} | {times} | {bits.checksum} |")


if __name__ == "__main__":
    main()
