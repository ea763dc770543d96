"""The worked figures of the chapter, line by line as the digest of examples lists them.

What surrounds each rule is tested in the files that are about it.
"""

from typing import Any

import pytest

from affray import Fight
from affray.core.values import Effect
from affray.lang import language
from affray.rules.dnd5e.actions.objects import SAMPLES
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.state.blocks import SIZES, Speeds
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, battle_of, caster, foe, hero, setup
from tests.dnd5e.turn.test_mounts import horse, mounting, ridden, rider
from tests.dnd5e.turn.test_thrown import TRIP

CORRIDOR = ["." * 10, *["#" * 10] * 7]


def prone(who: str) -> Effect:
    return Effect("prone-1", "prone", who)


def clauses_of(reasons: list[dict[str, Any]]) -> list[str]:
    return [reason["clause"] for reason in reasons]


# --- movement


@clause("5e.move.split")
def test_004_l118_speed_6_moves_2_acts_and_moves_4(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("move c1", "dodge")
    assert "move h1" not in table.offered()
    table.play("move g1")

    assert left(table.ana) == 0


@clause("5e.move.between-attacks")
def test_004_l122_speed_5_moves_2_attacks_moves_3_attacks(table: TableForTests) -> None:
    ana = hero("ana", "a1", speed=5, features=("extra-attack",))
    table.set(ana, foe("orc", "d1", hp=40, pools={"reaction": 0}), foe("imp", "g1", hp=40))

    table.play("move c1", "attack orc shortsword", "move f2", "attack imp shortsword", dice=[2, 2])

    assert (left(table.ana), table.ana.pools["action"]) == (0, 0)


@clause("5e.move.speeds")
def test_004_l128_walk_6_fly_12_flies_4_walks_2_flies_6(table: TableForTests) -> None:
    table.set(hero("ana", "a1", speeds=Speeds(fly=12)), foe("orc", "a8"))

    table.play("fly 0 e1")
    assert left(table.ana) == 2
    table.play("move g1")
    assert left(table.ana, "fly") == 6
    table.play("fly 0 g7")

    assert (left(table.ana), left(table.ana, "fly")) == (0, 0)


@clause("5e.prone.stand", "5e.prone.stand-needs")
@pytest.mark.parametrize(
    ("traits", "is_offered"), [({}, True), ({"pools": {"move": 3}}, True), ({"pools": {"move": 2}}, False)]
)
def test_004_l142_standing_up_costs_3_of_6(table: TableForTests, traits: dict[str, Any], is_offered: bool) -> None:
    table.set(hero("ana", "a1", effects=(prone("ana"),), **traits), foe("orc", "j8"))
    before = left(table.ana)

    assert ("stand" in table.offered()) is is_offered
    if is_offered:
        table.play("stand")
        assert (left(table.ana), table.ana.has("prone")) == (before - 3, False)


@clause("5e.prone.stand-needs")
def test_004_l142_at_speed_0_nobody_stands_up(table: TableForTests) -> None:
    held = Effect("restrained-1", "restrained", "ana")
    table.set(hero("ana", "a1", effects=(prone("ana"), held)), foe("orc", "j8"))

    assert "stand" not in table.offered()


@clause("5e.prone.crawl")
@pytest.mark.parametrize(("ground", "cost"), [(".", 2), (",", 3)])
def test_004_l144_crawling_costs_2_and_in_difficult_terrain_3(table: TableForTests, ground: str, cost: int) -> None:
    table.set(hero("ana", "a1", effects=(prone("ana"),)), foe("orc", "j8"), map=[f".{ground}{'.' * 8}"] * 8)

    table.play("move b1")

    assert left(table.ana) == 6 - cost


@clause("5e.size.space")
def test_004_l166_sizes_in_squares_where_half_a_square_is_one() -> None:
    assert SIZES == {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}


@clause("5e.size.block")
def test_004_l175_nobody_passes_a_medium_foe_in_a_corridor_1_wide(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "c1"), map=CORRIDOR)

    assert [text for text in table.offered() if text.startswith("move")] == ["move b1"]


@clause("5e.size.surround")
@pytest.mark.parametrize(("size", "around"), [("medium", 8), ("gargantuan", 20)])
def test_004_l177_8_stand_around_a_medium_one_and_20_around_a_gargantuan_one(
    table: TableForTests, size: str, around: int
) -> None:
    table.set(foe("ogre", "d3", size=size), hero("ana", "a1"))
    grid = battle_of(table.fight).grid

    assert grid.around(table.ogre.at, SIZES[size], 1).bit_count() == around


@clause("5e.size.squeeze")
def test_004_l183_a_large_creature_squeezes_through_1_wide_at_2_a_square(table: TableForTests) -> None:
    rows = ["..########", "..........", *["..########"] * 6]
    table.set(foe("ogre", "a1", size="large", speed=6), hero("ana", "j2"), map=rows)

    table.play("squeeze d2")

    assert left(table.ogre) == 6 - 2 * 2


