"""Two fights that differ only in what a seat may not know must send it the same bytes.  Start at `Tried.played`.

The hidden are in a walled yard, so that they come between nobody and neither find nor are found; there they end their
turns at once.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

from affray import Fight, Refusal, Setup, TooManyOutcomes, exact_odds
from affray.core.board.scenario import Morale, Scenario, Wave, When
from affray.core.codec import as_json
from affray.core.seats.seats import Seat
from affray.core.table.journal import common_length
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, Creature

YARD = ["..........", "..........", "..........", "..........", "......####", "......#...", "......#...", "......#..."]
"""The lower right corner can neither be seen nor entered."""
NOOKS = ["h6", "i6", "h7", "i7"]
NAMES = ["zoltan", "goblin", "ogre", "lurker"]
MOST_OUTCOMES = 60
LATE = 99
"""A round that no fight here comes to."""
RULED = 1
"""How many secret rulings are made at a question."""
FATES = (
    *("hp 3", "maximum 40", "temporary 4", "gains prone", "loses prone", "figure speed 3", "hurt 1", "healed 2"),
    *("flees", "rallies", "played-by gm", "hidden"),
)
TRIED = 5
"""How many options of a question are tried for their odds."""


BOUNDED = settings(max_examples=8, phases=[Phase.explicit, Phase.generate])
"""Few examples, and the first that fails as it is: to make it smaller takes minutes."""


class Hidden(NamedTuple):
    """One whom no player knows of."""

    name: str
    nook: str
    kind: str
    hp: int
    hp_max: int


class Look(NamedTuple):
    """What all players have before them at one moment."""

    asked: str
    seen: dict[str, str]


def hidden(kinds: Sequence[str]) -> st.SearchStrategy[list[Hidden]]:
    """Up to three of them, each on a square of its own."""
    one = st.builds(
        lambda name, nook, kind, hp, more: Hidden(name, nook, kind, hp, hp + more),
        st.sampled_from(NAMES),
        st.sampled_from(NOOKS),
        st.sampled_from(kinds),
        st.integers(1, 90),
        st.integers(0, 30),
    )
    return st.lists(one, max_size=3, unique_by=(lambda each: each.nook, lambda each: each.name))


def ids_of(concealed: Sequence[Hidden]) -> list[str]:
    """An id for each: not its name alone, as for one of several of a kind."""
    return [f"{each.name}-{number}" for number, each in enumerate(concealed, 5)]


def looks(setup: Setup, unknown: Sequence[str], seed: int, answers: int, peek: int = 3, model: str = "") -> list[Look]:
    """What the players have before them whenever somebody is asked whom they know; odds at every few such questions.

    With a model, the GM rules again and again on the hidden and on who is to come.
    """
    fight = Fight(setup, seed)
    choices, whims = Random(seed), Random(~seed)
    found: list[Look] = []
    while fight.questions and len(found) < answers:
        asked = fight.questions[0]
        if is_secret(asked, unknown):
            fight.answer(lying_low(asked), asked.id)
            continue
        for _ in range(RULED if model else 0):
            rule_in_secret(fight, unknown, model, whims)
        is_peeking = len(found) % peek == 0
        shown = {seat: as_json(all_that_reaches(fight, seat, is_peeking)) for seat in fight.state.seats if seat != GM}
        found.append(Look(asked.kind, shown))
        asked = fight.questions[0]
        fight.answer(choices.choice(harmless(asked, unknown)), asked.id)
    return found


def with_course(setup: Setup, whose: str) -> Setup:
    """The same fight, with one like somebody at hand, waves of such still to come, and orders for leaving."""
    model: Any = setup.state.creatures[whose]
    waves = (Wave((model,), When("round", LATE)), Wave((model, model), When("falls", whom=whose)))
    orders = (Morale(whose, When("round", LATE), "flee"),)
    scenario = Scenario(models={model.name: model}, waves=waves, morale=orders)
    return Setup(setup.rulebook, setup.state.but(scenario=scenario))


def rule_in_secret(fight: Fight, unknown: Sequence[str], model: str, whims: Random) -> None:
    """Rule something on one of the hidden, or on what is to come, that changes nothing for anybody else yet."""
    fates = (*(f"at {nook}" for nook in NOOKS), *FATES)
    texts = [
        *(f"{one} {fate}" for one in unknown for fate in fates),
        *(f"add {model} at {nook} hidden round {LATE}" for nook in NOOKS),
        *(f"add {model} {number} at h6 when falls {model}" for number in (1, 3)),
        *(f"morale {who} surrender round {LATE}" for who in (*unknown, "foes", model)),
        *("wave 1 off", "wave 2 off", "morale foes off", f"morale {model} off"),
    ]
    offered = fight.rulings()
    whims.shuffle(texts)
    fight.rule(next(text for text in texts if offered.offers(text)), why="nobody's business")


def is_secret(asked: OpenQuestion, unknown: Sequence[str]) -> bool:
    """Is this a question that would not be asked without the hidden?"""
    if isinstance(asked.who, Creature):
        return asked.who.id in unknown
    return asked.who == GM and len(harmless(asked, unknown)) < 2 and any(mentions(asked, unknown))


def mentions(asked: OpenQuestion, unknown: Sequence[str]) -> Iterator[bool]:
    return (bool({*text.split()} & {*unknown}) for text in texts(asked))


def lying_low(asked: OpenQuestion) -> str:
    """End the turn, or let those go first who are known."""
    listed = texts(asked)
    return next((text for text in ("end", "pass") if text in listed), listed[0])


def harmless(asked: OpenQuestion, unknown: Sequence[str]) -> list[str]:
    """The answers that neither search nor speak of the hidden."""
    listed = [text for text in texts(asked) if not {*text.split()} & {*unknown, "search", "surprise"}]
    return listed


def texts(asked: OpenQuestion) -> list[str]:
    return [asked.options.text(option) for option in islice(asked.options, 40)]


def all_that_reaches(fight: Fight, name: str, is_peeking: bool) -> list[Any]:
    """The view, the feed, refusals of what is not offered and, if it is peeking, odds."""
    seat = fight.seat(name)
    wrong = ["flee", "", *(f"attack {each}" for each in (*NAMES, *(f"{each}-{n}" for each in NAMES for n in (1, 5))))]
    refused = [refusal(seat, text, to) for text in wrong for to in (None, 1, 99) if not is_offered(seat, text)]
    chances = [chances_of(fight, asked, name) for asked in seat.questions if is_peeking]
    return [seat.view(), seat.feed.items(), refused, chances]


def is_offered(seat: Seat, text: str) -> bool:
    for asked in seat.questions:
        with suppress(Refusal):
            asked.options.parse(text, seat.feed)
            return True
    return False


def refusal(seat: Seat, text: str, to: int | None) -> list[str]:
    with pytest.raises(Refusal) as caught:
        seat.answer(text, to)
    return [text, type(caught.value).__name__, str(caught.value)]


def chances_of(fight: Fight, asked: OpenQuestion, seat: str) -> list[Any]:
    names = fight.feeds[seat]
    offered = [asked.options.text(option, names) for option in islice(asked.options, TRIED)]
    return [(text, outcomes(fight, text, asked, seat)) for text in offered]


def outcomes(fight: Fight, text: str, asked: OpenQuestion, seat: str) -> Any:
    try:
        found = exact_odds(fight, text, asked.id, seat, MOST_OUTCOMES)
        listed = found.outcomes
    except TooManyOutcomes as error:
        return str(error)
    return [[str(weight), told] for weight, told in listed], found.assumed


def first_difference(one: str, other: str) -> tuple[str, str]:
    """The words around the first byte that differs."""
    at = common_length(one, other)
    return one[max(at - 150, 0) : at + 80], other[max(at - 150, 0) : at + 80]


def assert_alike(one: list[Look], other: list[Look]) -> None:
    """The same questions in the same order, and not a byte of difference in what any player has before them."""
    for number, (mine, yours) in enumerate(zip(one, other, strict=False)):
        assert mine.asked == yours.asked, number
        for seat, seen in mine.seen.items():
            assert seen == yours.seen[seat], (number, seat, *first_difference(seen, yours.seen[seat]))
    assert len(one) == len(other)
