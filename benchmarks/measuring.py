"""Measuring: the CPU time of each benchmark, relative to a baseline timed next to it.  Start at `measure`.

Microseconds depend on the machine. So each figure is also given in laps of a fixed loop in plain Python, which is timed
again before every benchmark: laps can be compared between machines.
"""

import gc
from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import process_time

REPEATS = 7
LAPS = 15_000


class Benchmark(ABC):
    """A benchmark. One run does the operation a number of times; its result is the checksum."""

    def __init__(self, name: str, what: str, operations: int) -> None:
        self.name = name
        self.what = what
        self.operations = operations

    @abstractmethod
    def prepare(self) -> None:
        """Set up one run, untimed. Every run must do exactly the same."""

    @abstractmethod
    def run(self) -> None: ...

    @abstractmethod
    def checksum(self) -> str:
        """The checksum of the run: the same every time, on every machine."""

    def seconds(self, taken: float) -> float:
        """What counts of the time that a run has taken: all of it."""
        return taken

    def counts(self) -> dict[str, int]:
        """Counts of other things that happened in the run, for rates."""
        return {}


class Figure:
    """The best time of a benchmark for one operation, and its checksum; `rates` are per second."""

    def __init__(self, benchmark: Benchmark, seconds: float, lap: float, checksum: str) -> None:
        self.name = benchmark.name
        self.what = benchmark.what
        self.microseconds = seconds / benchmark.operations * 1e6
        self.laps = seconds / benchmark.operations / lap
        self.checksum = checksum
        self.rates = {name: count / seconds for name, count in benchmark.counts().items()}


class Baseline(Benchmark):
    """The reference loop. It must never change, or older figures become meaningless."""

    def __init__(self) -> None:
        super().__init__("baseline", "one lap of the loop in measuring.py", LAPS)

    def prepare(self) -> None:
        self._pawns = [_Pawn(f"pawn-{n}", 20 + n, {"move": 6, "act": n}) for n in range(10)]
        self._seen: dict[str, tuple[int, int]] = {}

    def run(self) -> None:
        for lap in range(LAPS):
            for pawn in self._pawns:
                pawn.hp = (pawn.hp * 31 + lap) % 97
                pawn.pools["move"] = pawn.pools["act"] + pawn.share(3)
                self._seen[pawn.id] = (pawn.hp, pawn.pools["move"])

    def checksum(self) -> str:
        return str(sum(hp + move for hp, move in self._seen.values()))


class _Pawn:
    __slots__ = ("id", "hp", "pools")

    def __init__(self, id: str, hp: int, pools: dict[str, int]) -> None:
        self.id = id
        self.hp = hp
        self.pools = pools

    def share(self, parts: int) -> int:
        return sum([self.hp // parts, self.hp % parts])


def measure(benchmarks: Sequence[Benchmark]) -> list[Figure]:
    """Run all benchmarks several times, each right after the baseline, and keep the best time of both."""
    baseline = Baseline()
    trials = [Trial(each, baseline) for each in (baseline, *benchmarks)]
    for _ in range(REPEATS):
        for trial in trials:
            trial.repeat()
    return [trial.figure() for trial in trials]


class Trial:
    """A benchmark with the baseline timed just before it: a busy machine slows both."""

    def __init__(self, benchmark: Benchmark, baseline: Benchmark) -> None:
        self._benchmark = benchmark
        self._baseline = baseline
        self._seconds: list[float] = []
        self._neighbours: list[float] = []
        self._checksums: list[str] = []

    def repeat(self) -> None:
        self._neighbours.append(timed(self._baseline))
        self._seconds.append(timed(self._benchmark))
        self._checksums.append(self._benchmark.checksum())

    def figure(self) -> Figure:
        if len(set(self._checksums)) > 1:
            raise AssertionError(f"{self._benchmark.name} did not come to the same every time: {self._checksums}")
        lap = min(self._neighbours) / self._baseline.operations
        return Figure(self._benchmark, min(self._seconds), lap, self._checksums[0])


def timed(benchmark: Benchmark) -> float:
    """The CPU time of one run, in seconds, after a garbage collection."""
    benchmark.prepare()
    gc.collect()
    start = process_time()
    benchmark.run()
    return benchmark.seconds(process_time() - start)
