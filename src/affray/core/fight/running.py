"""Running a fight from checkpoint to question, from set-up, seed and journal.  Start at `Running.take`.

A step runs on a copy of its checkpoint. If it completes, the copy becomes the next checkpoint; if it stops at a
question, the copy serves the views until the next entry arrives, and the step is run again from the unchanged
checkpoint.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping
from typing import Any, Self, TypeVar

from affray.core.dice.luck import ScriptedLuck
from affray.core.errors import OutOfStep
from affray.core.rulebook import AnyRulebook
from affray.core.seats.portraits import Portraits
from affray.core.seats.roster import Roster
from affray.core.seats.views import Feed, concerns
from affray.core.table.events import Event
from affray.core.table.journal import AMENDMENT, UNDO, Amendments, Entry, Journal, Moment, Reel, common_length
from affray.core.table.recorded import OpenQuestion, RecordedTable, Unanswered
from affray.core.values import GM, AnyState
from affray.mypyc import mypyc_attr

Kind = TypeVar("Kind", bound=RecordedTable)


class Setup:
    """The start of a fight: the rulebook and the initial state.

    The title is a text, or a mapping from language codes to texts.
    """

    __slots__ = ("rulebook", "state", "title")

    def __init__(self, rulebook: AnyRulebook, state: AnyState, title: str | Mapping[str, str] = "") -> None:
        self.rulebook = rulebook
        self.state = state
        self.title = title

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._contents() == other._contents()

    def __hash__(self) -> int:
        """By identity: its state is mutable."""
        return id(self)

    def __repr__(self) -> str:
        return f"<Setup {self.name!r} ({self.rulebook.name}): {len(self.state.creatures)} creatures>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, self._contents()

    @property
    def name(self) -> str:
        """The title, in English or in the first language that it has."""
        if isinstance(self.title, str):
            return self.title
        return self.title.get("en") or next(iter(self.title.values()), "")

    def _contents(self) -> tuple[AnyRulebook, AnyState, str | Mapping[str, str]]:
        return self.rulebook, self.state, self.title


class Checkpoint:
    """An immutable snapshot between two steps: the state, and how much of the reel and of the events led to it.

    `taken_up` is how many dice were taken up since the last of these entries.
    """

    __slots__ = ("state", "cursor", "events", "taken_up")

    def __init__(self, state: AnyState, cursor: int, events: int, taken_up: int = 0) -> None:
        self.state = state
        self.cursor = cursor
        self.events = events
        self.taken_up = taken_up

    @property
    def moment(self) -> Moment:
        return self.cursor, self.taken_up


@mypyc_attr(allow_interpreted_subclasses=True)
class Running:
    """A fight run to the end of its journal, and its open questions.

    `history` is a log of everything in order: entries, events, and marks (an int: the index of the first event that was
    undone). `events` are those in force; `checkpoints` begin with the set-up.
    """

    def __init__(self, setup: Setup, start: AnyState, script: ScriptedLuck | None = None) -> None:
        self.setup = setup
        self.start = start
        self.script = script
        self.journal = Journal()
        self.events: list[Event] = []
        self.history: list[Entry | Event | int] = []
        self.roster = Roster()
        self.feeds: dict[str, Feed] = {}
        self.checkpoints = [Checkpoint(start, 0, 0)]
        self.told_before: list[int] = []
        """For each entry, how many events were in force before it."""
        self.rolled: list[tuple[int, str, str]] = []
        """The rolls since the first checkpoint: the place among the events, the key, whose it was."""
        self.questions: list[OpenQuestion] = []
        self.table = self.table_at(self.checkpoints[0])
        self.portraits = Portraits(self.rulebook, self.state)

    @property
    def state(self) -> AnyState:
        """The state at the open question."""
        return self.table.state

    @property
    def rulebook(self) -> AnyRulebook:
        return self.table.rulebook

    def table_at(self, checkpoint: Checkpoint) -> RecordedTable:
        """A table that can run the step after the checkpoint."""
        return self.table_of(RecordedTable, checkpoint, self.journal.reel)

    def table_of(self, kind: type[Kind], checkpoint: Checkpoint, reel: Reel) -> Kind:
        state = checkpoint.state.copy()
        rulebook = self.setup.rulebook.with_options(state.settings["option"])
        return kind(
            rulebook, state, reel, checkpoint.cursor, self.script, checkpoint.taken_up, self.journal.amendments()
        )

    def take(self, entry: Entry) -> None:
        """Append an entry and run to the next question. On failure the fight is unchanged."""
        amended = self.journal.amendments()
        kept = self.journal.add(entry)
        try:
            usable = bisect_right(self.checkpoints, kept, key=lambda checkpoint: checkpoint.cursor)
            if entry.kind in (UNDO, AMENDMENT):
                first = first_difference(amended, self.journal.amendments()) or self.checkpoints[-1].moment
                usable = min(usable, bisect_right(self.checkpoints, first, key=lambda checkpoint: checkpoint.moment))
            self.run(self.checkpoints[:usable], entry, entry.kind in (UNDO, AMENDMENT))
        except Exception:
            self.journal.remove_last()
            raise

    def run(self, checkpoints: list[Checkpoint], entry: Entry | None = None, may_differ: bool = False) -> None:
        """Run from the last checkpoint to the next question or the end.

        Unless `may_differ`, the run must begin with the same events as before.
        """
        first, told = checkpoints[-1].events, list[Event]()
        rolled = list[tuple[int, str, str]]()
        while True:
            table = self.table_at(checkpoints[-1])
            stop = _stop_of(table)
            before = first + len(told)
            rolled += [(before + place, throw.key, throw.roller.id) for place, throw in table.rolled]
            told += table.told or ()
            if stop is not None:
                break
            checkpoints.append(Checkpoint(table.state, table.cursor, first + len(told), table.taken_up))
        kept = first + common_length(self.events[first:], told)
        if kept < len(self.events) and not may_differ:
            raise OutOfStep(f"event {kept} was {self.events[kept]} and is now {told[kept - first : kept - first + 1]}")
        self.checkpoints, self.table, self.questions = checkpoints, table, stop.questions
        self.portraits = Portraits(table.rulebook, table.state)
        self.rolled[bisect_left(self.rolled, (first, "", "")) :] = rolled
        self.publish(entry, kept, told[kept - first :])

    def publish(self, entry: Entry | None, kept: int, told: list[Event]) -> None:
        """Update every seat's feed: new events, creatures now seen, numbers of questions."""
        if entry is not None:
            self.told_before.append(len(self.events))
            self.history.append(entry)
        is_undone = kept < len(self.events)
        if is_undone:
            self.history.append(kept)
        self.history.extend(told)
        creatures = self.state.creatures
        labels = self.roster.labels(creatures.keys())
        for feed in self.feeds.values():
            feed.undo_from(kept)
        for event in told:
            for feed in self.feeds.values():
                feed.hear(event, creatures)
        self.events[kept:] = told
        for seat in self.state.seats:
            feed = self.feeds[seat] if seat in self.feeds else self._new_feed(seat)
            if is_undone:
                feed.forget_undone(self._seen_by(seat))
            self._serve(feed)
        if is_undone:
            self._free_names()
        if labels != self.roster.labels(creatures.keys()):
            self.feeds[GM].rename()

    def _free_names(self) -> None:
        self.roster.keep({id for feed in self.feeds.values() for id in feed.known})

    def _seen_by(self, seat: str) -> set[str]:
        return {creature.id for creature in self.portraits.seen_by(seat)[0]}

    def _serve(self, feed: Feed) -> None:
        if feed.seat != GM and self.state.creatures.keys() - feed.known:
            feed.meet(self.portraits.seen_by(feed.seat)[0])
        for asked in self.questions:
            if concerns(asked, feed.seat, self.state):
                feed.number(asked.id)

    def _new_feed(self, seat: str) -> Feed:
        """The feed of a new seat: what it may know of past events."""
        feed = self.feeds[seat] = Feed(seat, self.roster)
        feed.recall(self.history, self.state.creatures)
        feed.forget_undone(self._seen_by(seat))
        return feed

    def recall(self, item: Entry | Event | int) -> None:
        """Load an item of a save, without running any rule."""
        self.history.append(item)
        if isinstance(item, int):
            del self.events[item:]
        elif isinstance(item, Event):
            self.events.append(item)
        else:
            self.told_before.append(len(self.events))
            self.journal.add(item)

    def stand_at(self, checkpoint: Checkpoint, roster: Roster, feeds: Iterable[Feed], is_first: bool) -> None:
        """Continue from a checkpoint; if it is the first, nothing before it can be undone."""
        self.checkpoints[len(self.checkpoints) - is_first :] = [checkpoint]
        self.roster = roster
        for feed in feeds:
            feed.recall(self.history, checkpoint.state.creatures)
            self.feeds[feed.seat] = feed
        self._free_names()

    def copy(self) -> Self:
        """An independent copy; immutable parts are shared."""
        twin = type(self).__new__(type(self))
        twin._become(self)
        return twin

    def _become(self, other: Self) -> None:
        """Take everything over from another; a subclass adds what it has itself."""
        self.setup = other.setup
        self.start = other.start
        self.script = other.script
        self.questions = other.questions
        self.table = other.table
        self.portraits = other.portraits
        self.journal = other.journal.copy()
        self.events = other.events.copy()
        self.history = other.history.copy()
        self.roster = other.roster.copy()
        self.feeds = {seat: feed.copy(self.roster) for seat, feed in other.feeds.items()}
        self.checkpoints = other.checkpoints.copy()
        self.told_before = other.told_before.copy()
        self.rolled = other.rolled.copy()


def first_difference(one: Amendments, other: Amendments) -> Moment | None:
    """The moment of the first roll that is not amended alike."""
    return min((moment for moment in one.keys() | other.keys() if one.get(moment) != other.get(moment)), default=None)


def _stop_of(table: RecordedTable) -> Unanswered | None:
    """Run one step; returns what stopped it, or None if it completed."""
    try:
        table.step()
    except Unanswered as stop:
        return stop
    return None
