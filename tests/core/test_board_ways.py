"""Squares and paths as slots of a deed, and the map they are on."""

import copy
import pickle
from collections.abc import Callable

import pytest

from affray.core.board import Board, Hexes, Reach, Spot, Squares, Ways, grid_of, mask_of
from affray.core.board.ways import Corners
from affray.core.offers.slots import TRUE_NAMES, Way
from tests.core.boards import drawn

GRID = grid_of(Squares, 3, 2)
AT = GRID.square


def find() -> Reach:
    """From a1; somebody stands at b1, and there is a wall below."""
    marks = drawn(GRID, "@o.", "##.")
    board = Board(GRID, {"wall": marks["#"]})
    return board.reach(AT("a1"), 3, board.open, stop=board.open & ~marks["o"])


def named(*names: str) -> tuple[int, ...]:
    return tuple(AT(name) for name in names)


def test_ways_end_anywhere_but_where_they_start() -> None:
    ways = Ways(GRID, find)

    assert list(ways.ends()) == [AT("c1"), AT("c2")]
    assert ways.way_to(AT("c2")) == named("b1", "c1", "c2")
    assert [ways.way_to(AT(end)) for end in ("a1", "b1", "a2")] == [None] * 3
    assert ways.allows(named("b1", "c1"))
    assert not any(ways.allows(named(*way)) for way in [("b1",), ("b1", "a1"), ("c1",), ("b1", "c1", "b1", "a1")])


def test_the_reach_is_worked_out_once_and_only_when_somebody_looks() -> None:
    looked: list[bool] = []

    def look() -> Reach:
        looked.append(True)
        return find()

    ways = Ways(GRID, look)

    assert ways.name(ways.square("b2") or 0) == "b2"
    assert ways.square("z9") is None
    assert not looked
    assert list(ways.ends()) == list(ways.ends())
    assert looked == [True]


def test_ways_fill_the_slot_of_a_deed() -> None:
    slot = Way(Ways(GRID, find))

    assert list(slot) == [named("b1", "c1"), named("b1", "c1", "c2")]
    assert slot.read(["c2"], TRUE_NAMES) == (named("b1", "c1", "c2"), ())
    assert slot.read(["c9"], TRUE_NAMES) is None
    assert slot.write(named("b1", "c1"), TRUE_NAMES) == "c1"
    assert slot.shown(TRUE_NAMES) == ["c1", "c2"]


def test_a_place_is_one_square_of_a_mask() -> None:
    slot = Spot(GRID, mask_of(named("b1", "a2")))

    assert list(slot) == [*named("b1", "a2")]
    assert slot.count() == 2
    assert [value in slot for value in (AT("b1"), AT("c1"), -1, "b1", True, None)] == [True] + 5 * [False]
    assert slot.read(["a2", "then"], TRUE_NAMES) == (AT("a2"), ["then"])
    assert [slot.read(words, TRUE_NAMES) for words in ([], ["c1"], ["z9"])] == [None] * 3
    assert slot.write(AT("a2"), TRUE_NAMES) == "a2"
    assert slot.shown(TRUE_NAMES) == ["b1", "a2"]


# --- the map


def test_a_map_knows_what_fills_its_squares_and_what_blocks_sight() -> None:
    terrain = {name: 1 << AT(at) for name, at in [("wall", "a1"), ("tree", "b1"), ("fog", "c1"), ("water", "a2")]}
    board = Board(GRID, terrain, filling=("wall", "tree"), hiding=("wall", "fog", "smoke"))

    assert board.filled == mask_of(named("a1", "b1"))
    assert board.opaque == mask_of(named("a1", "c1"))
    assert board.open == mask_of(named("c1", "a2", "b2", "c2"))
    assert board.squares("water") == 1 << AT("a2")
    assert board.squares("lava") == 0


def test_walls_fill_and_hide_unless_somebody_says_otherwise() -> None:
    board = Board(GRID, {"wall": 1 << AT("a1"), "tree": 1 << AT("b1")})

    assert board.filled == board.opaque == 1 << AT("a1")


def test_a_changed_map_is_another_map() -> None:
    board = Board(GRID, {"wall": 1 << AT("b1"), "water": 1 << AT("c1")}, hiding=("wall", "fog"))
    changed = board.but({"wall": 0, "fog": 1 << AT("a2")})

    assert changed == Board(GRID, {"wall": 0, "water": 1 << AT("c1"), "fog": 1 << AT("a2")}, hiding=("fog", "wall"))
    assert (board.filled, changed.filled, changed.opaque) == (1 << AT("b1"), 0, 1 << AT("a2"))
    with pytest.raises(TypeError):
        board.terrain["wall"] = 0  # type: ignore[index]


ALIKE: list[Callable[[], Board]] = [
    lambda: Board(GRID, {"wall": 1 << AT("b1")}),
    lambda: Board(grid_of(Hexes, 3, 2), {"wall": 1 << AT("b1")}),
    lambda: Board(GRID, {"wall": 1 << AT("b2")}),
    lambda: Board(GRID, {"walls": 1 << AT("b1")}),
    lambda: Board(GRID, {"wall": 1 << AT("b1")}, filling=()),
    lambda: Board(GRID, {"wall": 1 << AT("b1")}, hiding=()),
]


def test_maps_are_compared_by_what_is_on_them() -> None:
    boards = [make() for make in ALIKE]

    assert [[one == make() for make in ALIKE] for one in boards] == [
        [n == m for m in range(len(ALIKE))] for n in range(len(ALIKE))
    ]
    assert len({hash(board) for board in boards}) == len({*boards, *(make() for make in ALIKE)}) == len(ALIKE)
    assert boards[0] != "a map"


def test_a_map_is_shared_and_sent_elsewhere_without_what_it_has_worked_out() -> None:
    board = Board(grid_of(Squares, 20, 20), {"wall": 1 << 100})
    board.reach(90, 6, board.open)
    board.sight.cover(1 << 90, 1 << 95, board.filled)
    sent = pickle.dumps(board)
    arrived = pickle.loads(sent)

    assert copy.copy(board) is copy.deepcopy(board) is board
    assert arrived == board
    assert arrived.grid is board.grid
    assert arrived.sight is board.sight
    assert len(sent) < 400


def corners() -> Corners:
    """Along the first row, no square twice."""
    return Corners(GRID, mask_of(named("a1", "b1", "c1")), lambda _, way: len({*way}) == len(way))


def test_corners_are_a_square_or_several_that_a_rule_allows() -> None:
    slot = corners()

    assert list(slot) == [*named("a1", "b1", "c1")]
    assert AT("b1") in slot
    assert named("a1", "c1") in slot
    assert not any(value in slot for value in (AT("a2"), named("a1"), named("a1", "a1"), "a1"))


def test_corners_are_read_and_written_with_commas() -> None:
    slot = corners()

    assert slot.read(["a1,c1", "far"], TRUE_NAMES) == (named("a1", "c1"), ["far"])
    assert slot.read(["c1"], TRUE_NAMES) == (AT("c1"), [])
    assert [slot.read(words, TRUE_NAMES) for words in ([], ["a1,z9"], ["a1,a1"], ["a2"])] == [None] * 4
    assert [slot.write(value, TRUE_NAMES) for value in (AT("b1"), named("a1", "c1"))] == ["b1", "a1,c1"]
