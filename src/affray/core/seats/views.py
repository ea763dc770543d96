"""What a seat may know: its event feed, its names for the creatures, its view.  Start at `Feed`.

Global numbers would leak hidden events. So each seat counts only the events and questions that reach it, and numbers
the creatures of one name in the order in which it first sees them.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from affray.core.board import Field, squares_of
from affray.core.seats.portraits import Portraits
from affray.core.table.events import MARK, Event, shown_fact
from affray.core.table.free_deeds import free_deeds_offered
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, PLAYERS, AnyState, Creature


class Feed:
    """The events that one seat has received, in order, for sending and resending.

    Undone events are not removed: an item says from which number on they no longer hold. But those about creatures of
    whom the seat does not know any more are withdrawn: nothing of them is sent again, and clients discard them.
    """

    __slots__ = ("seat", "names", "asked", "_items", "_numbers", "_withdrawn")

    def __init__(
        self, seat: str, names: Mapping[str, str] | None = None, asked: Mapping[str, int] | None = None
    ) -> None:
        self.seat = seat
        self.names = dict(names or {})
        self.asked = dict(asked or {})
        self._items: list[Event | int] = []
        self._numbers: list[int | None] = []
        self._withdrawn: dict[int, int] = {}
        """The numbers of withdrawn events, each with how many items there were by then."""

    def name(self, id: str) -> str:
        """The seat's name for a creature it has seen."""
        return id if self.seat == GM else self.names[id]

    def hear(self, event: Event, creatures: Mapping[str, Creature]) -> None:
        """Add the event, if the seat receives it."""
        reaches = event.reaches(self.seat)
        self._numbers.append(len(self._items) if reaches else None)
        if reaches:
            self._items.append(event)
            if creatures.keys() - self.names:
                unseen = event.unseen_by(self.seat)
                self.name_all(creatures[id] for id in event.creatures() if id not in unseen and id not in self.names)

    def undo_from(self, first: int) -> None:
        """Mark the events in force from index `first` on as undone."""
        undone = [number for number in self._numbers[first:] if number is not None]
        del self._numbers[first:]
        if undone:
            self._items.append(undone[0])

    def recall(self, history: Iterable[object], creatures: Mapping[str, Creature]) -> None:
        """Load a fight's history, including undone events. What the seat had forgotten stays so."""
        known = dict(self.names)
        for item in history:
            if isinstance(item, Event):
                self.hear(item, creatures)
            elif isinstance(item, int):
                self.undo_from(item)
        if known:
            self._withdraw(self.names.keys() - known.keys())

    def forget_undone(self, seen: Collection[str]) -> None:
        """Forget creatures of whom only undone events told, unless they are among the `seen`."""
        in_force = {number for number in self._numbers if number is not None}
        told: set[str] = set()
        untold: set[str] = set()
        for number, item in enumerate(self._items):
            if isinstance(item, Event):
                (told if number in in_force else untold).update(self._known_in(item))
        self._withdraw(untold - told - {*seen})

    def _withdraw(self, forgotten: Collection[str]) -> None:
        if self.seat == GM:
            return
        for number, item in enumerate(self._items):
            if isinstance(item, Event) and number not in self._withdrawn and self._known_in(item) & {*forgotten}:
                self._withdrawn[number] = len(self._items)
        for id in forgotten:
            self.names.pop(id, None)

    def _known_in(self, event: Event) -> set[str]:
        return {*event.creatures()} - {*event.unseen_by(self.seat)}

    def back_from(self, heard: int) -> int:
        """From where a client that has received `heard` items needs them: before those withdrawn since then."""
        return min([heard, *(number for number, at in self._withdrawn.items() if at > heard)])

    def name_all(self, creatures: Iterable[Creature]) -> None:
        """Name creatures that the seat sees for the first time."""
        for creature in creatures:
            if creature.id not in self.names:
                self.names[creature.id] = self._new_name(creature)

    def number(self, question_id: str) -> int:
        """The seat's own number for a question."""
        return self.asked.setdefault(question_id, len(self.asked) + 1)

    def items(self, since: int = 0) -> list[dict[str, Any]]:
        """The items from index `since` on: events as the seat receives them, and marks for undone events."""
        return [{"n": number, **self._shown(number, item)} for number, item in enumerate(self._items[since:], since)]

    def in_force(self) -> list[dict[str, Any]]:
        """The events that were not undone, as the seat receives them."""
        held = {number for number in self._numbers if number is not None}
        return [item for item in self.items() if item["n"] in held]

    def rows(self) -> list[dict[str, Any]]:
        """The same as rows of a table: with the round and whose turn it was, and creatures by their names alone."""
        rows: list[dict[str, Any]] = []
        round, turn = 0, None
        for item in self.in_force():
            facts = {name: _unmarked(fact) for name, fact in item.items()}
            if facts["kind"] == "round":
                round, turn = facts["round"], None
            elif facts["kind"] == "turn":
                turn = facts["who"]
            rows.append({"n": facts.pop("n"), "kind": facts.pop("kind"), "round": round, "turn": turn, **facts})
        return rows

    def _shown(self, number: int, item: Event | int) -> dict[str, Any]:
        if isinstance(item, int):
            return {"kind": "undone", "back_to": item}
        return {"kind": "withdrawn"} if number in self._withdrawn else item.told_to(self.seat, self)

    def __len__(self) -> int:
        return len(self._items)

    def copy(self) -> "Feed":
        twin = Feed(self.seat, self.names, self.asked)
        twin._items.extend(self._items)
        twin._numbers.extend(self._numbers)
        twin._withdrawn.update(self._withdrawn)
        return twin

    def _new_name(self, creature: Creature) -> str:
        taken = self.names.values()
        if creature.id == creature.name and creature.id not in taken:
            return creature.id
        return next(name for n in range(1, len(taken) + 2) if (name := f"{creature.name}-{n}") not in taken)


