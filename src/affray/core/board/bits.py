"""Sets of squares as whole numbers, one bit a square: a `mask`.  Start at `squares_of`.

Union is `|`, what two sets share `&`, what is in one only `^`; `mask >> square & 1` asks for one square.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

Key = TypeVar("Key")
Found = TypeVar("Found")

MOST_REMEMBERED = 4096


def squares_of(mask: int) -> Iterator[int]:
    """The squares of a mask, in reading order: by rows, from the left."""
    square = -1
    while mask:
        step = (mask & -mask).bit_length()
        square += step
        yield square
        mask >>= step


def mask_of(squares: Iterable[int]) -> int:
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def union(masks: Iterable[int]) -> int:
    together = 0
    for mask in masks:
        together |= mask
    return together


def lowest(mask: int) -> int:
    """The first square of a mask that has one."""
    return (mask & -mask).bit_length() - 1


count: Final = int.bit_count
"""How many squares there are in a mask."""


def moved(mask: int, by: int) -> int:
    """All squares moved as far as from square 0 to square `by`, which may lie before it."""
    return mask << by if by >= 0 else mask >> -by


class Remembered(dict[Key, Found]):
    """What a function finds, found once for each key. When full it begins anew, so that it cannot grow for ever."""

    __slots__ = ("_find", "_most")

    def __init__(self, find: Callable[[Key], Found], most: int = MOST_REMEMBERED) -> None:
        self._find = find
        self._most = most

    def __missing__(self, key: Key) -> Found:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._find(key)
        return found
