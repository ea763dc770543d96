"""The page of rulings: its examples run, and every ruling of every book is on it."""

import re
from pathlib import Path

import pytest

from affray import Fight, load
from affray.content.bringing import bring_if_needed
from affray.core.table.rulings import subjects_of

PAGE = (Path(__file__).parents[1] / "docs" / "rulings-by-the-gm.md").read_text("utf-8")
BLOCKS = [(name, text.splitlines()) for name, text in re.findall(r"```rulings ([a-z-]+)\n(.*?)```", PAGE, flags=re.S)]
RARE = {"squad", "mounted", "dismounted", "last-stand", "wave", "turn", "weapon", "drops", "lives"}
"""Rulings that some example of another book shows, or that a fight offers only at times."""


@pytest.mark.parametrize(("encounter", "lines"), BLOCKS, ids=[name for name, _ in BLOCKS])
def test_the_examples_run_one_after_the_other(encounter: str, lines: list[str]) -> None:
    fight = Fight(load(encounter), seed=3)
    for line in lines:
        if line.startswith("add "):
            bring_if_needed(fight, line, None)
        fight.rule(line, why="as the page says")


@pytest.mark.parametrize("encounter", [name for name, _ in BLOCKS])
def test_every_ruling_of_a_book_has_an_example(encounter: str) -> None:
    fight = Fight(load(encounter), seed=3)
    book = [lines for name, lines in BLOCKS if load(name).rulebook.name == fight.rulebook.name]
    said = {word for lines in book for line in lines for word in line.split()}

    assert subjects_of(fight.rulebook.rulings(fight.state)).keys() - RARE <= said
