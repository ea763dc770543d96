"""Hiding, being found, searching, pointing out."""

from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, WHIRL, at, effect, foe, hero

PLAIN = "." * 10
WALL = [PLAIN, "...#......", "...#......", "...#......", *[PLAIN] * 4]
DARK = [PLAIN, "..ddd.....", *[PLAIN] * 6]
HIT = [5, 5]


@clause("ds.hide")
def test_nobody_hides_in_the_open_or_behind_a_low_wall_in_plain_sight(table: TableForTests) -> None:
    table.set(hero("ana", "e2"), foe("imp", "a2"), map=[PLAIN, "...=......", *[PLAIN] * 6])

    assert "hide" not in table.offered()


@clause("ds.hide", "ds.hide.hidden")
def test_who_is_out_of_sight_hides_by_a_maneuver_and_cannot_be_targeted(table: TableForTests) -> None:
    table.set(hero("ana", "c2"), foe("imp", "a2", abilities=(AXE,)), map=DARK)

    table.play("hide", "end")

    assert table.ana.hidden_from == {"imp"}
    assert "free-strike ana" not in table.offered()


@clause("ds.hide")
def test_one_hides_in_sight_by_a_feature(table: TableForTests) -> None:
    map = [PLAIN, "...=......", *[PLAIN] * 6]
    table.set(hero("ana", "e2", features=frozenset({"hides-in-sight"})), foe("imp", "a2"), map=map)

    table.play("hide")

    assert table.ana.hidden_from == {"imp"}


@clause("ds.hide")
def test_an_ability_may_let_one_hide_in_sight(table: TableForTests) -> None:
    cloak = Ability("cloak", "maneuver", target="self", effects=(Outcome("hide"),))
    table.set(hero("ana", "e2", abilities=(cloak,)), foe("imp", "a2"), map=[PLAIN, "...=......", *[PLAIN] * 6])

    table.play("use cloak")

    assert table.ana.hidden_from == {"imp"}


@clause("ds.hide.hidden")
def test_an_area_reaches_the_hidden(table: TableForTests) -> None:
    imp = foe("imp", "c2", hidden_from=frozenset({"ana"}))
    table.set(hero("ana", "b2", abilities=(WHIRL.but(cost=0),)), imp, foe("orc", "a2"), map=DARK)

    table.play("use whirl", dice=HIT)

    assert table.imp.hp == 18


@clause("ds.hide.hidden")
def test_the_players_do_not_see_the_hidden(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("imp", "e2", hidden_from=frozenset({"ana"})), foe("orc", "j8"), map=WALL)

    assert len(table.fight.seat("ana").view()["creatures"]) == 2
    assert len(table.fight.seat("gm").view()["creatures"]) == 3


@clause("ds.hide.edge", "ds.hide.found")
def test_the_hidden_strike_with_an_edge_to_the_end_of_the_turn_and_are_found(table: TableForTests) -> None:
    axe = AXE.but(kind="maneuver", id="second")
    table.set(hero("ana", "c2", abilities=(AXE, axe), hidden_from=frozenset({"imp"})), foe("imp", "b2"), map=DARK)

    table.play("use imp axe", dice=HIT)
    assert table.ana.hidden_from == frozenset()
    table.play("use imp second", dice=HIT)

    assert [each["edges"][0]["clause"] for each in table.told("power-roll")] == ["ds.hide.edge"] * 2
    table.play("end")
    assert table.ana.found_by == frozenset()


@clause("ds.hide.found")
def test_who_comes_out_of_cover_is_found(table: TableForTests) -> None:
    table.set(hero("ana", "e3", hidden_from=frozenset({"imp"}), shift=2), foe("imp", "a3"), map=WALL)

    table.play("disengage e4")
    assert table.ana.hidden_from == {"imp"}
    table.play("convert move", "disengage e6")

    assert table.told("noticed", "ana")[-1]["at"] == "e6"


