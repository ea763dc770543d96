"""The seven laws over random play of the fifth edition: in a small fight made for it, and in a shipped encounter."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Setup, load
from tests.dnd5e.kit import ambush, armoury, brawl, crossing, crypt, duel_of_mages, raid
from tests.dnd5e.legends import legend
from tests.laws import LAWS, Law, begun, law_3_minds_inline_and_their_answers_replayed_give_the_same_fight


def shipped() -> Setup:
    return load("goblin-ambush")


FIGHTS = [ambush, crossing, crypt, duel_of_mages, shipped]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80))
def test_law(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(ambush(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_in_the_shipped_encounter(law: Law) -> None:
    for answers in (0, 12, 60, 150):
        choices = Random(f"{law.__name__} {answers}")
        law(begun(shipped(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 60))
def test_law_in_a_raid(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(raid(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 40))
def test_law_among_mages(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(duel_of_mages(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80))
def test_law_in_an_armoury(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(armoury(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=6)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80))
def test_law_among_legends(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(legend(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 60))
def test_law_in_a_brawl(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(brawl(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 60))
def test_law_in_the_dark(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(crypt(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 60))
def test_law_at_a_crossing(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(crossing(), choices, answers), choices)


@pytest.mark.parametrize("arrange", [ambush, armoury, brawl, crypt, duel_of_mages, legend, raid])
def test_law_3_inline(arrange: Callable[[], Setup]) -> None:
    for number in range(2):
        law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(arrange(), Random(number))


@pytest.mark.long
def test_law_3_inline_where_random_minds_take_long() -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(crossing(), Random(1))


def test_law_3_inline_in_the_shipped_encounter() -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(shipped(), Random(1))


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("fight", FIGHTS, ids=lambda fight: fight.__name__)
def test_law_over_hundreds_of_fights(fight: Callable[[], Setup], law: Law, part: int) -> None:
    for number in range(50):
        choices = Random(f"{law.__name__} {part} {number}")
        law(begun(fight(), choices, choices.randrange(160)), choices)


@pytest.mark.long
def test_law_3_inline_over_many_fights_of_the_shipped_encounter() -> None:
    for number in range(20):
        law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(shipped(), Random(number))
