"""`affray import`: stat blocks of others, written as a library of ours, with a report card of every element."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from affray.cli.helping import Failure, SpokenCommand, in_lines, lang_option
from affray.cli.speech import tongue_of
from affray.telling.imports import import_disagreement, import_problem, import_reason
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.importers import Card, Imported, Unreadable

INDENT: Final = "    "


def import_(context: click.Context, files: tuple[Path, ...], into: Path | None) -> None:
    from affray.importers import GRADES, Unreadable, import_file, keep_playable  # noqa: PLC0415

    tongue = tongue_of(context)
    if not files:
        raise click.UsageError(tongue.say("cli-import", "no-files"), context)
    if into is not None and into.exists():
        raise Failure(tongue.say("cli-import-problem", "exists", file=str(into)))
    found: list[Imported] = []
    problems: list[Unreadable] = []
    is_a_file_left_out = False
    for file in files:
        try:
            imports = import_file(file)
        except Unreadable as bad:
            problems.append(bad)
            is_a_file_left_out = True
            continue
        keep_playable(imports, str(file))
        found += imports.found
        problems += imports.problems
    if not found:
        raise Failure("\n".join(_problem(problem, tongue) for problem in problems))
    totals: Counter[str] = Counter()
    for one in found:
        totals += one.card.counts
        _tell_card(one.card, tongue)
    if any(one.is_legendary_guessed for one in found):
        click.echo(in_lines(tongue.say("cli-imported", "legendary", count=3)))
    counts = {grade: totals[grade] for grade in GRADES}
    click.echo(in_lines(tongue.say("cli-imported", "total", creatures=len(found), **counts)))
    for problem in problems:
        click.echo(in_lines(_problem(problem, tongue)))
    if problems:
        click.echo(in_lines(tongue.say("cli-imported", "left-out", count=len(problems))))
    _write(found, into, tongue)
    if is_a_file_left_out:
        context.exit(1)


def _problem(bad: "Unreadable", tongue: Tongue) -> str:
    return import_problem(tongue, bad.file, bad.code, bad.place, bad.args_of_message)


def _tell_card(card: "Card", tongue: Tongue) -> None:
    """All elements of one stat block: its grade, the source, what is lost, and why."""
    from affray.importers import GRADES  # noqa: PLC0415

    counts: dict[str, Any] = {grade: card.counts[grade] for grade in GRADES}
    click.echo(in_lines(tongue.say("cli-imported", "counts", name=card.name, **counts)))
    for element in card.elements:
        text = " ".join(element.text.split())
        click.echo(in_lines("  " + tongue.say("cli-imported", element.grade, name=element.name, text=text)))
        for words in element.lost if element.lost != [text] else ():
            click.echo(in_lines(INDENT + tongue.say("cli-imported", "lost", text=words)))
        for each in element.disagrees:
            told = import_disagreement(tongue, each.field, each.typed, each.prose)
            click.echo(in_lines(INDENT + told))
        if element.grade == "nothing":
            click.echo(in_lines(INDENT + import_reason(tongue, element.why)))


def _write(found: "list[Imported]", into: Path | None, tongue: Tongue) -> None:
    """Write the library, and check it as any other file."""
    from affray.cli.game.encounters import problem_lines  # noqa: PLC0415
    from affray.content import check  # noqa: PLC0415
    from affray.importers import library  # noqa: PLC0415

    if into is None:
        click.echo(in_lines(tongue.say("cli-imported", "unwritten")))
        return
    try:
        into.write_text(library(found), "utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise Failure(tongue.say("cli-import-problem", "unwritable", file=str(into), why=why)) from None
    click.echo(in_lines(tongue.say("cli-imported", "written", file=str(into))))
    problems = check(into)
    for line in problem_lines(problems, tongue):
        click.echo(line)
    if problems:
        raise Failure(tongue.say("cli-checked", "bad", problems=len(problems)))


command = SpokenCommand(
    "import",
    about="cli-import",
    params=[
        click.Argument(["files"], nargs=-1, required=False, type=click.Path(path_type=Path)),
        click.Option(["--into"], type=click.Path(path_type=Path, dir_okay=False)),
        lang_option(),
    ],
    callback=click.pass_context(import_),
)
"""What the shell calls; `import` is no name for a function."""
