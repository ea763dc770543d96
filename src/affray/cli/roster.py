"""A line for each creature: how it fares, as far as the seat may know.  Start at `roster`."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from affray.cli.board import Signs, colour_of
from affray.telling.people import health, is_able
from affray.telling.tongue import Tongue


def roster(view: Mapping[str, Any], signs: Signs, tongue: Tongue) -> list[Text]:
    """Everybody whom the seat sees, in the order of the turns; whose turn it is comes with a mark."""
    creatures = {creature["name"]: creature for creature in view["creatures"]}
    order = [name for name in view["fight"].get("order", ()) if name in creatures]
    names = [*order, *(name for name in creatures if name not in order)]
    lines = [_line(creatures[name], view["fight"].get("turn"), signs, tongue) for name in names]
    lairs = view["fight"].get("lairs")
    return lines if lairs is None else [*lines[: lairs["after"]], *_lairs(lairs, tongue), *lines[lairs["after"] :]]


def _lairs(lairs: Mapping[str, Any], tongue: Tongue) -> list[Text]:
    """A line for each lair, at its place in the order."""
    masters = [tongue.creature(name.removeprefix("@")) for name in lairs["of"]]
    return [Text(f"    {tongue.sentence('cli-lair', who=master)}", style="dim") for master in masters]


def _line(creature: Mapping[str, Any], turn: str | None, signs: Signs, tongue: Tongue) -> Text:
    name = creature["name"].removeprefix("@")
    sign = signs.of(name, creature["side"] == "heroes")
    is_on_turn = creature["name"] == turn
    line = Text("> " if is_on_turn else "  ", style="bold")
    line.append(sign, style=colour_of(creature) + (" reverse" if is_on_turn else ""))
    line.append(f" {_capital(tongue.language.name(tongue.creature(name)))}", style=colour_of(creature))
    facts = [
        health(creature, tongue),
        _armour(creature, tongue),
        *_pools(creature, tongue),
        *_place(creature, tongue),
        *_effects(creature, tongue),
    ]
    line.append(" " + ", ".join(filter(None, facts)))
    return line


def _armour(creature: Mapping[str, Any], tongue: Tongue) -> str:
    armour = creature.get("armour_class")
    word = tongue.try_say("armour-class", "short")
    return f"{word} {armour}" if word and armour and is_able(creature) else ""


def _pools(creature: Mapping[str, Any], tongue: Tongue) -> list[str]:
    """What one still has of that which the rulebook has a word for."""
    held = {pool: amount for pool, amount in (creature["pools"] or {}).items() if amount and is_able(creature)}
    told = [tongue.try_say("say-pool", pool, amount=amount) for pool, amount in held.items()]
    return [words for words in told if words]


def _place(creature: Mapping[str, Any], tongue: Tongue) -> Iterator[str]:
    """How high it is above the ground, and on whom it sits."""
    height, mount = creature.get("height", 0), creature.get("mount")
    if mount:
        yield tongue.say("cli-riding", mount=tongue.creature(mount.removeprefix("@")))
    elif height:
        yield tongue.say("cli-height", "up" if height > 0 else "down", distance=tongue.language.distance(abs(height)))


def _effects(creature: Mapping[str, Any], tongue: Tongue) -> list[str]:
    return [tongue.effect(kind) for kind in dict.fromkeys(creature["effects"])]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
