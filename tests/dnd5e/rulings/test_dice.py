"""What the GM says of dice: checks, saves, damage and healing for several, and amended rolls."""

import pytest

from affray import Fight, IllegalAnswer
from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, caster, edges, foe, hero, setup
from tests.dnd5e.rulings.test_bodies import refuses


def naturals(table: TableForTests, why: str) -> list[list[int]]:
    return [told["faces"] for told in table.told("rolled") if told["why"] == why]


# --- called for


@clause("5e.check.difficulty")
def test_several_make_a_check_and_who_fails_bears_what_follows(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"))

    table.play("rule: ana,bo check stealth 15 failure prone success temporary 3", dice=[13, 12])

    assert (table.ana.has("prone"), table.bo.has("prone")) == (False, True)
    assert (table.ana.pools["temporary"], "temporary" in table.bo.pools) == (3, False)


@clause("5e.saving-throw")
def test_a_save_called_for_hurts_by_its_result(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"))

    table.play("rule: heroes save dex 15 failure hurt 2d6 fire success hurt 1d6 fire", dice=[13, 5, 2, 3, 3])

    assert (table.ana.hp, table.bo.hp) == (8, 4)
    assert refuses(
        table, "ana save luck 15", "ana save dex 31", "ana check juggling 5", "ana save dex 15 failure sings"
    )


@clause("5e.condition.unconscious")
def test_the_unconscious_fail_without_a_die(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1", hp=0, hp_max=9, status="stable"), foe("orc", "j8"))

    table.play("rule: ana,bo save dex 15 failure gains poisoned", dice=[15])

    assert (table.ana.has("poisoned"), table.bo.has("poisoned")) == (False, True)


def test_all_who_roll_real_dice_are_asked_at_once(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"))
    table.fight.set("dice ana real")
    table.fight.set("dice bo real")

    table.fight.rule("heroes save dex 12")

    assert [(asked.seat, asked.kind) for asked in table.fight.questions] == [("ana", "roll"), ("bo", "roll")]
    table.play("bo: 11", "ana: 3")
    assert [told["made"] for told in table.told("save")] == [False, True]


@clause("5e.damage.many", "5e.saving-throw")
def test_damage_is_rolled_once_and_halved_for_who_saves(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "i8", hp=30), foe("imp", "j8", hp=30))

    table.play("rule: foes hurt 4d6 fire save dex 15", dice=[13, 2, 5, 5, 5, 4])

    assert (table.orc.hp, table.imp.hp) == (21, 11)
    assert [told["who"] for told in table.told("rolled") if told["why"] == "damage"] == ["@orc"]


@clause("5e.damage.resist")
def test_damage_may_be_such_that_nothing_resists_it(table: TableForTests) -> None:
    traits = {"immunities": frozenset({"fire"}), "hp": 20}
    table.set(hero("ana", "a1"), foe("orc", "i8", **traits))

    table.play("rule: orc hurt 6 fire", "rule: orc hurt 6 fire unresisted")

    assert table.orc.hp == 14


@clause("5e.concentration.damage")
def test_damage_by_ruling_may_break_concentration(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "bless", hp=30), foe("orc", "j8"))

    table.play("cast bless 1 ana", "rule: ana hurt 4", dice=[2, 1])

    assert not table.ana.effects


@clause("5e.heal.cap")
def test_healing_is_rolled_once_for_all(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hp=3, hp_max=9), hero("bo", "b1", hp=0, hp_max=9, status="dying"), foe("orc", "j8"))

    table.play("rule: heroes healed 2d4+2", dice=[1, 2])

    assert (table.ana.hp, table.bo.hp, table.bo.status) == (8, 5, "up")


# --- amended


def test_an_attack_hits_less_well_after_its_damage_was_dealt(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))
    table.play("attack orc shortsword", dice=[15, 4])
    assert table.orc.hp == 4

    table.fight.rule("ana roll disadvantage")

    assert table.orc.hp == 10
    assert naturals(table, "attack")[-1] == [15, 4]


