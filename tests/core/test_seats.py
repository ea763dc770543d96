"""Seats: what each sees and says, in its own names and numbers."""

from typing import Any

import pytest

from affray import Fight, IllegalAnswer, Pattern, Question, Setup, StaleAnswer
from affray.core.codec import as_json
from affray.core.offers.slots import OneOf
from affray.core.seats.portraits import Portraits
from affray.core.seats.roster import Roster
from affray.core.seats.views import Feed
from affray.core.table.events import Event, Secret
from affray.core.table.journal import ANSWER, PROPOSAL, Entry
from affray.testing import TableForTests
from tests.toy import Toy, ambush, arrange, duel, foe, hero


def skirmish() -> Fight:
    """Ana and Bo against orcs, the first of which hides."""
    orcs = [foe(f"orc-{n}", at, hidden=n == 1, features=("parry",)) for n, at in ((1, "f1"), (2, "c2"), (3, "f4"))]
    return Fight(arrange(hero("ana", "b2", skill=9), hero("bo", "a4"), *orcs), seed=1)


def leaders() -> Fight:
    """Three heroes who are about to choose their leader together."""
    fight = Fight(ambush(), seed=1)
    for to in ("0.0", "0.1", "0.2"):
        fight.answer("bold", to)
    assert fight.questions[0].seat == "players"
    return fight


def test_a_creature_gets_its_number_when_a_players_seat_first_sees_it() -> None:
    fight = skirmish()

    assert [creature["name"] for creature in fight.view("ana")["creatures"]] == ["@ana", "@bo", "@orc-1", "@orc-2"]
    fight.rule("orc-1 noticed")

    assert fight.seat("ana").feed.name("orc-1") == "orc-3"
    assert fight.seat("gm").feed.name("orc-1") == "orc-3"
    assert [item["who"] for item in fight.seat("ana").feed.items() if item["kind"] == "revealed"] == ["@orc-3"]


def test_a_seat_answers_in_its_own_names_and_the_journal_keeps_the_true_ones() -> None:
    fight = skirmish()

    assert fight.seat("ana").answer("attack orc-1") == ANSWER

    assert fight.journal.entries[0] == Entry(ANSWER, "attack orc-2", to="0.0", by="ana")


def test_a_creature_of_a_name_of_its_own_keeps_it_and_never_takes_anothers() -> None:
    fight = Fight(arrange(hero("ana", "a1"), foe("orc", "b2"), foe("orc-2", "c3"), foe("orc-1", "d4")), seed=1)

    assert fight.feeds["ana"].names == {"ana": "ana", "orc": "orc", "orc-2": "orc-1", "orc-1": "orc-2"}


def test_a_name_that_is_taken_is_not_given_again() -> None:
    feed = skirmish().feeds["ana"]

    feed.meet([foe("rat-5", "b2")])
    feed.meet([foe("rat-1", "b3").but(name="rat-1")])

    assert feed.names["rat-5"] == "rat-1"
    assert feed.names["rat-1"] == "rat-1-1"


def test_questions_are_numbered_for_each_seat() -> None:
    fight = skirmish()
    fight.answer("end")
    fight.answer("end")

    assert [asked["number"] for asked in fight.view("bo")["questions"]] == []
    assert fight.feeds["bo"].asked == {"1.0": 1}
    assert fight.feeds["gm"].asked == {"0.0": 1, "1.0": 2, "2.0": 3}


def test_an_answer_to_a_closed_question_is_stale_and_shows_the_present_one() -> None:
    fight = skirmish()
    fight.seat("ana").answer("brace", to=1)

    with pytest.raises(StaleAnswer) as refused:
        fight.seat("ana").answer("end", to=1)

    assert refused.value.question == "1"
    assert refused.value.offered == ("end", "move a1 …")


def test_a_late_answer_with_nothing_to_answer_now_is_stale_without_offers() -> None:
    fight = skirmish()
    fight.seat("ana").answer("end", to=1)

    with pytest.raises(StaleAnswer, match="comes too late") as refused:
        fight.seat("ana").answer("end", to=1)

    assert refused.value.offered == ()


@pytest.mark.parametrize("to", [0, 2, 99, None])
def test_an_answer_to_a_question_that_was_never_put_is_refused(to: int | None) -> None:
    fight = skirmish()
    seat = fight.seat("bo") if to is None else fight.seat("ana")

    with pytest.raises(IllegalAnswer, match="answers no question of yours") as refused:
        seat.answer("end", to)

    assert refused.value.offered == ()


