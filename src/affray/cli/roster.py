"""A line for each creature: how it fares, as far as the seat may know.  Start at `roster`."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from affray.cli.board import Signs, colour_of, is_able
from affray.cli.speech import Tongue

HURT: Final = ("unhurt", "hurt", "winded", "dying")


def roster(view: Mapping[str, Any], rulebook: str, signs: Signs, tongue: Tongue) -> list[Text]:
    """Everybody whom the seat sees, in the order of the turns; whose turn it is comes with a mark."""
    creatures = {creature["name"]: creature for creature in view["creatures"]}
    order = [name for name in view["fight"].get("order", ()) if name in creatures]
    names = [*order, *(name for name in creatures if name not in order)]
    return [_line(creatures[name], view["fight"].get("turn"), rulebook, signs, tongue) for name in names]


def _line(creature: Mapping[str, Any], turn: str | None, rulebook: str, signs: Signs, tongue: Tongue) -> Text:
    name = creature["name"].removeprefix("@")
    sign = signs.of(name, creature["side"] == "heroes")
    is_on_turn = creature["name"] == turn
    line = Text("> " if is_on_turn else "  ", style="bold")
    line.append(sign, style=colour_of(creature) + (" reverse" if is_on_turn else ""))
    line.append(f" {_capital(tongue.language.name(tongue.creature(name)))}", style=colour_of(creature))
    facts = [
        _health(creature, name, tongue),
        _armour(creature, tongue),
        *_pools(creature, tongue),
        *_place(creature, tongue),
        *_effects(creature, rulebook, tongue),
    ]
    line.append(" " + ", ".join(filter(None, facts)))
    return line


def _health(creature: Mapping[str, Any], name: str, tongue: Tongue) -> str:
    """Hit points where they are known, with temporary ones; otherwise how one looks."""
    if not is_able(creature):
        return tongue.say("cli-health", creature["status"], who=tongue.creature(name))
    hp = creature["hp"]
    if isinstance(hp, int):
        temporary = (creature["pools"] or {}).get("temporary", 0)
        return f"{hp}/{creature['hp_max']}" + (f"+{temporary}" if temporary else "")
    return tongue.say("cli-health", hp) if hp in HURT else "?"


def _armour(creature: Mapping[str, Any], tongue: Tongue) -> str:
    armour = creature.get("armour_class")
    return f"{tongue.say('armour-class', 'short')} {armour}" if armour and is_able(creature) else ""


def _pools(creature: Mapping[str, Any], tongue: Tongue) -> list[str]:
    """What one still has of that which the rulebook has a word for."""
    held = {pool: amount for pool, amount in (creature["pools"] or {}).items() if amount and is_able(creature)}
    told = [tongue.try_say("cli-pool", pool, amount=amount) for pool, amount in held.items()]
    return [words for words in told if words]


def _place(creature: Mapping[str, Any], tongue: Tongue) -> Iterator[str]:
    """How high it is above the ground, and on whom it sits."""
    height, mount = creature.get("height", 0), creature.get("mount")
    if mount:
        yield tongue.say("cli-riding", mount=tongue.creature(mount.removeprefix("@")))
    elif height:
        yield tongue.say("cli-height", "up" if height > 0 else "down", distance=tongue.language.distance(abs(height)))


def _effects(creature: Mapping[str, Any], rulebook: str, tongue: Tongue) -> list[str]:
    return [effect_name(kind, rulebook, tongue) for kind in dict.fromkeys(creature["effects"])]


def effect_name(kind: str, rulebook: str, tongue: Tongue) -> str:
    """What an effect is called: a condition of the book, or one of our own words."""
    return (
        tongue.try_say("cli-effect", kind)
        or tongue.try_say(f"{rulebook}-condition-{kind}")
        or tongue.try_say(f"{rulebook}-{kind}")
        or tongue.language.name(tongue.thing(kind))
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
