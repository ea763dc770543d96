"""The worked figures of the chapter, line by line as the digest of examples lists them."""

import pytest

from affray import Fight
from affray.lang import language
from affray.testing import TableForTests, clause
from tests.acao.kit import combat, foe, hero, setup


@clause("ac.ambush.spot")
@pytest.mark.parametrize(("dice", "is_ambush"), [([1, 2, 3, 6], False), ([5, 5, 5, 5], True)])
def test_003_l15_each_hero_throws_a_d6_and_one_6_is_enough(dice: list[int], is_ambush: bool) -> None:
    heroes = [hero(id, f"a{n}") for n, id in enumerate(("ana", "bo", "cy", "dee"), 1)]

    fight = Fight(setup(*heroes, foe("imp", "j8", hidden=True)), dice=dice)

    assert bool(combat(fight).lurking) is is_ambush


@clause("ac.move.restricted", "ac.move.pinned")
@pytest.mark.parametrize(("foes", "left", "is_free"), [(1, 3, True), (3, 1, True), (4, 0, False), (6, 0, False)])
def test_003_l23_one_less_for_each_adjacent_enemy_and_at_0_only_disengage(
    table: TableForTests, foes: int, left: int, is_free: bool
) -> None:
    around = ["b2", "c2", "d2", "b3", "d3", "b4"][:foes]
    enemies = [foe(f"imp-{n}", at) for n, at in enumerate(around, 1)]
    table.set(hero("bo", "j8"), hero("ana", "c3", speed=4), *enemies)

    table.play("end", *(["imp-1"] if foes > 1 else []), "end")

    assert table.ana.pools["move"] == left
    assert any(text.startswith("move") for text in table.offered()) is is_free
    assert "disengage" in table.offered()


@clause("ac.move.difficult")
def test_003_l25_difficult_terrain_costs_double(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speed=4), foe("imp", "j8"), map=["." + "," * 9] * 8)

    table.play("move c1")

    assert table.ana.pools["move"] == 0


@clause("ac.move.metric", "ac.move.polygons")
def test_003_l27_a_polygon_is_about_a_metre_and_a_half() -> None:
    assert language("pt-BR").distance(1) == "1,5 m"
    assert language("pt-BR").polygons(4) == "4 polígonos"


@clause("ac.damage.roll")
def test_003_l37_the_base_damage_in_melee_is_1d4(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=()), foe("imp", "b1"))

    table.play("attack imp unarmed-strike", dice=[18, 4])

    assert [roll["dice"] for roll in table.told("rolled")] == ["1d20", "1d4"]


@clause("ac.attack.critical")
def test_003_l41_a_natural_20_adds_one_die(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=()), foe("imp", "b1", hp=9))

    table.play("attack imp unarmed-strike", dice=[20, 4, 3])

    assert table.imp.hp == 2


@clause("ac.defence.fumble")
def test_003_l51_a_critical_failure_adds_one_die_to_the_foes(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", hp=9))

    table.play("attack ana bite", "defend", dice=[1, 4, 3])

    assert table.ana.hp == 2


@clause("ac.defence.shield", "ac.defence.counter")
def test_003_l52_l53_a_shield_adds_1_and_a_counter_attack_no_attribute(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", pre=4, vig=4, shield=True))
    table.play("attack ana bite", "defend", dice=[9])
    defence = table.told("rolled")[-1]["total"]

    table.set(foe("imp", "b1"), hero("ana", "a1", pre=4, vig=4, shield=True))
    table.play("attack ana bite", "counter sword", dice=[9, 1])

    assert (defence, table.told("rolled")[-2]["total"]) == (14, 10)
