"""Storing tables: their journals, checkpoints and links.  Start at `Store`.

A fight is stored as its initial save and its entries. Concurrency is optimistic: the entry number is a unique key, so
of two concurrent writers one wins, and the other gets `WriteConflict` and must reload. When `append` returns, the
entries are on disk.
"""

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, insert, select, update

from affray.books import BrokenBook
from affray.core.codec import as_json
from affray.core.errors import MissingRulebook, OutOfStep, Refusal
from affray.core.fight.fight import Fight
from affray.core.fight.saves import Books, version_of
from affray.core.table.journal import Entry
from affray.store.database import open_database
from affray.store.lock import Hold
from affray.store.schema import CHECKPOINTS, ENTRIES, LINKS, TABLES
from affray.store.scribe import Page, Scribe
from affray.store.troubles import DAMAGED, DamagedTable, StoreTrouble, TableWithoutRulebook

CHECKPOINT_INTERVAL: Final = 64
"""A checkpoint is saved every so many entries, so that loading stays fast."""
LINK_CACHE_SECONDS: Final = 10.0
"""How many seconds a looked-up link is cached."""
MOST_CACHED_LINKS: Final = 10_000


class Kept(NamedTuple):
    """A table's properties other than its fight. `countdown` is in seconds, 0 for none."""

    id: str
    made_at: int
    title: str | Mapping[str, str]
    language: str
    countdown: int = 0
    players_undo: bool = False


class Link(NamedTuple):
    """An access token's record; the host's link belongs to no table."""

    id: str
    table_id: str | None
    seat: str
    role: str
    made_at: int
    revoked_at: int | None = None


