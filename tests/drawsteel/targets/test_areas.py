"""Areas: burst, aura, cube, line and wall; where they may be put and who is in them; what they leave."""

from typing import Any

import pytest

from affray.core.board import squares_of
from affray.rules.drawsteel.state.blocks import Ability, Distance, Tier
from affray.rules.drawsteel.state.clash import Clash
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, CLAW, foe, hero, netted, strike

PLAIN = "." * 10
HIT = [5, 5]


def area(shape: str, size: int, within: int = 0, breadth: int = 0, **traits: Any) -> Ability:
    given: dict[str, Any] = {
        "keywords": frozenset({"area", "magic"}),
        "distance": Distance(area=shape, size=size, within=within, breadth=breadth),
        "target": "enemy",
        "roll": ("might",),
        "tiers": (Tier("2"), Tier("4"), Tier("6")),
    }
    return Ability("blast", **given | traits)


def leaving(shape: str, size: int, outcome: Outcome, within: int = 0) -> Ability:
    return area(shape, size, within, tiers=(), roll=(), effects=(outcome,), kind="maneuver")


def hurt(table: TableForTests) -> set[str]:
    return {each.id for each in table.fight.state.creatures.values() if each.hp < each.hp_max}


def rough(table: TableForTests) -> set[str]:
    clash = table.fight.state
    assert isinstance(clash, Clash)
    return {clash.square_name(square) for square in squares_of(clash.zone_squares("difficult"))}


@clause("ds.area.burst")
def test_a_burst_reaches_so_far_around_up_too(table: TableForTests) -> None:
    bat = foe("bat", "c3", modes=frozenset({"fly"}), height=3)
    low = foe("owl", "d3", modes=frozenset({"fly"}), height=2)
    table.set(hero("ana", "c4", abilities=(area("burst", 2),)), foe("imp", "e4"), foe("orc", "f4"), bat, low)

    table.play("use blast", dice=HIT)

    assert hurt(table) == {"imp", "owl"}


@clause("ds.area.cube", "ds.area.origin")
def test_a_cube_is_aimed_by_its_middle(table: TableForTests) -> None:
    table.set(hero("ana", "a4", abilities=(area("cube", 3, 5),)), foe("imp", "e4"), foe("orc", "g4"), foe("elf", "h4"))

    table.play("use f4 blast", dice=HIT)

    assert hurt(table) == {"imp", "orc"}


@clause("ds.area.origin", "ds.area.cube")
@pytest.mark.parametrize(("aim", "offered"), [("g4", True), ("h4", False)])
def test_one_square_of_an_area_must_be_within_reach(table: TableForTests, aim: str, offered: bool) -> None:
    table.set(hero("ana", "a4", abilities=(area("cube", 3, 5),)), foe("imp", "j8"))

    assert (f"use {aim} blast" in table.offered()) is offered


@clause("ds.area.origin", "ds.line-of-effect")
def test_an_area_passes_no_wall(table: TableForTests) -> None:
    walls = ["....#....."] * 8
    table.set(hero("ana", "a4", abilities=(area("cube", 3, 5),)), foe("imp", "d4"), foe("orc", "f4"), map=walls)

    table.play("use e4 blast", dice=HIT)

    assert hurt(table) == {"imp"}


@clause("ds.area.cube")
def test_a_cube_is_as_high_as_wide(table: TableForTests) -> None:
    high = foe("bat", "e4", modes=frozenset({"fly"}), height=3)
    low = foe("owl", "f4", modes=frozenset({"fly"}), height=2)
    table.set(hero("ana", "a4", abilities=(area("cube", 3, 5),)), high, low)

    table.play("use e4 blast", dice=HIT)

    assert hurt(table) == {"owl"}


@clause("ds.area.line")
def test_a_line_goes_straight(table: TableForTests) -> None:
    line = area("line", 5, 1)
    table.set(
        hero("ana", "a4", abilities=(line,)), foe("imp", "d4"), foe("orc", "f4"), foe("elf", "g4"), foe("cat", "d5")
    )

    table.play("use b4-f4 blast", dice=HIT)

    assert hurt(table) == {"imp", "orc"}


@clause("ds.area.line")
def test_a_line_may_be_wider(table: TableForTests) -> None:
    line = area("line", 4, 1, breadth=2)
    table.set(hero("ana", "a4", abilities=(line,)), foe("imp", "d4"), foe("orc", "d5"), foe("elf", "d6"))

    table.play("use b4-e4 blast", dice=HIT)

    assert hurt(table) == {"imp", "orc"}


