"""One name for a creature at every seat, given when the first player's seat perceives it."""

import json

import pytest

from affray import Fight
from affray.core.fight.sealed import seal, unseal
from affray.core.seats.roster import Roster
from tests.toy import arrange, foe, hero


def lair() -> Fight:
    """Ana and Bo, who see the last of three orcs."""
    orcs = [foe(f"orc-{n}", at, hidden=n < 3) for n, at in ((1, "f1"), (2, "e1"), (3, "c2"))]
    return Fight(arrange(hero("ana", "b2", skill=9), hero("bo", "a4"), *orcs), seed=1)


def names(fight: Fight, seat: str) -> dict[str, str]:
    """How the seat calls the orcs whom it knows."""
    return {
        id: fight.feeds[seat].name(id) for id in fight.state.creatures if id[:3] == "orc" and knows(fight, seat, id)
    }


def knows(fight: Fight, seat: str, id: str) -> bool:
    return seat == "gm" or id in fight.feeds[seat].known


def test_a_creature_has_one_name_at_every_seat_that_knows_it() -> None:
    fight = lair()

    assert names(fight, "ana") == names(fight, "bo") == {"orc-3": "orc-1"}
    assert names(fight, "gm")["orc-3"] == "orc-1"


def test_one_whom_another_seat_has_met_keeps_that_number_when_it_is_met_again() -> None:
    fight = lair()
    fight.set("seat eve player")
    fight.set("control orc-3 eve")
    assert names(fight, "eve") == {"orc-3": "orc-1", "orc-1": "orc-2", "orc-2": "orc-3"}

    fight.rule("orc-2 noticed")

    assert names(fight, "ana") == {"orc-3": "orc-1", "orc-2": "orc-3"}


def test_the_hidden_have_names_at_the_gms_seat_alone_and_no_two_the_same() -> None:
    fight = lair()

    assert names(fight, "gm") == {"orc-1": "orc-3", "orc-2": "orc-2", "orc-3": "orc-1"}
    assert "orc-2" not in json.dumps(fight.view("ana"))
    assert "orc-3" not in json.dumps(fight.view("ana"))


def test_a_players_seat_has_no_name_for_one_whom_it_does_not_know() -> None:
    feed = lair().feeds["ana"]

    with pytest.raises(KeyError):
        feed.name("orc-1")


def test_the_gm_answers_rules_and_sets_in_the_names_at_the_table() -> None:
    fight = lair()
    gm = fight.seat("gm")

    gm.answer("attack orc-1")
    fight.rule("orc-1 hp 2", names=gm.feed)
    gm.set("disclosure orc-3 exact")

    assert [entry.text for entry in fight.journal.entries] == ["attack orc-3", "orc-3 hp 2", "disclosure orc-1 exact"]


def test_the_gm_is_sent_the_log_again_when_a_name_changes() -> None:
    fight = lair()
    fight.answer("end")
    feed, heard = fight.feeds["gm"], len(fight.feeds["gm"])
    assert feed.back_from(heard) == heard

    fight.rule("orc-1 noticed")

    assert feed.name("orc-1") == "orc-2"
    assert feed.back_from(heard) == 0
    assert feed.back_from(len(feed)) == len(feed)
    assert fight.copy().feeds["gm"].back_from(heard) == 0


def test_a_name_is_free_again_when_nobody_has_met_its_bearer_any_more() -> None:
    fight = lair()
    fight.rule("orc-1 noticed")
    fight.undo()

    fight.rule("orc-2 noticed")

    assert names(fight, "ana") == names(fight, "bo") == {"orc-3": "orc-1", "orc-2": "orc-2"}


def test_a_saved_fight_keeps_its_names() -> None:
    fight = lair()
    fight.rule("orc-2 noticed")

    again = Fight.restore(fight.save(), books={"toy": type(fight.rulebook)})

    assert [names(again, seat) for seat in ("ana", "bo", "gm")] == [names(fight, seat) for seat in ("ana", "bo", "gm")]


def test_in_an_older_save_the_names_of_its_first_seat_stay() -> None:
    fight = lair()
    fight.rule("orc-2 noticed")
    lines = unseal(fight.save())
    lines[-1]["feeds"]["gm"]["names"] = {id: id for id in fight.state.creatures}
    lines[-1]["feeds"]["bo"]["names"] = {"ana": "ana", "bo": "bo", "orc-2": "orc-1", "orc-3": "orc-2"}

    again = Fight.restore(seal(lines), books={"toy": type(fight.rulebook)})

    assert names(again, "ana") == names(again, "bo") == {"orc-3": "orc-1", "orc-2": "orc-2"}


def test_a_name_of_an_older_save_that_another_has_is_numbered_on() -> None:
    roster = Roster()
    roster.recall("orc-3", "orc-1")
    roster.recall("orc-2", "orc-1")

    assert roster.labels(["orc-1", "orc-2", "orc-3"]) == {"orc-1": "orc-3", "orc-2": "orc-2", "orc-3": "orc-1"}
