"""Where a rule begins and ends: just within and just beyond."""

from typing import Any

import pytest

from affray import Fight, MindTable
from affray.core.values import Effect, Until
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.walk import can_pass
from affray.rules.dnd5e.state.blows import Blow
from affray.testing import TableForTests, clause
from tests.dnd5e.attack.test_attack import reasons
from tests.dnd5e.harm.test_wounds import villain
from tests.dnd5e.kit import BOW, SWORD, arrange, battle_of, foe, hero, setup

PIKE = SWORD.but(id="pike", reach=2)
JAVELIN = SWORD.but(id="javelin", range=6, long=24)
DOWN: dict[str, Any] = {"hp": 0, "hp_max": 20, "status": "dying"}


@clause("5e.condition.prone")
def test_a_long_weapon_strikes_the_prone_with_disadvantage(table: TableForTests) -> None:
    prone = Effect("prone-1", "prone", "orc")
    table.set(hero("ana", "a1", weapons=(PIKE,)), foe("orc", "c1", effects=(prone,)))

    table.play("attack orc pike", dice=[2, 2])

    assert reasons(table, "disadvantage") == ["5e.condition.prone"]


@clause("5e.ranged.long")
def test_a_shot_at_just_the_normal_range_has_no_disadvantage(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(BOW.but(range=3),)), foe("orc", "d1"))

    table.play("attack orc shortbow", dice=[2])

    assert reasons(table, "disadvantage") == []


@clause("5e.ranged.close")
def test_a_javelin_thrown_beside_a_foe_is_disturbed_but_not_one_thrust_at_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(JAVELIN,)), foe("orc", "b1"), foe("imp", "e1"))
    table.play("attack imp javelin", dice=[2, 2])
    assert reasons(table, "disadvantage") == ["5e.ranged.close"]

    table.set(hero("ana", "a1", weapons=(JAVELIN,)), foe("orc", "b1"), foe("imp", "e1"))
    table.play("attack orc javelin", dice=[2])
    assert reasons(table, "disadvantage") == []


@clause("5e.ranged.close")
def test_neither_the_unconscious_nor_the_dead_disturb_a_shot(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), villain("chief", "b1", **DOWN), foe("imp", "h1"))
    table.play("attack imp shortbow", dice=[2])
    assert reasons(table, "disadvantage") == []

    dead = foe("orc", "b1", hp=0, hp_max=9, status="dead")
    table.set(hero("ana", "a1"), dead, foe("imp", "h1"), ranged_in_melee="any-hostile")
    table.play("attack imp shortbow", dice=[2])
    assert reasons(table, "disadvantage") == []


@clause("5e.condition.unconscious")
def test_an_unconscious_target_is_the_only_reason_for_advantage_on_it(table: TableForTests) -> None:
    table.set(foe("orc", "a1", hidden_from=frozenset({"ana"})), hero("ana", "b1", **DOWN), hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[2, 3])

    assert reasons(table, "advantage") == ["5e.condition.unconscious"]


@clause("5e.cover.half", "5e.cover.three-quarters")
@pytest.mark.parametrize(("tree", "degree"), [("c3", "5e.cover.half"), ("e4", "5e.cover.three-quarters"), ("c2", None)])
def test_one_blocked_line_is_half_cover_and_three_are_three_quarters(
    table: TableForTests, tree: str, degree: str | None
) -> None:
    x, y = "abcdefghij".index(tree[0]), int(tree[1]) - 1
    rows = ["." * 10] * y + ["." * x + "T" + "." * (9 - x)] + ["." * 10] * (7 - y)
    table.set(hero("ana", "b2"), foe("orc", "f5"), map=rows)

    table.play("attack orc shortbow", dice=[2])

    assert [reason["clause"] for reason in table.told("attack")[0]["guard"][1:]] == ([degree] if degree else [])


@clause("5e.cover.half-what")
def test_the_fallen_give_no_cover(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "d1", **DOWN), foe("orc", "g1"))

    table.play("attack orc shortbow", dice=[2])

    assert len(table.told("attack")[0]["guard"]) == 1


