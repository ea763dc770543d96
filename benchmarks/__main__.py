"""The command `python -m benchmarks`: measure, print and record the results.  Start at `main`.

Everything is measured in plain Python and, where `make compiled` has made a build that fits, on that build too, each
in a process of its own.
"""

import json
import os
import platform
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from affray.compiled import VARIABLE
from benchmarks.board import board_benchmarks
from benchmarks.fights import fight_benchmarks
from benchmarks.frozen import encounters
from benchmarks.kernel import kernel_benchmarks
from benchmarks.measuring import Benchmark, measure
from benchmarks.memory import memory_used
from benchmarks.profiling import Spent, profile_of
from benchmarks.starting import start_times
from benchmarks.tables import table_benchmarks

RESULTS = Path(__file__).with_name("results.md")
FIGURES = "\n## Figures\n\n"
PROFILED = "goblin-ambush"
"""The benchmark whose profile is recorded."""
PLAIN, COMPILED = "plain", "compiled"
BUILDS = {PLAIN: "0", COMPILED: "1"}

Found = dict[str, Any]
"""What one build comes to: `figures` by name, `memory` and `starts`."""


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks", description="Measure the speed of the engine.")
    parser.add_argument("--write", action="store_true", help="put what was found in place of what is in results.md")
    parser.add_argument("--profile", metavar="NAME", help="instead, the ten functions that take most of one benchmark")
    parser.add_argument("--json", action="store_true", help="instead, measure the build in use and print the figures")
    wanted = parser.parse_args()
    if wanted.json:
        print(json.dumps(measured()))
    elif wanted.profile:
        benchmarks = {benchmark.name: benchmark for benchmark in all_benchmarks()}
        if wanted.profile not in benchmarks:
            parser.error(f"there is no benchmark {wanted.profile!r}; there are {', '.join(benchmarks)}")
        print(profile_table(profile_of(benchmarks[wanted.profile])))
    else:
        builds = [PLAIN, COMPILED] if is_usable(COMPILED) else [PLAIN]
        report({build: measured_by(build) for build in builds}, wanted.write)


def all_benchmarks() -> list[Benchmark]:
    return [*fight_benchmarks(), *table_benchmarks(), *kernel_benchmarks(), *board_benchmarks()]


def measured() -> Found:
    """All figures of the build in use."""
    benchmarks = all_benchmarks()
    figures = {figure.name: vars(figure) for figure in measure(benchmarks)}
    profiled = next(each for each in benchmarks if each.name == PROFILED)
    profile = [tuple(spent) for spent in profile_of(profiled)]
    return {"figures": figures, "memory": memory_used(), "starts": start_times(), "profile": profile}


def is_usable(build: str) -> bool:
    return not subprocess.run(
        command("-c", "import affray"), env=environment(build), capture_output=True, check=False
    ).returncode


def measured_by(build: str) -> Found:
    ran = subprocess.run(
        command("-m", "benchmarks", "--json"), env=environment(build), stdout=subprocess.PIPE, text=True, check=True
    )
    found: Found = json.loads(ran.stdout)
    return found


def command(*words: str) -> list[str]:
    return [sys.executable, *words]


def environment(build: str) -> dict[str, str]:
    return os.environ | {VARIABLE: BUILDS[build]}


def report(found: Mapping[str, Found], write: bool) -> None:
    """Print all tables, and either record them or report checksums that differ from the recorded ones."""
    plain = found[PLAIN]["figures"]
    builds = {build: each["figures"] for build, each in found.items()}
    sections = [
        f"{machine()}\n\n### Whole fights by simple minds\n\n{encounter_table(builds)}",
        f"### Everything else\n\n{figure_table(builds)}",
        f"### Starting\n\n{start_table(found)}",
        f"### Memory\n\n{memory_table(found)}",
        f"### Where `{PROFILED}` spends its time\n\n{profile_table([Spent(*row) for row in found[PLAIN]['profile']])}",
    ]
    shown = "\n\n".join(sections)
    print(shown)
    about, _, kept = RESULTS.read_text("utf-8").partition(FIGURES)
    differing = [name for name in plain if len({figures[name]["checksum"] for figures in builds.values()}) > 1]
    if differing:
        sys.exit(f"\nNot the same on both builds: {', '.join(differing)}.")
    if write:
        RESULTS.write_text(f"{about}{FIGURES}{shown}\n", "utf-8")
        return
    changed = [name for name, figure in plain.items() if not is_kept(name, figure["checksum"], kept)]
    if changed:
        print(f"\nNot the checksums of {RESULTS.name}: {', '.join(changed)}.")


