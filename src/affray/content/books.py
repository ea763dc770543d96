"""The content parts of the installed rulebooks.  Start at `part_of`."""

from functools import cache
from typing import Any

from affray.books import Book, shelf
from affray.content.parts import Part
from affray.core.rulebook import AnyRulebook


@cache
def parts() -> dict[str, Part]:
    """Every rulebook that has content files; the first is the default."""
    return shelf().each(_part)


def usual() -> Part:
    return next(iter(parts().values()))


def part_of(data: Any) -> Part:
    """The part of the rulebook that a file names; the default if it names none, which then reports the problem."""
    name = data.get("rulebook") if isinstance(data, dict) else None
    return find_part(name) if isinstance(name, str) and name in shelf() else usual()


@cache
def find_part(name: str) -> Part:
    """The part of one rulebook, without loading the others."""
    return _part(shelf().find(name))


def rulebook_of(part: Part) -> type[AnyRulebook]:
    """The rules by which what the part reads is played."""
    return shelf().find(part.name).rulebook


def _part(book: Book) -> Part:
    return book.part(book.content, Part)
