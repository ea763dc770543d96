"""How fights end in the terminal and in simulations: by flight, surrender, capture and decree."""

import json
from pathlib import Path

import pytest

from tests.cli.kit import FIGHT, affray, play

FLIGHT = """
rulebook: dnd5e
title: Rout
map: |
  ......
  .A..gg
  ......
place: {A: ana, g: goblin}
sides:
  heroes:
    - {block: fighter, name: ana}
  foes:
    - {block: goblin, count: 2}
morale:
  - {who: foes, half: foes, then: HOW}
"""


@pytest.mark.parametrize(
    ("ruling", "lang", "told"),
    [
        ("foes leaves", "en", "The fight is over: the foes are driven off."),
        ("foes leaves", "ru", "Бой окончен: враги обращены в бегство."),
        ("foes surrenders", "en", "The fight is over: the heroes win."),
        ("edda,pim leaves", "en", "The fight is over: the heroes have fled."),
        ("edda,pim captured", "uk", "Бій закінчено: герої в полоні."),
        ("over foes", "en", "The fight is over by ruling: the foes win."),
        ("over heroes", "cs", "Konec boje z rozhodnutí PJ: hrdinové vítězí."),
    ],
)
def test_the_terminal_says_how_the_fight_ended(ruling: str, lang: str, told: str) -> None:
    assert told in play(FIGHT, lang, f"rule {ruling}", "")


@pytest.mark.parametrize(
    ("then", "ending", "told"), [("flee", "driven-off", "driven off"), ("surrender", "won", "won")]
)
def test_a_simulation_counts_flight_and_surrender(tmp_path: Path, then: str, ending: str, told: str) -> None:
    file = tmp_path / "rout.yaml"
    file.write_text(FLIGHT.replace("HOW", then), encoding="utf-8")

    plain = json.loads(affray("sim", str(file), "-n", "20", "--seed", "1", "--json").stdout)

    assert plain["endings"][ending]["count"] > 0
    assert told in affray("sim", str(file), "-n", "20", "--seed", "1", "--lang", "en").output