def test_a_refusal_names_the_seats_own_question_and_its_own_names() -> None:
    fight = skirmish()

    with pytest.raises(IllegalAnswer) as refused:
        fight.seat("ana").answer("attack orc-3")

    assert str(refused.value) == (
        '"attack orc-3" was not offered (question 1). Offered: end, move a1 …, attack orc-1, brace.'
    )


def test_others_see_whom_the_table_waits_for_as_far_as_they_know_them() -> None:
    fight = skirmish()
    assert fight.view("bo")["waiting_for"] == ["@ana"]
    assert fight.view("ana")["waiting_for"] == []
    for _ in range(2):
        fight.answer("end")

    assert fight.state.turn == "orc-1"
    assert fight.view("ana")["waiting_for"] == []
    assert fight.view("ana")["fight"] == {"round": 1, "turn": "@?"}
    fight.answer("end")
    assert fight.view("ana")["waiting_for"] == ["@orc-1"]


def test_a_seat_that_is_waited_for_by_name_is_named() -> None:
    fight = leaders()

    assert fight.view("watcher")["waiting_for"] == ["players"]
    assert fight.view("ana")["waiting_for"] == []


def test_a_view_holds_what_the_seat_may_know_and_nothing_else() -> None:
    fight = skirmish()
    view = fight.view("ana")

    assert sorted(view) == "creatures ending fight free_deeds heard outcome questions seat waiting_for".split()
    assert view["creatures"][0] == {
        "name": "@ana",
        "space": ["b2"],
        "side": "heroes",
        "at": "b2",
        "hp": 8,
        "guard": 10,
        "hidden": False,
        "effects": [],
        "pools": {"move": 2, "act": 1, "react": 1},
    }
    assert view["creatures"][2]["hp"] == "unhurt"
    assert view["creatures"][2]["pools"] is None
    assert view["questions"][0]["options"][0] == "end"
    assert view["questions"][0]["options"][2] == {"verb": "attack", "slots": [{"one": ["orc-1"]}]}
    assert view["outcome"] is None
    assert "f1" not in as_json(view["creatures"])


def test_hit_points_follow_disclosure() -> None:
    fight = skirmish()
    shown = {}
    for how in ("exact", "rough", "nothing"):
        fight.set(f"disclosure orc-2 {how}")
        shown[how] = next(c["hp"] for c in fight.view("ana")["creatures"] if c["name"] == "@orc-1")

    assert shown == {"exact": 8, "rough": "unhurt", "nothing": None}
    assert fight.rulebook.confidants(fight.state, fight.state.creatures["orc-2"]) == []
    assert fight.rulebook.confidants(fight.state, fight.state.creatures["ana"]) == ["ana", "bo"]


def test_the_question_tells_who_is_asked_about_whom() -> None:
    fight = Fight(arrange(foe("orc", "c2", skill=9), hero("ana", "b2", features=("parry",))), seed=2)
    fight.answer("attack ana")

    asked = fight.view("ana")["questions"][0]

    assert asked == {
        "number": 1,
        "seat": "ana",
        "who": "@ana",
        "kind": "parry",
        "about": "@orc",
        "why": "",
        "options": ["parry", "pass"],
        "proposals": {},
        "waits": {},
    }


def test_a_player_sets_only_what_is_their_own() -> None:
    fight = skirmish()

    fight.seat("ana").set("dice ana real")
    fight.seat("ana").set("standing ana strike never")
    for text in ("dice bo real", "standing bo strike never", "control bo ana", "disclosure orc-1 exact"):
        with pytest.raises(IllegalAnswer, match="Offered: dice ana digital …, standing ana strike ask …"):
            fight.seat("ana").set(text)
    fight.seat("gm").set("dice bo real")

    assert fight.state.settings["dice"] == {"ana": "real", "bo": "real"}
    assert fight.journal.entries[0] == Entry("set", "dice ana real", by="ana")


def test_one_who_sits_down_late_hears_what_happens_from_then_on() -> None:
    fight = skirmish()
    fight.answer("brace")

    fight.set("seat zoe player")
    fight.answer("end")

    assert [item["kind"] for item in fight.seat("zoe").feed.items()] == ["turn-ended", "turn"]
    assert fight.seat("zoe").feed.items()[0]["n"] == 0
    assert fight.feeds["zoe"].names["orc-2"] == "orc-1"


