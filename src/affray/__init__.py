"""Affray runs tabletop-RPG fights by the book.  Everything a program needs is named here."""

from collections.abc import Mapping

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


def load(name: str) -> Setup:
    """An encounter: one that comes with Affray, by its name, or a file of yours, by its path."""
    from affray.content import load as load_content  # noqa: PLC0415  reading files is not wanted by every program

    return load_content(name)


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
    "odds",
    "play_on",
    "rulebook",
    "simulate",
    "verify",
]
