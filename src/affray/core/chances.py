"""Exact chances: what dice come to, and how likely each number is.  Start at `chances_of`."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, islice
from math import comb, gcd, lcm
from operator import sub
from types import MappingProxyType

from affray.core.dice import Dice, Pool


class Chances:
    """How likely each number is; it never changes.  Iteration gives `(value, chance)`, the lowest value first."""

    __slots__ = ("_weights", "_total")

    def __init__(self, weights: Mapping[int, int]) -> None:
        if min(weights.values(), default=0) < 0 or not any(weights.values()):
            raise ValueError(f"Chances want weights of 0 or more, and one above 0, not {dict(weights)}.")
        common = gcd(*weights.values())
        self._weights = {value: weights[value] // common for value in sorted(weights) if weights[value]}
        self._total = sum(self._weights.values())

    @classmethod
    def of(cls, chances: Mapping[int, Fraction]) -> "Chances":
        """The chances as they are, when they add up to 1."""
        if sum(chances.values()) != 1:
            raise ValueError(f"Chances add up to 1, not to {sum(chances.values())}.")
        whole = lcm(*(chance.denominator for chance in chances.values()))
        return cls({value: int(chance * whole) for value, chance in chances.items()})

    @property
    def weights(self) -> Mapping[int, int]:
        """Each possible value, the lowest first, and its weight in lowest terms, so that equal chances are equal."""
        return MappingProxyType(self._weights)

    @property
    def total(self) -> int:
        """All the weights together."""
        return self._total

    def chance(self, value: int) -> Fraction:
        """How likely this very number is."""
        return Fraction(self._weights.get(value, 0), self._total)

    def at_least(self, number: int) -> Fraction:
        """How likely the number or more is."""
        return Fraction(sum(weight for value, weight in self._weights.items() if value >= number), self._total)

    def at_most(self, number: int) -> Fraction:
        """How likely the number or less is."""
        return Fraction(sum(weight for value, weight in self._weights.items() if value <= number), self._total)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(value * weight for value, weight in self._weights.items()), self._total)

    @property
    def variance(self) -> Fraction:
        squares = sum(value * value * weight for value, weight in self._weights.items())
        return Fraction(squares, self._total) - self.mean**2

    def map(self, function: Callable[[int], int]) -> "Chances":
        """The chances of what becomes of the number, such as half of it: values that become one are one."""
        weights: defaultdict[int, int] = defaultdict(int)
        for value, weight in self._weights.items():
            weights[function(value)] += weight
        return Chances(weights)

    def __add__(self, other: "Chances") -> "Chances":
        """The sum of both numbers, neither knowing of the other."""
        weights: defaultdict[int, int] = defaultdict(int)
        for value, weight in self._weights.items():
            for added, its_weight in other._weights.items():
                weights[value + added] += weight * its_weight
        return Chances(weights)

    def __iter__(self) -> Iterator[tuple[int, Fraction]]:
        return ((value, Fraction(weight, self._total)) for value, weight in self._weights.items())

    def __len__(self) -> int:
        return len(self._weights)

    def __repr__(self) -> str:
        return f"Chances({self._weights})"

    def __eq__(self, other: object) -> bool:
        return self._weights == other._weights if isinstance(other, Chances) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self._weights.items()))


def mixture(parts: Iterable[tuple[Fraction, Chances]]) -> Chances:
    """What comes of taking one of several chances, each as often as the share beside it says: a hit or a miss, say."""
    mixed: defaultdict[int, Fraction] = defaultdict(Fraction)
    for share, chances in parts:
        if share < 0:
            raise ValueError(f"A share of a mixture is 0 or more, not {share}.")
        for value, chance in chances:
            mixed[value] += share * chance
    return Chances.of(mixed)


@lru_cache(maxsize=1024)
def chances_of(dice: Dice) -> Chances:
    """The chances of what a throw comes to."""
    if dice.modifier:
        return natural_chances(dice).map(lambda value: value + dice.modifier)
    return sum(map(_chances_of_pool, dice.pools), start=Chances({0: 1}))


def natural_chances(dice: Dice) -> Chances:
    """The chances of what the kept dice come to, without the modifier."""
    return chances_of(Dice(dice.pools))


def _chances_of_pool(pool: Pool) -> Chances:
    if pool.keep is None:
        sums = next(islice(_sums(pool.sides), pool.count, None))
        return Chances({pool.sign * value: ways for value, ways in enumerate(sums, start=pool.count)})
    end, kept = pool.keep
    highest = Chances(_sums_of_highest(kept, pool.count, pool.sides))
    if end == "l":
        # Turn every die over, the most for 1 and 1 for the most: now the lowest are the highest.
        return highest.map(lambda value: pool.sign * (kept * (pool.sides + 1) - value))
    return highest.map(lambda value: pool.sign * value)


def _sums_of_highest(kept: int, dice: int, sides: int) -> dict[int, int]:
    """In how many ways the highest of the dice come to each sum.

    Sort the throws by the lowest face that is kept, and by how many dice beat it.  Then the sum is `kept` times that
    face, and for each die that beats it what it has above; and at most `dice - kept` of the other dice fall below.
    """
    ways: defaultdict[int, int] = defaultdict(int)
    for lowest in range(1, sides + 1):
        others = _ways_of_others(lowest, dice - kept, dice)
        for beating, above in zip(range(kept), _sums(sides - lowest), strict=False):
            arrangements = comb(dice, beating) * others[kept - beating]
            for excess, its_ways in enumerate(above, start=beating):
                ways[kept * lowest + excess] += arrangements * its_ways
    return ways


def _ways_of_others(highest: int, spare: int, most: int) -> list[int]:
    """For `spare` dice, and more up to `most`: the ways to show none above `highest` and at most `spare` below it."""
    ways = [highest**spare]
    for dice in range(spare, most):
        # One more die shows any face, unless `spare` dice are below already and it would be another.
        ways.append(ways[-1] * highest - comb(dice, spare) * (highest - 1) ** (spare + 1))
    return ways


def _sums(sides: int) -> Iterator[list[int]]:
    """For 0, 1, 2 ... dice: in how many ways they come to each sum, from the least possible upwards."""
    ways = [1]
    while True:
        yield ways
        # One more die: each new sum gathers as many old sums as the die has sides, a difference of running totals.
        running = list(accumulate([*ways, *[0] * (sides - 1)]))
        ways = [*running[:sides], *map(sub, running[sides:], running)]
