"""Mounts: getting on, riding, jumping off, and losing one's mount."""

from typing import Any

import pytest

from affray.core.table.moments import FIGHT_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.state.blocks import TRIGGERED, Ability
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import at, clash_of, foe, forcing, hero, netted, strike, trait, when

CHARGER = trait(
    "charger",
    """acts: [{at: charged, if: {sort: self}, do: [
           {kind: lay, name: spurred, lasts: turn, who: {sort: rider, all: true},
            mods: [{hook: strike, edge: 1, if: {melee: true}}]}]}]""",
)


def worg(id: str = "worg", at: str = "c3", **traits: Any) -> Fighter:
    return foe(id, at, role="mount", size="1L", speed=6, pools={"ridden": 1}, **traits)


def rider(id: str, at: str, on: str, **traits: Any) -> Fighter:
    return foe(id, at, size="1S", **traits).but(effects=(Effect("riding-0", "riding", id, on, (Until(FIGHT_END),)),))


@clause("ds.mount.up")
def test_one_climbs_on_a_larger_willing_mount_beside_one_for_nothing(table: TableForTests) -> None:
    table.set(foe("imp", "b2", size="1S"), worg(), foe("ogre", "a2", size="2"), hero("ana", "j8"))
    assert [each for each in table.offered() if each.startswith("mount")] == ["mount worg"]

    table.play("mount worg")

    assert (table.imp.at, table.imp.pools["main"], table.imp.pools["maneuver"]) == (table.worg.at, 1, 1)


@clause("ds.mount.up")
def test_a_mount_of_another_player_may_refuse_its_rider(table: TableForTests) -> None:
    steed = hero("steed", "c3", role="mount", size="1L")
    table.set(hero("ana", "b2"), steed, foe("imp", "j8"))
    table.fight.set("standing steed ridden ask")

    table.play("mount steed", "steed: pass")
    assert not table.ana.has("riding")
    table.fight.set("standing steed ridden never")

    assert "mount steed" not in table.offered()


@clause("ds.mount.ride")
def test_riding_is_a_move_action_in_which_the_mount_carries_its_rider_once_a_round(table: TableForTests) -> None:
    table.set(rider("imp", "c3", "worg"), worg(), hero("ana", "j8"))

    table.play("ride i3", "convert move")

    assert table.imp.at == table.worg.at == clash_of(table.fight).grid.square("i3")
    assert not any(each.startswith("ride") for each in table.offered())


@clause("ds.mount.ride")
def test_riding_provokes_but_riding_off_does_not(table: TableForTests) -> None:
    table.set(rider("imp", "c3", "worg"), worg(), hero("ana", "d4"))
    table.play("ride-off b3")
    assert table.worg.hp == 20

    table.set(rider("imp", "c3", "worg"), worg(), hero("ana", "d4"))
    table.play("ride a3", "ana: strike", dice=[5, 5])
    assert table.worg.hp == 18


@clause("ds.mount.up")
def test_who_walks_from_the_mount_is_off(table: TableForTests) -> None:
    table.set(rider("imp", "c3", "worg"), worg(), hero("ana", "j8"))

    table.play("move e3")

    assert not table.imp.has("riding")


@clause("ds.mount.leap")
def test_one_leaps_6_squares_from_a_springy_mount_and_strikes_once_with_an_edge(table: TableForTests) -> None:
    spider = worg("spider", features=frozenset({"springboard"}))
    table.set(rider("imp", "c3", "spider"), spider, hero("ana", "i4"))

    table.play("dismount h4", "use ana claw", dice=[5, 4])

    assert table.told("power-roll")[0]["edges"] == ["ds.mount.leap"] or table.ana.hp == 16
    assert not table.imp.has("pouncing")


@clause("ds.mount.up")
def test_when_the_mount_dies_its_rider_is_beside_it(table: TableForTests) -> None:
    table.set(hero("ana", "b3", might=2), worg(hp=2), rider("imp", "c3", "worg"))

    table.play("use worg axe", dice=[5, 5])

    assert not table.imp.has("riding")
    assert table.imp.has("prone")


@clause("ds.mount.up", "ds.fall", "ds.fly")
def test_a_rider_whose_mount_dies_over_a_chasm_is_set_down_beside_it(table: TableForTests) -> None:
    gorge = [*["..%%%....."] * 8]
    bow = strike("shot", 9, 9, 9, far=9)
    flyer = worg(at="d3", hp=2, height=1, modes=frozenset({"fly"}))
    table.set(hero("ana", "b3", abilities=(bow,)), flyer, rider("imp", "d3", "worg", height=1), map=gorge)

    table.play("use worg shot", dice=[5, 5])

    assert table.imp.has("prone")
    assert (at(table, "imp")[0], table.imp.height) in (("b", 0), ("f", 0))
    assert table.imp.hp == table.imp.hp_max


@clause("ds.mount.thrown")
@pytest.mark.parametrize(("dice", "lies"), [([5, 4], True), ([6, 6], False)])
def test_a_rider_moved_by_force_is_off_and_may_fall(table: TableForTests, dice: list[int], lies: bool) -> None:
    table.set(hero("ana", "b3", abilities=(forcing("push", 2),)), rider("imp", "c3", "worg"), worg())

    table.play("use imp gust", "push e3", dice=[5, 5, *dice])

    assert (table.imp.has("riding"), table.imp.has("prone")) == (False, lies)
    assert at(table, "imp") == "e3"


@clause("ds.mount.ride", "ds.teleport")
def test_a_mount_that_teleports_leaves_its_rider_behind(table: TableForTests) -> None:
    table.set(worg(modes=frozenset({"teleport"})), rider("imp", "c3", "worg"), hero("ana", "j8"))

    table.play("teleport f3")

    assert (table.imp.has("riding"), at(table, "imp")) == (False, "c3")


@clause("ds.mount.guard")
def test_a_mount_answers_what_hits_its_rider(table: TableForTests) -> None:
    guard = Ability(
        "guard", TRIGGERED, target="self", trigger=when("{at: damage, who: self-or-rider}"), effects=(Outcome("halve"),)
    )
    table.set(hero("ana", "b3"), rider("imp", "c3", "worg"), worg(abilities=(guard,)))

    table.play("use imp axe", "worg: guard", dice=[6, 6])

    assert table.imp.hp == 20 - 3


@clause("ds.mount.spurred")
def test_after_its_mount_has_charged_a_rider_strikes_with_an_edge(table: TableForTests) -> None:
    lance = strike("gore", 1, 1, 1, keywords=frozenset({"charge", "melee", "strike", "weapon"}))
    mount = worg(abilities=(lance,), traits=(CHARGER,), group="pack")
    table.set(mount, rider("imp", "c3", "worg", group="pack"), hero("ana", "f3"))

    table.play("charge ana gore", "to e3", "end", "use ana claw", dice=[5, 5, 5, 5])

    assert netted(table, "@ana") == 1


@clause("ds.mount.spurred")
def test_without_a_charge_a_mount_spurs_nobody(table: TableForTests) -> None:
    lance = strike("gore", 1, 1, 1, keywords=frozenset({"charge", "melee", "strike", "weapon"}))
    mount = worg(abilities=(lance,), traits=(CHARGER,), group="pack")
    table.set(mount, rider("imp", "c3", "worg", group="pack"), hero("ana", "d3"))

    table.play("use ana gore", dice=[5, 5])

    assert not table.imp.has("spurred")
