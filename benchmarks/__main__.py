"""The command `python -m benchmarks`: measure, print and record the results.  Start at `main`."""

import os
import platform
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.board import board_benchmarks
from benchmarks.fights import fight_benchmarks
from benchmarks.kernel import kernel_benchmarks
from benchmarks.measuring import Benchmark, Figure, measure
from benchmarks.memory import memory_used
from benchmarks.profiling import Spent, profile_of

RESULTS = Path(__file__).with_name("results.md")
FIGURES = "\n## Figures\n\n"
PROFILED = "ambush"
"""The benchmark whose profile is recorded."""


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks", description="Measure the speed of the engine.")
    parser.add_argument("--write", action="store_true", help="put what was found in place of what is in results.md")
    parser.add_argument("--profile", metavar="NAME", help="instead, the ten functions that take most of one benchmark")
    wanted = parser.parse_args()
    benchmarks = {benchmark.name: benchmark for benchmark in all_benchmarks()}
    if wanted.profile is None:
        memory = memory_used()
        figures = measure(list(benchmarks.values()))
        report(figures, memory, profile_of(benchmarks[PROFILED]), wanted.write)
    elif wanted.profile in benchmarks:
        print(profile_table(profile_of(benchmarks[wanted.profile])))
    else:
        parser.error(f"there is no benchmark {wanted.profile!r}; there are {', '.join(benchmarks)}")


def all_benchmarks() -> list[Benchmark]:
    return [*kernel_benchmarks(), *board_benchmarks(), *fight_benchmarks()]


def report(figures: Sequence[Figure], memory: Mapping[str, int], profile: Sequence[Spent], write: bool) -> None:
    """Print all tables, and either record them or report checksums that differ from the recorded ones."""
    sections = [
        f"{machine()}\n\n{figure_table(figures)}",
        f"### In one second of processor time\n\n{rate_table(figures)}",
        f"### Memory\n\n{memory_table(memory)}",
        f"### Where `{PROFILED}` spends its time\n\n{profile_table(profile)}",
    ]
    shown = "\n\n".join(sections)
    print(shown)
    about, _, kept = RESULTS.read_text("utf-8").partition(FIGURES)
    if write:
        RESULTS.write_text(f"{about}{FIGURES}{shown}\n", "utf-8")
        return
    differing = [figure.name for figure in figures if not is_kept(figure, kept)]
    if differing:
        print(f"\nNot the checksums of {RESULTS.name}: {', '.join(differing)}.")


def is_kept(figure: Figure, kept: str) -> bool:
    """Is the checksum of the figure the recorded one?"""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in kept.splitlines()]
    return any(row and (row[0], row[-1]) == (figure.name, figure.checksum) for row in rows)


def machine() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores."


def figure_table(figures: Sequence[Figure]) -> str:
    head = ("name", "one operation", "µs", "a second", "laps", "checksum")
    return table_of("<<>>><", head, map(_figure_row, figures))


def _figure_row(figure: Figure) -> tuple[str, ...]:
    return (
        figure.name,
        figure.what,
        f"{figure.microseconds:,.1f}",
        f"{1e6 / figure.microseconds:,.0f}",
        f"{figure.laps:,.2f}",
        figure.checksum,
    )


def rate_table(figures: Sequence[Figure]) -> str:
    counted = [figure for figure in figures if figure.rates]
    names = list(dict.fromkeys(name for figure in counted for name in figure.rates))
    rows = [(each.name, *(f"{each.rates[n]:,.0f}" if n in each.rates else "" for n in names)) for each in counted]
    return table_of("<" + ">" * len(names), ("name", *names), rows)


def memory_table(memory: Mapping[str, int]) -> str:
    return table_of("<>", ("what", "bytes"), [(what, f"{size:,}") for what, size in memory.items()])


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
