"""Opening the SQLite database, with durable commits.  Start at `open_database`."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK_TIMEOUT: Final = 10
"""How many seconds to wait for the write lock."""


def open_database(path: Path | str) -> Engine:
    """Open the database in a file and migrate it."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": LOCK_TIMEOUT})
    event.listen(engine, "connect", _prepare)
    with engine.begin() as connection:
        migrate(connection)
    return engine


def migrate(connection: Connection) -> None:
    """Run the pending migrations."""
    from alembic import command  # noqa: PLC0415 - slow to import
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare(connection: Any, _record: object) -> None:
    """WAL allows reads during a write; FULL makes every commit durable before it returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
