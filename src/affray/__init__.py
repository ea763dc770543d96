"""Affray runs tabletop-RPG fights by the book.  Everything a program needs is named here."""

import json
from collections.abc import Mapping
from pathlib import Path

from affray.compiled import use_compiled

use_compiled(Path(__file__).parent)

from affray.books import Book, Rulebooks, shelf
from affray.core.errors import BadSave, IllegalAnswer, OutOfStep, Refusal, StaleAnswer, UnreadableAnswer
from affray.core.fight.fight import Fight
from affray.core.fight.odds import Odds, TooManyOutcomes, odds
from affray.core.fight.replay import verify
from affray.core.fight.running import Setup
from affray.core.fight.whatif import play_on
from affray.core.offers.deeds import PASS, Options, Pattern
from affray.core.offers.slots import Deed
from affray.core.rulebook import KNOWN, AnyRulebook, Rulebook
from affray.core.table.asking import AnySight as Sight
from affray.core.table.asking import AnyTable as Table
from affray.core.table.asking import Mind, MindTable, Question, Roll, Throw
from affray.sim import Report, simulate

__version__ = "0.1.0"

KNOWN.books = Rulebooks(shelf)


def rulebook(name: str, options: Mapping[str, str] | None = None) -> AnyRulebook:
    """A rulebook that is installed, by its name, with these table options."""
    return shelf().find(name).rulebook(options)


def load(source: str | Path | Mapping[str, object], preset: str | None = None) -> Setup:
    """An encounter: the name of one that comes with Affray, a file's path, the text of a file, or its fields.

    What has more than one line is a text. A `preset` of table options replaces the one in the file.
    """
    from affray.content import load, load_text  # noqa: PLC0415  reading files is not wanted by every program

    if isinstance(source, Mapping):
        return load_text(json.dumps(dict(source), ensure_ascii=False), preset=preset)
    if isinstance(source, str) and "\n" in source:
        return load_text(source, preset=preset)
    return load(source, preset)


def names() -> list[str]:
    """The encounters that come with Affray and the installed rulebooks."""
    from affray.content import names  # noqa: PLC0415

    return names()


__all__ = [
    "PASS",
    "BadSave",
    "Book",
    "Deed",
    "Fight",
    "IllegalAnswer",
    "Mind",
    "MindTable",
    "Odds",
    "Options",
    "OutOfStep",
    "Pattern",
    "Question",
    "Refusal",
    "Report",
    "Roll",
    "Rulebook",
    "Setup",
    "Sight",
    "StaleAnswer",
    "Table",
    "Throw",
    "TooManyOutcomes",
    "UnreadableAnswer",
    "load",
    "names",
    "odds",
    "play_on",
    "rulebook",
    "simulate",
    "verify",
]