def test_an_attack_hits_or_misses_by_the_word_of_the_gm(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("attack orc shortsword", "rule: roll hits", dice=[2, 4])
    assert table.orc.hp == 4

    table.fight.rule("roll misses")
    assert table.orc.hp == 10


@clause("5e.advantage.cancel")
def test_advantage_that_the_gm_grants_cancels_disadvantage(table: TableForTests) -> None:
    poisoned = Effect("poisoned-1", "poisoned", "ana")
    table.set(hero("ana", "a1", effects=(poisoned,)), foe("orc", "b1"))

    table.play("attack orc shortsword", dice=[2, 15])
    table.fight.rule("roll advantage")
    assert edges(table) == (["table.ruling"], ["5e.condition.poisoned"])

    table.fight.rule("roll advantage")
    assert naturals(table, "attack")[-1] == [2]


@clause("5e.feature.sneak-attack")
def test_advantage_that_the_gm_grants_lets_a_rogue_sneak(table: TableForTests) -> None:
    table.set(hero("ana", "a1", features=("sneak-attack",)), foe("orc", "b1", hp=30))
    table.play("attack orc shortsword", dice=[15, 4])
    assert table.orc.hp == 24

    table.play("rule: ana roll advantage", dice=[3, 5])

    assert naturals(table, "attack")[-1] == [15, 4]
    assert table.orc.hp == 30 - (3 + 2) - 5


@clause("5e.feature.lucky")
def test_the_lucky_lose_their_advantage_to_a_ruling(table: TableForTests) -> None:
    table.set(hero("ana", "a1", features=("lucky",)), foe("orc", "b1", effects=(Effect("x-1", "stunned", "orc"),)))

    table.play("attack orc shortsword", dice=[3, 17, 4])
    assert table.orc.hp == 4

    table.fight.rule("ana roll disadvantage")
    assert table.told("attack")[-1]["hit"] is False


def test_a_bonus_ruled_while_shield_is_asked_for_counts_against_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), caster("mage", "b1", "shield", side="foes", hp=20))
    table.play("attack mage shortsword", dice=[12])
    assert table.asked().kind == "hit"

    table.play("rule: ana roll bonus 5", "mage: shield 1", dice=[4])

    assert table.mage.hp == 14


def test_one_of_four_saves_against_a_fireball_after_all(table: TableForTests) -> None:
    orcs = [foe(f"orc-{n}", at, hp=40) for n, at in enumerate(("f4", "g4", "f5", "g5"), 1)]
    table.set(caster("ana", "a1", "fireball"), *orcs)
    table.play("cast fireball 3 f4", dice=[2, 2, 2, 2, *[5] * 8])
    assert [orc.hp for orc in battle_of(table.fight).everyone()][1:] == [0] * 4

    table.play("rule: orc-3 roll succeeds")

    assert [orc.hp for orc in battle_of(table.fight).everyone()][1:] == [0, 0, 20, 0]


def test_a_death_save_succeeds_by_ruling(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1", hp=0, hp_max=9, status="dying"), foe("orc", "j8"))
    table.play("end", dice=[4])
    assert (table.bo.successes, table.bo.failures) == (0, 1)

    table.play("rule: bo roll succeeds")
    assert (table.bo.successes, table.bo.failures) == (1, 0)

    table.play("rule: bo roll shows 20")
    assert table.bo.hp == 1


def test_initiative_is_amended() -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("orc", "j8")), dice=[3, 9])
    assert fight.state.turn == "orc"

    fight.rule("ana roll shows 18")

    assert fight.state.turn == "ana"


@pytest.mark.parametrize("how", ["advantage", "hits", "succeeds"])
def test_dice_of_healing_have_no_advantage_and_do_not_hit(table: TableForTests, how: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))
    table.play("rule: ana healed 2d4", dice=[1, 2])

    with pytest.raises(IllegalAnswer):
        table.fight.rule(f"roll {how}")


def test_a_door_is_hit_by_the_word_of_the_gm(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD,)), foe("orc", "j8"), map=[".+........", *["." * 10] * 7])

    table.play("break b1 shortsword", "rule: roll hits", dice=[2, 4])

    assert table.told("struck")[-1]["hit"] is True