def _unmarked(fact: Any) -> Any:
    """A fact with creatures by their names alone."""
    if isinstance(fact, str):
        return fact.removeprefix(MARK)
    if isinstance(fact, list):
        return [_unmarked(each) for each in fact]
    if isinstance(fact, dict):
        return {name: _unmarked(each) for name, each in fact.items()}
    return fact


def concerns(open_question: OpenQuestion, seat: str, state: AnyState) -> bool:
    """May the seat answer the question, alone or with others? The GM may answer any."""
    together = open_question.seat == PLAYERS and state.seats.get(seat) == "player"
    return seat in (GM, open_question.seat) or together


def show_map(state: AnyState) -> dict[str, Any] | None:
    """The map of a fight, if it has one. Everybody knows the terrain."""
    if not isinstance(state, Field):
        return None
    board = state.board
    names = board.grid.names
    return {
        "shape": "hexes" if board.grid.shift(1) else "squares",
        "width": board.grid.width,
        "height": board.grid.height,
        "terrain": {kind: [names[square] for square in squares_of(mask)] for kind, mask in board.terrain.items()},
    }


def view(portraits: Portraits, feed: Feed, questions: Iterable[OpenQuestion]) -> dict[str, Any]:
    """Everything a seat may know now, as plain data. Nothing but what is listed here and in `scene` is sent."""
    seat, state = feed.seat, portraits.state
    _, unseen = portraits.seen_by(seat)

    def show_question(asked: OpenQuestion) -> dict[str, Any]:
        question = asked.question

        def told(text: str) -> str:
            return question.options.text(question.options.parse(text), feed)

        return {
            "number": feed.number(asked.id),
            "seat": asked.seat,
            "who": shown_fact(question.who, seat, unseen, feed),
            "kind": question.kind,
            "about": shown_fact(question.about, seat, unseen, feed),
            "why": question.why,
            "options": question.options.shown(feed),
            "proposals": {by: told(text) for by, text in asked.proposals.items()},
            "waits": {by: sorted(told(text) for text in texts) for by, texts in asked.objections.items()},
        }

    mine = [asked for asked in questions if concerns(asked, seat, state)]
    return {
        **scene(portraits, feed, questions),
        "questions": [show_question(asked) for asked in mine],
        "free_deeds": free_deeds_offered(portraits.rulebook, state, seat).shown(feed),
    }


def scene(portraits: Portraits, feed: Feed, questions: Iterable[OpenQuestion]) -> dict[str, Any]:
    """What a seat sees, whom the table waits for, and the outcome; without the seat's own questions."""
    seat, rulebook, state = feed.seat, portraits.rulebook, portraits.state
    seen, unseen = portraits.seen_by(seat)

    def told(fact: Any) -> Any:
        return shown_fact(fact, seat, unseen, feed)

    others = [asked.who for asked in questions if not concerns(asked, seat, state)]
    return {
        "seat": seat,
        "fight": told(rulebook.show(state, seat)),
        "creatures": [{"name": MARK + feed.name(one.id), **portraits.shown(one, seat, unseen, feed)} for one in seen],
        "waiting_for": sorted({told(who) for who in others if isinstance(who, str) or who in seen}),
        "outcome": rulebook.outcome(state),
        "ending": rulebook.ending(state, seat),
        "heard": len(feed),
    }
