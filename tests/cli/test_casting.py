"""Casting spells at the terminal, as one who plays reads and types it."""

from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import affray, in_order, too_wide, typed

TOWER = """\
rulebook: dnd5e
title: The tower
map: |
  ............
  ............
  ............
sides:
  heroes:
    - block: wizard
      name: ana
      at: b2
      hp: 60
      with:
        casting: {ability: int, slots: [4, 3, 2], spells: [fire-bolt, bless, fireball, fog-cloud, shield]}
  foes:
    - {block: wolf, at: [h1, h2], hp: 40}
    - block: bandit
      at: l3
      hp: 40
      with:
        casting: {ability: int, level: 5, slots: [2, 2, 2], spells: [counterspell]}
"""


@pytest.fixture
def tower(tmp_path: Path) -> str:
    path = tmp_path / "tower.yaml"
    path.write_text(TOWER, encoding="utf-8")
    return str(path)


def play(tower: str, *lines: str, lang: str = "en", seed: str = "3", seat: str = "gm", spells: str = "") -> str:
    """With this seed Ana and the wolves are tied, and the GM lets her go first."""
    if spells:
        path = Path(tower)
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("fire-bolt, bless, fireball, fog-cloud, shield", spells), encoding="utf-8")
    arguments = ("play", tower, "--seed", seed, "--lang", lang, "--minds", "none", "--seat", seat)
    return affray(*arguments, typed=typed("ana", *lines)).output


def test_spells_are_listed_one_a_line_with_how_many_ways_and_an_example(tower: str) -> None:
    output = play(tower, "quit")

    assert "Spells: fire bolt (3): cast fire-bolt wolf-1" in output
    assert "        bless (21): cast bless 1 ana" in output
    assert not too_wide(output)


def test_a_fireball_is_typed_by_its_square_with_or_without_the_verb(tower: str) -> None:
    for said in ("cast fireball 3 h1", "fireball 3 h1"):
        output = play(tower, said, "pass", "quit")
        assert in_order(output, ["Ana casts fireball (level 3 slot)", "Bandit: Ana casts", "8d6"])


def test_a_name_that_is_not_enough_shows_how_to_go_on(tower: str) -> None:
    output = play(tower, "fire", "fog", "quit")

    assert in_order(output, ["> fire", "fire bolt (3)", "fireball at a square", "> fog", "fog cloud at a square"])


def test_a_counterspell_is_offered_and_told(tower: str) -> None:
    output = play(tower, "fire-bolt wolf-1", "counter 3", "quit")

    assert in_order(output, ["1 Counterspell (3)", "Bandit casts counterspell", "Bandit counters Ana’s fire bolt"])


def test_an_area_that_lasts_is_drawn_on_the_map_and_in_its_legend(tower: str) -> None:
    output = play(tower, "fog-cloud 1 f2", "pass", "end", "map", "quit")

    assert "░" in output
    assert "lasting area" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sensible_minds_cast_and_it_is_told_in_every_language(tower: str, lang: str) -> None:
    output = affray("play", tower, "--seed", "3", "--lang", lang, "--minds", "all", typed="").output

    told = {"en": "magic missile|fire bolt|fireball", "ru": "огненный", "uk": "вогнян", "cs": "ohniv", "pt-BR": "fogo"}
    assert any(word in output for word in told[lang].split("|"))
    assert not too_wide(output)


def test_the_verb_alone_lists_the_spells_and_not_every_way_to_cast_them(tower: str) -> None:
    output = play(tower, "cast", "quit").partition("> cast")[2]

    assert in_order(output, ["fire bolt (3)", "bless (", "fireball at a square, such as: cast fireball 3 "])
    assert "wolf 2" not in output


def test_of_many_that_may_be_meant_the_first_are_shown_and_the_rest_counted(tower: str) -> None:
    output = play(tower, "cast magic", "quit", spells="magic-missile, fire-bolt").partition("> cast magic")[2]

    assert output.count("Magic missile (") == 12
    assert "more: begin to type" in output
