"""Running many fights, on one core or on all.  Start at `simulate`.

The seed of the nth fight is derived from the given seed and n, so results do not depend on the number of workers.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from affray.core.board.field import OUT_OF_IT, Body
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.core.fight.whatif import play_on
from affray.core.rulebook import AnyRulebook
from affray.core.table.asking import Mind, MindTable
from affray.core.table.changes import freshen_dice
from affray.core.table.endings import takes_part
from affray.core.values import GM, AnyState
from affray.minds import check_minds, minds_for
from affray.sim.report import Report

Minds = str | Mapping[str, str | Mind]
MOST_ROUNDS: Final = 1000
UNFINISHED: Final = "unfinished"
NO_GUARD: Final = (
    "The worker processes ended early. Each of them imports your program: call simulate below "
    "'if __name__ == \"__main__\":', or with workers=1."
)


class Result(NamedTuple):
    """The result of one fight.

    `sides` are those of all who took part, as they were at the end, late comers too; `away` are those who got away,
    surrendered or were captured.
    """

    outcome: str
    rounds: int
    fallen: tuple[str, ...]
    seed: str = ""
    ending: str | None = None
    sides: Mapping[str, str] | None = None
    away: tuple[str, ...] = ()


def simulate(
    start: Setup | Fight,
    n: int = 1000,
    seed: str | int = 1,
    minds: Minds = "simple",
    workers: int | None = 1,
    progress: Callable[[int], None] | None = None,
    most_rounds: int = MOST_ROUNDS,
) -> Report:
    """Play n fights from a set-up, or from the current state of a fight, and report. `workers=None` uses every core.

    `progress` is called with the number of fights finished so far. `minds` is the name of a mind for all, or by seat a
    name or a mind of one's own, which plays every fight and works with one worker. A fight that goes on after
    `most_rounds` counts as `"unfinished"`. Ctrl-C ends it early: the report then counts what was played, and says so by
    `is_cut`.
    """
    if not isinstance(start, Setup | Fight):
        raise TypeError(f"simulate() plays what affray.load() returns, or a Fight, not {start!r}")
    if n % 1 or n < 1:
        raise ValueError(f"a simulation needs a number of fights, at least one, not {n}")
    check_minds(start.state, minds)
    report = Report(_sides_in(start.state), _left_by_hand(start.rulebook, start.state))
    count = workers or os.cpu_count() or 1
    try:
        for result in _results(_Batch(start, str(seed), minds, most_rounds), n, count):
            report.add(result)
            if progress is not None:
                progress(report.fights)
    except KeyboardInterrupt:
        report.is_cut = True
    return report


class _Batch:
    """Everything a worker process needs to play any of the fights: plain data only."""

    def __init__(self, start: Setup | Fight, seed: str, minds: Minds, most_rounds: int) -> None:
        self.most_rounds = most_rounds
        self.seed = seed
        self.minds = minds
        self.save = start.save() if isinstance(start, Fight) else None
        setup = start.setup if isinstance(start, Fight) else start
        self.rulebook = type(setup.rulebook)
        self.options = setup.rulebook.options
        self.state = setup.rulebook.codec.plain(setup.state)

    def play(self, numbers: Iterable[int]) -> list[Result]:
        play = self._from_here() if self.save is not None else self._from_the_start()
        return [play(f"{self.seed}/{number}") for number in numbers]

    def _from_the_start(self) -> Callable[[str], Result]:
        rulebook = self.rulebook(self.options)
        start: AnyState = rulebook.codec.read(self.state)

        def play(seed: str) -> Result:
            state = start.copy()
            freshen_dice(state, seed, "")
            table = MindTable(rulebook, state, minds_for(state, self.minds, seed))
            return _result(rulebook, table.play_rounds(self.most_rounds) or UNFINISHED, state, seed)

        return play

    def _from_here(self) -> Callable[[str], Result]:
        assert self.save is not None
        fight = Fight.restore(self.save, books={self.rulebook.name: self.rulebook})

        def play(seed: str) -> Result:
            end = play_on(fight, minds_for(fight.state, self.minds, seed), seed, most_rounds=self.most_rounds)
            return _result(end.rulebook, end.rulebook.outcome(end.state) or UNFINISHED, end.state, seed)

        return play


def _results(batch: _Batch, n: int, workers: int) -> Iterator[Result]:
    size = max(1, min(50, n // (4 * workers)))
    slices = [range(first, min(first + size, n)) for first in range(0, n, size)]
    if workers == 1:
        for numbers in slices:
            yield from batch.play(numbers)
        return
    # Imported only for several workers: they take as long to import as half of the engine.
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415
    from multiprocessing import get_context, parent_process  # noqa: PLC0415

    if parent_process() is not None:
        raise SystemExit(1)  # a worker that runs its parent's program again: the parent says what is missing there
    try:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            for results in pool.map(batch.play, slices):
                yield from results
    except BrokenProcessPool:
        raise RuntimeError(NO_GUARD) from None


def _result(rulebook: AnyRulebook, outcome: str, state: AnyState, seed: str) -> Result:
    bodies = [creature for creature in state.creatures.values() if isinstance(creature, Body)]
    removed = [body.id for body in bodies if not takes_part(body)]
    sides = {id: side for id, side in _sides_in(state).items() if id not in removed}
    away = tuple(body.id for body in bodies if body.status in OUT_OF_IT)
    ending = rulebook.ending(state, GM)
    return Result(outcome, state.round, tuple(rulebook.fallen(state)), seed, ending, sides, away)


def _sides_in(state: AnyState) -> dict[str, str]:
    return {creature.id: creature.side for creature in state.creatures.values()}


def _left_by_hand(rulebook: AnyRulebook, state: AnyState) -> int:
    """How many elements of stat blocks no rule plays; those of many of a kind count once."""
    return len({element for creature in state.creatures.values() for element in rulebook.by_hand(creature)})
