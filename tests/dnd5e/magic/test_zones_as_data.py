"""Areas that last, said in the language of effects: what they are, what they do to those inside, and how they move."""

from typing import Any

from affray import Fight
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import spell
from tests.dnd5e.kit import battle_of, caster, foe, hero

FIRE = """
holds: 1 minute
who: {within: 60 ft, area: cube 10 ft}
then:
  - zone:
      rough: true
      veils: lightly
      acts: [{at: [enter, start], once: true, roll: save con, all: [{harm: 2d6 fire +1d6/slot, saved: half}]}]
      moves: 10 ft
"""


def mage(text: str, at: str = "a1", **traits: Any) -> Any:
    return caster("ana", at, spell(text), **traits)


def squares(table: TableForTests) -> list[str]:
    """Of the only zone."""
    (zone,) = battle_of(table.fight).zones
    return battle_of(table.fight).square_names(zone.squares)


@clause("5e.concentration.end")
def test_a_zone_acts_when_a_turn_starts_in_it_and_ends_with_the_spell(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "d2", hp=40))
    table.play("cast deed 2 d2", "end", dice=[1, 2, 3, 4])
    assert table.orc.hp == 34

    table.play("end", "end-spell")
    assert battle_of(table.fight).zones == ()


@clause("5e.move.difficult")
def test_a_zone_acts_once_a_turn_on_those_who_enter_and_is_rough(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "g2", hp=40, pools={"action": 1}))
    table.play("cast deed 1 d2", "end")
    assert battle_of(table.fight).rough == battle_of(table.fight).zones[0].squares

    table.play("move d2", "move f2", dice=[5, 5, 20])
    assert table.orc.hp == 35


def test_its_caster_moves_it_no_farther_than_it_goes(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "h8", hp=40))
    table.play("cast deed 1 d2", "end", "end")
    assert "cast deed j2" not in table.offered()

    table.play("cast deed f3")

    assert squares(table) == ["f3", "g3", "f4", "g4"]


GUARD = """
holds: 10 minutes
then:
  - zone:
      around: 10 ft
      follows: true
      spares: friend
      mods: [{hook: speed, times: half}]
      acts: [{at: end, all: [{harm: 1d4 cold}]}]
"""


def test_a_zone_goes_with_its_caster_spares_friends_and_bears_on_those_inside(table: TableForTests) -> None:
    table.set(mage(GUARD, "a1"), hero("bo", "b1", hp=20), foe("orc", "e1", hp=20))
    table.play("cast deed 1")
    assert table.orc.speed == 6

    table.play("move c1")
    assert (table.orc.speed, table.bo.speed) == (3, 6)

    table.play("end", "end", "end", dice=[3])
    assert (table.orc.hp, table.bo.hp) == (17, 20)

    table.play("move a1")
    assert table.orc.speed == 6


def test_a_zone_without_concentration_lasts_for_its_time(table: TableForTests) -> None:
    fog = "lasts: 1 round\nwho: {within: 60 ft, area: cube 10 ft}\nthen: [{zone: {veils: heavily, silent: true}}]"
    table.set(mage(fog), foe("orc", "d2"))
    table.play("cast deed 1 d2")
    assert [zone.veils for zone in battle_of(table.fight).zones] == ["heavily"]

    table.play("end", "end")
    assert battle_of(table.fight).zones == ()


def test_a_zone_is_restored_from_a_save(table: TableForTests) -> None:
    table.set(mage(FIRE), foe("orc", "d2", hp=40))
    table.play("cast deed 2 d2")

    assert Fight.restore(table.fight.save()).state == table.fight.state