@clause("5e.attack.steps")
def test_the_dead_are_no_targets_and_suffer_no_more(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=0, hp_max=9, status="dead"), foe("imp", "j8"))
    assert not [text for text in table.offered() if text.startswith("attack orc")]

    events: list[Any] = []
    battle = battle_of(table.fight)
    harm(MindTable(table.fight.rulebook, battle, {}, told=events), Blow(table.orc, [(30, "fire")]))
    assert events == []


@clause("5e.death.hit-at-0")
def test_damage_at_0_that_just_reaches_the_maximum_kills(table: TableForTests) -> None:
    table.set(foe("orc", "a1", weapons=(SWORD.but(damage="1d12"),)), hero("ana", "b1", **DOWN), hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, 15, 12, 8])

    assert table.ana.status == "dead"


@clause("5e.death.stabilise")
def test_first_aid_may_be_given_to_a_foe(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), villain("chief", "b1", **DOWN), foe("orc", "j8"))

    table.play("first-aid chief", dice=[10])

    assert table.chief.status == "stable"


@clause("5e.death.stabilise")
def test_first_aid_that_comes_too_late_changes_nothing() -> None:
    fight = Fight(arrange(hero("ana", "a1"), hero("bo", "b1", **DOWN), foe("orc", "j8")), dice="ask")

    fight.answer("first-aid bo")
    fight.rule("bo hp 5")
    fight.answer("15")

    assert battle_of(fight).creatures["bo"].status == "up"


