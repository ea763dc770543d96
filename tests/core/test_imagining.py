"""Imagining what a seat does not know: positions, and hit points that look the same."""

from affray.core.board import HEXES, SQUARES, AnyField, Body, Field, Ground, Place, squares_of
from affray.core.dice.luck import Guesser, SeededLuck
from affray.core.table.imagining import indispensable, scatter, suppose_alike, suppose_nothing_laid_down
from affray.core.table.settings import no_settings


def creature(id: str, hp: int = 3, width: int = 1) -> Body:
    return Body(id, id, "foes", Place(0), hp, 10, {}, width=width)


def field(grid: str, width: int, height: int) -> AnyField:
    return Field({}, 0, None, {}, no_settings(), "", "", None, 0, Ground(grid, width, height, {}))


def test_the_unseen_are_scattered_over_free_squares_and_none_stands_on_another() -> None:
    yard = field(SQUARES, 4, 3)
    free = yard.grid.all & ~(1 << yard.grid.square("a1"))
    unseen = [creature(f"orc-{n}") for n in range(11)]

    scatter(yard, unseen, free, Guesser(SeededLuck("x")))

    assert {each.at for each in unseen} == set(squares_of(free))


def test_a_wide_body_is_put_where_all_of_it_has_room() -> None:
    yard = field(HEXES, 2, 2)
    ogre = creature("ogre", width=2)

    scatter(yard, [ogre], yard.grid.all, Guesser(SeededLuck("x")))

    assert yard.space(ogre).bit_count() == 3


def test_supposed_hit_points_are_any_that_look_alike() -> None:
    def looks(one: Body) -> bool:
        return one.hp > 5

    guesser, found = Guesser(SeededLuck("x")), set()
    for _ in range(60):
        orc = creature("orc")
        suppose_alike(orc, looks, guesser, orc.hp_max)
        found.add(orc.hp)

    assert found == {1, 2, 3, 4, 5}


def test_whoever_may_be_down_may_be_supposed_to_be() -> None:
    orc = creature("orc", hp=0)

    suppose_alike(orc, lambda one: one.hp == 0, Guesser(SeededLuck("x")), orc.hp_max, least=lambda _: 0)

    assert orc.hp == 0


def test_of_the_unknown_whoever_is_on_turn_cannot_be_left_out_nor_the_last_of_a_side() -> None:
    ana = Body("ana", "ana", "heroes", Place(0), 3, 10, {})
    orc, imp = creature("orc"), creature("imp")

    assert indispensable([ana], [orc, imp], None) == [orc]
    assert indispensable([ana], [orc, imp], "imp") == [imp]
    assert indispensable([ana, orc], [imp], None) == []


def test_where_nothing_is_laid_down_nothing_else_is_supposed() -> None:
    yard = field(SQUARES, 4, 4)

    suppose_nothing_laid_down(yard, is_one_sided=False)

    assert yard.scenario is None