def test_one_who_left_hears_nothing_and_goes_on_hearing_when_back() -> None:
    fight = skirmish()
    fight.set("unseat bo")
    heard = len(fight.feeds["bo"])
    fight.answer("end")
    assert len(fight.feeds["bo"]) == heard
    assert fight.state.seat_of(fight.state.creatures["bo"]) == "gm"

    fight.set("seat bo player")
    fight.answer("end")
    fight.undo()

    assert [item["kind"] for item in fight.seat("bo").feed.items()][heard:] == ["turn-ended", "undone"]


def test_what_was_undone_is_told_to_those_who_heard_it_and_to_nobody_else() -> None:
    fight = skirmish()
    fight.answer("end")
    fight.answer("end")
    heard = {seat: len(fight.feeds[seat]) for seat in ("ana", "gm")}
    fight.answer("brace")
    fight.undo()

    assert len(fight.feeds["ana"]) == heard["ana"]
    assert fight.feeds["gm"].items(heard["gm"]) == [
        {"n": heard["gm"], "kind": "spent", "who": "@orc-3", "pool": "act", "amount": 1},
        {"n": heard["gm"] + 1, "kind": "gained", "who": "@orc-3", "effect": "braced", "by": "@orc-3"},
        {"n": heard["gm"] + 2, "kind": "undone", "back_to": heard["gm"]},
    ]


def test_a_lone_player_decides_alone() -> None:
    fight = Fight(duel(), seed=1)
    fight.seat("ana").answer("wary")

    assert fight.seat("ana").answer("ana") == ANSWER


def test_one_who_is_named_in_a_deed_decides_on_it_for_the_players() -> None:
    class Followers(Toy):
        name = "followers"

        def step(self, table: Any) -> None:
            heroes = [creature for creature in table.state.creatures.values() if creature.side == "heroes"]
            deed = table.ask(Question("players", "leader", [Pattern("follow", OneOf(heroes))]))
            table.tell("followed", who=deed.args[0])

    fight = Fight(Setup(Followers(), skirmish().setup.state), seed=1)

    assert fight.seat("bo").answer("follow ana") == PROPOSAL
    assert fight.seat("ana").answer("follow ana") == ANSWER
    assert [event.facts["who"] for event in fight.events] == ["@ana"]


# --- what a seat perceives


def test_the_gm_sees_everybody_and_calls_those_whom_players_know_as_they_do() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc-2", "c2"), foe("orc-1", "f1", hidden=True)), seed=1)

    assert [creature["name"] for creature in fight.view("gm")["creatures"]] == ["@ana", "@orc-1", "@orc-2"]
    assert fight.view("gm")["questions"][0]["options"][2] == {"verb": "attack", "slots": [{"one": ["orc-1"]}]}


def test_one_who_plays_a_foe_sees_and_hears_what_the_foes_do() -> None:
    fight = skirmish()
    fight.set("seat eve player")
    fight.set("control orc-3 eve")
    names = [creature["name"] for creature in fight.view("eve")["creatures"]]
    assert names == ["@ana", "@bo", "@orc-3", "@orc-1", "@orc-2"]

    fight.rule("orc-1 at f2")

    assert [item["kind"] for item in fight.feeds["eve"].items()] == ["ruled", "moved"]
    assert fight.feeds["ana"].items() == []


def test_one_who_cannot_be_seen_is_someone_and_gets_no_name() -> None:
    lurker = foe("orc", "f4", hidden=True, features=("daze",))
    fight = Fight(arrange(lurker, hero("ana", "b2"), foe("imp", "c4")), seed=1)

    fight.answer("daze ana")

    assert fight.feeds["ana"].items() == [{"n": 0, "kind": "gained", "who": "@ana", "effect": "dazed", "by": "@?"}]
    assert fight.feeds["ana"].names == {"ana": "ana", "imp": "imp"}


def test_an_event_names_those_whom_the_seat_sees_in_it_and_nobody_else() -> None:
    feed = Feed("ana", Roster())
    everybody = {one.id: one for one in (hero("ana", "b2"), foe("orc-7", "c2"), foe("orc-8", "f1"))}

    feed.hear(Event("fell", {"who": "@orc-7", "by": "@orc-8"}, {"ana": ("orc-8",)}), everybody)

    assert feed.names == {"orc-7": "orc-1"}


@pytest.mark.parametrize(("seat", "plan"), [("ana", {"plan": "flank"}), ("bo", {}), ("gm", {"plan": "flank"})])
def test_the_rulebook_says_for_each_seat_what_it_may_know(
    monkeypatch: pytest.MonkeyPatch, seat: str, plan: dict[str, str]
) -> None:
    fight = skirmish()
    monkeypatch.setattr(Toy, "show", lambda _, __, seat: {"you": seat, "plan": Secret("flank", ["ana"])})

    assert fight.view(seat)["fight"] == {"you": seat, **plan}


