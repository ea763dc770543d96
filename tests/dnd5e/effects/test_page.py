"""Every block of `docs/effects.md` stands in a creature's stat block, and the creature fights."""

import re
from pathlib import Path
from textwrap import indent

import pytest

from affray import simulate
from affray.content.loading import load_text
from affray.content.problems import BadContent

PAGE = Path(__file__).parents[3] / "docs/effects.md"
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
FIGHT = """
rulebook: dnd5e
title: A beast
map: |
  ......
  .A..W.
  ......
place: {A: brunna, W: beast}
sides: {heroes: [{block: fighter, name: brunna}], foes: [{block: beast, name: beast}]}
creatures:
  beast:
    size: large
    type: monstrosity
    ac: 13
    hp: 40
    speed: 30 ft
    abilities: {str: 14, dex: 12, con: 14, int: 3, wis: 12, cha: 6}
    challenge: 2
"""
CLAWS = "weapons: [{id: claws, hit: +4, damage: 1d6+2 slashing}]\n"


def test_the_page_has_blocks() -> None:
    assert len(BLOCKS) >= 5


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_a_block_is_right_and_fights(block: str) -> None:
    claws = "" if block.startswith("weapons:") else CLAWS

    report = simulate(load_text(FIGHT + indent(claws + block, "    ")), n=4, seed=1)

    assert len(report) == 4


def test_a_trait_that_is_said_wrongly_is_refused() -> None:
    wrong = "traits: {reek: {acts: [{at: near, all: [{lay: poisoned, ends: save-end}]}]}}\n"

    with pytest.raises(BadContent, match=r"traits\.reek\.acts\[0\]\.roll: the field roll is missing"):
        load_text(FIGHT + indent(CLAWS + wrong, "    "))
