"""How a weapon is held, what it does when thrown, and what a hit brings beside its damage."""

import pytest

from affray import odds
from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.weapons import Rider, Weapon
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, foe, hero

SPEAR = SWORD.but(id="spear", versatile="1d8+2", properties=frozenset({"thrown", "versatile"}), range=4, long=12)
JAVELIN = SWORD.but(id="javelin", damage="2d6+2", thrown="1d6+2", properties=frozenset({"thrown"}), range=6, long=24)
BITE = SWORD.but(id="bite", rider=Rider("str", 11, "prone"))


@clause("5e.damage.roll")
@pytest.mark.parametrize(
    ("weapon", "at", "dice", "lost"),
    [
        (SPEAR, "b1", [15, 6], 8),
        (SPEAR.but(hands=2), "b1", [15, 8], 10),
        (SPEAR.but(hands=2), "d1", [15, 6], 8),
        (SWORD.but(hands=2), "b1", [15, 6], 8),
        (JAVELIN, "b1", [15, 6, 5], 13),
        (JAVELIN, "d1", [15, 6], 8),
    ],
)
def test_damage_depends_on_the_hands_and_on_whether_it_is_thrown(
    table: TableForTests, weapon: Weapon, at: str, dice: list[int], lost: int
) -> None:
    table.set(hero("ana", "a1", weapons=(weapon,)), foe("orc", at, hp=40))

    table.play(f"attack orc {weapon.id}", dice=dice)

    assert table.orc.hp == 40 - lost


@clause("5e.attack.effects", "5e.saving-throw", "5e.condition.prone")
@pytest.mark.parametrize(("rolled", "is_prone"), [(7, True), (8, False)])
def test_a_bite_knocks_prone_whoever_fails_the_save(table: TableForTests, rolled: int, is_prone: bool) -> None:
    table.set(foe("wolf", "a1", weapons=(BITE,)), hero("ana", "b1", hp=40, saves={"str": 3}))

    table.play("attack ana bite", dice=[15, 1, rolled])

    assert table.ana.has("prone") is is_prone
    (save,) = table.told("save")
    assert (save["why"], save["total"], save["dc"], save["made"]) == ("str-save", rolled + 3, 11, not is_prone)


@clause("5e.saving-throw")
@pytest.mark.parametrize(
    ("ana", "dice"),
    [
        ({}, [2]),  # a miss
        ({"effects": (Effect("prone-1", "prone", "ana"),)}, [2, 15, 1]),
        ({"condition_immunities": frozenset({"prone"})}, [15, 1]),
        ({"hp": 3}, [15, 1]),
    ],
)
def test_no_save_is_made_where_nothing_can_come_of_it(
    table: TableForTests, ana: dict[str, object], dice: list[int]
) -> None:
    table.set(foe("wolf", "a1", weapons=(BITE,)), hero("ana", "b1", **{"hp": 40} | ana), hero("bo", "j8"))

    table.play("attack ana bite", dice=dice)

    assert table.told("save") == []


@clause("5e.saving-throw", "5e.opportunity.trigger")
def test_a_bite_knocks_prone_on_anothers_turn_too_and_the_rest_of_the_way_is_crawled(table: TableForTests) -> None:
    table.set(hero("ana", "b1", hp=40), foe("wolf", "a1", weapons=(BITE,)))

    table.play("move g1", "wolf: bite", dice=[15, 1, 2])

    assert battle_of(table.fight).square_name(table.ana.at) == "e1"
    assert left(table.ana) == 0


def test_the_odds_of_a_bite_tell_how_likely_one_falls(table: TableForTests) -> None:
    table.set(foe("wolf", "a1", weapons=(BITE,)), hero("ana", "b1", hp=40, armour_class=15))

    bite = odds(table.fight, "attack ana bite")

    assert float(bite.chance("gained", effect="prone")) == pytest.approx(0.5 * 0.5)


@clause("5e.attack.ability", "5e.attack.ability-except")
def test_by_the_plain_reading_what_is_part_of_a_body_stays_as_it_is_printed(table: TableForTests) -> None:
    bite = SWORD.but(id="bite", hands=0, ability="dex")
    table.set(foe("wolf", "a1", weapons=(bite,)), hero("ana", "b1"), attack_ability="plain")

    table.play("attack ana bite", dice=[2])

    assert [reason["amount"] for reason in table.told("rolled")[0]["reasons"]] == [4]
