"""Powers that are no weapons: what they cost, how they come back, whom they strike."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.weapons import Rider
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, foe, hero

GAZE = Power("gaze", range=6, save="wis", dc=14, damage=(("2d6", "psychic"),), half=True)
SPIT = Power("spit", recharge=5, weapon=BOW.but(id="spit", rider=Rider("str", 12, "prone")))
BREATH = Power("breath", area=Shape("cone", 3), save="dex", dc=14, damage=(("2d6", "fire"),), half=True)


def charmed(bearer: str, source: str) -> Effect:
    return Effect("charmed-1", "charmed", bearer, source)


@clause("5e.saving-throw.success")
@pytest.mark.parametrize(("face", "lost"), [(14, 3), (13, 7)])
def test_who_saves_takes_half_of_what_was_rolled(table: TableForTests, face: int, lost: int) -> None:
    table.set(foe("mage", "a1", powers=(GAZE,)), hero("ana", "d1", hp=20))

    table.play("use gaze ana", dice=[3, 4, face])

    assert table.ana.hp == 20 - lost
    assert table.mage.pools["action"] == 0


@clause("5e.saving-throw.success")
def test_who_saves_takes_nothing_where_there_is_no_half(table: TableForTests) -> None:
    table.set(foe("mage", "a1", powers=(GAZE.but(half=False),)), hero("ana", "d1", hp=20))

    table.play("use gaze ana", dice=[3, 4, 14])

    assert table.ana.hp == 20


def test_a_power_reaches_those_it_sees_within_its_range(table: TableForTests) -> None:
    mage = foe("mage", "a1", powers=(GAZE,))
    table.set(mage, hero("ana", "g1"), hero("bo", "h1"), hero("cy", "c3", hidden_from=frozenset({"mage"})))

    assert [text for text in table.offered() if text.startswith("use")] == ["use gaze ana"]


def test_a_power_may_take_the_bonus_action(table: TableForTests) -> None:
    table.set(foe("mage", "a1", powers=(GAZE.but(cost="bonus"),)), hero("ana", "d1", hp=20))

    table.play("use gaze ana", dice=[3, 4, 14])

    assert (table.mage.pools["action"], table.mage.pools["bonus"]) == (1, 0)
    assert "use gaze ana" not in table.offered()


@clause("5e.monster.uses")
def test_a_power_is_used_up_by_the_day(table: TableForTests) -> None:
    table.set(foe("mage", "a1", powers=(GAZE,), pools={"gaze": 2}), hero("ana", "d1", hp=40))

    for _ in range(2):
        table.play("use gaze ana", "end", "end", dice=[1, 1, 14])

    assert table.mage.pools["gaze"] == 0
    assert "use gaze ana" not in table.offered()


@clause("5e.monster.recharge")
@pytest.mark.parametrize(("face", "is_back"), [(4, False), (5, True)])
def test_a_power_recharges_at_the_start_of_its_turns(table: TableForTests, face: int, is_back: bool) -> None:
    table.set(foe("drake", "a1", powers=(GAZE.but(recharge=5),), pools={"gaze": 1}), hero("ana", "d1", hp=40))

    table.play("use gaze ana", "end", "end", dice=[1, 1, 14, face])

    assert ("use gaze ana" in table.offered()) == is_back


@clause("5e.monster.recharge")
def test_no_die_is_rolled_for_what_is_not_used_up(table: TableForTests) -> None:
    table.set(foe("drake", "a1", powers=(GAZE.but(recharge=5),), pools={"gaze": 1}), hero("ana", "d1"))

    table.play("end", "end")

    assert table.told("rolled") == []


def test_only_the_gm_learns_that_a_power_is_back(table: TableForTests) -> None:
    table.set(foe("drake", "a1", powers=(GAZE.but(recharge=5),), pools={"gaze": 1}), hero("ana", "d1", hp=40))

    table.play("use gaze ana", "end", "end", dice=[1, 1, 14, 6])

    assert len(table.told("recharged")) == 1
    assert table.told("recharged", "ana") == []
    assert [told["why"] for told in table.told("rolled", "ana")] == ["damage", "wis-save"]


def test_a_power_may_be_an_attack(table: TableForTests) -> None:
    table.set(foe("spider", "a1", powers=(SPIT,), pools={"spit": 1}, weapons=(SWORD,)), hero("ana", "d1", hp=20))
    assert "attack ana spit" not in table.offered()

    table.play("use spit ana", dice=[15, 1, 11])

    assert table.ana.hp == 17
    assert table.ana.has("prone")
    assert "use spit ana" not in table.offered()


@clause("5e.damage.many")
def test_a_breath_is_rolled_once_for_all_in_its_cone(table: TableForTests) -> None:
    heroes = [hero("ana", "c1", hp=40), hero("bo", "c2", hp=40), hero("cy", "g1", hp=40)]
    table.set(foe("drake", "a1", powers=(BREATH,), pools={"breath": 1}), *heroes, foe("orc", "b1", hp=40))

    table.play("use breath c1", dice=[6, 4, 11, 12, 11])

    assert [table.ana.hp, table.bo.hp, table.cy.hp, table.orc.hp] == [35, 35, 40, 30]  # the orc gives ana half cover
    assert table.drake.pools["breath"] == 0


@clause("5e.area.cover")
def test_a_breath_goes_where_it_is_aimed_and_not_through_walls(table: TableForTests) -> None:
    rows = ["...#......", *["." * 10] * 7]
    table.set(foe("drake", "a1", powers=(BREATH,)), hero("ana", "e1", hp=40), hero("bo", "a4", hp=40), map=rows)

    table.play("use breath b1", dice=[6, 4])
    assert (table.ana.hp, table.bo.hp) == (40, 40)

    table.play("end", "end", "end", "use breath a2", dice=[6, 4, 2])
    assert (table.ana.hp, table.bo.hp) == (40, 30)


@clause("5e.cover.half", "5e.cover.side")
def test_cover_helps_against_a_breath(table: TableForTests) -> None:
    rows = ["...=......", *["." * 10] * 7]
    table.set(foe("drake", "a1", powers=(BREATH.but(area=Shape("line", 6)),)), hero("ana", "e1", hp=40), map=rows)

    table.play("use breath b1", dice=[6, 4, 10])  # Dexterity 2, cover 2

    assert table.ana.hp == 35


def test_a_breath_is_not_aimed_at_the_far_end_of_the_hall(table: TableForTests) -> None:
    table.set(foe("drake", "a1", powers=(BREATH,)), hero("ana", "e1"))

    aimed = {text.split()[-1] for text in table.offered() if text.startswith("use")}
    assert "d4" in aimed
    assert not {"a1", "e1"} & aimed


def test_a_sphere_is_placed_at_a_point_in_range(table: TableForTests) -> None:
    rocks = Power("rocks", range=6, area=Shape("sphere", 2), save="dex", dc=14, damage=(("2d6", "bludgeoning"),))
    table.set(foe("giant", "a1", powers=(rocks,)), hero("ana", "f1", hp=40), hero("bo", "i1", hp=40))

    table.play("use rocks e1", dice=[6, 4, 2])

    assert (table.ana.hp, table.bo.hp) == (30, 40)
    assert "use rocks h1" not in table.offered()


def test_a_condition_may_be_shaken_off_at_the_end_of_each_turn(table: TableForTests) -> None:
    dazzle = Power("dazzle", range=6, save="con", dc=12, condition="blinded", rounds=10, repeats=True)
    table.set(foe("mage", "a1", powers=(dazzle,)), hero("ana", "d1"))

    table.play("use dazzle ana", "end", "end", "end", dice=[5, 11])
    assert table.ana.has("blinded")

    table.play("end", dice=[12])
    assert not table.ana.has("blinded")


def test_a_condition_lasts_its_rounds(table: TableForTests) -> None:
    dazzle = Power("dazzle", range=6, save="con", dc=12, condition="blinded", rounds=1)
    table.set(foe("mage", "a1", powers=(dazzle,)), hero("ana", "d1"))

    table.play("use dazzle ana", "end", dice=[5])
    assert table.ana.has("blinded")

    table.play("end")
    assert not table.ana.has("blinded")


def test_who_is_immune_to_a_condition_does_not_get_it(table: TableForTests) -> None:
    dazzle = Power("dazzle", range=6, save="con", dc=12, condition="blinded", rounds=1)
    table.set(foe("mage", "a1", powers=(dazzle,)), hero("ana", "d1", condition_immunities=frozenset({"blinded"})))

    table.play("use dazzle ana")

    assert not table.ana.has("blinded")


def test_a_drain_strikes_those_whom_its_user_has_charmed_and_heals_it(table: TableForTests) -> None:
    drain = Power("drain", range=6, only="charmed", damage=(("3d6", "psychic"),), drains=True)
    mage = foe("mage", "a1", hp=10, hp_max=30, powers=(drain,))
    others: dict[str, Any] = {"bo": (charmed("bo", "mage"),), "cy": (charmed("cy", "ana"),)}
    heroes = [hero(id, at, hp=20, effects=others.get(id, ())) for id, at in (("ana", "b1"), ("bo", "c1"), ("cy", "d1"))]
    table.set(mage, *heroes)
    assert [text for text in table.offered() if text.startswith("use")] == ["use drain bo"]

    table.play("use drain bo", dice=[2, 3, 4])

    assert (table.bo.hp, table.mage.hp) == (11, 19)


def test_a_power_may_be_a_check(table: TableForTests) -> None:
    listen = Power("listen", skill="perception")
    table.set(foe("mage", "a1", powers=(listen,), skills={"perception": 5}), hero("ana", "d1"))

    table.play("use listen", dice=[10])

    assert table.told("rolled")[-1]["total"] == 15


def test_leadership_adds_a_d4_to_the_attacks_and_saves_of_friends_nearby(table: TableForTests) -> None:
    knight = foe("knight", "a1", powers=(Power("leadership"),), pools={"leadership": 1})
    friends = [foe("guard", "c1"), foe("scout", "j1", weapons=(BOW,))]
    table.set(knight, *friends, hero("ana", "d1", hp=40, armour_class=20, powers=(GAZE,)))
    table.play("use leadership", "end", dice=[])

    table.play("attack ana shortsword", "end", dice=[4, 12, 1])
    assert table.told("attack")[0]["hit"]  # 12 + 4 and 4 by the leader

    table.play("attack ana shortbow", "end", dice=[15])  # too far from the knight
    assert not table.told("attack")[1]["hit"]

    table.play("use gaze guard", dice=[1, 1, 4, 10])
    assert table.told("save")[0]["made"]


def test_leadership_ends_with_the_leader(table: TableForTests) -> None:
    knight = foe("knight", "a1", hp=5, powers=(Power("leadership"),), pools={"leadership": 1})
    table.set(knight, hero("ana", "b1"), foe("guard", "c3"))
    table.play("use leadership", "end")
    assert table.guard.has("led")

    table.play("attack knight shortsword", dice=[15, 6])

    assert not table.guard.has("led")


@clause("5e.condition.sources")
def test_a_power_does_not_bring_again_what_it_has_brought_already(table: TableForTests) -> None:
    dazzle = Power("dazzle", range=6, save="con", dc=12, condition="blinded")
    table.set(foe("mage", "a1", powers=(dazzle,)), hero("ana", "d1"))

    table.play("use dazzle ana", "end", "end", "use dazzle ana", dice=[5])

    assert [effect.kind for effect in table.ana.effects] == ["blinded"]
