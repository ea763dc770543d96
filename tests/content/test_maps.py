"""Maps drawn in characters, and the names of their squares."""

import pytest

from affray.content.maps import Drawing, draw, square_name
from affray.content.problems import Report
from affray.core.board import Squares
from tests.content.texts import FILE, battle, fight, refused


def test_squares_are_named_as_the_board_names_them() -> None:
    grid = Squares(100, 100)
    drawing = Drawing(100, 100)

    for column in range(100):
        for row in (0, 8, 99):
            name = square_name((column, row))
            assert name == grid.name(grid.at(column, row))
            assert drawing.find(name) == (column, row)


def test_a_square_may_be_written_with_a_capital() -> None:
    assert Drawing(8, 8).find("B3") == (1, 2)


@pytest.mark.parametrize(
    "name", ["", "a", "1", "a0", "a01", "i1", "a9", "1a", "aaa1", "á1", "a1 ", "-a1", "a٣", "a1000"]
)
def test_what_is_no_square_of_the_map_is_none(name: str) -> None:
    assert Drawing(8, 8).find(name) is None


def test_each_character_has_its_meaning() -> None:
    report = Report(FILE)

    drawing = draw("#.,~\nT=+x\n", {"x": ["difficult", "dim"]}, {}, True, report)

    assert drawing is not None
    assert not report.problems
    assert {kind: spots for kind, spots in drawing.terrain.items() if spots} == {
        "wall": {(0, 0)},
        "floor": {(1, 0)},
        "difficult": {(2, 0), (3, 1)},
        "water": {(3, 0)},
        "tree": {(0, 1)},
        "low-wall": {(1, 1)},
        "door": {(2, 1)},
        "dim": {(3, 1)},
    }


def test_a_legend_changes_what_a_character_means() -> None:
    drawing = draw("T~\n", {"T": ["low-wall"]}, {}, True, Report(FILE))

    assert drawing is not None
    assert drawing.terrain["low-wall"] == {(0, 0)}
    assert drawing.terrain["tree"] == set()


def test_a_letter_stands_on_floor_unless_the_legend_says_otherwise() -> None:
    drawing = draw("gT\nTg\n", {"g": ["water"]}, {"g": "goblin", "T": "troll"}, True, Report(FILE))

    assert drawing is not None
    assert drawing.letters == {"g": [(0, 0), (1, 1)], "T": [(1, 0), (0, 1)]}
    assert drawing.terrain["water"] == {(0, 0), (1, 1)}
    assert drawing.terrain["floor"] == {(1, 0), (0, 1)}


def test_a_map_may_stand_in_quotation_marks() -> None:
    text = fight("{block: goblin, at: b2}").replace("map: |\n  ........\n  ........\n  ........\n", 'map: "..\\n.."\n')

    assert battle(text).square_name(battle(text).creatures["goblin"].at) == "b2"


def test_every_bad_row_is_told_with_its_line() -> None:
    problems = refused(fight("{block: goblin, at: b1}", rows="....\n..\n.?.!\n....\n"))

    assert [(problem.line, problem.code, problem.found) for problem in problems] == [
        (5, "uneven-row", "2"),
        (6, "unknown-character", "?"),
        (6, "unknown-character", "!"),
    ]


def test_the_ground_of_a_fight_has_a_mask_for_each_kind_of_terrain() -> None:
    ground = battle(
        fight("{block: goblin, at: b1}", rows="...#\nT,=~\nxy..\n", more="legend: {x: dark, y: [floor, dim]}\n")
    ).ground

    def names(kind: str) -> set[str]:
        grid = ground.board.grid
        return {name for name, square in grid.squares.items() if ground.board.squares(kind) >> square & 1}

    assert (ground.width, ground.height) == (4, 3)
    assert {kind: names(kind) for kind in ground.terrain} == {
        "wall": {"d1"},
        "tree": {"a2"},
        "difficult": {"b2", "c2", "d2"},
        "low-wall": {"c2"},
        "water": {"d2"},
        "dark": {"a3"},
        "dim": {"b3"},
    }


@pytest.mark.parametrize(
    ("light", "masks"), [("dark", {"dark": 10, "dim": 1}), ("dim", {"dim": 11}), ("bright", {"dim": 1})]
)
def test_what_is_drawn_in_no_light_has_that_of_the_encounter(light: str, masks: dict[str, int]) -> None:
    text = fight(
        "{block: goblin, at: b1}", rows="....\n....\nxy..\n", more=f"legend: {{x: bright, y: dim}}\nlight: {light}\n"
    )
    ground = battle(text).ground

    assert {kind: ground.board.squares(kind).bit_count() for kind in ground.terrain} == masks


def test_a_light_is_carried_as_an_effect() -> None:
    state = battle(fight("{block: goblin, at: b1, light: torch}"))

    assert [effect.kind for effect in state.creatures["goblin"].effects] == ["torch"]
    assert state.effects_made > 0
