"""What only some can do, as one who plays reads and types it."""

from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import affray, in_order, too_wide, typed

DEN = """\
rulebook: dnd5e
title: {en: The den, ru: Логово}
map: |
  ............
  ............
  ............
sides:
  heroes:
    - {block: ranger, name: edda, at: c3, hp: 60}
  foes:
    - {block: wolf, at: d3}
    - {block: orc, at: l1}
"""


@pytest.fixture
def den(tmp_path: Path) -> str:
    path = tmp_path / "den.yaml"
    path.write_text(DEN, encoding="utf-8")
    return str(path)


def play(den: str, *lines: str, lang: str = "en", seed: str = "3") -> str:
    return affray("play", den, "--seed", seed, "--lang", lang, "--minds", "none", typed=typed(*lines)).output


def test_the_other_hand_strikes_by_a_bonus_action(den: str) -> None:
    output = play(den, "shortsword wolf", "shortsword wolf", "quit").replace("\N{NO-BREAK SPACE}", " ")

    assert in_order(output, ["Edda misses wolf", "Bonus action: 1 shortsword against wolf", "Edda misses wolf"])


def test_a_rush_is_offered_beside_the_move_and_typed_by_its_verb(den: str) -> None:
    output = play(den, "end", "end", "rush f2", "b2", "quit")

    assert in_order(output, ["Bonus action: rush at a foe:", "> rush f2", "from l1 to f2", "> b2", "from f2 to b2"])


def test_a_square_alone_is_a_move_as_long_as_one_will_do(den: str) -> None:
    output = play(den, "end", "end", "f2", "b2", "end", "quit")

    assert in_order(output, ["> f2", "from l1 to f2", "Left: action, bonus action", "> b2", "from f2 to b2"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bite_and_its_save_are_told(den: str, lang: str) -> None:
    told = {"en": "Strength save", "ru": "спасбросок Силы", "uk": "рятівний кидок Сили"}
    told |= {"cs": "záchranný hod na Sílu", "pt-BR": "salvaguarda de Força"}
    output = affray("play", den, "--seed", "5", "--lang", lang, typed="").output

    assert told[lang] in " ".join(output.split())
    assert too_wide(output) == []
