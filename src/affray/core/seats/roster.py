"""The names that creatures go by at the table, the same at every seat.  Start at `Roster.meet`.

A creature is numbered when the first player's seat perceives it, so that a number tells nothing of the hidden: only
that somebody at the table has met so many of the kind, which is no secret. The GM calls it the same from then on. The
hidden have names at the GM's seat alone.
"""

import re
from collections.abc import Collection, Mapping

from affray.core.values import Creature


class Roster:
    """Whom the players have met, and under which name."""

    __slots__ = ("_names", "_ids")

    def __init__(self, names: Mapping[str, str] | None = None) -> None:
        self._names = dict(names or {})
        self._ids = {name: id for id, name in self._names.items()}

    def name(self, id: str) -> str:
        """The name of a creature; of one whom no player has met, the one for the GM.

        That is its id, unless a creature that was met is called so: then that creature's id, which is free, and so on.
        """
        met = self._names.get(id)
        if met is not None:
            return met
        while id in self._ids:
            id = self._ids[id]
        return id

    def meet(self, creature: Creature) -> None:
        """A player's seat perceives the creature: name it, if it is the first to."""
        if creature.id not in self._names:
            is_only = creature.id == creature.name and creature.id not in self._ids
            self._give(creature.id, creature.id if is_only else self._next(creature.name))

    def recall(self, id: str, name: str) -> None:
        """Take over a name from a save. Saves of older fights have names for each seat: the first seat's stay."""
        if id not in self._names:
            self._give(id, name if name not in self._ids else self._next(re.sub(r"-\d+$", "", name)))

    def keep(self, known: Collection[str]) -> None:
        """Free the names of all others: nobody has met them any more."""
        for id in self._names.keys() - known:
            del self._ids[self._names.pop(id)]

    def labels(self, ids: Collection[str]) -> dict[str, str]:
        return {id: self.name(id) for id in ids}

    def copy(self) -> "Roster":
        return Roster(self._names)

    def _give(self, id: str, name: str) -> None:
        self._names[id] = name
        self._ids[name] = id

    def _next(self, kind: str) -> str:
        return next(name for n in range(1, len(self._ids) + 2) if (name := f"{kind}-{n}") not in self._ids)
