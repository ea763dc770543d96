"""Copying the tables of a running server into one file.  Start at `back_up`."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from affray.store.troubles import DAMAGED, StoreTrouble, troubles

UNFINISHED: Final = ".unfinished"


def back_up(database: Path, to: Path) -> None:
    """Copy the database as it is at one moment, into a file that only its owner reads. Raises `StoreTrouble`."""
    unfinished = to.with_name(to.name + UNFINISHED)
    try:
        with troubles(to):
            unfinished.unlink(missing_ok=True)
            os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(unfinished)) as copy:
            _copy(database, copy, to)
        with troubles(to):
            unfinished.replace(to)
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(database: Path, copy: sqlite3.Connection, to: Path) -> None:
    with troubles(database), closing(sqlite3.connect(database)) as kept:
        kept.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with troubles(to):
            kept.backup(copy)  # in one go: the server can write meanwhile, and in parts each write would start it anew
    with troubles(to):
        copy.execute("PRAGMA journal_mode=DELETE")
        said = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    if said != "ok":
        raise StoreTrouble(DAMAGED, database, said)
