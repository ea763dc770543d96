"""Moving in polygons, on squares and on hexes."""

import pytest

from affray.testing import TableForTests, clause
from tests.acao.kit import foe, hero


@clause("ac.move.polygons", "ac.move.metric")
@pytest.mark.parametrize("grid", ["squares", "hexes"])
def test_one_moves_as_many_polygons_as_ones_ancestry_says(table: TableForTests, grid: str) -> None:
    table.set(hero("ana", "a1", speed=4, grid=grid), foe("imp", "j8", grid=grid), grid=grid)
    assert "move e1" in table.offered()
    assert "move f1" not in table.offered()

    table.play("move e1")

    assert table.ana.pools["move"] == 0


@clause("ac.move.split")
def test_the_move_may_be_broken_up_before_and_after_the_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "d1", hp=9))

    table.play("move b1", "move c1", "attack imp sword", "move c3", dice=[5])

    assert table.ana.pools["move"] == 2
    assert table.fight.state.turn == "ana"


@clause("ac.move.diagonals")
def test_diagonal_steps_cost_no_more_on_squares(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=3), foe("imp", "j8"))

    table.play("move d4")

    assert table.ana.pools["move"] == 0


@clause("ac.move.diagonals")
@pytest.mark.parametrize("heavy", [{"armour": "plate"}, {"size": "large"}])
@pytest.mark.parametrize(("option", "is_offered"), [("free", True), ("not-heavy", False)])
def test_whether_the_heavy_go_diagonally_is_a_table_option(
    table: TableForTests, heavy: dict[str, str], option: str, is_offered: bool
) -> None:
    table.set(hero("ana", "c3", speed=1, pools={"move": 1}, **heavy), foe("imp", "j8"), move_diagonals=option)

    assert "move c2" in table.offered()
    assert ("move b2" in table.offered()) is is_offered


@clause("ac.move.diagonals", "ac.move.polygons")
def test_on_hexes_there_are_six_neighbours_and_no_diagonals(table: TableForTests) -> None:
    table.set(hero("ana", "c3", speed=1, grid="hexes"), foe("imp", "j8", grid="hexes"), grid="hexes")

    moves = [text for text in table.offered() if text.startswith("move")]

    assert moves == ["move b2", "move c2", "move b3", "move d3", "move b4", "move c4"]


@clause("ac.move.restricted")
@pytest.mark.parametrize("grid", ["squares", "hexes"])
def test_each_adjacent_enemy_takes_one_off_the_move_at_the_start_of_the_turn(table: TableForTests, grid: str) -> None:
    first, ana = hero("bo", "j8", grid=grid), hero("ana", "c3", speed=4, grid=grid)
    table.set(first, ana, foe("imp-1", "b3", grid=grid), foe("imp-2", "d3", grid=grid), grid=grid)

    table.play("end", "imp-1", "end")

    assert table.fight.state.turn == "ana"
    assert table.ana.pools["move"] == 2


@clause("ac.move.restricted")
def test_walking_up_to_an_enemy_later_in_the_turn_costs_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=4), foe("imp", "d1"))

    table.play("move c1", "move a1")

    assert table.ana.pools["move"] == 0


@clause("ac.move.restricted", "ac.move.pinned")
def test_walking_away_from_an_enemy_provokes_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "b1"), foe("imp", "a1"))

    table.play("move e1")

    assert table.ana.hp == 6
    assert table.asked().kind == "turn"


@clause("ac.move.restricted")
def test_those_who_are_out_and_those_who_hide_restrict_nobody(table: TableForTests) -> None:
    out = foe("imp-1", "b3", status="incapacitated")
    table.set(hero("bo", "j8"), foe("orc", "h1"), out, foe("imp-2", "d3", hidden=True), hero("ana", "c3"))

    table.play("end", "orc", "end")

    assert table.fight.state.turn == "ana"
    assert table.ana.pools["move"] == 6


@clause("ac.move.restricted")
@pytest.mark.parametrize(("option", "left"), [("both", 4), ("heroes", 6)])
def test_whether_foes_are_restricted_too_is_a_table_option(table: TableForTests, option: str, left: int) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a2"), foe("imp", "b1"), move_restricted=option)

    table.play("end")

    assert table.imp.pools["move"] == left


@clause("ac.move.pinned")
def test_one_whose_move_is_brought_to_0_can_only_disengage(table: TableForTests) -> None:
    foes = [foe(f"imp-{n}", at) for n, at in enumerate(["b2", "c2", "d2", "b3"], 1)]
    table.set(hero("bo", "j8"), hero("ana", "c3", speed=4), *foes)
    table.play("end", "imp-1", "end")
    assert table.ana.pools["move"] == 0
    assert not [text for text in table.offered() if text.startswith(("move", "run"))]

    table.play("disengage", "move g3")

    assert table.ana.pools == table.ana.pools | {"move": 0, "action": 0}


@clause("ac.manoeuvre.disengage", "ac.move.pinned")
def test_disengaging_gives_back_what_the_enemies_took(table: TableForTests) -> None:
    table.set(hero("ana", "c3", pools={"move": 4, "restricted": 2}), foe("imp", "b3"), foe("orc", "d3"))

    table.play("move c4", "disengage")

    assert table.ana.pools["move"] == 5
    assert "run" not in table.offered()


@clause("ac.move.difficult")
@pytest.mark.parametrize("grid", ["squares", "hexes"])
def test_difficult_terrain_costs_double(table: TableForTests, grid: str) -> None:
    table.set(hero("ana", "a1", grid=grid), foe("imp", "j8", grid=grid), map=[".,,......."] * 8, grid=grid)

    table.play("move c1")

    assert table.ana.pools["move"] == 2


@clause("ac.move.difficult", "ac.move.restricted")
def test_the_restriction_comes_off_first_and_then_double_costs_are_paid(table: TableForTests) -> None:
    table.set(hero("bo", "j8"), hero("ana", "a3"), foe("imp", "a4"), map=["." + "," * 9] * 8)

    table.play("end", "end")

    assert table.ana.pools["move"] == 5
    assert "move c3" in table.offered()
    assert "move d3" not in table.offered()


@clause("ac.move.polygons")
def test_one_passes_friends_but_no_enemies_and_ends_where_nobody_stands(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("imp", "d1"), map=["..........", "##########"] * 4)

    moves = [text for text in table.offered() if text.startswith("move")]

    assert moves == ["move c1"]


@clause("ac.move.polygons")
def test_walking_into_a_hidden_enemy_ends_the_walk_and_finds_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "d1", hidden=True), foe("orc", "j8"), map=["sssss....."] * 8)

    table.play("move f1")

    assert table.at("ana") == "c1"
    assert not table.imp.is_hidden


@clause("ac.move.polygons")
def test_who_bumps_into_the_hidden_while_passing_a_friend_steps_back(table: TableForTests) -> None:
    corridor = ["ssss......", "##########"] * 4
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("imp", "c1", hidden=True), foe("orc", "j1"), map=corridor)

    table.play("move d1")

    assert table.at("ana") == "a1"
    assert not table.imp.is_hidden


@clause("ac.move.polygons")
def test_by_table_option_the_move_has_no_limit(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("imp", "a8"), hero("bo", "j8"), move_limit="none")

    table.play("end", "end")

    assert "move a1" not in table.offered()
    assert "move a2" in table.offered()
