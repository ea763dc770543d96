"""The mind that picks uniformly at random."""

from typing import Any

from affray.core.dice.luck import SeededLuck
from affray.core.offers.deeds import PASS
from affray.core.table.asking import AnySight, Question
from affray.core.table.consequences import CONSEQUENCE


class RandomMind:
    """Picks by its own seed: the same seed and questions give the same answers. It decrees nothing."""

    __slots__ = ("_luck", "_picked")

    def __init__(self, seed: str | int) -> None:
        self._luck = SeededLuck(str(seed), "mind")
        self._picked = 0

    def __call__(self, question: Question, sight: AnySight) -> Any:
        if question.kind == CONSEQUENCE:
            return PASS
        options = question.options
        place = self._luck.face(sight.seat, self._picked, options.count(), self._picked) - 1
        self._picked += 1
        return options.nth(place)
