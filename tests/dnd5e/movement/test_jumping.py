"""Jumping far and high, with and without a run-up."""

import pytest

from affray.rules.dnd5e.movement.jumping import high_jump, long_jump
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.blocks import Speeds
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, battle_of, foe, hero

GAP = ["...o......", *["...o......"] * 7]
STREAM = ["...oo.....", *["...oo....."] * 7]


def strong(score: int) -> dict[str, dict[str, int]]:
    return {"abilities": {"str": score}}


@clause("5e.move.deduct", "5e.move.jump")
@pytest.mark.parametrize(
    ("score", "run_up", "far", "high"), [(10, 2, 2, 0), (10, 1, 1, 0), (15, 2, 3, 1), (20, 0, 2, 0)]
)
def test_how_far_and_how_high_by_strength_and_run_up(score: int, run_up: int, far: int, high: int) -> None:
    jumper = hero("ana", "a1", pools={"run-up": run_up}, **strong(score))

    assert long_jump(jumper) == far
    assert high_jump(jumper) == high


@clause("5e.move.deduct", "5e.move.jump")
def test_a_jump_over_a_chasm_needs_a_run_up_and_costs_each_square(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=GAP)
    assert "jump e1" not in table.offered()

    table.play("move c1")
    assert "jump e1" in table.offered()
    table.play("jump e1")

    assert battle_of(table.fight).square_name(table.ana.at) == "e1"
    assert table.ana.height == 0
    assert left(table.ana) == 2


@clause("5e.move.deduct", "5e.move.jump")
def test_the_run_up_must_come_right_before_the_jump(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=GAP)

    table.play("move c1", "dodge")

    assert "jump e1" not in table.offered()


@clause("5e.move.deduct")
def test_two_squares_of_chasm_are_too_far_for_strength_10(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=STREAM)
    table.play("move c1")
    assert not [text for text in table.offered() if text.startswith("jump")]

    table.set(hero("ana", "a1", **strong(15)), foe("orc", "j8"), map=STREAM)
    table.play("move c1", "jump f1")
    assert battle_of(table.fight).square_name(table.ana.at) == "f1"


@clause("5e.move.deduct")
def test_a_jump_is_offered_only_where_it_leads_over_something(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"run-up": 2}), foe("orc", "j8"))

    assert not [text for text in table.offered() if text.startswith("jump")]


@clause("5e.move.deduct", "5e.move.jump")
@pytest.mark.parametrize(("acrobatics", "is_prone"), [(8, False), (7, True)])
def test_landing_on_difficult_ground_takes_acrobatics_of_10(
    table: TableForTests, acrobatics: int, is_prone: bool
) -> None:
    thicket = [".,,.......", *["." * 10] * 7]
    table.set(hero("ana", "a1", pools={"run-up": 2}), foe("orc", "j8"), map=thicket)

    table.play("jump c1", dice=[acrobatics])

    assert table.ana.has("prone") is is_prone
    assert left(table.ana) == 4


@clause("5e.move.deduct", "5e.move.jump")
@pytest.mark.parametrize(("athletics", "square"), [(10, "c1"), (9, "a1")])
def test_a_low_wall_is_cleared_by_athletics_of_10(table: TableForTests, athletics: int, square: str) -> None:
    table.set(hero("ana", "a1", pools={"run-up": 2}), foe("orc", "j8"), map=[".=........", *["." * 10] * 7])

    table.play("jump c1", dice=[athletics])

    assert battle_of(table.fight).square_name(table.ana.at) == square


@clause("5e.opportunity.trigger")
def test_a_jump_out_of_reach_provokes(table: TableForTests) -> None:
    table.set(hero("ana", "c2", pools={"run-up": 2}), foe("orc", "b2"), map=GAP)

    table.play("jump e2", "orc: shortsword", dice=[2])

    assert battle_of(table.fight).square_name(table.ana.at) == "e2"


@clause("5e.opportunity.trigger", "5e.move.fly-fall")
def test_one_felled_in_the_jump_stays_before_the_chasm(table: TableForTests) -> None:
    table.set(hero("ana", "c2", hp=3, hp_max=20, pools={"run-up": 2}), hero("bo", "j8"), foe("orc", "b2"), map=GAP)

    table.play("jump e2", "orc: shortsword", dice=[15, 4])

    assert battle_of(table.fight).square_name(table.ana.at) == "c2"
    assert (table.ana.status, table.ana.height) == ("dying", 0)


@clause("5e.move.deduct", "5e.melee.reach")
def test_a_high_jump_reaches_what_flies_above_and_ends_with_the_attack(table: TableForTests) -> None:
    bat = foe("bat", "c1", hp=30, height=2, speeds=Speeds(fly=8))
    table.set(hero("ana", "a1", weapons=(SWORD,), **strong(14)), bat)
    table.play("move c1")
    assert "attack bat shortsword" not in table.offered()

    table.play("leap")
    assert (table.ana.height, left(table.ana)) == (1, 3)
    assert not [text for text in table.offered() if text.startswith(("move", "jump"))]
    table.play("attack bat shortsword", dice=[2])

    assert table.ana.height == 0
    assert not table.ana.has("prone")


@clause("5e.move.deduct")
def test_without_a_run_up_or_strength_nobody_leaps_a_square_high(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **strong(14)), foe("orc", "j8"))

    assert "leap" not in table.offered()
