"""Imagining what a seat does not know: places on the board, and hit points that look alike."""

from affray.core.board import Hexes, Squares, grid_of, squares_of
from affray.core.imagining import scatter, suppose_alike
from affray.core.luck import SeededLuck, Whim
from affray.core.values import Creature


def creature(id: str, hp: int = 3) -> Creature:
    return Creature(id, id, "foes", 0, hp, 10, {})


def test_the_unseen_are_scattered_over_free_squares_and_none_stands_on_another() -> None:
    grid = grid_of(Squares, 4, 3)
    free = grid.all & ~(1 << grid.square("a1"))
    unseen = [creature(f"orc-{n}") for n in range(11)]

    scatter(unseen, lambda _: 1, grid, free, Whim(SeededLuck("x")))

    assert {each.at for each in unseen} == set(squares_of(free))


def test_a_wide_body_is_put_where_all_of_it_has_room() -> None:
    grid = grid_of(Hexes, 2, 2)
    ogre = creature("ogre")

    scatter([ogre], lambda _: 2, grid, grid.all, Whim(SeededLuck("x")))

    assert grid.footprint(ogre.at, 2).bit_count() == 3


def test_supposed_hit_points_are_any_that_look_alike() -> None:
    def looks(one: Creature) -> bool:
        return one.hp > 5

    whim, found = Whim(SeededLuck("x")), set()
    for _ in range(60):
        orc = creature("orc")
        suppose_alike(orc, looks, whim)
        found.add(orc.hp)

    assert found == {1, 2, 3, 4, 5}


def test_whoever_may_be_down_may_be_supposed_to_be() -> None:
    orc = creature("orc", hp=0)

    suppose_alike(orc, lambda one: one.hp == 0, Whim(SeededLuck("x")), least=0)

    assert orc.hp == 0
