"""`affray rules`: the clauses of the rulebooks, listed, searched, or one in full."""

import click

from affray.cli.helping import Failure, spoken
from affray.cli.speech import tongue_of


@spoken("cli-rules", click.Argument(["clause"], required=False))
@click.pass_context
def rules(context: click.Context, clause: str | None) -> None:
    from affray.cli.terminal.clauses import all_clauses, explain, nothing_found  # noqa: PLC0415 - reads all clauses
    from affray.cli.terminal.screen import Screen  # noqa: PLC0415

    tongue = tongue_of(context)
    lines = list(explain(clause, tongue) if clause else all_clauses(tongue))
    if not lines:
        raise Failure(nothing_found(str(clause), tongue))
    Screen().page(lines)
