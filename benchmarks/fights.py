"""Benchmarks of whole fights by simple minds, on one core.  Start at `fight_benchmarks`.

They are the frozen encounters, and one round of crowds and on maps that grow (`frozen.py`).
"""

from collections import Counter
from hashlib import blake2b
from typing import Any

from affray.core.table.asking import MindTable, Question, Sight
from affray.core.table.changes import freshen_dice
from affray.core.table.events import Event
from affray.core.values import PLAYERS
from affray.minds import SimpleMind
from benchmarks.frozen import CROWDED, CROWDS, FEW, MAPS, encounters, setup_of
from benchmarks.measuring import Benchmark

TOLD = "goblin-ambush"
FIGHTS = {
    "bandits-at-the-ford": 40,
    "goblins-in-the-wood": 30,
    "ogre-bridge": 40,
    "spider-cellar": 40,
    "bridge": 15,
    "cavalry-charge": 4,
    "dark-cave": 8,
    "dragons-lair": 16,
    "goblin-ambush": 40,
    "palisade": 5,
    "sunken-ship": 12,
    "chase-over-the-gorge": 3,
    "goblins-at-the-toll-house": 4,
    "raid-on-the-mill": 15,
    "the-warlords-bridge": 3,
    "three-squads-in-the-square": 2,
    "worm-under-the-vineyard": 3,
}
"""How many fights of each encounter are in a run: about a sixth of a second of CPU time."""
ROUNDS = 200
"""How many turns are in a run of a crowd, whole rounds of it."""


def fight_benchmarks() -> list[Benchmark]:
    return [
        *(Encounter(name, f"a whole {name}") for name in encounters()),
        Encounter(TOLD, f"a whole {TOLD}, every event told", "-told"),
        *(Round(f"crowd-{size}", f"a round of {size} on {CROWDED}² squares", size) for size in CROWDS),
        *(Round(f"map-{width}", f"a round of {FEW} on {width}² squares", FEW) for width in MAPS),
    ]


class Played(Benchmark):
    """Fights by simple minds, counted."""

    def __init__(self, name: str, what: str, fights: int, frozen: str, is_told: bool = False) -> None:
        super().__init__(name, what, fights)
        self._setup = setup_of(frozen)
        self._is_told = is_told

    def prepare(self) -> None:
        self._asked = self._events = self._dice = 0
        self._outcomes: Counter[str] = Counter()
        self._digest = blake2b(digest_size=4)

    def run(self) -> None:
        for number in range(self.operations):
            self._play(str(number))

    def _play(self, seed: str) -> None:
        state = self._setup.state.copy()
        freshen_dice(state, seed, "")
        simple = SimpleMind(seed)

        def mind(question: Question, sight: Sight[Any, Any]) -> object:
            self._asked += 1
            return simple(question, sight)

        told: list[Event] | None = [] if self._is_told else None
        table = MindTable(self._setup.rulebook, state, dict.fromkeys([*state.seats, PLAYERS], mind), told=told)
        self._outcomes[self.play_to_the_end(table)] += 1
        self._dice += state.dice_thrown()
        self._events += len(told or ())
        self._digest.update(f"{state.round} {sorted((c.id, c.hp) for c in state.creatures.values())}".encode())

    def play_to_the_end(self, table: MindTable[Any, Any]) -> str:
        raise NotImplementedError

    def counts(self) -> dict[str, int]:
        return {"questions": self._asked, "dice": self._dice, "events": self._events}

    def checksum(self) -> str:
        won = " ".join(f"{side}:{count}" for side, count in sorted(self._outcomes.items()))
        return f"{self._digest.hexdigest()} {self._asked}q {self._dice}d {won}"


class Encounter(Played):
    """Whole fights."""

    def __init__(self, name: str, what: str, told: str = "") -> None:
        super().__init__(f"{name}{told}", what, FIGHTS[name], f"shipped/{name}", bool(told))

    def play_to_the_end(self, table: MindTable[Any, Any]) -> str:
        return table.play_out()


class Round(Played):
    """The first round, with different dice."""

    def __init__(self, name: str, what: str, creatures: int) -> None:
        super().__init__(name, what, max(1, ROUNDS // creatures), name)

    def play_to_the_end(self, table: MindTable[Any, Any]) -> str:
        while table.state.round < 2 and table.rulebook.outcome(table.state) is None:
            table.rulebook.step(table)
        return "round"
