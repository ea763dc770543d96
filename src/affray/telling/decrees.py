"""Rulings and settings in sentences: what the GM decrees, and how a table is set.  Start at `decree_in_words`.

What a ruling brings about is told as well. Where both would say the same, `without_echoes` leaves one of them out.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from affray.books.phrasing import Item
from affray.core.table.recorded import REVEALING
from affray.core.table.settings import ENDING
from affray.core.values import GM, PLAYERS
from affray.telling.tongue import Tongue, attribute_of

if TYPE_CHECKING:
    from affray.lang import Noun
    from affray.lang.language import Argument

ECHOES: Final[Mapping[str, str]] = {
    "hp": "hp-set",
    "at": "moved",
    "temporary": "temporary-set",
    "noticed": "noticed",
    "ground": "ground-changed",
    "object": "ground-changed",
}
"""By the verb of a ruling, the event that says the same again."""
NEAR: Final = 3
"""How soon after the ruling it comes, or before one that reveals somebody: who is put elsewhere may dismount first."""
PERSONS: Final = ("person", "nobody", "none")
"""What a seat's mind is called when a person answers."""
MANY: Final = 6
"""Of more squares than this the first and the last are named."""


def without_echoes(items: Iterable[Item]) -> Iterator[Item]:
    """The same events, a ruling and what it brings about at once made one. The second names the square."""
    events = list(items)
    echoes = {at: list(_echoes_of(events, at)) for at, item in enumerate(events) if item["kind"] == "ruled"}
    told = {echo for found in echoes.values() for echo in found}
    for place, item in enumerate(events):
        if place in told:
            continue
        if not echoes.get(place):
            yield item
            continue
        again = events[echoes[place][0]]
        at = again.get("to_square") or again.get("at") or squares_in_words(again.get("squares", ()))
        yield item | {"at": at, "n": max(item.get("n", 0), again.get("n", 0))}


def _echoes_of(events: list[Item], place: int) -> Iterator[int]:
    """Where the same is said again, once for each whom the ruling is about."""
    ruling = events[place]["ruling"]
    whom = _subjects(ruling["args"])
    far = NEAR * max(len(whom), 1)
    first = place - far if ruling["verb"] in REVEALING else place + 1
    for other in range(max(first, 0), min(place + 1 + far, len(events))):
        event = events[other]
        if event["kind"] == ECHOES.get(ruling["verb"]) and ("who" not in event or event["who"] in whom):
            yield other


def _subjects(args: Sequence[Any]) -> list[str]:
    """The creatures whom a ruling is about."""
    first = args[0] if args and isinstance(args[0], list) else list(args[:1])
    return [arg for arg in first if _is_creature(arg)]


def squares_in_words(squares: Sequence[str]) -> str:
    """Some squares by their names, of many only the first and the last."""
    return ", ".join(squares) if len(squares) <= MANY else f"{squares[0]} … {squares[-1]}"


def terrain_in_words(tongue: Tongue, kind: str) -> str:
    return tongue.try_say("say-legend", kind) or tongue.word(kind)


def decree_in_words(tongue: Tongue, item: Item) -> str:
    """A ruling as a sentence without its full stop; one that only a homemade book has is told by its own words."""
    verb, args = item["ruling"]["verb"], item["ruling"]["args"]
    whom = _subjects(args)
    said = _whole(tongue, item) if len(whom) < 2 else None
    if said is not None:
        return said
    what = _ruled(tongue, verb, args[1:])
    if whom and what is not None:
        return tongue.say("say-decree", "of", who=_names(tongue, whom), what=what)
    return tongue.say("say-decree", "other", words=_plain(tongue, verb, args))


