"""The grid: names, distances, discs and bodies, against lists of places and breadth-first search."""

import copy
import pickle
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.board import (
    AlternatingSquares,
    Grid,
    Hexes,
    NoSuchSquare,
    Squares,
    count,
    grid_of,
    lowest,
    mask_of,
    squares_of,
)
from affray.core.board.bits import MOST_CACHED, BoundedCache, moved
from tests.core.boards import (
    KINDS,
    Place,
    next_to,
    place_of,
    places,
    places_of,
    some_grids,
    some_masks,
    some_squares,
    squares_at,
)

some_sets = st.sets(st.integers(0, 300))

# --- bits


@given(some_sets)
def test_a_mask_holds_its_squares_in_reading_order(squares: set[int]) -> None:
    mask = mask_of(squares)

    assert list(squares_of(mask)) == sorted(squares)
    assert count(mask) == len(squares)
    assert not squares or lowest(mask) == min(squares)


@given(some_sets, st.integers(-300, 300))
def test_a_mask_is_moved_as_a_whole_and_loses_what_is_moved_below_nought(squares: set[int], by: int) -> None:
    assert set(squares_of(moved(mask_of(squares), by))) == {square + by for square in squares if square + by >= 0}


def test_what_was_found_once_is_not_looked_for_again_until_there_is_too_much_of_it() -> None:
    looked_for: list[int] = []

    def find(key: int) -> int:
        looked_for.append(key)
        return -key

    remembered = BoundedCache(find)

    assert [remembered[7], remembered[7], looked_for] == [-7, -7, [7]]
    assert [remembered[key] for key in range(MOST_CACHED)] == [-key for key in range(MOST_CACHED)]
    assert looked_for == [7, *(key for key in range(MOST_CACHED) if key != 7)]
    assert remembered[MOST_CACHED] == -MOST_CACHED
    assert len(remembered) == 1


def test_less_is_remembered_where_each_thing_found_is_large() -> None:
    remembered = BoundedCache(str, most=2)

    assert [remembered[key] for key in (1, 2, 2)] == ["1", "2", "2"]
    assert list(remembered) == [1, 2]
    assert [remembered[3], list(remembered)] == ["3", [3]]


# --- names


def test_columns_are_letters_and_rows_are_numbers() -> None:
    grid = grid_of(Squares, 60, 12)

    assert [grid.name(grid.at(*place)) for place in [(0, 0), (5, 5), (25, 11)]] == ["a1", "f6", "z12"]
    assert [grid.name(grid.at(column, 0)) for column in (26, 27, 51, 52, 59)] == ["aa1", "ab1", "az1", "ba1", "bh1"]


@given(some_grids(most=30))
def test_every_square_has_a_name_of_its_own(grid: Grid) -> None:
    squares = [grid.at(*place) for place in places(grid)]

    assert [grid.square(grid.name(square)) for square in squares] == squares
    assert len({grid.name(square) for square in squares}) == len(squares) == count(grid.all)
    assert list(squares_of(grid.all)) == squares


@pytest.mark.parametrize("name", ["", "a", "1", "a0", "a4", "f1", "A1", " a1", "a1 ", "а1", "aa1", "1a", "a-1"])
def test_an_unknown_name_is_refused_and_told_what_would_do(name: str) -> None:
    with pytest.raises(NoSuchSquare) as refused:
        grid_of(Hexes, 5, 3).square(name)

    assert str(refused.value) == f"{name!r} is no square of this board. Its squares are a1 to e3."
    assert isinstance(refused.value, ValueError)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_even_a_single_square_says_what_would_do() -> None:
    with pytest.raises(NoSuchSquare, match="Its squares are a1 to a1"):
        grid_of(Squares, 1, 1).square("b1")


# --- distances


