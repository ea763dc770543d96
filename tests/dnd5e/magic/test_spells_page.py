"""The page that says what became of the SRD's spells; `make golden` writes what it says of each anew."""

import re
from collections import Counter
from pathlib import Path

from affray.content.loading import shelf

PAGE = Path(__file__).parents[3] / "docs/spells.md"
FAITHFUL, MISSING, LEFT = "faithful", "not there", "left to the GM"


def spells() -> dict[str, int]:
    """The spells that bear on a fight, as the page lists them, with their levels."""
    rows = re.findall(r"^\| ([0-9]) \| `([a-z-]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    return {id: int(level) for level, id in rows}


def state_of(id: str) -> str:
    spell = shelf().spells.get(id)
    if spell is None:
        return MISSING
    return f"{LEFT}: {spell.by_hand}" if spell.by_hand else FAITHFUL


def written() -> str:
    levels = spells()
    states = {id: state_of(id) for id in levels}
    counts = Counter(state.partition(":")[0] for state in states.values())
    rows = [f"| {levels[id]} | `{id}` | {states[id]} |" for id in sorted(levels, key=lambda id: (levels[id], id))]
    table = "\n".join(rows)
    return f"""\
# Spells

The {len(levels)} spells of the SRD 5.1 that bear on a fight that has begun, and what Affray does of each:
{counts[FAITHFUL]} are faithful, {counts[LEFT]} leave something to the GM, {counts[MISSING]} are not there yet. A spell
that is missing can be written as a file says it ([effects](effects.md#spells)). The tests write this page.

| level | spell | state |
| --- | --- | --- |
{table}
"""


def test_golden_page_of_the_spells(golden: bool) -> None:
    if golden:
        PAGE.write_text(written(), encoding="utf-8")

    assert PAGE.read_text("utf-8") == written(), "write it anew with `make golden`"


def test_the_page_lists_every_spell_that_matters_once_at_its_level() -> None:
    levels = spells()
    ours = {id: spell.level for id, spell in shelf().spells.items() if spell is not None}

    assert len(levels) == 199
    assert {id: level for id, level in levels.items() if ours.get(id, level) != level} == {}
