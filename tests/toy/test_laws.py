"""The seven laws over random play of the toy."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Setup
from tests.laws import LAWS, Law, begun, law_3_minds_inline_and_their_answers_replayed_give_the_same_fight
from tests.toy import ambush, duel
from tests.toy.encounters import crowd

FIGHTS = {"duel": duel, "ambush": ambush, "crowd": crowd}
LONG_PLAYS = 400


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 120), fight=st.sampled_from(sorted(FIGHTS)))
def test_law(law: Law, seed: int, answers: int, fight: str) -> None:
    choices = Random(seed)
    law(begun(FIGHTS[fight](), choices, answers), choices)


@settings(max_examples=15)
@given(seed=st.integers(0, 2**32), fight=st.sampled_from(sorted(FIGHTS)))
def test_law_3_inline(seed: int, fight: str) -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(FIGHTS[fight](), Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_over_thousands_of_fights(law: Law, part: int) -> None:
    """Eight parts of 50 plays of three encounters: 1,200 fights for each of the eight laws, no two alike."""
    for number in range(LONG_PLAYS // 8):
        for name, setup in FIGHTS.items():
            choices = Random(f"{law.__name__} {name} {part} {number}")
            _hold(law, setup(), choices)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_law_3_inline_over_thousands_of_fights(part: int) -> None:
    for number in range(LONG_PLAYS // 8):
        for name, setup in FIGHTS.items():
            law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(
                setup(), Random(f"{name} {part} {number}")
            )


def _hold(law: Law, setup: Setup, choices: Random) -> None:
    law(begun(setup, choices, choices.randrange(160)), choices)
