"""Opening the SQLite database, with durable commits.  Start at `open_database`."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext

from affray.store.troubles import NEWER, StoreTrouble, trouble_of, troubles

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK_TIMEOUT: Final = 10
"""How many seconds to wait for the write lock."""


def open_database(path: Path | str) -> Engine:
    """Open the database in a file and migrate it. What is wrong with the file, now or later, is a `StoreTrouble`."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": LOCK_TIMEOUT})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        with troubles(path):
            _prepare(connection)

    @event.listens_for(engine, "handle_error")
    def tell(context: ExceptionContext) -> None:
        trouble = trouble_of(context.original_exception, path)
        if trouble is not None:
            raise trouble from context.original_exception

    try:
        with troubles(path), engine.begin() as connection:
            migrate(connection)
    except Exception:
        engine.dispose()
        raise
    return engine


def migrate(connection: Connection) -> None:
    """Run the pending migrations."""
    from alembic import command  # noqa: PLC0415 - slow to import
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # it has been migrated further than this version knows
        raise StoreTrouble(NEWER, connection.engine.url.database or "") from error


def _prepare(connection: Any) -> None:
    """WAL allows reads during a write; FULL makes every commit durable before it returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
