"""A line for each creature, or for several alike: how it fares, as far as the seat may know.  Start at `roster`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from affray.cli.terminal.board import Signs, colour_of
from affray.telling.people import health, is_able
from affray.telling.tongue import Tongue


def roster(view: Mapping[str, Any], signs: Signs, tongue: Tongue, is_folded: bool = False) -> list[Text]:
    """Everybody whom the seat sees, in the order of the turns; whose turn it is comes with a mark.

    Folded, those who are alike and fare alike share the line of the first of them.
    """
    creatures = {creature["name"]: creature for creature in view["creatures"]}
    order = [name for name in view["fight"].get("order", ()) if name in creatures]
    names = [*order, *(name for name in creatures if name not in order)]
    turn = view["fight"].get("turn")
    alike = _alike([creatures[name] for name in names], turn) if is_folded else [[creatures[name]] for name in names]
    lines = [_line(same, turn, signs, tongue) for same in alike]
    lairs = view["fight"].get("lairs")
    if lairs is None:
        return lines
    before = {*names[: lairs["after"]]}
    place = sum(same[0]["name"] in before for same in alike)
    return [*lines[:place], *_lairs(lairs, tongue), *lines[place:]]


def _alike(creatures: Sequence[Mapping[str, Any]], turn: str | None) -> list[list[Mapping[str, Any]]]:
    """Those of one kind whose lines would differ in their numbers only, together; whose turn it is stands alone."""
    found: dict[Any, list[Mapping[str, Any]]] = {}
    for creature in creatures:
        stem, _, number = creature["name"].rpartition("-")
        is_alone = creature["name"] == turn or not number.isdecimal()
        shown = {key: value for key, value in creature.items() if key not in ("name", "at", "space")}
        found.setdefault(creature["name"] if is_alone else (stem, repr(shown)), []).append(creature)
    return [*found.values()]


def _lairs(lairs: Mapping[str, Any], tongue: Tongue) -> list[Text]:
    """A line for each lair, at its place in the order."""
    masters = [tongue.creature(name.removeprefix("@")) for name in lairs["of"]]
    return [Text(f"    {tongue.sentence('cli-lair', who=master)}", style="dim") for master in masters]


def _line(alike: Sequence[Mapping[str, Any]], turn: str | None, signs: Signs, tongue: Tongue) -> Text:
    creature = alike[0]
    names = [each["name"].removeprefix("@") for each in alike]
    is_on_turn = creature["name"] == turn
    line = Text("> " if is_on_turn else "  ", style="bold")
    for name in names:
        sign = signs.of(name, creature["side"] == "heroes")
        line.append(sign, style=colour_of(creature) + (" reverse" if is_on_turn else ""))
    line.append(f" {_capital(_name(names, tongue))}", style=colour_of(creature))
    facts = [
        health(creature, tongue),
        _armour(creature, tongue),
        *_pools(creature, tongue),
        *_place(creature, tongue),
        *_effects(creature, tongue),
    ]
    line.append(" " + ", ".join(filter(None, facts)))
    return line


def _name(names: Sequence[str], tongue: Tongue) -> str:
    """One name as it is told, or that of a kind with the numbers of those who are meant."""
    if len(names) == 1:
        return tongue.language.name(tongue.creature(names[0]))
    stem = names[0].rpartition("-")[0]
    numbers = [int(name.rpartition("-")[2]) for name in names]
    return f"{tongue.language.name(tongue.creature(stem))} {_ranges(numbers)}"


def _ranges(numbers: Sequence[int]) -> str:
    """`1–3, 5` for 1, 2, 3 and 5, in the order in which they stand."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


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
