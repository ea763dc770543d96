"""Benchmarks of a fight at a table: a live answer, odds, fork, view, save and restore.  Start at `table_benchmarks`.

The fight is the frozen toll house of Draw Steel, some answers old.
"""

from functools import cache
from statistics import median
from time import process_time
from typing import Any

from affray.core.codec import as_json
from affray.core.fight.fight import Fight
from affray.core.fight.odds import Odds, odds
from affray.core.table.asking import Sight
from affray.minds import SimpleMind
from benchmarks.frozen import CASTS, fight_of
from benchmarks.kernel import digest, with_counts
from benchmarks.measuring import Benchmark

LIVE = "shipped/goblins-at-the-toll-house"
AGE = 60
ANSWERS = 60
"""How many answers are measured, after `AGE` others."""
EXACT, TRIALS = 100, 30
"""Odds are exact up to so many outcomes, else estimated from so many trials."""


def table_benchmarks() -> list[Benchmark]:
    return [
        LiveAnswers(),
        *(CastOdds(name) for name in CASTS),
        Forks(),
        Views(),
        Saves(),
        Restores(),
    ]


class LiveAnswers(Benchmark):
    """The median of answers, each with what every seat is then sent: its news and its view."""

    def __init__(self) -> None:
        super().__init__("live-answer", "Fight.answer with all seats' news and views, median", ANSWERS)
        self._said = play(begun().copy(), ANSWERS)

    def prepare(self) -> None:
        self._fight = begun().copy()
        self._heard = {seat: len(feed.items(0)) for seat, feed in self._fight.feeds.items()}
        self._sent = ""
        self._taken: list[float] = []

    def run(self) -> None:
        for text in self._said:
            start = process_time()
            self._fight.answer(text)
            updates = [self._update(seat) for seat in self._heard]
            self._taken.append(process_time() - start)
            self._sent = digest(self._sent + as_json(updates))

    def _update(self, seat: str) -> list[Any]:
        news = self._fight.feeds[seat].items(self._heard[seat])
        self._heard[seat] += len(news)
        return [news, self._fight.view(seat)]

    def seconds(self, taken: float) -> float:
        return median(self._taken) * self.operations

    def checksum(self) -> str:
        return with_counts(self._sent, self._fight)


class CastOdds(Benchmark):
    """The odds of a spell: exact if there are few enough outcomes, else estimated."""

    def __init__(self, name: str) -> None:
        super().__init__(f"odds-{name}", f"the odds of: {CASTS[name]}", 1)
        self._fight = fight_of(name)
        self._deed = CASTS[name]

    def prepare(self) -> None:
        self._odds = Odds([], [])

    def run(self) -> None:
        self._odds = odds(self._fight, self._deed, most=EXACT, trials=TRIALS)

    def checksum(self) -> str:
        how = "exact" if self._odds.trials is None else f"{self._odds.trials} trials"
        return f"{digest(repr(self._odds.outcomes))} {len(self._odds.outcomes)} outcomes, {how}"


class OfTheLiveFight(Benchmark):
    """Something done with the live fight again and again, which leaves it as it is; the last result is checked."""

    def prepare(self) -> None:
        self._found = ""

    def run(self) -> None:
        for _ in range(self.operations):
            self._found = self.once(begun())

    def once(self, fight: Fight) -> str:
        raise NotImplementedError

    def checksum(self) -> str:
        return with_counts(digest(self._found), begun())


class Forks(OfTheLiveFight):
    def __init__(self) -> None:
        super().__init__("fork", "Fight.fork", 20)

    def once(self, fight: Fight) -> str:
        return fight.fork("what-if").state.seed


class Views(OfTheLiveFight):
    def __init__(self) -> None:
        super().__init__("view", "Fight.view of a player's seat, and its JSON", 20)

    def once(self, fight: Fight) -> str:
        return as_json(fight.view(fight.state.player_seats()[0]))


class Saves(OfTheLiveFight):
    def __init__(self) -> None:
        super().__init__("save", f"Fight.save, {AGE} answers", 5)

    def once(self, fight: Fight) -> str:
        return fight.save()


class Restores(OfTheLiveFight):
    def __init__(self) -> None:
        super().__init__("restore", "Fight.restore of that save", 5)
        self._text = begun().save()

    def once(self, fight: Fight) -> str:
        return Fight.restore(self._text).state.seed


@cache
def begun() -> Fight:
    """The fight in progress. It is only read and copied."""
    fight = fight_of(LIVE).copy()
    play(fight, AGE)
    return fight


def play(fight: Fight, answers: int) -> list[str]:
    """Let a simple mind give a number of answers; returns them."""
    mind = SimpleMind("live")
    said = []
    for _ in range(answers):
        asked = fight.questions[0]
        said.append(asked.options.text(mind(asked.question, Sight(fight.rulebook, fight.state, asked.seat))))
        fight.answer(said[-1])
    return said
