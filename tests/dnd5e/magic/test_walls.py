"""Walls of spells: drawn from corner to corner or as a ring, what they do on one side, and what does not pass them."""

from typing import Any

import pytest

from affray import Fight
from affray.rules.dnd5e.movement.walk import reach_of
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.blocks import Speeds
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import spell
from tests.dnd5e.kit import BOW, SWORD, battle_of, caster, foe

FIRE = """
holds: 1 minute
who: {within: 120 ft, area: wall 30 ft or ring 20 ft}
then:
  - zone:
      high: 20 ft
      veils: heavily
      beside: 10 ft
      acts: [{at: [enter, end, beside], once: true, all: [{harm: 1d8 fire}]}]
"""
PLAIN = "holds: 1 minute\nwho: {within: 120 ft, area: wall 30 ft}\nthen: [{zone: {high: 20 ft, %s}}]"


def mage(text: str, at: str = "a4", **traits: Any) -> Any:
    return caster("ana", at, spell(text), **traits)


def squares(table: TableForTests) -> list[str]:
    """Of the only zone."""
    (zone,) = battle_of(table.fight).zones
    return battle_of(table.fight).square_names(zone.squares)


@clause("5e.area.shapes")
def test_a_wall_runs_straight_from_corner_to_corner(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "j8"))

    table.play("cast deed 1 far d3,d5,f5")

    assert squares(table) == ["d3", "d4", "d5", "e5", "f5"]


def test_a_wall_of_which_one_square_is_named_runs_across_the_line_to_it(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "j8"))

    table.play("cast deed 1 far d4")

    assert squares(table) == ["d2", "d3", "d4", "d5", "d6", "d7"]


@pytest.mark.parametrize("corners", ["b1,b8", "d3,d3", "d3,z9", "d1,d4,d1"])
def test_a_wall_is_no_longer_than_it_can_be(table: TableForTests, corners: str) -> None:
    table.set(mage(FIRE), foe("orc", "j8"))

    with pytest.raises(AssertionError, match="was not offered"):
        table.play(f"cast deed 1 far {corners}")


def test_a_wall_of_fire_burns_on_the_side_that_its_caster_chose(table: TableForTests) -> None:
    table.set(mage(FIRE, hp=20), foe("orc", "f4", hp=20), foe("imp", "b4", hp=20), foe("bat", "i4", hp=20))

    table.play("cast deed 1 far d4", "end", "end", "end", "end", dice=[5])

    assert (table.orc.hp, table.imp.hp, table.bat.hp, table.ana.hp) == (15, 20, 20, 20)


def test_a_wall_in_a_ring_burns_within_or_without(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "e4", hp=20), foe("imp", "h4", hp=20))
    table.play("cast deed 1 inside e4", "end", "end", "end", dice=[5])
    assert (table.orc.hp, table.imp.hp) == (15, 20)

    table.set(mage(FIRE), foe("orc", "e4", hp=20), foe("imp", "h4", hp=20))
    table.play("cast deed 1 outside e4", "end", "end", "end", dice=[5])
    assert (table.orc.hp, table.imp.hp) == (20, 15)


def test_nobody_slips_through_a_wall_between_its_corners(table: TableForTests) -> None:
    table.set(mage(FIRE, "a1"), foe("orc", "e4", hp=20))
    table.play("cast deed 1 near c5,d4,e3", "end")

    table.play("move d3!", dice=[5])

    assert table.orc.hp == 15


@clause("5e.cover.three-quarters-what")
def test_a_wall_may_shelter_those_behind_it(table: TableForTests) -> None:
    table.set(mage(PLAIN % "shelters: true"), foe("orc", "h4", weapons=(BOW,)))
    table.play("cast deed 1 d4", "end")

    table.play("attack ana shortbow", dice=[13])

    assert table.ana.hp == 10


def test_arrows_miss_through_a_wall_of_wind_but_not_over_it(table: TableForTests) -> None:
    bat = foe("bat", "h4", height=4, weapons=(BOW,), speeds=Speeds(fly=12), features=("hover",))
    table.set(mage(PLAIN % "deflects: true"), foe("orc", "h5", weapons=(BOW,)), bat)
    table.play("cast deed 1 d4", "end", "attack ana shortbow", dice=[19])
    assert table.ana.hp == 10

    table.play("end", "attack ana shortbow", dice=[19, 4, 20])
    assert table.ana.hp == 4


