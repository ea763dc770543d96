"""What the GM decrees of figures, pools, gear and mounts, for this fight."""

import pytest

from affray import Fight
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, caster, foe, hero
from tests.dnd5e.rulings.test_bodies import refuses

AXE = SWORD.but(id="greataxe", bonus=7, damage="1d12+5", hands=2, ability="str", properties=frozenset({"heavy"}))


def test_armour_class_is_set_for_one_and_not_for_its_kind(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc-1", "b1"), foe("orc-2", "c1"))

    table.play("rule: orc-1 figure ac 17")

    assert (table.orc_1.armour_class, table.orc_2.armour_class) == (17, 13)
    assert table.orc_1.block.id == "orc"


@clause("5e.armour.shield")
def test_the_armour_class_that_is_set_counts_the_shield(table: TableForTests) -> None:
    table.set(hero("ana", "a1", armour=("shield",)), foe("orc", "b1"))

    table.play("rule: ana ac 18", "rule: ana drops shield")

    assert table.ana.armour_class == 16


def test_attack_and_damage_are_set_for_all_weapons(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    table.play("rule: ana figure attack 9", "rule: ana figure damage 0", "attack orc shortsword", dice=[4, 3])

    assert table.orc.hp == 7


@clause("5e.ability.modifier")
def test_an_ability_changes_what_it_is_part_of(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fire-bolt", abilities={"str": 10}, saves={"str": 2}), foe("orc", "b1"))

    table.play("rule: ana figure str 18", "rule: ana figure int 20")

    block = table.ana.block
    assert (block.save("str"), block.skill("athletics", "str"), block.weapons[0].bonus) == (6, 4, 8)
    assert block.weapons[0].damage == "1d6+6"
    assert block.casting.dc == 15


def test_a_save_and_the_speeds_are_set(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: ana figure dex-save 7", "rule: ana figure speed 2", "rule: ana figure fly 6")

    assert table.ana.block.save("dex") == 7
    assert {"move c1", "fly c1 1"} & {*table.offered()} == {"move c1"}
    assert table.ana.speed_by("fly") == 6
    assert refuses(table, "ana figure speed -1", "ana figure luck 3")


@clause("5e.size.space")
def test_somebody_grows_into_the_room_that_there_is(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"))

    table.play("rule: orc size large", "rule: ana size huge", "rule: bo size tiny")

    state = battle_of(table.fight)
    assert (table.orc.width, table.ana.width, table.bo.width) == (2, 3, 1)
    assert not state.space(table.ana) & state.space(table.bo)
    assert refuses(table, "orc size titanic")


def test_who_finds_no_room_takes_less_than_its_own(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "c1"), map=["..........", "##########", *["##########"] * 6])

    table.play("rule: ana size large")

    assert (table.ana.width, table.ana.block.size) == (1, "large")


@pytest.mark.parametrize(
    ("text", "gone"),
    [("pool action 0", "dodge"), ("pool movement 0", "move b1"), ("pool object 0", "stow shortsword")],
)
def test_the_parts_of_a_turn_are_spent_by_ruling(table: TableForTests, text: str, gone: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))
    assert gone in table.offered()

    table.play(f"rule: ana {text}")

    assert gone not in table.offered()


@clause("5e.move.deduct")
def test_more_movement_is_left_than_the_speed(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"move": 1}), foe("orc", "j8"))

    table.play("rule: ana movement 9")

    assert "move j1" in table.offered()


def test_slots_uses_and_reactions_are_set(table: TableForTests) -> None:
    ana = caster("ana", "a1", "shield", features=("second-wind",), pools={"second-wind": 0, "stealth": 12})
    table.set(ana, foe("orc", "j8", features=("legendary-resistance",), pools={"legendary-resistance": 3}))

    table.play("rule: ana slot-1 0", "rule: ana second-wind 1", "rule: ana reaction 0", "rule: ana slot-9 1")
    table.play("rule: orc pool legendary-resistance 1")

    assert [table.ana.pools[name] for name in ("slot-1", "second-wind", "reaction", "slot-9")] == [0, 1, 0, 1]
    assert table.orc.pools["legendary-resistance"] == 1
    assert refuses(table, "orc pool slot-1 1", "ana pool stealth 3", "ana pool moved 3", "orc pool rage 1")


def test_hands_hold_what_the_gm_says(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD, AXE)), foe("orc", "j8"))

    table.play("rule: ana holds greataxe", "rule: ana holds shield")

    assert table.ana.holds == ("shield", "greataxe")
    assert refuses(table, "ana holds shield", "ana holds halberd", "ana drops shortsword")


def test_what_is_dropped_lies_on_the_ground(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("rule: ana drops shortsword")

    assert table.ana.holds == ()
    assert "take-up shortsword" in table.offered()


def test_a_weapon_of_another_is_used_by_ones_own_strength(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", weapons=(AXE,), abilities={"str": 20}, proficiency=2))

    table.play("rule: ana weapon greataxe", "attack orc greataxe", dice=[12, 7])

    assert table.ana.holds == ("greataxe",)
    assert table.ana.block.weapons[-1].bonus == 2
    assert table.orc.hp == 3
    assert Fight.restore(table.fight.save()).state == table.fight.state
    assert refuses(table, "ana weapon halberd")


@clause("5e.mount.independent")
def test_somebody_sits_on_anybody_and_is_put_down_again(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "e5", size="large"), foe("imp", "j1"))

    table.play("rule: ana mounted orc")
    assert (table.ana.mount, table.orc.rider, table.at("ana")) == ("orc", "ana", "e5")
    assert refuses(table, "ana mounted imp", "imp mounted orc", "imp dismounted")

    table.play("rule: ana dismounted")
    assert (table.ana.mount, table.orc.rider, table.ana.has("prone")) == ("", "", False)


@clause("5e.mount.thrown")
def test_a_rider_whose_mount_is_lifted_falls_with_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hp=30), foe("orc", "e5", size="large", hp=30), foe("imp", "j1"))

    table.play("rule: ana mounted orc", "rule: ana height 2", dice=[3, 4])

    assert (table.ana.height, table.orc.height) == (0, 0)