def steps_between(grid: Grid, start: Place) -> dict[Place, int]:
    """The number of steps to every place, by breadth-first search."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge_after = {place for at in edge for place in next_to(grid, at) if place not in found}
        found |= dict.fromkeys(edge_after, found[edge[0]] + 1)
        edge = sorted(edge_after)
    return found


def alternating(one: Place, other: Place) -> int:
    """Diagonals first; every second one costs two."""
    (x, y), (to_x, to_y) = one, other
    diagonals = min(abs(x - to_x), abs(y - to_y))
    straight = max(abs(x - to_x), abs(y - to_y)) - diagonals
    return straight + sum(1 if n % 2 else 2 for n in range(1, diagonals + 1))


@given(some_grids(), st.data())
def test_distance_counts_the_steps_of_the_shortest_way(grid: Grid, data: st.DataObject) -> None:
    square = data.draw(some_squares(grid))
    start = place_of(grid, square)
    steps = steps_between(grid, start)

    for place in places(grid):
        far = alternating(start, place) if isinstance(grid, AlternatingSquares) else steps[place]
        assert grid.distance(square, grid.at(*place)) == far == grid.distance(grid.at(*place), square)
        assert grid.steps_along(*grid.vector(grid.at(*place) - square)) == steps[place]


@pytest.mark.parametrize(("height", "far"), [(0, 3), (2, 3), (-2, 3), (4, 4), (-7, 7)])
@pytest.mark.parametrize("kind", KINDS)
def test_height_counts_as_much_as_the_ground_and_the_greater_of_both_is_the_distance(
    kind: type[Grid], height: int, far: int
) -> None:
    grid = grid_of(kind, 5, 5)

    assert grid.distance(grid.square("a1"), grid.square("d1"), height) == far
    assert grid.gap(grid.square("a1"), 1, grid.square("d1"), 1, height) == far


@given(some_grids(most=5))
def test_the_difference_of_two_squares_tells_how_they_lie_to_each_other(grid: Grid) -> None:
    squares = sorted(grid.names)
    by_delta: dict[int, set[Place]] = {}
    for one, other in ((one, other) for one in squares for other in squares):
        x, y = grid.vector(other - one)
        assert y * grid.stride + x == other - one
        assert grid.fits(x, y)
        (column, row), (to_column, to_row) = place_of(grid, one), place_of(grid, other)
        slanted = row // 2 - to_row // 2 if isinstance(grid, Hexes) else 0
        by_delta.setdefault(other - one, set()).add((to_column - column + slanted, to_row - row))
    assert all(len(vectors) == 1 for vectors in by_delta.values())


@given(some_grids(), st.data())
def test_neighbours_are_the_squares_one_step_away(grid: Grid, data: st.DataObject) -> None:
    square = data.draw(some_squares(grid))

    assert grid.neighbours(square) == squares_at(grid, next_to(grid, place_of(grid, square)))


@given(some_grids(), st.integers(0, 12), st.data())
def test_a_disc_holds_all_that_is_no_farther_than_its_radius(grid: Grid, radius: int, data: st.DataObject) -> None:
    square = data.draw(some_squares(grid))

    assert grid.disc(square, radius) == mask_of(other for other in grid.names if grid.distance(square, other) <= radius)


@given(some_grids(), st.data())
def test_growing_takes_in_all_neighbours(grid: Grid, data: st.DataObject) -> None:
    mask = data.draw(some_masks(grid))
    grown = {beside for place in places_of(grid, mask) for beside in [place, *next_to(grid, place)]}

    assert grid.grow(mask) == squares_at(grid, grown)


@given(some_grids(), st.data())
def test_beside_a_mask_is_what_shares_a_side_with_it(grid: Grid, data: st.DataObject) -> None:
    mask = data.draw(some_masks(grid))
    within = places_of(grid, mask)

    assert grid.beside(mask) == squares_at(grid, sharing_a_side(grid, within) - within)


def sharing_a_side(grid: Grid, within: Iterable[Place]) -> set[Place]:
    pairs = [(place, beside) for place in within for beside in next_to(grid, place)]
    return {(x, y) for (column, row), (x, y) in pairs if isinstance(grid, Hexes) or abs(x - column) + abs(y - row) == 1}


@given(some_grids(most=4), st.data())
def test_a_mask_is_joined_if_one_gets_from_any_of_it_to_all_of_it_across_sides(grid: Grid, data: st.DataObject) -> None:
    within = places_of(grid, data.draw(some_masks(grid)))
    piece = set(sorted(within)[:1])
    for _ in within:
        piece |= sharing_a_side(grid, piece) & within

    assert grid.is_joined(squares_at(grid, within)) is (piece == within)


@given(some_grids(most=9), st.data())
def test_a_straight_way_is_a_shortest_way_with_one_square_for_each_step(grid: Grid, data: st.DataObject) -> None:
    one, other = data.draw(some_squares(grid)), data.draw(some_squares(grid))
    start, end = place_of(grid, one), place_of(grid, other)
    to_start, to_end = steps_between(grid, start), steps_between(grid, end)
    way = places_of(grid, grid.straight(one, other))

    assert {start, end} <= way
    assert all(to_start[place] + to_end[place] == to_start[end] for place in way)
    if isinstance(grid, Hexes):  # squares beyond the edge of the board are missing
        assert len({to_start[place] for place in way}) == len(way)
    else:
        assert sorted(to_start[place] for place in way) == list(range(to_start[end] + 1))


def test_a_straight_way_keeps_to_the_line() -> None:
    grid = grid_of(Squares, 8, 5)

    def names(one: str, other: str) -> str:
        return " ".join(map(grid.name, squares_of(grid.straight(grid.square(one), grid.square(other)))))

    assert names("b2", "g2") == "b2 c2 d2 e2 f2 g2"
    assert names("a1", "d4") == "a1 b2 c3 d4"
    assert names("a1", "g3") == "a1 b1 c2 d2 e2 f3 g3"


# --- bodies


def body_at(grid: Grid, place: Place, size: int) -> set[Place]:
    """The places of a body, on the board or beyond it."""
    column, row = place
    if not isinstance(grid, Hexes):
        return {(column + x, row + y) for x in range(size) for y in range(size)}
    shift = row % 2
    match size:
        case 1:
            widths = [(0, 1)]
        case 2:
            widths = [(0, 2), (shift, 1)]
        case 3:
            widths = [(0, 2), (shift - 1, 3), (0, 2)]
        case _:
            widths = [(0, 3), (shift - 1, 4), (0, 3), (shift, 2)]
    return {(column + left + x, row + y) for y, (left, width) in enumerate(widths) for x in range(width)}


def fitting(grid: Grid, size: int, free: set[Place]) -> list[Place]:
    return [place for place in places(grid) if body_at(grid, place, size) <= free]


@given(some_grids(most=9), st.integers(1, 4), st.data())
def test_there_is_room_where_the_whole_body_stands_on_free_squares(grid: Grid, size: int, data: st.DataObject) -> None:
    free = data.draw(some_masks(grid))

    assert grid.room(free, size) == squares_at(grid, fitting(grid, size, places_of(grid, free)))


@given(some_grids(most=9), st.integers(1, 4), st.integers(0, 4), st.data())
def test_a_body_fills_its_footprint_and_has_the_rest_around_it(
    grid: Grid, size: int, radius: int, data: st.DataObject
) -> None:
    mask = data.draw(some_masks(grid))
    for place in fitting(grid, size, set(places(grid))):
        anchor = grid.at(*place)
        own = body_at(grid, place, size)
        discs = (places_of(grid, grid.disc(grid.at(*square), radius)) for square in own)

        assert places_of(grid, grid.footprint(anchor, size)) == own
        assert places_of(grid, grid.around(anchor, size, radius)) == set().union(*discs) - own
        assert bool(grid.touching(mask, size) >> anchor & 1) is bool(own & places_of(grid, mask))


@given(some_grids(most=9), st.integers(1, 4), st.integers(1, 4), st.data())
def test_bodies_are_as_far_apart_as_their_nearest_squares(
    grid: Grid, size: int, other_size: int, data: st.DataObject
) -> None:
    ours = fitting(grid, size, set(places(grid)))
    theirs = fitting(grid, other_size, set(places(grid)))
    if not ours or not theirs:
        return
    one, other = data.draw(st.sampled_from(ours)), data.draw(st.sampled_from(theirs))
    nearest = min(
        grid.distance(grid.at(*at), grid.at(*there))
        for at in body_at(grid, one, size)
        for there in body_at(grid, other, other_size)
    )

    assert grid.gap(grid.at(*one), size, grid.at(*other), other_size) == nearest


@pytest.mark.parametrize(("size", "surrounding"), [(1, 8), (2, 12), (3, 16), (4, 20)])
def test_as_many_stand_around_a_body_as_there_are_squares_along_it(size: int, surrounding: int) -> None:
    grid = grid_of(Squares, 9, 9)

    assert count(grid.around(grid.square("c3"), size, 1)) == surrounding


@pytest.mark.parametrize(("size", "hexes"), [(1, 1), (2, 3), (3, 7), (4, 12)])
def test_a_body_on_hexes_is_as_round_as_it_can_be(size: int, hexes: int) -> None:
    grid = grid_of(Hexes, 9, 9)

    assert count(grid.footprint(grid.square("c3"), size)) == hexes


# --- one grid serves all


@given(some_grids(), some_grids())
def test_grids_are_compared_by_kind_and_size_and_there_is_one_of_each(one: Grid, other: Grid) -> None:
    is_alike = (type(one), one.width, one.height) == (type(other), other.width, other.height)

    assert (one == other) is (hash(one) == hash(other)) is (one is other) is is_alike
    assert one == type(one)(one.width, one.height)  # type: ignore[call-arg]
    assert one != "a grid"


@pytest.mark.parametrize("kind", KINDS)
def test_a_grid_is_never_copied_and_is_sent_elsewhere_by_its_size(kind: type[Grid]) -> None:
    grid = grid_of(kind, 60, 60)

    assert copy.copy(grid) is copy.deepcopy(grid) is pickle.loads(pickle.dumps(grid)) is grid
    assert len(pickle.dumps(grid)) < 200
    assert repr(grid) == f"{kind.__name__}(60, 60)"


@pytest.mark.parametrize("kind", [Squares, Hexes])
def test_the_edge_is_every_square_along_a_side(kind: Callable[[int, int], Grid]) -> None:
    grid = grid_of(kind, 5, 4)

    inner = {grid.name(square) for square in squares_of(grid.all & ~grid.edge)}

    assert inner == {f"{column}{row}" for column in "bcd" for row in (2, 3)}


def test_only_rows_of_hexes_are_shifted() -> None:
    assert [grid_of(Squares, 3, 3).shift(row) for row in range(3)] == [0, 0, 0]
    assert [grid_of(Hexes, 3, 3).shift(row) for row in range(3)] == [0, 1, 0]
