"""The ways on which a target can be pushed, pulled or slid, as the slot of a deed.  Start at `Course`.

A way may lead through creatures and walls: the target goes as far as it gets, and collides with them.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from affray.core.board import Reach, squares_of
from affray.rules.drawsteel.state.clash import Clash, Fighter

PUSH: Final = "push"
PULL: Final = "pull"
SLIDE: Final = "slide"
AWAY: Final[Mapping[str, int]] = {PUSH: 1, PULL: -1, SLIDE: 0}
"""Whether every square is farther from the mover, nearer to it, or either.  ds.forced.push ds.forced.pull"""


class Course:
    """The squares to which a target can be moved, and the ways: straight for a push or a pull, any for a slide.

    ds.forced.straight
    """

    __slots__ = ("_clash", "_by", "_target", "_away", "budget", "_found")

    def __init__(self, clash: Clash, by: Fighter, target: Fighter, kind: str, budget: int) -> None:
        self._clash = clash
        self._by = by
        self._target = target
        self._away = AWAY[kind]
        self.budget = budget
        self._found: Reach | None = None

    @property
    def reach(self) -> "Course":
        """Other code asks a reach how far it goes."""
        return self

    @property
    def _clear(self) -> Reach:
        """Where a slide gets without a collision; worked out when it is needed."""
        if self._found is None:
            clash, target = self._clash, self._target
            free = clash.open & ~clash.known_bodies(self._by.side, target)
            self._found = clash.board.reach(target.at, self.budget, free, body=target.width)
        return self._found

    def ends(self) -> Iterator[int]:
        grid, target = self._clash.grid, self._target
        near = grid.disc(target.at, self.budget) & ~(1 << target.at)
        for square in squares_of(near & grid.room(grid.all, target.width)):
            if not self._away or self._leads(self._straight(square)):
                yield square

    def way_to(self, end: int) -> tuple[int, ...] | None:
        grid, target = self._clash.grid, self._target
        if end == target.at or grid.distance(target.at, end) > self.budget:
            return None
        if not grid.room(grid.all, target.width) >> end & 1:
            return None
        if not self._away and end in self._clear:
            return self._clear.way_to(end)
        way = self._straight(end)
        return way if not self._away or self._leads(way) else None

    def allows(self, way: tuple[int, ...]) -> bool:
        grid, target = self._clash.grid, self._target
        room = grid.room(grid.all, target.width)
        steps = zip((target.at, *way), way, strict=False)
        if len(way) > self.budget or not all(grid.neighbours(one) & room & 1 << other for one, other in steps):
            return False
        return not self._away or (len(way) == grid.distance(target.at, way[-1]) and self._leads(way))

    def _straight(self, end: int) -> tuple[int, ...]:
        return tuple(self._clash.grid.path(self._target.at, end))

    def _leads(self, way: tuple[int, ...]) -> bool:
        """Is every square farther away than the one before, or every one nearer?  ds.forced.push ds.forced.pull"""
        grid, by, width = self._clash.grid, self._by, self._target.width
        gaps = [grid.gap(by.at, by.width, square, width) for square in (self._target.at, *way)]
        return all((after - before) * self._away > 0 for before, after in pairwise(gaps))

    def name(self, square: int) -> str:
        return self._clash.grid.name(square)

    def square(self, word: str) -> int | None:
        return self._clash.grid.squares.get(word)
