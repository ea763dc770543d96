"""The database schema.  `migrations/` creates it; a test checks that the two agree."""

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("made_at", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("countdown", Integer, nullable=False),
    Column("players_undo", Boolean, nullable=False),
)
"""Properties of a table other than its fight; none of them affects the rules."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("said_at", Integer, nullable=False),
)
"""The journals. Append-only; the primary key detects concurrent writers."""

CHECKPOINTS: Final = Table(
    "checkpoints",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, primary_key=True, autoincrement=False),
    Column("save", Text, nullable=False),
)
"""Saves of a fight after so many entries: the initial one and the latest."""

LINKS: Final = Table(
    "links",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", String(32), nullable=False),
    Column("role", String(16), nullable=False),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("made_at", Integer, nullable=False),
    Column("revoked_at", Integer),
    Index("links_of_a_table", "table_id"),
)
"""Access links: the hashes of tokens, never the tokens."""
