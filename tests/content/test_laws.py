"""The eight laws over random play of every encounter that is shipped, whatever its rulebook."""

from random import Random

import pytest

from affray import load
from affray.content import names
from tests.laws import LAWS, Law, begun, law_3_minds_inline_and_their_answers_replayed_give_the_same_fight

MANY = 12
"""How many fights of each encounter the long run looks at, for each law."""
each_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
each_encounter = pytest.mark.parametrize("name", names())


@each_law
@each_encounter
def test_law(name: str, law: Law) -> None:
    choices = Random(f"{law.__name__} {name}")
    law(begun(load(name), choices, choices.randrange(80)), choices)


def test_law_3_inline() -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(load("goblin-ambush"), Random(1))


@pytest.mark.long
@each_law
@each_encounter
def test_law_over_many_fights(name: str, law: Law) -> None:
    for number in range(MANY):
        choices = Random(f"{law.__name__} {name} {number}")
        law(begun(load(name), choices, choices.randrange(160)), choices)


@pytest.mark.long
@each_encounter
def test_law_3_inline_in_every_encounter(name: str) -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(load(name), Random(1))
