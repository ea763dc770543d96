"""Everything that is shipped is played once: heroes, weapons, armour, spells and encounters, by simple minds.

All other creatures fight in `test_library.py`.
"""

import pytest

from affray import Setup, load
from affray.content import load_text, names
from affray.content.loading import shelf
from affray.core.offers.slots import Deed
from affray.core.table.asking import AnySight, MindTable, Question
from affray.core.table.changes import freshen_dice, gain
from affray.core.table.events import Event
from affray.core.values import PLAYERS
from affray.minds import SimpleMind
from affray.rules.dnd5e.state.happenings import CASTING, HIT, WOUNDED

MOST_ROUNDS = 300
MAP = "\n".join(["  ..............", *["  .............."] * 9])


def play_out(setup: Setup, seed: str = "1") -> str | None:
    """How the fight ends; None if it does not."""
    state = setup.state.copy()
    freshen_dice(state, seed, "")
    minds = dict.fromkeys([*state.seats, PLAYERS], SimpleMind(seed))
    table = MindTable(setup.rulebook, state, minds, told=[])
    while (outcome := setup.rulebook.outcome(state)) is None and state.round < MOST_ROUNDS:
        setup.rulebook.step(table)
    return outcome


def duel(hero: str, foe: str, more: str = "") -> Setup:
    """Three of the one against one of the other."""
    sides = f"  heroes: [{{block: {hero}, at: [a2, a4, a6]}}]\n  foes: [{{block: {foe}, name: rival, at: i3}}]\n"
    return load_text(f"rulebook: dnd5e\ntitle: A duel\nmap: |\n{MAP}\nsides:\n{sides}{more}")


@pytest.mark.parametrize("name", [name for name in shelf().names() if shelf()._find_whole(name).level])
def test_a_hero_fights_to_the_end(name: str) -> None:
    assert play_out(duel("veteran-fighter", name)) is not None


@pytest.mark.parametrize("name", sorted(shelf().weapons))
def test_a_weapon_is_fought_with(name: str) -> None:
    wielder = f"creatures:\n  wielder: {{like: veteran-fighter, weapons: [{name}]}}\n"

    assert play_out(duel("wielder", "goblin", wielder)) is not None


@pytest.mark.parametrize("name", sorted(shelf().armour))
def test_armour_is_worn_in_a_fight(name: str) -> None:
    wearer = f"creatures:\n  wearer: {{like: veteran-barbarian, armour: [{name}]}}\n"

    assert play_out(duel("wearer", "goblin", wearer)) is not None


class Casting:
    """Casts one spell whenever that is offered, be it as a reaction, and is otherwise simple."""

    def __init__(self, spell: str) -> None:
        self.spell = spell
        self.simple = SimpleMind("1")

    def __call__(self, question: Question, sight: AnySight) -> object:
        if question.kind not in ("turn", HIT, WOUNDED, CASTING):
            return self.simple(question, sight)
        deeds = (option for option in question.options if isinstance(option, Deed))
        casts = (d for d in deeds if d.verb == self.spell or (d.verb == "cast" and d.args[0].id == self.spell))
        return next(casts, None) or self.simple(question, sight)


@pytest.mark.parametrize("name", sorted({*shelf().spells} - {"spare-the-dying"}))  # here nobody lies dying beside it
def test_a_spell_is_offered_and_cast(name: str) -> None:
    slots = "slots: [2, 2, 2, 2, 2, 2, 2, 2, 2]"
    magic = f"creatures:\n  caster: {{like: wizard, hp: 90, casting: {{ability: int, {slots}, spells: [{name}]}}}}\n"
    sides = "  heroes: [{block: caster, at: c4}, {block: fighter, at: d4, hp: 1}]\n"
    sides += "  foes: [{block: goblin, at: [b3, e5, d6]}, {block: acolyte, at: f4}, {block: wolf, at: g6}, "
    sides += "{block: fighter, name: rival, at: e3}]\n"
    setup = load_text(f"rulebook: dnd5e\ntitle: A trial\nmap: |\n{MAP}\nsides:\n{sides}{magic}")
    state, told = setup.state.copy(), list[Event]()
    sick = state.creatures["caster"]
    table = MindTable(setup.rulebook, state, dict.fromkeys([*state.seats, PLAYERS], Casting(name)), told=told)
    gain(table, sick, "poisoned", sick)

    while not any(event.kind == "cast" and event.facts["spell"] == name for event in told):
        assert setup.rulebook.outcome(state) is None, f"{name} was never cast"
        setup.rulebook.step(table)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_an_encounter_is_fought_to_its_end(name: str, seed: str) -> None:
    assert play_out(load(name), seed) in ("heroes", "foes", "nobody")


def test_the_crowd_is_forty() -> None:
    assert len(load("palisade").state.creatures) == 40


def test_the_gm_gives_a_dragon_a_lair_and_legendary_resistance() -> None:
    dragon = load("dragons-lair").state.creatures["young-red-dragon"]

    assert [power.id for power in dragon.block.powers_by("lair")] == ["falling-rocks", "spitting-fire"]  # type: ignore[attr-defined]
    assert dragon.pools["legendary-resistance"] == 2
