"""The board state that all books share: ground, bodies, positions, sight and knowledge."""

from typing import ClassVar

from affray.core.board import HEROES, HEXES, SQUARES, Body, Field, Ground, Place, Squares, grid_of, mask_of
from affray.core.table.asking import MindTable
from affray.core.table.changes import move_to
from affray.core.table.events import Event
from affray.core.table.settings import no_settings
from affray.core.values import GM
from tests.toy import Toy

GRID = grid_of(Squares, 8, 4)


class Hills(Ground):
    """Ground with hills and trees."""

    __slots__ = ()
    filling = ("wall", "tree")
    rising: ClassVar = {"hill": 2, "tower": 4}


def squares(names: str) -> int:
    return mask_of(map(GRID.square, names.split()))


def ground(**terrain: str) -> Hills:
    return Hills(SQUARES, 8, 4, {name.replace("_", "-"): f"{squares(there):x}" for name, there in terrain.items()})


def body(id: str, at: str, side: str = "foes", width: int = 1, height: int = 0, hidden_from: str = "") -> Body:
    place = Place(GRID.square(at), height)
    return Body(id, id, side, place, 5, 5, {}, (), width, frozenset(hidden_from.split()))


def field(*bodies: Body, on: Ground | None = None, control: dict[str, str] | None = None) -> Field[Body]:
    settings = no_settings() | {"control": control or {}}
    everyone = {each.id: each for each in bodies}
    return Field(everyone, 1, None, {GM: "gm"}, settings, "", "", None, 0, on or ground())


def names(mask: int) -> str:
    return " ".join(sorted(name for name, square in GRID.squares.items() if mask >> square & 1))


# --- the ground


def test_what_fills_what_hides_and_what_only_gives_cover_is_for_the_book_to_say() -> None:
    yard = ground(wall="a1", tree="b1", low_wall="c1")

    assert names(yard.board.filled) == "a1 b1"
    assert names(yard.board.opaque) == "a1"
    assert names(yard.shelter) == "a1 b1 c1"


def test_the_floor_is_the_highest_ground_and_one_falls_only_where_all_is_chasm() -> None:
    yard = ground(hill="a1", tower="b1", chasm="e1 f1")
    spaces = "a1 b1", "a1 c1", "e1 f1", "f1 g1", "h4"

    assert [yard.floor(squares(space)) for space in spaces] == [4, 2, -4, 0, 0]
    assert names(yard.above(2)) == "b1"
    assert names(yard.above(0)) == "a1 b1"
    assert GRID.square("h4") in [square for square in GRID.names if yard.above(-1) >> square & 1]
    assert not yard.above(-1) >> GRID.square("e1") & 1


def test_ground_is_bright_unless_some_of_it_is_dim_or_dark() -> None:
    assert ground().is_bright
    assert not ground(dim="a1").is_bright
    assert names(ground(dark="a1").dark) == "a1"


def test_light_falls_on_what_is_near_and_not_behind_a_wall() -> None:
    yard = ground(wall="c1 c2")

    assert names(yard.shining(GRID.square("a1"), 1)) == "a1 a2 b1 b2"
    assert not yard.shining(GRID.square("b1"), 4) >> GRID.square("e1") & 1


def test_changed_ground_is_of_the_same_kind_and_counts_diagonals_as_it_is_asked_to() -> None:
    yard = ground(wall="a1").with_terrain({"tree": 1 << GRID.square("b1")})

    assert type(yard) is Hills
    assert names(yard.board.filled) == "a1 b1"
    assert yard.alternating() is yard.alternating()
    assert yard.alternating().grid.length(2, 2) == 3
    assert {yard: 1}[yard] == 1


def test_ground_may_be_of_hexes() -> None:
    assert Ground(HEXES, 3, 3, {}).board.grid.shift(1)


# --- who stands where


def test_a_body_fills_the_squares_from_its_place_on() -> None:
    yard = field(body("ogre", "b2", width=2), body("ana", "h1"))
    ogre, ana = yard.everyone()

    assert yard.space_names(ogre) == ["b2", "c2", "b3", "c3"]
    assert names(yard.taken()) == "b2 b3 c2 c3 h1"
    assert names(yard.taken(without=ogre)) == "h1"
    assert yard.gap(ogre, ana) == 5
    assert yard.square_name(ana.at) == "h1"


def test_a_body_that_moves_stays_as_high_as_it_is() -> None:
    bird, told = body("bird", "a1", height=3), list[Event]()
    yard = field(bird)
    table = MindTable(Toy(), yard, {}, told=told)

    move_to(table, bird, GRID.square("b2"))

    assert bird.place == Place(GRID.square("b2"), 3)
    assert (bird.at, bird.height) == (GRID.square("b2"), 3)
    assert [(event.kind, event.facts["origin"], event.facts["to_square"]) for event in told] == [("moved", "a1", "b2")]


def test_nobody_need_listen_to_a_move() -> None:
    bird = body("bird", "a1")

    move_to(MindTable(Toy(), field(bird), {}), bird, GRID.square("b2"))

    assert bird.at == GRID.square("b2")


def test_the_floor_is_level_unless_the_ground_has_levels() -> None:
    assert field().floor(1 << GRID.square("a1")) == 0
    assert field(on=ground(hill="a1")).floor(1 << GRID.square("a1")) == 2


# --- who sees whom


def test_a_wall_between_two_hides_the_one_from_the_other() -> None:
    yard = field(body("ana", "a1"), body("orc", "c1"), body("ogre", "c2", width=2), on=ground(wall="b1"))
    ana, orc, ogre = yard.everyone()

    assert not yard.is_clear(ana, orc)
    assert yard.is_clear(ana, ogre)
    assert yard.is_clear(ogre, orc)


def test_cover_is_counted_in_quarters() -> None:
    yard = field(body("ana", "a1"), body("orc", "c1"), on=ground(low_wall="b1"))
    ana, orc = yard.everyone()

    assert yard.hidden_by_ground(ana, orc) == yard.hidden_behind(1 << GRID.square("b1"), ana, orc) > 0
    assert yard.hidden_behind(0, ana, orc) == 0


# --- who is known to whom


def test_the_hidden_are_known_to_their_own_side() -> None:
    yard = field(body("ana", "a1", HEROES), body("imp", "c1", hidden_from="ana"), control={"ana": "ana", "imp": "eve"})
    ana, imp = yard.everyone()

    assert [yard.is_known_to(seat, imp) for seat in ("ana", "eve", "watcher")] == [False, True, False]
    assert yard.is_known_to("watcher", ana)


def test_every_body_is_there_unless_its_book_says_otherwise() -> None:
    assert body("ana", "a1").is_there
