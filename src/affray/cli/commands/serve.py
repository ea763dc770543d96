"""`affray serve`: the live table, for a GM and players in their browsers."""

from contextlib import closing
from io import StringIO
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

import click

from affray.cli.helping import Failure, spoken
from affray.cli.speech import tongue_of
from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.server.serving import Doors

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def networks(context: click.Context, option: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses, or networks such as 10.0.0.0/8."""
    for value in values:
        try:
            ip_network(value, strict=False)
        except ValueError:
            raise click.BadParameter(value, context, option) from None
    return values


@spoken(
    "cli-serve",
    click.Option(["--host"], metavar="HOST", default="127.0.0.1"),
    click.Option(["--port"], metavar="N", type=click.IntRange(0, 65535), default=8000),
    click.Option(["--data"], metavar="DIR", type=click.Path(file_okay=False, path_type=Path)),
    click.Option(["--demo"], is_flag=True),
    click.Option(["--proxy", "proxies"], metavar="ADDRESS", multiple=True, callback=networks),
)
@click.pass_context
def serve(
    context: click.Context, host: str, port: int, data: Path | None, demo: bool, proxies: tuple[str, ...]
) -> None:
    from affray.server import serving  # noqa: PLC0415 - a command reads what it needs when it is called
    from affray.store import StoreTrouble  # noqa: PLC0415

    tongue = tongue_of(context)
    folder = data or serving.data_folder()
    try:
        listener = serving.listen(host, port)
    except OSError as error:
        why = error.strerror or str(error)
        raise Failure(tongue.say("cli-serving", "taken", host=host, port=str(port), why=why)) from None
    where = serving.address(host, listener.getsockname()[1])
    try:
        with listener, closing(serving.open_store(folder)) as store:
            doors = serving.open_doors(store, where, tongue.language.code, demo)
            for line in _lines(doors, host, folder, tongue):
                click.echo(line)
            serving.serve(store, listener, lang=tongue.language.code, proxies=proxies)
    except StoreTrouble as trouble:
        raise Failure(tongue.say("cli-store", trouble.kind, file=trouble.file, why=trouble.why)) from None


def _lines(doors: "Doors", host: str, folder: Path, tongue: Tongue) -> list[str]:
    lines = [tongue.say("cli-serving", part, link=link) for part, link in doors._asdict().items() if link]
    if host in LOOPBACK:
        lines.append(tongue.say("cli-serving", "loopback"))
    elif doors.players:
        lines += [tongue.say("cli-serving", "scan"), qr_code(doors.players)]
    return [*lines, tongue.say("cli-serving", "stop", folder=str(folder))]


def qr_code(link: str) -> str:
    """The link as a code that a phone's camera reads off a terminal."""
    import segno  # noqa: PLC0415

    drawn = StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
