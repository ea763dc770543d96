"""Statistics of many fights: wins, confidence, casualties.  Start at `Report`."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from affray.sim.runs import Result

SURE = 1.959963984540054
"""The z-score of a 95 % confidence interval."""


class Report:
    """Counts of outcomes, manners of ending, rounds and falls; `sides` maps each creature to its side."""

    def __init__(self, sides: Mapping[str, str]) -> None:
        self.sides = dict(sides)
        self.outcomes: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        """How often a fight ended in each manner: won, driven-off, fled, captured, total-kill, decreed."""
        self.rounds: Counter[int] = Counter()
        self.falls: Counter[str] = Counter()
        self.wipes: Counter[str] = Counter()
        """How often a whole side was down at the end."""
        self.is_cut = False
        """Was it interrupted? Then it counts the fights that had ended."""

    def add(self, result: "Result") -> None:
        self.outcomes[result.outcome] += 1
        if result.ending is not None:
            self.endings[result.ending] += 1
        self.rounds[result.rounds] += 1
        self.falls.update(result.fallen)
        standing = {side for id, side in self.sides.items() if id not in result.fallen}
        self.wipes.update(set(self.sides.values()) - standing)

    def __len__(self) -> int:
        return self.fights

    def __repr__(self) -> str:
        return f"Report({self.fights} fights: {dict(self.outcomes)})"

    def rows(self) -> list[dict[str, str | float]]:
        """A row for each creature, as a data frame takes them: its name, its side, how often it was down at the end."""
        return [{"creature": id, "side": side, "fell": self.fell(id)} for id, side in self.sides.items()]

    @property
    def fights(self) -> int:
        return self.outcomes.total()

    def chance(self, outcome: str) -> float:
        return self.outcomes[outcome] / self.fights

    def ended(self, ending: str) -> float:
        """The share of the fights that ended in a manner."""
        return self.endings[ending] / self.fights

    def interval(self, outcome: str) -> tuple[float, float]:
        """The 95 % confidence interval of an outcome's probability (Wilson score)."""
        return wilson(self.outcomes[outcome], self.fights)

    def fell(self, creature: str) -> float:
        """The share of the fights at whose end a creature was down."""
        return self.falls[creature] / self.fights

    def mean_rounds(self) -> float:
        return sum(rounds * count for rounds, count in self.rounds.items()) / self.fights


def wilson(successes: int, trials: int) -> tuple[float, float]:
    share = successes / trials
    spread = SURE**2 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, middle - half), min(1.0, middle + half)
