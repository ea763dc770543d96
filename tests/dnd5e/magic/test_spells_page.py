"""The page that says what became of the SRD's spells agrees with the library."""

import re
from pathlib import Path

from affray.content.loading import shelf

PAGE = (Path(__file__).parents[3] / "docs/spells.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([0-9]) \| `([a-z-]+)` \| (.*?) \|$", PAGE, re.MULTILINE)
OURS = {id: spell for id, spell in shelf().spells.items() if spell is not None}


def test_the_page_lists_every_spell_that_matters_once() -> None:
    assert len(ROWS) == len({id for _, id, _ in ROWS}) == 199


def test_the_page_and_the_library_agree() -> None:
    for level, id, state in ROWS:
        spell = OURS.get(id)
        if spell is None:
            assert state == "not there", id
        else:
            assert (spell.level, state) == (
                int(level),
                f"left to the GM: {spell.by_hand}" if spell.by_hand else "faithful",
            )


def test_the_counts_of_the_page_are_those_of_its_rows() -> None:
    faithful, by_hand, missing = map(
        int, re.findall(r"([0-9]+) (?:are faithful|leave|are not)", PAGE.replace("\n", " "))
    )
    states = [state for _, _, state in ROWS]

    assert (faithful, missing) == (states.count("faithful"), states.count("not there"))
    assert faithful + by_hand + missing == len(ROWS)
