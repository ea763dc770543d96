"""The mind that does the sensible thing: what the rulebook would suggest to somebody who asks."""

from typing import Any

from affray.core.asking import Question, Sight
from affray.minds.chance import RandomMind


class SimpleMind:
    """Follows the rulebook's suggestion; where it has none, picks anything that is offered."""

    __slots__ = ("_chance",)

    def __init__(self, seed: str | int) -> None:
        self._chance = RandomMind(seed)

    def __call__(self, question: Question, sight: Sight) -> Any:
        suggested = sight.rulebook.suggest(question, sight)
        return self._chance(question, sight) if suggested is None else suggested
