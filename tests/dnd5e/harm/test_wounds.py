"""Kinds of damage, what others see of wounds, temporary hit points, and who falls unconscious instead of dying."""

from typing import Any

import pytest

from affray import Fight, odds
from affray.core.values import Effect
from affray.rules.dnd5e.harm.dying import regain
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, arrange, battle_of, by_hand, foe, hero, setup

THIRTEEN = (
    "acid bludgeoning cold fire force lightning necrotic piercing poison psychic radiant slashing thunder".split()
)


def villain(id: str, at: str, **traits: Any) -> Combatant:
    """A foe too important to die at 0."""
    return foe(id, at, **traits).but(hero=True)


@clause("5e.damage.types", "5e.damage.types-bare")
@pytest.mark.parametrize("type", THIRTEEN)
def test_a_type_of_damage_has_no_rules_of_its_own_but_resistance_rests_on_it(table: TableForTests, type: str) -> None:
    weapon = SWORD.but(type=type)
    table.set(hero("ana", "a1", weapons=(weapon,)), foe("orc", "b1"), foe("imp", "a2", resistances=frozenset({type})))
    table.play("attack orc shortsword", dice=[15, 4])
    table.play("end", "end", "end", "attack imp shortsword", dice=[15, 4])

    assert (table.orc.hp, table.orc.effects) == (10 - 6, ())
    assert table.imp.hp == 10 - 3


@clause("5e.damage.types")
def test_there_are_thirteen_types_of_damage() -> None:
    assert list(DAMAGE_TYPES) == THIRTEEN


@clause("5e.damage.resist-once")
def test_two_resistances_to_one_type_halve_once(table: TableForTests) -> None:
    raging = Effect("raging-1", "raging", "cy")
    cy = hero("cy", "b1", hp=30, effects=(raging,), resistances=frozenset({"piercing"}), pools={"fury": 1})
    table.set(foe("orc", "a1", weapons=(SWORD.but(damage="1d12"),)), cy)

    table.play("attack cy shortsword", dice=[15, 12])

    assert table.cy.hp == 30 - 6


