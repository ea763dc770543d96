"""Whatever a sentence says that is not known, or a known one with a word changed: never faithful.

Every word of every understood element of an invented block is changed, dropped or followed by another, in each format.
"""

import re
from collections.abc import Iterator

import pytest

from affray.importers import FAITHFUL, Imported, import_text
from tests.importers.written import SECOND, WRITTEN

ODD = "blorp"
FORMATS = {**WRITTEN, "text 5.2": SECOND}
ELEMENTS = ("Claw", "Multiattack", "Reeking Breath", "Slink Away")
IN_TEXT = re.compile(
    rf"(?:(?:^|\n)(?:> )?(?:\*\*\*)?({'|'.join(ELEMENTS)})(?: \([^()]*\))?\.(?:\*\*\*)? )(.*?)"
    r"(?=\r?\n(?:> )?(?:\*\*\*|#|Actions|Bonus|Traits|Multiattack|Claw|Reeking|Slink|Mud)|\Z)",
    re.DOTALL,
)
IN_JSON = re.compile(
    rf'"[Nn]ame": "({"|".join(ELEMENTS)})(?: \([^()]*\))?", (?:"type": "[a-z]+", "system": {{"description": {{)?'
    r'"(?:desc|Content|value)": "([^"]*)"'
)
UNSEEN = re.compile(r"<[^>]*>|\[\[/item [^\]]*\]\]|&amp;Reference|\\.")
"""Tags, and where links lead to: nobody reads them."""


def faithful(one: Imported) -> set[str]:
    return {element.name.split(" (")[0] for element in one.card.elements if element.grade == FAITHFUL}


def mutants(text: str) -> Iterator[tuple[str, str]]:
    """The file with one word of an element changed, or with one more after it; and which element that is."""
    for element in (IN_JSON if text[0] == "{" else IN_TEXT).finditer(text):
        unseen = [match.span() for match in UNSEEN.finditer(element[2])]
        for word in re.finditer(r"[A-Za-z0-9+]+", element[2]):
            if any(start <= word.start() < end for start, end in unseen):
                continue
            start, end = element.start(2) + word.start(), element.start(2) + word.end()
            yield element[1], text[:start] + ODD + text[end:]
            yield element[1], f"{text[:end]} {ODD}{text[end:]}"


@pytest.mark.parametrize("format", FORMATS)
def test_a_changed_word_is_never_faithful(format: str) -> None:
    text = FORMATS[format]
    assert faithful(import_text(text, "file").found[0]) == {*ELEMENTS}
    tried = set()
    for name, mutant in mutants(text):
        (one,) = import_text(mutant, "file").found
        assert name not in faithful(one), mutant
        tried.add(name)
    assert tried == {*ELEMENTS}


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    "odd",
    [
        "It hums a tune.",
        "The target also forgets its name.",
        "This happens only at night.",
        "Until then, the mirefang is invisible.",
        "On a full moon, double the damage.",
    ],
)
def test_a_sentence_more_is_never_faithful(format: str, odd: str) -> None:
    text = FORMATS[format]
    for ends in ("two claw attacks", "Hide action", "on a successful one", "slashing damage"):
        for end in re.finditer(rf"{ends}[^.]*\.", text, re.IGNORECASE):
            (one,) = import_text(f"{text[: end.end()]} {odd}{text[end.end() :]}", "file").found
            assert len(faithful(one)) == len(ELEMENTS) - 1, (ends, odd)
