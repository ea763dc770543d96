"""Moving otherwise: terrain, flying, climbing, jumping, swimming, burrowing, crawling, teleporting, falling."""

from typing import Any

import pytest

from affray.rules.drawsteel.state.blocks import Ability, Distance, Tier
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, BOW, clash_of, effect, foe, forcing, hero

PLAIN = "." * 10
FLYER: dict[str, Any] = {"modes": frozenset({"fly"})}
LEDGE = ["..LLLLLLLL"] * 8
GORGE = ["..%%%....."] * 8


def at(table: TableForTests, who: str) -> tuple[str, int]:
    each = getattr(table, who)
    return clash_of(table.fight).square_name(each.at), each.height


# --- ground


@clause("ds.terrain.damaging")
def test_fire_hurts_those_who_enter_it_once_a_round(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("imp", "j8"), map=[PLAIN, ".fff......", "##########", *[PLAIN] * 5])

    table.play("move b2 c2 d2")

    assert table.ana.hp == 18


@clause("ds.terrain.damaging", "ds.move.shift")
def test_nobody_shifts_into_fire(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("imp", "j8"), map=[PLAIN, ".f........", *[PLAIN] * 6])

    assert "disengage b2" not in table.offered()


@clause("ds.terrain.damaging", "ds.forced.free")
def test_fire_hurts_those_who_are_pushed_into_it(table: TableForTests) -> None:
    fire = [PLAIN] * 3 + ["...f......"] + [PLAIN] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 1),)), foe("imp", "c4"), foe("orc", "j8"), map=fire)

    table.play("use imp gust", "push d4", dice=[5, 5])

    assert table.imp.hp == 18


@clause("ds.move.crawl")
def test_the_prone_crawl(table: TableForTests) -> None:
    ana = hero("ana", "a2")
    ana.effects = (effect("prone", "ana"),)
    table.set(ana, foe("imp", "j8"))

    assert "move c2" in table.offered()
    assert "move d2" not in table.offered()


@clause("ds.swim")
@pytest.mark.parametrize(("modes", "far"), [(set(), "c2"), ({"swim"}, "f2")])
def test_swimming_costs_twice_as_much_without_the_trait(table: TableForTests, modes: set[str], far: str) -> None:
    table.set(hero("ana", "a2", modes=frozenset(modes)), foe("imp", "j8"), map=["~" * 10] * 8)

    assert max(text.split()[1] for text in table.offered() if text.startswith("move") and text.endswith("2")) == far


@clause("ds.swim.damage")
@pytest.mark.parametrize(("type", "hp"), [("fire", 19), ("lightning", 9), ("cold", 14)])
def test_under_water_fire_hurts_less_and_lightning_more(table: TableForTests, type: str, hp: int) -> None:
    bolt = BOW.but(tiers=(Tier("6", type),) * 3)
    table.set(hero("ana", "a2", abilities=(bolt,), modes=frozenset({"swim"})), foe("imp", "d2"), map=["u" * 10] * 8)

    table.play("use imp bow", dice=[5, 5])

    assert table.imp.hp == hp


@clause("ds.swim.breath")
@pytest.mark.parametrize(("might", "features", "hp"), [(0, set(), 16), (2, set(), 20), (0, {"water-breathing"}, 20)])
def test_one_holds_ones_breath_for_as_many_rounds_as_ones_might(
    table: TableForTests, might: int, features: set[str], hp: int
) -> None:
    deep = ["uuuuu....."] * 8
    table.set(hero("ana", "a2", might=might, features=frozenset(features)), foe("imp", "j8"), map=deep)

    table.play(*["end"] * 4, dice=[4] if hp < 20 else [])

    assert (table.fight.state.round, table.ana.hp) == (3, hp)


# --- flying and falling


@clause("ds.fly")
def test_a_flyer_goes_up_and_along_at_once(table: TableForTests) -> None:
    table.set(hero("ana", "a2", **FLYER), foe("imp", "j8"))

    table.play("fly 3 e2")

    assert at(table, "ana") == ("e2", 3)
    assert table.ana.pools["move"] == 1


