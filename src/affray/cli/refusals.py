"""What is wrong with an answer or a saved fight, told in the language of the reader.  Start at `refusal_lines`."""

import re
from collections.abc import Iterator
from typing import Final

from affray.cli.eyes import UNSPEAKABLE
from affray.cli.speech import Tongue
from affray.core.errors import BadSave, IllegalAnswer, Refusal, StaleAnswer

PROBLEMS: Final = (
    ("was not offered", "not-offered"),
    ("says nothing", "nothing"),
    ("is longer than", "too-long"),
    ("has characters that cannot be printed", "unprintable"),
    ("is no reason of up to", "long-reason"),
    ("finds nothing to take back", "nothing-to-undo"),
    ("finds nothing to bring back", "nothing-to-redo"),
    ("is no seat at this table", "no-seat"),
    ("answers no question of yours", "not-asked"),
    ("answers a question that is not open", "closed"),
    ("comes too late", "closed"),
)
"""How the kernel's English begins, and which of our words says the same."""
BAD_SAVES: Final = (
    ("was changed after", "changed"),
    ("is missing", "cut-off"),
    ("is not JSON", "not-json"),
    ("is not a JSON object", "not-json"),
    ("is not where a saved fight ends", "cut-off"),
    ("is of format", "format"),
    ("needs the rulebook", "rulebook"),
    ("does not lead", "elsewhere"),
)
SHORT: Final = 60


def refusal_lines(refusal: Refusal, tongue: Tongue) -> Iterator[str]:
    """Why something that was said was not taken, and what would have been."""
    part = _part(refusal.problem, PROBLEMS) or _by_class(refusal)
    yield tongue.say("cli-refusal", part, text=short(refusal.text))
    offered = [text for text in refusal.offered if UNSPEAKABLE not in text]
    if offered:
        yield tongue.say("cli-offered", offered=tongue.listed(offered))


def refused_faces(refusal: Refusal, tongue: Tongue) -> str:
    """That real dice do not show what somebody typed."""
    return tongue.say("cli-refusal", "faces", text=short(refusal.text))


def bad_save(error: BadSave, file: str, tongue: Tongue) -> str:
    part = _part(error.problem, BAD_SAVES) or "unreadable"
    return tongue.say("cli-bad-save", part, file=file, line=error.line)


def line_of(difference: str) -> tuple[int, str]:
    """The line of a saved fight where it differs, and what the program says of it."""
    found = re.match(r"line (\d+): (.*)", difference, re.DOTALL)
    return (int(found[1]), found[2]) if found else (0, difference)


def short(text: str) -> str:
    return text if len(text) <= SHORT else text[:SHORT] + "…"


def _part(problem: str, known: tuple[tuple[str, str], ...]) -> str | None:
    return next((part for beginning, part in known if problem.startswith(beginning)), None)


def _by_class(refusal: Refusal) -> str:
    if isinstance(refusal, StaleAnswer):
        return "closed"
    return "not-offered" if isinstance(refusal, IllegalAnswer) else "unreadable"
