"""Stopping by a signal: the store is closed before the process ends.  Start at `ClosingServer`."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from affray.store import Store


class ClosingServer(uvicorn.Server):
    """A server that closes its store when it stops.

    When it is done, Uvicorn raises the signal that stopped it once more, and most signals end the process there: what
    stands behind `run` is never reached.
    """

    def __init__(self, config: uvicorn.Config, store: Store) -> None:
        super().__init__(config)
        self._store = store

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals(), self._capture_hangup():
            try:
                yield
            finally:
                self._store.close()

    @contextmanager
    def _capture_hangup(self) -> Iterator[None]:
        """Stop in the same way when the terminal is closed."""
        if not hasattr(signal, "SIGHUP") or threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGHUP, self.handle_exit)
        try:
            yield
        finally:
            signal.signal(signal.SIGHUP, before)
