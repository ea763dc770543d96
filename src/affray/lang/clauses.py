"""The clauses of the rulebooks: their ids, in the order of the book.  Their words are messages, `clause-…`.

A message's id has hyphens where the clause's has dots, so the way back is not in it: the comment above each message of
the English files holds the clause's own id. The clauses of a book stand in its `clauses.ftl`; what its other files tell
in the same way completes it.
"""

import re
from functools import cache
from typing import Final

from affray.books import shelf
from affray.lang.codes import DEFAULT
from affray.lang.files import texts_of_book

CLAUSES: Final = "clauses.ftl"
_CLAUSE = re.compile(r"^# (\S+)\n(clause-\S+) =", re.MULTILINE)


def clause_ids() -> tuple[str, ...]:
    """Every clause of every rulebook."""
    return tuple(_clauses())


def feature_ids() -> tuple[str, ...]:
    """What completes the rulebooks: told like clauses, but in no book."""
    return tuple(_features())


def message_id(clause_id: str) -> str:
    """The message that tells a clause; its attribute `name` is what the clause is called in a log."""
    return f"clause-{clause_id.replace('.', '-')}"


def rulebook_of(clause_id: str) -> str:
    """The name of the rulebook whose clause it is; raises KeyError for one that no book has."""
    return (_features() | _clauses())[clause_id]


@cache
def _clauses() -> dict[str, str]:
    """The clauses, each with its book."""
    return {id: book for book, name, text in _texts() if name == CLAUSES for id in _ids(text)}


@cache
def _features() -> dict[str, str]:
    """What the other files tell like clauses, each with its book."""
    return {id: book for book, name, text in _texts() if name != CLAUSES for id in _ids(text)}


def _texts() -> list[tuple[str, str, str]]:
    """Every English file of every rulebook that can be opened: the book, the file's name, what it holds."""
    read = shelf().each(lambda book: list(texts_of_book(DEFAULT, book.name)))
    return [(book, name, text) for book, found in read.items() for name, text in found]


def _ids(text: str) -> list[str]:
    return [clause_id for clause_id, _message in _CLAUSE.findall(text)]
