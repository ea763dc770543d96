"""Odds of a deed, by running the engine's own rules for every possible roll.  Start at `odds`.

Where that would take too long, it runs them for some rolls only, as chance has it, and the odds say so.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import accumulate, islice
from math import lcm
from typing import Any

from affray.core.dice.chances import Chances, mixture, natural_chances
from affray.core.dice.luck import SeededLuck
from affray.core.errors import StaleAnswer
from affray.core.fight.running import Running
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import TRUE_NAMES, word_for
from affray.core.seats.views import Feed
from affray.core.table.asking import Question, Roll, Throw
from affray.core.table.journal import ANSWER, FORK, Entry, Reel
from affray.core.table.recorded import OpenQuestion, RecordedTable, Unanswered
from affray.core.values import GM

MOST_OUTCOMES = 20_000
MOST_TRIALS = 2_000
WORTH_WAITING_FOR = 2_000
"""How many outcomes `odds` runs, a few seconds' work, before it estimates."""
GoOn = Callable[[], bool]
"""Asked before every outcome whether there is time for it."""


def always() -> bool:
    return True


class TooManyOutcomes(Exception):
    """Raised if a deed has too many outcomes to enumerate, or if there was no time for them all."""


class Odds:
    """All outcomes of a deed: each a probability and the events that would be told.

    `assumed` lists the questions that were assumed to be passed: "if nobody reacts". `trials` is None for exact odds,
    else how many outcomes they are estimated from.
    """

    __slots__ = ("outcomes", "assumed", "trials")

    def __init__(
        self,
        outcomes: list[tuple[Fraction, list[dict[str, Any]]]],
        assumed: list[tuple[str, str]],
        trials: int | None = None,
    ) -> None:
        self.outcomes = outcomes
        self.assumed = assumed
        self.trials = trials

    def __len__(self) -> int:
        """How many outcomes there are."""
        return len(self.outcomes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds) and self._contents() == other._contents()

    def __hash__(self) -> int:
        return hash((len(self), self.trials))

    def __repr__(self) -> str:
        return f"<Odds: {len(self)} outcomes" + (">" if self.trials is None else ", an estimate>")

    def __reduce__(self) -> tuple[Any, ...]:
        return Odds, self._contents()

    def _contents(self) -> tuple[Any, ...]:
        return self.outcomes, self.assumed, self.trials

    def chance(self, kind: str, **facts: Any) -> Fraction:
        """The probability that an event of this kind with these facts is told."""
        return sum((weight for weight, told in self.outcomes if any(_matching(told, kind, facts))), Fraction(0))

    def amounts(self, kind: str, fact: str, **facts: Any) -> Chances:
        """The distribution of the sum of a fact over all events of this kind."""
        return mixture(
            (weight, Chances({sum(item[fact] for item in _matching(told, kind, facts)): 1}))
            for weight, told in self.outcomes
        )

    def reasons(self, kind: str) -> list[list[dict[str, Any]]]:
        """The distinct lists of reasons given with events of this kind."""
        found: list[list[dict[str, Any]]] = []
        for _, told in self.outcomes:
            found += [item["reasons"] for item in _matching(told, kind, {}) if item["reasons"] not in found]
        return found


def odds(
    fight: Running,
    text: str,
    to: str | None = None,
    seat: str = GM,
    most: int = WORTH_WAITING_FOR,
    trials: int = MOST_TRIALS,
) -> Odds:
    """The odds of answering this, up to the next choice that somebody must make.

    They are exact if there are no more than `most` outcomes; else they are estimated from so many `trials`, and
    `Odds.trials` says so.

    For a seat, the text is in the seat's names, and what the seat does not know is imagined with a fixed seed, so that
    the odds reveal nothing it cannot see.
    """
    try:
        return exact_odds(fight, text, to, seat, most)
    except TooManyOutcomes:
        return estimated_odds(fight, text, to, seat, trials)


