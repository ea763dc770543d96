"""Events: who receives them, how much of them, and in whose names."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.codec import as_json
from affray.core.dice.notation import parse_dice
from affray.core.offers.slots import TRUE_NAMES, Deed
from affray.core.table.events import Event, Secret, compose, mentioned_in, plain_fact, redacted
from affray.core.values import GM, Effect, Reason
from tests.toy import foe, hero

ANA, ORC, IMP = hero("ana", "b2"), foe("orc-2", "c2"), foe("imp", "d2")
SEATS = [GM, "anna", "bert", "eve"]


class Nicknames:
    """A seat's names for the creatures it knows."""

    def name(self, id: str) -> str:
        return {"ana": "annie", "orc-2": "orc-1"}[id]


NAMES = Nicknames()


def sees(seat: str, id: str) -> bool:
    """Anna sees all but the imp, Bert all but the orc, Eve sees nobody."""
    assert seat != GM, "nobody asks what the GM sees"
    return id in {"anna": ("ana", "orc-2"), "bert": ("ana", "imp"), "eve": ()}[seat]


def happened(to: frozenset[str] | None = None, **facts: Any) -> Event:
    return compose("happened", facts, SEATS, sees, to)


# --- who learns


def test_a_seat_learns_of_what_happens_to_one_whom_it_perceives() -> None:
    assert happened(who=ORC).heard_by == {"anna": ()}
    assert happened(who=IMP).heard_by == {"bert": ()}
    assert happened(who=ANA).heard_by == {"anna": (), "bert": ()}


def test_one_whom_a_seat_perceives_is_enough_and_the_other_is_someone() -> None:
    event = happened(who=ORC, target=IMP)

    assert event.heard_by == {"anna": ("imp",), "bert": ("orc-2",)}
    assert event.told_to("anna", NAMES) == {"kind": "happened", "who": "@orc-1", "target": "@?"}


def test_everybody_learns_of_what_happens_to_nobody_in_particular() -> None:
    event = happened(round=2)

    assert event.heard_by == {"anna": (), "bert": (), "eve": ()}
    assert event.told_to("eve", NAMES) == {"kind": "happened", "round": 2}


def test_one_who_is_only_mentioned_decides_nothing() -> None:
    event = happened(who=ANA, reasons=[Reason("toy.marked", -2, "orc-2")], near=[IMP])

    assert event.heard_by == {"anna": ("imp",), "bert": ("orc-2",)}
    assert happened(near=[IMP, ORC]).heard_by == {"anna": ("imp",), "bert": ("orc-2",), "eve": ("imp", "orc-2")}


def test_an_event_may_be_for_some_seats_whatever_they_see() -> None:
    assert happened(frozenset(["eve"]), who=ORC).heard_by == {"eve": ("orc-2",)}
    assert happened(frozenset(["anna", "stranger"]), round=2).heard_by == {"anna": ()}
    assert happened(frozenset(), round=2).heard_by == {}


def test_the_gm_learns_of_everything_and_is_not_listed() -> None:
    event = happened(frozenset([GM]), who=IMP, hp=Secret(3))

    assert event.heard_by == {}
    assert event.reaches(GM)
    assert event.unseen_by(GM) == ()
    assert event.told_to(GM, TRUE_NAMES) == {"kind": "happened", "who": "@imp", "hp": 3}


def test_an_event_reaches_those_who_are_listed_and_nobody_else() -> None:
    event = happened(who=ORC, by=IMP)

    assert [seat for seat in [*SEATS, "stranger"] if event.reaches(seat)] == [GM, "anna", "bert"]
    assert [event.unseen_by(seat) for seat in ("anna", "bert", "eve")] == [("imp",), ("orc-2",), ()]


# --- what they learn


def test_a_secret_is_told_to_its_seats_and_to_the_gm() -> None:
    event = happened(who=ANA, hp=Secret(3, ["bert"]), plan=Secret(Deed("attack", ORC)))

    assert event.told_to("anna", NAMES) == {"kind": "happened", "who": "@annie"}
    assert event.told_to("bert", NAMES) == {"kind": "happened", "who": "@annie", "hp": 3}
    assert event.told_to(GM, TRUE_NAMES) == {
        "kind": "happened",
        "who": "@ana",
        "hp": 3,
        "plan": {"verb": "attack", "args": ["@orc-2"]},
    }


