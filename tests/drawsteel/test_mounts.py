"""Mounts: getting on, riding, jumping off, and losing one's mount."""

from typing import Any

from affray.core.effects import FIGHT_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.values import Fighter
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import clash_of, foe, hero


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
