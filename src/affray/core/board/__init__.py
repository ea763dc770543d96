"""The board: squares or hexes, terrain, reachability, line of sight, areas of effect.

A set of squares is a bitmask (`bits.py`): union, intersection and difference are single operations, and so is shifting
a whole set by a step. Read `grid.py` first, then `reach.py`, `sight.py`, `areas.py`; a fight's map is a `Board`
(`terrain.py`), and the state of a fight on a board is `field.py`.
"""

from affray.core.board.alternating import AlternatingSquares
from affray.core.board.areas import Areas, Centred, Counted, Halved
from affray.core.board.bits import count, lowest, mask_of, squares_of, union
from affray.core.board.field import HEROES, HEXES, SQUARES, AnyField, Body, Field, Ground, Place
from affray.core.board.grid import Grid, NoSuchSquare, grid_of
from affray.core.board.hexes import Hexes
from affray.core.board.reach import OutOfReach, Reach
from affray.core.board.sight import Outlook, Sight, outlook_past, sight_on
from affray.core.board.squares import Squares
from affray.core.board.terrain import Board
from affray.core.board.ways import Corners, Spot, Ways

__all__ = [
    "HEROES",
    "HEXES",
    "SQUARES",
    "AlternatingSquares",
    "AnyField",
    "Areas",
    "Board",
    "Body",
    "Centred",
    "Corners",
    "Counted",
    "Field",
    "Grid",
    "Ground",
    "Halved",
    "Hexes",
    "NoSuchSquare",
    "OutOfReach",
    "Outlook",
    "Place",
    "Reach",
    "Sight",
    "Spot",
    "Squares",
    "Ways",
    "count",
    "grid_of",
    "lowest",
    "mask_of",
    "outlook_past",
    "sight_on",
    "squares_of",
    "union",
]