@clause("ds.area.line", "ds.area.origin")
def test_a_line_begins_within_reach_and_ends_at_a_wall(table: TableForTests) -> None:
    walls = [PLAIN] * 3 + ["....#....."] + [PLAIN] * 4
    table.set(hero("ana", "a4", abilities=(area("line", 6, 1),)), foe("imp", "d4"), foe("orc", "f4"), map=walls)
    assert not table.asked().options.offers("use c4-h4 blast")

    table.play("use b4-g4 blast", dice=HIT)

    assert hurt(table) == {"imp"}


@clause("ds.area.wall", "ds.line-of-effect")
def test_a_wall_blocks_ways_and_lines(table: TableForTests) -> None:
    stones = leaving("wall", 3, Outcome("wall", on_user=True), within=5)
    table.set(hero("ana", "a2", abilities=(stones, AXE.but(distance=Distance(ranged=9)))), foe("imp", "e2"))
    assert "use imp axe" in table.offered()

    table.play("use c1,c2,c3 blast")

    assert "use imp axe" not in table.offered()
    assert "move c2" not in table.offered()


@clause("ds.area.wall", "ds.move.speed")
def test_nobody_cuts_the_corner_of_a_wall(table: TableForTests) -> None:
    stones = leaving("wall", 3, Outcome("wall", on_user=True), within=5)
    table.set(hero("ana", "a2", abilities=(stones,), speed=1), foe("imp", "e2"))

    table.play("use b2,c2 blast")

    assert "move b1" not in table.offered()
    assert "move a1" in table.offered()


@clause("ds.area.wall")
@pytest.mark.parametrize("squares", ["c1,d2", "c1,c2,c3,c4", "e2,e3", "c1,c3", "c1,c1"])
def test_a_wall_is_joined_by_sides_and_stands_on_nobody(table: TableForTests, squares: str) -> None:
    stones = leaving("wall", 3, Outcome("wall", on_user=True), within=5)
    table.set(hero("ana", "a2", abilities=(stones,)), foe("imp", "e2"))

    assert not table.asked().options.offers(f"use {squares} blast")


@clause("ds.area.lasting")
def test_an_area_lasts_to_the_next_turn_of_its_user(table: TableForTests) -> None:
    mud = leaving("cube", 3, Outcome("rough-area", on_user=True), within=5)
    table.set(hero("ana", "a2", abilities=(mud,)), foe("imp", "f2", speed=2))
    table.play("use d2 blast", "end")
    assert "move e2" in table.offered()
    assert "move d2" not in table.offered()

    table.play("end")

    assert rough(table) == set()


@clause("ds.area.lasting", "ds.move.difficult")
def test_some_ground_is_difficult_for_enemies_only(table: TableForTests) -> None:
    mud = leaving("cube", 3, Outcome("rough-area-for-enemies", on_user=True, lasts="fight"), within=5)
    table.set(hero("ana", "c2", abilities=(mud,), speed=2), foe("imp", "f2", speed=2))

    table.play("use d2 blast")
    assert "move e3" in table.offered()
    table.play("end")

    assert "move d3" not in table.offered()


@clause("ds.area.lasting", "ds.concealment")
def test_fog_conceals(table: TableForTests) -> None:
    fog = leaving("cube", 3, Outcome("fog", on_user=True), within=5)
    table.set(hero("ana", "c2", abilities=(fog, AXE)), foe("imp", "d2"))

    table.play("use d2 blast", "use imp axe", dice=HIT)

    assert table.told("power-roll")[-1]["banes"][0]["clause"] == "ds.concealment"


@clause("ds.area.aura")
def test_an_aura_goes_with_its_user(table: TableForTests) -> None:
    cold = leaving("aura", 1, Outcome("rough-area-for-enemies", on_user=True))
    table.set(hero("ana", "a2", abilities=(cold,)), foe("imp", "j8"))

    table.play("use blast", "move d2")

    assert {"c1", "e3"} <= rough(table)
    assert "b2" not in rough(table)


@clause("ds.terrain.damaging")
def test_some_areas_hurt_with_every_step(table: TableForTests) -> None:
    gas = leaving("cube", 3, Outcome("harmful-steps", 2, on_user=True, type="poison", lasts="fight"), within=5)
    table.set(hero("ana", "a4", abilities=(gas,)), foe("imp", "f4"))

    table.play("use d4 blast", "end", "move c4")

    assert table.imp.hp == 20 - 3 * 2


