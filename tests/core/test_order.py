"""Alternating sides: one from each in turn, then whoever is left."""

import pytest

from affray.core.table.order import alternate
from affray.core.values import Creature


def some(*sides: str) -> list[Creature]:
    return [Creature(f"{side}-{n}", side, side, 1, 1, {}) for n, side in enumerate(sides)]


@pytest.mark.parametrize(
    ("last", "up"),
    [(None, ["reds"]), ("reds", ["blues", "blues"]), ("blues", ["reds"])],
)
def test_the_other_side_than_the_last_is_next_and_at_first_the_first(last: str | None, up: list[str]) -> None:
    waiting = some("blues", "reds", "blues")

    assert [creature.side for creature in alternate(waiting, last, first="reds")] == up


@pytest.mark.parametrize("last", [None, "reds", "blues"])
def test_when_a_side_has_run_out_the_other_goes_on(last: str | None) -> None:
    waiting = some("blues", "blues")

    assert alternate(waiting, last, first="reds") == waiting
