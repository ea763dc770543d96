"""What the GM decrees of conditions, damage and healing."""

import pytest

from affray import Fight, Setup, verify
from affray.rules.dnd5e.rulings.effects import GIVEN
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import battle_of, caster, foe, hero


@clause("5e.damage.resist", "5e.death.unconscious")
def test_damage_by_ruling_is_resisted_and_fells(table: TableForTests) -> None:
    table.set(hero("ana", "c1", resistances=frozenset({"fire"})), hero("bo", "c3"), foe("orc", "g1"))

    table.play("rule: ana hurt 5 fire")
    assert table.ana.hp == 8

    table.play("rule: ana hurt 8")
    assert (table.ana.hp, table.ana.status) == (0, "dying")


@clause("5e.death.instant")
def test_damage_by_ruling_may_kill_outright(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), hero("bo", "c3"), foe("orc", "g1"))

    table.play("rule: ana hurt 20 cold")

    assert table.ana.status == "dead"


@clause("5e.heal.cap")
def test_healing_by_ruling_wakes_and_stops_at_the_maximum(table: TableForTests) -> None:
    table.set(hero("ana", "c1"), hero("bo", "c3", hp=0, hp_max=9, status="dying"), foe("orc", "g1"))

    table.play("rule: bo healed 20")

    assert (table.bo.hp, table.bo.status) == (9, "up")


def test_a_condition_is_given_and_taken_at_any_moment(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"))

    table.play("move d1", "rule: orc gains poisoned", "orc: shortsword", "rule: orc loses poisoned", dice=[18, 2])

    assert table.told("attack")[0]["disadvantage"][0]["clause"] == "5e.condition.poisoned"
    assert table.orc.effects == ()


def test_a_decree_overrules_immunity(table: TableForTests) -> None:
    table.set(hero("ana", "b1", condition_immunities=frozenset({"poisoned"})), foe("orc", "a1"))

    table.play("rule: ana gains poisoned")

    assert table.ana.has("poisoned")


def test_only_what_is_there_can_be_taken_and_the_dead_are_not_hurt(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"), foe("imp", "j8"))
    table.play("rule: orc hp 0", "drop")
    rulings = table.fight.rulebook.rulings(table.fight.state)

    assert rulings.offers("ana loses prone")
    assert not rulings.offers("ana loses poisoned")
    assert not rulings.offers("orc hurt 5 fire")
    assert not rulings.offers("ana gains happy")
    assert not rulings.offers("ana hurt 5 fun")


def test_every_length_of_time_can_be_typed_and_few_are_listed(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("orc", "a1"))
    rulings = table.fight.rulebook.rulings(table.fight.state)

    typed = [
        "ana gains poisoned for 17",
        "ana gains frightened by orc until end orc",
        "orc gains charmed by ana save wis 13",
        "ana gains torch",
        "ana hurt 33 thunder",
    ]

    assert all(rulings.text(rulings.parse(text)) == text for text in typed)
    assert rulings.count() < 1200


@clause("5e.concentration.end")
def test_a_spell_ends_at_once_when_the_gm_says_so_on_anothers_turn(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless"), foe("orc", "j8"))
    table.play("cast bless 1 ana", "end", "rule: ana loses concentrating")

    assert not table.ana.effects


@pytest.mark.parametrize("kind", GIVEN)
@pytest.mark.parametrize("how", ["", " for 2", " save con 12"])
def test_every_effect_of_the_book_can_be_given_and_the_fight_goes_on(table: TableForTests, kind: str, how: str) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a2"), foe("orc", "b1", hp=30))
    table.fight = Fight(Setup(table.fight.rulebook, table.fight.start), seed=1)

    table.fight.rule(f"ana gains {kind}{how}")
    for _ in range(12):
        if table.fight.question is not None:
            options = table.fight.question.options
            table.fight.answer(options.text(next(iter(options))))

    assert verify(table.fight.save()) is None


@clause("5e.condition.sources")
def test_a_save_ends_even_a_rage(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: ana gains raging save con 12", "end", dice=[15])

    assert not table.ana.has("raging")


@clause("5e.spell.haste")
def test_haste_by_ruling_brings_its_action_and_takes_it_away(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: ana gains haste for 3")
    assert "dash haste" in table.offered()

    table.play("rule: ana not haste")
    assert "dash haste" not in table.offered()


@clause("5e.condition.grappled")
def test_a_hold_by_ruling_ends_when_the_holder_is_moved_away(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"), foe("imp", "j1"))

    table.play("rule: ana grappled by orc")
    assert table.ana.speed == 0

    table.play("rule: orc at h8")
    assert table.ana.speed == 6


def test_a_ward_by_ruling_has_a_difficulty_and_ends_by_an_attack(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("rule: ana gains sanctuary", "attack orc shortsword", dice=[2])

    assert not table.ana.effects


@clause("5e.concentration.end")
def test_a_spell_that_lasts_without_concentration_ends_with_its_area(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fog-cloud"), foe("orc", "j8"))

    table.play("cast fog-cloud 1 e4", "rule: ana loses concentrating")

    assert not battle_of(table.fight).zones
