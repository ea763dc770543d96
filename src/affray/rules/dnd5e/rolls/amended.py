"""The GM's word on a d20: advantage and disadvantage, and what a result is.  Start at `LEANINGS`."""

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Final

from affray.core.table.amending import RULED, AmendedThrow
from affray.core.values import Reason
from affray.rules.dnd5e.rolls.d20 import D20Throw
from affray.rules.dnd5e.state.attempts import D20, Luckily

MADE: Final = frozenset((True, "success", "up"))
LOST: Final = frozenset((False, "failure", "two"))
"""Results of saves, checks and death saves."""


def lean(edge: int, throw: AmendedThrow) -> bool:
    """Add advantage (1) or disadvantage (-1), which cancels the other; other rolls than d20s have neither.

    The lucky who already roll two dice go on doing so, one by one.

    5e.advantage.cancel
    """
    if not isinstance(throw.plan, D20Throw):
        return False
    attempt = throw.plan.attempt
    rolls_singly = attempt.is_lucky and attempt.edge != 0
    attempt.add_edge(edge, Reason(RULED))
    if not rolls_singly:
        throw.roll_instead(D20[attempt.edge])
    return True


def is_attack(hits: bool, band: Hashable) -> bool:
    """Is it an attack that hits, or that misses?"""
    settled = _settled(band)
    return isinstance(settled, tuple) and settled[0] is hits


def is_trial(results: frozenset[Hashable], band: Hashable) -> bool:
    """Is it a check or save with one of these results?"""
    settled = _settled(band)
    return not isinstance(settled, tuple) and settled in results


def _settled(band: Hashable) -> Hashable:
    """The result, without what luck rerolls."""
    if isinstance(band, Luckily):
        return None if band.is_rerolled else band.band
    return band


LEANINGS: Final[Mapping[str, Callable[[AmendedThrow], bool]]] = {
    "advantage": partial(lean, 1),
    "disadvantage": partial(lean, -1),
}
RESULTS: Final[Mapping[str, Callable[[Hashable], bool]]] = {
    "hits": partial(is_attack, True),
    "misses": partial(is_attack, False),
    "succeeds": partial(is_trial, MADE),
    "fails": partial(is_trial, LOST),
}
