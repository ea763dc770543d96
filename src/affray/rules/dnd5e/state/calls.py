"""Creatures that are called into the fight: which, how many, where, and by whom.  Start at `Call`."""

from typing import TYPE_CHECKING, Final

from affray.core.values import Value
from affray.rules.dnd5e.state.filters import Filter

if TYPE_CHECKING:
    from affray.rules.dnd5e.state.acts import Lay

ONE: Final = "1"


class Call(Value):
    """Creatures come into the fight on the side of who acts, near a point within so many `squares`.

    Who acts chooses a stat block at hand: of these `names`, or of these `kinds`. `sums` are numbers by challenge: so
    many of those of a challenge up to this. Otherwise their `number` is that of the dice; `times` multiplies either.
    They are of another kind if `as_kind` says so, and act right after their caller if they `follow`. They are gone when
    the `bond` ends that is laid on them.
    """

    __slots__ = ("names", "kinds", "sums", "number", "times", "squares", "as_kind", "follow", "bond", "to", "only")

    def __init__(
        self,
        names: tuple[str, ...],
        kinds: tuple[str, ...],
        sums: tuple[tuple[str, int], ...],
        number: str,
        times: str,
        squares: int,
        as_kind: str,
        follow: bool,
        bond: "Lay",
        to: str = "it",
        only: tuple[Filter, ...] = (),
    ) -> None:
        self.names = names
        self.kinds = kinds
        self.sums = sums
        self.number = number
        self.times = times
        self.squares = squares
        self.as_kind = as_kind
        self.follow = follow
        self.bond = bond
        self.to = to
        self.only = only


class Called(Value):
    """The id of the caller, and the kind of effect whose end ends the call."""

    __slots__ = ("by", "bond")

    def __init__(self, by: str, bond: str) -> None:
        self.by = by
        self.bond = bond
