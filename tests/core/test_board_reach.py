"""Reach: costs and paths, against Dijkstra's search over lists, and against tcod."""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush

import numpy as np
import pytest
import tcod.path
from hypothesis import given
from hypothesis import strategies as st

from affray.core.board import (
    AlternatingSquares,
    Board,
    Grid,
    Hexes,
    OutOfReach,
    Reach,
    Squares,
    grid_of,
    mask_of,
    squares_of,
)
from tests.core.boards import (
    KINDS,
    Place,
    drawn,
    next_to,
    place_of,
    places,
    places_of,
    some_grids,
    some_masks,
    some_squares,
)


class Walk:
    """A walker on a map of lists: everything is looked up square by square."""

    def __init__(self, grid: Grid, walls: int, free: int, dear: tuple[int, ...], body: int) -> None:
        self.grid = grid
        self.body = body
        self.walls = places_of(grid, walls)
        self.free = places_of(grid, free)
        self.dear = [places_of(grid, mask) for mask in dear]

    def footprint(self, place: Place) -> set[Place]:
        anchor, squares = self.grid.at(*place), self.grid.body(self.body)
        found = {self.grid.names.get(anchor + y * self.grid.stride + x, "") for x, y in squares}
        return {place_of(self.grid, self.grid.square(name)) if name else (-1, -1) for name in found}

    def price(self, place: Place) -> int:
        """The cost of a step into a place: that of its most expensive square."""
        return max(
            [1, *(n for n, mask in enumerate(self.dear, 2) for square in self.footprint(place) if square in mask)]
        )

    def steps(self, at: Place) -> Iterator[tuple[Place, bool]]:
        """The places one step away, and whether the step is diagonal."""
        here = self.footprint(at)
        for to in next_to(self.grid, at):
            there = self.footprint(to)
            is_diagonal = not isinstance(self.grid, Hexes) and to[0] != at[0] and to[1] != at[1]
            if there - here <= self.free and not (is_diagonal and self.brushed(here | there) & self.walls):
                yield to, is_diagonal

    def brushed(self, both: set[Place]) -> set[Place]:
        """The rest of the smallest square that holds the body before and after a diagonal step."""
        left, right = min(x for x, _ in both), max(x for x, _ in both)
        top, bottom = min(y for _, y in both), max(y for _, y in both)
        return {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - both

    def costs(self, start: Place, budget: int, is_odd: bool = False) -> dict[Place, int]:
        """The cost of the cheapest path to each place, tracking the parity of diagonal steps."""
        alternates = isinstance(self.grid, AlternatingSquares)
        found: dict[tuple[Place, bool], int] = {}
        queue = [(0, start, is_odd)]
        while queue:
            cost, at, is_odd = heappop(queue)
            if (at, is_odd) in found:
                continue
            found[at, is_odd] = cost
            for to, is_diagonal in self.steps(at):
                more = self.price(to) + (alternates and is_diagonal and is_odd)
                if cost + more <= budget:
                    heappush(queue, (cost + more, to, is_odd ^ (alternates and is_diagonal)))
        cheapest: dict[Place, int] = {}
        for (place, _), cost in found.items():
            cheapest[place] = min(cost, cheapest.get(place, cost))
        return cheapest


class Case:
    """A random map with a creature, and both ways to compute its reach."""

    def __init__(self, kind: type[Grid], data: st.DataObject) -> None:
        self.grid = data.draw(some_grids([kind]))
        self.body = data.draw(st.sampled_from([1, 1, 2, 3]))
        self.walls = data.draw(some_masks(self.grid))
        anchors = [square for square in self.grid.names if self.grid.room(self.grid.all, self.body) >> square & 1]
        self.start = data.draw(st.sampled_from(anchors)) if anchors else min(self.grid.names)
        self.body = self.body if anchors else 1
        own = self.grid.footprint(self.start, self.body)
        self.walls &= ~own
        self.board = Board(self.grid, {"wall": self.walls})
        self.free = self.board.open & (data.draw(some_masks(self.grid)) | own)
        self.dear = tuple(data.draw(st.lists(some_masks(self.grid), max_size=3)))
        self.stop = data.draw(st.none() | some_masks(self.grid))
        self.budget = data.draw(st.integers(0, 12))
        self.is_odd = data.draw(st.booleans())
        self.reach = self.board.reach(
            self.start, self.budget, self.free, self.dear, self.stop, self.body, is_odd=self.is_odd
        )
        self.walk = Walk(self.grid, self.walls, self.free, self.dear, self.body)

    def costs(self) -> dict[int, int]:
        found = self.walk.costs(place_of(self.grid, self.start), self.budget, self.is_odd)
        return {self.grid.at(*place): cost for place, cost in found.items()}

    def may_stop(self, square: int) -> bool:
        own = self.grid.footprint(self.start, self.body)
        stop = self.free if self.stop is None else self.stop
        return square == self.start or not self.grid.footprint(square, self.body) & ~(stop | own)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_every_square_costs_what_the_cheapest_way_costs(kind: type[Grid], data: st.DataObject) -> None:
    case = Case(kind, data)
    costs = case.costs()

    assert {square: case.reach.cost(square) for layer in case.reach.layers for square in squares_of(layer)} == costs
    assert case.reach.squares == mask_of(square for square in costs if case.may_stop(square))
    assert all((square in case.reach) is (square in costs and case.may_stop(square)) for square in case.grid.names)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_the_way_shown_can_be_gone_and_costs_no_more_than_it_must(kind: type[Grid], data: st.DataObject) -> None:
    case = Case(kind, data)
    for square, cost in case.costs().items():
        way = case.reach.way_to(square)

        assert case.reach.cost_of(way) == cost
        assert (case.start, *way)[-1] == square
        assert case.reach.allows(way) is case.may_stop(square)
        far = case.board.reach(case.start, 99, case.free, case.dear, None, case.body, is_odd=case.is_odd)
        assert far.way_to(square) == way


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_any_way_is_allowed_whose_every_step_can_be_taken_and_paid_for(kind: type[Grid], data: st.DataObject) -> None:
    case = Case(kind, data)
    near = case.grid.disc(case.start, 3)
    way = data.draw(st.lists(st.sampled_from(list(squares_of(near))), max_size=4))
    spent, diagonals, at, is_gone = 0, 0, place_of(case.grid, case.start), True
    for to in [place_of(case.grid, square) for square in way]:
        steps = dict(case.walk.steps(at))
        is_gone = is_gone and to in steps
        diagonals += steps.get(to, False)
        spent, at = spent + case.walk.price(to), to
    if isinstance(case.grid, AlternatingSquares):
        spent += (diagonals + case.is_odd) // 2

    assert case.reach.cost_of(way) == (spent if is_gone else None)
    assert case.reach.allows(way) is (is_gone and spent <= case.budget and case.may_stop((case.start, *way)[-1]))


@given(some_grids([Squares]), st.integers(1, 9), st.data())
def test_costs_are_those_of_tcod_where_nothing_fills_a_corner(grid: Grid, budget: int, data: st.DataObject) -> None:
    free, hard, harder = (data.draw(some_masks(grid)) for _ in range(3))
    start = data.draw(some_squares(grid))
    reach = Board(grid, {}).reach(start, budget, free, (hard, harder))
    prices = np.zeros((grid.height, grid.width), np.int8)
    distances = np.full((grid.height, grid.width), 999, np.int32)
    for column, row in places(grid):
        square = grid.at(column, row)
        prices[row, column] = 3 if harder >> square & 1 else 2 if hard >> square & 1 else 1
        prices[row, column] *= free >> square & 1
    distances[place_of(grid, start)[::-1]] = 0
    found = tcod.path.dijkstra2d(distances, prices, 1, 1, out=np.empty_like(distances))

    for column, row in places(grid):
        cost = next((n for n, layer in enumerate(reach.layers) if layer >> grid.at(column, row) & 1), 999)
        assert cost == (found[row, column] if found[row, column] <= budget else 999)


# --- drawings


def reach_in(kind: type[Grid], *rows: str, budget: int, body: int = 1) -> tuple[Reach, Callable[[str], int]]:
    """From @, where # is a wall, o a creature that can be passed, ~ difficult ground and * more difficult."""
    grid = grid_of(kind, len(rows[0]), len(rows))
    marks = drawn(grid, *rows)
    board = Board(grid, {"wall": marks.get("#", 0)})
    (start,) = squares_of(marks["@"])
    dear = (marks.get("~", 0), marks.get("*", 0))
    stop = board.open & ~marks.get("o", 0)
    return board.reach(start, budget, board.open, dear, stop, body), grid.square


def names_of(reach: Reach, square: Callable[[str], int], end: str) -> str:
    grid = reach.steps.grid
    return " ".join(grid.name(step) for step in reach.way_to(square(end)))


def test_a_diagonal_step_may_not_cut_the_corner_of_a_wall() -> None:
    reach, at = reach_in(Squares, "@#", "..", budget=3)

    assert reach.cost(at("b2")) == 2
    assert names_of(reach, at, "b2") == "a2 b2"


def test_creatures_do_not_block_corners() -> None:
    grid = grid_of(Squares, 2, 2)
    board = Board(grid, {})
    corner = mask_of([grid.square("b1"), grid.square("a2")])

    assert board.reach(grid.square("a1"), 1, board.open & ~corner).cost(grid.square("b2")) == 1


def test_hexes_have_no_corners_to_cut() -> None:
    reach, at = reach_in(Hexes, "@#", "..", budget=1)

    assert reach.cost(at("a2")) == 1
    assert reach.layers[1] == 1 << at("a2")


def test_a_large_body_brushes_the_corners_beside_it() -> None:
    around_it, at = reach_in(Squares, "@..", "...", "...", budget=1, body=2)
    past_wall, _ = reach_in(Squares, "@.#", "...", "...", budget=1, body=2)

    assert at("b2") in around_it
    assert at("b2") not in past_wall


@pytest.mark.parametrize(("kind", "cost"), [(Squares, 4), (AlternatingSquares, 6)])
def test_diagonals_count_one_each_or_one_and_two_by_turns(kind: type[Grid], cost: int) -> None:
    reach, at = reach_in(kind, "@....", ".....", ".....", ".....", ".....", budget=8)

    assert reach.cost(at("e5")) == cost


@pytest.mark.parametrize("kind", KINDS)
def test_harder_ground_costs_more(kind: type[Grid]) -> None:
    reach, at = reach_in(kind, "@.~*.", budget=9)

    assert [reach.cost(at(f"{column}1")) for column in "abcde"] == [0, 1, 3, 6, 7]


def test_where_the_ground_is_dear_in_two_ways_the_dearer_counts_so_crawling_over_hard_ground_costs_three() -> None:
    grid = grid_of(Squares, 3, 1)
    crawling = Board(grid, {}).reach(grid.square("a1"), 9, grid.all, (grid.all, 1 << grid.square("c1")))

    assert [crawling.cost(grid.square(name)) for name in ("a1", "b1", "c1")] == [0, 2, 5]


def test_one_passes_friends_but_does_not_stop_among_them() -> None:
    reach, at = reach_in(Squares, "@o.", budget=2)

    assert at("b1") not in reach
    assert at("c1") in reach
    assert reach.cost(at("b1")) == 1
    assert not reach.allows([at("b1")])
    assert reach.allows([at("b1"), at("c1")])


def test_a_way_that_may_be_straight_is_straight() -> None:
    reach, at = reach_in(Squares, "......", "@.....", "......", "......", budget=5)

    assert names_of(reach, at, "f2") == "b2 c2 d2 e2 f2"
    assert names_of(reach, at, "e4") == "b2 c3 d3 e4"
    assert names_of(reach, at, "a2") == ""


def test_where_diagonals_alternate_a_way_pays_for_every_second_one() -> None:
    reach, at = reach_in(AlternatingSquares, "@...", "....", "....", "....", budget=9)

    assert names_of(reach, at, "d4") == "b2 c3 d4"
    assert [reach.cost_of(reach.way_to(at(end))) for end in ("b2", "c3", "d4", "d3")] == [1, 3, 4, 4]


def test_a_way_goes_around_what_is_in_it() -> None:
    reach, at = reach_in(Squares, "..#..", "@.#..", "..#..", ".....", budget=9)

    assert names_of(reach, at, "d2") == "a3 b4 c4 d4 d3 d2"


def test_of_the_squares_wanted_the_nearest_are_found() -> None:
    reach, at = reach_in(Squares, "@..o.", budget=4)

    assert reach.nearest(1 << at("c1") | 1 << at("e1")) == 1 << at("c1")
    assert reach.nearest(1 << at("d1") | 1 << at("e1")) == 1 << at("e1")
    assert reach.nearest(1 << at("d1")) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_where_no_way_leads_nothing_can_be_told_of_it(kind: type[Grid]) -> None:
    reach, at = reach_in(kind, "@#.", budget=99)

    with pytest.raises(OutOfReach, match=r"No way leads from a1 to c1 for 99\."):
        reach.cost(at("c1"))
    with pytest.raises(OutOfReach, match="to 0 for"):
        reach.way_to(0)
    assert len(reach.layers) < 9, "the search went on where there was nothing left to find"


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_in_place_is_no_step(kind: type[Grid]) -> None:
    reach, at = reach_in(kind, "@..", budget=3)

    assert reach.cost_of([at("b1"), at("b1")]) is None
    assert reach.cost_of([at("b1"), at("a1"), at("b1")]) == 3
    assert reach.cost_of([]) == 0
    assert reach.allows([])


# --- without diagonals


@given(st.data())
def test_over_sides_only_the_cost_is_that_of_a_search_over_sides(data: st.DataObject) -> None:
    grid = data.draw(some_grids())
    walls = data.draw(some_masks(grid))
    board = Board(grid, {"wall": walls})
    start = data.draw(some_squares(grid))
    budget = data.draw(st.integers(0, 6))

    reach = board.reach(start, budget, board.open, diagonals=False)

    layer = found = 1 << start
    for cost in range(budget + 1):
        assert set(squares_of(layer)) == {square for square in squares_of(found) if reach.cost(square) == cost}
        layer = grid.beside(layer) & board.open & ~found
        found |= layer
    assert all(reach.allows(reach.way_to(end)) for end in squares_of(reach.squares))
