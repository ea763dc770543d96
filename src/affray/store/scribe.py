"""Group commit: everything waiting to be written is written in one transaction.  Start at `Scribe.submit`.

A commit takes as long as an fsync, however little it contains. So whatever arrives during a commit waits in a queue and
is written by the next one.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Lock
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from affray.core.codec import as_json
from affray.core.table.journal import Entry
from affray.store.schema import CHECKPOINTS, ENTRIES
from affray.store.troubles import StoreTrouble

ADD: Final = insert(ENTRIES)


class WriteConflict(Exception):
    """Another writer has written to the table since it was read."""


class Page:
    """A run of entries of one table, and optionally a checkpoint after them."""

    def __init__(self, table: str, first: int, entries: Sequence[Entry], save: str | None) -> None:
        self._table = table
        self._first = first
        self._entries = entries
        self._save = save
        self.written: Future[None] = Future()

    def rows(self, now: int) -> list[dict[str, str | int]]:
        return [
            {"table_id": self._table, "number": number, "entry": as_json(entry.plain()), "said_at": now}
            for number, entry in enumerate(self._entries, self._first)
        ]

    def write_checkpoint(self, connection: Connection) -> None:
        """Replace the latest checkpoint, if there is a new one; the initial one stays."""
        if self._save is None:
            return
        of_table = CHECKPOINTS.c.table_id == self._table
        beginning = select(func.min(CHECKPOINTS.c.entries)).where(of_table).scalar_subquery()
        connection.execute(delete(CHECKPOINTS).where(of_table, CHECKPOINTS.c.entries > beginning))
        after = self._first + len(self._entries)
        connection.execute(insert(CHECKPOINTS).values(table_id=self._table, entries=after, save=self._save))


class Scribe:
    """The single writer; SQLite allows one at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: list[Page] = []
        self._queue_lock = Lock()
        self._write_lock = Lock()
        self._executor = ThreadPoolExecutor(1, "scribe")

    def submit(self, page: Page) -> Future[None]:
        """Queue a page; the future completes when it is on disk, or fails with `WriteConflict` or a database error."""
        with self._queue_lock:
            self._queue.append(page)
        self._executor.submit(self._write)
        return page.written

    def close(self) -> None:
        """Write what is left in the queue."""
        self._executor.shutdown()

    def _write(self) -> None:
        with self._queue_lock:
            pages, self._queue = self._queue, []
        if pages:
            with self._write_lock:
                self._commit(pages)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction that holds the write lock."""
        with self._write_lock, self._engine.begin() as connection:
            yield connection

    def _commit(self, pages: Sequence[Page]) -> None:
        """Write several pages in one transaction; on a conflict or a failure of the disk, each in its own."""
        try:
            with self._engine.begin() as connection:
                now = int(time.time())
                connection.execute(ADD, [row for page in pages for row in page.rows(now)])
                for page in pages:
                    page.write_checkpoint(connection)
        except Exception as error:
            if isinstance(error, IntegrityError | StoreTrouble) and len(pages) > 1:
                for page in pages:
                    self._commit([page])
                return
            for page in pages:
                page.written.set_exception(WriteConflict() if isinstance(error, IntegrityError) else error)
        else:
            for page in pages:
                page.written.set_result(None)