class Store:
    """All tables in one database.

    `books` maps names to the rulebooks of the fights; by default all that are installed. Raises `StoreTrouble` if the
    file cannot be used, or if `alone` and another process holds it.
    """

    def __init__(self, path: Path | str, books: Books | None = None, *, alone: bool = False) -> None:
        self._books = books
        self._hold = Hold(Path(path)) if alone else None
        try:
            self._engine = open_database(path)
        except Exception:
            self._release()
            raise
        self._scribe = Scribe(self._engine)
        self._link_cache: dict[bytes, tuple[float, Link]] = {}
        self._is_closed = False

    def close(self) -> None:
        """Write what is left, and move everything from the write-ahead file into the database."""
        if self._is_closed:
            return
        self._is_closed = True
        self._scribe.close()
        with suppress(StoreTrouble), self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self._engine.dispose()
        self._release()

    def _release(self) -> None:
        if self._hold is not None:
            self._hold.release()

    # --- tables

    def add(self, kept: Kept, fight: Fight, links: Iterable[tuple[Link, bytes]]) -> None:
        """Store a new table and its links."""
        with self._scribe.transaction() as connection:
            connection.execute(insert(TABLES).values(kept._asdict() | {"title": as_json(kept.title)}))
            connection.execute(insert(CHECKPOINTS).values(table_id=kept.id, entries=_length(fight), save=fight.save()))
            connection.execute(insert(LINKS), [link._asdict() | {"hash": hash} for link, hash in links])

    def tables(self) -> list[Kept]:
        """All tables, newest first."""
        with self._engine.connect() as connection:
            return [_kept(row) for row in connection.execute(select(TABLES).order_by(TABLES.c.made_at.desc()))]

    def find(self, table: str) -> Kept | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
        return None if row is None else _kept(row)

    def change(self, table: str, **facts: Any) -> None:
        """Change properties of a table other than its fight."""
        with self._scribe.transaction() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**facts))

    def remove(self, table: str) -> None:
        """Delete a table and everything that belongs to it."""
        with self._scribe.transaction() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == table))
        self._link_cache.clear()

    # --- fights

    def read(self, table: str) -> Fight:
        """Load a fight. Raises `DamagedTable` if what is kept of it is no fight, `StoreTrouble` if nothing can be read,
        and `TableWithoutRulebook` if it can be read only where its rulebook is.

        Under a newer version of the rules it continues from the last entry that they accept.
        """
        try:
            return self._read(table)
        except StoreTrouble as trouble:
            if trouble.kind != DAMAGED:
                raise
            raise DamagedTable(table) from trouble
        except MissingRulebook as missing:
            raise TableWithoutRulebook(table, missing.rulebook) from missing
        except BrokenBook as broken:
            raise TableWithoutRulebook(table, broken.name) from broken
        except Exception as error:
            raise DamagedTable(table) from error

    def _read(self, table: str) -> Fight:
        """Load the latest checkpoint and the entries since."""
        with self._engine.connect() as connection:
            newest = select(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table).order_by(CHECKPOINTS.c.entries.desc())
            checkpoint = connection.execute(newest.limit(1)).one()
            since = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= checkpoint.entries)
            said = connection.scalars(since.order_by(ENTRIES.c.number)).all()
        fight = Fight.restore(checkpoint.save, books=self._books)
        is_newer = version_of(checkpoint.save) != fight.rulebook.version
        with suppress(Refusal, OutOfStep) if is_newer else nullcontext():  # newer rules may ask different questions
            for entry in said:
                fight.take(Entry.read(json.loads(entry)))
        if is_newer:
            self._replace_entries(table, fight, checkpoint.entries)
        return fight

    def _replace_entries(self, table: str, fight: Fight, first: int) -> None:
        """Replace the entries from `first` on by a checkpoint of the fight, after the rules have changed."""
        with self._scribe.transaction() as connection:
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first))
            connection.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table))
            connection.execute(insert(CHECKPOINTS).values(table_id=table, entries=_length(fight), save=fight.save()))

    def append(self, table: str, fight: Fight, known: int) -> None:
        """Write the entries of the fight after the first `known` ones.

        Raises `WriteConflict` if somebody else has written to the table.
        """
        self.start_append(table, fight, known).result()

    def start_append(self, table: str, fight: Fight, known: int) -> Future[None]:
        """The same, without waiting: returns a future."""
        said = fight.journal.entries[known:]
        if not said:
            nothing: Future[None] = Future()
            nothing.set_result(None)
            return nothing
        is_far = known // CHECKPOINT_INTERVAL != _length(fight) // CHECKPOINT_INTERVAL
        return self._scribe.submit(Page(table, known, said, fight.save() if is_far else None))

    # --- links

    def add_links(self, links: Sequence[tuple[Link, bytes]]) -> None:
        """Add links, each with the hash of its token."""
        with self._scribe.transaction() as connection:
            connection.execute(insert(LINKS), [link._asdict() | {"hash": hash} for link, hash in links])

    def add_link_if_free(self, link: Link, hash: bytes) -> bool:
        """Add the link unless an active one has the same seat and role; returns whether it was added."""
        held = LINKS.c.table_id == link.table_id, LINKS.c.seat == link.seat, LINKS.c.role == link.role
        with self._scribe.transaction() as connection:
            # insert first: it takes the write lock, which serialises concurrent claims
            connection.execute(insert(LINKS).values(link._asdict() | {"hash": hash}))
            others = select(LINKS.c.id).where(*held, LINKS.c.revoked_at.is_(None), LINKS.c.id != link.id)
            is_first = connection.execute(others).first() is None
            if not is_first:
                connection.execute(delete(LINKS).where(LINKS.c.id == link.id))
        return is_first

    def link(self, hash: bytes) -> Link | None:
        """The active link with this token hash, if any.

        Links are cached for a short time: a revocation in this process takes effect at once, one in another process
        after at most `LINK_CACHE_SECONDS`.
        """
        known_until, found = self._link_cache.get(hash, (0.0, None))
        if time.monotonic() < known_until:
            return found
        with self._engine.connect() as connection:
            known = select(LINKS).where(LINKS.c.hash == hash, LINKS.c.revoked_at.is_(None))
            row = connection.execute(known).first()
        if row is None:
            return None
        if len(self._link_cache) >= MOST_CACHED_LINKS:
            self._link_cache.clear()
        self._link_cache[hash] = time.monotonic() + LINK_CACHE_SECONDS, _link(row)
        return _link(row)

    def links(self, table: str | None) -> list[Link]:
        """The active links of a table."""
        with self._engine.connect() as connection:
            known = select(LINKS).where(LINKS.c.table_id == table, LINKS.c.revoked_at.is_(None))
            return [_link(row) for row in connection.execute(known.order_by(LINKS.c.made_at, LINKS.c.id))]

    def revoke(self, *links: str) -> None:
        """Revoke links."""
        with self._scribe.transaction() as connection:
            connection.execute(update(LINKS).where(LINKS.c.id.in_(links)).values(revoked_at=int(time.time())))
        self._link_cache.clear()


def _length(fight: Fight) -> int:
    return len(fight.journal.entries)


def _kept(row: Row[Any]) -> Kept:
    return Kept(**row._mapping)._replace(title=_title(row.title))


def _title(kept: str) -> str | Mapping[str, str]:
    """The title; a damaged one as it is, so that it spoils no list of tables."""
    with suppress(ValueError):
        title = json.loads(kept)
        if isinstance(title, str | dict):
            return title
    return kept


def _link(row: Row[Any]) -> Link:
    return Link(row.id, row.table_id, row.seat, row.role, row.made_at, row.revoked_at)
