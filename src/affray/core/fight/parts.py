"""Parts of a deed that know nothing of each other: several rays, or targets that each have a save.  Start at `Parts`.

A part is a set of steps at which the first run could have gone other ways, with everything that follows from them. What
it does is the difference that it makes: the events that come with it, and those that it prevents. Parts are
independent if differences add up. That is put to the test by runs in which many parts go other ways at once; if in
any of them something else happens than expected, the deed is enumerated as a whole.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, count, product
from math import comb, prod
from typing import Final

from affray.core.fight.odds_table import Script, Step
from affray.core.fight.outcomes import Case, Leaf, Told
from affray.core.fight.runs import Run, Runs
from affray.core.fight.worlds import NOTHING, Cell, Entangled

FEW: Final = 4
"""Fewer parts than this are tried one by one."""


def cases_of(runs: Runs) -> list[Case]:
    """The parts of a deed, for every cell of the dice that they share. Raises `Entangled` if there are none."""
    cases, waiting = list[Case](), [Cell({}, Fraction(1), NOTHING)]
    while waiting:
        cell = waiting.pop()
        parts = _Parts(runs, cell, len(cases)).found()
        cases.append(Case(cell.chance, cell.worlds, parts))
        waiting += reversed(cell.rest)
    return cases


class _Way:
    """One way in which a part may go, compared with the first run.

    At some steps (`turns`) it goes another way, and from `start` to `stop` it has other `steps`.
    """

    __slots__ = ("leaf", "changed", "turns", "start", "stop", "steps")

    def __init__(
        self, leaf: Leaf, changed: Counter[str], turns: dict[int, int], start: int, stop: int, steps: list[Step]
    ) -> None:
        self.leaf = leaf
        self.changed = changed
        self.turns = turns
        self.start = start
        self.stop = stop
        self.steps = steps


class _Parts:
    """The parts of a deed in one cell."""

    __slots__ = ("_runs", "_number", "_cell", "_first", "_roots", "_events", "_items")

    def __init__(self, runs: Runs, cell: Cell, number: int) -> None:
        self._runs = runs
        self._number = number
        self._cell = cell
        self._first = runs.run(cell=cell, is_first=True)
        self._roots = [at for at, step in enumerate(self._first.trail) if step.ways > 1]
        self._events, self._items = self._first.keyed()

    def found(self) -> list[list[Leaf]]:
        """The parts, and before them what happens in the first run."""
        always = Leaf(Fraction(1), [(1, each) for each in self._first.told], [])
        return [[always], *(self._told_apart() or self._explored())]

    # --- steps with two ways, from which no others follow: many at once

    def _told_apart(self) -> list[list[Leaf]] | None:
        """Two leaves for each step, from few runs: each step goes its own sequence of ways, and so do its events.

        An event with a sequence that is no step's shows that they are not independent.
        """
        trail, roots = self._first.trail, self._roots
        if len(roots) < FEW or any(trail[root].ways > 2 for root in roots):
            return None
        sequences = _shifted(_sequences(len(roots)), self._number)
        runs = [self._first]
        for turn in range(_length(sequences) + 1):
            ways = [0] * len(trail)
            for root, sequence in zip(roots, sequences, strict=True):
                ways[root] = int(turn in sequence or turn == _length(sequences))
            runs.append(self._runs.run(Script(ways), self._cell))
            if _keys(runs[-1].trail) != _keys(trail):
                return None
        changed = _changed_by(sequences, [run.keyed() for run in runs])
        if changed is None:
            return None
        last = runs[-1].trail
        return [
            [Leaf(trail[root].chance, [], []), Leaf(last[root].chance, items, [])]
            for root, items in zip(roots, changed, strict=True)
        ]

    # --- any steps: one part after the other, then all together

    def _explored(self) -> list[list[Leaf]]:
        waiting, parts = [{root} for root in self._roots], list[tuple[set[int], list[_Way]]]()
        while waiting:
            own = waiting.pop(0)
            ways, touched = self._ways_of(own)
            if touched <= own:
                parts.append((own, ways))
                continue
            concerned = [each for each in (*waiting, *(roots for roots, _ in parts)) if each & touched]
            waiting = [own.union(*concerned), *(each for each in waiting if not each & touched)]
            parts = [(roots, ways) for roots, ways in parts if not roots & touched]
        found = [ways for _, ways in sorted(parts, key=lambda part: min(part[0]))]
        if len(found) < 2:
            raise Entangled
        for chosen in _samples(found):
            self._check(chosen)
        return [[way.leaf for way in ways] for ways in found]

    def _ways_of(self, own: set[int]) -> tuple[list[_Way], set[int]]:
        """All ways of a part while the others go their first; and the steps of which it decides, perhaps of others."""
        ways, touched = list[_Way](), {*own}
        script: Script | None = Script(())
        while script is not None:
            run = self._runs.run(script, self._cell) if script.ways else self._first
            way, mine = self._compared(run, own)
            ways.append(way)
            touched.update(at for at in range(way.start, way.stop) if self._first.trail[at].ways > 1)
            if not touched <= own:
                break
            script = _next_script(run.trail, mine, f"dice-{min(own)}")
        return ways, touched

    def _compared(self, run: Run, own: set[int]) -> tuple[_Way, list[int]]:
        """What a run does unlike the first, and which of its steps belong to the part."""
        first, trail = self._first.trail, run.trail
        before = _alike(_keys(first), _keys(trail))
        after = _alike(_keys(first)[before:][::-1], _keys(trail)[before:][::-1])
        start, stop, end = before, len(first) - after, len(trail) - after
        turns = {
            at: trail[at if at < start else at - len(first) + len(trail)].way for at in own if not start <= at < stop
        }
        mine = [at if at < start else at - len(first) + len(trail) for at in turns] + [*range(start, end)]
        events, items = run.keyed()
        chance = prod((trail[at].chance for at in mine), start=Fraction(1))
        changed = events.copy()
        changed.subtract(self._events)
        leaf = Leaf(chance, _changes(changed, self._items | items), run.apart)
        return _Way(leaf, changed, turns, start, stop, trail[start:end]), sorted(mine)

    def _check(self, chosen: Sequence[_Way]) -> None:
        """Run all parts together, each its own way. Raises `Entangled` unless exactly the expected comes of it."""
        trail, steps = self._first.trail, list[tuple[Step, int]]()
        turns = {at: way for each in chosen for at, way in each.turns.items()}
        at = 0
        for each in sorted(
            (each for each in chosen if each.steps or each.start < each.stop), key=lambda way: way.start
        ):
            steps += [(trail[other], turns.get(other, 0)) for other in range(at, each.start)]
            steps += [(step, step.way) for step in each.steps]
            at = max(at, each.stop)
        steps += [(trail[other], turns.get(other, 0)) for other in range(at, len(trail))]
        script = Script([way for _, way in steps], names=[step.name for step, _ in steps])
        run = self._runs.run(script, self._cell)
        expected = self._events.copy()
        for each in chosen:
            expected.update(each.changed)
        if _keys(run.trail) != [step.key for step, _ in steps] or run.keyed()[0] != expected:
            raise Entangled


def _keys(trail: Iterable[Step]) -> list[object]:
    return [step.key for step in trail]


def _alike(one: Sequence[object], other: Sequence[object]) -> int:
    """How many are the same at the beginning."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _next_script(trail: list[Step], mine: list[int], prefix: str) -> Script | None:
    """The next ways of a part, like an odometer; all other steps go their first way."""
    for at in reversed(mine):
        if trail[at].way + 1 < trail[at].ways:
            return Script([*(step.way for step in trail[:at]), trail[at].way + 1], prefix)
    return None