def test_nothing_small_flies_through_a_wall_of_wind(table: TableForTests) -> None:
    wings = Speeds(fly=12)
    table.set(mage(PLAIN % "deflects: true", "a1"), foe("bat", "e4", height=1, size="small", speeds=wings))
    table.play("cast deed 1 d2,d7", "end")

    assert "fly d4" not in table.offered()


def test_gas_does_not_pass_a_wall_of_wind(table: TableForTests) -> None:
    fog = spell("lasts: 1 minute\nwho: {within: 120 ft, area: cube 15 ft}\nthen: [{zone: {veils: heavily, gas: true}}]")
    table.set(caster("ana", "a4", spell(PLAIN % "deflects: true"), fog.but(id="fog")), foe("orc", "j8"))

    table.play("cast deed 1 d4", "end", "end", "cast fog 1 d4")

    names = battle_of(table.fight).square_names(battle_of(table.fight).zones[1].squares)
    assert names == ["c3", "e3", "c4", "e4", "c5", "e5"]


def test_a_wall_is_restored_from_a_save_and_shown_with_its_side(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "j8"))
    table.play("cast deed 1 far d4")

    assert Fight.restore(table.fight.save()).state == table.fight.state
    wall, side = table.fight.view("ana")["fight"]["zones"]
    assert ("d4" in wall["squares"], "e4" in side["squares"], "c4" in side["squares"]) == (True, True, False)


ICE = """
holds: 10 minutes
who: {within: 120 ft, area: wall 30 ft or ring 20 ft}
then:
  - zone:
      high: 10 ft
      fills: wall
      panel: {ac: 12, hp: 4, weak: fire, leaves: {acts: [{at: enter, once: true, all: [{harm: 1d6 cold}]}]}}
"""


@clause("5e.cover.total")
def test_nothing_passes_a_wall_that_fills_its_squares_until_it_ends(table: TableForTests) -> None:
    table.set(mage(ICE), foe("orc", "f4", weapons=(BOW,)))
    table.play("cast deed 1 d4", "end")
    assert not any(text.startswith(("attack ana", "move d4")) for text in table.offered())

    table.play("end", "end-spell", "end")

    assert "attack ana shortbow" in table.offered()


def test_who_stands_where_a_wall_rises_is_pushed_to_the_side_that_its_caster_likes(table: TableForTests) -> None:
    table.set(mage(ICE), foe("orc", "d4"))
    table.play("cast deed 1 d4")
    assert table.asked().question.kind == "push-out"

    table.play("push-out e4")

    assert table.at("orc") == "e4"


@clause("5e.object.hp")
def test_a_section_of_a_wall_breaks_and_leaves_cold(table: TableForTests) -> None:
    table.set(mage(ICE, "a1"), foe("orc", "e4", hp=20, weapons=(SWORD,)))
    table.play("cast deed 1 d3,d6", "end", "break d4 shortsword", dice=[15, 6])
    ice, _ = battle_of(table.fight).zones
    assert battle_of(table.fight).square_names(ice.squares) == ["d5", "d6"]

    table.play("move d4!", dice=[3])

    assert table.orc.hp == 17


def test_one_flies_over_a_wall_but_not_over_a_dome(table: TableForTests) -> None:
    bat = foe("bat", "e4", height=2, speeds=Speeds(fly=12, hover=True))
    table.set(mage(ICE, "a1"), bat)
    table.play("cast deed 1 d2,d7", "end")
    assert "c4" in ways(table)

    table.set(mage(ICE, "a1"), bat)
    table.play("cast deed 1 ring e4", "end")
    assert "h4" not in ways(table)


def test_one_sees_through_force_but_nothing_passes_it(table: TableForTests) -> None:
    table.set(mage(ICE.replace("fills: wall", "fills: force")), foe("orc", "f4", weapons=(BOW,)))
    table.play("cast deed 1 d4", "end")
    battle = battle_of(table.fight)

    assert sees(battle, battle.creatures["orc"], battle.creatures["ana"])
    assert not any(text.startswith("attack ana") for text in table.offered())


def ways(table: TableForTests) -> list[str]:
    """The squares to which the one on turn can fly without changing its height."""
    creature = battle_of(table.fight).creatures[table.fight.state.turn or ""]
    reach = reach_of(battle_of(table.fight), creature, 12, mode="fly")
    return battle_of(table.fight).square_names(reach.squares)
