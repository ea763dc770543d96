"""Powers that are no weapons: what they cost, how they come back, whom they strike."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.blocks import Power, Rider
from affray.testing import TableForTests
from tests.dnd5e.kit import BOW, SWORD, foe, hero

GAZE = Power("gaze", range=6, save="wis", dc=14, damage=(("2d6", "psychic"),), half=True)
SPIT = Power("spit", recharge=5, weapon=BOW.but(id="spit", rider=Rider("str", 12, "prone")))


def charmed(bearer: str, source: str) -> Effect:
    return Effect("charmed-1", "charmed", bearer, source)


@pytest.mark.parametrize(("face", "lost"), [(14, 3), (13, 7)])
def test_who_saves_takes_half_of_what_was_rolled(table: TableForTests, face: int, lost: int) -> None:
    table.set(foe("mage", "a1", powers=(GAZE,)), hero("ana", "d1", hp=20))

    table.play("use gaze ana", dice=[3, 4, face])

    assert table.ana.hp == 20 - lost
    assert table.mage.pools["action"] == 0


def test_who_saves_takes_nothing_where_there_is_no_half(table: TableForTests) -> None:
    table.set(foe("mage", "a1", powers=(GAZE.but(half=False),)), hero("ana", "d1", hp=20))

    table.play("use gaze ana", dice=[3, 4, 14])

    assert table.ana.hp == 20


def test_a_power_reaches_those_it_sees_within_its_range(table: TableForTests) -> None:
    mage = foe("mage", "a1", powers=(GAZE,))
    table.set(mage, hero("ana", "g1"), hero("bo", "h1"), hero("cy", "c3", unnoticed_by=frozenset({"mage"})))

    assert [text for text in table.offered() if text.startswith("use")] == ["use gaze ana"]


def test_a_power_may_take_the_bonus_action(table: TableForTests) -> None:
    table.set(foe("mage", "a1", powers=(GAZE.but(cost="bonus"),)), hero("ana", "d1", hp=20))

    table.play("use gaze ana", dice=[3, 4, 14])

    assert (table.mage.pools["action"], table.mage.pools["bonus"]) == (1, 0)
    assert "use gaze ana" not in table.offered()


def test_a_power_is_used_up_by_the_day(table: TableForTests) -> None:
    table.set(foe("mage", "a1", powers=(GAZE,), pools={"gaze": 2}), hero("ana", "d1", hp=40))

    for _ in range(2):
        table.play("use gaze ana", "end", "end", dice=[1, 1, 14])

    assert table.mage.pools["gaze"] == 0
    assert "use gaze ana" not in table.offered()


@pytest.mark.parametrize(("face", "is_back"), [(4, False), (5, True)])
def test_a_power_recharges_at_the_start_of_its_turns(table: TableForTests, face: int, is_back: bool) -> None:
    table.set(foe("drake", "a1", powers=(GAZE.but(recharge=5),), pools={"gaze": 1}), hero("ana", "d1", hp=40))

    table.play("use gaze ana", "end", "end", dice=[1, 1, 14, face])

    assert ("use gaze ana" in table.offered()) == is_back


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

    table.play("use dazzle ana", dice=[5])

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
