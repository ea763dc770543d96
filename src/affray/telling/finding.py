"""Finding what somebody begins to type.  Start at `begins`."""

import re
from collections.abc import Iterable
from typing import NamedTuple


class Hint(NamedTuple):
    """Something that might be typed, what it means, and by which other words it is found."""

    text: str
    meaning: str = ""
    also: str = ""


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def begins(wanted: Iterable[str], words: Iterable[str]) -> bool:
    """Is each wanted word the beginning of a word of its own?"""
    left = list(words)
    for want in wanted:
        found = next((word for word in left if word.startswith(want)), None)
        if found is None:
            return False
        left.remove(found)
    return True
