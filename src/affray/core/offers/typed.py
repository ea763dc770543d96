"""Slots whose values are typed: all will do, and a listing shows one or few of them.  Start at `TypedNumber`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from affray.core.dice.notation import Dice, UnreadableDice, parse_dice
from affray.core.offers.slots import Names, Number, OneOf, Subset

ALL: Final = "all"


class TypedNumber(Number):
    """A number that is typed: the lowest is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[int]:
        return iter((self.low,))

    def count(self) -> int:
        return 1


class TypedWord(OneOf):
    """A word that is typed: the first is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        return islice(self.values, 1)

    def count(self) -> int:
        return min(1, len(self.values))


class TypedSubset(Subset):
    """Some of many, typed with commas between: each alone is listed."""

    __slots__ = ()

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return ((value,) for value in self.values)

    def count(self) -> int:
        return len(self.values)


class Several(TypedSubset):
    """One or more of many, typed with commas between, as the name of a group that they form, or as `all`."""

    __slots__ = ("_groups",)

    def __init__(self, values: Sequence[Any], groups: Mapping[str, Sequence[Any]] | None = None) -> None:
        super().__init__(values, 1)
        self._groups = {ALL: values} if groups is None else {ALL: values, **groups}

    def read(self, words: Sequence[str], names: Names) -> tuple[tuple[Any, ...], Sequence[str]] | None:
        group = self._groups.get(words[0]) if words else None
        return (tuple(group), words[1:]) if group else super().read(words, names)


class Amount(TypedNumber):
    """A number, or dice to roll: `8`, `2d6`."""

    __slots__ = ()
    kind = "amount"

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, str):
            return super().__contains__(value)
        dice = _dice(value)
        return dice is not None and bool(dice.faces) and str(dice) == value

    def read(self, words: Sequence[str], names: Names) -> tuple[Any, Sequence[str]] | None:
        dice = _dice(words[0]) if words else None
        return (str(dice), words[1:]) if dice is not None and dice.faces else super().read(words, names)


def _dice(word: str) -> Dice | None:
    try:
        return parse_dice(word)
    except UnreadableDice:
        return None
