"""The nine conditions, how long they last, and what bleeding costs."""

import pytest

from affray.lang import language
from affray.rules.drawsteel.harm.conditions import is_save_ends
from affray.rules.drawsteel.state.blocks import Ability, Tier
from affray.rules.drawsteel.state.words import Outcome
from affray.telling.sentences import Teller
from affray.telling.tongue import Tongue
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, BOW, BRACE, CLAW, ROLL_WITH_IT, SHOVE, foe, hero, netted, strike

HEX = strike("hex", 1, 1, 1, far=10)


def laying(kind: str, lasts: str = "save") -> Ability:
    return strike("hex", 1, 1, 1, tiers=(Tier("1", "", (Outcome(kind, lasts=lasts),)),) * 3)


@clause("ds.condition", "ds.ability.stacking")
def test_the_same_condition_from_the_same_source_does_not_come_twice(table: TableForTests) -> None:
    table.set(foe("imp", "b1", abilities=(laying("weakened"),), pools={"main": 2}), hero("ana", "b2"))

    table.play("use ana hex", "use ana hex", dice=[5, 5, 5, 5])

    assert [effect.kind for effect in table.ana.effects] == ["weakened"]


@clause("ds.ability.stacking", "ds.duration.save", "ds.duration.turn")
@pytest.mark.parametrize("lasts", [("save", "turn"), ("turn", "save")])
def test_of_two_durations_the_longer_counts(table: TableForTests, lasts: tuple[str, str]) -> None:
    hexes = tuple(laying("weakened", each).but(id=f"hex-{each}") for each in lasts)
    table.set(foe("imp", "b1", abilities=hexes, pools={"main": 2}), hero("ana", "b2"))

    table.play(*(f"use ana hex-{each}" for each in lasts), dice=[5, 5, 5, 5])

    assert [is_save_ends(effect) for effect in table.ana.effects] == [True]


# --- bleeding


@clause("ds.condition.bleeding")
def test_the_bleeding_lose_stamina_after_a_main_action(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["bleeding"]), foe("imp", "b1"))

    table.play("use imp axe", dice=[6, 6, 4])

    assert (table.ana.hp, table.imp.hp) == (20 - 4 - 1, 14)


@clause("ds.condition.bleeding")
@pytest.mark.parametrize(
    ("deed", "dice", "lost"),
    [("defend", [4], 5), ("stand-up ana", [], 0), ("use imp shove", [2, 2, 4], 5), ("convert move", [], 0)],
)
def test_by_what_one_bleeds(table: TableForTests, deed: str, dice: list[int], lost: int) -> None:
    table.set(hero("ana", "b2", abilities=(SHOVE,), under=["bleeding", "prone"]), foe("imp", "b1"))

    table.play(deed, dice=dice)

    assert table.ana.hp == 20 - lost


@clause("ds.condition.bleeding")
def test_the_level_that_bleeding_adds_is_told(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["bleeding"]), foe("imp", "b1"))
    table.play("use imp axe", dice=[6, 6, 6])

    told = " ".join(
        part.text for part in Teller(Tongue(language("en"), "drawsteel")).tell(table.fight.feeds["gm"].items())
    )

    assert "Ana rolls 1d6+1 for the bleeding: 7." in told


@clause("ds.condition.bleeding")
def test_a_charge_bleeds_once(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["bleeding"]), foe("imp", "e2"))

    table.play("charge imp melee-free-strike", "to d2", dice=[2, 2, 4])

    assert table.ana.hp == 15


@clause("ds.condition.bleeding", "ds.stamina.temporary")
def test_a_triggered_action_bleeds_past_temporary_stamina(table: TableForTests) -> None:
    table.set(
        foe("imp", "b1"),
        hero("ana", "b2", abilities=(AXE, ROLL_WITH_IT), under=["bleeding"], pools={"temporary": 9}),
    )

    table.play("use ana claw", "ana: roll-with-it", dice=[8, 8, 3])

    assert (table.ana.hp, table.ana.pools["temporary"]) == (16, 7)


@clause("ds.condition.bleeding", "ds.stamina.dying")
def test_the_dying_bleed_and_may_die_of_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=-6, hp_max=20), foe("imp", "b1"), hero("bo", "j8"))

    table.play("use imp axe", dice=[6, 6, 3])

    assert (table.ana.hp, table.ana.status) == (-10, "dead")


# --- dazed


@clause("ds.condition.dazed")
def test_the_dazed_do_one_thing_a_turn(table: TableForTests) -> None:
    table.set(hero("ana", "b2", abilities=(AXE, SHOVE), under=["dazed"]), foe("imp", "b1", hp=50))
    assert not [text for text in table.offered() if text.startswith("free ")]

    table.play("use imp shove", dice=[2, 2])

    assert table.offered() == ["end"]


