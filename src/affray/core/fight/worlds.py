"""What dice that nobody has looked at may show, and what is known of them by now.  Start at `Knowledge.settle`."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from affray.core.unknown import NOBODY, Name, Term, Thrown, Unknown
from affray.core.values import Value

MOST_WORLDS = 20_000
Shown = dict[Name, int]
"""What dice show, by their names."""


class TooManyOutcomes(Exception):
    """Raised if a deed has too many outcomes to enumerate, or if there was no time for them all."""


class TooManyWorlds(TooManyOutcomes):
    """Raised if dice that were left open can show too much together."""


class Entangled(Exception):
    """A part of a deed hangs on another after all, so the deed must be enumerated as a whole."""


class Worlds(Value):
    """All that some dice may show together: each possibility with its weight."""

    __slots__ = ("names", "all")

    def __init__(self, names: frozenset[Name], all: list[tuple[int, Shown]]) -> None:
        self.names = names
        self.all = all

    @property
    def weight(self) -> int:
        return sum(weight for weight, _ in self.all)

    def times(self, other: "Worlds") -> "Worlds":
        """Those of two sets of dice that know nothing of each other."""
        if len(self.all) * len(other.all) > MOST_WORLDS:
            raise TooManyWorlds(f"more than {MOST_WORLDS} outcomes")
        both = [(weight * more, shown | also) for weight, shown in self.all for more, also in other.all]
        return Worlds(self.names | other.names, both)

    def by_value(self, term: Term) -> dict[Any, list[tuple[int, Shown]]]:
        found: dict[Any, list[tuple[int, Shown]]] = {}
        for world in self.all:
            found.setdefault(term.at(world[1]), []).append(world)
        return found


NOTHING = Worlds(NOBODY, [(1, {})])


def one_die(name: Name, weights: Mapping[int, int]) -> Worlds:
    return Worlds(frozenset((name,)), [(weight, {name: natural}) for natural, weight in weights.items()])


def joined(apart: list[Worlds], names: frozenset[Name]) -> tuple[Worlds, list[Worlds]]:
    """The worlds of these dice, as one, and all others."""
    together, others = NOTHING, list[Worlds]()
    for worlds in apart:
        if worlds.names & names:
            together = worlds if together is NOTHING else together.times(worlds)
        else:
            others.append(worlds)
    return together, others


class Cell:
    """Dice that all parts of a deed share, as far as everything goes the same way whatever they show.

    Where it does not, the cell is narrowed to one way, and `rest` gets the others: what was found out before holds for
    both.
    """

    __slots__ = ("thrown", "chance", "worlds", "rest", "known")

    def __init__(
        self, thrown: Mapping[Any, Thrown], chance: Fraction, worlds: Worlds, known: Mapping[str, Any] | None = None
    ) -> None:
        self.thrown = dict(thrown)
        self.chance = chance
        self.worlds = worlds
        self.rest: list[Cell] = []
        self.known = dict(known or {})
        """What terms come to, by their text."""

    def add(self, key: Any, weights: Mapping[int, int]) -> None:
        name = f"shared-{len(self.thrown)}"
        self.thrown[key] = Thrown(name)
        self.worlds = self.worlds.times(one_die(name, weights))

    def settle(self, term: Term) -> Any:
        """What a term comes to of which that is not known yet."""
        found = self.worlds.by_value(term)
        if len(found) > 1:
            self._narrow([Worlds(self.worlds.names, all) for all in found.values()])
        value, *_ = found
        self.known[term.text] = value
        return value

    def _narrow(self, ways: list[Worlds]) -> None:
        each = self.chance / self.worlds.weight
        self.worlds, *others = ways
        self.chance = each * self.worlds.weight
        self.rest += [Cell(self.thrown, each * other.weight, other, self.known) for other in others]


class Knowledge:
    """What is known in one run. `choose` picks one of several values, given their chances."""

    __slots__ = ("cell", "apart", "_choose")

    def __init__(self, choose: Callable[[list[Any], list[Fraction]], int], cell: Cell | None = None) -> None:
        self.cell = cell
        self.apart: list[Worlds] = []
        self._choose = choose

    def shared(self, key: Any) -> Unknown | None:
        """The dice of the cell that were thrown like this, if any."""
        return Unknown(self.cell.thrown[key], self) if self.cell and key in self.cell.thrown else None

    def share(self, key: Any, weights: Mapping[int, int]) -> Unknown:
        """Throw dice of the cell; those that it knows of are not thrown again."""
        assert self.cell is not None
        if key not in self.cell.thrown:
            self.cell.add(key, weights)
        return Unknown(self.cell.thrown[key], self)

    def throw(self, name: Name, weights: Mapping[int, int]) -> Unknown:
        self.apart.append(one_die(name, weights))
        return Unknown(Thrown(name), self)

    def settle(self, term: Term) -> Any:
        """What the term comes to; where that is open, a way is chosen, and everything else is forgotten."""
        if self.cell and term.text in self.cell.known:
            return self.cell.known[term.text]
        if self.cell and term.names & self.cell.worlds.names:
            if term.names <= self.cell.worlds.names:
                return self.cell.settle(term)
            value, *others = self.cell.worlds.times(joined(self.apart, term.names)[0]).by_value(term)
            if others:
                raise Entangled
            return value
        together, others = joined(self.apart, term.names)
        found = together.by_value(term)
        values, way = list(found), 0
        if len(values) > 1:
            whole = together.weight
            chances = [Fraction(sum(weight for weight, _ in found[value]), whole) for value in values]
            way = self._choose(values, chances)
        self.apart = [*others, Worlds(together.names, found[values[way]])]
        return values[way]
