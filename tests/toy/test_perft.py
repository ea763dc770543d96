"""Perft: how many lines of answers there are to a given depth. A rule that offers more or less shows here."""

import pytest

from affray import Fight, Setup
from tests.toy import ambush, duel
from tests.toy.encounters import crowd


def perft(fight: Fight, depth: int) -> int:
    """The number of ways to answer the first open question, and then the next, to this depth."""
    asked = fight.question
    if depth == 0 or asked is None:
        return 1
    lines = 0
    for option in asked.options:
        twin = fight.copy()
        twin.answer(asked.options.text(option))
        lines += perft(twin, depth - 1)
    return lines


@pytest.mark.parametrize(
    ("setup", "counts"),
    [
        (duel(), [1, 2, 2, 34, 216]),
        (ambush(), [1, 2, 4, 8, 24, 384]),
        (crowd(), [1, 2, 4, 8, 16, 32, 160]),
    ],
    ids=["duel", "ambush", "crowd"],
)
def test_perft(setup: Setup, counts: list[int]) -> None:
    assert [perft(Fight(setup, seed=1), depth) for depth in range(len(counts))] == counts


@pytest.mark.long
@pytest.mark.parametrize(
    ("setup", "depth", "count"),
    [(duel(), 6, 5396), (ambush(), 7, 22200), (crowd(), 8, 6880)],
    ids=["duel", "ambush", "crowd"],
)
def test_perft_deep(setup: Setup, depth: int, count: int) -> None:
    assert perft(Fight(setup, seed=1), depth) == count