@clause("ds.condition.dazed", "ds.triggered.denied")
def test_the_dazed_react_to_nothing(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2", abilities=(AXE, BRACE), under=["dazed"]))

    table.play("use ana claw", dice=[8, 8])

    assert table.ana.hp == 15


@clause("ds.condition.dazed", "ds.roll.critical")
def test_a_critical_hit_gives_the_dazed_another_main_action(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["dazed"]), foe("imp", "b1", hp=50))

    table.play("use imp axe", "use imp axe", dice=[10, 10, 1, 1])

    assert table.imp.hp == 50 - 9 - 3


@clause("ds.condition.dazed", "ds.turn.split")
def test_the_dazed_may_finish_a_move_in_parts(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["dazed"]), foe("imp", "j1"))

    table.play("move c2", "move d2")

    assert table.ana.pools["move"] == 3


# --- frightened


@clause("ds.condition.frightened")
def test_fear_is_a_bane_one_way_and_an_edge_the_other(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["frightened imp"]), foe("imp", "b1"))

    table.play("use imp axe", "end", "use ana claw", dice=[6, 6, 6, 6])

    assert (netted(table), netted(table, "@ana")) == (-1, 1)


@clause("ds.condition.frightened")
def test_nobody_goes_nearer_to_whom_they_fear(table: TableForTests) -> None:
    table.set(hero("ana", "d2", under=["frightened imp"]), foe("imp", "b2"))

    moves = {text for text in table.offered() if text.startswith("move")}

    assert "move e2" in moves
    assert "move c2" not in moves


@clause("ds.condition.frightened", "ds.condition.taunted")
@pytest.mark.parametrize("kind", ["frightened", "taunted"])
def test_a_new_source_takes_the_place_of_the_old(table: TableForTests, kind: str) -> None:
    table.set(foe("imp", "b1", abilities=(laying(kind),)), hero("ana", "b2", under=[f"{kind} orc"]), foe("orc", "j8"))

    table.play("use ana hex", dice=[6, 6])

    assert [effect.source for effect in table.ana.effects] == ["imp"]


# --- prone, restrained, slowed


@clause("ds.condition.prone")
@pytest.mark.parametrize(("at", "ability", "edge"), [("b1", "axe", 1), ("e2", "hex", 0)])
def test_melee_abilities_have_an_edge_on_the_prone(table: TableForTests, at: str, ability: str, edge: int) -> None:
    table.set(hero("ana", "b2", abilities=(AXE, HEX)), foe("imp", at, under=["prone"]))

    table.play(f"use imp {ability}", dice=[6, 6])

    assert netted(table) == edge


@clause("ds.condition.prone")
def test_the_prone_strike_with_a_bane_and_crawl(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["prone"]), foe("imp", "b1"), foe("orc", "j8"))

    table.play("use imp axe", "move c4", "imp: pass", dice=[6, 6])

    assert netted(table) == -1
    assert table.ana.pools["move"] == 1


@clause("ds.deed.stand-up")
def test_standing_up_is_a_maneuver(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["prone"]), hero("bo", "b3", under=["prone"]), foe("imp", "j1"))
    assert {"stand-up ana", "stand-up bo"} <= set(table.offered())

    table.play("stand-up bo")

    assert (table.bo.has("prone"), table.ana.pools["maneuver"]) == (False, 0)


@clause("ds.deed.stand-up")
def test_who_wants_to_be_asked_may_stay_where_they_lie_and_it_costs_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3", under=["prone"]), foe("imp", "j1"))
    table.fight.set("standing bo helped ask")

    table.play("stand-up bo", "bo: pass")

    assert (table.bo.has("prone"), table.ana.pools["maneuver"]) == (True, 1)


@clause("ds.deed.stand-up", "ds.deed.consumable")
def test_who_never_wants_help_is_not_offered_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3", under=["prone"]), foe("imp", "j1"))
    table.fight.set("standing bo helped never")

    assert "stand-up bo" not in table.offered()
    assert not [text for text in table.offered() if text.startswith("consume bo")]


@clause("ds.deed.lie-down")
def test_who_lay_down_freely_rises_freely(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "j1"))
    table.play("lie-down")
    assert table.ana.has("prone")

    table.play("rise")

    assert (table.ana.has("prone"), table.ana.pools["maneuver"]) == (False, 1)


@clause("ds.condition.restrained")
def test_the_restrained_go_nowhere_strike_badly_and_are_struck_well(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["restrained", "prone"]), foe("imp", "b1"))
    assert not [text for text in table.offered() if text.startswith(("move", "stand"))]

    table.play("use imp axe", "end", "use ana claw", dice=[6, 6, 6, 6])

    assert (netted(table), netted(table, "@ana")) == (-2, 2)


