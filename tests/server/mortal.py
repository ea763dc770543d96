"""A server in its own process that can be killed; modules are imported once, so that it restarts quickly."""

import multiprocessing
import os
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from affray.server import serving

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.mortal", "uvicorn", "alembic.command", "affray.content.books"])


class Mortal:
    """`affray serve` on its own port; `base` and the host's token change with every restart."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: multiprocessing.process.BaseProcess | None = None
        self.base = ""
        self.host = ""

    def __enter__(self) -> Self:
        self.rise()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.die()

    def rise(self) -> None:
        ours, theirs = CONTEXT.Pipe(duplex=False)
        self._process = CONTEXT.Process(target=_live, args=(self._folder, theirs), daemon=True)
        self._process.start()
        theirs.close()
        assert ours.poll(60)
        self.base, self.host = ours.recv()
        ours.close()
        for _ in range(500):
            try:
                httpx.get(self.base, timeout=20)
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError("it does not rise")

    def stop(self, by: signal.Signals) -> None:
        """Stop the process as a person or the system would."""
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, by)
        self._process.join(20)
        assert self._process.exitcode is not None

    def die(self) -> None:
        """Kill the process with SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.join(20)
            self._process.close()
            self._process = None


def _live(folder: Path, told: Connection) -> None:
    store = serving.open_store(folder)
    listener = serving.listen("127.0.0.1", 0)
    base = serving.address("127.0.0.1", listener.getsockname()[1])
    told.send((base, serving.open_doors(store, base, "en", demo=False).host.partition("#")[2]))
    serving.serve(store, listener)
