"""Exact probability distributions of dice.  Start at `chances_of`."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, islice
from math import comb, gcd, lcm
from operator import sub
from types import MappingProxyType

from affray.core.dice.notation import Dice, Pool
from affray.mypyc import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chances:
    """An immutable probability distribution over integers.  Iterates `(value, chance)`, lowest value first."""

    __slots__ = ("_weights", "_total")

    def __init__(self, weights: Mapping[int, int]) -> None:
        if min(weights.values(), default=0) < 0 or not any(weights.values()):
            raise ValueError(f"Chances want weights of 0 or more, and one above 0, not {dict(weights)}.")
        common = gcd(*weights.values())
        self._weights = {value: weights[value] // common for value in sorted(weights) if weights[value]}
        self._total = sum(self._weights.values())

    @classmethod
    def of(cls, chances: Mapping[int, Fraction]) -> "Chances":
        """A distribution from probabilities that already add up to 1."""
        if sum(chances.values()) != 1:
            raise ValueError(f"Chances add up to 1, not to {sum(chances.values())}.")
        whole = lcm(*(chance.denominator for chance in chances.values()))
        return cls({value: int(chance * whole) for value, chance in chances.items()})

    @property
    def weights(self) -> Mapping[int, int]:
        """Possible values, ascending, with weights in lowest terms, so that equal distributions compare equal."""
        return MappingProxyType(self._weights)

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return self._total

    def chance(self, value: int) -> Fraction:
        """The probability of exactly this value."""
        return Fraction(self._weights.get(value, 0), self._total)

    def at_least(self, number: int) -> Fraction:
        """The probability of this value or more."""
        return Fraction(sum(weight for value, weight in self._weights.items() if value >= number), self._total)

    def at_most(self, number: int) -> Fraction:
        """The probability of this value or less."""
        return Fraction(sum(weight for value, weight in self._weights.items() if value <= number), self._total)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(value * weight for value, weight in self._weights.items()), self._total)

    @property
    def variance(self) -> Fraction:
        squares = sum(value * value * weight for value, weight in self._weights.items())
        return Fraction(squares, self._total) - self.mean**2

    def map(self, function: Callable[[int], int]) -> "Chances":
        """The distribution of `function(value)`; values that map to the same result are merged."""
        weights: defaultdict[int, int] = defaultdict(int)
        for value, weight in self._weights.items():
            weights[function(value)] += weight
        return Chances(weights)

    def __add__(self, other: "Chances") -> "Chances":
        """The distribution of the sum of two independent values."""
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
    """The mixture of several distributions, each weighted by its share: for example a hit or a miss."""
    mixed: defaultdict[int, Fraction] = defaultdict(Fraction)
    for share, chances in parts:
        if share < 0:
            raise ValueError(f"A share of a mixture is 0 or more, not {share}.")
        for value, chance in chances:
            mixed[value] += share * chance
    return Chances.of(mixed)


@lru_cache(maxsize=1024)
def chances_of(dice: Dice) -> Chances:
    """The distribution of the total of a roll."""
    if dice.modifier:
        return natural_chances(dice).map(lambda value: value + dice.modifier)
    return sum(map(_chances_of_pool, dice.pools), start=Chances({0: 1}))


def natural_chances(dice: Dice) -> Chances:
    """The distribution of the sum of the kept dice, without the modifier."""
    return chances_of(Dice(dice.pools))


def _chances_of_pool(pool: Pool) -> Chances:
    if pool.keep is None:
        sums = next(islice(_sums(pool.sides), pool.count, None))
        return Chances({pool.sign * value: ways for value, ways in enumerate(sums, start=pool.count)})
    end, kept = pool.keep
    highest = Chances(_sums_of_highest(kept, pool.count, pool.sides))
    if end == "l":
        # Mirror every die (1 becomes the highest face and so on), so that keep-lowest becomes keep-highest.
        return highest.map(lambda value: pool.sign * (kept * (pool.sides + 1) - value))
    return highest.map(lambda value: pool.sign * value)


def _sums_of_highest(kept: int, dice: int, sides: int) -> dict[int, int]:
    """How many rolls give each sum of the highest `kept` dice.

    Group the rolls by the lowest kept face and by how many dice beat it.  The sum is then `kept` times that face plus
    what each higher die has above it; at most `dice - kept` of the remaining dice fall below it.
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
    """For `spare` up to `most` dice: how many rolls have no die above `highest` and at most `spare` below it."""
    ways = [highest**spare]
    for dice in range(spare, most):
        # Another die may show any face, except below `highest` when `spare` dice are already below it.
        ways.append(ways[-1] * highest - comb(dice, spare) * (highest - 1) ** (spare + 1))
    return ways


def _sums(sides: int) -> Iterator[list[int]]:
    """For 0, 1, 2 ... dice: how many rolls give each sum, from the lowest possible sum upwards."""
    ways = [1]
    while True:
        yield ways
        # Adding a die sums a window of `sides` old counts: a difference of running totals.
        running = list(accumulate([*ways, *[0] * (sides - 1)]))
        ways = [*running[:sides], *map(sub, running[sides:], running)]
