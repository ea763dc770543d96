"""Several speeds, what is left of each, and when one may move."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.blocks import Speeds
from affray.rules.dnd5e.state.conditions import SPEEDS_ALTERED, SPEEDS_GRANTED
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, battle_of, foe, hero

PRONE = Effect("prone-1", "prone", "ana")
SLOWED = Effect("slowed-1", "slowed", "ana")
FLYER = {"speeds": Speeds(fly=12), "speed": 6}


@pytest.fixture(autouse=True)
def slowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect that halves all speeds."""
    monkeypatch.setitem(SPEEDS_ALTERED, "slowed", lambda speed: speed // 2)


def moves(table: TableForTests, verb: str = "move") -> list[str]:
    return [text for text in table.offered() if text.split()[0] == verb]


@clause("5e.move.speeds", "5e.move.deduct")
def test_walk_6_fly_12_flies_4_walks_2_flies_6(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **FLYER), foe("orc", "a8"))

    table.play("fly 0 e1")
    assert (left(table.ana), left(table.ana, "fly")) == (2, 8)
    table.play("move g1")
    assert (left(table.ana), left(table.ana, "fly")) == (0, 6)
    assert not moves(table)
    table.play("fly 0 j4", "fly 0 j7")

    assert left(table.ana, "fly") == 0
    assert not moves(table, "fly")


@clause("5e.move.speeds")
def test_a_speed_of_which_nothing_is_left_cannot_be_used_now(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **FLYER), foe("orc", "a8"))

    table.play("fly 0 h1")

    assert left(table.ana) == 0
    assert left(table.ana, "fly") == 5
    assert not moves(table)


@clause("5e.move.split")
def test_speed_6_moves_2_acts_and_moves_4(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("move c1", "dodge", "move g1")

    assert left(table.ana) == 0


@clause("5e.move.split")
def test_by_table_option_one_moves_before_the_action_or_after_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), move_split="before-or-after")
    table.play("move c1", "move d1", "dodge")
    assert not moves(table)

    table.set(hero("ana", "a1"), foe("orc", "j8"), move_split="before-or-after")
    table.play("dodge", "move c1")
    assert "move g1" in table.offered()


@clause("5e.move.split")
def test_the_next_turn_has_a_move_again(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), move_split="before-or-after")

    table.play("move c1", "dodge", "end", "orc: end")

    assert "move d1" in table.offered()


@clause("5e.move.between-attacks", "5e.move.split")
@pytest.mark.parametrize("split", ["around-action", "before-or-after"])
def test_by_table_option_nobody_moves_between_attacks(table: TableForTests, split: str) -> None:
    table.set(hero("ana", "a1", features=("extra-attack",)), foe("orc", "b1", hp=40), move_split=split)

    table.play("attack orc shortsword", dice=[2])

    assert not moves(table)


@clause("5e.action.dash")
@pytest.mark.parametrize(("tracks", "rest"), [("yes", 6), ("no", 9)])
def test_dash_adds_the_speed_and_a_later_change_of_speed_changes_it_or_not(
    table: TableForTests, tracks: str, rest: int
) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), dash_tracks_speed=tracks)
    table.play("dash")
    assert left(table.ana) == 12

    slow = table.ana.but(effects=(SLOWED,))

    assert left(slow) == rest


@clause("5e.action.dash")
def test_what_dash_added_is_gone_with_the_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1", **FLYER), foe("orc", "j8"), dash_tracks_speed="no")

    table.play("dash")
    assert left(table.ana, "fly") == 24
    table.play("end", "orc: end")

    assert (left(table.ana), left(table.ana, "fly")) == (6, 12)


@clause("5e.move.speeds")
def test_a_speed_that_drops_in_the_turn_leaves_less(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"move": 4}), foe("orc", "j8"))

    assert left(table.ana) == 4
    assert left(table.ana.but(effects=(SLOWED,))) == 1
    assert left(table.ana.but(effects=(Effect("x", "restrained", "ana"),))) == 0


