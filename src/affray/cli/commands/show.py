"""`affray show`: a stat block, told from its data in the reader's language."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from affray.cli.helping import Failure, ReadChoice, in_lines, names_of_books, spoken
from affray.cli.speech import tongue_of
from affray.telling.tongue import Tongue

SHOWN: Final = 20
"""How many names are listed when several are meant."""


@spoken(
    "cli-show",
    click.Argument(["name"], nargs=-1, required=True),
    click.Option(["--file"], type=click.Path(path_type=Path)),
    click.Option(["--rulebook"], type=ReadChoice(names_of_books)),
)
@click.pass_context
def show(context: click.Context, name: tuple[str, ...], file: Path | None, rulebook: str | None) -> None:
    from affray.cli.game.encounters import problem_lines  # noqa: PLC0415
    from affray.cli.game.opening import text_of  # noqa: PLC0415
    from affray.content import BadContent  # noqa: PLC0415 - reads all stat blocks
    from affray.content.bringing import model_of, names_at_hand, names_in, rulebook_in  # noqa: PLC0415
    from affray.telling.sheets import sheet  # noqa: PLC0415

    tongue, asked = tongue_of(context), " ".join(name)
    text = None if file is None else text_of(file, tongue)
    try:
        books = [rulebook] if rulebook else names_of_books() if text is None else [rulebook_in(text, str(file))]
        known = {book: names_at_hand(book) if text is None else names_in(book, text, str(file)) for book in books}
        found, is_exact = meant(asked, known, tongue)
        told = found if is_exact else found[:1] if len(found) == 1 else []
        for book, one in told:
            spoken_of = tongue.by(book)
            lines = sheet(model_of(book, one, text, str(file)), spoken_of)
            if lines:
                for line in (title(one, spoken_of), *lines):
                    click.echo(in_lines(line))
                return
    except BadContent as bad:
        raise Failure("\n".join(problem_lines(bad.problems, tongue, bad.more))) from None
    if told:
        raise Failure(tongue.say("cli-shown", "untold", rulebook=tongue.rulebook_name(told[0][0])))
    if not found:
        raise Failure(tongue.say("cli-shown", "nobody", asked=asked))
    click.echo(tongue.say("cli-shown", "several"))
    for book, each in found[:SHOWN]:
        click.echo(f"  {title(each, tongue.by(book))} ({each}; {tongue.rulebook_name(book)})")
    if len(found) > SHOWN:
        click.echo(tongue.say("cli-shown", "more", more=len(found) - SHOWN))


def title(name: str, tongue: Tongue) -> str:
    text = tongue.language.name(tongue.creature(name))
    return text[:1].upper() + text[1:]


def meant(asked: str, known: Mapping[str, list[str]], tongue: Tongue) -> tuple[list[tuple[str, str]], bool]:
    """Books and names whose name it is, by id or in the language; else those in whose name words begin with it.

    Also says whether they bear just this name.
    """
    from affray.telling.finding import begins, words_of  # noqa: PLC0415

    wanted = words_of(asked.replace("-", " "))
    words = {
        (book, name): [words_of(name.replace("-", " ")), words_of(title(name, tongue.by(book)))]
        for book, names in known.items()
        for name in names
    }
    exact = [one for one, spellings in words.items() if wanted in spellings]
    if exact:
        return exact, True
    return [one for one, spellings in words.items() if any(begins(wanted, each) for each in spellings)], False
