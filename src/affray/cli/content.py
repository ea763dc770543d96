"""Encounters for the commands, and what is wrong with a content file in the language of the reader."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from affray.cli.helping import Failure, in_lines
from affray.cli.speech import Tongue

if TYPE_CHECKING:
    from affray.content import Problem
    from affray.core.running import Setup
    from affray.lang.language import Argument

USUAL: Final = "goblin-ambush"
MOST_NAMES: Final = 12


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
        yield tongue.say("cli-problem", "more", more=more)


def sentence(problem: "Problem", tongue: Tongue) -> str:
    """A problem in words; one that has none yet is told in English."""
    known = {name: _told(name, value, tongue) for name, value in problem.args.items()}
    is_bare = problem.found_kind in ("number", "yes-no")
    found = problem.found if is_bare else f'"{problem.found}"'
    found = found if problem.found else tongue.say("cli-kind", problem.found_kind)
    text = tongue.try_say("cli-problem", problem.code, **known | {"found": found})
    if text is None:
        return str(problem)
    near, names = problem.args.get("near"), problem.args.get("known")
    if near:
        return f"{text} {tongue.say('cli-did-you-mean', words=tongue.listed(map(str, near)))}"
    if names:
        return f"{text} {tongue.say('cli-known', words=_told('known', names, tongue))}"
    return text


def _told(name: str, value: Any, tongue: Tongue) -> "Argument":
    if isinstance(value, list | tuple):
        more = ["…"] if len(value) > MOST_NAMES else []
        return tongue.listed([*map(str, value[:MOST_NAMES]), *more])
    if name == "kind":
        return tongue.say("cli-kind", str(value))
    return value if isinstance(value, int) else str(value)
