"""Areas, against exact geometry on a large board, and against numbers that players know."""

from collections import Counter
from itertools import pairwise
from math import atan2, hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.board import (
    AlternatingSquares,
    Areas,
    Centred,
    Counted,
    Grid,
    Halved,
    Hexes,
    Squares,
    count,
    grid_of,
    sight_on,
    squares_of,
)
from tests.core.boards import KINDS, SQUARE_KINDS, drawn, place_of, places, some_grids, some_masks, some_squares

READINGS: list[type[Areas]] = [Counted, Centred]
NEARLY = 1e-9
LARGE = 45
MIDDLE = "w23"

Point = tuple[float, float]


def centre(grid: Grid, square: int) -> Point:
    """The coordinates of a square's centre, with neighbours one apart."""
    column, row = place_of(grid, square)
    return (column + row % 2 / 2, row * sqrt(3) / 2) if isinstance(grid, Hexes) else (column, row)


def from_to(grid: Grid, one: int, other: int) -> Point:
    (x, y), (to_x, to_y) = centre(grid, one), centre(grid, other)
    return to_x - x, to_y - y


def turn(axis: Point, vector: Point) -> float:
    """The angle between a vector and an axis; positive if clockwise."""
    return atan2(axis[0] * vector[1] - axis[1] * vector[0], axis[0] * vector[0] + axis[1] * vector[1])


def rank(axis: Point, vector: Point) -> tuple[float, bool]:
    """Sort key: nearest first; of two equally near, the clockwise one."""
    angle = turn(axis, vector)
    return round(abs(angle), 9), angle < 0


class Aim:
    """In the middle of a large board, something aimed at a square nearby."""

    def __init__(self, data: st.DataObject, kinds: list[type[Grid]] = KINDS) -> None:
        self.grid = grid_of(data.draw(st.sampled_from(kinds)), LARGE, LARGE)
        self.origin = self.grid.square(MIDDLE)
        self.towards = data.draw(st.sampled_from(sorted(squares_of(self.grid.around(self.origin, 1, 5)))))
        self.length = data.draw(st.integers(1, 6))
        self.axis = from_to(self.grid, self.origin, self.towards)
        near = self.grid.around(self.origin, 1, 2 * self.length)
        self.near = {square: from_to(self.grid, self.origin, square) for square in squares_of(near)}

    def nearest(self, squares: list[int], wanted: int) -> set[int]:
        return set(sorted(squares, key=lambda square: rank(self.axis, self.near[square]))[:wanted])


@given(st.data())
def test_a_counted_cone_is_at_each_distance_as_many_squares_wide_as_it_is_far(data: st.DataObject) -> None:
    aim = Aim(data)
    cone = squares_of(Counted(aim.grid).cone(aim.origin, aim.towards, aim.length))
    expected: set[int] = set()
    for far in range(1, aim.length + 1):
        ring = [square for square in aim.near if aim.grid.distance(aim.origin, square) == far]
        expected |= aim.nearest(ring, far)

    assert set(cone) == expected


@given(st.data())
def test_a_counted_line_is_one_square_after_each_step_as_far_as_it_goes(data: st.DataObject) -> None:
    aim = Aim(data)
    line = list(squares_of(Counted(aim.grid).line(aim.origin, aim.towards, aim.length)))
    expected: set[int] = set()
    steps = {square: aim.grid.steps_along(*aim.grid.vector(square - aim.origin)) for square in aim.near}
    for far in range(1, aim.length + 1):
        expected |= aim.nearest([square for square in steps if steps[square] == far], 1)

    assert set(line) == {square for square in expected if aim.grid.distance(aim.origin, square) <= aim.length}
    for one, other in pairwise(sorted(line, key=lambda square: steps[square])):
        assert aim.grid.neighbours(one) >> other & 1


@given(st.data())
def test_a_centred_cone_is_a_triangle_as_wide_as_it_is_long(data: st.DataObject) -> None:
    aim = Aim(data)
    cone = Centred(aim.grid).cone(aim.origin, aim.towards, aim.length)
    for square, (x, y) in aim.near.items():
        along = (aim.axis[0] * x + aim.axis[1] * y) / hypot(*aim.axis)
        across = abs(aim.axis[0] * y - aim.axis[1] * x) / hypot(*aim.axis)

        is_in = 0 < along <= aim.length + NEARLY and across <= along / 2 + NEARLY
        assert bool(cone >> square & 1) is is_in


