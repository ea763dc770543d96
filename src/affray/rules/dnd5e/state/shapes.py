"""The shape of an area of effect as data.  Start at `Shape`; its squares: `area_shapes.py`."""

from typing import ClassVar, Final

from affray.core.values import Value

LINE: Final = "line"
BURST: Final = "burst"
"""The shape of an area around who acts."""
WALL: Final = "wall"
"""The shape of an area that runs through a point, across the line from who acts."""


class Shape(Value):
    """The shape of an area: its `kind`, and its `size` in squares: a length, a side or a radius.

    `more` is added to the size for each slot level above the spell's own; an area that `spreads` goes around corners;
    a line is so many squares `wide`.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("wide",)

    __slots__ = ("kind", "size", "more", "spreads", "wide")

    def __init__(self, kind: str, size: int, more: int = 0, spreads: bool = False, wide: int = 1) -> None:
        self.kind = kind
        self.size = size
        self.more = more
        self.spreads = spreads
        self.wide = wide
