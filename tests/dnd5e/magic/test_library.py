"""Every spell of the library is cast in a fight that goes on after it, and is told in every language."""

from random import Random

import pytest

from affray import Fight
from affray.content.loading import shelf
from affray.core.fight.running import Setup
from affray.core.table.moments import TURN_END
from affray.core.values import Effect, Until
from affray.rules.dnd5e.changes import DIED
from affray.rules.dnd5e.state.combatant import DYING
from affray.rules.dnd5e.state.spells import REACTION, Spell
from tests.dnd5e.kit import BOW, caster, foe, hero, setup
from tests.laws import give_answer

SPELLS = [spell for spell in shelf().spells.values() if spell is not None and spell.time != REACTION]
NINE = (4, 4, 4, 4, 4, 4, 4, 4, 4)
LANGUAGES = ("en", "ru", "uk", "cs", "pt-BR")


def fight_of(spell: Spell) -> Setup:
    """A mage with the spell, among friends who need help and foes of several kinds."""
    poison = Effect("e1", "poisoned", "bo", None, (Until(TURN_END, "bo", 9),))
    mage = caster("ana", "c3", spell, slots=NINE, rank=17, dc=15, hp=60)
    friends = [
        hero("bo", "b3", hp=9, hp_max=30, effects=(poison,)),
        hero("cy", "c2", hp=0, hp_max=20, status=DYING),
        hero("di", "b2", hp=0, hp_max=20, status="dead", pools={DIED: 1}),
    ]
    foes = [
        foe("orc", "d3", hp=50, features=("metal-armour",), weapons=(BOW,)),
        foe("wolf", "d2", hp=30, kind="beast", abilities={"int": 3}),
        foe("imp", "f3", hp=15, kind="fiend"),
    ]
    return setup(mage, *friends, *foes)


def cast_it(spell: Spell, seed: int = 1) -> Fight:
    """The fight after the mage has cast it, and a few turns later."""
    fight, choices = Fight(fight_of(spell), seed), Random(seed)
    while fight.question is not None and fight.state.turn != "ana":
        give_answer(fight, choices)
    asked = fight.question
    assert asked is not None
    words = [asked.options.text(option) for option in asked.options]
    deeds = [word for word in words if word.startswith(f"cast {spell.id} ") or word == f"cast {spell.id}"]
    assert deeds, f"{spell.id} is not offered"
    fight.answer(deeds[0] if spell.shape is None else choices.choice(deeds))
    for _ in range(12):
        if fight.question is not None:
            give_answer(fight, choices)
    return fight


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_a_spell_of_the_library_is_cast_and_told(spell: Spell) -> None:
    fight = cast_it(spell)

    assert any(event.kind == "cast" and event.facts["spell"] == spell.id for event in fight.events)
    assert Fight.restore(fight.save()).state == fight.state
    assert len({len(fight.log(code)) for code in LANGUAGES}) == 1
