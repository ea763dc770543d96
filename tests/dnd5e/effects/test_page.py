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


def fitted(block: str) -> str:
    """A fight with a creature whose stat block the block stands in, or who casts the spells in it."""
    claws = "" if block.startswith("weapons:") else CLAWS
    if block.startswith("items:\n"):
        names = re.findall(r"^  ([a-z-]+):", block, re.MULTILINE)
        return FIGHT + indent(f"{claws}items: [{', '.join(names)}]\n", "    ") + block
    if not block.startswith("spells:"):
        return FIGHT + indent(claws + block, "    ")
    names = re.findall(r"^  ([a-z-]+):", block, re.MULTILINE)
    casting = f"casting: {{ability: wis, level: 9, slots: [4, 4, 4], spells: [{', '.join(names)}]}}\n"
    return FIGHT + indent(claws + casting, "    ") + block


def test_the_page_has_blocks() -> None:
    assert len(BLOCKS) >= 5


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_a_block_is_right_and_fights(block: str) -> None:
    report = simulate(load_text(fitted(block)), n=4, seed=1)

    assert len(report) == 4


def test_a_trait_that_is_said_wrongly_is_refused() -> None:
    wrong = "traits: {reek: {acts: [{at: near, all: [{lay: poisoned, ends: save-end}]}]}}\n"

    with pytest.raises(BadContent, match=r"traits\.reek\.acts\[0\]\.roll: the field roll is missing"):
        load_text(FIGHT + indent(CLAWS + wrong, "    "))


@pytest.mark.parametrize("act", ["about: tail, all: [{lay: prone}]", "about: claws, all: [{follow: tail}]"])
def test_a_trait_names_weapons_that_the_creature_has(act: str) -> None:
    wrong = f"traits: {{pounce: {{acts: [{{at: hits, {act}}}]}}}}\n"

    with pytest.raises(BadContent, match="tail"):
        load_text(FIGHT + indent(CLAWS + wrong, "    "))


def test_the_uses_of_a_trait_are_counted() -> None:
    tough = "uses: {tough: 1}\ntraits: {tough: {mods: [{hook: endure, add: 7}]}}\n"

    beast = load_text(FIGHT + indent(CLAWS + tough, "    ")).state.creatures["beast"]

    assert beast.pools["tough"] == 1
