"""What creatures do with their weapons, limbs and bodies: wide breaths, blows that push, touches that burn."""

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import power, trait, weapon
from tests.dnd5e.kit import SWORD, foe, hero

BREATH = "who: {area: line 30 ft x 10 ft}\nroll: save dex 13\nall: [{harm: 2d6 acid, saved: half}]"


# --- how wide a line is


@clause("5e.area.shapes")
@pytest.mark.parametrize(("aim", "struck"), [("e3", "ana bo"), ("b1", "cy")])
def test_a_line_may_be_wider_than_a_square(table: TableForTests, aim: str, struck: str) -> None:
    heroes = [hero("ana", "e3", hp=30), hero("bo", "f4", hp=30), hero("cy", "c1", hp=30), hero("dee", "e5", hp=30)]
    table.set(foe("dragon", "b3", powers=(power(BREATH),)), *heroes)

    table.play(f"use deed {aim}", dice=[3, 4, *[1] * len(struck.split())])

    assert " ".join(one.id for one in (table.ana, table.bo, table.cy, table.dee) if one.hp < 30) == struck


# --- moved as far as its user likes


@clause("5e.shove")
@pytest.mark.parametrize(("answer", "at"), [("push d1", "d1"), ("push c1", "c1"), ("pass", "b1")])
def test_who_pushes_up_to_a_distance_chooses_it(table: TableForTests, answer: str, at: str) -> None:
    table.set(foe("ox", "a1", weapons=(weapon("all: [{push: up to 10 ft}]"),)), hero("ana", "b1", hp=20))

    table.play("attack ana shortsword", f"ox: {answer}", dice=[15, 3])

    assert table.at("ana") == at


def test_it_is_moved_no_farther_than_there_is_room(table: TableForTests) -> None:
    table.set(
        foe("ox", "a1", weapons=(weapon("all: [{pull: up to 20 ft}]").but(reach=6),)),
        foe("orc", "d1"),
        hero("ana", "e1", hp=20),
    )

    table.play("attack ana shortsword", dice=[15, 3])

    assert table.at("ana") == "e1"


# --- whoever touches it


HOT = "acts: [{at: touched, who: {within: 5 ft}, all: [{harm: 1d10 fire}]}]"


@clause("5e.grapple.try", "5e.shove")
@pytest.mark.parametrize("deed", ["grapple azer", "shove azer"])
def test_whoever_grapples_or_shoves_it_touches_it(table: TableForTests, deed: str) -> None:
    azer = foe("azer", "b1", traits=(trait(HOT),))
    table.set(hero("ana", "a1", hp=20, holds=()), azer)

    table.play(deed, "azer: athletics", *(["prone"] if deed.startswith("shove") else []), dice=[15, 2, 7])

    assert table.ana.hp == 13


def test_whoever_fails_to_grapple_it_does_not_touch_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hp=20, holds=()), foe("azer", "b1", traits=(trait(HOT),)))

    table.play("grapple azer", "azer: athletics", dice=[2, 15])

    assert table.ana.hp == 20


# --- critical hits


def test_dice_that_are_for_critical_hits_alone_are_not_doubled(table: TableForTests) -> None:
    keen = trait("mods: [{hook: critical, add: 1d8, about: sword, type: slashing}]")
    table.set(foe("balor", "a1", weapons=(SWORD.but(id="sword"),), traits=(keen,)), hero("ana", "b1", hp=40))

    table.play("attack ana sword", dice=[20, 3, 4, 8])

    assert table.ana.hp == 40 - (3 + 4 + 2) - 8


def test_an_effect_that_burns_whoever_touches_its_bearer_burns_who_grapples_it(table: TableForTests) -> None:
    shield = trait(HOT).but(id="fire-shield")
    table.set(
        hero("ana", "a1", hp=20, holds=()),
        foe("mage", "b1", effects=(Effect("e1", "fire-shield", "mage", what=shield),)),
    )

    table.play("grapple mage", "mage: athletics", dice=[15, 2, 7])

    assert table.ana.hp == 13
