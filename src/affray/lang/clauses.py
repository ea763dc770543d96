"""The clauses of the rulebooks: their ids, in the order of the book.  Their words are messages, `clause-…`.

A message's id has hyphens where the clause's has dots, so the way back is not in it: the comment above each message of
the English files holds the clause's own id.
"""

import re
from functools import cache

from affray.lang.files import texts

_CLAUSE = re.compile(r"^# (\S+)\n(clause-\S+) =", re.MULTILINE)
_FILE = re.compile(r"clauses-(\w+)\.ftl")


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
    """Whose clause it is: dnd5e, drawsteel or acao; raises KeyError for one that no book has."""
    return (_features() | _clauses())[clause_id]


@cache
def _clauses() -> dict[str, str]:
    """The clauses, each with its book: those of `clauses-drawsteel.ftl` are of drawsteel."""
    return {id: book[1] for name, text in texts("en") if (book := _FILE.fullmatch(name)) for id in _ids(text)}


@cache
def _features() -> dict[str, str]:
    """What the other files tell like clauses; the book is in their names too: `features-acao.ftl`, `dnd5e-arms.ftl`."""
    books = set(_clauses().values())
    return {
        id: next(book for book in books if book in name)
        for name, text in texts("en")
        if not _FILE.fullmatch(name)
        for id in _ids(text)
    }


def _ids(text: str) -> list[str]:
    return [clause_id for clause_id, _message in _CLAUSE.findall(text)]
