"""A whole fight of the toy in words, as the GM and as one player hears it."""

from pathlib import Path

import pytest

from affray import Fight
from affray.minds import RandomMind
from tests.toy import ambush
from tests.toy.words import sentence

GOLDEN = Path(__file__).parent / "golden"


def transcript(seat: str) -> str:
    """The fight of seed 7, where every seat answers at random, with an undo and a ruling in it."""
    fight = Fight(ambush(), seed=7, minds={"any": RandomMind(7)})
    for _ in range(3):
        fight.answer("bold")
    fight.answer("ana")
    fight.undo()
    fight.answer("bo")
    fight.rule("orc-2 hp 4", why="it was wounded yesterday")
    for player in fight.state.player_seats():
        fight.set(f"mind {player} any")
    fight.set("mind players any")
    fight.set("mind gm any")
    assert fight.outcome is not None
    told = [sentence(item) for item in fight.feeds[seat].items()]
    return "\n".join([*filter(None, told), f"Outcome: {fight.outcome}.", ""])


@pytest.mark.parametrize("seat", ["gm", "bo"])
def test_golden_transcript(seat: str, golden: bool) -> None:
    path = GOLDEN / f"ambush-{seat}.txt"
    if golden:
        path.write_text(transcript(seat), encoding="utf-8")

    assert transcript(seat) == path.read_text(encoding="utf-8")
