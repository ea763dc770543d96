"""A creature whose powers, traits and bites are said as data, in a fight from its beginning to its end."""

from random import Random

import pytest

from affray import Fight, Setup
from affray.content.loading import load_text
from affray.minds.simple import SimpleMind
from tests.laws import LAWS, Law, begun

WITCH = """
rulebook: dnd5e
title: A marsh witch
map: |
  ..........
  .A......W.
  .B........
place: {A: brunna, B: edda, W: witch}
sides:
  heroes: [{block: fighter, name: brunna}, {block: ranger, name: edda}]
  foes: [{block: marsh-witch, name: witch}]
creatures:
  marsh-witch:
    size: medium
    type: fey
    ac: 13
    hp: 60
    speed: 30 ft
    abilities: {str: 10, dex: 12, con: 14, int: 12, wis: 14, cha: 16}
    challenge: 3
    weapons:
      - id: claws
        hit: +5
        damage: 1d6+3 slashing
        on-hit:
          roll: save con 13
          fail:
            - lay: marsh-fever
              is: poisoned
              acts: [{at: start, all: [{harm: 1d4 poison}]}]
              lasts: 1 minute
              ends: save-end
    powers:
      - id: wail
        recharge: 5
        who: {area: burst 30 ft, sort: foe}
        roll: save wis 13
        fail: [{lay: frightened, lasts: 1 minute, ends: save-end}]
        immune: true
    traits:
      moss-skin:
        mods: [{hook: struck, edge: -1, if: {not: {feature: brave}}}]
        acts: [{at: start, all: [{heal: 5, if: {hurt: half}}]}]
"""


@pytest.fixture(scope="module")
def setup() -> Setup:
    return load_text(WITCH)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_for_effects_as_data(law: Law, setup: Setup) -> None:
    choices = Random(f"{law.__name__} witch")
    law(begun(setup, choices, 60), choices)


def test_all_of_it_happens_and_is_told_in_every_language(setup: Setup) -> None:
    kinds: set[tuple[str, str]] = set()
    for seed in range(4):
        fight = Fight(setup, seed=seed, minds={"simple": SimpleMind("witch")})
        for seat in fight.state.seats:
            fight.set(f"mind {seat} simple")
        kinds |= {(event.kind, event.facts.get("effect", event.facts.get("power", ""))) for event in fight.events}
        logs = {code: fight.log(code) for code in ("en", "ru", "uk", "cs", "pt-BR")}
        assert len({len(log) for log in logs.values()}) == 1

    assert {("gained", "marsh-fever"), ("gained", "frightened"), ("power", "wail"), ("lost", "marsh-fever")} <= kinds
    assert any("marsh fever" in line.lower() for line in logs["en"])