@clause("5e.damage.marks")
@pytest.mark.parametrize(("hp", "looks"), [(10, "unhurt"), (9, "unhurt"), (5, "unhurt"), (4, "hurt"), (1, "hurt")])
def test_wounds_show_only_below_half_of_the_hit_points(table: TableForTests, hp: int, looks: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8", hp=hp, hp_max=10))

    assert table.fight.view("ana")["creatures"][1]["hp"] == looks
    assert table.fight.view("gm")["creatures"][1]["hp"] == hp


@clause("5e.damage.marks")
def test_by_table_option_no_wounds_show_at_all(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8", hp=1, hp_max=10), show_half_hp="off")

    assert table.fight.view("ana")["creatures"][1]["hp"] is None


@clause("5e.damage.marks")
def test_half_of_an_odd_maximum_is_not_rounded(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8", hp=4, hp_max=7), foe("imp", "j7", hp=3, hp_max=7))

    assert [creature["hp"] for creature in table.fight.view("ana")["creatures"][1:]] == ["unhurt", "hurt"]


@clause("5e.death.hit-at-0")
@pytest.mark.parametrize(("dice", "failures"), [([15, 14, 3], 1), ([20, 20, 3, 1], 2)])
def test_a_shot_from_afar_at_one_who_lies_dying(table: TableForTests, dice: list[int], failures: int) -> None:
    table.set(foe("orc", "g1"), hero("ana", "b1", hp=0, hp_max=20, status="dying"), hero("bo", "j8"))

    table.play("attack ana shortbow", dice=dice)

    assert (table.ana.status, table.ana.failures) == ("dying", failures)


@clause("5e.heal.dead")
def test_the_dead_regain_nothing() -> None:
    fight = arrange(hero("ana", "a1"), hero("bo", "b1", hp=0, hp_max=9, status="dead"), foe("orc", "j8"))
    table, battle = by_hand(fight)
    bo = battle.creatures["bo"]

    regain(table, bo, 5, [])

    assert (bo.hp, bo.status) == (0, "dead")


@clause("5e.heal.dead", "5e.death.stabilise")
def test_there_is_no_first_aid_for_the_dead_but_a_ruling_brings_them_back(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1", hp=0, hp_max=9, status="dead"), foe("orc", "j8"))
    assert "first-aid bo" not in table.offered()

    table.play("rule: bo hp 1", "end")

    assert (table.bo.status, table.fight.state.turn) == ("up", "bo")


@clause("5e.death.villains")
def test_a_villain_falls_unconscious_and_makes_death_saves(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1"),
        villain("chief", "b1", hp=5, hp_max=20),
        foe("orc", "j8"),
        monster_zero_hp="die-except-flagged",
    )

    table.play("attack chief shortsword", dice=[15, 6])
    assert (table.chief.status, table.chief.hp) == ("dying", 0)

    table.play("end", dice=[9])
    assert table.chief.failures == 1


@clause("5e.death.villains", "5e.initiative.ties")
def test_a_villain_is_still_the_gms() -> None:
    fight = Fight(setup(hero("ana", "a1"), villain("chief", "j8")), dice=[9, 9])
    assert (fight.questions[0].kind, fight.questions[0].seat) == ("tie", "gm")

    fight = Fight(setup(hero("ana", "a1"), villain("chief", "j8"), init_ties="d20-mixed-only"), dice=[9, 9, 3, 7])
    assert battle_of(fight).order == ("chief", "ana")


@clause("5e.death.villains")
def test_who_only_watches_does_not_see_with_a_villains_eyes(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), villain("chief", "j8"), foe("orc", "j7", hidden_from=frozenset({"ana"})))

    assert [creature["name"] for creature in table.fight.view("watcher")["creatures"]] == ["@ana", "@chief"]


@clause("5e.temp-hp.no-stack")
@pytest.mark.parametrize("kept", [10, 12])
def test_12_temporary_over_10_are_12_or_10_and_never_22(table: TableForTests, kept: int) -> None:
    table.set(hero("ana", "a1", hp=5, pools={"temporary": 10}), foe("orc", "b1"))

    table.play(f"rule: ana temporary {kept}", "end", "attack ana shortsword", dice=[15, 5])

    assert table.ana.pools["temporary"] == kept - 7
    assert table.ana.hp == 5


@clause("5e.temp-hp.no-stack")
def test_temporary_hit_points_exceed_the_maximum_and_healing_does_not_restore_them(table: TableForTests) -> None:
    pools = {"temporary": 25, "second-wind": 1}
    table.set(foe("orc", "b1"), hero("ana", "a1", hp=5, hp_max=6, features=("second-wind",), pools=pools))

    table.play("attack ana shortsword", "end", "second-wind", dice=[15, 5, 9])

    assert (table.ana.hp, table.ana.pools["temporary"]) == (6, 18)


@clause("5e.temp-hp.at-0")
def test_at_0_temporary_hit_points_neither_wake_nor_stabilise_but_absorb(table: TableForTests) -> None:
    table.set(foe("orc", "g1"), hero("ana", "b1", hp=0, hp_max=20, status="dying"), hero("bo", "j8"))

    table.play("rule: ana temporary 8", "attack ana shortbow", dice=[15, 14, 4])
    assert (table.ana.status, table.ana.failures, table.ana.pools["temporary"]) == ("dying", 0, 2)

    table.play("end", dice=[4])
    table.play("end", "attack ana shortbow", dice=[15, 14, 4])
    assert (table.ana.failures, table.ana.pools["temporary"]) == (2, 0)


@clause("5e.temp-hp.last")
def test_temporary_hit_points_last_until_they_are_used_up(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"temporary": 5}), foe("orc", "j8"))

    table.play(*["end"] * 40)

    assert (table.fight.state.round, table.ana.pools["temporary"]) == (21, 5)


@clause("5e.temp-hp.first")
def test_what_temporary_hit_points_absorb_stands_among_the_reasons(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", pools={"temporary": 5}))

    table.play("attack orc shortsword", dice=[15, 5])

    told = table.told("hurt")[0]
    assert sum(reason["amount"] for reason in told["reasons"]) == told["amount"] == 2


def test_odds_do_not_tell_of_a_foes_temporary_hit_points(table: TableForTests) -> None:
    chances = []
    for temporary in (0, 50):
        table.set(hero("ana", "a1"), foe("orc", "b1", hp=3, pools={"temporary": temporary}))
        chances.append(odds(table.fight, "attack orc shortsword", seat="ana").chance("dead", who="@orc"))

    assert chances[0] == chances[1] > 0