@given(st.data())
def test_a_centred_line_is_a_strip_one_square_wide(data: st.DataObject) -> None:
    aim = Aim(data)
    line = Centred(aim.grid).line(aim.origin, aim.towards, aim.length)
    for square, (x, y) in aim.near.items():
        along = (aim.axis[0] * x + aim.axis[1] * y) / hypot(*aim.axis)
        across = abs(aim.axis[0] * y - aim.axis[1] * x) / hypot(*aim.axis)

        is_in = NEARLY < along <= aim.length + NEARLY and across <= 0.5 + NEARLY
        assert bool(line >> square & 1) is is_in


@given(st.data())
def test_a_cube_touches_its_origin_with_a_face_and_is_the_one_nearest_to_the_aim(data: st.DataObject) -> None:
    aim = Aim(data, SQUARE_KINDS)
    column, row = place_of(aim.grid, aim.origin)
    size = aim.length
    cubes = []
    for left, top in ((x, y) for x in range(-size, 2) for y in range(-size, 2)):
        touches_beside = left in (-size, 1) and -size < top <= 0
        touches_below = top in (-size, 1) and -size < left <= 0
        if touches_beside or touches_below:
            middle = (left + (size - 1) / 2, top + (size - 1) / 2)
            cubes.append((rank(aim.axis, middle), aim.grid.at(column + left, row + top)))
    (_, anchor) = min(cubes)

    assert len(cubes) == 4 * size
    for reading in READINGS:
        assert reading(aim.grid).cube(aim.origin, aim.towards, size) == aim.grid.footprint(anchor, size)


@pytest.mark.parametrize("reading", READINGS)
@given(data=st.data())
def test_at_the_edge_of_the_board_an_area_is_cut_off(reading: type[Areas], data: st.DataObject) -> None:
    small = data.draw(some_grids(most=6))
    large = grid_of(type(small), LARGE, LARGE)
    origin, towards = data.draw(some_squares(small)), data.draw(some_squares(small))
    length = data.draw(st.integers(1, 7))
    middle = large.square(MIDDLE)
    x, y = small.vector(towards - origin)
    aimed_at = middle + y * large.stride + x

    def is_cut_off(here: int, there: int) -> bool:
        """Are these the squares there that are also on the small board?"""
        vectors = {large.vector(square - middle) for square in squares_of(there)}
        return here == sum(1 << square for square in small.names if small.vector(square - origin) in vectors)

    areas, elsewhere = reading(small), reading(large)
    assert is_cut_off(areas.sphere(origin, length), elsewhere.sphere(middle, length))
    assert is_cut_off(areas.sphere_at_corner(origin, length), elsewhere.sphere_at_corner(middle, length))
    if origin != towards:
        assert is_cut_off(areas.cone(origin, towards, length), elsewhere.cone(middle, aimed_at, length))
        assert is_cut_off(areas.line(origin, towards, length), elsewhere.line(middle, aimed_at, length))
        assert is_cut_off(areas.cube(origin, towards, length), elsewhere.cube(middle, aimed_at, length))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("radius", range(7))
def test_a_sphere_holds_what_is_near_enough_by_steps_or_as_the_crow_flies(kind: type[Grid], radius: int) -> None:
    grid = grid_of(kind, 17, 17)
    middle = grid.square("i9")
    corner = (0.5, 0.5) if kind is not Hexes else (0.5, sqrt(3) / 6)
    counted, centred = Counted(grid), Centred(grid)

    assert counted.sphere(middle, radius) == grid.disc(middle, radius)
    for square in grid.names:
        x, y = from_to(grid, middle, square)
        assert bool(centred.sphere(middle, radius) >> square & 1) is (hypot(x, y) <= radius + NEARLY)
        is_in = hypot(x - corner[0], y - corner[1]) <= radius + NEARLY
        assert bool(centred.sphere_at_corner(middle, radius) >> square & 1) is is_in