def exact_odds(
    fight: Running,
    text: str,
    to: str | None = None,
    seat: str = GM,
    most: int = MOST_OUTCOMES,
    go_on: GoOn = always,
) -> Odds:
    """The exact odds.

    Raises `TooManyOutcomes` if there are more than `most` outcomes, or if `go_on` says no before the last.
    """
    return _enumeration(fight, text, to, seat, most, go_on).odds()


def estimated_odds(
    fight: Running,
    text: str,
    to: str | None = None,
    seat: str = GM,
    most: int = MOST_TRIALS,
    go_on: GoOn = always,
) -> Odds:
    """The odds as far as some trials tell: as many as `go_on` allows, one at least and `most` at most."""
    return _enumeration(fight, text, to, seat, most, go_on).estimate()


def reactions(fight: Running, text: str, to: str | None = None, seat: str = GM) -> list[tuple[str, str]]:
    """Who might react to this, of those the seat knows, and to what kind of question.

    Faster than `odds`: only one outcome of the dice is run.
    """
    return _enumeration(fight, text, to, seat, MOST_OUTCOMES).first()


def _enumeration(
    fight: Running, text: str, to: str | None, seat: str, most: int, go_on: GoOn = always
) -> "_Enumeration":
    asked = next((each for each in fight.questions if to in (None, each.id)), None)
    if asked is None:
        raise StaleAnswer(text, "closed", question=to or "")
    options = asked.options
    feed = fight.feeds[seat]
    answer = Entry(ANSWER, options.text(options.parse(text, feed)), to=asked.id)
    fork = Entry(FORK, "odds", to="" if seat == GM else seat)
    position = len(fight.journal.entries)
    return _Enumeration(fight, [*fight.journal.reel, (position, fork), (position + 1, answer)], feed, most, go_on)


class _Enumeration:
    """Runs a deed for every combination of rolls, like an odometer: the last roll varies fastest."""

    __slots__ = ("_fight", "_reel", "_feed", "_most", "_go_on")

    def __init__(self, fight: Running, reel: Reel, feed: Feed, most: int, go_on: GoOn) -> None:
        self._fight = fight
        self._reel = reel
        self._feed = feed
        self._most = most
        self._go_on = go_on

    def odds(self) -> Odds:
        outcomes, assumed = [], dict[tuple[str, str], None]()
        for table in self._tables():
            outcomes.append((table.chance, self._told(table)))
            assumed.update(dict.fromkeys(self._passed(table)))
        return Odds(outcomes, list(assumed))

    def estimate(self) -> Odds:
        tried, assumed = list[list[dict[str, Any]]](), dict[tuple[str, str], None]()
        while not tried or (len(tried) < self._most and self._go_on()):
            table = self._fight.table_of(_TrialTable, self._fight.checkpoints[-1], self._reel)
            table.try_out(len(tried))
            tried.append(self._told(table))
            assumed.update(dict.fromkeys(self._passed(table)))
        each = Fraction(1, len(tried))
        return Odds([(each, told) for told in tried], list(assumed), len(tried))

    def first(self) -> list[tuple[str, str]]:
        """The questions passed in the first combination, without duplicates."""
        return list(dict.fromkeys(self._passed(next(self._tables()))))

    def _tables(self) -> Iterator["_OddsTable"]:
        path: list[int] | None = []
        left = self._most
        while path is not None:
            if left == 0 or not self._go_on():
                raise TooManyOutcomes(f"more than {self._most - left} outcomes")
            left -= 1
            table = self._fight.table_of(_OddsTable, self._fight.checkpoints[-1], self._reel)
            path = table.run(path)
            yield table

    def _told(self, table: "_OddsTable") -> list[dict[str, Any]]:
        """The events that the seat would receive."""
        before = len(self._fight.events) - self._fight.checkpoints[-1].events
        feed = self._feed.copy()
        heard = len(feed)
        for event in (table.told or [])[before:]:
            feed.hear(event, table.state.creatures)
        return feed.items(since=heard)

    def _passed(self, table: "_OddsTable") -> list[tuple[str, str]]:
        """The questions that were passed, of creatures that the seat knows."""
        asked = [(word_for(question.who, TRUE_NAMES), question.kind) for question in table.passed]
        if self._feed.seat == GM:
            return asked
        return [(self._feed.name(id), kind) for id, kind in asked if id in self._feed.names]


