"""Sight and cover, against exact line clipping with fractions, and against shapely.

Hexes are drawn in axial coordinates, which keeps lines straight. Neighbouring centres are six apart, so that all
corners have integer coordinates.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Polygon  # type: ignore[import-untyped]

from affray.core.board import Board, Grid, Hexes, Sight, Squares, grid_of, mask_of, outlook_past, sight_on, squares_of
from tests.core.boards import KINDS, Place, drawn, place_of, places, places_of, some_grids, some_masks, some_squares

Point = tuple[int, int]
Segment = tuple[Point, Point]
Oracle = Callable[[Grid, Segment, list[Place]], bool]
SQUARE_CORNERS = [(-3, -3), (3, -3), (3, 3), (-3, 3)]
HEX_CORNERS = [(2, 2), (-2, 4), (-4, 2), (-2, -2), (2, -4), (4, -2)]


def centre(grid: Grid, place: Place) -> Point:
    column, row = place
    return 6 * (column - row // 2 if isinstance(grid, Hexes) else column), 6 * row


@cache
def corners(grid: Grid, place: Place) -> list[Point]:
    """The corners of a place, in order."""
    x, y = centre(grid, place)
    return [(x + across, y + down) for across, down in (HEX_CORNERS if isinstance(grid, Hexes) else SQUARE_CORNERS)]


@cache
def rim(grid: Grid) -> list[Place]:
    """The places just beyond the board."""
    columns, rows = range(-1, grid.width + 1), range(-1, grid.height + 1)
    return [place for place in product(columns, rows) if place not in places(grid)]


def side(segment: Segment, point: Point) -> int:
    """Positive on one side of the line, negative on the other."""
    (x, y), (to_x, to_y) = segment
    return (to_x - x) * (point[1] - y) - (to_y - y) * (point[0] - x)


def cut(segment: Segment, polygon: list[Point]) -> tuple[Fraction, Fraction] | None:
    """The interval, within 0 to 1, in which the line is in the polygon or on its edge; None if there is none."""
    start, end = Fraction(0), Fraction(1)
    for edge in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        here, there = side(edge, segment[0]), side(edge, segment[1])
        if here < 0 and there < 0:
            return None
        if here < 0:
            start = max(start, Fraction(here, here - there))
        elif there < 0:
            end = min(end, Fraction(here, here - there))
    return (start, end) if start <= end else None


def turned(polygon: list[Point]) -> list[Point]:
    """The same polygon in counter-clockwise order."""
    return polygon if side((polygon[0], polygon[1]), polygon[2]) > 0 else polygon[::-1]


def is_clear(grid: Grid, segment: Segment, blocked: list[Place]) -> bool:
    """Does a line avoid all blocked places, and gaps between two of them or between one and the edge of the board?"""
    if segment[0] == segment[1]:
        return True
    touched = []
    for place in [*blocked, *rim(grid)]:
        around = turned(corners(grid, place))
        sides = [side(segment, corner) for corner in around]
        within = cut(segment, around) if min(sides) <= 0 <= max(sides) else None
        if within is None or within[1] == 0 or within[0] == 1:
            continue
        if min(sides) < 0 < max(sides):
            if within[0] < within[1] and place in blocked:
                return False
        else:
            touched.append((within, max(sides) > 0))
    return all(one[0] != other[0] or one[1] == other[1] for one, other in combinations(touched, 2))


def is_clear_by_shapely(grid: Grid, segment: Segment, blocked: list[Place]) -> bool:
    """The same, by shapely."""
    if segment[0] == segment[1]:
        return True
    line = LineString(segment)
    if any(line.relate_pattern(polygon(grid, place), "T********") for place in blocked):
        return False
    touched = [place for place in [*blocked, *rim(grid)] if line.touches(polygon(grid, place))]
    contacts = {place: line.intersection(polygon(grid, place)) for place in touched}
    pairs = [
        contacts[one]
        for one, other in combinations(touched, 2)
        if contacts[one].equals(contacts[other]) and on_both_sides(grid, segment, one, other)
    ]
    return all(bool(line.boundary.contains(contact)) for contact in pairs)


@cache
def polygon(grid: Grid, place: Place) -> Polygon:
    return Polygon(corners(grid, place))


def on_both_sides(grid: Grid, segment: Segment, one: Place, other: Place) -> bool:
    return side(segment, centre(grid, one)) * side(segment, centre(grid, other)) < 0


ORACLES = pytest.mark.parametrize("oracle", [is_clear, is_clear_by_shapely])
SIGHT_KINDS = pytest.mark.parametrize("kind", [Squares, Hexes])


class Scene:
    """A random map with blocked squares, and two creatures elsewhere."""

    def __init__(self, kind: type[Grid], data: st.DataObject, most: int = 6) -> None:
        self.grid = data.draw(some_grids([kind], most))
        self.one, self.other = data.draw(some_squares(self.grid)), data.draw(some_squares(self.grid))
        self.blockers = data.draw(some_masks(self.grid))
        self.sight = sight_on(self.grid)

    def blocked(self, *own: int) -> list[Place]:
        """The blocked places, except the creatures' own."""
        return sorted(places_of(self.grid, self.blockers & ~mask_of(own)))

    def centre(self, square: int) -> Point:
        return centre(self.grid, place_of(self.grid, square))


