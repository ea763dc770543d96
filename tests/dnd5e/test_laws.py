"""The seven laws over random play of the fifth edition, in small fights that have between them every rule in them.

Those over the shipped encounters are in `tests/content/test_laws.py`.
"""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Setup
from tests.dnd5e.kit import ambush, armoury, brawl, crossing, crypt, duel_of_mages, raid
from tests.dnd5e.legends import legend
from tests.laws import LAWS, Law, begun, law_3_minds_inline_and_their_answers_replayed_give_the_same_fight

Arrange = Callable[[], Setup]
FIGHTS = [ambush, armoury, brawl, crossing, crypt, duel_of_mages, legend, raid]

each_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
each_fight = pytest.mark.parametrize("arrange", FIGHTS, ids=lambda arrange: arrange.__name__)


@each_law
@each_fight
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80))
def test_law(arrange: Arrange, law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(arrange(), choices, answers), choices)


@pytest.mark.parametrize("arrange", [armoury, brawl, crypt, duel_of_mages, legend, raid])
def test_law_3_inline(arrange: Arrange) -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(arrange(), Random(1))


@pytest.mark.long
@each_fight  # also where random minds take long to come to an end
def test_law_3_inline_over_several_fights(arrange: Arrange) -> None:
    for number in range(3):
        law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(arrange(), Random(number))


@pytest.mark.long
@each_law
@each_fight
def test_law_over_many_fights(arrange: Arrange, law: Law) -> None:
    for number in range(50):
        choices = Random(f"{law.__name__} {number}")
        law(begun(arrange(), choices, choices.randrange(160)), choices)
