"""What kinds of options there are: by verb, by what they are aimed at, by how they are typed.  Start at `group_of`."""

from collections.abc import Iterable
from typing import Any, Final

from affray.books import Phrasing
from affray.core.board import Spot
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, Faces, Number, Way
from affray.core.values import Creature

GROUPS: Final = ("move", "attack", "action", "bonus", "haste", "free", "cast", "end")
GROUP_OF: Final = {
    **dict.fromkeys(("move", "stand"), "move"),
    **dict.fromkeys(("end", "pass"), "end"),
    "attack": "attack",
    "cast": "cast",
    "drop": "free",
}
"""By verb, where a rulebook says nothing else; whatever is not named here is an action."""
CAST: Final = "cast"
USE: Final = "use"


def group_of_option(option: Any, phrasing: Phrasing) -> str:
    if option == PASS:
        return "end"
    if not isinstance(option, Deed):
        return "action"
    return next((arg for arg in option.args if arg in ("bonus", "action", "haste")), group_of(option.verb, phrasing))


def group_of(verb: str, phrasing: Phrasing) -> str:
    return phrasing.groups.get(verb) or GROUP_OF.get(verb, "action")


def is_way(part: Pattern, phrasing: Phrasing) -> bool:
    """Does it lead somewhere? Squares are counted then, and shown on the map."""
    leads = bool(part.slots) and isinstance(part.slots[-1], Spot) and group_of(part.verb, phrasing) == "move"
    return leads or (bool(part.slots) and isinstance(part.slots[-1], Way))


def is_range(part: Pattern, phrasing: Phrasing) -> bool:
    """Is it said with a number, such as a height?"""
    is_meant = group_of(part.verb, phrasing) == "move" or part.verb in phrasing.numbered
    return bool(part.slots) and isinstance(part.slots[-1], Number) and is_meant


def is_place(part: Pattern) -> bool:
    """Is it a spell aimed at a square? There are too many to list."""
    return part.verb == CAST and isinstance(part.slots[-1], Spot)


def is_aimed_area(part: Pattern) -> bool:
    """Is it an ability whose area is put on the map? There are too many places to list."""
    return part.verb == USE and any(slot.kind in ("square", "line", "wall") for slot in part.slots)


def what_is_used(deed: Deed) -> Any:
    """The ability or power among what a deed names."""
    return next(arg for arg in deed.args if hasattr(arg, "id") and not isinstance(arg, Creature))


def is_level(deed: Deed) -> bool:
    """Is nothing named but the level of a slot?"""
    return [type(argument) for argument in deed.args] == [int]


def spells_in(parts: Iterable[Any]) -> dict[str, list[Pattern]]:
    """The patterns of each spell that can be cast, by the spell's id."""
    found: dict[str, list[Pattern]] = {}
    for part in parts:
        if type(part) is Pattern and part.verb == "cast" and part.count():
            found.setdefault(next(iter(part.slots[0])).id, []).append(part)
    return found


def is_number(part: Pattern) -> bool:
    """Is it a number that is typed, and not one of a few that are listed?"""
    return not part.verb and isinstance(part.slots[0], Number)


def is_aimed(part: Pattern) -> bool:
    return part.slots[0].kind == "aim"


def dice_of(part: Any) -> Faces | None:
    """The real dice that a part of the options asks for."""
    slot = part.slots[0] if type(part) is Pattern and part.slots else None
    return slot if isinstance(slot, Faces) else None
