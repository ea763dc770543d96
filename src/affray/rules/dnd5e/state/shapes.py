"""The shape of an area of effect as data.  Start at `Shape`; its squares: `area_shapes.py`."""

from typing import ClassVar, Final

from affray.core.values import Value

LINE: Final = "line"
BURST: Final = "burst"
"""The shape of an area around who acts."""
WALL: Final = "wall"
"""The shape of an area that runs from square to square as its caster draws it."""
NEAR, FAR, RING, INSIDE, OUTSIDE = "near", "far", "ring", "inside", "outside"
SIDES: Final = (NEAR, FAR)
RING_SIDES: Final = (INSIDE, OUTSIDE)
"""How a wall is said that stands in a ring, and on which side it does something, as seen from its caster."""


class Shape(Value):
    """The shape of an area: its `kind`, and its `size` in squares: a length, a side or a radius.

    `more` is added to the size for each slot level above the spell's own; an area that `spreads` goes around corners;
    a line is so many squares `wide`, and the `ring` of a wall measures so many across, if it can be one.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("wide", "ring")

    __slots__ = ("kind", "size", "more", "spreads", "wide", "ring")

    def __init__(
        self, kind: str, size: int, more: int = 0, spreads: bool = False, wide: int = 1, ring: int = 0
    ) -> None:
        self.kind = kind
        self.size = size
        self.more = more
        self.spreads = spreads
        self.wide = wide
        self.ring = ring
