"""Benchmarks of the kernel.  Start at `kernel_benchmarks`.

A fight is measured after `AGE` answers, as many as a long evening gives. A checksum is a digest of the state (or of the
text, for saves and views) with the number of questions asked and of dice rolled. Inline and recorded answers among the
same creatures have the same checksum.
"""

from functools import cache
from hashlib import blake2b
from typing import Any

from affray.core.codec import as_json
from affray.core.dice.luck import SeededLuck
from affray.core.fight.fight import Fight
from affray.core.rulebook import Rulebook
from affray.core.table.asking import MindTable, Question, Sight
from affray.core.table.changes import freshen_dice
from affray.core.values import PLAYERS, State
from affray.minds import RandomMind
from benchmarks.asker import Striker, melee
from benchmarks.measuring import Benchmark
from tests.toy import ambush

SEED = "benchmark"
FEW, MANY = 10, 40
QUESTIONS = 12
AGE = 20 * QUESTIONS
ANSWERS = 10 * QUESTIONS
"""The number of answers measured."""


def kernel_benchmarks() -> list[Benchmark]:
    return [
        InlineAnswers(FEW),
        InlineAnswers(MANY),
        RecordedAnswers(1, FEW),
        RecordedAnswers(1, MANY),
        RecordedAnswers(QUESTIONS, FEW),
        RecordedAnswers(QUESTIONS, MANY),
        StateCopies(FEW),
        StateCopies(MANY),
        SeatViews(FEW),
        SeatViews(MANY),
        ToyFights(),
    ]


class InlineAnswers(Benchmark):
    """Minds answer inline, in the same fight as `RecordedAnswers`, without a listener."""

    tables = 30

    def __init__(self, creatures: int) -> None:
        what = f"an answer by a mind, {creatures} creatures"
        super().__init__(f"inline-{creatures}", what, self.tables * ANSWERS)
        self._begun = begun(creatures, QUESTIONS)

    def prepare(self) -> None:
        self._tables = [self._new_table() for _ in range(self.tables)]

    def _new_table(self) -> MindTable:
        state = self._begun.checkpoints[-1].state.copy()
        minds = dict.fromkeys(state.seats, Striker(AGE))
        return MindTable(self._begun.rulebook, state, minds, SeededLuck(SEED))

    def run(self) -> None:
        for table in self._tables:
            for _ in range(ANSWERS // QUESTIONS):
                table.rulebook.step(table)

    def checksum(self) -> str:
        last = self._tables[-1]
        (mind,) = {mind for mind in last.minds.values() if isinstance(mind, Striker)}
        return checksum_of(last.rulebook, last.state, mind.answered)


class RecordedAnswers(Benchmark):
    """`Fight.answer`: the journal, the step run again from its checkpoint, the events sent to six seats."""

    def __init__(self, questions: int, creatures: int) -> None:
        what = f"Fight.answer, {questions} in the step, {creatures} creatures"
        super().__init__(f"recorded-{questions}-{creatures}", what, ANSWERS)
        self._begun = begun(creatures, questions)
        self._answers = play(self._begun.copy(), Striker(AGE), ANSWERS)

    def prepare(self) -> None:
        self._fight = self._begun.copy()

    def run(self) -> None:
        for text in self._answers:
            self._fight.answer(text)

    def checksum(self) -> str:
        return checksum_of_fight(self._fight)


class StateCopies(Benchmark):
    copies = 300

    def __init__(self, creatures: int) -> None:
        super().__init__(f"copy-{creatures}", f"a copy of the state, {creatures} creatures", self.copies)
        self._begun = begun(creatures, QUESTIONS)

    def prepare(self) -> None:
        self._state = self._begun.checkpoints[-1].state

    def run(self) -> None:
        for _ in range(self.copies):
            self._state = self._state.copy()

    def checksum(self) -> str:
        return checksum_of(self._begun.rulebook, self._state, len(self._begun.journal.entries))


class SeatViews(Benchmark):
    views = 50
    seat = "player-1"

    def __init__(self, creatures: int) -> None:
        super().__init__(f"view-{creatures}", f"the view of a player's seat, {creatures} creatures", self.views)
        self._fight = begun(creatures, QUESTIONS)

    def prepare(self) -> None:
        self._view: dict[str, Any] = {}

    def run(self) -> None:
        for _ in range(self.views):
            self._view = self._fight.view(self.seat)

    def checksum(self) -> str:
        return with_counts(digest(as_json(self._view)), self._fight)


class ToyFights(Benchmark):
    """Whole fights of the toy rulebook; its rules take most of the time."""

    fights = 20

    def __init__(self) -> None:
        super().__init__("toy", "a whole ambush of the toy by RandomMind", self.fights)

    def prepare(self) -> None:
        self._tables = [self._new_table(seed) for seed in range(self.fights)]
        self._outcomes: list[str] = []

    def _new_table(self, seed: int) -> MindTable:
        setup = ambush()
        state = setup.state.copy()
        freshen_dice(state, str(seed), "")
        minds = dict.fromkeys([*state.seats, PLAYERS], CountingMind(seed))
        return MindTable(setup.rulebook, state, minds, SeededLuck(str(seed)))

    def run(self) -> None:
        self._outcomes = [table.play_out() for table in self._tables]

    def checksum(self) -> str:
        states = [table.rulebook.codec.digest(table.state) for table in self._tables]
        minds = {mind for table in self._tables for mind in table.minds.values() if isinstance(mind, CountingMind)}
        asked = sum(mind.asked for mind in minds)
        dice = sum(table.state.dice_thrown() for table in self._tables)
        return f"{digest(' '.join([*self._outcomes, *states]))} {asked}q {dice}d"


class CountingMind:
    """A random mind that counts its questions."""

    __slots__ = ("asked", "_mind")

    def __init__(self, seed: int) -> None:
        self.asked = 0
        self._mind = RandomMind(seed)

    def __call__(self, question: Question, sight: Sight) -> Any:
        self.asked += 1
        return self._mind(question, sight)


@cache
def begun(creatures: int, questions: int) -> Fight:
    """A fight in progress, between two steps. It is only read and copied."""
    fight = Fight(melee(creatures, questions), SEED)
    play(fight, Striker(), AGE)
    return fight


def play(fight: Fight, mind: Striker, answers: int) -> list[str]:
    """Let the mind give a number of answers; returns them."""
    said = []
    for _ in range(answers):
        asked = fight.questions[0]
        chosen = mind(asked.question, Sight(fight.rulebook, fight.state, asked.seat))
        said.append(asked.options.text(chosen))
        fight.answer(said[-1])
    return said


def checksum_of_fight(fight: Fight) -> str:
    """The checksum of the state between two steps, which an inline run reaches as well."""
    return checksum_of(fight.rulebook, fight.checkpoints[-1].state, len(fight.journal.entries))


def checksum_of(rulebook: Rulebook, state: State, asked: int) -> str:
    return f"{digest(rulebook.codec.digest(state))} {asked}q {state.dice_thrown()}d"


def with_counts(digested: str, fight: Fight) -> str:
    return f"{digested} {len(fight.journal.entries)}q {fight.state.dice_thrown()}d"


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()
