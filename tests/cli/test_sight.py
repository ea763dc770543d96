"""Darkness, conditions and blind attacks, as one who plays reads and types them."""

from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import affray, in_order, typed

CELLAR = """\
rulebook: dnd5e
title: {en: The cellar, ru: Подвал}
light: dark
map: |
  .....:......
  .....+......
  ............
legend: {":": dim}
sides:
  heroes:
    - {block: ranger, name: edda, at: c3, hp: 60, light: torch}
  foes:
    - {block: goblin, name: sneak, at: h3, hidden: true}
    - {block: orc, at: l1}
"""


@pytest.fixture
def cellar(tmp_path: Path) -> str:
    path = tmp_path / "cellar.yaml"
    path.write_text(CELLAR, encoding="utf-8")
    return str(path)


def play(cellar: str, *lines: str, lang: str = "en") -> str:
    output = affray("play", cellar, "--seed", "3", "--lang", lang, "--minds", "none", typed=typed(*lines)).output
    return output.replace("\N{NO-BREAK SPACE}", " ").replace("\n", " ")


def test_the_map_shows_where_it_is_dark_and_dim(cellar: str) -> None:
    output = affray("play", cellar, "--seed", "3", "--minds", "none", typed=typed("map", "quit")).output

    assert "░" in output
    assert ": ▒" not in output
    assert "darkness" in output


def test_a_square_is_attacked_blindly_by_typing_it(cellar: str) -> None:
    output = play(cellar, "attack g3 longbow", "quit")

    assert in_order(output, ["> attack g3 longbow", "Edda attacks at g3 with the longbow and misses."])


def test_help_tells_how_to_attack_blindly(cellar: str) -> None:
    assert "attack d4" in play(cellar, "?", "quit")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_can_be_ruled_and_is_told(cellar: str, lang: str) -> None:
    given = [
        "blinded",
        "charmed by orc",
        "deafened for 2",
        "frightened by orc",
        "grappled",
        "invisible",
        "poisoned save con 12",
    ]
    given += ["prone", "restrained", "incapacitated", "paralyzed", "petrified", "stunned", "unconscious", "lantern"]
    rulings = [f"rule orc gains {each}" for each in given] + [
        "rule orc exhaustion 2",
        "rule orc hurt 1 fire",
        "rule orc healed 1",
    ]
    lost = [f"rule orc loses {each.split()[0]}" for each in given] + ["rule orc loses exhaustion"]

    output = play(cellar, *rulings, "map", *lost, "quit", lang=lang)

    assert "event-" not in output
    assert "cli-" not in output
    assert "clause-" not in output
