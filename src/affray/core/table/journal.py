"""The journal: an append-only log of everything entered, and which of it is in force.  Start at `Journal`.

An undo is an entry that puts others out of force; undoing the undo brings them back.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from affray.core.values import Value

ANSWER: Final = "answer"
PROPOSAL: Final = "propose"
OBJECTION: Final = "wait"
WITHDRAWAL: Final = "withdraw"
RULING: Final = "rule"
FREE_DEED: Final = "act"
SETTING: Final = "set"
UNDO: Final = "undo"
FORK: Final = "fork"
AMENDMENT: Final = "amend"
BRING: Final = "bring"
SAID: Final = (ANSWER, PROPOSAL, OBJECTION, WITHDRAWAL)
"""What is said `to` a question."""

START: Final = "-"
"""In place of the entry that led to a roll: nothing had been entered yet."""

FRESH: Final = "fresh"
SAME: Final = "same"

BY_SEAT: Final = "seat"
BY_MIND: Final = "mind"
BY_ORDER: Final = "standing order"
BY_TIMER: Final = "timer"
BY_SILENCE: Final = "silence"
BY_ABSENCE: Final = "absence"


class Entry(Value):
    """An entry: words `to` a question, a ruling, a free deed, a setting, an undo `to` an entry, a fork `to` a seat, or
    a creature that is brought, as JSON, for the GM to add others like it.

    A ruling is `to` the seats that hear of it, by default those that perceive the change; an amendment `to` the key of
    a roll. `by` is the seat that made the entry; `how` its origin: the seat
    itself, a mind, a standing order, a timer, the silence of the others after a proposal, or the absence of whoever
    would be asked.
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
        return self.kind in (RULING, AMENDMENT, FREE_DEED) or (
            self.kind == ANSWER and self.how in (BY_SEAT, BY_SILENCE)
        )

    def plain(self) -> dict[str, str]:
        blank = dict(Entry("", "").named())
        return {name: value for name, value in self.named() if value != blank[name]}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> "Entry":
        return cls(**{"text": "", **plain})


Reel = list[tuple[int, Entry]]
"""Entries in force, each with its index in the journal."""
Moment = tuple[int, int]
"""When dice are taken up: how many entries of the reel had been used, and how many dice taken up since."""
Amendments = dict[Moment, list[Entry]]
"""Amendments in force, by the moment of the roll."""


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
        if entry.kind in (UNDO, AMENDMENT):
            before = self.reel
            self.reel = self._without(int(entry.to)) if entry.kind == UNDO else self._up_to(entry)
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
        # An amendment may stand before settings that are older than it, and are in the reel before it.
        staying = [(at, entry) for at, entry in self.reel[place + 1 :] if _stays(entry) and at > undone]
        return [*self._before.get(undone, self.reel[:place]), *staying]

    def _up_to(self, amendment: Entry) -> Reel:
        """The reel up to the entry that led to a roll, with the amendments of this roll and of those before it."""
        moment = self._moment(amendment)
        return [
            *self.reel[: moment[0]],
            *(
                (at, entry)
                for at, entry in self.reel[moment[0] :]
                if _stays(entry) or (entry.kind == AMENDMENT and self._moment(entry) <= moment)
            ),
        ]

    def amendments(self) -> Amendments:
        """The amendments in force, by the moment of the roll."""
        found: Amendments = {}
        for _, entry in self.reel if self._before else ():
            if entry.kind == AMENDMENT:
                found.setdefault(self._moment(entry), []).append(entry)
        return found

    def _moment(self, amendment: Entry) -> Moment:
        """When the dice of the amended roll are taken up."""
        cause, thrown = amendment.to.split()
        place = -1 if cause == START else self.place(int(cause))
        if place is None:
            raise ValueError(f"entry {cause} is not in force")
        return place + 1, int(thrown)

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
            if entry.kind not in (UNDO, SETTING, BRING):
                return None
        return None


def _stays(entry: Entry) -> bool:
    """Does it survive an undo?"""
    return entry.kind in (SETTING, FORK, BRING)


def common_length(one: Sequence[object], other: Sequence[object]) -> int:
    """The length of the common prefix."""
    for place, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine != yours:
            return place
    return min(len(one), len(other))
