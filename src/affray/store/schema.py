"""The tables of the database.  `migrations/` brings a database to this; a test sees to it that the two agree."""

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
"""What is so about a table beside its fight: nothing of it is part of the rules."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("said_at", Integer, nullable=False),
)
"""The journals. Nothing here is ever changed; the number is what two writers cannot both have."""

CHECKPOINTS: Final = Table(
    "checkpoints",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, primary_key=True, autoincrement=False),
    Column("save", Text, nullable=False),
)
"""A fight saved after so many entries: how it began, and how it stood last."""

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
"""Who may come in: the hashes of tokens, never the tokens."""
