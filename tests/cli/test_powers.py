"""Powers of monsters and heroes, as one who plays them at the terminal or at the live table reads them."""

import pytest

from affray import Fight
from affray.cli.terminal.question import Offering
from affray.content import load_text
from affray.content.loading import shelf
from affray.core.values import GM
from affray.lang import LANGUAGES, language
from affray.server.views.questions import show_question
from affray.server.views.seat_view import Looks
from affray.store import Kept
from affray.telling.menu import Menu
from affray.telling.seat_names import SeatNames
from affray.telling.tongue import Tongue

DUEL = """\
rulebook: dnd5e
title: A duel
map: |
  ............
  ............
  ............
  ............
sides:
  heroes: [{block: fighter, name: brunna, at: j1, hp: 90}]
  foes: [{block: BLOCK, name: duellist, at: d1}]
"""


def at_the_turn_of(block: str) -> Fight:
    """A fight in which the one with this stat block is asked what it does."""
    fight = Fight(load_text(DUEL.replace("BLOCK", block)), seed=1)
    while fight.state.turn != "duellist":
        asked = fight.questions[0]
        fight.answer("end" if asked.kind == "turn" else asked.options.text(next(iter(asked.options))))
    return fight


def lines(fight: Fight, lang: str) -> list[str]:
    eyes, tongue = SeatNames(fight, GM), Tongue(language(lang), "dnd5e")
    assert fight.question is not None
    return [line.plain for line in Offering(eyes, tongue).lines(Menu(fight.question, eyes, tongue))]


@pytest.mark.parametrize("block", list(shelf().names()))
def test_the_menu_of_every_creature_is_told_in_every_language(block: str) -> None:
    fight = at_the_turn_of(block)

    looks = Looks(Kept("t", 0, "", "en", 0, False), {}, {}, frozenset(), frozenset())
    for lang in LANGUAGES:
        assert lines(fight, lang)
        assert show_question(
            fight.questions[0], SeatNames(fight, GM), Tongue(language(lang), "dnd5e"), looks, brief=False
        )


def test_what_costs_several_legendary_actions_says_how_many() -> None:
    fight = at_the_turn_of("aboleth")
    fight.rule("brunna gains charmed by duellist")
    fight.answer("end")
    fight.answer("end")

    assert fight.questions[0].kind == "legendary"
    assert any("(2): Brunna" in line for line in lines(fight, "en"))
