"""Tests: a power roll on a characteristic.  Start at `make_test`; who opposes makes one too, and totals decide."""

from collections.abc import Mapping, Sequence
from typing import Final

from affray.core.values import Reason
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.hero_tokens import rolls_again
from affray.rules.drawsteel.rolls.power_rolls import (
    CRITICAL,
    automatic_tier,
    by_characteristic,
    edges_of,
    power_roll,
    ruled_edges,
    ruled_tier,
    tier_of,
)
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Aim, Trial, net

FAILURE: Final = "failure"
FAILURE_WITH_CONSEQUENCE: Final = "failure-with-consequence"
SUCCESS: Final = "success"
SUCCESS_WITH_CONSEQUENCE: Final = "success-with-consequence"
SUCCESS_WITH_REWARD: Final = "success-with-reward"
LADDERS: Final[Mapping[str, Sequence[str]]] = {
    "easy": (SUCCESS_WITH_CONSEQUENCE, SUCCESS, SUCCESS_WITH_REWARD),
    "medium": (FAILURE, SUCCESS_WITH_CONSEQUENCE, SUCCESS),
    "hard": (FAILURE_WITH_CONSEQUENCE, FAILURE, SUCCESS),
}
"""What each tier is worth, by how hard it is.  ds.test.ladder"""
SKILL: Final = 2
LEAPER: Final = "leaper"
"""Feature: tests to jump are never below tier 2.  ds.feature.leaper"""


def worth_of(trial: Trial, difficulty: str) -> str:
    """What the result is worth by the ladder; a natural 19 or 20 succeeds with a reward at any difficulty.

    ds.test.ladder
    """
    return SUCCESS_WITH_REWARD if trial.is_natural else LADDERS[difficulty][trial.tier - 1]


def is_success(worth: str) -> bool:
    """Is it done, be it with a consequence or a reward?  ds.test.ladder"""
    return worth in (SUCCESS, SUCCESS_WITH_CONSEQUENCE, SUCCESS_WITH_REWARD)


def make_test(
    table: Table,
    fighter: Fighter,
    characteristics: tuple[str, ...],
    why: str,
    edges: Sequence[Reason] = (),
    skilled: bool = False,
    is_opposed: bool = False,
) -> Trial:
    """Make a test: 2d10, the best of the characteristics, 2 for a skill, edges and banes.  ds.test"""
    best = max(characteristics, key=fighter.characteristic)
    readings = table.readings
    given = [*edges_of(readings, table.state, Aim(fighter, characteristic=best)), *edges]
    state = net(given)
    reasons = [*by_characteristic(fighter, (best,)), *([Reason("ds.test.skill", SKILL)] if skilled else [])]
    roll = power_roll(table, fighter, why, reasons, [state], is_banded=not is_opposed)
    if rolls_again(table, fighter, why):
        roll = power_roll(table, fighter, why, reasons, [state], is_banded=not is_opposed)
    given += ruled_edges(roll)
    tier = ruled_tier(roll) or automatic_tier(fighter) or tier_of(roll.natural, int(roll.total), net(given))
    if why == "jump" and fighter.has_feature(LEAPER):
        tier = max(tier, 2)
    table.tell("tested", who=fighter, why=why, tier=tier, edges=given)
    trial = Trial(tier, int(roll.total), given, roll.natural >= CRITICAL, fighter, best)
    for hook in readings.hooks.tested:
        hook(table, trial)
    return trial
