"""Running a deed with given rolls, and what the seat that wants to know its odds is told.  Start at `Runs.run`."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import prod

from affray.core.fight.odds_table import SETTLED, START, OddsTable, PlainTable, Script, Step, TrialTable
from affray.core.fight.outcomes import Item, Leaf, Told, key_of
from affray.core.fight.running import Running
from affray.core.fight.worlds import Cell, TooManyOutcomes, Worlds
from affray.core.offers.slots import TRUE_NAMES, word_for
from affray.core.seats.views import Feed
from affray.core.table.events import Event
from affray.core.table.journal import Reel
from affray.core.unknown import lasting
from affray.core.values import GM

GoOn = Callable[[], bool]
"""Asked before every outcome whether there is time for it."""


class Run:
    """One run: where it could have gone other ways, what was told, and the dice that were left open."""

    __slots__ = ("trail", "told", "passed", "apart")

    def __init__(self, trail: list[Step], told: list[Told], passed: list[tuple[str, str]], apart: list[Worlds]) -> None:
        self.trail = trail
        self.told = told
        self.passed = passed
        self.apart = apart

    def keyed(self) -> tuple[Counter[str], dict[str, Told]]:
        """How often everything happened, by its key, and the event of each."""
        passed = [f"{who} passes {kind}" for who, kind in self.passed]
        return Counter([*(each.key for each in self.told), *passed]), {each.key: each for each in self.told}

    def leaf(self) -> Leaf:
        """The run as an outcome of the whole deed."""
        chance = prod((step.chance for step in self.trail), start=Fraction(1))
        thrown = [step for step in self.trail if step.key[0] != SETTLED]
        order = tuple(step.way if step.name is None else step.name for step in thrown)
        return Leaf(chance, [(1, each) for each in self.told], self.apart, order)

    def next_ways(self) -> list[int] | None:
        """The ways after those of this run, like an odometer: the last step varies fastest."""
        for at in reversed(range(len(self.trail))):
            if self.trail[at].way + 1 < self.trail[at].ways:
                return [*(step.way for step in self.trail[:at]), self.trail[at].way + 1]
        return None


class Runs:
    """Runs of a deed: `most` of them, and no more than `go_on` allows."""

    __slots__ = ("assumed", "_fight", "_reel", "_feed", "_most", "_left", "_go_on", "_kind", "_deed", "_known")

    def __init__(self, fight: Running, reel: Reel, feed: Feed, most: int, go_on: GoOn) -> None:
        self.assumed: dict[tuple[str, str], None] = {}
        """Who was assumed to pass what, in any of them."""
        self._fight = fight
        self._reel = reel
        self._feed = feed
        self._most = self._left = most
        self._go_on = go_on
        self._kind: type[OddsTable] = OddsTable
        self._deed: object = None
        self._known: dict[str, Item] = {}

    def run(self, script: Script = START, cell: Cell | None = None, is_first: bool = False) -> Run:
        if self._left == 0 or not self._go_on():
            raise TooManyOutcomes(f"more than {self._most - self._left} outcomes")
        self._left -= 1
        table = self._fight.table_of(self._kind, self._fight.checkpoints[-1], self._reel)
        table.run(script, self._feed.seat, cell, is_first, self._deed)
        return self._run(table)

    def look_at_all(self) -> None:
        """From now on no dice are left open."""
        self.assumed.clear()
        self._kind = PlainTable

    def tries(self) -> list[Run]:
        """Some runs, as chance has it: one at least."""
        tried: list[Run] = []
        while not tried or (len(tried) < self._most and self._go_on()):
            table = self._fight.table_of(TrialTable, self._fight.checkpoints[-1], self._reel)
            table.try_out(len(tried), self._feed.seat, self._deed)
            tried.append(self._run(table))
        return tried

    def _run(self, table: OddsTable) -> Run:
        self._deed = table.deed
        passed = self._passed(table)
        self.assumed.update(dict.fromkeys(passed))
        return Run(table.trail, self._told(table), passed, table.knowledge.apart)

    def _told(self, table: OddsTable) -> list[Told]:
        """The events that the seat would receive."""
        before = len(self._fight.events) - self._fight.checkpoints[-1].events
        events = (table.told or [])[before:]
        if table.state.creatures.keys() - self._feed.known:  # the seat may see some for the first time
            feed = Feed(self._feed.seat, self._feed.roster.copy(), self._feed.known)
            for event in events:
                feed.hear(event, table.state.creatures)
            plain = [{name: fact for name, fact in item.items() if name != "n"} for item in feed.items()]
            items = [(key_of(item), lasting(item)) for item in plain]
        else:
            heard = [event for event in events if event.reaches(self._feed.seat)]
            items = [self._item(event) for event in heard]
        return [Told(number, key, item) for number, (key, item) in enumerate(items, len(self._feed))]

    def _item(self, event: Event) -> tuple[str, Item]:
        """An event as the seat receives it. In all runs together there are not many."""
        key = key_of(event.plain())
        if key not in self._known:
            self._known[key] = lasting(event.told_to(self._feed.seat, self._feed))
        return key, self._known[key]

    def _passed(self, table: OddsTable) -> list[tuple[str, str]]:
        """The questions that were passed, of creatures that the seat knows."""
        asked = [(word_for(question.who, TRUE_NAMES), question.kind) for question in table.passed]
        is_gm = self._feed.seat == GM
        return [(self._feed.name(id), kind) for id, kind in asked if is_gm or id in self._feed.known]