def spheres_at_corners(reading: type[Areas], kind: type[Grid]) -> list[int]:
    grid = grid_of(kind, 17, 17)
    return [count(reading(grid).sphere_at_corner(grid.square("i9"), radius)) for radius in range(5)]


def test_spheres_at_corners_have_the_sizes_that_players_know() -> None:
    assert spheres_at_corners(Centred, Squares) == [0, 4, 12, 32, 52]
    assert spheres_at_corners(Counted, Squares) == [0, 4, 16, 36, 64]
    assert spheres_at_corners(Counted, AlternatingSquares) == [0, 4, 12, 24, 44]
    assert spheres_at_corners(Counted, Hexes) == [0, 3, 12, 27, 48]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("length", "squares"), [(3, 6), (6, 21), (12, 78)])
def test_cones_have_the_sizes_that_players_know(kind: type[Grid], length: int, squares: int) -> None:
    grid = grid_of(kind, LARGE, LARGE)
    origin = grid.square(MIDDLE)
    for towards in squares_of(grid.neighbours(origin)):
        cone = Counted(grid).cone(origin, towards, length)

        assert count(cone) == squares
        by_distance = Counter(grid.distance(origin, square) for square in squares_of(cone))
        assert by_distance == {far: far for far in range(1, length + 1)}


def seen_in(grid: Grid, area: int, origin: int) -> list[str]:
    """The area as a drawing, with its origin."""
    marks = {grid.at(*place): "#" for place in places(grid) if area >> grid.at(*place) & 1} | {origin: "@"}
    return ["".join(marks.get(grid.at(x, y), ".") for x in range(grid.width)) for y in range(grid.height)]


GRID = grid_of(Squares, 6, 5)


def test_a_cone_that_is_even_leans_clockwise() -> None:
    cone = Counted(GRID).cone(GRID.square("a3"), GRID.square("f3"), 4)

    assert seen_in(GRID, cone, GRID.square("a3")) == [
        "......",
        "...##.",
        "@####.",
        "..###.",
        "....#.",
    ]


def test_a_diagonal_line_goes_as_many_steps_as_its_length_counts() -> None:
    for kind, steps in [(Squares, 4), (AlternatingSquares, 3)]:
        grid = grid_of(kind, 6, 6)

        assert count(Counted(grid).line(grid.square("a1"), grid.square("c3"), 4)) == steps


def test_what_lies_behind_a_wall_is_left_out() -> None:
    wall = drawn(GRID, "......", "..#...", "..#...", "......", "......")["#"]
    origin = GRID.square("a3")
    sphere = Counted(GRID).sphere(origin, 9)

    assert seen_in(GRID, sight_on(GRID).in_sight(origin, sphere, wall), origin) == [
        "###...",
        "###...",
        "@##...",
        "####..",
        "######",
    ]


def test_sight_of_a_corner_leaves_out_what_lies_behind_a_wall() -> None:
    wall = drawn(GRID, "......", "..#...", "..#...", "......", "......")["#"]
    corner = GRID.square("a2")

    assert seen_in(GRID, sight_on(GRID).in_sight_of_corner(corner, GRID.all, wall), corner) == [
        "###...",
        "@##...",
        "###...",
        "###...",
        "####..",
    ]


def test_a_square_half_covered_is_in_a_halved_sphere_and_its_centre_need_not_be() -> None:
    grid = grid_of(Squares, 20, 20)
    middle = grid.square("j10")

    assert [count(Halved(grid).sphere_at_corner(middle, radius)) for radius in (1, 2, 3, 4)] == [4, 12, 32, 52]
    assert count(Halved(grid).cone(middle, grid.square("k10"), 3)) == 5
    assert count(Halved(grid).line(middle, grid.square("k10"), 4)) == 4


@given(st.data())
def test_from_one_corner_at_least_as_much_is_hidden_as_from_the_best(data: st.DataObject) -> None:
    grid = data.draw(some_grids(SQUARE_KINDS))
    square, target = (data.draw(some_squares(grid)) for _ in range(2))
    obstacles = data.draw(some_masks(grid)) & ~(1 << square)

    assert sight_on(grid).cover_from_corner(square, 1 << target, obstacles) >= sight_on(grid).cover(
        1 << square, 1 << target, obstacles
    )