@clause("ds.fly")
def test_a_flyer_crosses_a_chasm_and_others_do_not(table: TableForTests) -> None:
    table.set(hero("ana", "b2", **FLYER), hero("bo", "b4"), foe("imp", "j8"), map=GORGE)
    assert "move c2" not in table.offered()

    table.play("fly d2")

    assert at(table, "ana") == ("d2", 0)


@clause("ds.fly", "ds.opportunity")
def test_flying_up_leaves_an_enemys_side(table: TableForTests) -> None:
    table.set(hero("ana", "a2", **FLYER), foe("imp", "a1"))

    table.play("fly 2", "imp: strike")

    assert table.ana.hp == 18


@clause("ds.fly", "ds.fall")
@pytest.mark.parametrize(("modes", "height"), [({"fly"}, 0), ({"fly", "hover"}, 3)])
def test_a_flyer_knocked_prone_falls_unless_it_hovers(table: TableForTests, modes: set[str], height: int) -> None:
    ana = hero("ana", "a2", modes=frozenset(modes), height=3)
    ana.effects = (effect("prone", "ana"),)
    table.set(ana, foe("imp", "j8"))

    table.play("end")

    assert table.ana.height == height


@clause("ds.fall")
@pytest.mark.parametrize(
    ("height", "agility", "hp"),
    [(1, 0, 100), (2, 0, 96), (5, 0, 90), (5, 2, 94), (5, -1, 90), (3, 2, 100), (40, 0, 50)],
)
def test_a_fall_does_2_a_square_less_agility_and_at_most_50(
    table: TableForTests, height: int, agility: int, hp: int
) -> None:
    table.set(hero("ana", "a2", hp=100, agility=agility, height=height), foe("imp", "j8"))

    table.play("end")

    assert (table.ana.height, table.ana.hp) == (0, hp)
    assert table.ana.has("prone") is (hp < 100)


@clause("ds.fall")
def test_water_makes_a_fall_4_shorter(table: TableForTests) -> None:
    table.set(hero("ana", "a2", height=7), foe("imp", "j8"), map=["~" * 10] * 8)

    table.play("end")

    assert table.ana.hp == 14


@clause("ds.fall")
@pytest.mark.parametrize(("might", "falls"), [(0, True), (1, False)])
def test_who_falls_on_another_hurts_it_and_lands_beside(table: TableForTests, might: int, falls: bool) -> None:
    table.set(hero("ana", "b2", height=4), foe("imp", "b2", might=might))

    table.play("end")

    assert (table.ana.hp, table.imp.hp) == (12, 12)
    assert table.imp.has("prone") is falls
    assert at(table, "ana")[0] != at(table, "imp")[0]


# --- climbing


@clause("ds.climb")
@pytest.mark.parametrize(("modes", "left"), [(set(), 1), ({"climb"}, 3)])
def test_each_square_up_costs_2_or_1_for_climbers(table: TableForTests, modes: set[str], left: int) -> None:
    table.set(hero("ana", "b2", modes=frozenset(modes)), foe("imp", "j8"), map=LEDGE)
    assert "move c2" not in table.offered()

    table.play("climb c2")

    assert at(table, "ana") == ("c2", 2)
    assert table.ana.pools["move"] == left


@clause("ds.climb")
def test_a_slope_is_walked(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("imp", "j8"), map=[".^^LL....."] * 8)

    table.play("move c2", "move d2")

    assert at(table, "ana") == ("d2", 2)
    assert table.ana.pools["move"] == 2