# --- names


def cats() -> Fight:
    """Two cats in one seat, of which "cat-2" is seen first, and hence is "cat-1" to everybody."""
    cats = [hero(id, at, hp=3, hp_max=9, features=("rally",)) for id, at in (("cat-2", "b2"), ("cat-1", "b3"))]
    fight = Fight(arrange(*cats, foe("imp", "c2", hp=1), foe("orc", "f4")), dice=[19, 6])
    fight.set("control cat-1 cat-2")
    return fight


def test_a_proposal_is_shown_to_everybody_in_the_names_at_the_table() -> None:
    fight = Fight(arrange(hero("cat-2", "b2"), hero("cat-1", "b3"), hero("bo", "b4"), foe("orc", "f4")), seed=1)
    for _ in range(4):
        fight.answer("end")

    assert fight.seat("bo").answer("cat-1") == PROPOSAL

    assert fight.journal.entries[-1].text == "cat-2"
    assert fight.view("bo")["questions"][0]["proposals"] == {"bo": "cat-1"}
    assert fight.view("gm")["questions"][0]["proposals"] == {"bo": "cat-1"}


def test_a_player_sets_things_in_their_own_names() -> None:
    fight = cats()

    fight.seat("cat-2").set("standing cat-2 rally never")

    assert fight.state.settings["standing"] == {"cat-1 rally": "never"}


def test_a_late_answer_is_shown_the_first_question_of_now_in_the_seats_names() -> None:
    fight = cats()
    fight.seat("cat-2").answer("attack imp")
    assert [asked.kind for asked in fight.seat("cat-2").questions] == ["rally", "rally"]

    with pytest.raises(StaleAnswer) as refused:
        fight.seat("cat-2").answer("end", to=1)

    offered = "Offered: cat-1, cat-2, pass."
    assert str(refused.value) == f'"end" comes too late: that question is not open (question 1). {offered}'


def test_an_answer_where_nothing_is_asked_is_told_back_as_it_was_said() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        skirmish().seat("bo").answer("dance")

    assert str(refused.value) == '"dance" answers no question of yours.'


def test_a_copy_calls_everybody_and_every_question_as_the_fight_does() -> None:
    fight = cats()
    fight.answer("end")

    twin = fight.copy()

    assert twin.feeds["cat-2"].names == {"cat-2": "cat-1", "cat-1": "cat-2", "imp": "imp", "orc": "orc"}
    assert twin.feeds["cat-2"].asked == fight.feeds["cat-2"].asked
    assert twin.view("cat-2") == fight.view("cat-2")


def test_undoing_a_reveal_sends_a_client_back_to_before_what_told_of_it() -> None:
    table = TableForTests(arrange)
    table.set(hero("ana", "b2"), foe("orc", "d2", hidden=True))
    feed = table.fight.feeds["ana"]
    before = len(feed)
    table.play("rule: orc noticed")
    heard = len(feed)

    table.fight.undo()

    assert feed.back_from(heard) == before
    assert feed.back_from(before) == before


def test_what_seats_share_of_a_view_is_no_more_than_each_may_know() -> None:
    fight = skirmish()
    fight.rule("orc-2 hp 1")
    alone = {seat: fight.copy() for seat in fight.state.seats}

    for seat, copied in alone.items():
        copied.portraits = Portraits(copied.rulebook, copied.state)
        assert fight.view(seat) == copied.view(seat)
    assert {one["name"]: one["hp"] for one in fight.view("ana")["creatures"]}["@orc-1"] == "hurt"
    assert {one["name"]: one["hp"] for one in fight.view("gm")["creatures"]}["@orc-1"] == 1


def test_a_secret_about_a_creature_is_for_nobody() -> None:
    class Indiscreet(Toy):
        def show_creature(self, state: Any, creature: Any, is_own: bool) -> dict[str, Any]:
            return {"effects": [], "weakness": Secret("cold iron", ["bo"]), "friend": state.creatures["bo"]}

    setup = arrange(hero("ana", "b2"), hero("bo", "a4"))
    portraits = Portraits(Indiscreet(), setup.state)

    shown = portraits.shown(setup.state.creatures["ana"], "bo", (), Feed("bo", Roster(), ["bo"]))

    assert shown == {"space": shown["space"], "effects": [], "friend": "@bo"}
