"""Which languages there are, and which of them somebody means.  Start at `resolve`."""

import re
from collections.abc import Iterable

LANGUAGES = ("en", "ru", "uk", "cs", "pt-BR")
DEFAULT = "en"

# By the first part of a tag: there is one Portuguese, and it serves all who ask for any.
_BY_FIRST_PART = {code.partition("-")[0]: code for code in LANGUAGES}
_TAG = re.compile(r"([a-z]+)(?:[-_][a-z0-9]+)*(?:\.[\w-]+)?(?:@\w+)?", re.IGNORECASE)


class UnknownLanguage(ValueError):
    """A language that Affray does not speak; `asked` is what was asked for."""

    def __init__(self, asked: str) -> None:
        super().__init__(asked)
        self.asked = asked

    def __str__(self) -> str:
        return f"{self.asked!r} is no language that Affray speaks. It speaks {', '.join(LANGUAGES)}."


def resolve(tag: str) -> str:
    """The language that a tag means, however it is written: `pt`, `pt_BR`, `ru-RU`, `cs_CZ.UTF-8`."""
    found = _TAG.fullmatch(tag.strip())
    code = _BY_FIRST_PART.get(found[1].lower()) if found else None
    if code is None:
        raise UnknownLanguage(tag)
    return code


def best_language(tags: Iterable[str]) -> str:
    """The first language, of those a person would like, that Affray speaks; English if it speaks none of them."""
    for tag in tags:
        try:
            return resolve(tag)
        except UnknownLanguage:
            continue
    return DEFAULT