@clause("ds.climb")
def test_a_high_wall_is_climbed_in_several_turns(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j8"), map=["..HHHHHHHH"] * 8)
    assert not any(text.startswith("climb") for text in table.offered())

    table.play("scale 2", "end")
    assert (at(table, "ana"), table.ana.has("climbing")) == (("b2", 2), True)
    table.play("end", "climb c2")

    assert (at(table, "ana"), table.ana.has("climbing")) == (("c2", 4), False)


@clause("ds.climb.test")
@pytest.mark.parametrize(("dice", "height", "left"), [([3, 3], 0, 0), ([6, 6], 2, 1)])
def test_a_sheer_wall_asks_for_might_and_costs_nothing_if_that_fails(
    table: TableForTests, dice: list[int], height: int, left: int
) -> None:
    map = ["..LLLLLLLL", "..LLLLLLLL", ".s........", *["." * 10] * 5]
    table.set(hero("ana", "b2"), foe("imp", "j8"), map=map)

    table.play("climb c2", dice=dice)

    assert (table.ana.height, table.ana.pools["move"]) == (height, left)


@clause("ds.climb", "ds.forced.vertical")
def test_a_climber_that_is_pushed_loses_its_hold(table: TableForTests) -> None:
    imp = foe("imp", "c4", height=3)
    imp.effects = (effect("climbing", "imp"),)
    table.set(
        hero("ana", "b4", abilities=(forcing("slide", 1),)),
        imp,
        foe("orc", "j8"),
        map=[PLAIN] * 2 + ["..#......."] + [PLAIN] * 5,
    )

    table.play("use imp gust", "slide d4", dice=[5, 5])

    assert (table.imp.height, table.imp.hp) == (0, 14)


@clause("ds.climb.creature")
@pytest.mark.parametrize(("dice", "hp", "height"), [([2, 2], 18, 0), ([6, 6], 20, 0), ([9, 9], 20, 2)])
def test_one_climbs_onto_a_bigger_enemy_by_a_test(table: TableForTests, dice: list[int], hp: int, height: int) -> None:
    table.set(hero("ana", "b2"), foe("ogre", "c2", size="2"))

    table.play("cling ogre", dice=dice)

    assert (table.ana.hp, table.ana.height) == (hp, height)


@clause("ds.climb.creature")
def test_who_holds_on_is_carried_along_and_strikes_with_an_edge(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=1), foe("ogre", "c2", size="2"))
    table.play("cling ogre", "use ogre axe", "end", dice=[9, 8, 2, 2])
    assert table.told("power-roll")[-1]["edges"][-1]["clause"] == "ds.climb.creature"

    table.play("move f2")

    assert at(table, "ana") == ("f2", 2)


@clause("ds.climb.shaken", "ds.fall")
@pytest.mark.parametrize(("dice", "hp", "prone"), [([2, 2], 16, True), ([6, 6], 20, False)])
def test_who_is_shaken_off_falls_or_slides(table: TableForTests, dice: list[int], hp: int, prone: bool) -> None:
    table.set(hero("ana", "b2"), foe("ogre", "c2", size="2"))

    table.play("cling ogre", "end", "shake-off ana", dice=[9, 9, *dice])

    assert (table.ana.hp, table.ana.height, table.ana.has("prone")) == (hp, 0, prone)
    assert not table.ana.has("clinging")


@clause("ds.climb.shaken")
def test_tier_3_holds_on(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("ogre", "c2", size="2"))

    table.play("cling ogre", "end", "shake-off ana", dice=[9, 9, 9, 9])

    assert table.ana.has("clinging")


# --- jumping


@clause("ds.jump")
def test_one_jumps_as_far_as_might_or_agility_without_a_test(table: TableForTests) -> None:
    table.set(hero("ana", "b2", agility=3), foe("imp", "j8"), map=["..%%......"] * 8)

    table.play("jump e2")

    assert (at(table, "ana"), table.ana.hp) == (("e2", 0), 20)
    assert table.ana.pools["move"] == 2


@clause("ds.jump")
@pytest.mark.parametrize(
    ("dice", "end", "hp"), [([2, 2], ("c2", -4), 14), ([6, 6], ("d2", -4), 14), ([9, 8], ("e2", 0), 20)]
)
def test_a_test_lengthens_a_jump_and_who_is_short_of_it_falls(
    table: TableForTests, dice: list[int], end: tuple[str, int], hp: int
) -> None:
    table.set(hero("ana", "b2", agility=1), foe("imp", "j8"), map=["..%%......"] * 8)

    table.play("jump e2", dice=dice)

    assert (at(table, "ana"), table.ana.hp) == (end, hp)


@clause("ds.jump")
def test_nobody_jumps_farther_than_the_move_or_out_of_difficult_ground(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2", might=4, speed=3),
        hero("bo", "b4"),
        foe("imp", "j8"),
        map=[PLAIN] * 3 + [".,........"] + [PLAIN] * 4,
    )
    assert "jump e2" in table.offered()
    assert "jump f2" not in table.offered()

    table.play("end", "end")

    assert not any(text.startswith("jump") for text in table.offered())