def _whole(tongue: Tongue, item: Item) -> str | None:
    """A ruling that has a sentence of its own, all of whose facts are known."""
    verb, args = item["ruling"]["verb"], item["ruling"]["args"]
    facts: dict[str, Argument] = {"at": item["at"]} if item.get("at") else {}
    whom = _subjects(args)
    if whom:
        facts["who"] = tongue.creature(whom[0][1:])
    elif args and isinstance(args[0], str):
        facts["what"] = args[0]
    if args and isinstance(args[0], int):
        facts["amount"] = args[0]
    if len(args) > 1 and _is_creature(args[1]):
        facts["other"] = tongue.creature(args[1][1:])
    if verb == "add":
        facts["model"] = tongue.creature(args[0])
        verb = "add-later" if _is_later(args[-1]) else verb
    if verb in ("ground", "object"):
        facts["what"] = terrain_in_words(tongue, str(args[1]))
    for arg in args[1:]:
        if "amount" not in facts and (isinstance(arg, int) or verb in ("hurt", "healed")):
            facts["amount"] = _amount(tongue, arg)
        elif verb in ("gains", "loses"):
            facts.setdefault("effect", tongue.effect(str(arg)))
        else:
            facts.setdefault("words", str(arg))
    return _try(tongue, "say-decree", verb, facts)


def _is_later(terms: object) -> bool:
    """Do these terms lay down a wave: `side foes hidden round 4`, `when half foes`?"""
    return isinstance(terms, str) and bool({"round", "when"} & set(terms.split()))


def _ruled(tongue: Tongue, verb: str, args: Sequence[Any]) -> str | None:
    """What is ruled of somebody, as a phrase; a figure that the seat may not know is left out."""
    numbers = [arg for arg in args if isinstance(arg, int)]
    others = [one for arg in args for one in _subjects([arg])]
    words = [str(arg) for arg in args if isinstance(arg, str) and not _is_creature(arg)]
    facts: dict[str, Argument] = {"known": bool(numbers), "others": _names(tongue, others)}
    if args and verb in ("hurt", "healed"):
        facts["amount"] = _amount(tongue, args[0])
    elif numbers:
        facts |= {"amount": numbers[0], "more": numbers[-1]}
    if words:
        facts |= {"words": words[0], "what": _name_of(tongue, verb, words[0]), "effect": tongue.effect(words[0])}
        facts["seat"] = _seat(tongue, words[0])
    return _try(tongue, "say-ruled", verb, facts)


def _name_of(tongue: Tongue, verb: str, word: str) -> str:
    """What a figure, a supply, a skill or a thing is called."""
    return (
        tongue.try_say("page-pool" if verb == "pool" else "say-figure", word)
        or tongue.try_say("page-word", word)
        or tongue.try_say(f"roll-{word}")
        or tongue.word(word)
    )


def _amount(tongue: Tongue, amount: int | str) -> "Argument":
    return amount if isinstance(amount, int) else tongue.language.dice(amount)


def _try(tongue: Tongue, message: str, verb: str, facts: "dict[str, Argument]") -> str | None:
    try:
        return tongue.say(message, verb, **facts)
    except (KeyError, ValueError):
        return None


def _names(tongue: Tongue, creatures: Iterable[str]) -> str:
    return tongue.listed(tongue.language.name(tongue.creature(one[1:])) for one in creatures)


def amendment_in_words(tongue: Tongue, how: Sequence[str]) -> str:
    """What the GM says of a roll; what only a homemade book knows of is told by its own word."""
    word, *number = how
    amount = f"{int(number[0]):+d}".replace("-", "\N{MINUS SIGN}") if word == "bonus" else "".join(number)
    return tongue.try_say("say-amended", word, amount=amount) or tongue.word(word)


def setting_in_words(tongue: Tongue, setting: Mapping[str, Any]) -> str:
    """A setting as a sentence without its full stop."""
    verb, (first, *rest) = setting["verb"], setting["args"]
    how = str(rest[-1]) if rest else ""
    if verb == "option":
        about = tongue.say("say-table-option", attribute_of(first))
        return tongue.say("say-setting", verb, what=about, how=tongue.reading(first, how))
    if verb == "standing":
        what = tongue.try_say("page-word", rest[0]) or tongue.word(rest[0])
        if not _is_creature(first):
            return tongue.say("say-setting", "consent", seat=_seat(tongue, first), what=what, how=how)
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
    words = (
        tongue.language.name(tongue.creature(arg[1:])) if _is_creature(arg) else str(arg)
        for each in args
        for arg in (each if isinstance(each, list) else [each])
    )
    return " ".join([verb, *words])
