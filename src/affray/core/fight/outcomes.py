"""The odds of a deed as they were found: parts that know nothing of each other, and what may come of each.

Start at `Odds`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import partial, reduce
from itertools import product
from json import JSONEncoder
from math import lcm, prod
from typing import Any, Final

from affray.core.dice.chances import Chances, mixture
from affray.core.fight.worlds import MOST_WORLDS, Shown, TooManyOutcomes, Worlds, joined
from affray.core.unknown import Name, Unknown, names_in, resolved
from affray.core.values import Value

LONGEST: Final = 2**62
Item = dict[str, Any]
"""An event as a seat receives it; some of its numbers may be unknown."""
Count = Callable[[Item], tuple[frozenset[Name], Callable[[Shown], int]] | None]
"""What an item counts for, and on which dice that hangs; None if for nothing."""


class Told(Value):
    """An event in a run: its number in the seat's feed, a text that is the same for the same event, and the event."""

    __slots__ = ("number", "key", "item")

    def __init__(self, number: int, key: str, item: Item) -> None:
        self.number = number
        self.key = key
        self.item = item


class Leaf(Value):
    """One way in which a part may go: its chance, what it adds to the events or takes away, and the dice left open."""

    __slots__ = ("chance", "told", "apart", "order")

    def __init__(
        self, chance: Fraction, told: list[tuple[int, Told]], apart: list[Worlds], order: tuple[Any, ...] = ()
    ) -> None:
        self.chance = chance
        self.told = told
        self.apart = apart
        self.order = order
        """For each throw the way taken, or the name of the dice: outcomes are listed in the order of the rolls."""


class Case(Value):
    """What holds if the dice that all parts share show certain numbers: what is always told, and the parts."""

    __slots__ = ("chance", "worlds", "parts")

    def __init__(self, chance: Fraction, worlds: Worlds, parts: list[list[Leaf]]) -> None:
        self.chance = chance
        self.worlds = worlds
        self.parts = parts

    def size(self) -> int:
        """How many outcomes there are."""
        ways = [sum(prod(len(worlds.all) for worlds in leaf.apart) for leaf in part) for part in self.parts]
        return len(self.worlds.all) * prod(ways)

    def sums(self, count: Count) -> Iterator[tuple[Fraction, Chances]]:
        """The distribution of what all items count for together, for everything that the shared dice may show."""
        parts = [[_Counted(leaf, count) for leaf in part] for part in self.parts]
        parts = [part for part in parts if any(leaf.sure or leaf.open for leaf in part)]
        is_same = not any(leaf.names & self.worlds.names for part in parts for leaf in part)
        whole = self.worlds.weight
        for weight, shown in [(whole, dict[Name, int]())] if is_same else self.worlds.all:
            sums = reduce(_added, (_sum_of(part, shown) for part in parts), {0: 1})
            yield self.chance * Fraction(weight, whole), Chances(sums)