@clause("ds.condition.slowed", "ds.feature.steadfast")
@pytest.mark.parametrize(("features", "left"), [((), 1), (("steadfast",), 2)])
def test_the_slowed_have_a_speed_of_2_and_do_not_shift(
    table: TableForTests, features: tuple[str, ...], left: int
) -> None:
    table.set(hero("ana", "b2", under=["slowed"], features=frozenset(features)), foe("imp", "j1"))
    assert not [text for text in table.offered() if text.startswith("disengage")]

    table.play("move c2")

    assert table.ana.pools["move"] == left


# --- taunted, weakened


@clause("ds.condition.taunted")
@pytest.mark.parametrize(("target", "state"), [("orc", -2), ("imp", 0)])
def test_the_taunted_have_a_double_bane_against_others(table: TableForTests, target: str, state: int) -> None:
    table.set(hero("ana", "b2", under=["taunted imp"]), foe("imp", "b1"), foe("orc", "b3"))

    table.play(f"use {target} axe", dice=[6, 6])

    assert netted(table, f"@{target}") == state


@clause("ds.condition.taunted")
def test_an_ability_that_also_targets_the_taunter_has_no_bane(table: TableForTests) -> None:
    sweep = strike("sweep", 1, 1, 1, number=2)
    table.set(hero("ana", "b2", abilities=(sweep,), under=["taunted imp"]), foe("imp", "b1"), foe("orc", "b3"))

    table.play("use imp,orc sweep", dice=[6, 6])

    assert netted(table, "@orc") == 0


@clause("ds.condition.taunted")
def test_a_taunter_out_of_sight_taunts_nobody(table: TableForTests) -> None:
    wall = ["...#......"] * 8
    table.set(hero("ana", "b2", under=["taunted imp"]), foe("imp", "f2"), foe("orc", "b3"), map=wall)

    table.play("use orc axe", dice=[6, 6])

    assert netted(table, "@orc") == 0


@clause("ds.condition")
def test_a_condition_from_two_sources_counts_once(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["weakened imp", "weakened orc"]), foe("imp", "b1"), foe("orc", "j8"))

    table.play("use imp axe", dice=[6, 6])

    assert netted(table) == -1


# --- how long


@clause("ds.duration.fight")
def test_effects_end_with_the_fight(table: TableForTests) -> None:
    table.set(hero("ana", "b2", under=["bleeding"], pools={"surges": 2}), foe("imp", "b1", hp=1))

    table.play("use imp axe", "pass", dice=[6, 6, 1])

    assert (table.ana.effects, table.ana.pools["surges"], table.ana.pools["fury"]) == ((), 0, 0)


@clause("ds.duration.relent")
def test_one_may_end_what_one_has_laid_on_another(table: TableForTests) -> None:
    table.set(foe("imp", "b1", abilities=(laying("slowed"),)), hero("ana", "b2"))
    table.play("use ana hex", dice=[6, 6])

    table.play("relent ana slowed")

    assert not table.ana.has("slowed")


@clause("ds.feature.resolute")
@pytest.mark.parametrize(("die", "ends"), [(5, True), (4, False)])
def test_the_resolute_save_on_a_5(table: TableForTests, die: int, ends: bool) -> None:
    table.set(
        foe("imp", "b1", abilities=(laying("slowed"), CLAW)),
        hero("ana", "b2", abilities=(BOW,), features=frozenset({"resolute"})),
    )

    table.play("use ana hex", "end", "end", dice=[6, 6, die])

    assert table.ana.has("slowed") is not ends


@clause("ds.duration.save")
def test_who_bleeds_to_death_in_its_turn_makes_no_save_at_its_end(table: TableForTests) -> None:
    fiend = foe("imp", "b1", hp=2, under=["bleeding"])
    table.set(hero("ana", "b2", abilities=(laying("slowed"),)), fiend, foe("orc", "j8"))

    table.play("use imp hex", "end", "imp", "use ana claw", dice=[1, 1, 6, 6, 6])

    assert not table.imp.is_there
    assert [rolled["why"] for rolled in table.told("rolled")][-1] != "save"


@clause("ds.condition.bleeding", "ds.opportunity")
def test_a_creature_that_strikes_out_of_turn_bleeds_too(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", under=["bleeding"]))

    table.play("move b5", "imp: strike", dice=[3])

    assert (table.ana.hp, table.imp.hp) == (18, 20 - 3 - 1)


@clause("ds.condition.frightened")
def test_one_may_come_nearer_to_what_one_fears_but_does_not_see(table: TableForTests) -> None:
    fog = ["..........", "dddddddddd"] + [".........."] * 6
    table.set(hero("ana", "e5", under=["frightened imp"]), foe("imp", "e2", hidden_from=frozenset({"ana"})), map=fog)

    assert "move e4" in table.offered()
