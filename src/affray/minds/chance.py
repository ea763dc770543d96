"""The mind that picks uniformly at random."""

from typing import Any

from affray.core.dice.luck import SeededLuck
from affray.core.table.asking import AnySight, Question
from affray.mypyc import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomMind:
    """Picks by its own seed: the same seed and questions give the same answers."""

    __slots__ = ("_luck", "_picked")

    def __init__(self, seed: str | int) -> None:
        self._luck = SeededLuck(str(seed), "mind")
        self._picked = 0

    def __call__(self, question: Question, sight: AnySight) -> Any:
        options = question.options
        place = self._luck.face(sight.seat, self._picked, options.count(), self._picked) - 1
        self._picked += 1
        return options.nth(place)
