"""What no rule plays is told in the terminal on its creature's turn, and counted in simulations."""

import json
from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import UNTOLD, affray, too_wide, typed

FIGHT = """
rulebook: dnd5e
title: Yard
map: |
  ........
  .E....g.
  ......g.
place: {E: edda, g: goblin}
sides:
  heroes:
    - block: ranger
      name: edda
      with: {by-hand: [{name: Web, text: "A web\\nholds."}, {name: Oath, text: Sworn.}]}
  foes: [{block: goblin, count: 2, with: {by-hand: [{name: Glare, text: It glares.}]}}]
"""


@pytest.fixture
def fight(tmp_path: Path) -> str:
    file = tmp_path / "fight.yaml"
    file.write_text(FIGHT, "utf-8")
    return str(file)


def test_the_text_is_told_when_the_turn_begins_and_the_name_as_it_goes_on(fight: str) -> None:
    told = affray("play", fight, "--seed", "7", typed=typed("move c2", "quit")).output

    assert told.count("By hand: Web: A web holds.") == 1
    assert told.count("By hand: Web, Oath") == 1
    assert "It glares" not in told


@pytest.mark.parametrize("code", LANGUAGES)
def test_simulations_count_it_once_for_many_of_a_kind(code: str, fight: str) -> None:
    told = affray("sim", fight, "-n", "2", "--lang", code)

    assert not UNTOLD.search(told.output)
    assert not too_wide(told.output)
    if code == "en":
        assert "Left to the GM: 3 elements of the stat blocks" in told.output


def test_a_shown_stat_block_ends_with_it(tmp_path: Path) -> None:
    file = tmp_path / "library.yaml"
    odd = "{like: goblin, by-hand: [{name: Glare, text: It glares.}]}"
    file.write_text(f"rulebook: dnd5e\ncreatures:\n  glarer: {odd}\n", "utf-8")

    assert affray("show", "glarer", "--file", str(file)).output.endswith("By hand: Glare: It glares.\n")


def test_a_simulation_tells_it_as_json(fight: str) -> None:
    assert json.loads(affray("sim", fight, "-n", "1", "--json").stdout)["by_hand"] == 3
