"""The map of a fight: what each kind of terrain does in this book.  Start at `Ground`."""

from collections.abc import Sequence
from typing import ClassVar

from affray.core.board import field


class Ground(field.Ground):
    """The map.

    A square is 5 feet wide (5e.grid.square). Walls, doors, trees and earth fill their squares, and nobody steps
    diagonally past their corners (5e.grid.corners); walls, doors and earth block sight; all of these and low walls give
    cover. Open doors do neither; a stuck door takes an action to open. In deep water creatures swim; everything
    on "underwater" squares is fully submerged.
    """

    __slots__ = ()
    filling: ClassVar[Sequence[str]] = ("wall", "door", "tree", "earth")
    hiding: ClassVar[Sequence[str]] = ("wall", "door", "earth")
