"""What can be wrong with an answer or a file that people bring in.  Inside, the code trusts.

Every error carries its facts, so that it can be told in any language; its English text is for programmers.
"""

from collections.abc import Sequence


class Refusal(Exception):
    """Something said to a fight was not taken. The fight is as it was.

    `offered` holds some of the answers that would have been taken, for the one who was asked and for nobody else.
    """

    def __init__(self, text: str, problem: str, offered: Sequence[str] = (), question: str = "") -> None:
        self.text = text
        self.problem = problem
        self.offered = tuple(offered)
        self.question = question
        asked = f" (question {question})" if question else ""
        hint = f" Offered: {', '.join(self.offered)}." if self.offered else ""
        super().__init__(f'"{text}" {problem}{asked}.{hint}')


class UnreadableAnswer(Refusal):
    """Not an answer in any form."""


class IllegalAnswer(Refusal):
    """An answer that is not offered now, or not by this seat."""


class StaleAnswer(Refusal):
    """An answer to a question that is not open any more."""


class BadSave(Exception):
    """A saved fight that cannot be read: which line, and what is wrong with it."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(f"line {line}: {problem}")


class OutOfStep(Exception):
    """A fight run again did not go as it went before: the rules changed, or a rule is not a function of the state."""
