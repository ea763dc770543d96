"""Odds found by structure, against those of every combination of rolls, one by one.  Start at `assert_exact`."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from types import ModuleType
from typing import Any

import pytest

from affray import Fight, Odds
from affray.core.fight.odds import MOST_OUTCOMES, _runs, _whole, always, exact_odds
from affray.core.values import GM


def enumerated(fight: Fight, text: str, to: str | None = None, seat: str = GM, most: int = MOST_OUTCOMES) -> Odds:
    """The odds of a deed from a run for every combination of rolls."""
    runs = _runs(fight, text, to, seat, most, always)
    runs.look_at_all()
    return Odds([_whole(runs, runs.run())], list(runs.assumed))


def by_what_is_told(found: Odds) -> dict[tuple[str, ...], Fraction]:
    """The chance of all that may be told, in whatever order."""
    chances: dict[tuple[str, ...], Fraction] = {}
    for chance, told in found.outcomes:
        key = tuple(sorted(json.dumps(item | {"n": 0}) for item in told))
        chances[key] = chances.get(key, Fraction(0)) + chance
    return chances


def is_in_parts(found: Odds) -> bool:
    return len(found.cases[0].parts) > 1


def assert_exact(fight: Fight, text: str, to: str | None = None, seat: str = GM, most: int = MOST_OUTCOMES) -> Odds:
    """Not a fraction of difference: in what is told, and in everything that can be asked of odds."""
    wanted, found = enumerated(fight, text, to, seat, most), exact_odds(fight, text, to, seat)
    assert by_what_is_told(found) == by_what_is_told(wanted)
    assert {*found.assumed} == {*wanted.assumed}
    if not is_in_parts(found):
        assert found.outcomes == wanted.outcomes
    told = [item for _, items in wanted.outcomes for item in items]
    for kind in {item["kind"] for item in told}:
        assert found.chance(kind) == wanted.chance(kind)
        for fact in numbers_in([item for item in told if item["kind"] == kind]):
            assert found.amounts(kind, fact) == wanted.amounts(kind, fact)
    return found


def numbers_in(items: list[dict[str, Any]]) -> list[str]:
    """The facts that are numbers in all of them."""
    return [fact for fact in items[0] if all(type(item.get(fact)) is int for item in items) and fact != "n"]


@contextmanager
def patched(module: ModuleType, name: str, value: object) -> Iterator[None]:
    """For as long as it takes, another value of a name in a module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, name, value)
        yield
