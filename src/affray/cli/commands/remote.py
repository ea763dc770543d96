"""`affray remote`: a seat of a live table, played from the terminal through the server's API."""

import click

from affray.cli.helping import spoken
from affray.cli.speech import tongue_of


@spoken("cli-remote", click.Argument(["link"]))
@click.pass_context
def remote(context: click.Context, link: str) -> None:
    from affray.cli.remote.game import RemoteGame  # noqa: PLC0415 - a command reads what it needs when it is called
    from affray.cli.remote.table import RemoteTable  # noqa: PLC0415
    from affray.cli.terminal.reading import PipeReader, TerminalReader  # noqa: PLC0415
    from affray.cli.terminal.screen import Screen  # noqa: PLC0415

    tongue, screen = tongue_of(context), Screen()
    table = RemoteTable(link, tongue)
    try:
        RemoteGame(table, screen, TerminalReader() if screen.is_live else PipeReader(), tongue).run()
    finally:
        table.close()
