"""Opening a number: every roll, guard and change with the reasons why it is so.  Start at `opened` and `figures`."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from affray.books.phrasing import Item
from affray.telling.sentences import Teller, in_force
from affray.telling.tongue import Tongue


def last_numbers(items: list[Item], edged: Collection[str] = ()) -> list[Item]:
    """The events of the last roll: an attack with its rolls and its harm, or a roll by itself.

    `edged` are the kinds of events that tell what a roll came to.
    """
    groups: list[list[Item]] = []
    for item in in_force(items):
        if item["kind"] == "rolled" and not _goes_on(item, groups):
            groups.append([item])
        elif item["kind"] in ("rolled", "attack", *edged, "hurt", "healed") and groups:
            groups[-1].append(item)
    return groups[-1] if groups else []


def _goes_on(roll: Item, groups: list[list[Item]]) -> bool:
    """Does a roll belong to those before it: damage after a hit, the other die of an edge, a lucky die thrown anew?"""
    if not groups:
        return False
    group = groups[-1]
    attack = next((item for item in group if item["kind"] == "attack"), None)
    is_harmed = any(item["kind"] in ("hurt", "healed") for item in group)
    if attack is not None:
        return bool(attack["hit"] and attack["who"] == roll["who"] and not is_harmed)
    first = group[0]
    is_attack = first["why"] == "attack" and roll["why"] == "attack"
    return bool(first["who"] == roll["who"] and not is_harmed and (roll["why"] == "lucky" or is_attack))


def opened(items: list[Item], tongue: Tongue) -> Iterator[str]:
    """The last roll, line by line."""
    teller = Teller(tongue)
    edged = tongue.phrasing.edged
    for item in last_numbers(items, edged):
        match item["kind"]:
            case "rolled":
                yield from _roll(item, tongue, teller)
            case "attack":
                yield from _attack(item, tongue, teller)
            case kind if kind in edged:
                yield from _edged(item, tongue, teller)
            case _:
                yield from _change(item, tongue, teller)


def _roll(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    yield _rolled(item, tongue, teller)
    for reason in item["reasons"]:
        yield _reason(reason, tongue)
    yield "  " + tongue.say("say-why", "total", total=item["total"])


def _rolled(item: Item, tongue: Tongue, teller: Teller) -> str:
    facts = teller.arguments(item)
    faces = " ".join(str(face) for face in item["faces"] or ())
    return tongue.sentence("say-why", "roll", **{name: facts[name] for name in ("who", "dice", "why")}, faces=faces)


def _attack(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    facts = teller.arguments(item)
    if "advantage" in item:  # else there was no guard to reach
        yield tongue.sentence("say-why", "guard", target=facts["target"])
        if "guard" not in item:
            yield "  " + tongue.say("say-why", "unknown")
    for reason in item.get("guard", ()):
        yield _reason(reason, tongue)
    if len(item.get("guard", ())) > 1:
        yield "  " + tongue.say("say-why", "total", total=sum(reason["amount"] for reason in item["guard"]))
    for part in ("advantage", "disadvantage"):
        for reason in item.get(part, ()):
            yield "  " + tongue.say("say-why", part, clause=_clause(reason, tongue))
    if item.get("advantage") and item.get("disadvantage"):
        yield "  " + tongue.say("say-why", "cancelled")
    part = "critical" if item["critical"] else "hit" if item["hit"] else "miss"
    yield "  " + tongue.say("say-why", part)


def _edged(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    """What a roll came to against one target, and the edges and banes on it."""
    yield tongue.sentence(f"event-{item['kind']}", **teller.arguments(item))
    for part, reasons in (("advantage", item["edges"]), ("disadvantage", item["banes"])):
        for reason in reasons:
            yield "  " + tongue.say("say-why", part, clause=_clause(reason, tongue))


def _change(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    facts = teller.arguments(item)
    yield tongue.sentence("say-why", item["kind"], who=facts["who"], amount=item["amount"])
    for reason in item["reasons"]:
        yield _reason(reason, tongue)


def _reason(reason: dict[str, Any], tongue: Tongue) -> str:
    amount = f"{reason['amount']:+4d}".replace("-", "\N{MINUS SIGN}")
    return f"  {amount}  {_clause(reason, tongue)}"


def _clause(reason: dict[str, Any], tongue: Tongue) -> str:
    """A reason's clause by name and id, and whom it comes from."""
    name = tongue.clause_name(reason["clause"])
    shown = reason["clause"] if name == reason["clause"] else f"{name} ({reason['clause']})"
    source = _source(reason, tongue)
    return f"{shown}: {source}" if source else shown


class Figure(NamedTuple):
    """A number that can be opened: of what, in words, what it comes to if it is a sum, and the reasons."""

    of: str
    text: str
    total: int | None
    reasons: list[dict[str, Any]]


def figures(items: Iterable[Item], tongue: Tongue) -> Iterator[Figure]:
    """Every number in some events that has reasons."""
    teller = Teller(tongue)
    for item in items:
        if item["kind"] == "rolled":
            yield Figure("roll", _rolled(item, tongue, teller), item["total"], _named(item["reasons"], tongue))
        elif item["kind"] == "attack":
            yield from _of_attack(item, tongue, teller)
        elif item["kind"] in tongue.phrasing.edged:
            yield from _edges({"advantage": item["edges"], "disadvantage": item["banes"]}, tongue)
        elif item["kind"] in ("hurt", "healed"):
            text = tongue.sentence("say-why", item["kind"], who=teller.arguments(item)["who"], amount=item["amount"])
            yield Figure("change", text, item["amount"], _named(item["reasons"], tongue))


def _of_attack(item: Item, tongue: Tongue, teller: Teller) -> Iterator[Figure]:
    if "guard" in item:
        text = tongue.sentence("say-why", "guard", target=teller.arguments(item)["target"])
        yield Figure("guard", text, sum(reason["amount"] for reason in item["guard"]), _named(item["guard"], tongue))
    yield from _edges(item, tongue)


def _edges(item: Item, tongue: Tongue) -> Iterator[Figure]:
    for part in ("advantage", "disadvantage"):
        if item.get(part):
            names = tongue.listed(tongue.clause_name(reason["clause"]) for reason in item[part])
            yield Figure(part, tongue.say("say-why", part, clause=names), None, _named(item[part], tongue))


def _named(reasons: Iterable[dict[str, Any]], tongue: Tongue) -> list[dict[str, Any]]:
    """The reasons in words: which clause, and whom it comes from."""
    return [
        reason | {"name": tongue.clause_name(reason["clause"]), "source": _source(reason, tongue) or None}
        for reason in reasons
    ]


def _source(reason: dict[str, Any], tongue: Tongue) -> str:
    name = str(reason["source"] or "").removeprefix("@")
    return tongue.language.name(tongue.creature(name)) if name else ""
