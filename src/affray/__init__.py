"""Affray runs tabletop-RPG fights by the book.  Everything a program needs is named here."""

from affray.core.asking import Mind, MindTable, Question, Roll, Sight, Table, Throw
from affray.core.deeds import PASS, Options, Pattern
from affray.core.errors import BadSave, IllegalAnswer, OutOfStep, Refusal, StaleAnswer, UnreadableAnswer
from affray.core.fight import Fight
from affray.core.odds import Odds, TooManyOutcomes, odds
from affray.core.running import Setup
from affray.core.saves import verify
from affray.core.slots import Deed
from affray.core.whatif import play_on

__version__ = "0.1.0"

__all__ = [
    "PASS",
    "BadSave",
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
    "Roll",
    "Setup",
    "Sight",
    "StaleAnswer",
    "Table",
    "Throw",
    "TooManyOutcomes",
    "UnreadableAnswer",
    "odds",
    "play_on",
    "verify",
]
