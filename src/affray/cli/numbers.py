"""Opening a number: the last roll with every number in it, and why it is so.  Start at `opened`."""

from collections.abc import Iterator
from typing import Any

from affray.cli.speech import Tongue
from affray.cli.telling import Item, Teller, in_force


def last_numbers(items: list[Item]) -> list[Item]:
    """The events of the last roll: an attack with its rolls and its harm, or a roll by itself."""
    groups: list[list[Item]] = []
    for item in in_force(items):
        if item["kind"] == "rolled" and not _goes_on(item, groups):
            groups.append([item])
        elif item["kind"] in ("rolled", "attack", "power-roll", "hurt", "healed") and groups:
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
    for item in last_numbers(items):
        match item["kind"]:
            case "rolled":
                yield from _roll(item, tongue, teller)
            case "attack":
                yield from _attack(item, tongue, teller)
            case "power-roll":
                yield from _power_roll(item, tongue, teller)
            case _:
                yield from _change(item, tongue, teller)


def _roll(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    facts = teller.arguments(item)
    faces = " ".join(str(face) for face in item["faces"] or ())
    yield tongue.sentence("cli-why", "roll", **{name: facts[name] for name in ("who", "dice", "why")}, faces=faces)
    for reason in item["reasons"]:
        yield _reason(reason, tongue)
    yield "  " + tongue.say("cli-why", "total", total=item["total"])


def _attack(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    facts = teller.arguments(item)
    if "advantage" in item:  # else there was no guard to reach
        yield tongue.sentence("cli-why", "guard", target=facts["target"])
        if "guard" not in item:
            yield "  " + tongue.say("cli-why", "unknown")
    for reason in item.get("guard", ()):
        yield _reason(reason, tongue)
    if len(item.get("guard", ())) > 1:
        yield "  " + tongue.say("cli-why", "total", total=sum(reason["amount"] for reason in item["guard"]))
    for part in ("advantage", "disadvantage"):
        for reason in item.get(part, ()):
            yield "  " + tongue.say("cli-why", part, clause=_clause(reason, tongue))
    if item.get("advantage") and item.get("disadvantage"):
        yield "  " + tongue.say("cli-why", "cancelled")
    part = "critical" if item["critical"] else "hit" if item["hit"] else "miss"
    yield "  " + tongue.say("cli-why", part)


def _power_roll(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    """What a roll came to against one target, and the edges and banes on it."""
    yield tongue.sentence("event-power-roll", **teller.arguments(item))
    for part, reasons in (("advantage", item["edges"]), ("disadvantage", item["banes"])):
        for reason in reasons:
            yield "  " + tongue.say("cli-why", part, clause=_clause(reason, tongue))


def _change(item: Item, tongue: Tongue, teller: Teller) -> Iterator[str]:
    facts = teller.arguments(item)
    yield tongue.sentence("cli-why", item["kind"], who=facts["who"], amount=item["amount"])
    for reason in item["reasons"]:
        yield _reason(reason, tongue)


def _reason(reason: dict[str, Any], tongue: Tongue) -> str:
    amount = f"{reason['amount']:+4d}".replace("-", "\N{MINUS SIGN}")
    return f"  {amount}  {_clause(reason, tongue)}"


def _clause(reason: dict[str, Any], tongue: Tongue) -> str:
    """A reason's clause by name and id, and whom it comes from."""
    name = tongue.clause_name(reason["clause"])
    shown = reason["clause"] if name == reason["clause"] else f"{name} ({reason['clause']})"
    source = str(reason["source"] or "").removeprefix("@")
    return f"{shown}: {tongue.language.name(tongue.creature(source))}" if source else shown
