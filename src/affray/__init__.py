"""Affray runs tabletop-RPG fights by the book.  Everything a program needs is named here."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from affray.compiled import use_compiled

use_compiled(Path(__file__).parent)

from affray.books import Book, BrokenBook, Rulebooks, shelf
from affray.core.dice.chances import Chances
from affray.core.errors import (
    BadMind,
    BadSave,
    IllegalAnswer,
    MissingRulebook,
    OutOfStep,
    Refusal,
    StaleAnswer,
    UnreadableAnswer,
)
from affray.core.fight.fight import Fight
from affray.core.fight.odds import Odds, TooManyOutcomes, estimated_odds, exact_odds, odds
from affray.core.fight.replay import Difference, verify
from affray.core.fight.running import Setup
from affray.core.fight.whatif import play_on
from affray.core.offers.deeds import PASS, Options, Pattern
from affray.core.offers.slots import Deed
from affray.core.rulebook import KNOWN, AnyRulebook, Rulebook
from affray.core.seats.seats import Seat
from affray.core.seats.views import Feed
from affray.core.table.asking import AnySight as Sight
from affray.core.table.asking import AnyTable as Table
from affray.core.table.asking import Mind, MindTable, Question, Roll, Throw
from affray.core.table.events import Event
from affray.core.table.journal import Entry, Journal
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, Creature, Reason
from affray.core.values import AnyState as State
from affray.sim import Report, Result, simulate

__version__ = "0.1.0"


def _tell(rulebook: str, items: list[dict[str, Any]], lang: str) -> list[str]:
    from affray.telling.logs import paragraphs  # noqa: PLC0415  words are not wanted by every program

    return paragraphs(rulebook, items, lang)


KNOWN.books = Rulebooks(shelf)
KNOWN.tell = _tell


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
    "GM",
    "PASS",
    "BadMind",
    "BadSave",
    "Book",
    "BrokenBook",
    "Chances",
    "Creature",
    "Deed",
    "Difference",
    "Entry",
    "Event",
    "Feed",
    "Fight",
    "IllegalAnswer",
    "Journal",
    "Mind",
    "MindTable",
    "MissingRulebook",
    "Odds",
    "OpenQuestion",
    "Options",
    "OutOfStep",
    "Pattern",
    "Question",
    "Reason",
    "Refusal",
    "Report",
    "Result",
    "Roll",
    "Rulebook",
    "Seat",
    "Setup",
    "Sight",
    "StaleAnswer",
    "State",
    "Table",
    "Throw",
    "TooManyOutcomes",
    "UnreadableAnswer",
    "estimated_odds",
    "exact_odds",
    "load",
    "names",
    "odds",
    "play_on",
    "rulebook",
    "simulate",
    "verify",
]