def _changes(changed: Counter[str], items: dict[str, Told]) -> list[tuple[int, Told]]:
    """The events that are told in addition, or not any more. That somebody passes is no event."""
    return [(number, items[key]) for key, number in changed.items() if number and key in items]


@lru_cache(maxsize=64)
def _sequences(parts: int) -> list[frozenset[int]]:
    """For every part the turns in which it goes another way than the first: as many for each, not the same for any two.

    So nothing that hangs on two parts ("both", "either", "just one") has the sequence of a single one. In the first
    turn only one part goes another way, in the last all but that one, and between them every time another number of
    parts, as far as there are turns enough: that is for rules that count.
    """
    middle = next(turns for turns in count(6, 2) if 2 * comb(turns, turns // 2) >= 3 * parts)
    wanted = [parts * (turn + 1) / (middle + 1) for turn in range(middle)]
    free = list(combinations(range(middle), middle // 2))
    found: list[frozenset[int]] = []
    for number in range(parts):
        half = max(free, key=lambda half: sum(wanted[turn] for turn in half))
        free.remove(half)
        for turn in half:
            wanted[turn] -= 1
        found.append(frozenset((middle + 1 if number else 0, *(turn + 1 for turn in half))))
    return found


def _shifted(sequences: list[frozenset[int]], by: int) -> list[frozenset[int]]:
    """The same for other parts, so that in every cell others are tried together."""
    by %= len(sequences)
    return sequences[by:] + sequences[:by]


def _length(sequences: list[frozenset[int]]) -> int:
    return 1 + max(map(max, sequences))


def _changed_by(
    sequences: list[frozenset[int]], keyed: list[tuple[Counter[str], dict[str, Told]]]
) -> list[list[tuple[int, Told]]] | None:
    """What is changed by every step going its second way; None if something is changed by several together."""
    (first, items), *others = keyed
    found = {sequence: Counter[str]() for sequence in sequences}
    last = others[-1][0]
    for key in {key: None for events, _ in keyed for key in events}:
        turns = frozenset(turn for turn, (events, _) in enumerate(others[:-1]) if events[key] != first[key])
        if not turns and last[key] == first[key]:
            continue
        if turns not in found or any(others[turn][0][key] != last[key] for turn in turns):
            return None
        found[turns][key] = last[key] - first[key]
    for _, more in others:
        items = items | more
    return [_changes(found[sequence], items) for sequence in sequences]


def _samples(parts: list[list[_Way]]) -> Iterator[list[_Way]]:
    """Many parts go other ways at once. All of them far out; few in every combination, many in some."""
    for turn in range(max(map(len, parts))):
        yield [ways[(len(ways) - 1 - turn) % len(ways)] for ways in parts]
    if len(parts) <= FEW:
        combined = [chosen for chosen in product((0, -1), repeat=len(parts)) if 0 in chosen and chosen.count(-1) > 1]
        yield from ([ways[at] for ways, at in zip(parts, chosen, strict=True)] for chosen in combined)
    sequences = _sequences(len(parts))
    for turn in range(_length(sequences)):
        yield [
            ways[1 + (turn + number) % (len(ways) - 1)] if turn in sequence else ways[0]
            for number, (ways, sequence) in enumerate(zip(parts, sequences, strict=True))
        ]
