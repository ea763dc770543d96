"""The command `python -m benchmarks`: measure, print a table, keep it.  Start at `main`."""

import os
import platform
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from benchmarks.board import board_benchmarks
from benchmarks.fights import fight_benchmarks
from benchmarks.kernel import kernel_benchmarks
from benchmarks.measuring import Benchmark, Figure, measure, print_profile

RESULTS = Path(__file__).with_name("results.md")
FIGURES = "\n## Figures\n\n"
HEAD = ("name", "one operation", "µs", "a second", "laps", "checksum")
SIDES = "<<>>><"
"""Where each column is aligned: words to the left, numbers to the right."""


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks", description="Measure the speed of the kernel.")
    parser.add_argument("--write", action="store_true", help="put the table in place of the one in results.md")
    parser.add_argument("--profile", metavar="NAME", help="instead, the ten functions that take most of one benchmark")
    wanted = parser.parse_args()
    benchmarks = {benchmark.name: benchmark for benchmark in all_benchmarks()}
    if wanted.profile is None:
        report(measure(list(benchmarks.values())), wanted.write)
    elif wanted.profile in benchmarks:
        print_profile(benchmarks[wanted.profile])
    else:
        parser.error(f"there is no benchmark {wanted.profile!r}; there are {', '.join(benchmarks)}")


def all_benchmarks() -> list[Benchmark]:
    return [*kernel_benchmarks(), *board_benchmarks(), *fight_benchmarks()]


def report(figures: Sequence[Figure], write: bool) -> None:
    """Print the table, and either keep it or say where the checksums are not those kept."""
    shown = f"{machine()}\n\n{table_of(figures)}"
    print(shown)
    about, _, kept = RESULTS.read_text("utf-8").partition(FIGURES)
    if write:
        RESULTS.write_text(f"{about}{FIGURES}{shown}\n", "utf-8")
        return
    differing = [figure.name for figure in figures if not is_kept(figure, kept)]
    if differing:
        print(f"\nNot the checksums of {RESULTS.name}: {', '.join(differing)}.")


def is_kept(figure: Figure, kept: str) -> bool:
    """Is the checksum of the figure the one in the table kept?"""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in kept.splitlines()]
    return any(row and (row[0], row[-1]) == (figure.name, figure.checksum) for row in rows)


def machine() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores."


def table_of(figures: Sequence[Figure]) -> str:
    """The figures as a table that can be read as it is, and as Markdown."""
    rows = [HEAD, *map(_row, figures)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = ["-" * (width - 1) + (":" if side == ">" else "-") for side, width in zip(SIDES, widths, strict=True)]
    lines = [_line(HEAD, widths), _line(rule, widths), *(_line(row, widths) for row in rows[1:])]
    return "\n".join(lines)


def _row(figure: Figure) -> tuple[str, ...]:
    return (
        figure.name,
        figure.what,
        f"{figure.microseconds:,.1f}",
        f"{1e6 / figure.microseconds:,.0f}",
        f"{figure.laps:,.2f}",
        figure.checksum,
    )


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    aligned = [f"{cell:{side}{width}}" for cell, side, width in zip(cells, SIDES, widths, strict=True)]
    return f"| {' | '.join(aligned)} |"


if __name__ == "__main__":
    main()
