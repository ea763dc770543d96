"""Every block of `docs/effects-drawsteel.md` stands in a creature's stat block, and the creature fights."""

import re
from pathlib import Path
from textwrap import indent

import pytest

from affray import simulate
from affray.content.drawsteel.effects import FilterText
from affray.content.loading import load_text
from affray.content.problems import BadContent
from affray.rules.drawsteel.rolls.filters import FILTERS
from affray.rules.drawsteel.state.words import ACTS_AT, HOOKS, MOMENTS

PAGE = (Path(__file__).parents[2] / "docs/effects-drawsteel.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
FIGHT = """
rulebook: drawsteel
title: A beast
map: |
  .......
  .A...W.
  .....w.
  .......
place: {A: berta, W: beast, w: wolf}
sides: {heroes: [{block: berserker, name: berta}], foes: [{block: beast, name: beast}, {block: war-wolf, name: wolf}]}
creatures:
  beast:
    organisation: leader
    stamina: 60
    free-strike: 3
    characteristics: {might: 2, agility: 1}
"""
CLAWS = (
    "abilities: [{id: claws, keywords: [melee, strike, weapon], distance: {melee: 1}, bonus: 2, tiers: [4, 6, 8]}]\n"
)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_a_block_is_right_and_fights(block: str) -> None:
    claws = "" if block.startswith("abilities:") else CLAWS

    report = simulate(load_text(FIGHT + indent(claws + block, "    ")), n=4, seed=1)

    assert len(report) == 4


def test_the_page_tells_every_word() -> None:
    told = set(re.findall(r"`([a-z-]+)", PAGE))

    assert {*FILTERS, *HOOKS, *MOMENTS, *ACTS_AT} - told == set()
    assert {name.rstrip("_") for name in FilterText.model_fields} == {*FILTERS, "not", "me"}


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ("effects: [{kind: lay}]", r"effects\[0\]\.name: the field name is missing"),
        ("effects: [{kind: test, tiers: [[prone], [prone], []]}]", r"effects\[0\]\.by: the field by is missing"),
        (
            "effects: [{kind: test, by: might, tiers: [[prone]]}]",
            r"effects\[0\]\.tiers\[1\]: the field tiers is missing",
        ),
        ("effects: [free-strike]", r"effects\[0\]\.who: the field who is missing"),
        ("effects: [{kind: lay, name: x, mods: [{hook: speed}]}]", r"mods\[0\]\.add: the field add is missing"),
        ("effects: [{kind: prone, lasts: strike}]", r"effects\[0\]\.lasts: .*strike"),
        ("trigger: {at: dinner}", r"trigger\.at: .*dinner"),
        ("trigger: {at: forced}, effects: [halve]", r"trigger\.at: .*forced.*damage"),
        ("effects: [harm]", r"effects\[0\]\.amount: the field amount is missing"),
        ("if: {sort: friend}", r"if\.sort: .*friend"),
        ("effects: [{kind: more, amount: 2, because: it is so}]", r"effects\[0\]\.because"),
    ],
)
def test_what_is_said_wrongly_is_refused_where_it_stands(wrong: str, problem: str) -> None:
    ability = f"abilities: [{{id: howl, target: self, {wrong}}}]\n"

    with pytest.raises(BadContent, match=problem):
        load_text(FIGHT + indent(ability, "    "))