def _added(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """The weights of the sum of two independent values."""
    weights: dict[int, int] = {}
    for value, weight in one.items():
        for more, its_weight in other.items():
            weights[value + more] = weights.get(value + more, 0) + weight * its_weight
    return weights


class _Counted:
    """A leaf, and what counts in it."""

    __slots__ = ("chance", "sure", "open", "apart", "names")

    def __init__(self, leaf: Leaf, count: Count) -> None:
        self.chance = leaf.chance
        self.apart = leaf.apart
        self.sure = 0
        self.open: list[tuple[int, frozenset[Name], Callable[[Shown], int]]] = []
        for sign, told in leaf.told:
            counts = count(told.item)
            if counts is not None and counts[0]:
                self.open.append((sign, *counts))
            elif counts is not None:
                self.sure += sign * counts[1]({})
        self.names = frozenset[Name]().union(*(names for _, names, _ in self.open))

    def sums(self, shown: Shown) -> dict[int, int]:
        """The weights of what it counts for."""
        found, left, apart = {self.sure: 1}, self.open, self.apart
        while left:
            names = _connected(left[0][1], [*(worlds.names for worlds in apart), *(each[1] for each in left)])
            mine = [each for each in left if each[1] & names]
            left = [each for each in left if not each[1] & names]
            worlds, apart = joined(apart, names)
            weights: dict[int, int] = {}
            for weight, also in worlds.all:
                known = shown | also
                value = sum(sign * amount(known) for sign, _, amount in mine)
                weights[value] = weights.get(value, 0) + weight
            found = _added(found, weights)
        return found


def _connected(names: frozenset[Name], others: list[frozenset[Name]]) -> frozenset[Name]:
    """The names, and all that are found together with any of them."""
    more = names.union(*(each for each in others if each & names))
    return names if more == names else _connected(more, others)


def _sum_of(part: list[_Counted], shown: Shown) -> dict[int, int]:
    """The weights of what a part counts for."""
    found = [(leaf.chance, leaf.sums(shown)) for leaf in part]
    shares = [chance / sum(weights.values()) for chance, weights in found]
    whole = lcm(*(share.denominator for share in shares))
    sums: dict[int, int] = {}
    for share, (_, weights) in zip(shares, found, strict=True):
        times = share.numerator * (whole // share.denominator)
        for value, weight in weights.items():
            sums[value] = sums.get(value, 0) + times * weight
    return sums


class Odds:
    """All outcomes of a deed, each a probability and the events that would be told.

    They are kept in parts where these are independent of each other, so there may be far more than could be listed.
    `assumed` lists the questions that were assumed to be passed: "if nobody reacts". `trials` is None for exact odds,
    else how many outcomes they are estimated from.
    """

    __slots__ = ("cases", "assumed", "trials")

    def __init__(self, cases: list[Case], assumed: list[tuple[str, str]], trials: int | None = None) -> None:
        self.cases = cases
        self.assumed = assumed
        self.trials = trials

    def __len__(self) -> int:
        """How many outcomes there are, as far as a length can tell."""
        return min(sum(case.size() for case in self.cases), LONGEST)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash((len(self), self.trials))

    def __repr__(self) -> str:
        return f"<Odds: {len(self)} outcomes" + (">" if self.trials is None else ", an estimate>")

    def __reduce__(self) -> tuple[Any, ...]:
        return Odds, self._contents()

    def _contents(self) -> tuple[Any, ...]:
        return self.cases, self.assumed, self.trials

    @property
    def outcomes(self) -> list[tuple[Fraction, list[Item]]]:
        """Every outcome by itself. Raises `TooManyOutcomes` if there are too many to list."""
        if len(self) > MOST_WORLDS:
            raise TooManyOutcomes(f"more than {MOST_WORLDS} outcomes")
        found: list[tuple[tuple[Any, ...], Fraction, list[Item]]] = []
        for case in self.cases:
            for leaves in product(*case.parts):
                chance = reduce(Fraction.__mul__, (leaf.chance for leaf in leaves), case.chance)
                worlds = reduce(Worlds.times, (apart for leaf in leaves for apart in leaf.apart), case.worlds)
                whole, items = worlds.weight, _items_of(leaves)
                order = [step for leaf in leaves for step in leaf.order]
                for weight, shown in worlds.all:
                    ways = tuple(shown[step] if isinstance(step, str) else step for step in order)
                    found.append((ways, chance * Fraction(weight, whole), resolved(items, shown)))
        found.sort(key=lambda each: each[0])
        return [(chance, items) for _, chance, items in found]

    def chance(self, kind: str, **facts: Any) -> Fraction:
        """The probability that an event of this kind with these facts is told."""
        count = partial(_counting, kind, None, facts)
        return sum((share * (1 - sums.chance(0)) for share, sums in self._sums(count)), Fraction(0))

    def amounts(self, kind: str, fact: str, **facts: Any) -> Chances:
        """The distribution of the sum of a fact over all events of this kind."""
        return mixture(self._sums(partial(_counting, kind, fact, facts)))

    def told(self, kind: str) -> Iterator[Item]:
        """Every event of this kind that may be told, once."""
        seen: set[str] = set()
        for case in self.cases:
            for leaf in (leaf for part in case.parts for leaf in part):
                for sign, told in leaf.told:
                    if sign > 0 and told.item["kind"] == kind:
                        for shown in _shown(told.item, [case.worlds, *leaf.apart]):
                            found = resolved(told.item, shown)
                            if key_of(found) not in seen:
                                seen.add(key_of(found))
                                yield found

    def reasons(self, kind: str) -> list[list[dict[str, Any]]]:
        """The distinct lists of reasons given with events of this kind."""
        found: list[list[dict[str, Any]]] = []
        for item in self.told(kind):
            found += [item["reasons"]] if item["reasons"] not in found else []
        return found

    def _sums(self, count: Count) -> Iterator[tuple[Fraction, Chances]]:
        return (each for case in self.cases for each in case.sums(count))


def key_of(plain: dict[str, Any]) -> str:
    """The same text for the same event."""
    return _ENCODER.encode(plain)


def _written(unknown: Unknown) -> str | int:
    return unknown.term if isinstance(unknown.term, int) else f"?{unknown.term.text}"


_ENCODER: Final = JSONEncoder(default=_written, check_circular=False)


def _items_of(leaves: Iterable[Leaf]) -> list[Item]:
    """The items of an outcome, in the order in which they are told."""
    counted: dict[str, list[Told]] = {}
    for leaf in leaves:
        for number, told in leaf.told:
            alike = counted.setdefault(told.key, [])
            alike += [told] * number
            del alike[len(alike) + min(number, 0) :]
    items = sorted((told for alike in counted.values() for told in alike), key=lambda told: told.number)
    return [{"n": number} | told.item for number, told in enumerate(items, items[0].number if items else 0)]


def _shown(item: Item, apart: list[Worlds]) -> Iterator[Shown]:
    return (shown for _, shown in joined(apart, names_in(item))[0].all)


def _counting(
    kind: str, fact: str | None, facts: Mapping[str, Any], item: Item
) -> tuple[frozenset[Name], Callable[[Shown], int]] | None:
    """An item of the kind with the facts counts for the amount of a fact, or for 1."""
    if item["kind"] != kind:
        return None
    wanted = [*facts, *([] if fact is None else [fact])]
    concerned: Item = {name: item.get(name) for name in wanted}
    names = names_in(concerned)

    def amount(shown: Shown) -> int:
        known: Item = resolved(concerned, shown) if names else concerned
        if any(known[name] != wish for name, wish in facts.items()):
            return 0
        return 1 if fact is None else int(known[fact])

    return names, amount