# --- sight


@SIGHT_KINDS
@ORACLES
@given(data=st.data())
def test_one_sees_another_if_nothing_is_on_the_line_between_their_centres(
    kind: type[Grid], oracle: Oracle, data: st.DataObject
) -> None:
    scene = Scene(kind, data)
    line = scene.centre(scene.one), scene.centre(scene.other)
    blocked = scene.blocked(scene.one, scene.other)

    assert scene.sight.sees(scene.one, scene.other, scene.blockers) is oracle(scene.grid, line, blocked)


@SIGHT_KINDS
@given(data=st.data())
def test_whom_one_sees_sees_one(kind: type[Grid], data: st.DataObject) -> None:
    scene = Scene(kind, data, most=12)

    sees = scene.sight.sees(scene.one, scene.other, scene.blockers)

    assert scene.sight.sees(scene.other, scene.one, scene.blockers) is sees


@SIGHT_KINDS
@given(data=st.data())
def test_what_is_in_sight_is_each_square_that_is_seen(kind: type[Grid], data: st.DataObject) -> None:
    scene = Scene(kind, data)
    area = data.draw(some_masks(scene.grid))
    seen = [square for square in squares_of(area) if scene.sight.sees(scene.one, square, scene.blockers)]

    assert scene.sight.in_sight(scene.one, area, scene.blockers) == mask_of(seen)


@SIGHT_KINDS
@given(data=st.data())
def test_what_is_in_sight_of_a_corner_has_its_centre_on_a_clear_line_from_it(
    kind: type[Grid], data: st.DataObject
) -> None:
    scene = Scene(kind, data, most=5)
    lower_right = max(corners(scene.grid, place_of(scene.grid, scene.one)), key=lambda point: (sum(point), point[0]))
    seen = [
        square
        for square in scene.grid.names
        if is_clear(scene.grid, (lower_right, scene.centre(square)), scene.blocked(square))
    ]

    assert scene.sight.in_sight_of_corner(scene.one, scene.grid.all, scene.blockers) == mask_of(seen)


def look(kind: type[Grid], *rows: str) -> bool:
    """Does a see b, where # blocks?"""
    grid = grid_of(kind, len(rows[0]), len(rows))
    marks = drawn(grid, *rows)
    (one,), (other,) = squares_of(marks["a"]), squares_of(marks["b"])
    return sight_on(grid).sees(one, other, marks.get("#", 0))


def test_one_pillar_beside_a_diagonal_hides_nobody_but_two_do() -> None:
    assert look(Squares, "a#", ".b")
    assert look(Squares, "a.", "#b")
    assert not look(Squares, "a#", "#b")


def test_two_pillars_at_two_corners_of_a_line_leave_it_clear() -> None:
    assert look(Squares, "a#.", "..#", "..b") is True
    assert look(Squares, "a#.", "...", ".#b") is True
    assert look(Squares, "a#.", "#..", "..b") is False


def test_a_diagonal_wall_cannot_be_seen_through() -> None:
    grid = grid_of(Squares, 6, 6)
    wall = squares_of(drawn(grid, ".....#", "....#.", "...#..", "..#...", ".#....", "#.....")["#"])
    blockers = mask_of(wall)
    above = [grid.at(x, y) for x, y in places(grid) if x + y < 5]
    below = [grid.at(x, y) for x, y in places(grid) if x + y > 5]

    assert not any(sight_on(grid).sees(one, other, blockers) for one in above for other in below)


def test_on_hexes_a_line_along_a_side_is_blocked_by_both_its_neighbours_only() -> None:
    assert look(Hexes, "a..", ".#.", ".b.") is True
    assert look(Hexes, ".a.", "#..", ".b.") is True
    assert look(Hexes, ".a.", ".#.", ".b.") is True
    assert look(Hexes, ".a.", "##.", ".b.") is False


@pytest.mark.parametrize("kind", KINDS)
def test_who_stands_in_the_way_blocks_the_view_and_who_stands_at_its_ends_does_not(kind: type[Grid]) -> None:
    grid = grid_of(kind, 3, 1)
    a, b, c = (grid.square(name) for name in ("a1", "b1", "c1"))
    sight = Sight(grid)

    assert not sight.sees(a, c, 1 << b)
    assert sight.sees(a, c, 1 << a | 1 << c)
    assert sight.sees(a, b, grid.all)
    assert sight.sees(a, a, grid.all)


# --- cover


def lines_to(grid: Grid, attacker: int, target: int) -> Iterator[list[Segment]]:
    """The lines from every corner of the attacker to the corners of every square of the target."""
    for corner in {corner for place in places_of(grid, attacker) for corner in corners(grid, place)}:
        for place in places_of(grid, target):
            yield [(corner, end) for end in corners(grid, place)]


