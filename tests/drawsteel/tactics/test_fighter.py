"""What a sensible fighter does, and fights that such fighters play to their end."""

import pytest

from affray.core.board import Squares, grid_of
from affray.core.table.asking import MindTable, Sight
from affray.core.table.changes import freshen_dice
from affray.minds import minds_for
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.tactics.fighter import suggest
from affray.testing import TableForTests
from tests.drawsteel.gorge import BLAZE, chase
from tests.drawsteel.kit import AXE, BOW, WHIRL, brawl, clash_of, foe, forcing, hero, strike


def suggested(table: TableForTests) -> str:
    asked = table.asked()
    said = suggest(asked.question, Sight(table.fight.rulebook, clash_of(table.fight), asked.seat))
    return asked.options.text(said)


@pytest.mark.parametrize("option", ["pick", "agility"])
@pytest.mark.parametrize("seed", range(10))
def test_a_fight_of_simple_minds_comes_to_its_end(seed: int, option: str) -> None:
    start = brawl(initiative=option)
    state = start.state.copy()
    freshen_dice(state, str(seed), "")

    assert MindTable(start.rulebook, state, minds_for(state, "simple", "1")).play_out() in ("heroes", "foes", "nobody")


@pytest.mark.parametrize("seed", range(6))
def test_a_chase_over_a_gorge_comes_to_its_end(seed: int) -> None:
    start = chase()
    state = start.state.copy()
    freshen_dice(state, str(seed), "")

    assert MindTable(start.rulebook, state, minds_for(state, "simple", "1")).play_out() in ("heroes", "foes")


def test_the_weakest_enemy_is_struck_with_what_does_most(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(strike("pin", 1, 1, 1), AXE)), foe("imp", "b1"), foe("orc", "a1", hp=5))

    assert suggested(table) == "use orc axe"


def test_an_area_is_used_where_it_catches_somebody(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(AXE, WHIRL), fury=3), foe("imp", "b1"), foe("orc", "a1"))

    assert suggested(table) == "use whirl"


@pytest.mark.parametrize(
    ("ana", "deed"),
    [
        (hero("ana", "b2", under=["grabbed imp"]), "escape"),
        (hero("ana", "b2", under=["prone"]), "stand-up ana"),
        (hero("ana", "b2", hp=8, hp_max=20), "catch-breath"),
    ],
)
def test_one_sees_to_oneself_first(table: TableForTests, ana: Fighter, deed: str) -> None:
    table.set(ana, foe("imp", "b1"))

    assert suggested(table) == deed


def test_the_dying_beside_one_are_healed(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3", hp=-2, hp_max=20), foe("imp", "b1"))

    assert suggested(table) == "heal bo"


def test_who_cannot_strike_charges(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(AXE,), pools={"move-action": 0}), foe("imp", "e2"))

    assert suggested(table) == "charge imp melee-free-strike"


def test_surges_are_spent_and_marks_are_pressed(table: TableForTests) -> None:
    table.set(hero("ana", "b2", might=2, pools={"surges": 2}), foe("imp", "b1"))

    table.play("use imp axe", dice=[6, 6])

    assert suggested(table) == "surge imp 2"


def test_one_who_is_far_comes_nearer_and_then_turns_its_action_into_a_move(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities=(AXE,), speed=2), foe("imp", "j8"))
    assert suggested(table).startswith("move")

    table.play("move c3")

    assert suggested(table) == "convert move"


def test_an_area_is_put_where_it_catches_most(table: TableForTests) -> None:
    table.set(hero("cy", "a1", abilities=(BLAZE,)), foe("imp", "e1"), foe("orc", "e2"), foe("elf", "g6"))

    assert suggested(table) in ("use d1 blaze", "use e1 blaze")


def test_an_enemy_is_pushed_where_it_hurts(table: TableForTests) -> None:
    gorge = ["." * 10] * 3 + ["...%......"] + ["." * 10] * 4
    table.set(hero("ana", "b4", abilities=(forcing("push", 2),)), foe("imp", "c4"), foe("orc", "j8"), map=gorge)

    table.play("use imp gust", dice=[5, 5])

    assert suggested(table) == "push e4"


def test_stability_is_used_to_the_full(table: TableForTests) -> None:
    table.set(hero("ana", "b4", abilities=(forcing("push", 3),)), foe("imp", "c4", stability=2), foe("orc", "j8"))

    table.play("use imp gust", dice=[5, 5])

    assert suggested(table) == "resist 2"


def test_a_flyer_flies_and_others_jump_over_a_gap(table: TableForTests) -> None:
    gap = ["..%......."] * 8
    table.set(hero("ana", "b4", abilities=(AXE,), might=3), foe("imp", "j4"), map=gap)
    assert suggested(table).startswith("jump")

    table.set(hero("ana", "b4", abilities=(AXE,), modes=frozenset({"fly"})), foe("imp", "j4"), map=gap)

    assert suggested(table).startswith("fly")


def test_a_charge_ends_with_the_ability_made_for_it(table: TableForTests) -> None:
    lunge = strike("lunge", 3, 4, 5, keywords=frozenset({"melee", "strike", "charge"}))
    table.set(
        hero("ana", "b2", abilities=(AXE, lunge), pools={"move-action": 0}), foe("imp", "e2"), foe("orc", "e3", hp=9)
    )

    assert suggested(table) == "charge orc lunge"


@pytest.mark.parametrize(("hp", "deed"), [(-2, "use imp axe"), (-4, "end")])
def test_one_who_might_bleed_to_death_keeps_still(table: TableForTests, hp: int, deed: str) -> None:
    table.set(hero("ana", "b2", hp=hp, hp_max=20), foe("imp", "b1"))

    assert suggested(table) == deed


def test_one_steps_out_of_a_fire_and_stays_beside_the_enemy(table: TableForTests) -> None:
    fire = ["..........", ".f........"] + [".........."] * 6
    table.set(hero("ana", "b2"), foe("imp", "b1"), map=fire)

    assert suggested(table) in ("move a1", "move a2", "move c1", "move c2")


def test_nobody_stays_where_the_ground_swallows_whoever_stays(table: TableForTests) -> None:
    worm = foe("worm", "j1", under=["quaking worm"])
    table.set(hero("ana", "b2", pools={"stood": grid_of(Squares, 10, 8).square("b2")}), worm)

    assert suggested(table).startswith("move")


def test_one_who_is_sly_steps_back_before_a_shot(table: TableForTests) -> None:
    table.set(foe("imp", "b2", abilities=(BOW,), features=frozenset({"crafty"})), hero("ana", "b1"))

    assert suggested(table).startswith("move")


def test_of_those_in_reach_the_weakest_is_gone_for(table: TableForTests) -> None:
    table.set(foe("imp", "a1"), hero("ana", "d1"), hero("bo", "f1", hp=5))

    assert suggested(table) in ("move e1", "move e2")
