"""The clauses of the rulebooks as lines: listed, searched, or one in full.  Start at `explain`."""

from collections.abc import Iterator
from difflib import get_close_matches
from itertools import groupby

from affray.books import shelf
from affray.content.books import parts
from affray.lang import clause_ids, feature_ids, rulebook_of
from affray.telling.tongue import Tongue, attribute_of

MOST_GUESSES = 4


def explain(asked: str, tongue: Tongue) -> list[str]:
    """A clause in full, or those in which the words are found; nothing if there are none."""
    if asked.casefold() in parts():
        return list(_of_book(asked.casefold(), tongue))
    exact = asked.casefold() if tongue.clause_text(asked.casefold()) else None
    found = [exact] if exact else [id for id in _known() if _is_meant(id, asked, tongue)]
    if len(found) == 1:
        return list(_in_full(found[0], tongue))
    return list(_listed(found, tongue))


def _known() -> list[str]:
    """Every clause and what completes it, book by book."""
    return sorted((*clause_ids(), *feature_ids()), key=rulebook_of)


def _of_book(name: str, tongue: Tongue) -> Iterator[str]:
    """All of one rulebook: its clauses, its table options and its presets."""
    yield from _listed([id for id in _known() if rulebook_of(id) == name], tongue)
    yield from _options(name, tongue.by(name))


def _is_meant(id: str, asked: str, tongue: Tongue) -> bool:
    """Are all words somewhere in the id, the name or the text?"""
    text = f"{id} {tongue.clause_name(id)} {tongue.clause_text(id) or ''}".casefold()
    return all(word in text for word in asked.casefold().split())


def _in_full(id: str, tongue: Tongue) -> Iterator[str]:
    yield f"{_capital(tongue.clause_name(id))} ({id})"
    yield tongue.clause_text(id) or tongue.say("cli-rules-untold")


def all_clauses(tongue: Tongue) -> Iterator[str]:
    """Every clause, and below them the table options."""
    yield from _listed(_known(), tongue)
    for name in parts():
        yield from _options(name, tongue.by(name))


def _options(name: str, tongue: Tongue) -> Iterator[str]:
    """The table options of a rulebook: what they are about, and the readings, the default first; then the presets."""
    rulebook = shelf().find(name).rulebook
    yield f"{tongue.rulebook_name(name)}. {tongue.say('cli-rules-options')}"
    for option, readings in rulebook.choices.items():
        yield f"  {option}"
        yield f"      {tongue.say('say-table-option', attribute_of(option))}"
        yield from (f"      {reading}  {tongue.reading(option, reading)}" for reading in readings)
    if rulebook.presets:
        yield tongue.say("cli-rules-presets")
    for preset, values in rulebook.presets.items():
        yield f"  {preset}: {tongue.say('say-preset', preset)}"
        yield from (
            f"      {option} = {value}" for option, value in values.items() if value != rulebook.choices[option][0]
        )


def _listed(ids: list[str], tongue: Tongue) -> Iterator[str]:
    """Clauses by rulebook and section, each with its name."""
    for rulebook, of_book in groupby(ids, key=rulebook_of):
        yield tongue.rulebook_name(rulebook)
        sections: dict[str, list[str]] = {}
        for id in of_book:
            sections.setdefault(section_of(id), []).append(id)
        for section, of_section in sections.items():
            yield f"  {section}"
            yield from (f"    {id}  {tongue.clause_name(id)}" for id in of_section)


def section_of(id: str) -> str:
    """`5e.attack` for `5e.attack.roll`."""
    return ".".join(id.split(".")[:2])


def nothing_found(asked: str, tongue: Tongue) -> str:
    """That there is no such clause, and which might have been meant."""
    known: dict[str, list[str]] = {}
    for id in _known():
        name = tongue.clause_name(id).casefold()
        for word in {id, name, *name.split(), *id.split(".")}:
            known.setdefault(word, []).append(id)
    likely = get_close_matches(asked.casefold(), known, n=MOST_GUESSES, cutoff=0.7)
    near = list(dict.fromkeys(id for word in likely for id in known[word]))[:MOST_GUESSES]
    text = tongue.say("cli-no-such-clause", asked=asked)
    return f"{text} {tongue.say('say-did-you-mean', words=tongue.listed(near))}" if near else text


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
