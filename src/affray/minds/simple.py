"""The mind that follows the rulebook's suggestions."""

from typing import Any

from affray.core.table.asking import AnySight, Question
from affray.minds.chance import RandomMind
from affray.mypyc import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleMind:
    """Picks the rulebook's suggestion; where there is none, a random option."""

    __slots__ = ("_chance",)

    def __init__(self, seed: str | int) -> None:
        self._chance = RandomMind(seed)

    def __call__(self, question: Question, sight: AnySight) -> Any:
        suggested = sight.rulebook.suggest(question, sight)
        return self._chance(question, sight) if suggested is None else suggested
