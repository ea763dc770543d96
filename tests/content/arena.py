"""Small fights of every fifth-edition creature with heroes who are a match for it, and which of its elements were told.

Start at `arena` and `told_elements`.
"""

from collections.abc import Iterator
from typing import Any

from affray import Setup
from affray.content import load_text
from affray.content.dnd5e.blocks import Compiled
from affray.content.dnd5e.models import CHALLENGES, Creature
from affray.content.loading import shelf
from affray.content.problems import Report
from affray.core.table.asking import MindTable
from affray.core.table.changes import freshen_dice
from affray.core.table.events import Event
from affray.core.values import PLAYERS
from affray.minds import SimpleMind

MOST_ROUNDS = 100
RIVAL = "rival"
PARTIES = {
    "1/2": ("fighter", "wizard"),
    "3": ("seasoned-fighter", "seasoned-cleric", "seasoned-wizard"),
    "30": ("veteran-fighter", "veteran-cleric", "veteran-wizard", "veteran-rogue"),
}
"""Who fights against a creature up to this challenge."""


def monsters() -> list[str]:
    """The names of all shipped creatures that are not heroes."""
    return sorted(name for name in shelf("dnd5e").names() if written(name).level is None)


def written(name: str) -> Creature:
    """What its file says of a creature."""
    found: Creature | None = shelf("dnd5e")._find_whole(name)
    assert found is not None
    return found


def compiled(name: str) -> Compiled:
    found: Compiled | None = shelf("dnd5e").compiled(name, None, (), Report(name))
    assert found is not None
    return found


def party_against(challenge: str) -> tuple[str, ...]:
    rank = CHALLENGES.index(challenge)
    return next(party for most, party in PARTIES.items() if rank <= CHALLENGES.index(most))


def arena(name: str, is_wide: bool = False) -> Setup:
    """A creature, or two of it if it is weak, against heroes on a small map, under water if it can only swim."""
    block = compiled(name).block
    is_at_home_on_land = block.speed > 1 or block.speeds.fly or not block.speeds.swim
    row = ("." if is_at_home_on_land else "u") * (20 if is_wide else 11)
    party = party_against(block.challenge)
    at = "o4" if is_wide else "f4"
    lines = ["rulebook: dnd5e", "title: The arena", "map: |", *[f"  {row}"] * 9, "legend: {u: [floor, underwater]}"]
    lines = lines if "u" in row else lines[:-1]
    lines += ["sides:", "  heroes:", *(f"    - {{block: {hero}, at: b{2 * n + 2}}}" for n, hero in enumerate(party))]
    lines += [f"  foes: [{{block: {name}, name: {RIVAL}, at: {at if len(party) > 3 else f'[{at}, {at[0]}7]'}}}]"]
    return load_text("\n".join(lines))


def fought(setup: Setup, seed: str) -> tuple[str | None, list[Event]]:
    """How the fight ends, None if it does not, and what was told of it."""
    state, told = setup.state.copy(), list[Event]()
    freshen_dice(state, seed, "")
    table = MindTable(setup.rulebook, state, dict.fromkeys([*state.seats, PLAYERS], SimpleMind(seed)), told=told)
    while (outcome := setup.rulebook.outcome(state)) is None and state.round < MOST_ROUNDS:
        setup.rulebook.step(table)
    return outcome, told


def elements_of(name: str) -> list[str]:
    """All that a creature has of its own: weapons, powers, traits, features, spells."""
    block = compiled(name).block
    return [
        *(f"weapon {weapon.id}" for weapon in block.weapons),
        *(f"power {power.id}" for power in block.powers),
        *(f"trait {trait.id}" for trait in block.traits),
        *(f"feature {feature}" for feature in block.features),
        *(f"spell {spell.id}" for spell in (block.casting.spells if block.casting else ())),
    ]


def told_elements(name: str, told: list[Event]) -> set[str]:
    """Those whose own event was told: an attack with a weapon, the use of a power, a reason that names a trait."""
    found = set[str]()
    words = set[str]()
    for event in told:
        if str(event.facts.get("who")).startswith(f"@{RIVAL}"):
            match event.kind:
                case "attack":
                    found.add(f"weapon {event.facts['weapon']}")
                case "power":
                    found.add(f"power {event.facts['power']}")
                case "cast":
                    found.add(f"spell {event.facts['spell']}")
                case _:
                    pass
        words.update(_words(event.facts))
        words.add(event.kind)
    for element in elements_of(name):
        sort, _, id = element.partition(" ")
        if sort in ("trait", "feature") and id in words:
            found.add(element)
    return found


def _words(fact: Any) -> Iterator[str]:
    """The words of an event's facts, and the last word of each clause in them."""
    match fact:
        case str():
            yield fact.rpartition(".")[2]
        case dict():
            for each in fact.values():
                yield from _words(each)
        case list() | tuple():
            for each in fact:
                yield from _words(each)
        case _:
            pass