@clause("ds.hide.found")
def test_a_move_that_is_no_shift_gives_one_away(table: TableForTests) -> None:
    table.set(hero("ana", "e3", hidden_from=frozenset({"imp"})), foe("imp", "a3"), map=WALL)

    table.play("move e4")

    assert table.ana.hidden_from == frozenset()


@clause("ds.hide.found")
def test_an_enemy_that_comes_around_the_corner_finds_one(table: TableForTests) -> None:
    table.set(foe("imp", "c5", speed=9), hero("ana", "e3", hidden_from=frozenset({"imp"})), map=WALL)

    table.play("move e6")

    assert table.ana.hidden_from == frozenset()


@clause("ds.hide.found", "ds.size.passing")
def test_who_walks_into_the_hidden_finds_it_and_stops(table: TableForTests) -> None:
    dark = [PLAIN, "dddddddddd", "##########", *[PLAIN] * 5]
    imp = foe("imp", "c2", hidden_from=frozenset({"ana"}))
    table.set(hero("ana", "a2"), imp, foe("orc", "j8"), map=["##########", *dark[1:]])
    assert "move c2" in table.offered()

    table.play("move d2")

    assert at(table, "ana") == "b2"
    assert table.imp.hidden_from == frozenset()


@clause("ds.hide")
def test_nobody_hides_from_one_who_scents_their_blood(table: TableForTests) -> None:
    bug = foe("bug", "e3", features=frozenset({"scents-blood"}))
    table.set(hero("ana", "a3", under=["bleeding bug"]), bug, map=WALL)

    assert "hide" not in table.offered()


@clause("ds.search", "ds.test.opposed")
def test_a_search_is_intuition_against_agility(table: TableForTests) -> None:
    imp = foe("imp", "c2", agility=2, hidden_from=frozenset({"ana", "bo"}))
    table.set(hero("ana", "a2", intuition=1), hero("bo", "a4"), imp, foe("orc", "j8"), map=DARK)

    table.play("search", dice=[5, 6, 5, 5])
    assert table.imp.hidden_from == {"ana", "bo"}
    table.play("convert maneuver", "search", dice=[6, 6, 5, 5])

    assert table.imp.hidden_from == frozenset()


@clause("ds.search", "ds.concealment.invisible")
def test_the_invisible_are_harder_to_find(table: TableForTests) -> None:
    imp = foe("imp", "c2", hidden_from=frozenset({"ana"}))
    imp.effects = (effect("invisible", "imp"),)
    table.set(hero("ana", "a2"), imp, foe("orc", "j8"))

    table.play("search", dice=[6, 6, 5, 5])

    assert table.imp.hidden_from == {"ana"}


@clause("ds.search", "ds.concealment.invisible", "ds.test.opposed")
def test_a_weakened_searcher_has_a_double_bane_against_the_invisible(table: TableForTests) -> None:
    imp = foe("imp", "c2", hidden_from=frozenset({"ana"}), under=["invisible"])
    table.set(hero("ana", "a2", under=["weakened"]), imp, foe("orc", "j8"))

    table.play("search", dice=[6, 6, 4, 4])

    assert table.imp.hidden_from == {"ana"}


@clause("ds.search")
def test_nobody_is_found_behind_a_wall(table: TableForTests) -> None:
    table.set(hero("ana", "a3"), foe("imp", "e3", hidden_from=frozenset({"ana"})), foe("orc", "j8"), map=WALL)

    table.play("search", dice=[6, 6])

    assert table.imp.hidden_from == {"ana"}


@clause("ds.search.point-out")
def test_one_who_knows_points_the_hidden_out(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), hero("bo", "a4"), foe("imp", "c2", hidden_from=frozenset({"bo"})), map=DARK)

    table.play("point-out imp")

    assert table.imp.hidden_from == frozenset()
    assert table.ana.pools["maneuver"] == 0
