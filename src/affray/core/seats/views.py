"""What a seat may know: its event feed, the creatures it knows of, its view.  Start at `Feed`.

Global numbers would leak hidden events. So each seat counts only the events and questions that reach it. Creatures have
the same names at every seat (`roster.py`).
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from affray.core.board import Field, squares_of
from affray.core.seats.portraits import Portraits
from affray.core.seats.roster import Roster
from affray.core.table.events import MARK, Event, shown_fact
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, PLAYERS, AnyState, Creature


class Feed:
    """The events that one seat has received, in order, for sending and resending.

    Undone events are not removed: an item says from which number on they no longer hold. But those about creatures of
    whom the seat does not know any more are withdrawn: nothing of them is sent again, and clients discard them.
    """

    __slots__ = ("seat", "roster", "known", "asked", "_items", "_numbers", "_withdrawn", "_renamed")

    def __init__(
        self,
        seat: str,
        roster: Roster,
        known: Iterable[str] = (),
        asked: Mapping[str, int] | None = None,
        renamed: int = 0,
    ) -> None:
        self.seat = seat
        self.roster = roster
        self.known = dict.fromkeys(known)
        """The ids of the creatures that the seat knows of."""
        self.asked = dict(asked or {})
        self._items: list[Event | int] = []
        self._numbers: list[int | None] = []
        self._withdrawn: dict[int, int] = {}
        """The numbers of withdrawn events, each with how many items there were by then."""
        self._renamed = renamed
        """How many items there were when a creature last got another name, at the GM's seat."""

    @property
    def names(self) -> dict[str, str]:
        """The names of those whom a player's seat knows, by their ids."""
        return self.roster.labels(self.known)

    def name(self, id: str) -> str:
        """The name of a creature that the seat has seen."""
        if self.seat != GM and id not in self.known:
            raise KeyError(id)
        return self.roster.name(id)

    def hear(self, event: Event, creatures: Mapping[str, Creature]) -> None:
        """Add the event, if the seat receives it."""
        reaches = event.reaches(self.seat)
        self._numbers.append(len(self._items) if reaches else None)
        if reaches:
            self._items.append(event)
            if self.seat != GM and creatures.keys() - self.known:
                unseen = event.unseen_by(self.seat)
                self.meet(creatures[id] for id in event.creatures() if id not in unseen)

    def undo_from(self, first: int) -> None:
        """Mark the events in force from index `first` on as undone."""
        undone = [number for number in self._numbers[first:] if number is not None]
        del self._numbers[first:]
        if undone:
            self._items.append(undone[0])

    def recall(self, history: Iterable[object], creatures: Mapping[str, Creature]) -> None:
        """Load a fight's history, including undone events. What the seat had forgotten stays so."""
        known = dict(self.known)
        for item in history:
            if isinstance(item, Event):
                self.hear(item, creatures)
            elif isinstance(item, int):
                self.undo_from(item)
        if known:
            self._withdraw(self.known.keys() - known.keys())

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
            self.known.pop(id, None)

    def _known_in(self, event: Event) -> set[str]:
        return {*event.creatures()} - {*event.unseen_by(self.seat)}

    def back_from(self, heard: int) -> int:
        """From where a client that has received `heard` items needs them: before those withdrawn since then.

        A creature that got another name since then is in any of them.
        """
        if heard < self._renamed:
            return 0
        return min([heard, *(number for number, at in self._withdrawn.items() if at > heard)])

    def meet(self, creatures: Iterable[Creature]) -> None:
        """Know of creatures that a player's seat sees."""
        for creature in creatures:
            if creature.id not in self.known:
                self.known[creature.id] = None
                self.roster.meet(creature)

    def rename(self) -> None:
        """Creatures have other names now: what was sent to the GM is sent again."""
        self._renamed = len(self._items)

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

    def copy(self, roster: Roster) -> "Feed":
        twin = Feed(self.seat, roster, self.known, self.asked, self._renamed)
        twin._items.extend(self._items)
        twin._numbers.extend(self._numbers)
        twin._withdrawn.update(self._withdrawn)
        return twin


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
            "options": portraits.options(asked, feed.roster, feed),
            "proposals": {by: told(text) for by, text in asked.proposals.items()},
            "waits": {by: sorted(told(text) for text in texts) for by, texts in asked.objections.items()},
        }

    mine = [asked for asked in questions if concerns(asked, seat, state)]
    return {
        **scene(portraits, feed, questions),
        "questions": [show_question(asked) for asked in mine],
        "free_deeds": portraits.free_deeds(seat, feed.roster, feed),
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
