"""Scenes: what a seat sees without what it is asked, the map, and the space that each body fills."""

from affray import PASS, Fight
from affray.core.board import Board, Squares
from affray.core.values import Creature, State
from affray.core.views import show_map, space_of
from tests.toy import duel


def test_a_scene_is_a_view_without_what_is_asked() -> None:
    seat = Fight(duel(), seed=1).seat("ana")

    assert seat.view() == {**seat.scene(), "questions": seat.view()["questions"]}


def test_a_fight_without_a_board_has_no_map_and_a_board_is_shown_by_its_squares() -> None:
    fight = Fight(duel(), seed=1)
    assert show_map(fight.state) is None
    assert fight.rulebook.area(fight.state, fight.state.creatures["ana"], PASS) == []

    paved = Paved({}, 1, None, {}, {})

    assert show_map(paved) == {"shape": "squares", "width": 3, "height": 2, "terrain": {"wall": ["b1"]}}
    assert space_of(paved, fight.state.creatures["ana"]) == ["0", "1"]


class Paved(State):
    """A state with a board, on which everybody fills the first two squares."""

    __slots__ = ()
    board = Board(Squares(3, 2), {"wall": 1 << Squares(3, 2).square("b1")})

    def space(self, _creature: Creature) -> int:
        return 0b11
