"""Tests: a power roll on a characteristic.  Start at `make_test`; who opposes makes one too, and totals decide."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Table
from affray.core.values import Reason
from affray.rules.drawsteel.power_rolls import (
    CRITICAL,
    EDGE,
    Aim,
    automatic,
    by_characteristic,
    edges_of,
    net,
    power_roll,
    tier_of,
)
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.rulebook import DrawSteel

FAILURE: Final = "failure"
FAILURE_WITH_CONSEQUENCE: Final = "failure-with-consequence"
SUCCESS: Final = "success"
SUCCESS_WITH_CONSEQUENCE: Final = "success-with-consequence"
SUCCESS_WITH_REWARD: Final = "success-with-reward"
LADDERS: Final = {
    "easy": (SUCCESS_WITH_CONSEQUENCE, SUCCESS, SUCCESS_WITH_REWARD),
    "medium": (FAILURE, SUCCESS_WITH_CONSEQUENCE, SUCCESS),
    "hard": (FAILURE_WITH_CONSEQUENCE, FAILURE, SUCCESS),
}
"""What each tier is worth, by how hard it is.  ds.test.ladder"""
SKILL: Final = 2
LEAPER: Final = "leaper"
"""The feature of one whose tests to jump are never below the second tier.  ds.feature.leaper"""


class Trial:
    """What a test came to: its tier, the sum that was rolled, its edges, and whether it was a natural 19 or 20."""

    __slots__ = ("tier", "sum", "edges", "is_natural", "who", "characteristic")

    def __init__(
        self, tier: int, sum: int, edges: Sequence[Reason], is_natural: bool, who: Fighter, characteristic: str
    ) -> None:
        self.who = who
        self.characteristic = characteristic
        self.tier = tier
        self.sum = sum
        self.edges = edges
        self.is_natural = is_natural

    def total(self, *more: Reason) -> int:
        """What counts against another's total: each edge is worth 2, a double one 4; so are banes.  ds.test.opposed"""
        return self.sum + EDGE * net([*self.edges, *more])

    def worth(self, difficulty: str) -> str:
        """By the ladder; a natural 19 or 20 succeeds with a reward however hard it is.  ds.test.ladder"""
        return SUCCESS_WITH_REWARD if self.is_natural else LADDERS[difficulty][self.tier - 1]


def make_test(
    table: Table,
    clash: Clash,
    fighter: Fighter,
    characteristics: tuple[str, ...],
    why: str,
    edges: Sequence[Reason] = (),
    skilled: bool = False,
    is_opposed: bool = False,
) -> Trial:
    """2d10, the best of the characteristics, 2 more for a skill, edges and banes.  ds.test"""
    best = max(characteristics, key=fighter.characteristic)
    rulebook = cast("DrawSteel", table.rulebook)
    given = [*edges_of(rulebook, clash, Aim(fighter, characteristic=best)), *edges]
    state = net(given)
    reasons = [*by_characteristic(fighter, (best,)), *([Reason("ds.test.skill", SKILL)] if skilled else [])]
    roll = power_roll(table, fighter, why, reasons, [state], is_banded=not is_opposed)
    if rulebook.rolls_again(table, clash, fighter, why):
        roll = power_roll(table, fighter, why, reasons, [state], is_banded=not is_opposed)
    tier = automatic(fighter) or tier_of(roll.natural, roll.total, state)
    if why == "jump" and fighter.has_feature(LEAPER):
        tier = max(tier, 2)
    table.tell("tested", who=fighter, why=why, tier=tier, edges=given)
    trial = Trial(tier, roll.total, given, roll.natural >= CRITICAL, fighter, best)
    for hook in rulebook.moments["tested"]:
        hook(table, clash, trial)
    return trial
