"""The state of a fight on a board: the ground, the bodies on it, and who sees whom.  Start at `Field`.

This is what all games on a board share; how far a weapon reaches, what counts as large and how walls affect an arrow is
up to each book.
"""

from collections.abc import Iterable, Mapping, Sequence, ValuesView
from typing import ClassVar, Final, Self, TypeVar

from affray.core.board.alternating import AlternatingSquares
from affray.core.board.bits import BoundedCache, mask_of, squares_of, union
from affray.core.board.grid import Grid, grid_of
from affray.core.board.hexes import Hexes
from affray.core.board.scenario import Scenario
from affray.core.board.sight import outlook_past
from affray.core.board.squares import Squares
from affray.core.board.terrain import Board
from affray.core.values import EMPTY, Creature, Effect, State, Value
from affray.mypyc import mypyc_attr

HEROES: Final = "heroes"
"""The side of the players' characters. Spectators know what this side knows."""
SQUARES: Final = "squares"
HEXES: Final = "hexes"
GRIDS: Final[Mapping[str, type[Grid]]] = {SQUARES: Squares, HEXES: Hexes}
OBJECTS: Final[tuple[str, ...]] = ("barrel", "crate", "statue")
"""Things that stand on a square and fill it; one sees past them."""
DEPTH: Final = 4
"""The default depth of a chasm, in squares."""

