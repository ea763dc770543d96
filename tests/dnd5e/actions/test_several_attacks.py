"""The attacks of one action: Extra Attack, and the routines of monsters."""

import pytest

from affray.rules.dnd5e.movement.speeds import left
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, foe, hero

BITE = SWORD.but(id="bite", hands=0, reach=2)
CLAWS = SWORD.but(id="claws", hands=0)
STING = SWORD.but(id="sting", hands=0)


def attacks(table: TableForTests) -> list[str]:
    return [text for text in table.offered() if text.startswith("attack")]


@clause("5e.move.between-attacks", "5e.action.attack")
def test_speed_5_two_squares_an_attack_three_squares_and_an_attack(table: TableForTests) -> None:
    ana = hero("ana", "a1", speed=5, features=("extra-attack",))
    table.set(ana, foe("orc", "d1", hp=40), foe("imp", "g1", hp=40))

    table.play("move c1", "attack orc shortsword", "move f2", "orc: pass", "attack imp shortsword", dice=[15, 1, 15, 1])

    assert (table.orc.hp, table.imp.hp) == (37, 37)
    assert (left(table.ana), table.ana.pools["action"], table.ana.attacks_left) == (0, 0, 0)
    assert attacks(table) == []


@clause("5e.action.attack")
def test_without_the_feature_an_action_has_one_attack(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=40, armour_class=30))

    table.play("attack orc shortsword", dice=[2])

    assert attacks(table) == []


@clause("5e.action.attack")
def test_attacks_that_are_left_are_gone_with_the_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1", features=("extra-attack",)), foe("orc", "b1", hp=40, armour_class=30))

    table.play("attack orc shortsword", "end", "end", dice=[2])

    assert table.ana.attacks_left == 0


@clause("5e.action.sources", "5e.monster.multiattack")
def test_a_routine_is_struck_in_any_order_and_each_part_as_often_as_it_says(table: TableForTests) -> None:
    routines = (("bite", "claws", "claws"),)
    drake = foe("drake", "a1", weapons=(BITE, CLAWS, STING), routines=routines)
    table.set(drake, hero("ana", "b1", hp=40, armour_class=30))
    table.play("attack ana claws", dice=[2])
    assert attacks(table) == ["attack ana bite", "attack ana claws"]

    table.play("attack ana bite", dice=[2])
    assert attacks(table) == ["attack ana claws"]
    table.play("attack ana claws", dice=[2])
    assert attacks(table) == []
    assert table.drake.attacks_left == 0


@clause("5e.action.sources")
def test_the_first_attack_decides_between_routines(table: TableForTests) -> None:
    routines = (("bite", "claws"), ("sting", "sting", "sting"))
    table.set(foe("drake", "a1", weapons=(BITE, CLAWS, STING), routines=routines), hero("ana", "b1", armour_class=30))
    assert "attack ana sting" in table.offered()
    table.play("attack ana sting", dice=[2])
    assert (attacks(table), table.drake.attacks_left) == (["attack ana sting"], 2)

    table.set(foe("drake", "a1", weapons=(BITE, CLAWS, STING), routines=routines), hero("ana", "b1", armour_class=30))
    table.play("attack ana unarmed-strike", dice=[2])  # in no routine
    assert attacks(table) == []


@clause("5e.opportunity.trigger", "5e.monster.multiattack")
def test_a_routine_is_never_for_an_opportunity_attack(table: TableForTests) -> None:
    drake = foe("drake", "a1", weapons=(BITE, CLAWS), routines=(("bite", "claws"),))
    table.set(hero("ana", "b1", hp=40, armour_class=30), drake)

    table.play("move d1", "drake: claws", dice=[2])

    assert len(table.told("attack")) == 1
    assert table.asked().question.who is table.ana


@clause("5e.two-weapons.bonus")
def test_the_second_weapon_may_follow_any_of_the_attacks(table: TableForTests) -> None:
    pair = SWORD.but(pair=True)
    ana = hero("ana", "a1", weapons=(pair,), features=("extra-attack",))
    table.set(ana, foe("orc", "b1", hp=40, armour_class=30))

    table.play("attack orc shortsword", "attack orc shortsword bonus", "attack orc shortsword", dice=[2, 2, 2])

    assert attacks(table) == []


@clause("5e.two-weapons.bonus", "5e.action.sources", "5e.monster.multiattack")
def test_a_routine_is_no_attack_action_that_a_second_weapon_follows(table: TableForTests) -> None:
    pair = SWORD.but(pair=True)
    captain = foe("captain", "a1", weapons=(pair,), routines=(("shortsword", "shortsword"),))
    table.set(captain, hero("ana", "b1", hp=40, armour_class=30))
    table.play("attack ana shortsword", dice=[2])
    assert attacks(table) == ["attack ana shortsword", "attack ana shortsword bonus"]

    table.play("attack ana shortsword bonus", dice=[2])  # so it was the Attack action
    assert attacks(table) == []
    table.play("end", "end", "attack ana shortsword", "attack ana shortsword", dice=[2, 2])
    assert attacks(table) == []


@clause("5e.special.replaces")
@pytest.mark.parametrize(("reading", "is_left"), [("one-attack", True), ("whole-action", False)])
def test_a_shove_replaces_one_of_the_attacks(table: TableForTests, reading: str, is_left: bool) -> None:
    ana = hero("ana", "a1", features=("extra-attack",))
    table.set(ana, foe("orc", "b1", hp=40, skills={"athletics": 9}), special_replaces=reading)
    table.play("shove orc", "orc: athletics", dice=[2, 19])
    assert ("attack orc shortsword" in table.offered()) is is_left

    table.set(ana.copy(), foe("orc", "b1", hp=40, armour_class=30), special_replaces=reading)
    table.play("attack orc shortsword", dice=[2])
    assert ("shove orc" in table.offered()) is is_left


@clause("5e.special.replaces")
def test_a_monsters_routine_has_no_room_for_a_shove(table: TableForTests) -> None:
    drake = foe("drake", "a1", weapons=(BITE, CLAWS), routines=(("bite", "claws"),))
    table.set(drake, hero("ana", "b1", hp=40, armour_class=30))

    table.play("attack ana bite", dice=[2])

    assert "shove ana" not in table.offered()


@clause("5e.grapple.try")
def test_a_grapple_needs_a_hand_that_holds_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "a1", armour=("shield",)), foe("orc", "b1"))
    assert "grapple orc" not in table.offered()

    table.play("stow shortsword")
    assert "grapple orc" in table.offered()