def test_one_who_knows_a_secret_still_does_not_see_who_is_in_it() -> None:
    event = happened(who=ANA, plan=Secret([ORC, ANA], ["bert"]))

    assert event.told_to("bert", NAMES)["plan"] == ["@?", "@annie"]


def test_the_unseen_are_someone_in_reasons_deeds_and_lists_of_them() -> None:
    deed = Deed("attack", ORC, Deed("beside", IMP, (ANA, 3)))
    event = happened(who=ANA, reasons=(Reason("toy.dazed", -2, "imp"), Reason("toy.skill", 3)), deed=deed)

    assert event.told_to("anna", NAMES) == {
        "kind": "happened",
        "who": "@annie",
        "reasons": [
            {"clause": "toy.dazed", "amount": -2, "source": "@?"},
            {"clause": "toy.skill", "amount": 3, "source": None},
        ],
        "deed": {"verb": "attack", "args": ["@orc-1", {"verb": "beside", "args": ["@?", ["@annie", 3]]}]},
    }


def test_what_is_no_creature_is_told_as_it_is() -> None:
    fact = {"square": "b2", "hit": True, "by": None, "faces": [3, 4], "at": "mail@home"}

    assert redacted(fact, "ana", ("b2", "ana"), NAMES) == fact
    assert redacted(fact, "ana", ("b2", "ana"), NAMES)["hit"] is True


@pytest.mark.parametrize(
    ("fact", "plain"),
    [
        (ANA, "@ana"),
        ("ana", "ana"),
        (7, 7),
        (None, None),
        (Reason("toy.skill", 2), {"clause": "toy.skill", "amount": 2, "source": None}),
        (Reason("toy.mark", -2, "ana"), {"clause": "toy.mark", "amount": -2, "source": "@ana"}),
        (Deed("attack", ORC, "axe"), {"verb": "attack", "args": ["@orc-2", "axe"]}),
        ((ANA, [ORC, 1]), ["@ana", ["@orc-2", 1]]),
        ({"to": ANA}, {"to": "@ana"}),
        (Secret((ANA,), ["anna"]), {"secret": ["@ana"], "for": ["anna"]}),
        (Secret(5), {"secret": 5, "for": []}),
        (Effect("mark-3", "mark", "ana"), "mark-3"),
        (parse_dice("2d6+1"), "2d6+1"),
        (1.5, "1.5"),
    ],
)
def test_a_fact_is_written_as_plain_data_with_creatures_marked(fact: object, plain: object) -> None:
    assert plain_fact(fact) == plain
    assert json.loads(as_json(plain_fact(fact))) == plain


def test_true_stays_true_and_does_not_become_one() -> None:
    assert plain_fact(True) is True
    assert plain_fact([False]) == [False]


# --- who is in it


def test_the_creatures_of_an_event_are_named_once_in_the_order_of_mention() -> None:
    event = happened(
        text="orc-2",
        reasons=[Reason("toy.mark", 1, "imp")],
        who=ANA,
        more={"deed": Deed("attack", IMP, ORC)},
        plan=Secret(ANA),
    )

    assert event.creatures() == ["imp", "ana", "orc-2"]
    assert mentioned_in({"round": 2, "text": "ana"}) == []


# --- written and read


facts = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4) | st.sampled_from(["@ana", "@orc-2"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
events = st.builds(
    Event,
    st.text(max_size=5),
    st.dictionaries(st.text(max_size=4), facts, max_size=4),
    st.dictionaries(st.text(max_size=4), st.lists(st.text(max_size=4), max_size=3).map(tuple), max_size=3),
)


@given(events)
def test_any_event_is_read_back_as_it_was_written(event: Event) -> None:
    back = Event.read(json.loads(as_json(event.plain())))

    assert back == event
    assert back.heard_by == event.heard_by


def test_an_event_is_written_with_its_kind_its_facts_and_its_hearers() -> None:
    assert happened(who=ORC, by=IMP, amount=3).plain() == {
        "event": "happened",
        "facts": {"who": "@orc-2", "by": "@imp", "amount": 3},
        "heard_by": {"anna": ["imp"], "bert": ["orc-2"]},
    }


def test_events_are_equal_by_what_they_tell_and_to_whom_and_found_by_being_themselves() -> None:
    one, same = happened(who=ORC), happened(who=ORC)

    assert one == same
    assert one != happened(frozenset(["bert"]), who=ORC)
    assert one != happened(who=ORC, amount=3)
    assert len({one, same}) == 2
