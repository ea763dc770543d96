"""What can be wrong with an answer or a file that people bring in.  Inside, the code trusts.

Every error carries its facts and the code of its problem, so that it can be told in any language; its English text is
for programmers.
"""

from collections.abc import Sequence
from typing import Final

LONGEST_ANSWER: Final = 500
LONGEST_QUOTE: Final = 60

PROBLEMS: Final = {
    "not-offered": "was not offered",
    "not-text": "is not text",
    "nothing": "says nothing",
    "too-long": f"is longer than {LONGEST_ANSWER} letters",
    "unprintable": "has characters that cannot be printed",
    "bad-reason": f"is no reason of up to {LONGEST_ANSWER} letters",
    "nothing-to-undo": "finds nothing to take back",
    "nothing-to-redo": "finds nothing to bring back",
    "no-seat": "is no seat at this table",
    "not-asked": "answers no question of yours",
    "closed": "comes too late: that question is not open",
}
BAD_LINES: Final = {
    "changed": "was changed after it was written",
    "cut-off": "is missing: the file is cut off",
    "not-json": "is not a JSON object: the file is cut off, was changed, or is no saved fight",
    "format": "is of a format that this program does not read",
    "rulebook": "needs a rulebook that is not here",
    "elsewhere": "does not lead where the fight was",
}


class Refusal(Exception):
    """Something said to a fight was not taken. The fight is as it was.

    `problem` is one of `PROBLEMS`; `offered` holds some of the answers that would have been taken, for the one who was
    asked and for nobody else.
    """

    def __init__(self, text: object, problem: str, offered: Sequence[str] = (), question: str = "") -> None:
        self.text = quoted(text)
        self.problem = problem
        self.offered = tuple(offered)
        self.question = question
        asked = f" (question {quoted(question)})" if question else ""
        hint = f" Offered: {', '.join(self.offered)}." if self.offered else ""
        super().__init__(f'"{self.text}" {PROBLEMS[problem]}{asked}.{hint}')


class UnreadableAnswer(Refusal):
    """Not an answer in any form."""


class IllegalAnswer(Refusal):
    """An answer that is not offered now, or not by this seat."""


class StaleAnswer(Refusal):
    """An answer to a question that is not open any more."""


class BadMind(Exception):
    """A mind chose what was not offered: which mind, for which seat, asked what, and what it said."""

    def __init__(self, mind: str, seat: str, kind: str, said: object, offered: Sequence[str]) -> None:
        self.mind = mind
        self.seat = seat
        self.kind = kind
        self.said = quoted(said)
        hint = f"Offered: {', '.join(offered)}."
        super().__init__(f'the mind "{mind}" of seat {seat}, asked for "{kind}", said "{self.said}". {hint}')


class BadSave(Exception):
    """A saved fight that cannot be read: which line, and what is wrong with it, one of `BAD_LINES`."""

    def __init__(self, line: int, problem: str, detail: str = "") -> None:
        self.line = line
        self.problem = problem
        self.detail = detail
        super().__init__(f"line {line}: {BAD_LINES[problem]}" + (f": {detail}" if detail else ""))


class OutOfStep(Exception):
    """A fight run again did not go as it went before: the rules changed, or a rule is not a function of the state."""


def quoted(said: object) -> str:
    """What somebody said, fit to be shown to anybody: printable, and not too long."""
    text = said if isinstance(said, str) else repr(said)
    short = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
    return short if short.isprintable() else repr(short)