@clause("ds.jump")
def test_a_ledge_of_2_is_too_high_without_a_test(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=2), foe("imp", "j8"), map=LEDGE)

    table.play("jump c2", dice=[6, 6])

    assert at(table, "ana") == ("c2", 2)


# --- burrowing


@clause("ds.burrow")
def test_a_burrower_digs_down_and_moves_where_nobody_can_aim(table: TableForTests) -> None:
    table.set(foe("mole", "b2", modes=frozenset({"burrow"})), hero("ana", "a2"))

    table.play("dig -1", "burrow f2", "end")

    assert at(table, "mole") == ("f2", -1)
    assert not any("mole" in text for text in table.offered())


@clause("ds.burrow", "ds.cover")
def test_a_big_one_half_in_the_ground_has_cover(table: TableForTests) -> None:
    table.set(hero("ana", "a2"), foe("worm", "c2", size="2", modes=frozenset({"burrow"}), height=-1))

    table.play("use worm bow", dice=[5, 5])

    assert table.told("power-roll")[-1]["banes"][0]["clause"] == "ds.cover"


@clause("ds.burrow")
def test_the_buried_are_hurt_and_not_moved(table: TableForTests) -> None:
    gust = forcing("push", 3)
    ana = hero("ana", "b4", abilities=(gust,), height=-1)
    table.set(ana, foe("mole", "c4", modes=frozenset({"burrow"}), height=-1), foe("orc", "j8"))

    table.play("use mole gust", dice=[5, 5])

    assert (at(table, "mole"), table.mole.hp) == (("c4", -1), 17)


@clause("ds.burrow.claw")
@pytest.mark.parametrize(
    ("dice", "effects", "main"), [([2, 2], {"slowed", "weakened"}, 1), ([6, 6], {"slowed"}, 0), ([9, 9], set(), 1)]
)
def test_others_claw_their_way_up(table: TableForTests, dice: list[int], effects: set[str], main: int) -> None:
    table.set(hero("ana", "b4", height=-1), foe("imp", "j8"))

    table.play("claw up", dice=dice)

    assert (table.ana.height, table.ana.pools["main"]) == (0, main)
    assert {each.kind for each in table.ana.effects} == effects


# --- shifting and teleporting by an ability


def giving(kind: str, amount: int) -> Ability:
    return AXE.but(
        id="step", tiers=(), roll=(), target="self", distance=Distance(), effects=(Outcome(kind, amount, on_user=True),)
    )


@clause("ds.move.shift")
def test_an_ability_may_let_one_shift(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(giving("shift", 2),)), foe("imp", "b1"))

    table.play("use step", "shift b4")

    assert at(table, "ana")[0] == "b4"


@clause("ds.move.speed", "ds.opportunity")
def test_a_move_that_an_ability_gives_is_no_longer_than_the_speed(table: TableForTests) -> None:
    table.set(hero("ana", "b2", speed=2, abilities=(giving("stride", 5),)), foe("imp", "b1"))
    table.play("use step")
    assert "go b5" not in table.offered()

    table.play("go b4", "imp: strike")

    assert table.ana.hp == 18


@clause("ds.teleport")
def test_teleporting_provokes_nobody_and_frees_one(table: TableForTests) -> None:
    ana = hero("ana", "b2", abilities=(giving("teleport", 6),))
    ana.effects = tuple(effect(kind, "ana", "imp") for kind in ("grabbed", "restrained", "prone"))
    table.set(ana, foe("imp", "b1"))

    table.play("use step", "teleport g5")

    assert at(table, "ana")[0] == "g5"
    assert table.ana.effects == ()


@clause("ds.teleport", "ds.line-of-effect")
def test_one_teleports_only_in_line_of_effect_to_an_empty_space(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(giving("teleport", 6),)), foe("imp", "b1"), map=["....##...."] * 8)
    table.play("use step")

    assert {"teleport b1", "teleport b2", "teleport g2"}.isdisjoint(table.offered())
    assert "teleport d8" in table.offered()


@clause("ds.teleport")
def test_some_teleport_by_a_move_action(table: TableForTests) -> None:
    table.set(hero("ana", "b2", modes=frozenset({"teleport"})), foe("imp", "b1"), map=GORGE)

    table.play("teleport g2")

    assert at(table, "ana") == ("g2", 0)
    assert table.ana.pools["move-action"] == 0
