"""Spells that creatures cast without slots, at will or by the day, and those that powers cast."""

from typing import Any

from affray.content.dnd5e.spells import CastingKind
from affray.content.loading import shelf
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spells import Spell
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import caster, casting, combatant, foe, hero

KIND = CastingKind.model_validate(
    {
        "ability": "cha",
        "at-will": ["fire-bolt", "invisibility"],
        "day-1": ["fireball"],
        "without": "vsm",
        "on-itself": ["invisibility"],
    }
)


def innate(id: str) -> Spell:
    spell = shelf().spells[id]
    assert spell is not None
    return KIND.innate(spell)


def fiend(at: str, *spells: str, **traits: Any) -> Combatant:
    how = casting(*map(innate, spells), slots=()).but(daily=KIND.daily)
    return combatant("fiend", "foes", at, casting=how, pools=how.pools, **traits)


@clause("5e.monster.uses")
def test_an_innate_spell_needs_no_slot_and_is_used_up_by_the_day(table: TableForTests) -> None:
    table.set(fiend("a1", "fireball", hp=30), hero("bo", "h8", hp=90))

    table.play("cast fireball 3 h8", "end", "end", dice=[20] + [1] * 8)

    assert table.told("cast")[0]["level"] == 0
    assert not any(text.startswith("cast") for text in table.offered())


def test_an_innate_spell_at_will_may_be_for_oneself_alone(table: TableForTests) -> None:
    table.set(fiend("a1", "invisibility", holds=("shortsword", "shield")), foe("imp", "a2"), hero("bo", "h8"))
    assert [text for text in table.offered() if text.startswith("cast")] == ["cast invisibility 2"]

    table.play("cast invisibility 2", "end", "end", "end")

    assert table.fiend.suffers("invisible")
    assert "cast invisibility 2" in table.offered()


@clause("5e.legendary.actions")
def test_a_legendary_action_casts_a_cantrip(table: TableForTests) -> None:
    power = Power("cantrip", "legendary", casts="cantrip")
    lich = caster("lich", "a1", "fire-bolt", "fireball", side="foes", powers=(power,), legendary=3)
    table.set(hero("bo", "d1", hp=30), foe("imp", "h8"), lich.but(pools=lich.pools | {"legendary": 3}))
    table.play("end")
    assert table.offered() == ["use cantrip fire-bolt bo", "use cantrip fire-bolt imp", "pass"]

    table.play("use cantrip fire-bolt bo", dice=[15, 7])

    assert (table.bo.hp, table.lich.pools["legendary"], table.lich.pools["action"]) == (23, 2, 1)
    assert table.fight.log("en")[-1]
