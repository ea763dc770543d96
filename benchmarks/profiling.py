"""Profiling a benchmark.  Start at `profile_of`."""

import cProfile
import pstats
from pathlib import PurePath
from time import process_time
from typing import NamedTuple

from benchmarks.measuring import Benchmark

PROFILED_SECONDS = 1.0
SHOWN = 10


class Spent(NamedTuple):
    """A function: its share of the time, exclusive and inclusive, and the number of calls."""

    function: str
    own: float
    with_calls: float
    calls: float


def profile_of(benchmark: Benchmark) -> list[Spent]:
    """The ten functions with the most exclusive time, over enough runs for stable numbers.

    Profiling makes every call slower: it shows where to look, not how long anything takes.
    """
    profile, runs, start = cProfile.Profile(), 0, process_time()
    while process_time() - start < PROFILED_SECONDS:
        benchmark.prepare()
        profile.runcall(benchmark.run)
        runs += 1
    stats = pstats.Stats(profile)
    took: float = stats.total_tt  # type: ignore[attr-defined]  # missing in the stubs, as is `stats`
    rows = [
        Spent(_name(*where), own / took, together / took, calls / runs / benchmark.operations)
        for where, (_, calls, own, together, _) in stats.stats.items()  # type: ignore[attr-defined]
    ]
    return sorted(rows, key=lambda row: -row.own)[:SHOWN]


def _name(file: str, _line: int, function: str) -> str:
    """`sight.cover`, independent of the path; builtins have no file."""
    return function.strip("<>{}") if file == "~" else f"{PurePath(file).stem}.{function}"
