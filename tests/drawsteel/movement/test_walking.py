"""Moving: speed, difficult ground, passing others, shifting, opportunity attacks."""

import pytest

from affray.testing import TableForTests, clause
from tests.drawsteel.kit import CURSE, at, foe, hero


@clause("ds.move.speed")
def test_every_square_costs_1_and_diagonals_too(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"))

    table.play("move f6")

    assert table.ana.pools["move"] == 0


@clause("ds.move.difficult")
def test_difficult_ground_costs_1_more(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "j8"), map=[".,,,......", "####......", *["." * 10] * 6])

    table.play("move b1 c1")

    assert table.ana.pools["move"] == 1
    assert "move d1" not in table.offered()


@clause("ds.size.passing")
def test_an_ally_is_passed_freely_and_an_enemy_as_difficult_ground(table: TableForTests) -> None:
    walls = ["....######", "##########", *["." * 10] * 6]
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("imp", "c1"), map=walls)
    assert "move b1" not in table.offered()
    assert "move c1" not in table.offered()

    table.play("move d1")

    assert table.ana.pools["move"] == 1


@clause("ds.size.passing")
@pytest.mark.parametrize(("size", "shares"), [("1S", False), ("1L", False), ("2", True), ("1T", True)])
def test_two_share_a_space_from_two_steps_of_size_on(table: TableForTests, size: str, shares: bool) -> None:
    table.set(hero("ana", "a1"), foe("imp", "c1", size=size), foe("orc", "j8"))

    assert ("move c1" in table.offered()) is shares


@clause("ds.opportunity", "ds.free-strike")
def test_leaving_an_enemys_side_lets_it_strike_first(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"))

    table.play("move b4", "imp: strike")

    assert table.ana.hp == 18
    assert table.imp.pools["triggered"] == 1


@clause("ds.opportunity")
def test_moving_around_it_provokes_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"))

    table.play("move c2")

    assert table.asked().kind == "turn"


@clause("ds.opportunity", "ds.free-strike")
def test_a_hero_rolls_the_free_strike(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2"))

    table.play("move d1", "ana: strike", dice=[6, 6])

    assert table.imp.hp == 15


@clause("ds.opportunity", "ds.surprise.effect", "ds.triggered.denied")
def test_the_surprised_make_no_opportunity_attack(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", surprised=True))

    table.play("move b4")

    assert table.asked().kind == "turn"


@clause("ds.opportunity", "ds.condition.weakened")
def test_with_a_bane_there_is_no_opportunity_attack(table: TableForTests) -> None:
    table.set(foe("imp", "b1", might=2, abilities=(CURSE,)), hero("ana", "b2"))

    table.play("use ana curse", "move d1", dice=[9, 9])

    assert table.ana.has("weakened")
    assert table.asked().kind == "turn"


@clause("ds.feature.crafty")
def test_the_crafty_provoke_nobody(table: TableForTests) -> None:
    table.set(foe("imp", "b1", features=frozenset({"crafty"})), hero("ana", "b2"))

    table.play("move d1")

    assert table.asked().kind == "turn"


@clause("ds.move.shift")
def test_to_disengage_is_to_shift_1_and_provokes_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1"))

    table.play("disengage b3")

    assert table.asked().kind == "turn"
    assert table.ana.pools["move-action"] == 0
    assert "disengage b4" not in table.offered()


@clause("ds.move.shift")
def test_nobody_shifts_into_difficult_ground(table: TableForTests) -> None:
    table.set(hero("ana", "b2", shift=2), foe("imp", "b1"), map=["." * 10, "." * 10, "..,.......", *["." * 10] * 5])

    assert "disengage c3" not in table.offered()
    assert "disengage c4" in table.offered()


@clause("ds.opportunity", "ds.triggered.order")
def test_one_felled_by_an_opportunity_attack_stays_where_it_was(table: TableForTests) -> None:
    table.set(foe("imp", "b1", hp=3), hero("ana", "a2"), hero("bo", "a1"), foe("orc", "j8"))

    table.play("move c1", "ana: strike", "bo: strike", "ana", dice=[6, 6])

    assert table.imp.status == "dead"
    assert at(table, "imp") == "b1"