def fewest_blocked(grid: Grid, attacker: int, target: int, obstacles: int, oracle: Oracle = is_clear) -> int:
    blocked = sorted(places_of(grid, obstacles & ~(attacker | target)))

    @cache
    def is_blocked(line: Segment) -> bool:
        return not oracle(grid, line, blocked)

    return min(sum(map(is_blocked, lines)) for lines in lines_to(grid, attacker, target))


def quarters(grid: Grid, blocked: int) -> int:
    """Rounded to whole quarters, but 0 and 4 only if exact."""
    if not isinstance(grid, Hexes):
        return blocked
    nearest = {0: 0, 6: 4}
    return nearest.get(blocked, max(1, min(3, round(Fraction(blocked * 4, 6)))))


@SIGHT_KINDS
@ORACLES
@given(data=st.data())
def test_cover_is_what_is_hidden_from_the_attackers_best_corner(
    kind: type[Grid], oracle: Oracle, data: st.DataObject
) -> None:
    scene = Scene(kind, data, most=5)
    attacker, target = 1 << scene.one, 1 << scene.other
    hidden = fewest_blocked(scene.grid, attacker, target, scene.blockers, oracle)

    assert scene.sight.cover(attacker, target, scene.blockers) == quarters(scene.grid, hidden)


@SIGHT_KINDS
@given(data=st.data())
def test_the_large_pick_the_best_of_their_squares_and_of_their_targets(kind: type[Grid], data: st.DataObject) -> None:
    scene = Scene(kind, data, most=5)
    attacker = scene.grid.footprint(scene.one, data.draw(st.integers(1, 2)))
    target = scene.grid.footprint(scene.other, data.draw(st.integers(1, 2)))
    hidden = fewest_blocked(scene.grid, attacker, target, scene.blockers)

    assert scene.sight.cover(attacker, target, scene.blockers) == quarters(scene.grid, hidden)


@SIGHT_KINDS
@given(data=st.data())
def test_an_outlook_finds_what_sight_finds_and_remembers_it(kind: type[Grid], data: st.DataObject) -> None:
    scene = Scene(kind, data, most=5)
    size, other_size = data.draw(st.integers(1, 2)), data.draw(st.integers(1, 2))
    one, other = scene.grid.footprint(scene.one, size), scene.grid.footprint(scene.other, other_size)
    outlook = outlook_past(scene.sight, scene.blockers)

    for _ in range(2):
        assert outlook.sees(scene.one, scene.other) is scene.sight.sees(scene.one, scene.other, scene.blockers)
        hidden = scene.sight.cover(one, other, scene.blockers)
        assert outlook.cover(scene.one, size, scene.other, other_size) == hidden
    assert outlook_past(scene.sight, scene.blockers) is outlook


def test_a_map_looks_past_what_blocks_sight_and_not_past_what_only_fills_its_square() -> None:
    grid = grid_of(Squares, 3, 2)
    a, b, c = (grid.square(name) for name in ("a1", "b1", "c1"))

    assert not Board(grid, {"wall": 1 << b}).outlook.sees(a, c)
    assert Board(grid, {"tree": 1 << b}, filling=("tree",)).outlook.sees(a, c)


def cover_in(kind: type[Grid], *rows: str) -> int:
    """How many quarters of b are hidden from a by #."""
    grid = grid_of(kind, len(rows[0]), len(rows))
    marks = drawn(grid, *rows)
    return Board(grid, {}).sight.cover(marks["a"], marks["b"], marks.get("#", 0))


@pytest.mark.parametrize(
    ("rows", "hidden"),
    [
        (("a....b",), 0),
        (("a.#..b",), 4),
        (("......", "a..#.b", "......"), 2),
        (("....#.", "a...#b", "......"), 2),
        ((".....", "a.#.b", "..#.."), 2),
        (("..#..", "a.#.b", "....."), 2),
        ((".....", "a.#..", "..##.", "....b"), 3),
        (("..#..", "a.#.b", "..#.."), 4),
        (("..#..", "a...b", "..#.."), 0),
        (("a#", ".b"), 0),
        (("aa.#.b", "aa...."), 1),
        (("aa.#.bb", "aa.#.bb"), 4),
        (("aa.#.bb", "aa...bb"), 0),
    ],
)
def test_cover_on_squares(rows: tuple[str, ...], hidden: int) -> None:
    assert cover_in(Squares, *rows) == hidden


@pytest.mark.parametrize(
    ("rows", "hidden"),
    [
        (("a...b",), 0),
        ((".....", "a.#.b", "....."), 3),
        ((".....", "a.#.b", ".#..."), 3),
        (("..#..", ".....", "a...b", "....."), 0),
        (("..##.", "a.#.b", "..##."), 4),
    ],
)
def test_cover_on_hexes(rows: tuple[str, ...], hidden: int) -> None:
    assert cover_in(Hexes, *rows) == hidden


def test_nobody_covers_themselves() -> None:
    assert cover_in(Squares, "aabb", "aabb") == 0
    grid = grid_of(Squares, 4, 2)
    assert sight_on(grid).cover(1 << grid.square("a1"), 1 << grid.square("c2"), 1 << grid.square("a1")) == 0
