"""The server's log: what broke and where, never what players wrote.  Start at `keep_private`.

The message of an exception may quote an answer, and so may the `repr` of a task that failed with it. So an exception is
logged by its type and its frames; a connection that was cut is worth one line.
"""

import asyncio
import logging
import traceback
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

from affray.store import DamagedTable, StoreTrouble, TableWithoutRulebook
from affray.telling.tongue import Tongue

LOGGERS: Final = ("uvicorn.error", "asyncio")
LOG: Final = logging.getLogger("uvicorn.error")
SILENCE: Final = 60.0
MOST_NOTICES: Final = 100
CUT: Final = (OSError, EOFError, UnicodeError)
"""Exceptions of a connection that was lost, or that sent no text."""


def keep_private(loop: asyncio.AbstractEventLoop) -> None:
    """Log no players' words from now on: neither by the loggers of the server nor by those of the event loop."""
    for name in LOGGERS:
        logging.getLogger(name).addFilter(WITHOUT_WORDS)
    loop.set_exception_handler(_log_failure)


class Notices:
    """Lines for the host, in the host's language, each at most once in `SILENCE` seconds."""

    def __init__(self, tongue: Tongue) -> None:
        self.lang = tongue.language.code
        self._tongue = tongue
        self._told_at: dict[str, float] = {}

    def tell(self, part: str, **facts: str | int) -> None:
        """Log a message of `server-log`."""
        line = self._tongue.say("server-log", part, **facts)
        if monotonic() - self._told_at.get(line, -SILENCE) >= SILENCE:
            self._told_at = {line: monotonic(), **dict([*self._told_at.items()][:MOST_NOTICES])}
            LOG.error(line)

    def tell_trouble(self, trouble: StoreTrouble | DamagedTable) -> None:
        """Log what is wrong with the file of tables."""
        if isinstance(trouble, TableWithoutRulebook):
            self.tell("no-rulebook", table=trouble.table, rulebook=trouble.rulebook)
        elif isinstance(trouble, DamagedTable):
            self.tell("damaged-table", table=trouble.table)
        else:
            self.tell(trouble.kind, file=trouble.file, why=trouble.why)


class _WithoutWords(logging.Filter):
    """Replaces the text of an exception by its type and its frames; lets a warning pass once in `SILENCE` seconds.

    Anybody can provoke a warning, by a request that is none.
    """

    def __init__(self) -> None:
        super().__init__()
        self._warned_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno == logging.WARNING and record.exc_info is None:
            before = self._warned_at.get(record.msg, -SILENCE)
            self._warned_at[record.msg] = monotonic()
            return monotonic() - before >= SILENCE
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            record.msg, record.args = f"{record.getMessage().strip()} ({type(error).__name__})", None
            record.exc_info = None
            record.exc_text = None if isinstance(error, CUT) else _frames(error)
        return True


WITHOUT_WORDS: Final = _WithoutWords()


def _log_failure(_loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
    """Log what the event loop reports, without the tasks and messages that it would add."""
    error = context.get("exception")
    LOG.error(str(context["message"]), exc_info=error)


def _frames(error: BaseException) -> str:
    return "".join(traceback.format_tb(error.__traceback__)).rstrip()
