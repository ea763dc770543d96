"""Riders that are thrown, pushed off, or fall with their mounts."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.movement.forced import push
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import Rider
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, caster, foe, hero
from tests.dnd5e.movement.test_forced import at, scene
from tests.dnd5e.turn.test_mounts import ridden, rider

TRIP = SWORD.but(id="bite", rider=Rider("str", 11, "prone"))


@clause("5e.mount.thrown")
@pytest.mark.parametrize(("die", "is_thrown"), [(7, True), (8, False)])
def test_a_rider_knocked_prone_saves_by_dexterity_of_10_or_falls_off(
    table: TableForTests, die: int, is_thrown: bool
) -> None:
    table.set(foe("orc", "c1", weapons=(TRIP,)), rider("a1", hp=30), ridden("a1"))

    table.play("attack ana bite", dice=[15, 2, 3, die])

    assert table.ana.has("prone") is is_thrown
    assert (table.ana.mount == "") is is_thrown
    assert battle_of(table.fight).distance(table.ana, table.horse) == (1 if is_thrown else 0)


@clause("5e.mount.thrown")
@pytest.mark.parametrize(("die", "is_thrown"), [(7, True), (8, False)])
def test_a_mount_moved_against_its_will_may_throw_its_rider(die: int, is_thrown: bool) -> None:
    table, battle = scene(foe("orc", "a1"), rider("b1"), ridden("b1"), dice=[die])

    push(table, battle.creatures["horse"], battle.creatures["orc"])

    assert at(battle, "horse") == "c1"
    assert (battle.creatures["ana"].mount == "") is is_thrown
    assert battle.creatures["ana"].has("prone") is is_thrown


def of_foes(id: str, at: str, **traits: Any) -> tuple[Combatant, Combatant]:
    """A foe called Kay on a mount of theirs."""
    mount = foe(id, at, **{"size": "large", "hp": 60} | traits, rider="kay")
    return foe("kay", at, mount=id, width=mount.width, hp=60), mount


@clause("5e.mount.thrown")
@pytest.mark.parametrize(("die", "is_thrown"), [(7, True), (8, False)])
def test_rider_and_mount_are_pushed_together_and_one_who_is_thrown_lands_in_a_free_space(
    table: TableForTests, die: int, is_thrown: bool
) -> None:
    table.set(caster("ana", "c3", "thunderwave"), *of_foes("horse", "d3"), foe("orc", "e2", armour_class=30))

    table.play("cast thunderwave 1 d3", dice=[2, 2, 20, 4, 4, die])

    assert battle_of(table.fight).square_name(table.horse.at) == "f3"
    assert (table.kay.mount == "", table.kay.has("prone")) == (is_thrown, is_thrown)
    assert battle_of(table.fight).distance(table.kay, table.horse) == (1 if is_thrown else 0)


@clause("5e.mount.thrown", "5e.move.no-end")
@pytest.mark.parametrize(("size", "squares", "end"), [("large", 1, "d2"), ("large", 2, "e2"), ("huge", 1, "e2")])
def test_a_rider_who_is_pushed_alone_comes_down_beyond_its_mount(size: str, squares: int, end: str) -> None:
    kay, mount = of_foes("mount", "b2", size=size)
    table, battle = scene(hero("ana", "a2"), kay, mount)

    push(table, battle.creatures["kay"], battle.creatures["ana"], squares)

    assert at(battle, "kay")[0] == end[0]
    assert not battle.space(battle.creatures["kay"]) & battle.space(battle.creatures["mount"])


@clause("5e.mount.thrown", "5e.size.block")
def test_a_rider_with_a_wall_behind_its_mount_is_not_pushed_off_it() -> None:
    kay, mount = of_foes("mount", "b1")
    table, battle = scene(hero("ana", "a1"), kay, mount, map=["...#......"] * 8)

    push(table, battle.creatures["kay"], battle.creatures["ana"], 2)

    assert (at(battle, "kay"), battle.creatures["kay"].mount) == ("b1", "mount")


@clause("5e.mount.thrown")
def test_an_unconscious_rider_falls_off(table: TableForTests) -> None:
    table.set(foe("orc", "c1", weapons=(SWORD,)), rider("a1", hp=3, hp_max=20), ridden("a1"), hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, 3])

    assert (table.ana.status, table.ana.mount, table.horse.rider) == ("dying", "", "")
    assert not table.horse.has("controlled")


@clause("5e.mount.falls")
@pytest.mark.parametrize(("answer", "is_prone", "reactions"), [("dismount", False, 0), ("pass", True, 1)])
def test_if_the_mount_is_knocked_prone_the_rider_jumps_off_or_falls(
    table: TableForTests, answer: str, is_prone: bool, reactions: int
) -> None:
    table.set(foe("orc", "c1", weapons=(TRIP,)), rider("a1"), ridden("a1"))

    table.play("attack horse bite", f"ana: {answer}", dice=[15, 2, 3])

    assert (table.ana.has("prone"), table.ana.pools["reaction"]) == (is_prone, reactions)
    assert (table.ana.mount, table.horse.has("prone")) == ("", True)
    assert battle_of(table.fight).distance(table.ana, table.horse) == 1


@clause("5e.mount.falls")
def test_a_rider_without_a_reaction_falls_with_a_mount_that_dies(table: TableForTests) -> None:
    pony = ridden("a1", hp=3).but(hero=False)
    table.set(foe("orc", "c1", weapons=(SWORD,)), rider("a1", pools={"reaction": 0}), pony)

    table.play("attack horse shortsword", dice=[15, 3])

    assert table.horse.status == "dead"
    assert (table.ana.mount, table.ana.has("prone")) == ("", True)


@clause("5e.mount.falls", "5e.move.fly-fall")
def test_rider_and_flying_mount_fall_together(table: TableForTests) -> None:
    held = Effect("r", "restrained", "horse")
    griffon = ridden("a1", height=4, speeds=Speeds(fly=16), effects=(held,))
    table.set(foe("orc", "j8"), rider("a1", hp=20, height=4), griffon)

    table.play("dodge", dice=[1, 2, 3, 4])

    assert (table.horse.hp, table.ana.hp) == (27, 13)
    assert (table.horse.height, table.ana.height, table.ana.mount) == (0, 0, "")
    assert table.ana.has("prone")
