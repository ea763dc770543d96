"""Scenes: the view without questions, the map, and the space of each body."""

from affray import PASS, Fight
from affray.core.board import SQUARES, AnyField, Body, Ground, Place
from affray.core.seats.views import show_map
from affray.core.table.settings import no_settings
from tests.toy import duel


def test_a_scene_is_a_view_without_what_is_asked() -> None:
    seat = Fight(duel(), seed=1).seat("ana")

    assert seat.view() == {**seat.scene(), "questions": seat.view()["questions"], "free_deeds": []}


def test_a_fight_without_a_board_has_no_map_and_a_board_is_shown_by_its_squares() -> None:
    fight = Fight(duel(), seed=1)
    assert show_map(fight.state) is None
    assert fight.rulebook.area(fight.state, fight.state.creatures["ana"], PASS) == []

    ground = Ground(SQUARES, 3, 2, {"wall": f"{1 << 7:x}"})
    ogre = Body("ogre", "ogre", "foes", Place(ground.board.grid.square("b1")), 9, 9, {}, width=2)
    yard = AnyField({"ogre": ogre}, 1, None, {}, no_settings(), "", "", None, 0, ground)

    assert show_map(yard) == {"shape": "squares", "width": 3, "height": 2, "terrain": {"wall": ["b1"]}}
    assert yard.space_names(ogre) == ["b1", "c1", "b2", "c2"]