@clause("5e.grid.square")
def test_004_l191_speed_6_is_6_squares(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    assert "move g1" in table.offered()
    assert "move h1" not in table.offered()
    assert language("en").distance(6) == "30 ft"


@clause("5e.grid.enter")
@pytest.mark.parametrize(("move", "difficult"), [(1, False), (2, True)])
def test_004_l195_a_difficult_square_needs_2_left_and_a_diagonal_1(
    table: TableForTests, move: int, difficult: bool
) -> None:
    table.set(hero("ana", "a1", pools={"move": move}), foe("orc", "j8"), map=[".,........", *["." * 10] * 7])

    assert ("move b1" in table.offered()) is difficult
    assert "move b2" in table.offered()


@clause("5e.action.dash")
def test_004_l251_dash_makes_12_of_6(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("dash")

    assert left(table.ana) == 12


# --- actions


@clause("5e.action.ready-spell")
def test_004_l235_readying_magic_missile_ends_the_web_and_damage_may_break_it(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "web", "magic-missile", hp=30), foe("orc", "b1", hp=60))
    table.play("cast web 2 e5", "end", "end")
    assert battle_of(table.fight).zones

    table.play("ready", "cast", "ends-move", "any-foe", "cast magic-missile 1", "end")
    assert not battle_of(table.fight).zones
    table.play("attack ana shortsword", dice=[15, 1, 9])

    assert not table.ana.has("holding-spell")
    assert table.ana.pools["slot-1"] == 3


@clause("5e.turn.object-list")
def test_004_l101_the_list_has_22_interactions_one_with_a_pole_of_2_squares() -> None:
    assert len(SAMPLES["cz"]) == 22
    assert "tap-floor" in SAMPLES["cz"]
    assert language("cs").distance(2) == "2 sáhy"


# --- attacks


@clause("5e.melee.unarmed")
def test_004_l336_an_unarmed_strike_does_1_and_the_strength_modifier(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(), abilities={"str": 16}), foe("orc", "b1", hp=30))

    table.play("attack orc unarmed-strike", dice=[15])

    assert table.orc.hp == 30 - (1 + 3)


@clause("5e.cover.best")
def test_004_l378_a_creature_and_a_trunk_give_5_and_not_7(table: TableForTests) -> None:
    rows = [*["....T....."] * 3, *["." * 10] * 5]
    table.set(hero("ana", "a2"), hero("bo", "c2"), foe("orc", "f2", armour_class=13), map=rows)

    table.play("attack orc shortbow", dice=[14, 1])

    assert sum(reason["amount"] for reason in table.told("attack")[0]["guard"]) == 13 + 5
    assert table.told("attack")[0]["hit"]


@clause("5e.ranged.close")
@pytest.mark.parametrize(("at", "reasons"), [("b1", ["5e.ranged.close"]), ("c1", [])])
def test_000_l68_a_foe_within_5_feet_hinders_a_shot(table: TableForTests, at: str, reasons: list[str]) -> None:
    table.set(hero("ana", "a1", weapons=(BOW,)), foe("orc", at), foe("imp", "a8"))

    table.play("attack imp shortbow", dice=[2, *[2] * len(reasons)])

    assert clauses_of(table.told("attack")[0]["disadvantage"]) == reasons


@clause("5e.shove")
def test_000_l97_a_shove_is_5_feet(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=()), foe("orc", "b1", abilities={"str": 10}))

    table.play("shove orc", "orc: athletics", "push c1", dice=[15, 5])

    assert battle_of(table.fight).distance(table.ana, table.orc) == 2


@clause("5e.cover.half", "5e.cover.three-quarters")
@pytest.mark.parametrize(("rows", "bonus"), [(["." * 10] * 8, 2), ([*["....T....."] * 3, *["." * 10] * 5], 5)])
def test_000_l99_half_cover_is_2_and_three_quarters_5(table: TableForTests, rows: list[str], bonus: int) -> None:
    table.set(hero("ana", "a2"), hero("bo", "c2"), foe("orc", "f2", armour_class=13), map=rows)

    table.play("attack orc shortbow", dice=[2])

    assert table.told("attack")[0]["guard"][-1]["amount"] == bonus


# --- mounts


@clause("5e.mount.up")
@pytest.mark.parametrize(("traits", "is_offered"), [({}, True), ({"pools": {"move": 2}}, False), ({"speed": 0}, False)])
def test_004_l533_mounting_costs_3_of_6(table: TableForTests, traits: dict[str, Any], is_offered: bool) -> None:
    table.set(hero("ana", "c1", **traits), horse("a1"), foe("orc", "j8"))

    assert bool(mounting(table)) is is_offered
    if is_offered:
        table.play("mount horse controlled")
        assert left(table.ana) == 3


@clause("5e.mount.thrown")
@pytest.mark.parametrize(("die", "is_thrown"), [(7, True), (8, False)])
def test_004_l535_the_rider_saves_at_dc_10_or_falls_within_1(table: TableForTests, die: int, is_thrown: bool) -> None:
    table.set(foe("wolf", "c1", weapons=(TRIP,)), rider("a1", hp=30), ridden("a1"))

    table.play("attack ana bite", dice=[15, 1, 1, die])

    assert table.ana.has("prone") is is_thrown
    assert battle_of(table.fight).distance(table.ana, table.horse) == is_thrown


# --- surprise


@clause("5e.surprise.each")
def test_002_l11_all_marauders_are_surprised_or_the_one_who_noticed_is_not() -> None:
    bandits = [foe(f"bandit-{n}", f"j{n}", group="bandit") for n in (1, 2)]
    fight = Fight(setup(hero("ana", "a1", skills={"stealth": 5}), *bandits, stealthy=("ana",)), dice=[10, 5, 5])
    assert surprised(fight) == ["bandit-1", "bandit-2"]

    heroes = [hero("ana", "a1", passive_perception=10), hero("bo", "a2", passive_perception=18)]
    fight = Fight(setup(*heroes, foe("zombie", "j8"), stealthy=("zombie",)), dice=[10, 5, 6, 7])
    assert surprised(fight) == ["ana"]


def surprised(fight: Fight) -> list[str]:
    battle: Any = fight.state
    return [creature.id for creature in battle.everyone() if creature.has("surprised")]
