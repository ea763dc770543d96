"""Stat blocks told from their data: every word of the language has words in all languages."""

from typing import Any, get_args

import pytest

from affray.content.dnd5e.effects.notation import MOMENTS, UNITS
from affray.content.dnd5e.powers import TRIGGERS
from affray.content.loading import load_text
from affray.lang import LANGUAGES, language
from affray.rules.dnd5e import sheets
from affray.rules.dnd5e.creatures.powers import SHAPES
from affray.rules.dnd5e.effects.laying import ENDS, SAVED_AT
from affray.rules.dnd5e.rolls.filters import FILTERS
from affray.rules.dnd5e.rolls.mods import HOOKS
from affray.rules.dnd5e.state.acts import SHAKEN, Step
from affray.rules.dnd5e.state.blocks import COSTS
from affray.rules.dnd5e.state.filters import SORTS
from affray.rules.dnd5e.state.happenings import ATTACKS
from affray.rules.dnd5e.state.mods import FIXED, WITH_RUN_UP
from affray.telling.sheets import sheet
from affray.telling.tongue import Tongue
from tests.dnd5e.effects.test_page import BLOCKS, fitted

TOLD = (*sheets.WAYS, WITH_RUN_UP)
WORDS = {
    "sheet-area": SHAPES,
    "sheet-who": [sort for sort in SORTS if sort != "other"],
    "sheet-power": [cost for cost in COSTS if cost != "action"],
    "sheet-ends": [*ENDS, *SAVED_AT, SHAKEN],
    "sheet-at": MOMENTS.values(),
    "sheet-hook": [hook for hook in HOOKS if hook not in (*sheets.OF_TYPES, *sheets.PLAIN, *sheets.LISTED, *FIXED)],
    "sheet-way": [*FIXED, *(f"word-{word}" for words in FIXED.values() for word in words if word not in TOLD)],
    "sheet-mod": [*sheets.OF_TYPES, *sheets.PLAIN, *sheets.LISTED],
    "sheet-react": [*TRIGGERS.values(), *ATTACKS],
    "sheet-if": [word for word in FILTERS if word not in sheets.FILTERS],
    "sheet-lasts": [f"{unit}s" for unit in UNITS],
}
"""By message, the words of the language that it must have a part for."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_language_has_words(lang: str) -> None:
    spoken = Tongue(language(lang), "dnd5e")
    facts: dict[str, Any] = {"size": 2, "price": 2, "count": 2, "text": "", "types": "", "what": "", "amount": ""}
    facts |= {"squares": 2, "words": ""}

    silent = [f"{m}.{word}" for m, words in WORDS.items() for word in words if not spoken.try_say(m, word, **facts)]

    assert silent == []


def test_every_step_is_told() -> None:
    assert set(sheets.STEPS) == set(get_args(Step))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("block", BLOCKS)
def test_every_block_of_the_page_is_told_in_every_language(block: str, lang: str) -> None:
    setup = load_text(fitted(block))
    beast = setup.state.creatures["beast"]

    lines = sheet(beast, Tongue(language(lang), "dnd5e"))

    assert len(lines) > 6
    assert not any("sheet-" in line or "{" in line for line in lines)
