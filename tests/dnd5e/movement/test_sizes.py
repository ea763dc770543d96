"""Sizes: room around a creature, squeezing, and things."""

from typing import Any

import pytest

from affray.core.board import count, squares_of
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.rolls.checks import planned_save
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import SIZES
from affray.testing import TableForTests, clause
from tests.dnd5e.attack.test_attack import reasons
from tests.dnd5e.kit import BY_THE_BOOK, SWORD, arrange, battle_of, block, foe, hero

CORRIDOR = ["..........", "..######..", "..........", "..######..", "..######..", *["." * 10] * 3]


@clause("5e.size.space")
@pytest.mark.parametrize(
    ("size", "width"),
    [("tiny", 1), ("small", 1), ("medium", 1), ("large", 2), ("huge", 3), ("gargantuan", 4)],
)
def test_how_many_squares_a_space_is_wide(size: str, width: int) -> None:
    assert hero("ana", "a1", size=size).width == width


@clause("5e.size.objects")
def test_things_have_the_same_sizes() -> None:
    cart = block(id="cart", kind="object", size="large")

    assert cart.width == SIZES["large"]


@clause("5e.size.surround")
def test_eight_medium_stand_around_a_medium_one_and_twenty_around_a_gargantuan_one() -> None:
    battle: Any = arrange(hero("ana", "d4"), foe("dragon", "d4", size="gargantuan")).state
    around = battle.grid.around

    assert count(around(battle.creatures["ana"].at, 1, 1)) == 8
    assert count(around(battle.creatures["dragon"].at, 4, 1)) == 20


@clause("5e.size.surround")
def test_four_large_ones_fit_around_a_medium_one_on_the_grid() -> None:
    battle: Any = arrange(hero("ana", "d4")).state
    grid, at = battle.grid, battle.creatures["ana"].at
    places = [square for square in squares_of(grid.room(grid.all, 2)) if grid.gap(square, 2, at, 1) == 1]

    def most(taken: int, left: list[int]) -> int:
        fits = [place for place in left if not grid.footprint(place, 2) & taken]
        return max((1 + most(taken | grid.footprint(p, 2), fits[n + 1 :]) for n, p in enumerate(fits)), default=0)

    assert most(1 << at, places) == 4


# --- squeezing


@clause("5e.size.squeeze")
def test_a_large_creature_squeezes_through_1_wide_and_each_square_costs_2(table: TableForTests) -> None:
    table.set(foe("ogre", "a2", size="large", speed=8), hero("ana", "j8"), map=CORRIDOR)

    assert "move c3" not in table.offered()
    assert "squeeze c3" in table.offered()
    table.play("squeeze d3")

    assert (table.ogre.width, left(table.ogre)) == (1, 4)
    assert table.ogre.has("squeezing")
    assert battle_of(table.fight).square_name(table.ogre.at) == "d3"


@clause("5e.size.squeeze")
def test_where_there_is_room_again_it_squeezes_no_more(table: TableForTests) -> None:
    table.set(foe("ogre", "a2", size="large", speed=14), hero("ana", "j8"), map=CORRIDOR)

    table.play("squeeze i3")

    assert table.ogre.width == 2
    assert not table.ogre.has("squeezing")
    assert left(table.ogre) == 0


@clause("5e.size.squeeze")
def test_one_who_is_in_the_corridor_goes_on_squeezing(table: TableForTests) -> None:
    table.set(foe("ogre", "a2", size="large", speed=6), hero("ana", "j8"), map=CORRIDOR)

    table.play("squeeze e3")

    assert not [text for text in table.offered() if text.startswith("move")]
    table.play("end", "end")
    assert "squeeze f3" in table.offered()


@clause("5e.size.squeeze")
def test_while_squeezing_it_attacks_worse_is_hit_more_easily_and_saves_worse(table: TableForTests) -> None:
    ogre = foe("ogre", "b2", size="large", speed=8, weapons=(SWORD,), hp=40)
    table.set(ogre, hero("ana", "e3", weapons=(SWORD,), hp=40), map=CORRIDOR)

    table.play("squeeze d3", "attack ana shortsword", dice=[2, 2])
    assert reasons(table, "disadvantage") == ["5e.size.squeeze"]
    table.play("end", "attack ogre shortsword", dice=[2, 2])
    assert reasons(table, "advantage") == ["5e.size.squeeze"]

    battle = table.fight.state
    assert isinstance(battle, Battle)
    assert planned_save(BY_THE_BOOK, battle, table.ogre, "dex").edge == -1
    assert planned_save(BY_THE_BOOK, battle, table.ogre, "str").edge == 0


@clause("5e.size.squeeze")
def test_the_medium_have_nothing_to_squeeze_through_and_the_huge_need_2(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"), map=CORRIDOR)
    assert not [text for text in table.offered() if text.startswith("squeeze")]

    table.set(foe("giant", "a1", size="huge", speed=20), hero("ana", "j8"), map=CORRIDOR)
    assert "squeeze c3" not in table.offered()


@clause("5e.size.squeeze")
def test_in_the_open_nobody_squeezes(table: TableForTests) -> None:
    table.set(foe("ogre", "a1", size="large"), hero("ana", "j8"))

    assert not [text for text in table.offered() if text.startswith("squeeze")]
