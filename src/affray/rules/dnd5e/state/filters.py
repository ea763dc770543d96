"""Whom an effect is for: filters that a creature must pass, and the sorts of creatures that an act may touch."""

from typing import ClassVar, Final

from affray.core.values import Value
from affray.rules.dnd5e.state.shapes import Shape

ME: Final = "me"
"""Who does it, or bears the effect or the trait."""
IT: Final = "it"
"""Whom it touches."""
ROLES: Final = (ME, IT)

RAN: Final = "ran"
"""The word of the filter that asks how far somebody has run."""
SHARES: Final = "shares"
"""The word of the filter that asks whether two are in one space."""

ANY: Final = "any"
"""The word of the filter for which one of several ways must be so."""

FRIEND, SELF = "friend", "self"
SORTS: Final = ("other", "foe", FRIEND, "any", SELF)
"""Whom an act may touch, as seen by who does it."""


class Filter(Value):
    """Something that must be so with a creature: a word of `rolls/filters.py`, and what it is compared with.

    `of` says with whom of the two; `is_not`, that it must not be so. Of the word `ANY`, one of the `ways` must hold,
    each with all its filters.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("ways",)

    __slots__ = ("word", "value", "of", "is_not", "ways")

    def __init__(
        self,
        word: str,
        value: tuple[str, ...] = (),
        of: str = "it",
        is_not: bool = False,
        ways: "tuple[tuple[Filter, ...], ...]" = (),
    ) -> None:
        self.word = word
        self.value = value
        self.of = of
        self.is_not = is_not
        self.ways = ways


class Who(Value):
    """Whom an act touches: one of a `sort` `within` so many squares, or all in an `area` that begins within them.

    `only` are the filters that they must pass. If it `is_chosen`, who acts may leave some of them out.
    """

    __slots__ = ("sort", "within", "area", "only", "is_chosen")
    unwritten: ClassVar[tuple[str, ...]] = ("is_chosen",)

    def __init__(
        self,
        sort: str = "other",
        within: int = 0,
        area: Shape | None = None,
        only: tuple[Filter, ...] = (),
        is_chosen: bool = False,
    ) -> None:
        self.sort = sort
        self.within = within
        self.area = area
        self.only = only
        self.is_chosen = is_chosen
