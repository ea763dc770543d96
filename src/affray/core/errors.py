"""Errors in what people supply: answers and saved files.  Internal code trusts its callers.

Every error carries its facts and a problem code, so that it can be told in any language; its English text is for
programmers.
"""

from collections.abc import Sequence
from typing import Any, Final

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
    "nothing-proposed": "finds nothing that others propose",
    "nothing-said": "finds nothing that you have said",
    "no-such-roll": "fits none of the latest rolls",
    "closed": "comes too late: that question is not open",
}
BAD_LINES: Final = {
    "changed": "was changed after it was written",
    "cut-off": "is missing: the file is cut off",
    "not-json": "is not a JSON object: the file is cut off, was changed, or is no saved fight",
    "format": "is of a format that this program does not read",
    "rulebook": "needs a rulebook that is not installed",
    "elsewhere": "does not lead where the fight was",
}


class Refusal(Exception):
    """The fight rejected an input and is unchanged.

    `problem` is one of `PROBLEMS`; `offered` holds some of the answers that would be accepted, and may be shown only to
    the seat that was asked.
    """

    def __init__(self, text: object, problem: str, offered: Sequence[str] = (), question: str = "") -> None:
        self.text = quoted(text)
        self.problem = problem
        self.offered = tuple(offered)
        self.question = question
        asked = f" (question {quoted(question)})" if question else ""
        hint = f" Offered: {', '.join(self.offered)}." if self.offered else ""
        super().__init__(f'"{self.text}" {PROBLEMS[problem]}{asked}.{hint}')

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text, self.problem, self.offered, self.question)


class UnreadableAnswer(Refusal):
    """Text that cannot be parsed as an answer."""


class IllegalAnswer(Refusal):
    """An answer that is not offered now, or not to this seat."""


class StaleAnswer(Refusal):
    """An answer to a question that is no longer open."""


class BadMind(Exception):
    """A mind chose something that was not offered: which mind, seat and kind of question, and what it chose."""

    def __init__(self, mind: str, seat: str, kind: str, said: object, offered: Sequence[str]) -> None:
        self.mind = mind
        self.seat = seat
        self.kind = kind
        self.said = quoted(said)
        self.offered = tuple(offered)
        hint = f"Offered: {', '.join(offered)}."
        super().__init__(f'the mind "{mind}" of seat {seat}, asked for "{kind}", said "{self.said}". {hint}')

    def __reduce__(self) -> tuple[Any, ...]:
        return BadMind, (self.mind, self.seat, self.kind, self.said, self.offered)


class BadSave(Exception):
    """A save that cannot be read: the line number and the problem, one of `BAD_LINES`."""

    def __init__(self, line: int, problem: str, detail: str = "") -> None:
        self.line = line
        self.problem = problem
        self.detail = detail
        super().__init__(f"line {line}: {BAD_LINES[problem]}" + (f": {detail}" if detail else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.problem, self.detail)


class MissingRulebook(BadSave):
    """A save of a rulebook that is not here. Nothing is wrong with it: it can be read where the rulebook is."""

    def __init__(self, rulebook: str, known: Sequence[str]) -> None:
        self.rulebook = quoted(rulebook)
        self.known = tuple(known)
        hint = f"install the package that brings it; there are {', '.join(known)}"
        super().__init__(1, "rulebook", f'"{self.rulebook}"; {hint}')

    def __reduce__(self) -> tuple[Any, ...]:
        return MissingRulebook, (self.rulebook, self.known)


class OutOfStep(Exception):
    """A replay diverged from the recorded fight: the rules changed, or a rule is not a pure function of the state."""


def quoted(said: object) -> str:
    """Untrusted input, made printable and cut to a maximum length."""
    text = said if isinstance(said, str) else repr(said)
    short = text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
    return short if short.isprintable() else repr(short)
