"""Every encounter of the books that have their own words in the terminal, played to its end in every language."""

import re

import pytest

from affray.content import load, names
from affray.lang import LANGUAGES
from tests.cli.kit import UNTOLD, play, too_wide

IDS = {
    "acao": re.compile(r"\b(?:ac|acao)[.-][a-z]|\b(?:goblin|bandit|wolf|ogre|giant-spider|skeleton)-\d"),
    "drawsteel": re.compile(r"\b(?:ds|drawsteel)[.-][a-z]|\b(?:goblin|human)-[a-z]+-\d"),
}
"""What nobody should read: ids of clauses, messages and creatures."""
BOOKS = {name: load(name).rulebook.name for name in names()}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("fight", [name for name, book in BOOKS.items() if book in IDS])
def test_every_encounter_plays_to_its_end_in_every_language(fight: str, code: str) -> None:
    told = play(fight, code, seed="5")

    assert too_wide(told) == []
    assert [*IDS[BOOKS[fight]].findall(told), *UNTOLD.findall(told)] == []
