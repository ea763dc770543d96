"""Ways of moving as one who plays reads and types them."""

from pathlib import Path

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import affray, in_order, too_wide, typed

GORGE = """\
rulebook: dnd5e
title: {en: The gorge, ru: Ущелье}
map: |
  ....oo......
  ....oo......
  ....oo......
  ....oo......
legend: {o: chasm}
creatures:
  pony: {like: wolf, size: large, speed: 60 ft, features: [trained-mount]}
  owl: {like: wolf, speed: {walk: 5 ft, fly: 60 ft}}
sides:
  heroes:
    - {block: fighter, name: edda, at: c3, hp: 60}
    - {block: pony, name: pony, at: a1, hp: 60}
  foes:
    - {block: orc, at: l1}
seats: {edda: [edda, pony]}
"""


@pytest.fixture
def gorge(tmp_path: Path) -> str:
    path = tmp_path / "gorge.yaml"
    path.write_text(GORGE, encoding="utf-8")
    return str(path)


@pytest.fixture
def aerie(tmp_path: Path) -> str:
    path = tmp_path / "aerie.yaml"
    heroes = GORGE[GORGE.index("    - {block: fighter") : GORGE.index("  foes")]
    owl = GORGE.replace(heroes, "    - {block: owl, at: a4}\n").replace("[edda, pony]", "owl")
    path.write_text(owl, encoding="utf-8")
    return str(path)


def play(gorge: str, *lines: str, lang: str = "en") -> str:
    words = ("play", gorge, "--seed", "3", "--lang", lang, "--minds", "none", "--seat", "gm")
    return affray(*words, typed=typed(*lines)).output.replace("\N{NO-BREAK SPACE}", " ")


def test_a_rider_mounts_directs_the_mount_and_dismounts(gorge: str) -> None:
    output = play(gorge, "mount pony control", "ride move a3", "ride dash", "end", "quit")

    assert in_order(output, ["mount and control pony", "Edda mounts pony", "on pony", "make the mount dash"])
    assert "Pony moves from a1 to a3." in output


def test_a_flyer_names_a_height_or_a_square_or_both(aerie: str) -> None:
    output = play(aerie, "fly 4", "fly e2", "fly 2 g2", "quit")

    assert "fly: a height in squares, from 1 to" in " ".join(output.split())
    assert in_order(output, ["is now 20 ft up", "moves from a4 to e2", "moves from e2 to g2", "is now 10 ft up"])


def test_the_map_shows_the_chasm_and_the_roster_the_height(aerie: str) -> None:
    output = play(aerie, "fly 4", "map", "quit")

    assert "% chasm" in output
    assert ", 20 ft up" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_can_be_told_in_every_language(gorge: str, aerie: str, lang: str) -> None:
    ridden = play(gorge, "mount pony controlled", "ride move a2", "map", "quit", lang=lang)
    flown = play(aerie, "fly 4", "fly 0 g4", "map", "quit", lang=lang)

    assert too_wide(ridden + flown) == []
    assert "{" not in ridden + flown
