"""The toy's board: six columns a to f, four rows, steps in eight directions."""

from collections.abc import Iterable

from tests.toy.values import Fighter, ToyState, knows, standing

COLUMNS, ROWS = "abcdef", "1234"
SQUARES = [column + row for row in ROWS for column in COLUMNS]


def distance(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(ord(one[1]) - ord(other[1])))


def around(square: str) -> list[str]:
    return [other for other in SQUARES if distance(square, other) == 1]


class Ways:
    """Where a creature can go, around all whom it knows to be in the way. The unseen it meets when it gets there."""

    def __init__(self, state: ToyState, mover: Fighter) -> None:
        self._start = mover.at
        self._left = mover.pools["move"]
        self._taken = {other.at for other in standing(state) if other is not mover and knows(mover, other)}
        self._ways: dict[str, tuple[str, ...]] | None = None

    def ends(self) -> Iterable[str]:
        return self._all()

    def way_to(self, end: str) -> tuple[str, ...] | None:
        return self._all().get(end)

    def name(self, square: str) -> str:
        return square

    def square(self, word: str) -> str | None:
        return word if word in SQUARES else None

    def allows(self, way: tuple[str, ...]) -> bool:
        steps = zip((self._start, *way), way, strict=False)
        return len(way) <= self._left and all(step in around(at) and step not in self._taken for at, step in steps)

    def _all(self) -> dict[str, tuple[str, ...]]:
        if self._ways is None:
            ways: dict[str, tuple[str, ...]] = {self._start: ()}
            edge = [self._start]
            for _ in range(self._left):
                edge = [
                    self._reach(ways, at, to) for at in edge for to in around(at) if to not in ways | self._blocked()
                ]
            self._ways = {end: way for end, way in ways.items() if way}
        return self._ways

    def _blocked(self) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(self._taken, ())

    @staticmethod
    def _reach(ways: dict[str, tuple[str, ...]], at: str, to: str) -> str:
        ways[to] = (*ways[at], to)
        return to
