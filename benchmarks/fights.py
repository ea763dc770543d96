"""Benchmarks of whole fights, by simple minds on one core.  Start at `fight_benchmarks`.

`goblin-ambush` is played to its end; of `palisade`, with forty creatures, one round.
"""

from collections import Counter
from hashlib import blake2b

from affray import load
from affray.core.table.asking import MindTable, Question, Sight
from affray.core.table.changes import freshen_dice
from affray.core.table.events import Event
from affray.core.values import PLAYERS
from affray.minds import SimpleMind
from benchmarks.measuring import Benchmark

ENCOUNTER = "goblin-ambush"
FIGHTS = 40
CROWD = "palisade"
ROUNDS = 10


def fight_benchmarks() -> list[Benchmark]:
    return [Ambushes(listening=False), Ambushes(listening=True), Crowd()]


class Ambushes(Benchmark):
    """Whole fights. With a listener, every event is built and redacted."""

    def __init__(self, listening: bool) -> None:
        name, what = ("ambush-told", "with every event told") if listening else ("ambush", "with nobody listening")
        super().__init__(name, f"a whole {ENCOUNTER} by simple minds, {what}", FIGHTS)
        self._listening = listening
        self._setup = load(ENCOUNTER)

    def prepare(self) -> None:
        self._asked = self._events = self._dice = 0
        self._outcomes: Counter[str] = Counter()
        self._digest = blake2b(digest_size=4)

    def run(self) -> None:
        for number in range(FIGHTS):
            self._play(str(number))

    def _play(self, seed: str) -> None:
        state = self._setup.state.copy()
        freshen_dice(state, seed, "")
        simple = SimpleMind(seed)

        def mind(question: Question, sight: Sight) -> object:
            self._asked += 1
            return simple(question, sight)

        told: list[Event] | None = [] if self._listening else None
        table = MindTable(self._setup.rulebook, state, dict.fromkeys([*state.seats, PLAYERS], mind), told=told)
        self._outcomes[table.play_out()] += 1
        self._dice += state.dice_thrown()
        self._events += len(told or ())
        self._digest.update(f"{state.round} {sorted((c.id, c.hp) for c in state.creatures.values())}".encode())

    def counts(self) -> dict[str, int]:
        events = {"events": self._events} if self._listening else {}
        return {"fights": FIGHTS, "questions": self._asked, "dice": self._dice, **events}

    def checksum(self) -> str:
        events = f" {self._events}e" if self._listening else ""
        won = " ".join(f"{side}:{count}" for side, count in sorted(self._outcomes.items()))
        return f"{self._digest.hexdigest()} {self._asked}q {self._dice}d{events} {won}"


class Crowd(Benchmark):
    """The first round of a fight of forty, repeated with different dice."""

    def __init__(self) -> None:
        super().__init__("crowd", f"one round of {CROWD}, where forty fight, by simple minds", ROUNDS)
        self._setup = load(CROWD)

    def prepare(self) -> None:
        self._dice = 0
        self._digest = blake2b(digest_size=4)

    def run(self) -> None:
        for number in range(ROUNDS):
            self._play(str(number))

    def _play(self, seed: str) -> None:
        state = self._setup.state.copy()
        freshen_dice(state, seed, "")
        table = MindTable(self._setup.rulebook, state, dict.fromkeys([*state.seats, PLAYERS], SimpleMind(seed)))
        while state.round < 2 and self._setup.rulebook.outcome(state) is None:
            self._setup.rulebook.step(table)
        self._dice += state.dice_thrown()
        self._digest.update(f"{sorted((c.id, c.at, c.hp) for c in state.creatures.values())}".encode())

    def counts(self) -> dict[str, int]:
        return {"rounds": ROUNDS, "dice": self._dice}

    def checksum(self) -> str:
        return f"{self._digest.hexdigest()} {self._dice}d"