@clause("5e.action.dash")
def test_dash_gives_the_whole_speed_however_much_is_left(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("move c1", "dash")

    assert left(table.ana) == 4 + 6


@clause("5e.prone.stand")
@pytest.mark.parametrize(("speed", "rest"), [(5, 3), (1, 0)])
def test_half_of_an_odd_speed_is_rounded_down_but_is_at_least_a_square(
    table: TableForTests, speed: int, rest: int
) -> None:
    table.set(hero("ana", "a1", speed=speed, effects=(Effect("prone-1", "prone", "ana"),)), foe("orc", "j8"))

    table.play("stand")

    assert left(table.ana) == rest


@clause("5e.move.through-foe")
@pytest.mark.parametrize(
    ("mover", "other", "passes"),
    [
        ({"size": "huge"}, {"size": "medium"}, True),
        ({"size": "medium"}, {"size": "huge"}, True),
        ({"size": "large"}, {"size": "medium"}, False),
        ({"size": "medium"}, {"size": "large"}, False),
        ({"size": "small", "features": ("nimble",)}, {"size": "small"}, False),
        ({"size": "small", "features": ("nimble",)}, {"size": "medium"}, True),
        ({"size": "medium", "features": ("nimble",)}, {"size": "small"}, False),
    ],
)
def test_foes_are_passed_from_two_sizes_apart(mover: dict[str, Any], other: dict[str, Any], passes: bool) -> None:
    assert can_pass(hero("ana", "a1", **mover), foe("orc", "e1", **other)) is passes


@clause("5e.move.through-foe")
def test_a_helpless_foe_can_be_passed_but_not_stood_on(table: TableForTests) -> None:
    corridor = ["..........", *["#" * 10] * 7]
    table.set(hero("ana", "a1", speed=4), villain("chief", "b1", **DOWN), foe("orc", "j1"), map=corridor)

    assert "move b1" not in table.offered()
    table.play("move c1")

    assert left(table.ana) == 1


@clause("5e.surprise.effect")
def test_the_surprised_do_not_react_even_to_one_they_see() -> None:
    orc = foe("orc", "c1", skills={"stealth": 9})
    fight = Fight(setup(hero("ana", "b1"), orc, stealthy=("orc",)), dice=[20, 5, 20])
    assert fight.state.turn == "orc"

    fight.rule("orc noticed")
    fight.answer("move e1")

    assert fight.question is not None
    assert fight.question.kind == "turn"


@clause("5e.surprise.contest")
def test_who_notices_no_threat_is_surprised_even_if_nobody_rolled_to_hide() -> None:
    orc = foe("orc", "j8", hidden_from=frozenset({"ana"}))
    fight = Fight(setup(hero("ana", "a1"), orc), dice=[20, 1])

    assert [item["effect"] for item in fight.feeds["gm"].items() if item["kind"] == "gained"] == ["surprised"]


@clause("5e.surprise.contest")
def test_how_well_the_hiders_rolled_is_told_to_the_gm_alone() -> None:
    fight = Fight(setup(hero("ana", "a1"), foe("orc", "j8"), stealthy=("orc",)), dice=[3, 9, 1])

    rolls = {
        seat: [item["why"] for item in fight.feeds[seat].items() if item["kind"] == "rolled"] for seat in ("gm", "ana")
    }
    assert rolls == {"gm": ["stealth", "initiative", "initiative"], "ana": ["initiative", "initiative"]}


@clause("5e.opportunity.trigger")
def test_one_who_is_felled_by_a_first_strike_is_not_struck_again(table: TableForTests) -> None:
    ana = hero("ana", "b2", hp=3, hp_max=12)
    table.set(ana, hero("bo", "j8"), foe("orc", "c2"), foe("imp", "c1"))

    table.play("move a3", "orc: shortsword", "imp: shortsword", dice=[15, 4])

    assert (table.ana.status, table.ana.failures) == ("dying", 0)
    assert (table.orc.pools["reaction"], table.imp.pools["reaction"]) == (0, 1)


@clause("5e.opportunity.trigger", "5e.melee.reach")
def test_only_what_reaches_the_one_who_leaves_can_strike_it(table: TableForTests) -> None:
    table.set(hero("ana", "c2"), foe("ogre", "a2", weapons=(PIKE,)))

    table.play("move d2")

    assert table.offered("gm") == ["pike", "pass"]


@clause("5e.order.round")
def test_the_stable_have_no_turn_of_which_anybody_is_told(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a3", hp=0, hp_max=9, status="stable"), foe("orc", "j8"))

    table.play("end")

    assert [item["who"] for item in table.told("turn")] == ["@orc"]


@clause("5e.order.round")
def test_what_lasts_until_the_end_of_the_round_ends_when_all_had_a_turn(table: TableForTests) -> None:
    shaken = Effect("shaken-1", "shaken", "ana", ends=(Until("round-end"),))
    table.set(hero("ana", "a1", effects=(shaken,)), foe("orc", "j8"))

    table.play("end")
    assert table.ana.has("shaken")

    table.play("end")
    assert not table.ana.has("shaken")


@clause("5e.unseen.hidden")
def test_what_only_the_unconscious_noticed_their_side_does_not_know(table: TableForTests) -> None:
    orc = foe("orc", "j8", hidden_from=frozenset({"ana"}))
    table.set(hero("ana", "a1"), hero("bo", "a2"), orc)
    assert len(table.fight.view("ana")["creatures"]) == 3

    table.set(hero("ana", "a1"), hero("bo", "a2", **DOWN), orc)
    assert len(table.fight.view("ana")["creatures"]) == 2


@clause("5e.action.hide")
def test_a_foe_that_one_does_not_know_of_keeps_nobody_from_trying_to_hide(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "c1", hidden_from=frozenset({"ana"})))

    assert "hide" in table.offered()


@clause("5e.advantage.reroll")
def test_with_disadvantage_the_lucky_keep_the_lower_die(table: TableForTests) -> None:
    dodging = Effect("dodging-1", "dodging", "orc")
    table.set(hero("pip", "a1", features=("lucky",)), foe("orc", "b1", armour_class=13, effects=(dodging,)))

    table.play("attack orc shortsword", dice=[12, 1, 7])

    assert table.told("attack")[0]["hit"] is False


def test_pack_tactics_need_a_friend_who_is_up(table: TableForTests) -> None:
    table.set(foe("wolf", "a1", features=("pack-tactics",)), villain("chief", "b2", **DOWN), hero("ana", "b1"))

    table.play("attack ana shortsword", dice=[2])

    assert reasons(table, "advantage") == []


@clause("5e.ranged.close", "5e.death.stabilise", "5e.action.help-attack")
def test_who_shares_ones_space_is_within_1_square_too(table: TableForTests) -> None:
    """One who was pushed there, or fell."""
    orc = foe("orc", "b2", armour_class=30)
    table.set(hero("ana", "b2", weapons=(BOW,)), orc, foe("imp", "h8"), hero("bo", "b2", hp=0, status="dying"))
    assert {"first-aid bo", "distract orc"} <= {*table.offered()}

    table.play("attack imp shortbow", dice=[2, 2])

    assert reasons(table, "disadvantage") == ["5e.ranged.close"]
