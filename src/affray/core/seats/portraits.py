"""What is to be seen of the creatures and what is offered, composed once for all seats.  Start at `Portraits`."""

from collections.abc import Collection
from typing import Any

from affray.core.offers.slots import Names
from affray.core.rulebook import AnyRulebook
from affray.core.table.asking import perceives
from affray.core.table.events import common_fact, redacted
from affray.core.table.free_deeds import free_deeds_of, free_doers
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, AnyState, Creature


def sees(rulebook: AnyRulebook, state: AnyState, seat: str) -> list[Creature]:
    """The creatures that the seat perceives, in the state's order."""
    return [creature for creature in state.creatures.values() if perceives(rulebook, state, seat, creature)]


class Named:
    """The names at the table, and of whom they were wanted."""

    __slots__ = ("names", "ids")

    def __init__(self, names: Names) -> None:
        self.names = names
        self.ids: dict[str, None] = {}

    def name(self, id: str) -> str:
        self.ids[id] = None
        return self.names.name(id)


class Portraits:
    """The creatures at the open question, as their own side knows them and as others do, and what can be done.

    The state does not change while a question is open, and creatures have the same names at every seat: so each is
    drawn at most twice, and what is offered once. All this belongs to all views: nobody may change it.
    """

    __slots__ = ("rulebook", "state", "_seen", "_confidants", "_drawn", "_offered", "_free")

    def __init__(self, rulebook: AnyRulebook, state: AnyState) -> None:
        self.rulebook = rulebook
        self.state = state
        self._seen: dict[str, tuple[list[Creature], set[str]]] = {}
        self._confidants: dict[str, list[str]] = {}
        self._drawn: dict[tuple[str, bool], tuple[dict[str, Any], bool]] = {}
        self._offered: dict[str, tuple[list[Any], Named]] = {}
        self._free: dict[str, tuple[list[Any], Named]] = {}

    def seen_by(self, seat: str) -> tuple[list[Creature], set[str]]:
        """The creatures that the seat perceives, in the state's order, and the ids of the others."""
        found = self._seen.get(seat)
        if found is None:
            seen = sees(self.rulebook, self.state, seat)
            found = self._seen[seat] = seen, self.state.creatures.keys() - {one.id for one in seen}
        return found

    def shown(self, creature: Creature, seat: str, unseen: Collection[str], names: Names) -> dict[str, Any]:
        """What the seat may know of a creature that it perceives."""
        facts, has_names = self._draw(creature, seat == GM or seat in self._confidants_of(creature))
        return redacted(facts, seat, unseen, names) if has_names else facts

    def options(self, asked: OpenQuestion, roster: Names, names: Names) -> list[Any]:
        """What is offered, for a seat with these names: it must know everybody in it."""
        found = self._offered.get(asked.id)
        if found is None:
            named = Named(roster)
            found = self._offered[asked.id] = asked.options.shown(named), named
        return _known_to(names, found)

    def free_deeds(self, seat: str, roster: Names, names: Names) -> list[Any]:
        """What a seat may do without being asked, likewise."""
        shown: list[Any] = []
        for creature in free_doers(self.rulebook, self.state, seat):
            found = self._free.get(creature.id)
            if found is None:
                named = Named(roster)
                found = self._free[creature.id] = free_deeds_of(self.rulebook, self.state, creature).shown(named), named
            shown += _known_to(names, found)
        return shown

    def _confidants_of(self, creature: Creature) -> list[str]:
        if creature.id not in self._confidants:
            self._confidants[creature.id] = self.rulebook.confidants(self.state, creature)
        return self._confidants[creature.id]

    def _draw(self, creature: Creature, is_own: bool) -> tuple[dict[str, Any], bool]:
        drawn = self._drawn.get((creature.id, is_own))
        if drawn is None:
            known = self.rulebook.show_creature(self.state, creature, is_own)
            known = {"space": self.state.space_names(creature), **known}
            drawn = self._drawn[creature.id, is_own] = common_fact(known)
        return drawn


def _known_to(names: Names, found: tuple[list[Any], Named]) -> list[Any]:
    """What was shown, once it is sure that these names are known."""
    shown, named = found
    for id in named.ids:
        names.name(id)
    return shown
