"""Rulings that meet the hidden, each other and undos, in each book."""

from typing import Any

import pytest

from affray import Fight, load
from tests.course.kit import BOOKS, begun, model, statuses

EACH = pytest.mark.parametrize("book", BOOKS)
CALLS = {"dnd5e": "save wis 30", "acao": "test pre", "drawsteel": "test presence hard"}
"""A call for a roll of each book, at which a hero may fail."""


def hidden_from(fight: Fight, id: str) -> frozenset[str]:
    creature: Any = fight.state.creatures[id]
    return frozenset(creature.hidden_from)


def squads(fight: Fight) -> dict[str, int]:
    state: Any = fight.state
    return dict(state.squads)


def ruled(fight: Fight, seat: str) -> list[dict[str, Any]]:
    return [item["ruling"] for item in fight.seat(seat).feed.items() if item["kind"] == "ruled"]


@EACH
def test_of_several_a_seat_hears_of_those_whom_it_perceives(book: str) -> None:
    fight = begun(book)
    fight.rule("orc-1 hidden", to="gm")

    fight.rule("ana,orc-1,orc-2 gains prone")

    assert ruled(fight, "ana") == [{"verb": "gains", "args": [["@ana", "@orc-2"], "prone"]}]
    assert ruled(fight, "gm")[-1]["args"] == [["@ana", "@orc-1", "@orc-2"], "prone"]


@EACH
def test_several_of_whom_a_seat_knows_nothing_are_one_somebody_to_it(book: str) -> None:
    fight = begun(book)
    fight.rule("foes hidden", to="gm")

    fight.rule("foes gains prone", to="all")

    assert ruled(fight, "ana") == [{"verb": "gains", "args": [["@?"], "prone"]}]


@EACH
def test_what_follows_from_a_roll_is_for_the_gm_alone(book: str) -> None:
    fight = begun(book)
    fight.rule("orc-1 hidden", to="gm")

    fight.rule(f"ana {CALLS[book]} failure hurt 1")

    assert "failure" not in str(ruled(fight, "ana"))
    assert "failure" in str(ruled(fight, "gm"))


@EACH
def test_a_ruling_within_another_leaves_it_to_those_who_were_to_hear(book: str) -> None:
    fight = begun(book)
    fight.set("control ana gm")
    fight.set("dice gm real")
    heard = len(fight.seat("bo").feed)
    fight.rule(f"ana {CALLS[book]} failure prone", to="gm")
    assert [asked.kind for asked in fight.questions] == ["roll"]

    fight.rule("orc-2 hidden", to="gm")
    fight.answer("1 1" if book == "drawsteel" else "1")

    assert fight.state.creatures["ana"].has("prone")
    assert len(fight.seat("bo").feed) == heard


@EACH
def test_an_addition_is_undone_even_if_somebody_was_given_the_newcomer(book: str) -> None:
    fight = begun(book)
    fight.bring(model(book))
    fight.rule("add imp at a1")
    fight.set("control imp-1 ana")

    fight.undo()

    assert "imp-1" not in fight.state.creatures
    fight.redo()
    assert fight.state.seat_of(fight.state.creatures["imp-1"]) == "ana"


def test_a_free_deed_in_the_middle_of_a_ruling_is_heard_by_all_who_perceive_it() -> None:
    fight = begun("dnd5e")
    fight.rule("orc-1 at d3")
    fight.rule("orc-1 gains grappled by ana")
    fight.set("dice gm real")
    fight.rule("orc-2 save dex 10", to="gm")
    heard = len(fight.seat("bo").feed)

    fight.act("ana release orc-1", by="ana")

    assert len(fight.seat("bo").feed) > heard


@EACH
def test_healing_does_not_take_a_surrender_back(book: str) -> None:
    fight = begun(book)
    fight.rule("ana hp 4")
    fight.rule("ana surrenders")

    fight.rule("ana healed 2")

    assert (fight.state.creatures["ana"].hp, statuses(fight)["ana"]) == (6, "surrendered")


@EACH
def test_one_who_has_surrendered_may_die(book: str) -> None:
    fight = begun(book)
    fight.rule("orc-1 surrenders")

    fight.rule("orc-1 dies")

    assert statuses(fight)["orc-1"] == "dead"


@EACH
def test_a_turncoat_hides_from_no_ally(book: str) -> None:
    fight = begun(book)
    fight.rule("orc-1 hidden")

    fight.rule("orc-1 side heroes")

    assert not hidden_from(fight, "orc-1") & {"ana", "bo"}


@EACH
def test_one_who_is_said_to_be_on_its_own_side_stays_hidden(book: str) -> None:
    fight = begun(book)
    fight.rule("orc-1 hidden")

    fight.rule("orc-1 side foes")

    assert hidden_from(fight, "orc-1") == {"ana", "bo"}


@pytest.mark.parametrize("book", ["dnd5e", "drawsteel"])
def test_no_ally_hides_from_a_turncoat(book: str) -> None:
    fight = begun(book)
    fight.rule("bo hidden")

    fight.rule("orc-1 side heroes")

    assert hidden_from(fight, "bo") == {"orc-2"}


def test_minions_who_surrendered_have_no_part_in_what_becomes_of_their_squad() -> None:
    fight = Fight(load("goblins-at-the-toll-house"), seed=1)
    fight.answer("ready")
    fight.rule("goblin-hewer-1 surrenders")

    fight.rule("goblin-hewer-1 dies")
    assert squads(fight) == {"axes": 35}

    fight.undo()
    fight.rule("goblin-hewer-2 squad 5")
    fight.rule("goblin-hewer-2 squad 35")
    assert [*statuses(fight).values()].count("surrendered") == 1
    assert not fight.rulings().offers("goblin-hewer-2 squad 40")


def test_a_minion_that_leaves_before_the_squad_is_mustered_leaves_the_others_whole() -> None:
    fight = Fight(load("goblins-at-the-toll-house"), seed=1)

    fight.rule("goblin-hewer-1 surrenders")
    fight.rule("goblin-hewer-2 dies")
    fight.rule("goblin-hewer-1 returns")

    assert squads(fight) == {}
    fight.answer("ready")
    assert squads(fight) == {"axes": 35}


@pytest.mark.parametrize(("book", "hold"), [("dnd5e", "grappled"), ("acao", "held")])
def test_nobody_holds_itself(book: str, hold: str) -> None:
    fight = begun(book)

    fight.rule(f"orc-1 gains {hold} by orc-1")

    assert [effect.source for effect in fight.state.creatures["orc-1"].effects] == [None]


def test_whoever_is_distracted_is_so_by_somebody() -> None:
    fight = begun("dnd5e")

    fight.rule("orc-1 gains distracted by ana")

    assert fight.log(seat="bo")
    assert not fight.rulings().offers("orc-2 gains distracted")