class _OddsTable(RecordedTable):
    """A table where, after the deed, rolls follow a path and questions that can be passed are passed."""

    __slots__ = ("chance", "passed", "_path", "_ways")

    def run(self, path: list[int]) -> list[int] | None:
        """Run the step along a path, taking the first way for every roll beyond it; returns the next path, if any."""
        self.chance = Fraction(1)
        self.passed: list[Question] = []
        self._path = path
        self._ways: list[int] = []
        _run_until_asked(self)
        return self._next_path()

    def run_out(self, put: list[OpenQuestion]) -> None:
        waiting = [each for each in put if each.is_open]
        answers = [self._assumed(each.question) for each in waiting]
        if any(answer is None for answer in answers):
            super().run_out(put)
        for each, answer in zip(waiting, answers, strict=True):
            each.close(answer)
            if answer == PASS:
                self.passed.append(each.question)

    def _assumed(self, question: Question) -> Any:
        """Pass if possible; else the only option, if there is just one; else what the rulebook assumes."""
        if PASS in question.options:
            return PASS
        first = list(islice(question.options, 2))
        return first[0] if len(first) == 1 else self.rulebook.assume(question)

    def is_by_hand(self, throw: Throw) -> bool:
        return not self._is_after_deed() and super().is_by_hand(throw)

    def throw_dice(self, throw: Throw) -> Roll:
        if not self._is_after_deed():
            return super().throw_dice(throw)
        ways = _weighted_naturals(throw)
        weight, natural = ways[self._choose(ways)]
        self._ways.append(len(ways))
        self.chance *= weight
        return Roll(throw, natural)

    def _choose(self, ways: list[tuple[Fraction, int]]) -> int:
        turn = len(self._ways)
        return self._path[turn] if turn < len(self._path) else 0

    def _is_after_deed(self) -> bool:
        return self.cursor == len(self.reel)

    def _next_path(self) -> list[int] | None:
        path = [*self._path, *[0] * (len(self._ways) - len(self._path))]
        while path and path[-1] + 1 == self._ways[len(path) - 1]:
            path.pop()
        return [*path[:-1], path[-1] + 1] if path else None


class _TrialTable(_OddsTable):
    """A table where the rolls after the deed are left to chance. Each trial has dice of its own, always the same."""

    __slots__ = ("_luck",)

    def try_out(self, trial: int) -> None:
        self._luck = SeededLuck("odds", str(trial))
        self.run([])

    def _choose(self, ways: list[tuple[Fraction, int]]) -> int:
        whole = lcm(*(weight.denominator for weight, _ in ways))
        face = self._luck.face("", len(self._ways), whole, 0)
        return next(at for at, sum in enumerate(accumulate(weight for weight, _ in ways)) if face <= sum * whole)


def _run_until_asked(table: RecordedTable) -> None:
    with suppress(Unanswered):
        table.step()


def _weighted_naturals(throw: Throw) -> list[tuple[Fraction, int]]:
    """The possible naturals of a roll, one representative for each band."""
    bands: dict[Any, tuple[Fraction, int]] = {}
    for natural, chance in natural_chances(throw.dice):
        band = natural if throw.bands is None else throw.bands(natural)
        weight, first = bands.get(band, (Fraction(0), natural))
        bands[band] = (weight + chance, first)
    return list(bands.values())


def _matching(told: list[dict[str, Any]], kind: str, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for item in told:
        if item["kind"] == kind and all(item.get(name) == fact for name, fact in facts.items()):
            yield item
