"""What can be wrong with the file of tables, whatever the library that says so.  Start at `trouble_of`."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

HELD, FULL, READ_ONLY, DAMAGED, NEWER, FAILING = "held", "full", "read-only", "damaged", "newer", "failing"
BY_SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_BUSY: FAILING,
    sqlite3.SQLITE_LOCKED: FAILING,
}
"""By primary result code; others are defects of ours."""
BY_SYSTEM: Final = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
}


class StoreTrouble(Exception):
    """The file of tables cannot be used. `kind` is one of the constants above, `why` the words of the system."""

    def __init__(self, kind: str, file: Path | str, why: str = "") -> None:
        super().__init__(kind, str(file), why)
        self.kind = kind
        self.file = str(file)
        self.why = why


class DamagedTable(Exception):
    """What is kept of one table cannot be read; the others can."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class TableWithoutRulebook(DamagedTable):
    """The table is of a rulebook that is not installed, or cannot be opened; nothing is wrong with its record."""

    def __init__(self, table: str, rulebook: str) -> None:
        super().__init__(table)
        self.rulebook = rulebook


def trouble_of(error: BaseException, file: Path | str) -> StoreTrouble | None:
    """What an exception says about the file; None if it is not about the file."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, StoreTrouble):
        return cause
    if isinstance(cause, sqlite3.Error):
        kind = _kind_by_sqlite(getattr(cause, "sqlite_errorcode", 0) & 0xFF, Path(file))
        return StoreTrouble(kind, file, str(cause)) if kind else None
    if isinstance(cause, OSError):
        return StoreTrouble(BY_SYSTEM.get(cause.errno or 0, FAILING), file, cause.strerror or str(cause))
    return None


def _kind_by_sqlite(code: int, file: Path) -> str | None:
    if code == sqlite3.SQLITE_CANTOPEN:
        place = file if file.exists() else file.parent
        return READ_ONLY if place.exists() and not os.access(place, os.W_OK) else FAILING
    return BY_SQLITE.get(code)


@contextmanager
def troubles(file: Path | str) -> Iterator[None]:
    """Raise what goes wrong with the file as `StoreTrouble`."""
    try:
        yield
    except Exception as error:
        trouble = trouble_of(error, file)
        if trouble is None or trouble is error:
            raise
        raise trouble from error
