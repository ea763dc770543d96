"""Rulings and settings in sentences: what the GM decrees, and how a table is set.  Start at `decree_in_words`.

What a ruling brings about is told as well. Where both would say the same, `without_echoes` leaves one of them out.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from affray.books.phrasing import Item
from affray.core.table.settings import ENDING
from affray.core.values import GM, PLAYERS
from affray.telling.tongue import Tongue, attribute_of

if TYPE_CHECKING:
    from affray.lang import Noun
    from affray.lang.language import Argument

ECHOES: Final[Mapping[str, str]] = {"hp": "hp-set", "at": "moved", "temporary": "temporary-set", "noticed": "noticed"}
"""By the verb of a ruling, the event that says the same again."""
NEAR: Final = 3
"""How soon after the ruling it comes: somebody put elsewhere may dismount before."""
PERSONS: Final = ("person", "nobody", "none")
"""What a seat's mind is called when a person answers."""


def without_echoes(items: Iterable[Item]) -> Iterator[Item]:
    """The same events, a ruling and what it brings about at once made one. The second names the square."""
    events = list(items)
    told: set[int] = set()
    for place, item in enumerate(events):
        if place in told:
            continue
        near = range(place + 1, min(place + 1 + NEAR, len(events))) if item["kind"] == "ruled" else ()
        echo = next((later for later in near if _echoes(events[later], item)), None)
        if echo is None:
            yield item
            continue
        told.add(echo)
        again = events[echo]
        yield item | {"at": again.get("to_square") or again.get("at"), "n": again.get("n", 0)}


def _echoes(item: Item, ruled: Item) -> bool:
    ruling = ruled["ruling"]
    return bool(item["kind"] == ECHOES.get(ruling["verb"]) and item.get("who") == ruling["args"][0])


def decree_in_words(tongue: Tongue, item: Item) -> str:
    """A ruling as a sentence without its full stop; one that only a homemade book has is told by its own words."""
    verb, args = item["ruling"]["verb"], item["ruling"]["args"]
    facts: dict[str, Argument] = {"at": item["at"]} if item.get("at") else {}
    if args and _is_creature(args[0]):
        facts["who"] = tongue.creature(args[0][1:])
    if len(args) > 1 and _is_creature(args[1]):
        facts["other"] = tongue.creature(args[1][1:])
    if verb == "add":
        facts["model"] = tongue.creature(args[0])
    for arg in args[1:]:
        if isinstance(arg, int):
            facts.setdefault("amount", arg)
        elif verb in ("gains", "loses"):
            facts.setdefault("effect", tongue.effect(str(arg)))
        else:
            facts.setdefault("words", str(arg))
    if args and isinstance(args[0], str) and not _is_creature(args[0]):
        facts["what"] = args[0]
    if args and isinstance(args[0], int):
        facts["amount"] = args[0]
    try:
        return tongue.say("say-decree", verb, **facts)
    except (KeyError, ValueError):
        return tongue.say("say-decree", "other", words=_plain(tongue, verb, args))


def setting_in_words(tongue: Tongue, setting: Mapping[str, Any]) -> str:
    """A setting as a sentence without its full stop."""
    verb, (first, *rest) = setting["verb"], setting["args"]
    how = str(rest[-1]) if rest else ""
    if verb == "option":
        about = tongue.say("say-table-option", attribute_of(first))
        return tongue.say("say-setting", verb, what=about, how=tongue.reading(first, how))
    if verb == "standing":
        what = tongue.try_say("page-word", rest[0]) or tongue.word(rest[0])
        return tongue.say("say-setting", verb, who=tongue.creature(first[1:]), what=what, how=how)
    if verb == "control":
        return tongue.say("say-setting", verb, who=tongue.creature(first[1:]), seat=_seat(tongue, how))
    if verb == "disclosure":
        return tongue.say("say-setting", verb, who=tongue.creature(first[1:]), how=how)
    if verb == ENDING:
        return tongue.say("say-setting", verb, how=first)
    if verb == "mind" and how in PERSONS:
        return tongue.say("say-setting", "person", seat=_seat(tongue, first))
    return tongue.say("say-setting", verb, seat=_seat(tongue, first), how=how)


def _seat(tongue: Tongue, seat: str) -> "Noun | str":
    """What a seat is called: by its part at the table, or by the name that it has."""
    if seat in (GM, PLAYERS):
        return tongue.say("say-seat", "gm" if seat == GM else "players")
    return tongue.creature(seat)


def _is_creature(arg: object) -> bool:
    return isinstance(arg, str) and arg.startswith("@") and not arg.startswith("@@")


def _plain(tongue: Tongue, verb: str, args: Iterable[Any]) -> str:
    words = (tongue.language.name(tongue.creature(arg[1:])) if _is_creature(arg) else str(arg) for arg in args)
    return " ".join([verb, *words])
