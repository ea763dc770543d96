"""The map of a fight: a grid with terrain.  Start at `Board`."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, Self

from affray.core.board.bits import union
from affray.core.board.grid import Grid
from affray.core.board.reach import Reach, SideSteps, Steps
from affray.core.board.sight import outlook_past, sight_on

FILLING: Final = ("wall",)
"""The terrain that fills its squares by default."""


class Board:
    """An immutable map; `but` returns a changed copy. It knows nothing of creatures.

    `terrain` maps names to masks: "wall", "difficult", "water", "dim" and whatever else a rulebook defines. Those in
    `filling` fill their squares, so that a body can neither enter them nor cut their corners (`filled`); those in
    `hiding` block sight (`opaque`). The board itself looks up no other name.
    """

    __slots__ = (
        "grid",
        "terrain",
        "filling",
        "hiding",
        "filled",
        "opaque",
        "open",
        "sight",
        "outlook",
        "_masks",
        "_steps",
    )

    def __init__(
        self,
        grid: Grid,
        terrain: Mapping[str, int],
        filling: Iterable[str] = FILLING,
        hiding: Iterable[str] = FILLING,
    ) -> None:
        self.grid = grid
        self._masks = dict(terrain)
        self.terrain: Mapping[str, int] = MappingProxyType(self._masks)
        self.filling = frozenset(filling)
        self.hiding = frozenset(hiding)
        self.filled = union(map(self.squares, self.filling))
        self.opaque = union(map(self.squares, self.hiding))
        self.open = grid.all & ~self.filled
        self.sight = sight_on(grid)
        self.outlook = outlook_past(self.sight, self.opaque)
        self._steps: dict[int, Steps] = {}

    def squares(self, name: str) -> int:
        """The squares with terrain of this name."""
        return self._masks.get(name, 0)

    def but(self, terrain: Mapping[str, int]) -> "Board":
        """A copy with these masks replaced: a door burnt down, a wall conjured up."""
        return Board(self.grid, {**self.terrain, **terrain}, self.filling, self.hiding)

    def reach(
        self,
        start: int,
        budget: int,
        free: int,
        dear: tuple[int, ...] = (),
        stop: int | None = None,
        body: int = 1,
        diagonals: bool = True,
        is_odd: bool = False,
    ) -> Reach:
        """The squares that a body at `start` can reach for at most `budget`.

        It enters only `free` squares and stops only on those of `stop` (by default all). A square costs 1; 1 more in
        the first mask of `dear`, 2 more in the second, and so on; the last mask that contains it counts. A body of
        several squares needs room for all of them and pays for the most expensive. Without `diagonals` it moves
        orthogonally. `is_odd` says that it has taken an odd number of diagonal steps before, where they alternate.
        """
        stop = free if stop is None else stop
        if body > 1:
            own = self.grid.footprint(start, body)
            free, stop = (self.grid.room(mask | own, body) for mask in (free, stop))
            dear = tuple(self.grid.touching(mask, body) for mask in dear)
        steps = self._steps_of(body) if diagonals else SideSteps(self.grid)
        return steps.reach(start, budget, _by_cost(free, dear), stop, is_odd)

    def _steps_of(self, body: int) -> Steps:
        steps = self._steps.get(body)
        if steps is None:
            steps = self._steps[body] = self.grid.steps(self.filled, body)
        return steps

    def __eq__(self, other: object) -> bool:
        return type(other) is Board and self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash((self.grid, frozenset(self.terrain.items()), self.filling, self.hiding))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, self._contents()

    def _contents(self) -> tuple[Any, ...]:
        return self.grid, dict(self.terrain), self.filling, self.hiding


def _by_cost(free: int, dear: tuple[int, ...]) -> tuple[int, ...]:
    """The squares that cost 1, 2 and so on, as disjoint masks."""
    costs = []
    for mask in reversed(dear):
        costs.append(free & mask)
        free ^= costs[-1]
    return (free, *reversed(costs))
