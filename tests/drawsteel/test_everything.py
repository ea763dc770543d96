"""Every creature and every encounter that is shipped fights to its end."""

import pytest

from affray.content import load, load_text, names
from affray.content.loading import shelf
from affray.core.fight.running import Setup
from affray.core.table.asking import MindTable
from affray.core.table.changes import freshen_dice
from affray.minds import minds_for
from affray.rules.drawsteel.state.clash import Clash

CREATURES = [name for name, block in shelf("drawsteel").creatures.items() if block and block.organisation != "hero"]
ENCOUNTERS = [name for name in names() if load(name).rulebook.name == "drawsteel"]
DUEL = """\
rulebook: drawsteel
title: Everybody once
map: |
  B...............
  ...,,...f.......
  C..,,...........
  ................
  P......T........
place: {B: berta, C: corin, P: pia, f: WHO}
sides:
  heroes: [{block: berserker, name: berta}, {block: commander, name: corin}, {block: priest, name: pia}]
  foes: [{block: WHO}]
"""


def winner(start: Setup, seed: int) -> str:
    state = start.state.copy()
    freshen_dice(state, str(seed), "")
    return MindTable(start.rulebook, state, minds_for(state, "simple", "1")).play_out()


def test_all_eighteen_are_there() -> None:
    assert len(CREATURES) == 18


@pytest.mark.parametrize("creature", CREATURES)
@pytest.mark.parametrize("seed", range(3))
def test_every_creature_fights_to_its_end(creature: str, seed: int) -> None:
    assert winner(load_text(DUEL.replace("WHO", creature)), seed) in ("heroes", "foes", "nobody")


@pytest.mark.parametrize("encounter", ENCOUNTERS)
@pytest.mark.parametrize("seed", range(3))
def test_every_encounter_fights_to_its_end(encounter: str, seed: int) -> None:
    assert winner(load(encounter), seed) in ("heroes", "foes", "nobody")


def test_each_budget_is_what_the_book_calls_it() -> None:
    """24 EV are standard for four heroes of the first level; eight minions cost as much as two of a horde."""
    clash = load("goblins-at-the-toll-house").state
    assert isinstance(clash, Clash)
    blocks = [each.block for each in clash.everyone() if each.side == "foes"]

    assert sum(block.ev / 4 if block.organisation == "minion" else block.ev for block in blocks) == 24
