"""Odds by structure are those of every roll, over random deeds of every encounter that is shipped."""

from contextlib import suppress
from itertools import islice
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Fight, TooManyOutcomes, load
from affray.content import names
from affray.core.fight import odds as odds_module
from affray.core.values import GM
from tests.odds import assert_exact, patched

MOST = 200
WALKING = ("move", "dash", "climb", "fly", "swim", "end")


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), encounter=st.sampled_from(names()), few=st.sampled_from([0, 24]))
def test_odds_by_structure_are_those_of_every_roll(seed: int, encounter: str, few: int) -> None:
    choices = Random(seed)
    fight = Fight(load(encounter), seed=seed)
    for _ in range(choices.randrange(4, 40)):
        if not fight.questions:
            return
        asked = choices.choice(fight.questions)
        fight.answer(asked.options.text(choices.choice(list(islice(asked.options, 60)))), asked.id)
    for asked in fight.questions[:1]:
        seat = choices.choice([GM, asked.seat if asked.seat in fight.feeds else GM])
        deeds = [each for each in islice(asked.options, 400) if getattr(each, "verb", "") not in WALKING]
        for deed in choices.sample(deeds, min(3, len(deeds))):
            with suppress(TooManyOutcomes), patched(odds_module, "FEW_WAYS", few):
                assert_exact(fight, asked.options.text(deed, fight.feeds[seat]), asked.id, seat, MOST)
