"""Encounters for the commands, and what is wrong with a content file in the language of the reader."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from affray.cli.helping import Failure, in_lines
from affray.telling.problems import sentence
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.content import Problem
    from affray.core.fight.running import Setup

USUAL: Final = "goblin-ambush"


def load_encounter(source: str | None, tongue: Tongue, preset: str | None = None) -> "Setup":
    """The encounter of a name or in a file; without either the usual one."""
    from affray.content import BadContent, load, names  # noqa: PLC0415

    if source is None:
        known = names()
        source = USUAL if USUAL in known or not known else known[0]
    elif Path(source).is_file():
        source = str(Path(source).absolute())
    try:
        return load(source, preset)
    except BadContent as bad:
        raise Failure("\n".join(problem_lines(bad.problems, tongue, bad.more))) from None


def problem_lines(problems: "tuple[Problem, ...]", tongue: Tongue, more: int = 0) -> Iterator[str]:
    """Every problem: a line with its place, then what was found there and what would do."""
    for problem in problems:
        place = f"{problem.file}:{problem.line}" if problem.line else problem.file
        yield f"{place}: {problem.where}" if problem.where else place
        yield in_lines("  " + sentence(problem, tongue))
    if more:
        yield tongue.say("say-problem", "more", more=more)
