"""Help and complaints of the command line, from the same files of words as everything else.  Start at `SpokenCommand`.

A command is given the id of a message: its text says what the command does, its attributes what each option does.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from textwrap import wrap
from typing import Any, Final, NoReturn

import click

from affray.cli.speech import LANG, LANG_IN_CONTEXT, note_words, tongue_of
from affray.telling.tongue import Tongue

WIDEST: Final = 80
OF_SERVER: Final = frozenset("alembic fastapi httpx segno sqlalchemy starlette uvicorn websockets".split())
"""What only the live table imports: the extra `affray[server]` installs it."""


class Failure(click.ClickException):
    """Something that ends a command, told in words that are ready to be shown."""


class ReadChoice(click.Choice[str]):
    """A choice among words that are read when somebody makes it: no rulebook is read before."""

    def __init__(self, read: Callable[[], Sequence[str]]) -> None:
        super().__init__(())
        self._read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        self.choices = tuple(self._read())
        return super().convert(value, param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        self.choices = tuple(self._read())
        return super().get_metavar(param, ctx)


def names_of_books() -> tuple[str, ...]:
    """The rulebooks that are installed."""
    from affray.books import shelf  # noqa: PLC0415

    return shelf().names()


def names_of_presets() -> list[str]:
    """The presets of all rulebooks."""
    from affray.books import shelf  # noqa: PLC0415

    presets = shelf().each(lambda book: list(book.rulebook.presets))
    return list(dict.fromkeys(preset for names in presets.values() for preset in names))


def lang_option() -> click.Option:
    return click.Option([LANG], metavar="CODE", is_eager=True, expose_value=False, callback=_note_language)


def _note_language(context: click.Context, _option: click.Parameter, code: str | None) -> None:
    if code is None:
        return
    from affray.lang import LANGUAGES, UnknownLanguage, language  # noqa: PLC0415

    try:
        context.meta[LANG_IN_CONTEXT] = language(code).code
    except UnknownLanguage:
        raise Failure(tongue_of(context).say("cli-no-such-language", code=code, codes=", ".join(LANGUAGES))) from None


class SpokenCommand(click.Command):
    """A command that explains itself in the language of its user."""

    def __init__(self, name: str, *, about: str, **traits: Any) -> None:
        super().__init__(name, **traits)
        self.about = about

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        tongue = tongue_of(ctx)
        pieces = [f"[{tongue.say('cli-usage', 'options')}]"]
        for param in self.get_params(ctx):
            if isinstance(param, click.Argument):
                word = tongue.say("cli-usage", str(param.name)) + ("..." if param.nargs == -1 else "")
                pieces.append(word if param.required else f"[{word}]")
        return pieces

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=tongue_of(ctx).say("cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(tongue_of(ctx).say(self.about))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        tongue = tongue_of(ctx)
        rows = [
            (_written(param, ctx), self._help_of(param, tongue))
            for param in self.get_params(ctx)
            if isinstance(param, click.Option)
        ]
        with formatter.section(tongue.say("cli-usage", "options-heading")):
            formatter.write_dl(rows)

    def _help_of(self, option: click.Option, tongue: Tongue) -> str:
        name = option.opts[-1].lstrip("-")
        return tongue.try_say(self.about, name) or tongue.say("cli-option", name)

    def short_help_in(self, tongue: Tongue) -> str:
        return tongue.say(self.about).partition("\n")[0]


class SpokenGroup(SpokenCommand, click.Group):
    """A group whose commands are imported when they are called: `commands_at` maps a name to `module:object`."""

    def __init__(self, name: str, *, commands_at: Mapping[str, str], **traits: Any) -> None:
        super().__init__(name, **traits)
        self.commands_at = commands_at

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands_at)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands_at:
            return None
        module, _, name = self.commands_at[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands_at:
            commands = ", ".join(self.commands_at)
            raise click.UsageError(tongue_of(ctx).say("cli-no-such-command", word=args[0], commands=commands), ctx)
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), tongue_of(ctx).say("cli-usage", "command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        tongue = tongue_of(ctx)
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            assert isinstance(command, SpokenCommand)
            rows.append((name, command.short_help_in(tongue)))
        with formatter.section(tongue.say("cli-usage", "commands-heading")):
            formatter.write_dl(rows)

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run, and tell in the right language what goes wrong; the exit code is 0, 1 for bad news, 2 for bad usage."""
        extra["standalone_mode"] = False
        _degrade_output()
        note_words(extra.get("args") or (args[0] if args else None) or sys.argv[1:])
        try:
            code = super().main(*args, **extra)
        except click.UsageError as error:
            _complain(error)
            code = error.exit_code
        except click.ClickException as error:
            for line in error.message.splitlines():
                click.echo(in_lines(line), err=True)
            code = error.exit_code
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in OF_SERVER:
                raise
            tongue = tongue_of(click.Context(self))
            click.echo(in_lines(tongue.say("cli-no-server", library=error.name or "")), err=True)
            click.echo('  pip install "affray[server]"', err=True)
            code = 1
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            code = 130
        except BrokenPipeError:  # `affray rules | head`
            sys.stderr.close()
            code = 0
        sys.exit(code if isinstance(code, int) else 0)


def _degrade_output() -> None:
    """Let what a terminal's encoding lacks be printed as a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def spoken(about: str, *params: click.Parameter) -> Callable[[Callable[..., Any]], SpokenCommand]:
    """Make a function a command, with the parameters given and the language."""

    def make(function: Callable[..., Any]) -> SpokenCommand:
        return SpokenCommand(function.__name__, about=about, params=[*params, lang_option()], callback=function)

    return make


def _written(option: click.Option, ctx: click.Context) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {option.metavar or option.make_metavar(ctx)}"


def in_lines(text: str) -> str:
    """The text in lines of at most 80 columns; words with hyphens, and paths, are left whole."""
    indent = text[: len(text) - len(text.lstrip())]
    return "\n".join(
        wrap(
            text,
            WIDEST,
            initial_indent="",
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
        )
    )


def _complain(error: click.UsageError) -> None:
    """Tell what is wrong with a command line, and how to get help."""
    context = error.ctx or click.Context(click.Command("affray"), info_name="affray")
    tongue = tongue_of(context)
    click.echo(in_lines(_complaint(error, tongue)), err=True)
    click.echo(tongue.say("cli-try-help", command=context.command_path), err=True)


def _complaint(error: click.UsageError, tongue: Tongue) -> str:
    match error:
        case click.NoSuchOption():
            near = _or_none(error.possibilities or ())
            return tongue.say("cli-no-such-option", option=error.option_name, near=near)
        case click.MissingParameter():
            name = error.param.name if error.param else ""
            return tongue.say("cli-missing-argument", name=tongue.try_say("cli-usage", str(name)) or str(name))
        case click.BadOptionUsage():
            return tongue.say("cli-bad-option-usage", option=error.option_name)
        case click.BadParameter() if error.param is not None:
            choices = error.param.type.choices if isinstance(error.param.type, click.Choice) else ()
            wanted = _or_none([str(choice) for choice in choices])
            return tongue.say("cli-bad-option", option=_name_of(error.param), wanted=wanted)
        case _:
            return error.format_message()


def _name_of(param: click.Parameter) -> str:
    return param.opts[0] if param.opts else str(param.name)


def _or_none(words: Sequence[str]) -> str:
    """Words to choose from; the messages select by `none`."""
    return ", ".join(words) or "none"
