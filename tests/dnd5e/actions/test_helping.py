"""The Help action, the Search action, and whatever one thinks of oneself."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import foe, hero

DOWN: dict[str, Any] = {"hp": 0, "hp_max": 9, "status": "dying"}


def verbs(table: TableForTests) -> set[str]:
    return {text.split()[0] for text in table.offered()}


# --- help with a task


@clause("5e.action.help-check")
def test_one_who_is_helped_with_a_task_has_advantage_on_its_next_check_for_it(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), hero("cy", "c1", **DOWN), foe("orc", "j8"))

    table.play("assist bo", "first-aid", "end", "first-aid cy", dice=[3, 12])

    assert table.cy.status == "stable"
    assert not table.bo.has("helped")


@clause("5e.action.help-check")
def test_help_with_one_task_is_no_help_with_another(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), hero("cy", "c1", **DOWN), foe("orc", "j8"))

    table.play("assist bo", "search", "end", "first-aid cy", dice=[3])

    assert table.cy.status == "dying"
    assert table.bo.has("helped")


@clause("5e.action.help-check")
@pytest.mark.parametrize(("expires", "lasts"), [("your-next-turn", False), ("never", True)])
def test_help_lasts_until_the_helpers_next_turn_or_by_table_option_until_used(
    table: TableForTests, expires: str, lasts: bool
) -> None:
    table.set(hero("ana", "a1"), hero("bo", "b1"), foe("orc", "j8"), help_expires=expires)

    table.play("assist bo", "search", "end", "end", "end")

    assert table.fight.state.turn == "ana"
    assert table.bo.has("helped") is lasts


@clause("5e.action.help-check")
def test_only_those_on_their_feet_are_helped(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("cy", "c1", **DOWN), foe("orc", "b1"))

    assert [text for text in table.offered() if text.startswith("assist")] == ["assist orc"]


# --- help in an attack


@clause("5e.action.help-attack")
def test_the_first_attack_of_an_ally_on_one_who_is_distracted_has_advantage(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "c1"), hero("cy", "b2"), foe("orc", "b1", hp=30))

    table.play("distract orc", "end", "attack orc shortsword", "end", "attack orc shortsword", dice=[2, 3, 2])

    first, second = table.told("attack")
    assert [reason["clause"] for reason in first["advantage"]] == ["5e.action.help-attack"]
    assert second["advantage"] == []


@clause("5e.action.help-attack")
def test_the_helper_itself_gets_no_advantage(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hp=30), hero("bo", "j8"), help_expires="never")

    table.play("distract orc", "end", "end", "end", "attack orc shortsword", dice=[2])

    assert table.told("attack")[0]["advantage"] == []
    assert table.orc.has("distracted")


@clause("5e.action.help-attack")
def test_one_distracts_only_somebody_within_1_square(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a3"), foe("orc", "c1"))

    assert "distract" not in verbs(table)


@clause("5e.action.help-attack")
def test_by_table_option_help_serves_only_checks(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "a2"), foe("orc", "b1"), help_attack="off")

    assert "assist" in verbs(table)
    assert "distract" not in verbs(table)


@clause("5e.action.help-attack")
def test_the_help_ends_with_the_helpers_next_turn(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), hero("bo", "h8"), foe("orc", "b1", hp=30))

    table.play("distract orc", "end", "end", "end")

    assert not table.orc.has("distracted")


# --- search


@clause("5e.action.search")
@pytest.mark.parametrize(("die", "found"), [(13, False), (14, True)])
def test_a_search_finds_the_hidden_whose_stealth_it_beats(table: TableForTests, die: int, found: bool) -> None:
    orc = foe("orc", "h5", hidden_from=frozenset({"ana"}), pools={"stealth": 13})
    table.set(hero("ana", "a1"), orc, foe("imp", "j8"))

    table.play("search", "gm: perception", dice=[die])

    assert (table.orc.hidden_from == frozenset()) is found


@clause("5e.action.search")
def test_by_table_option_the_searcher_wins_a_tie(table: TableForTests) -> None:
    orc = foe("orc", "h5", hidden_from=frozenset({"ana"}), pools={"stealth": 13})
    table.set(hero("ana", "a1"), orc, foe("imp", "j8"), hide_tie="observer")

    table.play("search", "gm: investigation", dice=[13])

    assert not table.orc.hidden_from


@clause("5e.action.search")
def test_the_gm_may_call_for_investigation_or_for_no_check_at_all(table: TableForTests) -> None:
    orc = foe("orc", "h5", hidden_from=frozenset({"ana"}))
    ana = hero("ana", "a1", skills={"investigation": 7}, abilities={"wis": 1})
    table.set(ana, foe("imp", "j8"), orc)
    table.play("search")
    assert table.offered("gm") == ["perception", "investigation", "pass"]

    table.play("gm: pass")
    assert table.orc.hidden_from

    table.play("end", "end", "end", "search", "gm: investigation", dice=[6])
    assert not table.orc.hidden_from, "13 beats the 12 of one who was hidden beforehand"


@clause("5e.action.search")
def test_who_hides_in_the_fight_is_sought_by_what_it_rolled(table: TableForTests) -> None:
    hedge = ["....#.....", "....#.....", *["." * 10] * 6]
    table.set(foe("orc", "f1"), hero("ana", "d1"), map=hedge)

    table.play("hide", "end", "search", "gm: perception", dice=[15, 17])

    assert table.orc.hidden_from == frozenset({"ana"})
    assert table.orc.pools["stealth"] == 17


@clause("5e.action.search", "5e.unseen.hidden")
@pytest.mark.parametrize(
    ("below", "skill", "is_found"),
    [("..........", "perception", True), ("..........", "investigation", False), ("....+.....", "perception", False)],
)
def test_a_search_finds_nobody_who_can_be_neither_seen_nor_heard(
    table: TableForTests, below: str, skill: str, is_found: bool
) -> None:
    """Around the end of a wall one is heard, behind a closed door not even that."""
    orc = foe("orc", "j1", hidden_from=frozenset({"ana"}))
    table.set(hero("ana", "a1"), orc, foe("imp", "a8"), map=[*["....#....."] * 7, below])

    table.play("search", f"gm: {skill}", dice=[20])

    assert (not table.orc.hidden_from) is is_found


@clause("5e.action.search")
def test_the_deaf_search_only_by_sight(table: TableForTests) -> None:
    deaf = Effect("deafened-1", "deafened", "ana")
    hidden = frozenset({"ana"})
    orc, imp = foe("orc", "j1", hidden_from=hidden), foe("imp", "j8", hidden_from=hidden)
    table.set(hero("ana", "a1", effects=(deaf,)), orc, imp, map=["....#.....", *["." * 10] * 7])

    table.play("search", "gm: perception", dice=[20])

    assert (table.orc.hidden_from, table.imp.hidden_from) == (hidden, frozenset())


# --- improvise


@clause("5e.action.improvise")
@pytest.mark.parametrize(("die", "outcome"), [(12, "failed"), (13, "succeeded")])
def test_the_gm_says_which_check_decides_what_is_improvised(table: TableForTests, die: int, outcome: str) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("improvise swing on the chandelier", "gm: check", "gm: acrobatics", "gm: 15", dice=[die])

    assert table.told("improvised", "ana")[0]["words"] == "swing on the chandelier"
    assert table.told(outcome, "ana")
    assert table.ana.pools["action"] == 0


@clause("5e.action.improvise")
@pytest.mark.parametrize(
    ("cost", "pool", "left"),
    [("action", "action", 0), ("bonus", "bonus", 0), ("object", "object", 0), ("movement", "moved", 3)],
)
def test_the_gm_says_what_it_costs(table: TableForTests, cost: str, pool: str, left: int) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))
    before = table.ana.pools

    table.play("improvise kick the table over", f"gm: check athletics 10 {cost}", dice=[12])

    assert table.ana.pools == before | {pool: left}


@clause("5e.action.improvise")
def test_what_is_spent_cannot_be_the_cost_and_it_may_cost_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"bonus": 0}), foe("orc", "j8"))
    before = table.ana.pools
    table.play("improvise wink")

    options = table.asked().options
    assert not options.offers("allow bonus")
    table.play("gm: allow nothing")
    assert table.ana.pools == before


@clause("5e.action.improvise")
def test_the_gm_rules_what_comes_of_it_until_that_is_all(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1"), foe("imp", "j8"))

    table.play("improvise pull the rug away", "gm: allow", "rule: orc prone", "rule: ground b1-c2 difficult")
    assert table.asked().kind == "consequence"
    table.play("gm: pass")

    assert table.orc.has("prone")
    assert table.asked().kind == "turn"


@clause("5e.action.improvise")
def test_what_the_gm_forbids_costs_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("improvise fly to the moon", "gm: forbid")

    assert table.ana.pools["action"] == 1
    assert table.told("forbidden", "ana")


@clause("5e.action.improvise")
def test_what_the_gm_allows_is_done_without_a_die(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "j8"))

    table.play("improvise …", "gm: allow")

    assert table.told("succeeded", "ana")
    assert table.ana.pools["action"] == 0


@clause("5e.contest.model")
@pytest.mark.parametrize(("theirs", "outcome"), [(12, "failed"), (11, "succeeded")])
def test_the_gm_may_have_two_contest_as_in_a_grapple(table: TableForTests, theirs: int, outcome: str) -> None:
    """A tie changes nothing."""
    table.set(hero("ana", "a1"), foe("orc", "b1"))

    answers = ["improvise snatch its hat", "gm: contest orc", "gm: sleight-of-hand", "orc: athletics"]
    table.play(*answers, dice=[10, theirs])

    assert table.told(outcome)


@clause("5e.action.improvise", "5e.action.help-check")
def test_one_may_be_helped_with_what_one_improvises(table: TableForTests) -> None:
    helped = Effect("helped-1", "helped", "ana", "bo", amount=4)
    table.set(hero("ana", "a1", effects=(helped,)), hero("bo", "a2"), foe("orc", "j8"))

    table.play("improvise lift the gate", "gm: check", "gm: str", "gm: 15", dice=[2, 15])

    assert table.told("succeeded")


@clause("5e.action.improvise")
def test_nobody_improvises_without_an_action(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"action": 0}), foe("orc", "b1"))

    assert verbs(table) == {"end", "move", "drop", "interact", "draw", "stow", "let-go"}
