"""What all players are asked together: proposals, objections, and what is decided by them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray import Fight, IllegalAnswer, StaleAnswer, verify
from affray.core.offers.slots import Deed
from affray.core.seats.agreeing import decides, named_in
from affray.core.table.journal import ANSWER, BY_SILENCE, OBJECTION, PROPOSAL, WITHDRAWAL, Entry
from affray.core.values import Creature
from affray.minds import RandomMind
from tests.laws import LAWS, books_of, speak
from tests.toy import ambush


def leaders() -> Fight:
    """Ana, Bo and Cy, who are about to choose their leader together."""
    fight = Fight(ambush(), seed=1)
    for to in ("0.0", "0.1", "0.2"):
        fight.answer("bold", to)
    assert fight.questions[0].seat == "players"
    return fight


def led_by(fight: Fight) -> list[str]:
    return [creature.id for creature in fight.state.creatures.values() if creature.has("inspired")]


def said(fight: Fight, seat: str = "cy") -> tuple[dict[str, str], dict[str, list[str]]]:
    asked = fight.view(seat)["questions"][0]
    return asked["proposals"], asked["waits"]


def test_naming_ones_own_hero_is_a_proposal_that_stands_if_nobody_objects() -> None:
    fight = leaders()

    assert fight.seat("ana").answer("ana") == PROPOSAL
    assert led_by(fight) == []
    fight.let_stand()

    assert led_by(fight) == ["ana"]
    assert fight.journal.entries[-1] == Entry(ANSWER, "ana", to="3.0", by="ana", how=BY_SILENCE)


def test_nothing_stands_that_nobody_has_proposed() -> None:
    fight = leaders()

    with pytest.raises(IllegalAnswer, match="finds nothing that others propose"):
        fight.let_stand()


def test_a_question_to_one_seat_has_nothing_that_stands() -> None:
    fight = Fight(ambush(), seed=1)

    assert fight.standing(fight.questions[0]) is None


def test_one_who_says_wait_keeps_a_proposal_from_standing_until_it_is_taken_back() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").wait()

    assert said(fight) == ({"ana": "ana"}, {"bo": ["ana"]})
    with pytest.raises(IllegalAnswer):
        fight.let_stand()
    fight.seat("bo").withdraw()
    fight.let_stand()

    assert led_by(fight) == ["ana"]
    assert [entry.kind for entry in fight.journal.entries[3:]] == [PROPOSAL, OBJECTION, WITHDRAWAL, ANSWER]


def test_an_objection_is_to_what_is_proposed_and_not_to_what_comes_after() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").wait()
    fight.seat("ana").withdraw()
    fight.seat("cy").answer("cy")

    assert said(fight) == ({"cy": "cy"}, {"bo": ["ana"]})
    fight.let_stand()

    assert led_by(fight) == ["cy"]


def test_two_who_name_themselves_do_not_get_it_by_silence() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").answer("bo")

    with pytest.raises(IllegalAnswer):
        fight.let_stand()
    assert fight.seat("ana").answer("bo") == PROPOSAL
    fight.let_stand()

    assert led_by(fight) == ["bo"]


def test_naming_another_needs_their_yes_and_is_decided_with_it() -> None:
    fight = leaders()

    assert fight.seat("bo").answer("ana") == PROPOSAL
    assert fight.proposals(fight.questions[0])[0].needs == ["ana"]
    with pytest.raises(IllegalAnswer):
        fight.let_stand()
    assert fight.seat("ana").answer("ana") == ANSWER

    assert led_by(fight) == ["ana"]


def test_the_yes_of_the_one_who_is_named_decides_nothing_while_another_says_wait() -> None:
    fight = leaders()
    fight.seat("bo").answer("ana")
    fight.seat("cy").wait()

    assert fight.seat("ana").answer("ana") == PROPOSAL
    fight.seat("cy").withdraw()
    fight.let_stand()

    assert led_by(fight) == ["ana"]


def test_the_objection_falls_when_another_proposal_is_agreed_on() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").wait()
    fight.seat("bo").answer("cy")

    assert fight.seat("cy").answer("cy") == ANSWER

    assert led_by(fight) == ["cy"]


def test_one_who_repeats_a_proposal_does_not_get_it_sooner() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    assert fight.seat("cy").answer("ana") == PROPOSAL

    assert fight.seat("ana").answer("ana") == PROPOSAL
    assert fight.proposals(fight.questions[0])[0].by == ["ana", "cy"]


def test_what_all_players_say_is_decided_at_once() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").answer("ana")

    assert fight.seat("cy").answer("ana") == ANSWER


def test_the_gm_decides_at_any_moment() -> None:
    fight = leaders()
    fight.seat("bo").answer("bo")
    fight.seat("ana").wait()

    assert fight.seat("gm").answer("cy") == ANSWER
    assert led_by(fight) == ["cy"]


def test_the_gm_too_may_say_wait() -> None:
    fight = leaders()
    fight.seat("bo").answer("bo")
    fight.seat("gm").wait()

    assert said(fight) == ({"bo": "bo"}, {"gm": ["bo"]})
    assert fight.standing(fight.questions[0]) is None


def test_a_player_who_is_alone_waits_for_nobody() -> None:
    fight = leaders()
    for seat in ("bo", "cy"):
        fight.set(f"unseat {seat}")

    assert fight.seat("ana").answer("cy") == ANSWER


@pytest.mark.parametrize("how", ["absent", "mind"])
def test_the_absent_and_the_minds_agree(how: str) -> None:
    fight = leaders()
    if how == "absent":
        fight.absent = frozenset({"cy"})
    else:
        fight.let_play({"simple": RandomMind(1)})
        fight.set("mind cy simple")

    assert fight.seat("bo").answer("cy") == PROPOSAL
    assert fight.standing(fight.questions[0]) is not None
    assert fight.seat("ana").answer("cy") == ANSWER


def test_a_standing_order_to_agree_is_a_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = leaders()
    monkeypatch.setattr(type(fight.rulebook), "standing_kinds", ("leader",))
    fight.seat("cy").set("standing cy leader always")
    fight.seat("bo").answer("cy")

    assert fight.standing(fight.questions[0]) is not None


def test_what_names_nobody_needs_everybody() -> None:
    fight = Fight(ambush(), seed=1)
    asked = fight.questions[0]
    asked.seat = "players"
    present = ["ana", "bo", "cy"]

    asked.propose("bo", "bold")
    assert not decides(fight.state, asked, present, "ana", "bold")
    assert fight.standing(asked) is None
    asked.propose("cy", "bold")
    assert decides(fight.state, asked, present, "ana", "bold")


def test_a_deed_names_the_creatures_among_its_words() -> None:
    ana, bo = (Creature(id, id, "heroes", 1, 1, {}) for id in ("ana", "bo"))

    assert named_in(Deed("swap", ana, 3, bo)) == [ana, bo]


def test_what_names_two_needs_both() -> None:
    fight = leaders()
    asked = fight.questions[0]
    ana, bo = (fight.state.creatures[id] for id in ("ana", "bo"))
    asked.question.offer = [Deed("swap", ana, bo)]
    asked.question.reset_options()
    present = ["ana", "bo", "cy"]

    asked.propose("cy", "swap ana bo")
    assert not decides(fight.state, asked, present, "ana", "swap ana bo")
    asked.propose("ana", "swap ana bo")
    assert decides(fight.state, asked, ["ana", "bo", "cy", "dee"], "bo", "swap ana bo")


@pytest.mark.parametrize(("say", "problem"), [("wait", "nothing-proposed"), ("withdraw", "nothing-said")])
def test_who_finds_nothing_to_object_to_or_to_take_back_is_told(say: str, problem: str) -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    seat = fight.seat("ana") if say == "wait" else fight.seat("bo")

    with pytest.raises(IllegalAnswer) as refused:
        getattr(seat, say)()

    assert refused.value.problem == problem


def test_an_objection_to_a_closed_question_is_stale() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.let_stand()

    with pytest.raises(StaleAnswer):
        fight.seat("bo").wait(to=2)


# --- meetings


def test_a_player_may_think_better_of_a_proposal() -> None:
    fight = leaders()
    fight.seat("bo").answer("ana")
    fight.seat("bo").answer("cy")

    assert said(fight) == ({"bo": "cy"}, {})


def test_what_a_ruling_makes_impossible_is_neither_proposed_nor_objected_to() -> None:
    fight = leaders()
    fight.seat("cy").answer("cy")
    fight.seat("ana").wait()
    fight.seat("bo").answer("bo")

    fight.rule("cy hp 0")

    assert said(fight) == ({"bo": "bo"}, {})
    fight.let_stand()
    assert led_by(fight) == ["bo"]


def test_an_objection_outlives_a_ruling_that_has_nothing_to_do_with_it() -> None:
    fight = leaders()
    fight.seat("cy").answer("cy")
    fight.seat("ana").wait()

    fight.rule("bo hp 1")

    assert said(fight) == ({"cy": "cy"}, {"ana": ["cy"]})


def test_who_leaves_the_table_takes_along_what_they_said() -> None:
    fight = leaders()
    fight.seat("cy").answer("cy")
    fight.seat("bo").wait()

    fight.set("unseat bo")
    assert said(fight) == ({"cy": "cy"}, {})
    fight.set("unseat cy")

    assert said(fight, "ana") == ({}, {})


def test_a_hero_handed_to_another_is_named_by_its_new_player() -> None:
    fight = leaders()
    fight.seat("cy").answer("cy")

    fight.set("control cy bo")

    assert fight.proposals(fight.questions[0])[0].needs == ["bo"]


def test_a_watcher_sees_nothing_of_the_debate() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")

    assert fight.view("watcher")["questions"] == []
    assert fight.view("watcher")["waiting_for"] == ["players"]


def test_one_who_hides_is_named_by_those_who_know_of_them() -> None:
    fight = leaders()
    fight.rule("cy hides")

    fight.seat("cy").answer("cy")

    assert said(fight, "ana") == ({"cy": "cy"}, {})
    fight.let_stand()
    assert led_by(fight) == ["cy"]


def test_undoing_what_stood_asks_everybody_anew() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.let_stand()

    fight.undo()

    assert led_by(fight) == []
    assert said(fight) == ({}, {})


def test_a_proposal_undone_is_gone_with_all_that_was_said_after_it() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").wait()

    fight.undo(to=3)

    assert said(fight) == ({}, {})
    assert verify(fight.save(), books_of(fight)) is None


def test_a_fight_saved_amid_a_debate_goes_on_with_it() -> None:
    fight = leaders()
    fight.seat("ana").answer("ana")
    fight.seat("bo").wait()

    restored = Fight.restore(fight.save(), books=books_of(fight))

    assert said(restored) == ({"ana": "ana"}, {"bo": ["ana"]})


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(seed=st.integers(0, 2**32), words=st.integers(1, 30))
def test_the_laws_hold_whatever_the_players_say_to_each_other(law: object, seed: int, words: int) -> None:
    choices = Random(seed)
    fight = leaders()
    for _ in range(words):
        if fight.question is not None and fight.question.seat == "players":
            speak(fight, choices)
    law(fight, choices)  # type: ignore[operator]
