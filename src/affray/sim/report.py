"""Statistics of many fights: wins, confidence, casualties.  Start at `Report`."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from affray.sim.runs import Result

SURE = 1.959963984540054
"""The z-score of a 95 % confidence interval."""


class Report:
    """Counts of outcomes, endings, rounds and falls; `results` are the fights, `sides` says whose each creature is."""

    def __init__(self, sides: Mapping[str, str], by_hand: int = 0) -> None:
        self.sides = dict(sides)
        self.by_hand = by_hand
        """How many elements of stat blocks no rule plays: they are left to the GM, and did nothing in these fights."""
        self.results: list[Result] = []
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
        self.results.append(result)
        self.outcomes[result.outcome] += 1
        if result.ending is not None:
            self.endings[result.ending] += 1
        self.rounds[result.rounds] += 1
        self.falls.update(result.fallen)
        standing = {side for id, side in self._sides_of(result).items() if id not in result.fallen}
        self.wipes.update(set(self.sides.values()) - standing)

    def _sides_of(self, result: "Result") -> Mapping[str, str]:
        return self.sides if result.sides is None else result.sides

    def __len__(self) -> int:
        return self.fights

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Report) and vars(self) == vars(other)

    def __hash__(self) -> int:
        """By identity: more fights may be added."""
        return id(self)

    def __repr__(self) -> str:
        chances = "".join(f", {outcome} {self.chance(outcome):.0%}" for outcome, _ in self.outcomes.most_common())
        return f"<Report: {self.fights} fights{chances}>"

    def rows(self) -> list[dict[str, Any]]:
        """A row for each fight, as a data frame takes them: its seed, how it ended, and how many of each side stood.

        Whoever got away, surrendered or was captured survives, and stands no more.
        """
        return [self._row(result) for result in self.results]

    def _row(self, result: "Result") -> dict[str, Any]:
        sides = self._sides_of(result)
        survivors = [id for id in sides if id not in result.fallen]
        left = Counter(sides[id] for id in survivors if id not in result.away)
        return {
            "seed": result.seed,
            "outcome": result.outcome,
            "rounds": result.rounds,
            "survivors": survivors,
            "fallen": list(result.fallen),
        } | {f"{side}_left": left[side] for side in dict.fromkeys(self.sides.values())}

    def creature_rows(self) -> list[dict[str, str | float]]:
        """A row for each creature: its name, its side, how often it was down at the end."""
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
