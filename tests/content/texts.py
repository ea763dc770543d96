"""Texts to try: a small encounter that is right, and ways to make it wrong."""

import pytest

from affray.content import BadContent, Problem, load_text
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

FILE = "hill.yaml"
SMALL = """\
rulebook: dnd5e
title: On the hill
map: |
  ........
  ..#.TT..
  ........
  ........
sides:
  heroes:
    - {block: fighter, name: ana, at: a1}
    - {block: rogue, name: bo, at: a2}
  foes:
    - {block: goblin, at: [h1, h2]}
"""
IMP = """\
creatures:
  imp:
    size: small
    type: fiend
    ac: 13
    hp: 10 (3d4+3)
    speed: 20 ft
    abilities: {str: 6, dex: 17, con: 13, int: 11, wis: 12, cha: 14}
    challenge: 1
"""
HEAD = "rulebook: dnd5e\ntitle: x\n"
HEROES = "sides:\n  heroes: [{block: fighter, name: ana, at: a1}]\n"


def put(old: str, new: str, text: str = SMALL) -> str:
    """The text with one piece in place of another."""
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def fight(foes: str, more: str = "", rows: str = "........\n........\n........\n") -> str:
    """An encounter on an empty map: Ana at a1, and those given."""
    drawn = "".join(f"  {row}\n" for row in rows.splitlines())
    return f"{HEAD}map: |\n{drawn}{HEROES}  foes:\n" + "".join(f"    - {foe}\n" for foe in foes.splitlines()) + more


def refused(text: bytes | str) -> tuple[Problem, ...]:
    """All that is wrong with the text."""
    with pytest.raises(BadContent) as caught:
        load_text(text, FILE)
    return caught.value.problems


def battle(text: str) -> Battle:
    state = load_text(text, FILE).state
    assert isinstance(state, Battle)
    return state


def one(text: str, id: str) -> Combatant:
    return battle(text).creatures[id]