UP: Final = "up"
"""The status of one who can fight. What a book calls those who are down is its own."""
FLED: Final = "fled"
SURRENDERED: Final = "surrendered"
CAPTURED: Final = "captured"
REMOVED: Final = "removed"
GONE: Final = frozenset((FLED, CAPTURED, REMOVED))
"""The manners of having left the field: over its edge, as a prisoner, by the GM's word."""
OUT_OF_IT: Final = GONE | {SURRENDERED}
"""Out of the fight, though not down: one who has surrendered still stands there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Value):
    """A position: the square, and the height in squares above the level of the map (negative below it)."""

    __slots__ = ("square", "height")

    def __init__(self, square: int, height: int = 0) -> None:
        self.square = square
        self.height = height


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground(Value):
    """The map: squares or hexes, its size, and each kind of terrain as a mask in hexadecimal.

    Each book subclasses it to say which kinds of terrain fill their squares (`filling`), block sight (`hiding`), give
    cover without filling (`low`), give it by a rule of the book's (`narrow`) or are raised (`rising`, by how many
    squares). A "chasm" is `depth` squares deep; squares are brightly lit unless they are "dim" or "dark".

    `board` is the map without creatures, `shelter` what gives cover, `screen` the sight past it, and `levels` the
    squares of each level except 0, highest first. It `is_bright` if there is neither dark nor dim terrain.
    """

    __slots__ = (
        "grid", "width", "height", "terrain", "depth",
        "board", "shelter", "screen", "chasm", "levels", "dim", "dark", "is_bright",
        "_alternating", "_shining", "_above",
    )  # fmt: skip
    filling: ClassVar[Sequence[str]] = ("wall",)
    hiding: ClassVar[Sequence[str]] = ("wall",)
    low: ClassVar[Sequence[str]] = ("low-wall",)
    narrow: ClassVar[Sequence[str]] = ()
    rising: ClassVar[Mapping[str, int]] = {}

    def __init__(self, grid: str, width: int, height: int, terrain: dict[str, str], depth: int = DEPTH) -> None:
        self.grid = grid
        self.width = width
        self.height = height
        self.terrain = terrain
        self.depth = depth
        self.board = board = self._drawn_on(grid_of(GRIDS[grid], width, height))
        self.shelter = (board.filled | union(map(board.squares, self.low))) & ~union(map(board.squares, self.narrow))
        self.screen = outlook_past(board.sight, self.shelter)
        self.chasm = board.squares("chasm")
        levels = {level: board.squares(name) for name, level in self.rising.items()} | {-depth: self.chasm}
        self.levels = sorted(((level, mask) for level, mask in levels.items() if mask), reverse=True)
        self.dim, self.dark = board.squares("dim"), board.squares("dark")
        self.is_bright = not (self.dim or self.dark)
        self._alternating: Board | None = None
        self._shining: BoundedCache[tuple[int, int], int] = BoundedCache(self._find_shining)
        self._above: BoundedCache[int, int] = BoundedCache(self._find_above)

    def __hash__(self) -> int:
        """By identity: the contents are not hashable."""
        return id(self)

    def floor(self, space: int) -> int:
        """The height of the highest ground in a space: a body that overlaps solid ground does not fall into a chasm."""
        for level, mask in self.levels:
            if level < 0 and space & ~mask:
                return 0
            if space & mask:
                return level
        return 0

    def above(self, height: int) -> int:
        """The squares whose ground is higher than `height`."""
        return self._above[height]

    def shining(self, square: int, radius: int) -> int:
        """The squares lit by a light source on a square."""
        return self._shining[square, radius]

    def with_terrain(self, masks: Mapping[str, int]) -> Self:
        """A copy of the map with these masks replaced."""
        changed = {name: f"{mask:x}" for name, mask in masks.items()}
        return self.but(terrain=self.terrain | changed)

    def alternating(self) -> Board:
        """The map with alternating diagonals: every second diagonal step of a path counts double."""
        if self._alternating is None:
            self._alternating = self._drawn_on(grid_of(AlternatingSquares, self.width, self.height))
        return self._alternating

    def _find_above(self, height: int) -> int:
        low = union(mask for _, mask in self.levels)
        mask = union(mask for level, mask in self.levels if level > height)
        return mask | self.board.grid.all & ~low if height < 0 else mask

    def _find_shining(self, of: tuple[int, int]) -> int:
        square, radius = of
        sees = self.board.outlook.sees
        return mask_of(other for other in squares_of(self.board.grid.disc(square, radius)) if sees(square, other))

    def _drawn_on(self, grid: Grid) -> Board:
        masks = {name: int(mask, 16) for name, mask in self.terrain.items()}
        return Board(grid, masks, filling=self.filling, hiding=self.hiding)


@mypyc_attr(allow_interpreted_subclasses=True)
class Body(Creature):
    """A creature on a board: its position, the width of its space, and who does not know where it is.

    `place` has the top-left square of its space (`at`) and the height of its feet (`height`); `hidden_from` has the ids
    of those who do not know where it is. `status` is up, out of the fight in some manner, or a word of the book's.
    `realm` is where it is when it is in the fight, but not on the field: inside another, on another plane.
    """

    __slots__ = ("place", "width", "hidden_from", "at", "height", "status", "realm")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        place: Place,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...] = (),
        width: int = 1,
        hidden_from: frozenset[str] | None = None,
    ) -> None:
        super().__init__(id, name, side, hp, hp_max, pools, effects)
        self.place = place
        self.width = width
        self.hidden_from = EMPTY if hidden_from is None else hidden_from
        self.at = place.square
        self.height = place.height
        self.status = UP
        self.realm = ""

    @property
    def lowest(self) -> int:
        """The lowest hit points that it can have."""
        return 0

    @property
    def is_there(self) -> bool:
        """Does the body occupy its squares?"""
        return self.status not in GONE


BodyT_co = TypeVar("BodyT_co", bound=Body, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(State[BodyT_co]):
    """The state of a fight on a board: the ground, and who stands where.

    `given` is the side to which the GM has given the fight; `scenario` is what is laid down about its course.
    """

    __slots__ = ("ground", "grid", "given", "scenario")

    def __init__(
        self,
        creatures: dict[str, BodyT_co],
        round: int,
        turn: str | None,
        seats: dict[str, str],
        settings: dict[str, dict[str, str]],
        seed: str,
        salt: str,
        rolled: dict[str, int] | None,
        effects_made: int,
        ground: Ground,
        given: str = "",
        scenario: Scenario | None = None,
    ) -> None:
        super().__init__(creatures, round, turn, seats, settings, seed, salt, rolled, effects_made)
        self.ground = ground
        self.given = given
        self.scenario = scenario
        self.grid = self.board.grid

    @property
    def board(self) -> Board:
        return self.ground.board

    def everyone(self) -> ValuesView[BodyT_co]:
        return self.creatures.values()

    def square_name(self, square: int) -> str:
        return self.grid.name(square)

    def square_names(self, squares: int) -> list[str]:
        return [self.grid.name(square) for square in squares_of(squares)]

    def space(self, body: Body) -> int:
        """The squares that a body occupies."""
        return 1 << body.at if body.width == 1 else self.grid.footprint(body.at, body.width)

    def space_names(self, creature: Creature) -> list[str]:
        return self.square_names(self.space_left(self.creatures[creature.id]))

    def space_left(self, body: Body) -> int:
        """The squares on which a body stands or lies; none once it has left the field."""
        return 0 if body.status in GONE or body.realm else self.space(body)

    def taken(self, without: Body | None = None) -> int:
        """The squares occupied by bodies."""
        return self.spaces(
            body for body in self.creatures.values() if body is not without and body.is_there and not body.realm
        )

    def spaces(self, bodies: Iterable[Body]) -> int:
        mask = 0
        for body in bodies:
            mask |= self.space(body)
        return mask

    def gap(self, one: Body, other: Body) -> int:
        """The horizontal distance between two bodies, in squares."""
        if one.width == other.width == 1:  # one int is a faster key than a tuple
            return self.grid.distances[other.at - one.at]
        return self.grid.gaps[other.at - one.at, one.width, other.width]

    def floor(self, space: int) -> int:
        """The height of the ground in a space."""
        return self.ground.floor(space) if self.ground.levels else 0

    def is_clear(self, one: Body, other: Body) -> bool:
        """Is the line of sight between the two free of terrain?"""
        outlook = self.ground.board.outlook
        if one.width == other.width == 1:
            return outlook.sees(one.at, other.at)
        ends = list(squares_of(self.space(other)))
        return any(outlook.sees(start, end) for start in squares_of(self.space(one)) for end in ends)

    def hidden_behind(self, squares: int, one: Body, other: Body) -> int:
        """How many quarters of `other` these squares hide from `one`."""
        return self.ground.board.sight.cover(self.space(one), self.space(other), squares)

    def hidden_by_ground(self, one: Body, other: Body) -> int:
        """How many quarters of `other` the terrain hides from `one`."""
        return self.ground.screen.cover(one.at, one.width, other.at, other.width)

    def is_known(self, side: str, body: Body) -> bool:
        """Does anybody on a side know where the body is?"""
        return not body.hidden_from or body.side == side

    def is_known_to(self, seat: str, body: Body) -> bool:
        """Does a side that the seat plays for know where the body is?

        A seat without creatures knows what the heroes know.
        """
        if not body.hidden_from:
            return True
        sides = {each.side for each in self.creatures.values() if self.seat_of(each) == seat} or {HEROES}
        return any(self.is_known(side, body) for side in sides)


AnyField = Field[Body]
"""The state of a fight on a board, of any game."""
