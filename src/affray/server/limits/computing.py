"""Long computations: fair between seats, within a budget, stopped when nobody waits.  Start at `Computing`."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from contextlib import asynccontextmanager
from time import thread_time
from typing import Any, Final, TypeVar

from fastapi import Request

from affray.server.messages.problems import Problem

AT_ONCE: Final = 2
MOST_WAITING: Final = 8
"""How many computations of one seat may wait."""
Result = TypeVar("Result")


class Budget:
    """How much processor time a computation may take."""

    def __init__(self) -> None:
        self._is_cancelled = False
        self._until: float | None = None

    async def run(self, work: Callable[..., Result], *of: Any) -> Result:
        """Run `work` in a thread. If the caller is cancelled, it is stopped, and waited for."""
        done = asyncio.get_running_loop().run_in_executor(None, work, *of)
        try:
            await asyncio.wait([done])
        except asyncio.CancelledError:
            self._is_cancelled = True
            await asyncio.wait([done])
            done.exception()  # of no interest to anybody
            raise
        return done.result()

    def start(self, seconds: float) -> None:
        """Allow so many seconds from now on, in the thread that computes."""
        self._until = thread_time() + seconds

    def has_time(self) -> bool:
        """May the computation go on? Raises `Cancelled` if nobody waits for it any more."""
        if self._is_cancelled:
            raise Cancelled
        return self._until is None or thread_time() < self._until


class Cancelled(Exception):
    """Nobody waits for the result."""


class FairQueue:
    """At most `at_once` run, at most one for each key, and the keys take turns, however many wait for each."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._running: set[Hashable] = set()
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for a turn, and have it. Raises `Problem` if too many wait for this key."""
        mine = self._waiting.setdefault(key, deque())
        if len(mine) >= MOST_WAITING:
            raise Problem("too-fast")
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(begun)
        self._start()
        try:
            await begun
            yield
        finally:
            self._end(key, begun)

    def _start(self) -> None:
        """Give the free places to those whose keys have waited longest."""
        for key in [key for key in self._waiting if key not in self._running]:
            if not self._free:
                return
            mine = deque(each for each in self._waiting.pop(key) if not each.cancelled())
            if mine:
                self._free -= 1
                self._running.add(key)
                mine.popleft().set_result(None)
                self._go_behind(key, mine)

    def _end(self, key: Hashable, begun: asyncio.Future[None]) -> None:
        if begun.done() and not begun.cancelled():
            self._free += 1
            self._running.discard(key)
            self._go_behind(key, self._waiting.pop(key, deque()))
        self._start()

    def _go_behind(self, key: Hashable, mine: deque[asyncio.Future[None]]) -> None:
        if mine:
            self._waiting[key] = mine


class Computing:
    """The computations of a server."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._queue = FairQueue(at_once)

    async def run(
        self, request: Request, key: Hashable, work: Callable[[Budget], Coroutine[Any, Any, Result]]
    ) -> Result:
        """Do `work` when it is the key's turn. If the client leaves, it is stopped, and `Cancelled` raised."""
        doing = asyncio.create_task(self._do_in_turn(key, work))
        gone = asyncio.create_task(_disconnected(request))
        try:
            await asyncio.wait([doing, gone], return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            if not doing.done():
                doing.cancel()
                await asyncio.wait([doing])
        if doing.cancelled():
            raise Cancelled
        return doing.result()

    async def _do_in_turn(self, key: Hashable, work: Callable[[Budget], Coroutine[Any, Any, Result]]) -> Result:
        async with self._queue.turn(key):
            return await work(Budget())


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
