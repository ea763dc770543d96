"""Triggers: one event to which several creatures may react.  Start at `answer_trigger`."""

from collections.abc import Callable, Sequence
from typing import Any

from affray.core.offers.deeds import PASS
from affray.core.table.asking import AnyTable, Question


class Reaction:
    """An accepted reaction: the question and the chosen answer."""

    __slots__ = ("question", "answer")

    def __init__(self, question: Question, answer: Any) -> None:
        self.question = question
        self.answer = answer

    def is_still_offered(self) -> bool:
        """Is the reaction still an option?"""
        self.question.reset_options()
        return self.answer in self.question.options


def answer_trigger(table: AnyTable, questions: Sequence[Question], carry_out: Callable[[Reaction], None]) -> None:
    """Ask everybody who may react, order the reactions by the book, and carry out each that is still possible."""
    answers = table.ask_all(questions)
    reactions = [Reaction(q, a) for q, a in zip(questions, answers, strict=True) if a != PASS]
    if len(reactions) > 1:
        reactions = table.rulebook.order_reactions(table, reactions)
    for reaction in reactions:
        if reaction.is_still_offered():
            carry_out(reaction)
        else:
            table.tell("lapsed", who=reaction.question.who, reaction=reaction.question.kind)
