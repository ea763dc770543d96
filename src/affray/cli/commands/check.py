"""`affray check`: everything that is wrong with content files, at once; or the schema that an editor checks with."""

import json
from pathlib import Path
from typing import Final

import click

from affray.cli.helping import Failure, ReadChoice, names_of_books, spoken
from affray.cli.speech import tongue_of

SCHEMAS: Final = {"encounter": "encounter", "creature": "library"}
"""What people ask for, and what the content calls it."""


@spoken(
    "cli-check",
    click.Argument(["files"], nargs=-1, required=False, type=click.Path(path_type=Path)),
    click.Option(["--schema"], type=click.Choice(list(SCHEMAS))),
    click.Option(["--rulebook"], type=ReadChoice(names_of_books)),
)
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...], schema: str | None, rulebook: str | None) -> None:
    from affray.cli.game.encounters import problem_lines  # noqa: PLC0415
    from affray.content import check, json_schema  # noqa: PLC0415

    tongue = tongue_of(context)
    if schema is not None:
        click.echo(json.dumps(json_schema(SCHEMAS[schema], rulebook or ""), indent=2, ensure_ascii=False))
        return
    if not files:
        raise click.UsageError(tongue.say("cli-check", "no-files"), context)
    found = 0
    for file in files:
        problems = check(file)
        found += len(problems)
        for line in problem_lines(problems, tongue):
            click.echo(line)
    if found:
        raise Failure(tongue.say("cli-checked", "bad", problems=found))
    click.echo(tongue.say("cli-checked", "good", files=len(files)))
