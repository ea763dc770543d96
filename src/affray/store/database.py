"""Opening the database: SQLite that has written what it says it has written.  Start at `open_database`."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 10
"""How many seconds one waits for another who is writing."""


def open_database(path: Path | str) -> Engine:
    """The database in a file, brought up to date."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", _prepare)
    with engine.begin() as connection:
        bring_up_to_date(connection)
    return engine


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    from alembic import command  # noqa: PLC0415 - takes a while to read
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare(connection: Any, _record: object) -> None:
    """WAL lets readers read while one writes; FULL has every commit on the disk before it returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