def is_kept(name: str, checksum: str, kept: str) -> bool:
    """Is the checksum the recorded one?"""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in kept.splitlines()]
    return any(row and (row[0], row[-1]) == (name, checksum) for row in rows)


def machine() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores."


def encounter_table(builds: Mapping[str, Found]) -> str:
    """Fights and questions a second, and µs a question."""
    rows = [_encounter_row(name, [figures[name] for figures in builds.values()]) for name in encounters()]
    head = ["encounter"]
    for build in builds:
        head += [f"{build}: fights/s", "questions/s", "µs a question"]
    return table_of("<" + ">>>" * len(builds) + "><", (*head, "times as fast", "checksum"), rows)


def _encounter_row(name: str, figures: Sequence[Found]) -> tuple[str, ...]:
    cells = [name]
    for figure in figures:
        asked = figure["rates"]["questions"]
        cells += [f"{1e6 / figure['microseconds']:,.1f}", f"{asked:,.0f}", f"{1e6 / asked:,.1f}"]
    return (*cells, times(figures), figures[0]["checksum"])


def figure_table(builds: Mapping[str, Found]) -> str:
    head = ["name", "one operation"]
    for build in builds:
        head += [f"{build}, µs", "laps"]
    others = [name for name in builds[PLAIN] if name not in encounters()]
    rows = [_figure_row(name, [figures[name] for figures in builds.values()]) for name in others]
    return table_of("<<" + ">>" * len(builds) + "><", (*head, "times as fast", "checksum"), rows)


def _figure_row(name: str, figures: Sequence[Found]) -> tuple[str, ...]:
    cells = [name, figures[0]["what"]]
    for figure in figures:
        cells += [f"{figure['microseconds']:,.1f}", f"{figure['laps']:,.2f}"]
    return (*cells, times(figures), figures[0]["checksum"])


def times(figures: Sequence[Found]) -> str:
    """How many times as fast the last build is as the first, in laps: each process has its own baseline."""
    return f"{figures[0]['laps'] / figures[-1]['laps']:.2f}" if len(figures) > 1 else ""


def start_table(found: Mapping[str, Found]) -> str:
    rows = [(what, *(f"{each['starts'][what]:,.0f}" for each in found.values())) for what in found[PLAIN]["starts"]]
    return table_of("<" + ">" * len(found), ("ms of CPU time", *found), rows)


def memory_table(found: Mapping[str, Found]) -> str:
    rows = [(what, *(f"{each['memory'][what]:,}" for each in found.values())) for what in found[PLAIN]["memory"]]
    return table_of("<" + ">" * len(found), ("bytes", *found), rows)


def profile_table(profile: Sequence[Spent]) -> str:
    head = ("function", "itself", "with what it calls", "calls an operation")
    rows = [(row.function, f"{row.own:.1%}", f"{row.with_calls:.1%}", f"{row.calls:,.1f}") for row in profile]
    return table_of("<>>>", head, rows)


def table_of(sides: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table readable as plain text and as Markdown; `sides` gives the alignment of each column."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    rule = ["-" * (width - 1) + (":" if side == ">" else "-") for side, width in zip(sides, widths, strict=True)]
    return "\n".join(_line(row, sides, widths) for row in (head, rule, *rows))


def _line(cells: Sequence[str], sides: str, widths: Sequence[int]) -> str:
    aligned = [f"{cell:{side}{width}}" for cell, side, width in zip(cells, sides, widths, strict=True)]
    return f"| {' | '.join(aligned)} |"


if __name__ == "__main__":
    main()
