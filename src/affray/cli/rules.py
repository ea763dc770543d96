"""`affray rules`: the clauses of the rulebooks, listed, searched, or one in full; and the table options."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from itertools import groupby

import click

from affray.cli.helping import Failure, spoken
from affray.cli.speech import Tongue, tongue_of

MOST_GUESSES = 4


@spoken("cli-rules", click.Argument(["clause"], required=False))
@click.pass_context
def rules(context: click.Context, clause: str | None) -> None:
    from affray.cli.screen import Screen  # noqa: PLC0415

    tongue = tongue_of(context)
    lines = list(_asked(clause, tongue) if clause else _all(tongue))
    if not lines:
        raise Failure(_nothing_found(str(clause), tongue))
    Screen().page(lines)


def _asked(asked: str, tongue: Tongue) -> Iterable[str]:
    """A rulebook by its name; else whatever clauses are meant."""
    from affray.content.books import PARTS  # noqa: PLC0415

    return _book(asked.casefold(), tongue) if asked.casefold() in PARTS else explain(asked, tongue)


def explain(asked: str, tongue: Tongue) -> list[str]:
    """A clause in full, or those in which the words are found; nothing if there are none."""
    from affray.lang import clause_ids  # noqa: PLC0415

    known = clause_ids()
    exact = asked.casefold() if tongue.clause_text(asked.casefold()) else None
    found = [exact] if exact else [id for id in known if _is_meant(id, asked, tongue)]
    if len(found) == 1:
        return list(_in_full(found[0], tongue))
    return list(_listed(found, tongue))


def _is_meant(id: str, asked: str, tongue: Tongue) -> bool:
    """Are all words somewhere in the id, the name or the text?"""
    text = f"{id} {tongue.clause_name(id)} {tongue.clause_text(id) or ''}".casefold()
    return all(word in text for word in asked.casefold().split())


def _in_full(id: str, tongue: Tongue) -> Iterator[str]:
    yield f"{_capital(tongue.clause_name(id))} ({id})"
    yield tongue.clause_text(id) or tongue.say("cli-rules-untold")


def _all(tongue: Tongue) -> Iterator[str]:
    """Every clause, and below them the table options."""
    from affray.content.books import PARTS  # noqa: PLC0415
    from affray.lang import clause_ids  # noqa: PLC0415

    yield from _listed(list(clause_ids()), tongue)
    for name in PARTS:
        yield from _options(name, tongue)


def _book(name: str, tongue: Tongue) -> Iterator[str]:
    """One rulebook: its clauses and its table options."""
    from affray.lang import clause_ids, rulebook_of  # noqa: PLC0415

    yield from _listed([id for id in clause_ids() if rulebook_of(id) == name], tongue)
    yield from _options(name, tongue)


def _options(name: str, tongue: Tongue) -> Iterator[str]:
    """The table options of a rulebook: the readings, the default first, and what they are about; then the presets."""
    from affray.content.books import PARTS  # noqa: PLC0415

    rulebook, tongue = PARTS[name].rulebook, tongue.by(name)
    yield f"{tongue.say('cli-rulebook', name)}. {tongue.say('cli-rules-options')}"
    for option, readings in rulebook.choices.items():
        yield f"  {option} = {' | '.join(readings)}"
        yield f"      {tongue.say('cli-table-option', option.replace('.', '-'))}"
    if rulebook.presets:
        yield tongue.say("cli-rules-presets")
    for preset, values in rulebook.presets.items():
        yield f"  {preset}: {tongue.say('cli-preset', preset)}"
        yield from (
            f"      {option} = {value}" for option, value in values.items() if value != rulebook.choices[option][0]
        )


def _listed(ids: list[str], tongue: Tongue) -> Iterator[str]:
    """Clauses by rulebook and section, each with its name."""
    from affray.lang import rulebook_of  # noqa: PLC0415

    for rulebook, of_book in groupby(ids, key=rulebook_of):
        yield tongue.try_say("cli-rulebook", rulebook) or rulebook
        for section, of_section in groupby(of_book, key=section_of):
            yield f"  {section}"
            for id in of_section:
                yield f"    {id}  {tongue.clause_name(id)}"


def section_of(id: str) -> str:
    """`5e.attack` for `5e.attack.roll`."""
    return ".".join(id.split(".")[:2])


def _nothing_found(asked: str, tongue: Tongue) -> str:
    """That there is no such clause, and which might have been meant."""
    from affray.lang import clause_ids  # noqa: PLC0415

    known: dict[str, list[str]] = {}
    for id in clause_ids():
        name = tongue.clause_name(id).casefold()
        for word in {id, name, *name.split(), *id.split(".")}:
            known.setdefault(word, []).append(id)
    likely = get_close_matches(asked.casefold(), known, n=MOST_GUESSES, cutoff=0.7)
    near = list(dict.fromkeys(id for word in likely for id in known[word]))[:MOST_GUESSES]
    text = tongue.say("cli-no-such-clause", asked=asked)
    return f"{text} {tongue.say('cli-did-you-mean', words=tongue.listed(near))}" if near else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
