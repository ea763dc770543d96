"""Weapons, shields, nets and doors, as one who plays reads and types them."""

from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import affray, in_order, typed

HALL = """\
rulebook: dnd5e
title: {en: The hall, ru: Зал}
map: |
  ......
  .+....
  ......
sides:
  heroes:
    - {block: fighter, name: brunna, at: c3, hp: 60}
    - {block: ranger, name: edda, at: b3, hp: 60}
  foes:
    - {block: hunter, at: d3, hp: 60}
creatures:
  hunter:
    like: hobgoblin
    weapons: [longsword, longbow, net]
    ammunition: {net: 1}
"""


@pytest.fixture
def hall(tmp_path: Path) -> str:
    path = tmp_path / "hall.yaml"
    path.write_text(HALL, encoding="utf-8")
    return str(path)


def play(hall: str, *lines: str, lang: str = "en", seed: str = "4") -> str:
    output = affray("play", hall, "--seed", seed, "--lang", lang, "--minds", "none", typed=typed(*lines)).output
    return " ".join(output.split())


def test_a_weapon_is_drawn_and_put_away_and_a_shield_taken_off(hall: str) -> None:
    output = play(hall, "end", "end", "draw handaxe", "doff", "quit")

    assert in_order(
        output,
        [
            "draw the handaxe",
            "Brunna draws the handaxe.",
            "take off the shield",
            "Brunna takes off the shield.",
        ],
    )


def test_a_door_is_broken_by_typing_so(hall: str) -> None:
    output = play(hall, "end", "end", "smash b2 longsword", "quit")

    assert in_order(output, ["break what stands at b2 (longsword)", "> smash b2 longsword", "door"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_use_a_weapon_has_words(hall: str, lang: str) -> None:
    output = play(hall, "end", "end", "let-go longsword", "quit", lang=lang)

    assert output.count("let-go") == 1  # as it was typed
    for verb in ("take-up", "two-handed", "doff", "stow"):
        assert verb not in output


def test_thrown_weapons_are_named_at_the_head_of_their_targets_in_ones_own_language() -> None:
    output = affray("play", "goblin-ambush", "--seed", "5", "--lang", "ru", typed=typed("выход", "")).output

    assert in_order(" ".join(output.split()), ["наберите любую, например иди", "Короткий лук (", "Бросок (рапира) ("])


def test_all_attacks_on_foes_are_numbered_before_those_on_friends(hall: str) -> None:
    attacks = play(hall, "0", "0", "quit").partition("Brunna, what do you do?")[2].partition("Action:")[0]

    assert attacks.count("Hunter") > 1
    assert attacks.rindex("Hunter") < attacks.index("Edda")
