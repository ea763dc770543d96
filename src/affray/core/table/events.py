"""Events: what happened, as facts, and which seats may know it.  Start at `Event`.

An event holds the full truth, the seats that receive it and, for each of them, the creatures in it that the seat does
not perceive. To that seat they are `@?`, "someone".
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from affray.core.offers.slots import Deed, Names
from affray.core.unknown import Unknown
from affray.core.values import GM, Creature, Reason, Value

MARK: Final = "@"
"""Prefix of a creature's id in the facts of an event; other strings that begin with it have it doubled."""
SOMEONE: Final = "@?"
NOBODY: Final = ""
"""A seat that nobody has: no secret is for it."""
PLAIN: Final = (int, bool, type(None), Unknown)


class Secret:
    """A fact that only some seats, and always the GM, receive."""

    __slots__ = ("value", "seats")

    def __init__(self, value: Any, seats: Iterable[str] = ()) -> None:
        self.value = value
        self.seats = seats

    def is_for(self, seat: str | None) -> bool:
        """May the seat know it? Without a seat, the full truth is wanted."""
        return seat is None or seat == GM or seat in self.seats


class Event(Value):
    """Something that happened, as plain facts.

    `heard_by` maps each receiving seat to the creatures that it does not perceive. The GM receives everything and is
    not listed.
    """

    __slots__ = ("kind", "facts", "heard_by")

    def __init__(self, kind: str, facts: dict[str, Any], heard_by: dict[str, tuple[str, ...]]) -> None:
        self.kind = kind
        self.facts = facts
        self.heard_by = heard_by

    def __hash__(self) -> int:
        return object.__hash__(self)

    def __repr__(self) -> str:
        return f"Event({', '.join([repr(self.kind), *(f'{name}={fact!r}' for name, fact in self.facts.items())])})"

    def plain(self) -> dict[str, Any]:
        heard_by = {seat: list(unseen) for seat, unseen in self.heard_by.items()}
        return {"event": self.kind, "facts": self.facts, "heard_by": heard_by}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> "Event":
        heard_by = {seat: tuple(unseen) for seat, unseen in plain["heard_by"].items()}
        return cls(plain["event"], plain["facts"], heard_by)

    def reaches(self, seat: str) -> bool:
        """Does the seat receive this event at all?"""
        return seat == GM or seat in self.heard_by

    def unseen_by(self, seat: str) -> tuple[str, ...]:
        return self.heard_by.get(seat, ())

    def told_to(self, seat: str, names: Names) -> dict[str, Any]:
        """The event as the seat receives it, in the seat's own names."""
        return {"kind": self.kind, **redacted(self.facts, seat, self.unseen_by(seat), names)}

    def creatures(self) -> list[str]:
        return mentioned_in(self.facts)


def compose(
    kind: str,
    facts: Mapping[str, Any],
    seats: Iterable[str],
    sees: Callable[[str, str], bool],
    to: frozenset[str] | None = None,
) -> Event:
    """Build an event and decide which seats receive it, given `sees(seat, id)`.

    Without `to`, a seat receives events about a creature it perceives, and events that mention no creature.
    """
    plain = {name: plain_fact(fact) for name, fact in facts.items()}
    asked = [seat for seat in seats if seat != GM and (to is None or seat in to)]
    if not asked:
        return Event(kind, plain, {})
    mentioned = mentioned_in(plain)
    principals = [fact.id for fact in facts.values() if isinstance(fact, Creature)]
    unseen = {seat: tuple([id for id in mentioned if not sees(seat, id)]) for seat in asked}
    if to is None and principals:
        unseen = {seat: ids for seat, ids in unseen.items() if not ids or any(id not in ids for id in principals)}
    return Event(kind, plain, unseen)


def plain_fact(fact: Any) -> Any:
    """A fact as plain data, with creature ids marked and the mark escaped in other strings."""
    return _plain(fact, MARK.__add__, None)


def common_fact(fact: Any) -> tuple[Any, bool]:
    """A fact as plain data without its secrets, and whether it mentions creatures: if not, all seats may share it."""
    mentioned: list[str] = []

    def mark(id: str) -> str:
        mentioned.append(id)
        return MARK + id

    return _plain(fact, mark, NOBODY), bool(mentioned)


def shown_fact(fact: Any, seat: str, unseen: Collection[str], names: Names) -> Any:
    """A fact as plain data as the seat may know it; the same as `redacted(plain_fact(fact), ...)`."""
    return _plain(fact, lambda id: SOMEONE if id in unseen else MARK + names.name(id), seat)


def _plain(fact: Any, call: Callable[[str], str], seat: str | None) -> Any:
    """A fact as plain data, with ids rendered by `call`; for a seat, without what is secret from it."""
    kind = type(fact)
    if kind is str:
        return MARK + fact if fact.startswith(MARK) else fact
    if kind in PLAIN:
        return fact
    if kind is dict:
        return {
            key: item if type(item) in PLAIN or (type(item) is str and item[:1] != MARK) else _plain(item, call, seat)
            for key, item in fact.items()
            if type(item) is not Secret or item.is_for(seat)
        }
    if isinstance(fact, list | tuple):
        return [
            item if type(item) is str and item[:1] != MARK else _plain(item, call, seat)
            for item in fact
            if type(item) is not Secret or item.is_for(seat)
        ]
    if isinstance(fact, Creature):
        return call(fact.id)
    if isinstance(fact, Secret):
        value = _plain(fact.value, call, seat)
        return {"secret": value, "for": list(fact.seats)} if seat is None else value
    if isinstance(fact, Reason):
        source = None if fact.source is None else call(fact.source)
        return {"clause": fact.clause, "amount": fact.amount, "source": source}
    if isinstance(fact, Deed):
        return {"verb": fact.verb, "args": _plain(fact.args, call, seat)}
    if isinstance(fact, frozenset):
        return _plain(sorted(fact), call, seat)
    return _plain(str(getattr(fact, "id", fact)), call, seat)


def may_know(fact: Any, seat: str) -> bool:
    return type(fact) is not dict or "secret" not in fact or seat == GM or seat in fact["for"]


def redacted(fact: Any, seat: str, unseen: Collection[str], names: Names) -> Any:
    """A plain fact as the seat may know it: in its names, unseen creatures as someone, secrets removed."""
    kind = type(fact)
    if kind is str:
        if not _is_creature(fact):
            return fact
        return SOMEONE if fact[1:] in unseen else MARK + names.name(fact[1:])
    if kind is list:
        return [redacted(item, seat, unseen, names) for item in fact if may_know(item, seat)]
    if kind is dict:
        if "secret" in fact:
            return redacted(fact["secret"], seat, unseen, names)
        return {
            key: item if type(item) in PLAIN else redacted(item, seat, unseen, names)
            for key, item in fact.items()
            if may_know(item, seat)
        }
    return fact


def _is_creature(fact: str) -> bool:
    return fact.startswith(MARK) and not fact.startswith(MARK, 1)


def mentioned_in(facts: dict[str, Any]) -> list[str]:
    """The ids of all creatures in plain facts, without duplicates, in order of mention."""
    found: dict[str, None] = {}
    _collect(facts, found)
    return list(found)


def _collect(fact: Any, found: dict[str, None]) -> None:
    if isinstance(fact, str):
        if _is_creature(fact):
            found[fact[1:]] = None
    elif isinstance(fact, dict):
        for item in fact.values():
            _collect(item, found)
    elif isinstance(fact, list):
        for item in fact:
            _collect(item, found)
