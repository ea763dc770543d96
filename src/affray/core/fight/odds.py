"""Odds of a deed, by running the engine's own rules for every way it can go.  Start at `odds`.

Dice that rules only reckon with are left open (`unknown.py`), and parts that are independent of each other are run
apart (`parts.py`). Where it takes too long, `estimated_odds` runs the rules for some rolls only, as chance has it.
"""

from contextlib import suppress
from fractions import Fraction
from math import prod
from typing import Final

from affray.core.errors import StaleAnswer
from affray.core.fight.odds_table import Script
from affray.core.fight.outcomes import Case, Leaf, Odds
from affray.core.fight.parts import cases_of
from affray.core.fight.running import Running
from affray.core.fight.runs import GoOn, Run, Runs
from affray.core.fight.worlds import NOTHING, Entangled, TooManyOutcomes, TooManyWorlds
from affray.core.table.journal import ANSWER, FORK, Entry
from affray.core.values import GM

__all__ = ["Odds", "TooManyOutcomes", "estimated_odds", "exact_odds", "odds", "reactions"]

MOST_OUTCOMES: Final = 20_000
MOST_TRIALS: Final = 2_000
WORTH_WAITING_FOR: Final = 2_000
"""How often `odds` runs the rules, a few seconds' work, before it estimates."""
FEW_WAYS = 24
"""With so many ways, a deed is enumerated without looking for parts."""


def always() -> bool:
    return True


def odds(
    fight: Running,
    text: str,
    to: str | None = None,
    seat: str = GM,
    most: int = WORTH_WAITING_FOR,
    trials: int = MOST_TRIALS,
) -> Odds:
    """The odds of answering this, up to the next choice that somebody must make.

    They are exact if no more than `most` runs of the rules are needed; else they are estimated from so many `trials`,
    and `Odds.trials` says so.

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

    Raises `TooManyOutcomes` if more than `most` runs of the rules are needed, or if `go_on` says no before the last.
    """
    runs = _runs(fight, text, to, seat, most, go_on)
    try:
        cases = _cases(runs)
    except TypeError:  # compiled rules, and those that do something unusual with a roll, want to see a number
        runs.look_at_all()
        cases = [_whole(runs, runs.run())]
    return Odds(cases, list(runs.assumed))


def estimated_odds(
    fight: Running,
    text: str,
    to: str | None = None,
    seat: str = GM,
    most: int = MOST_TRIALS,
    go_on: GoOn = always,
) -> Odds:
    """The odds as far as some trials tell: as many as `go_on` allows, one at least and `most` at most."""
    runs = _runs(fight, text, to, seat, most, go_on)
    tried = runs.tries()
    each = Fraction(1, len(tried))
    leaves = [Leaf(each, [(1, each) for each in run.told], [], (trial,)) for trial, run in enumerate(tried)]
    return Odds([Case(Fraction(1), NOTHING, [leaves])], list(runs.assumed), len(tried))


def reactions(fight: Running, text: str, to: str | None = None, seat: str = GM) -> list[tuple[str, str]]:
    """Who might react to this, of those the seat knows, and to what kind of question.

    Faster than `odds`: only one outcome of the dice is run.
    """
    runs = _runs(fight, text, to, seat, 1, always)
    runs.look_at_all()
    return list(dict.fromkeys(runs.run().passed))


def _runs(fight: Running, text: str, to: str | None, seat: str, most: int, go_on: GoOn) -> Runs:
    asked = next((each for each in fight.questions if to in (None, each.id)), None)
    if asked is None:
        raise StaleAnswer(text, "closed", question=to or "")
    options = asked.options
    feed = fight.feeds[seat]
    answer = Entry(ANSWER, options.text(options.parse(text, feed)), to=asked.id)
    fork = Entry(FORK, "odds", to="" if seat == GM else seat)
    position = len(fight.journal.entries)
    return Runs(fight, [*fight.journal.reel, (position, fork), (position + 1, answer)], feed, most, go_on)


def _cases(runs: Runs) -> list[Case]:
    """In parts if there are many ways and that is possible, else as a whole."""
    first = runs.run()
    if prod(step.ways for step in first.trail) > FEW_WAYS:
        with suppress(Entangled, TooManyWorlds):
            return cases_of(runs)
    return [_whole(runs, first)]


def _whole(runs: Runs, run: Run) -> Case:
    """A deed as a single part: every way by itself, beginning with this run."""
    leaves = [run.leaf()]
    while (ways := run.next_ways()) is not None:
        run = runs.run(Script(ways))
        leaves.append(run.leaf())
    return Case(Fraction(1), NOTHING, [leaves])
