"""What kinds of options there are: by verb, by what they are aimed at, by how they are typed.  Start at `group_of`."""

from collections.abc import Iterable
from typing import Any, Final

from affray.core.board import Spot
from affray.core.deeds import PASS, Pattern
from affray.core.slots import Deed, Faces, Number, Way
from affray.core.values import Creature

GROUPS: Final = ("move", "attack", "action", "bonus", "haste", "free", "cast", "end")
GROUP_OF: Final = {
    "move": "move",
    "stand": "move",
    "drag": "move",
    "drop": "free",
    "release": "free",
    **dict.fromkeys("lie-down rise relent rally take-heart".split(), "free"),
    "open": "free",
    "close": "free",
    "interact": "free",
    "light": "free",
    "douse": "free",
    "free": "free",
    "word": "free",
    "cry": "free",
    "wave": "free",
    "flee": "move",
    **dict.fromkeys("fly swim burrow climb squeeze jump leap mount dismount ride".split(), "move"),
    **dict.fromkeys("scale dig teleport pull slide shift go".split(), "move"),
    "attack": "attack",
    "second": "attack",
    "use": "attack",
    "cast": "cast",
    "end-spell": "free",
    "throw": "attack",
    "smash": "attack",
    "draw": "free",
    "stow": "free",
    "take-up": "free",
    "let-go": "free",
    "second-wind": "bonus",
    "rage": "bonus",
    "aggressive": "bonus",
    "frenzied-rage": "bonus",
    "frenzy": "bonus",
    "hunters-mark": "bonus",
    "spiritual-weapon": "bonus",
    "trample": "bonus",
    "action-surge": "free",
    "reckless-attack": "free",
    "end": "end",
    "pass": "end",
}
"""By verb; whatever is not named here is an action."""
OF_BOOK: Final = {
    "dnd5e": {"use": "action"},
    "drawsteel": {
        **dict.fromkeys("aid assist catch-breath claw consume escape grab haul hide knockback".split(), "bonus"),
        **dict.fromkeys("point-out search shake-off stand-up test".split(), "bonus"),
        **dict.fromkeys("advance disengage ride-off".split(), "move"),
        **dict.fromkeys("cling improvise over-to".split(), "free"),
    },
}
"""The same where a rulebook has its own use for a verb: maneuvers stand where other books have bonus actions."""
CAST: Final = "cast"
USE: Final = "use"
FORCED: Final = ("push", "pull", "slide")
"""Verbs by which others are moved: how far up is said with a number."""


def group_of_option(option: Any, book: str = "") -> str:
    if option == PASS:
        return "end"
    if not isinstance(option, Deed):
        return "action"
    return next((arg for arg in option.args if arg in ("bonus", "action", "haste")), group_of(option.verb, book))


def group_of(verb: str, book: str = "") -> str:
    return OF_BOOK.get(book, {}).get(verb) or GROUP_OF.get(verb, "action")


def is_way(part: Pattern) -> bool:
    """Does it lead somewhere? Squares are counted then, and shown on the map."""
    leads = bool(part.slots) and isinstance(part.slots[-1], Spot) and group_of(part.verb) == "move"
    return leads or (bool(part.slots) and isinstance(part.slots[-1], Way))


def is_range(part: Pattern) -> bool:
    """Is it said with a number, such as a height?"""
    is_meant = group_of(part.verb) == "move" or part.verb in FORCED
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
