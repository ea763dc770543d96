"""Fighting in deep water and under it."""

from typing import Any

import pytest

from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.blows import Blow
from affray.testing import TableForTests, clause
from tests.dnd5e.attack.test_attack import reasons
from tests.dnd5e.kit import BOW, SWORD, caster, foe, hero
from tests.dnd5e.movement.test_forced import scene

SEA = ["w" * 10] * 8
DEEP = ["u" * 10] * 8
SHORE = ["..........", *["w" * 10] * 7]
CROSSBOW = BOW.but(id="light-crossbow")


def armed(*weapons: str, at: str = "a2", **traits: Any) -> Any:
    return hero("ana", at, weapons=tuple(SWORD.but(id=weapon) for weapon in weapons), **traits)


@clause("5e.water.melee")
@pytest.mark.parametrize("map", [SEA, DEEP], ids=["deep", "under"])
@pytest.mark.parametrize(
    ("weapon", "is_hindered"),
    [
        ("dagger", False),
        ("javelin", False),
        ("shortsword", False),
        ("spear", False),
        ("trident", False),
        ("mace", True),
    ],
)
def test_without_a_swimming_speed_most_weapons_have_disadvantage(
    table: TableForTests, map: list[str], weapon: str, is_hindered: bool
) -> None:
    table.set(armed(weapon), foe("orc", "b2"), map=map)

    table.play(f"attack orc {weapon}", dice=[2, 2] if is_hindered else [2])

    assert reasons(table, "disadvantage") == (["5e.water.melee"] if is_hindered else [])


@clause("5e.water.melee")
def test_swimmers_and_those_on_the_shore_or_above_the_water_fight_as_ever(table: TableForTests) -> None:
    for ana in (
        armed("mace", speeds=Speeds(swim=6)),
        armed("mace", at="a1"),
        armed("mace", height=1, speeds=Speeds(fly=6)),
    ):
        table.set(ana, foe("orc", "b2"), map=SHORE)
        table.play("attack orc mace", dice=[2])
        assert reasons(table, "disadvantage") == []


@clause("5e.water.ranged")
@pytest.mark.parametrize(
    ("option", "weapon", "is_hindered"),
    [
        ("crossbow", CROSSBOW, False),
        ("crossbow", BOW, True),
        ("shortbow", CROSSBOW, True),
        ("shortbow", BOW, False),
        ("either", CROSSBOW, False),
        ("either", BOW, False),
        ("either", BOW.but(id="longbow"), True),
        ("crossbow", BOW.but(id="dart"), False),
        ("crossbow", BOW.but(id="net"), False),
    ],
)
def test_within_normal_range_only_some_weapons_shoot_without_disadvantage(
    table: TableForTests, option: str, weapon: Any, is_hindered: bool
) -> None:
    table.set(hero("ana", "a1", weapons=(weapon,)), foe("orc", "h1"), map=DEEP, underwater_ranged=option)

    table.play(f"attack orc {weapon.id}", dice=[2, 2] if is_hindered else [2])

    assert reasons(table, "disadvantage") == (["5e.water.ranged"] if is_hindered else [])


@clause("5e.water.ranged")
def test_beyond_normal_range_even_a_20_misses(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(CROSSBOW.but(range=4),)), foe("orc", "h1"), map=DEEP)

    table.play("attack orc light-crossbow", dice=[20, 20])

    assert table.orc.hp == table.orc.hp_max
    assert table.told("attack")[0]["hit"] is False


@clause("5e.water.ranged")
def test_a_shot_at_just_the_normal_range_may_hit(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(CROSSBOW.but(range=7),)), foe("orc", "h1", hp=30), map=DEEP)

    table.play("attack orc light-crossbow", dice=[15, 1])

    assert table.told("attack")[0]["hit"] is True


@clause("5e.water.ranged")
def test_a_shot_from_the_shore_is_hindered_only_by_a_target_wholly_under_water(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(BOW,)), foe("orc", "a4"), map=SHORE)
    table.play("attack orc shortbow", dice=[2])
    assert reasons(table, "disadvantage") == []

    table.set(hero("ana", "a1", weapons=(BOW,)), foe("orc", "a4"), map=["." * 10, *["u" * 10] * 7])
    table.play("attack orc shortbow", dice=[2, 2])
    assert reasons(table, "disadvantage") == ["5e.water.ranged"]


@clause("5e.water.fire")
@pytest.mark.parametrize(("map", "type", "left"), [(DEEP, "fire", 15), (SEA, "fire", 10), (DEEP, "cold", 10)])
def test_what_is_wholly_under_water_resists_fire(map: list[str], type: str, left: int) -> None:
    table, battle = scene(hero("ana", "a1"), foe("orc", "b1", hp=20), map=map)

    harm(table, Blow(battle.creatures["orc"], [(10, type)]))

    assert battle.creatures["orc"].hp == left


@clause("5e.water.fire")
def test_one_partly_out_of_the_water_does_not_resist() -> None:
    table, battle = scene(hero("ana", "a1"), foe("ogre", "b1", hp=20, size="large"), map=["." * 10, *["u" * 10] * 7])

    harm(table, Blow(battle.creatures["ogre"], [(10, "fire")]))

    assert battle.creatures["ogre"].hp == 10


@clause("5e.water.melee", "5e.water.ranged")
@pytest.mark.parametrize("spell", ["fire-bolt", "shocking-grasp"])
def test_water_hinders_weapons_and_not_the_attacks_of_spells(table: TableForTests, spell: str) -> None:
    table.set(caster("ana", "a2", spell), foe("orc", "b2" if spell == "shocking-grasp" else "d2"), map=DEEP)

    table.play(f"cast {spell} orc", dice=[2])

    assert reasons(table, "disadvantage") == []


@clause("5e.water.fire")
def test_who_flies_above_the_water_does_not_resist_fire(table: TableForTests) -> None:
    bat = foe("bat", "d2", hp=30, height=2, speeds=Speeds(fly=6))
    table.set(caster("ana", "a2", "fire-bolt", height=2, speeds=Speeds(fly=6)), bat, map=DEEP)

    table.play("cast fire-bolt bat", dice=[15, 9])

    assert table.bat.hp == 30 - 9
