"""The map of a fight: what each kind of terrain does in this book.  Start at `Ground`."""

from collections.abc import Sequence
from typing import ClassVar

from affray.core.board import field


class Ground(field.Ground):
    """The map.

    A square is 5 feet wide (5e.grid.square). Walls, doors, trees, earth and objects fill their squares, and nobody
    steps diagonally past their corners (5e.grid.corners); walls, doors and earth block sight; all of these and low
    walls give cover. So do arrow slits and portcullises, through which one sees (`Battle.is_behind_slit`). Force keeps
    out everything but sight (`Battle.is_in_view`). Open doors do neither, and what is stuck is moved only with an
    effort. In deep water one swims, in "underwater" everything is wholly under it.
    """

    __slots__ = ()
    filling: ClassVar[Sequence[str]] = (
        "wall",
        "door",
        "tree",
        "earth",
        "arrow-slit",
        "portcullis",
        "force",
        *field.OBJECTS,
    )
    hiding: ClassVar[Sequence[str]] = ("wall", "door", "earth", "force")
    narrow: ClassVar[Sequence[str]] = ("arrow-slit", "portcullis")
