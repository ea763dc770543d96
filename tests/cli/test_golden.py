"""Whole fights that play themselves, as somebody reads them who only watches."""

from pathlib import Path

import pytest

from tests.cli.kit import AMBUSH, affray

GOLDEN = Path(__file__).parent / "golden"
ON_SQUARES, ON_HEXES = "bandits-at-the-ford", "goblins-in-the-wood"
RAID = "raid-on-the-mill"


@pytest.mark.parametrize(
    ("fight", "code", "seed"),
    [
        (AMBUSH, "en", "7"),
        (AMBUSH, "ru", "7"),
        ("bridge", "pt-BR", "2"),  # somebody is shoved off it, and climbs
        ("dragons-lair", "cs", "7"),
        (ON_SQUARES, "pt-BR", "7"),
        (ON_HEXES, "pt-BR", "7"),  # spotted in time
        (ON_HEXES, "en", "1"),  # sprung
        (RAID, "ru", "4"),
        ("goblins-at-the-toll-house", "en", "4"),
        ("worm-under-the-vineyard", "cs", "4"),
        ("the-warlords-bridge", "uk", "4"),
        ("chase-over-the-gorge", "pt-BR", "4"),
        ("three-squads-in-the-square", "ru", "4"),
    ],
)
def test_golden_transcript(fight: str, code: str, seed: str, golden: bool) -> None:
    path = GOLDEN / f"{fight}-{code}.txt"
    told = affray("play", fight, "--seed", seed, "--lang", code, typed="").stdout
    if golden:
        path.write_text(told, encoding="utf-8")

    assert told == path.read_text(encoding="utf-8")
