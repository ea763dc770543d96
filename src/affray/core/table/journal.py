"""The journal: an append-only log of everything entered, and which of it is in force.  Start at `Journal`.

An undo is an entry that puts others out of force; undoing the undo brings them back.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from affray.core.values import Value

ANSWER: Final = "answer"
PROPOSAL: Final = "propose"
RULING: Final = "rule"
FREE_DEED: Final = "act"
SETTING: Final = "set"
UNDO: Final = "undo"
FORK: Final = "fork"

FRESH: Final = "fresh"
SAME: Final = "same"

BY_SEAT: Final = "seat"
BY_MIND: Final = "mind"
BY_ORDER: Final = "standing order"
BY_TIMER: Final = "timer"


class Entry(Value):
    """An entry: an answer `to` a question, a ruling, a free deed, a setting, an undo `to` an entry, a fork `to` a seat.

    `by` is the seat that made it; `how` its origin: the seat itself, a mind, a standing order or a timer.
    """

    __slots__ = ("kind", "text", "to", "by", "how", "why")

    def __init__(self, kind: str, text: str, to: str = "", by: str = "", how: str = BY_SEAT, why: str = "") -> None:
        self.kind = kind
        self.text = text
        self.to = to
        self.by = by
        self.how = how
        self.why = why

    def is_own_choice(self) -> bool:
        """Did a person make this decision directly?"""
        return self.kind in (RULING, FREE_DEED) or (self.kind == ANSWER and self.how == BY_SEAT)

    def plain(self) -> dict[str, str]:
        blank = dict(Entry("", "").named())
        return {name: value for name, value in self.named() if value != blank[name]}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> "Entry":
        return cls(**{"text": "", **plain})


Reel = list[tuple[int, Entry]]
"""Entries in force, each with its index in the journal."""


class Journal:
    """All entries, and the reel of those in force.

    An undo stays on the reel as a mark at the question it returned to: from there on questions have new ids, and dice
    are reseeded if it says so.
    """

    __slots__ = ("entries", "reel", "_before")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.reel: Reel = []
        self._before: dict[int, Reel] = {}

    def add(self, entry: Entry) -> int:
        """Append an entry; returns the length of the unchanged prefix of the reel."""
        position = len(self.entries)
        kept = len(self.reel)
        if entry.kind == UNDO:
            before, self.reel = self.reel, self._without(int(entry.to))
            self._before[position] = before
            kept = common_length(before, self.reel)
        self.reel.append((position, entry))
        self.entries.append(entry)
        return kept

    def remove_last(self) -> None:
        """Remove the latest entry, which could not be applied."""
        self.entries.pop()
        self.reel = self._before.pop(len(self.entries), self.reel[:-1])

    def copy(self) -> "Journal":
        twin = Journal()
        twin.entries.extend(self.entries)
        twin.reel.extend(self.reel)
        twin._before.update(self._before)
        return twin

    def _without(self, undone: int) -> Reel:
        place = self.place(undone)
        if place is None:
            raise ValueError(f"entry {undone} is not in force")
        # Settings and forks survive an undo.
        staying = [item for item in self.reel[place + 1 :] if item[1].kind in (SETTING, FORK)]
        return [*self._before.get(undone, self.reel[:place]), *staying]

    def place(self, position: int) -> int | None:
        """The index of an entry on the reel; None if it is not in force."""
        return next((place for place, (at, _) in enumerate(self.reel) if at == position), None)

    def undoable(self) -> int | None:
        """The latest ruling, free deed or personal answer in force."""
        return next((at for at, entry in reversed(self.reel) if entry.is_own_choice()), None)

    def redoable(self) -> int | None:
        """The latest undo, if nothing but settings was entered after it."""
        for at, entry in reversed(self.reel):
            if entry.kind == UNDO and int(entry.to) not in self._before:
                return at
            if entry.kind not in (UNDO, SETTING):
                return None
        return None


def common_length(one: Sequence[object], other: Sequence[object]) -> int:
    """The length of the common prefix."""
    for place, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine != yours:
            return place
    return min(len(one), len(other))