@clause("5e.move.speeds")
def test_magic_grants_a_speed(table: TableForTests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SPEEDS_GRANTED, "winged", {"fly": 12})
    table.set(hero("ana", "a1", effects=(Effect("w", "winged", "ana"),)), foe("orc", "j8"))

    assert "fly j1" in table.offered()


@clause("5e.prone.stand-needs")
@pytest.mark.parametrize(("pools", "rest"), [({"move": 2}, 0), ({}, 3)])
def test_by_table_option_one_stands_up_with_whatever_is_left(
    table: TableForTests, pools: dict[str, int], rest: int
) -> None:
    table.set(hero("ana", "a1", effects=(PRONE,), pools=pools), foe("orc", "j8"), stand_needs_movement="no")

    table.play("stand")

    assert not table.ana.has("prone")
    assert left(table.ana) == rest


@clause("5e.move.deduct", "5e.move.climb-swim")
def test_swimming_without_a_speed_costs_2_and_with_one_1(table: TableForTests) -> None:
    sea = [".www......", *["." * 10] * 7]
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=sea)
    table.play("move b1")
    assert left(table.ana) == 4

    table.set(hero("ana", "a1", speeds=Speeds(swim=8)), foe("orc", "j8"), map=sea)
    table.play("swim b1", "swim d1")
    assert (left(table.ana), left(table.ana, "swim")) == (3, 5)


@clause("5e.move.deduct", "5e.move.difficult", "5e.move.climb-swim")
def test_swimming_through_what_is_difficult_costs_3(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"), map=["." + "w" * 9, *["#" * 10] * 7])

    table.play("move c1")

    assert left(table.ana) == 6 - 3 - 2


@clause("5e.move.speeds")
def test_only_swimmers_swim_and_only_in_water(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=[".www......", *["." * 10] * 7])
    assert not moves(table, "swim")

    table.set(hero("ana", "a1", speeds=Speeds(swim=8)), foe("orc", "j8"), map=[".www......", *["." * 10] * 7])
    assert moves(table, "swim") == ["swim b1", "swim c1", "swim d1"]


@clause("5e.move.speeds")
def test_a_burrower_goes_through_earth_but_not_through_walls(table: TableForTests) -> None:
    hill = ["..ee......", "..##......", *["." * 10] * 6]
    table.set(hero("ana", "a1", speeds=Speeds(burrow=3)), foe("orc", "j8"), map=hill)

    assert "move c1" not in table.offered()
    assert "burrow c1" in table.offered()
    assert "burrow c2" not in table.offered()
    table.play("burrow d1", "end", "orc: end", "move e1")

    assert battle_of(table.fight).square_name(table.ana.at) == "e1"


@clause("5e.grid.diagonals")
def test_by_table_option_every_second_diagonal_costs_double(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), diagonal="alternating")
    assert "move e5" in table.offered()
    assert "move f5" not in table.offered()

    table.play("move e5")
    assert left(table.ana) == 0

    table.set(hero("ana", "a1"), foe("orc", "d4", weapons=(SWORD.but(reach=4), BOW)), diagonal="alternating")
    assert battle_of(table.fight).distance(table.ana, table.orc) == 4


@clause("5e.grid.diagonals")
def test_every_second_diagonal_of_a_turn_counts_double_in_however_many_parts_it_is_moved(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), diagonal="alternating")

    table.play("move b2", "move c3")
    assert left(table.ana) == 3
    table.play("move d4")
    assert "move e5" in table.offered()
    assert "move f5" not in table.offered()
    table.play("move e5")
    assert left(table.ana) == 0

    table.play("end", "orc: end", "move f6")
    assert left(table.ana) == 5


@clause("5e.grid.diagonals", "5e.move.jump")
def test_the_diagonals_of_a_jump_count_like_those_of_a_walk(table: TableForTests) -> None:
    strong = {"abilities": {"str": 30}}
    brook = ["." * 10, ".w........", *["." * 10] * 6]
    table.set(hero("ana", "a1", **strong), foe("orc", "j8"), map=brook, diagonal="alternating")

    table.play("jump c3")

    assert left(table.ana) == 3
    assert "move e5" in table.offered()
    assert "move f5" not in table.offered()
