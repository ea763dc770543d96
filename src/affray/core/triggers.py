"""Triggers: one thing happens, several may answer it.  Start at `answer_trigger`."""

from collections.abc import Callable, Sequence
from typing import Any

from affray.core.asking import AnyTable, Question
from affray.core.deeds import PASS


class Reaction:
    """A yes to a trigger: the question that was put and the answer that was chosen."""

    __slots__ = ("question", "answer")

    def __init__(self, question: Question, answer: Any) -> None:
        self.question = question
        self.answer = answer

    def is_still_offered(self) -> bool:
        """Could the one who answered still choose it now?"""
        self.question.renew()
        return self.answer in self.question.options


def answer_trigger(table: AnyTable, questions: Sequence[Question], carry_out: Callable[[Reaction], None]) -> None:
    """Ask all who may answer, order the yeses by the book, and carry out each that can still be done."""
    answers = table.ask_all(questions)
    reactions = [Reaction(q, a) for q, a in zip(questions, answers, strict=True) if a != PASS]
    if len(reactions) > 1:
        reactions = table.rulebook.order_reactions(table, reactions)
    for reaction in reactions:
        if reaction.is_still_offered():
            carry_out(reaction)
        else:
            table.tell("lapsed", who=reaction.question.who, reaction=reaction.question.kind)