@clause("ds.terrain.damaging")
def test_others_hurt_once_a_round_on_entering_or_at_the_start_of_a_turn(table: TableForTests) -> None:
    acid = leaving("cube", 3, Outcome("harmful-area", 3, on_user=True, type="acid", lasts="fight"), within=5)
    table.set(hero("ana", "a4", abilities=(acid,)), foe("imp", "f4"))

    table.play("use d4 blast", "end", "move c4")
    assert table.imp.hp == 17
    table.play("end", "end")

    assert table.imp.hp == 14


@clause("ds.area.aura", "ds.area.origin")
@pytest.mark.parametrize(("shape", "behind"), [("aura", "c2"), ("burst", "c2")])
def test_what_is_left_around_its_user_passes_no_wall(table: TableForTests, shape: str, behind: str) -> None:
    bog = leaving(shape, 2, Outcome("rough-area", on_user=True, lasts="fight"))
    table.set(hero("ana", "a2", abilities=(bog,)), foe("imp", "j2"), map=[".#........"] * 3)

    table.play("use blast")

    assert {"a1", "a3"} <= rough(table)
    assert behind not in rough(table)


@clause("ds.area.lasting", "ds.area.cube")
@pytest.mark.parametrize(("height", "hp"), [(2, 18), (3, 20)])
def test_an_area_that_lasts_is_as_high_as_the_cube_was(table: TableForTests, height: int, hp: int) -> None:
    burning = leaving("cube", 3, Outcome("harmful-area", 2, on_user=True, lasts="fight"), within=5)
    bat = foe("bat", "c6", height=height, modes=frozenset({"fly"}))
    table.set(hero("ana", "a2", abilities=(burning,)), bat)

    table.play("use c3 blast", "end", "fly c3")

    assert table.bat.hp == hp


@clause("ds.ability.stacking", "ds.terrain.damaging")
@pytest.mark.parametrize(("second", "hp"), [("blast", 18), ("burst", 15)])
def test_two_areas_of_one_ability_hurt_as_one_and_those_of_two_as_two(
    table: TableForTests, second: str, hp: int
) -> None:
    burning = leaving("cube", 3, Outcome("harmful-area", 2, on_user=True, lasts="fight"), within=9)
    hotter = burning.but(id=second, effects=(Outcome("harmful-area", 2 if second == "blast" else 3, on_user=True),))
    table.set(hero("ana", "a2", abilities=(burning,)), hero("bo", "a4", abilities=(hotter,)), foe("imp", "c7"))

    table.play("use c3 blast", "end", "end", f"use c3 {second}", "end", "ana", "end", "move c4")

    assert table.imp.hp == hp


@clause("ds.foe.dust")
@pytest.mark.parametrize(("imp", "ana", "net"), [("c3", "c5", -1), ("c5", "c3", -1), ("c6", "c8", 0)])
def test_dust_hampers_enemies_in_it_and_those_who_aim_into_it(
    table: TableForTests, imp: str, ana: str, net: int
) -> None:
    dust = leaving("cube", 3, Outcome("dust", on_user=True, lasts="fight"), within=5)
    lash = strike("lash", 2, 4, 6, far=2)
    table.set(foe("imp", imp, abilities=(dust,)), hero("ana", ana, abilities=(lash,)))

    table.play("use c3 blast", "end", "use imp lash", dice=HIT)

    assert netted(table) == net


@clause("ds.foe.dust")
def test_dust_does_not_hamper_who_raised_it(table: TableForTests) -> None:
    dust = leaving("cube", 3, Outcome("dust", on_user=True), within=5)
    table.set(foe("imp", "c3", abilities=(dust, CLAW)), hero("ana", "c4"))

    table.play("use c3 blast", "use ana claw", dice=HIT)

    assert netted(table, "@ana") == 0


@clause("ds.area.lasting", "ds.move.difficult")
def test_an_area_may_spare_a_people(table: TableForTests) -> None:
    gas = leaving("cube", 3, Outcome("harmful-steps", 2, on_user=True, of="goblin", lasts="fight"), within=5)
    pack = [foe("gob", "b2", keywords=frozenset({"goblin"}), group="pack"), foe("orc", "b4", group="pack")]
    table.set(foe("imp", "b6", abilities=(gas,), group="pack"), *pack, hero("ana", "j8"))

    table.play("use c3 blast", "end", "gob", "move c2", "end", "move c4")

    assert (table.gob.hp, table.orc.hp) == (20, 18)
