"""`affray backup`: a copy of all tables, also of a running server."""

from pathlib import Path

import click

from affray.cli.helping import Failure, spoken
from affray.cli.speech import tongue_of


@spoken(
    "cli-backup",
    click.Argument(["file"], type=click.Path(path_type=Path)),
    click.Option(["--data"], metavar="DIR", type=click.Path(path_type=Path)),
    click.Option(["--replace"], is_flag=True),
)
@click.pass_context
def backup(context: click.Context, file: Path, data: Path | None, replace: bool) -> None:
    from affray.server.serving import DATABASE, data_folder  # noqa: PLC0415 - slow to import
    from affray.store import StoreTrouble, back_up  # noqa: PLC0415

    tongue = tongue_of(context)
    kept = (data or data_folder()) / DATABASE
    if not kept.is_file():
        raise Failure(tongue.say("cli-backed-up", "no-tables", folder=str(kept.parent)))
    if file.is_dir() or (file.exists() and (not replace or file.samefile(kept))):
        raise Failure(tongue.say("cli-backed-up", "exists", file=str(file)))
    try:
        back_up(kept, file)
    except StoreTrouble as trouble:
        raise Failure(tongue.say("cli-store", trouble.kind, file=trouble.file, why=trouble.why)) from None
    click.echo(tongue.say("cli-backed-up", "done", file=str(file), database=str(kept)))
