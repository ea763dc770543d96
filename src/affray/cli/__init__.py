"""The command line: `affray`.  The commands are in `commands/`.  Start at `main`."""

import click

from affray import __version__
from affray.cli.helping import SpokenGroup, in_lines, lang_option
from affray.cli.speech import tongue_of
from affray.compiled import is_compiled

COMMANDS = {
    "play": "affray.cli.commands.play:play",
    "replay": "affray.cli.commands.replay:replay",
    "rules": "affray.cli.commands.rules:rules",
    "check": "affray.cli.commands.check:check",
    "show": "affray.cli.commands.show:show",
    "import": "affray.cli.commands.importing:command",
    "sim": "affray.cli.commands.sim:sim",
    "serve": "affray.cli.commands.serve:serve",
    "remote": "affray.cli.commands.remote:remote",
    "backup": "affray.cli.commands.backup:backup",
}


def _tell_version(context: click.Context, _option: click.Parameter, is_asked: bool) -> None:
    if is_asked and not context.resilient_parsing:
        from affray.books import shelf  # noqa: PLC0415

        tongue = tongue_of(context)
        click.echo(tongue.say("cli-version", version=__version__, build="compiled" if is_compiled() else "plain"))
        for notice in filter(None, (tongue.notice(book.name) for book in shelf().books())):
            click.echo(in_lines(notice))
        context.exit()


main = SpokenGroup(
    "affray",
    about="cli-about",
    commands_at=COMMANDS,
    params=[
        lang_option(),
        click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_tell_version),
    ],
    no_args_is_help=True,
)
"""What the shell calls."""

__all__ = ["main"]
