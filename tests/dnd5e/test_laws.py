"""The seven laws over random play of the fifth edition."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dnd5e.kit import ambush, raid
from tests.laws import LAWS, Law, begun, law_3_minds_inline_and_their_answers_replayed_give_the_same_fight


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80))
def test_law(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(ambush(), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 60))
def test_law_in_a_raid(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(raid(), choices, answers), choices)


@settings(max_examples=6)
@given(seed=st.integers(0, 2**32))
def test_law_3_inline(seed: int) -> None:
    for arrange in (ambush, raid):
        law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(arrange(), Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_over_hundreds_of_fights(law: Law, part: int) -> None:
    for number in range(50):
        choices = Random(f"{law.__name__} {part} {number}")
        law(begun(ambush(), choices, choices.randrange(160)), choices)
