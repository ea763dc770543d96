"""The ground of a fight: its map, what lies there, how deep and how light it is.  Start at `Ground`."""

from typing import Final

from affray.core.board import AlternatingSquares, Board, Grid, Squares, grid_of, mask_of, outlook_past, squares_of
from affray.core.board.bits import Remembered
from affray.core.values import Value

FILLING: Final = ("wall", "door", "tree", "earth")
HIDING: Final = ("wall", "door", "earth")
DEPTH: Final = 4
"""How many squares a chasm is deep unless it is said."""
ALTERNATING: Final = "alternating"
"""The value of the option `diagonal` by which every second diagonal step counts double."""


class Ground(Value):
    """The map: how wide and high it is, and where what lies, each kind of terrain as a mask in hexadecimal.

    A square is 5 feet wide (5e.grid.square). Walls, doors, trees and earth fill their squares, and nobody steps
    diagonally past their corners (5e.grid.corners); walls, doors and earth block sight; all of these and low walls give
    cover. Open doors do neither, and what is stuck is moved only with an effort. A chasm is `depth` squares deep.
    In deep water one swims, in "underwater" everything is wholly under it.
    Squares are brightly lit unless they are `dim` or `dark`.
    """

    __slots__ = (
        "width",
        "height",
        "terrain",
        "depth",
        "_board",
        "_round",
        "_shelter",
        "_wet",
        "_chasm",
        "_dim",
        "_dark",
        "_is_bright",
        "_shining",
    )

    def __init__(self, width: int, height: int, terrain: dict[str, str], depth: int = DEPTH) -> None:
        self.width = width
        self.height = height
        self.terrain = terrain
        self.depth = depth
        self._board = self._drawn_on(grid_of(Squares, width, height))
        self._round: Board | None = None
        self._wet = self._board.squares("deep-water") | self._board.squares("underwater")
        self._chasm = self._board.squares("chasm")
        self._shelter = outlook_past(self._board.sight, self._board.filled | self._board.squares("low-wall"))
        self._dim, self._dark = self._board.squares("dim"), self._board.squares("dark")
        self._is_bright = not (self._dim | self._dark)
        self._shining: Remembered[tuple[int, int], int] = Remembered(self._find_shining)

    __hash__ = object.__hash__

    @property
    def board(self) -> Board:
        return self._board

    def with_terrain(self, **masks: int) -> "Ground":
        """The same map with these masks in place of its own; underscores stand for the hyphens of names."""
        changed = {name.replace("_", "-"): f"{mask:x}" for name, mask in masks.items()}
        return Ground(self.width, self.height, self.terrain | changed, self.depth)

    @property
    def dim(self) -> int:
        """The squares in dim light, where nobody carries a better one."""
        return self._dim

    @property
    def dark(self) -> int:
        return self._dark

    def shining(self, square: int, radius: int) -> int:
        """The squares on which a light falls that stands on a square and reaches so far.  5e.light.sources"""
        return self._shining[square, radius]

    def _find_shining(self, of: tuple[int, int]) -> int:
        square, radius = of
        sees = self._board.outlook.sees
        return mask_of(other for other in squares_of(self._board.grid.disc(square, radius)) if sees(square, other))

    @property
    def is_wet(self) -> bool:
        """Is there water deep enough to swim in?"""
        return self._wet != 0

    def board_counting(self, diagonal: str) -> Board:
        """The map by how diagonal steps are counted there.  5e.grid.diagonals"""
        if diagonal != ALTERNATING:
            return self._board
        if self._round is None:
            self._round = self._drawn_on(grid_of(AlternatingSquares, self.width, self.height))
        return self._round

    def _drawn_on(self, grid: Grid) -> Board:
        masks = {name: int(mask, 16) for name, mask in self.terrain.items()}
        return Board(grid, masks, filling=FILLING, hiding=HIDING)
