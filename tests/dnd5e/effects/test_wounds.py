"""Wounds that bleed: they add up, and end by a check of Medicine or by magic that heals."""

import pytest

from affray.testing import TableForTests, clause
from tests.content.arena import compiled
from tests.dnd5e.effects.saying import weapon
from tests.dnd5e.kit import caster, foe, hero

WOUND = """
roll: save con 12
fail:
  - lay: infernal-wound
    acts: [{at: start, all: [{lose: 1d10}]}]
    escape: medicine 12
    by-others: true
    ends: healed
    stacks: true
"""


def wounded(table: TableForTests, times: int = 1, **ana: object) -> None:
    devil = foe("devil", "b1", weapons=(weapon(WOUND),), features=("extra-attack",))
    table.set(devil, hero("ana", "a1", hp=40, **ana), caster("bo", "a2", "cure-wounds"))
    for _ in range(times):
        table.play("attack ana shortsword", dice=[15, 1, 3])


@clause("5e.attack.effects")
def test_a_wound_bleeds_at_the_start_of_its_turns(table: TableForTests) -> None:
    wounded(table)

    table.play("end", dice=[7])

    assert table.ana.hp == 40 - 3 - 7


def test_wounds_add_up(table: TableForTests) -> None:
    wounded(table, times=2)

    table.play("end", dice=[7, 8])

    assert table.ana.hp == 40 - 3 - 3 - 15


@pytest.mark.parametrize(("die", "left"), [(5, 2), (12, 0)])
def test_a_check_of_medicine_stanches_all_of_them(table: TableForTests, die: int, left: int) -> None:
    wounded(table, times=2)
    table.play("end", "end", dice=[1, 1])

    table.play("break-free ana", dice=[die])

    assert len([effect for effect in table.ana.effects if effect.kind == "infernal-wound"]) == left


@clause("5e.heal.sources")
def test_magic_that_heals_closes_it(table: TableForTests) -> None:
    wounded(table)
    table.play("end", "end", dice=[1])

    table.play("cast cure-wounds 1 ana", dice=[3])

    assert not table.ana.has("infernal-wound")


def test_a_second_wind_does_not(table: TableForTests) -> None:
    wounded(table, features=("second-wind",), pools={"second-wind": 1}, hp_max=60)

    table.play("end", "second-wind", dice=[1, 5])

    assert table.ana.has("infernal-wound")


def test_who_is_dead_or_made_does_not_bleed(table: TableForTests) -> None:
    tail = next(each for each in compiled("horned-devil").block.weapons if each.id == "tail")
    table.set(foe("devil", "b1", weapons=(tail,)), hero("ana", "a1", hp=40, kind="construct"))

    table.play("attack ana tail", dice=[15, 3])

    assert not table.ana.effects
