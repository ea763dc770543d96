"""Sets of squares as bitmasks, one bit a square: a `mask`.  Start at `squares_of`.

Union is `|`, intersection `&`, symmetric difference `^`; `mask >> square & 1` tests one square.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

Key = TypeVar("Key")
Found = TypeVar("Found")

MOST_CACHED = 4096


def squares_of(mask: int) -> Iterator[int]:
    """The squares of a mask, in reading order: row by row, left to right."""
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
    """The first square of a non-empty mask."""
    return (mask & -mask).bit_length() - 1


count: Final = int.bit_count
"""The number of squares in a mask."""


def moved(mask: int, by: int) -> int:
    """The mask shifted by `by` squares, which may be negative."""
    return mask << by if by >= 0 else mask >> -by


class BoundedCache(dict[Key, Found]):
    """A cache of a function's results by key. It is cleared when full, to bound its size."""

    __slots__ = ("_find", "_most")

    def __init__(self, find: Callable[[Key], Found], most: int = MOST_CACHED) -> None:
        self._find = find
        self._most = most

    def __missing__(self, key: Key) -> Found:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._find(key)
        return found
