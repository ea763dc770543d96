"""Consent: who is asked whether another may do something to it, and who agrees without being asked."""

from typing import Any, ClassVar

import pytest

from affray import Fight, IllegalAnswer, Setup
from affray.core.table.changes import begin_round
from affray.core.table.consent import CARRIED, HELPED, is_willing, refuses
from affray.core.table.journal import BY_ABSENCE
from tests.toy import Toy, arrange, foe, hero


class Carriers(Toy):
    """A game in which Ana asks one after the other whether she may carry or help them."""

    name = "carriers"
    standing_kinds: ClassVar[Any] = (CARRIED, HELPED)
    kind = CARRIED
    whom = "bo"
    is_helpless = False

    def step(self, table: Any) -> None:
        ana, other = table.state.creatures["ana"], table.state.creatures[self.whom]
        if is_willing(table, other, self.kind, ana, self.is_helpless):
            table.tell("carried", who=other)
        begin_round(table)

    def outcome(self, state: Any) -> str | None:
        return "over" if state.round > 3 else None


def fight(**more: Any) -> Fight:
    book = type("Carriers", (Carriers,), {**more})()
    state = arrange(hero("ana", "a1"), hero("bo", "a2"), foe("orc", "c3"), foe("dog", "b1")).state
    state.creatures["dog"].side = "heroes"
    return Fight(Setup(book, state), seed=1)


def heard(one: Fight) -> list[str]:
    return [event.kind for event in one.events if event.kind in ("carried", "declined")]


@pytest.mark.parametrize(("said", "told"), [("agree", "carried"), ("pass", "declined")])
def test_one_whose_player_gave_no_order_is_asked_to_be_carried(said: str, told: str) -> None:
    asked = fight()
    assert [(one.seat, one.kind) for one in asked.questions] == [("bo", CARRIED)]

    asked.seat("bo").answer(said)

    assert heard(asked)[0] == told


@pytest.mark.parametrize(
    "more",
    [
        {"kind": HELPED},
        {"is_helpless": True},
        {"whom": "ana"},
        {"whom": "dog"},
    ],
    ids=["help is welcome", "the helpless agree", "one's own creature agrees", "a friend that the GM plays agrees"],
)
def test_nobody_is_asked_where_consent_goes_without_saying(more: dict[str, Any]) -> None:
    assert heard(fight(**more))[0] == "carried"


def test_a_foe_is_asked() -> None:
    assert [one.seat for one in fight(whom="orc").questions] == ["gm"]


@pytest.mark.parametrize(("order", "told"), [("always", "carried"), ("never", "declined")])
def test_a_standing_order_given_at_the_question_answers_it_and_all_after_it(order: str, told: str) -> None:
    asked = fight()

    asked.seat("bo").set(f"standing bo carried {order}")

    assert heard(asked)[:2] == [told, told]


def test_the_absent_agree() -> None:
    asked = fight()
    asked.absent = frozenset({"bo"})

    asked.let_play({})

    assert asked.journal.entries[0].how == BY_ABSENCE
    assert heard(asked)[0] == "carried"


def test_who_never_agrees_is_known_beforehand() -> None:
    asked = fight()
    ana, bo = (asked.state.creatures[id] for id in ("ana", "bo"))
    assert not refuses(asked.state, bo, CARRIED, ana)

    asked.seat("bo").set("standing bo carried never")
    bo = asked.state.creatures["bo"]

    assert refuses(asked.state, bo, CARRIED, asked.state.creatures["ana"])
    assert not refuses(asked.state, bo, CARRIED, bo)


def test_an_order_is_the_seats_for_all_that_it_plays_and_who_changes_hands_follows_the_new_seat() -> None:
    asked = fight(whom="ana")
    asked.set("standing bo carried never")
    ana = asked.state.creatures["ana"]
    assert not refuses(asked.state, asked.state.creatures["dog"], CARRIED, ana)

    asked.set("control dog bo")
    assert refuses(asked.state, asked.state.creatures["dog"], CARRIED, ana)
    assert refuses(asked.state, asked.state.creatures["bo"], CARRIED, ana)
    asked.set("control dog gm")
    assert not refuses(asked.state, asked.state.creatures["dog"], CARRIED, ana)


def test_consent_is_ordered_for_a_seat_by_that_seat_and_by_the_gm() -> None:
    asked = fight(whom="orc")
    for wrong in ("standing gm carried never", "standing dog carried never", "standing ana carried never"):
        with pytest.raises(IllegalAnswer):
            asked.seat("bo").set(wrong)

    asked.set("standing gm carried never")
    assert heard(asked)[0] == "declined"


def test_the_orders_of_a_seat_go_with_it() -> None:
    asked = fight(whom="orc")
    asked.set("standing bo carried never")
    asked.set("unseat bo")
    assert not asked.state.settings["standing"]
