"""Speaking to the one at the terminal in their language.  Start at `tongue_of`."""

import os
import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import click

from affray.telling.tongue import Tongue

if TYPE_CHECKING:
    from affray.lang.language import Unit

LANG: Final = "--lang"
LANG_IN_CONTEXT: Final = "affray.lang"
ON_THE_LINE: ContextVar[str] = ContextVar("ON_THE_LINE", default="")
"""The language that stands on the command line, wherever it stands: what cannot be parsed is told in it too."""
NO_LANGUAGE = re.compile(r"(C|POSIX)(\..*)?")


def tongue_of(context: click.Context, unit: "Unit" = "own") -> Tongue:
    """The tongue that the option `--lang`, or else the environment, asks for."""
    from affray.lang import language  # noqa: PLC0415

    return Tongue(language(code_of(context), unit))


def note_words(words: Sequence[str]) -> None:
    """Look for the language among the words of a command line before anybody parses them."""
    from affray.lang import best_language  # noqa: PLC0415

    pairs = [*pairwise(words), *((word[: len(LANG)], word[len(LANG) + 1 :]) for word in words)]
    asked = next((value for option, value in pairs if option == LANG and value), "")
    code = best_language([asked])
    ON_THE_LINE.set(code if asked.lower().startswith(code[:2]) else "")  # an unknown one is as good as none


def code_of(context: click.Context) -> str:
    code: str | None = context.meta.get(LANG_IN_CONTEXT)
    return code or ON_THE_LINE.get() or code_in(os.environ)


def code_in(environment: Mapping[str, str]) -> str:
    """What the environment asks for, read as GNU programs do: whoever sets the locale to C wants English."""
    from affray.lang import best_language  # noqa: PLC0415

    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "")
    if NO_LANGUAGE.fullmatch(locale):
        return best_language(())
    return best_language([*environment.get("LANGUAGE", "").split(":"), locale])
