"""Help and complaints of the command line, from the same files of words as everything else.  Start at `SpokenCommand`.

A command is given the id of a message: its text says what the command does, its attributes what each option does.
"""

import errno
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any, Final, NoReturn

import click
from click.exceptions import NoArgsIsHelpError

from affray.cli.speech import LANG, LANG_IN_CONTEXT, note_words, tongue_of
from affray.telling.tongue import Tongue

WIDEST: Final = 80
LEAST_WIDE: Final = 30
WIDEST_TERM: Final = 30
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""Why what is printed cannot be written, if not because nobody reads it."""
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


class PresetChoice(ReadChoice):
    """The presets of all rulebooks, each told in the words of its book."""

    def __init__(self) -> None:
        super().__init__(lambda: [name for name, _ in _presets()])

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        return "NAME"

    def meanings(self, tongue: Tongue) -> Iterator[tuple[str, str]]:
        """What each is called, and what that means."""
        for name, book in _presets():
            yield name, tongue.by(book).say("say-preset", name)


def _presets() -> list[tuple[str, str]]:
    """Every preset and its rulebook."""
    from affray.books import shelf  # noqa: PLC0415

    presets = shelf().each(lambda book: list(book.rulebook.presets))
    return list({name: (name, book) for book, names in presets.items() for name in names}.values())


def names_of_books() -> tuple[str, ...]:
    """The rulebooks that are installed."""
    from affray.books import shelf  # noqa: PLC0415

    return shelf().names()


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

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse; a complaint knows of which command it is, so that it can say how to get help."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def get_help(self, ctx: click.Context) -> str:
        """The help, also in a terminal that is narrower than any that click knows."""
        ctx.terminal_width = columns() - 2
        return super().get_help(ctx)

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
        rows: list[tuple[str, str]] = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option):
                rows.append((_written(param, ctx), self._help_of(param, tongue)))
                rows += [(f"  {name}", meaning) for name, meaning in _meanings(param, tongue)]
        with formatter.section(tongue.say("cli-usage", "options-heading")):
            formatter.write_dl(rows, min(WIDEST_TERM, formatter.width // 2))

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
            formatter.write_dl(rows, min(WIDEST_TERM, formatter.width // 2))

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run, and tell in the right language what goes wrong; the exit code is 0, 1 for bad news, 2 for bad usage."""
        extra["standalone_mode"] = False
        _open_closed_streams()
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
        except OSError as error:
            if error.errno not in NO_ROOM:
                raise
            tongue = tongue_of(click.Context(self))
            click.echo(in_lines(tongue.say("cli-output", why=os.strerror(error.errno))), err=True)
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left in the buffer has no place
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def _open_closed_streams() -> None:
    """Let a stream that whoever calls has closed (`affray play <&-`) be empty, or lead nowhere."""
    nowhere = Path(os.devnull)
    if sys.stdin is None:
        sys.stdin = nowhere.open(encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = nowhere.open("w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = nowhere.open("w", encoding="utf-8")


def _degrade_output() -> None:
    """Let what a terminal's encoding lacks be printed as a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
            stream.reconfigure(errors="replace")


def spoken(about: str, *params: click.Parameter) -> Callable[[Callable[..., Any]], SpokenCommand]:
    """Make a function a command, with the parameters given and the language."""

    def make(function: Callable[..., Any]) -> SpokenCommand:
        return SpokenCommand(function.__name__, about=about, params=[*params, lang_option()], callback=function)

    return make


def _written(option: click.Option, ctx: click.Context) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {option.metavar or option.make_metavar(ctx)}"


def columns() -> int:
    """How wide a line may be."""
    return min(WIDEST, max(get_terminal_size().columns, LEAST_WIDE))


def in_lines(text: str) -> str:
    """The text in lines of at most 80 columns, or what the terminal has; words with hyphens, and paths, are whole."""
    indent = text[: len(text) - len(text.lstrip())]
    return "\n".join(
        wrap(
            text,
            columns(),
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
    if isinstance(error, NoArgsIsHelpError):
        click.echo(error.message, err=True)
        return
    click.echo(in_lines(_complaint(error, tongue)), err=True)
    for name, meaning in _meanings(_param_of(error, context), tongue):
        click.echo(in_lines(f"  {name}: {meaning}"), err=True)
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
            kind = error.param.type
            choices = kind.choices if isinstance(kind, click.Choice) and not isinstance(kind, PresetChoice) else ()
            wanted = _or_none([str(choice) for choice in choices])
            return tongue.say("cli-bad-option", option=_name_of(error.param), wanted=wanted)
        case _:
            return error.format_message()


def _meanings(param: click.Parameter | None, tongue: Tongue) -> Iterator[tuple[str, str]]:
    """The values of an option that are told in words."""
    if param is not None and isinstance(param.type, PresetChoice):
        yield from param.type.meanings(tongue)


def _param_of(error: click.UsageError, context: click.Context) -> click.Parameter | None:
    """The parameter that was given a bad value, or none."""
    if isinstance(error, click.BadOptionUsage):
        return next((param for param in context.command.params if error.option_name in param.opts), None)
    return error.param if isinstance(error, click.BadParameter) else None


def _name_of(param: click.Parameter) -> str:
    return param.opts[0] if param.opts else str(param.name)


def _or_none(words: Sequence[str]) -> str:
    """Words to choose from; the messages select by `none`."""
    return ", ".join(words) or "none"
