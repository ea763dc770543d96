"""A table in memory: the fight, its clients, and serialised writes.  Start at `Room`.

A lock serialises everything that happens at a table. Changes are written to the store before they are sent; each update
is composed once for every seat and language.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar

from affray.core.errors import Refusal, StaleAnswer
from affray.core.fight.fight import Fight
from affray.core.table.journal import FREE_DEED, OBJECTION
from affray.core.values import GM
from affray.minds import MINDS
from affray.server.messages.problems import Problem
from affray.server.rooms.clients import Client
from affray.server.rooms.countdown import Countdown
from affray.server.rooms.pool import outcome_of, run_in_pool
from affray.server.rooms.updates import Composer, Key, Update
from affray.server.views.seat_view import Looks
from affray.store import Kept, Store, StoreTrouble, WriteConflict

TRIES: Final = 5
"""How often a change is made again after a write conflict."""
LOOP_BUDGET: Final = 0.02
"""How many seconds a table may block the event loop."""
SLOWNESS_DECAY: Final = 0.95
"""Decay of a table's recorded slowness: its minds may think long again."""

Result = TypeVar("Result")


class Room:
    """A table in memory. Serialises all writes to it."""

    def __init__(self, kept: Kept, store: Store) -> None:
        self.kept = kept
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self._store = store
        self.countdown = Countdown(kept.countdown, self._on_expiry)
        self._composer = Composer()
        self._seen: dict[Key, bytes] = {}
        """What the clients of each key saw in the last update that they were sent."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self._slowness = LOOP_BUDGET
        self._reloads = 0
        self._before: Fight | None = None
        """The fight before the change that is being written."""
        self._is_careful = False
        """Has the disk failed lately?"""
        self.fight = self._load()

    def _load(self) -> Fight:
        """Load the fight, let its minds answer, and store their answers; they wait if these cannot be stored."""
        fight = self._store.read(self.kept.id)
        minds = {name: make(self.kept.id) for name, make in MINDS.items()}
        before = fight.copy()
        try:
            fight.let_play(minds)
            self._store.append(self.kept.id, fight, len(before.journal.entries))
        except (WriteConflict, StoreTrouble):
            fight = before
            fight.minds = minds
        return fight

    # --- changing

    async def change(self, act: Callable[[Fight], Result]) -> Result:
        """Apply `act` to the fight. When this returns, it is on disk and the updates are queued.

        It completes even if the caller disconnects.
        """
        return await outcome_of(self._start_task(self._change_locked(act)))

    async def _change_locked(self, act: Callable[[Fight], Result]) -> Result:
        async with self.lock:
            reloads = self._reloads
            try:
                return await self._change_with_retries(act)
            except Exception:
                if self._reloads != reloads:
                    await self._broadcast(self._keys())
                raise

    async def _change_with_retries(self, act: Callable[[Fight], Result]) -> Result:
        result: Result
        for _ in range(TRIES):
            try:
                result, texts, written = await self._run(self._apply, act, self._keys())
                await asyncio.wrap_future(written)
            except WriteConflict:
                await run_in_pool(self._reload)
            except Exception:
                await run_in_pool(self._go_back)
                raise
            else:
                self._before = None
                self._is_careful = False
                self._send(texts)
                return result
        raise Problem("busy")

    async def _run(self, work: Callable[..., Result], *of: Any) -> Result:
        """Run `work` in the event loop if this table has been fast, else in the thread pool."""
        began = monotonic()
        is_fast = self._slowness < LOOP_BUDGET and not self._is_careful
        try:
            return work(*of) if is_fast else await run_in_pool(work, *of)
        finally:
            self._slowness = max(monotonic() - began, SLOWNESS_DECAY * self._slowness)

    def _apply(self, act: Callable[[Fight], Result], keys: set[Key]) -> tuple[Result, dict[Key, Update], Future[None]]:
        """Apply `act`, start writing, and compose the updates meanwhile; they are sent once it is on disk.

        If `act` fails, the fight is as before: a copy is cheap, reading it again is not.
        """
        self.fight.absent = self._absent()
        before = self.fight.copy()
        try:
            result = act(self.fight)
            written = self._store.start_append(self.kept.id, self.fight, len(before.journal.entries))
            if self._is_careful:
                written.result()
        except Exception:
            self.fight = before
            raise
        self._before = before
        self.countdown.start(self.fight)
        try:
            return result, self._updates(keys), written
        except Exception:
            written.result()
            self._before = None  # it is on disk, so it stays, though it cannot be told
            self._composer.forget()
            raise

    def _go_back(self) -> None:
        """Take back what could not be written.

        As long as the disk fails, the next changes are told only after they have been written.
        """
        if self._before is None:
            return
        self.fight, self._before = self._before, None
        self._is_careful = True
        self._composer.go_back_to(self.fight)

    def _reload(self) -> None:
        """Reload the fight after a write conflict; the logs are composed again."""
        self.fight = self._load()
        self._composer.forget()
        self._before = None
        self._reloads += 1

    async def answer(self, seat: str, text: str, to: int | None, said: str = "") -> str:
        """Answer for a seat, or say `wait` or `withdraw`. Once the players' time to agree is up, only the GM may."""

        def say(fight: Fight) -> str:
            at_table = fight.seat(seat)
            late = [
                at_table.feed.number(asked.id) for asked in at_table.questions if asked.id in self.countdown.overdue
            ]
            if seat != GM and late and to in (None, *late):
                raise StaleAnswer(text, "closed", (), str(late[0]))
            if not said:
                return at_table.answer(text, to)
            (at_table.wait if said == OBJECTION else at_table.withdraw)(to)
            return said

        return await self.change(say)

    async def act(self, seat: str, text: str) -> str:
        """Do a free deed for a seat."""

        def do(fight: Fight) -> str:
            fight.seat(seat).act(text)
            return FREE_DEED

        return await self.change(do)

    async def look(self, see: Callable[[Fight], Result]) -> Result:
        """Read from the fight, under the lock."""
        async with self.lock:
            return await run_in_pool(see, self.fight)

    async def snapshot(self) -> Fight:
        """A copy of the fight for long computations outside the lock."""
        return await self.look(_snapshot)

    async def arrange(self, **facts: Any) -> None:
        """Change properties of the table other than its fight."""
        await asyncio.to_thread(self._store.change, self.kept.id, **facts)
        self.kept = self.kept._replace(**facts)
        self.countdown.seconds = self.kept.countdown
        await self.refresh()

    async def refresh(self, seats: Iterable[str] | None = None) -> None:
        """Send the current view to everybody, or to some seats."""
        async with self.lock:
            await self._broadcast({key for key in self._keys() if seats is None or key[0] in seats})

    # --- telling

    async def join(self, client: Client, heard: int) -> None:
        """Add a client: send what it missed, and every update from now on."""
        async with self.lock:
            update = await run_in_pool(self._compose, client.key, heard)
            client.send(update.text)
            self._seen[client.key] = update.seen
            self.clients.add(client)
        await self.refresh([GM])

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        await self.refresh([GM])

    def _keys(self) -> set[Key]:
        return {client.key for client in self.clients}

    async def _broadcast(self, keys: set[Key]) -> None:
        self.fight.absent = self._absent()
        self.countdown.start(self.fight)
        self._send(await run_in_pool(self._updates, keys) if keys else {})

    def _send(self, updates: dict[Key, Update]) -> None:
        """Send to each key what is new to it. What changed for others alone is not even sent: it would tell of them."""
        self.countdown.set_timer()
        new = {key: update for key, update in updates.items() if update.is_news or update.seen != self._seen.get(key)}
        self._seen.update({key: update.seen for key, update in new.items()})
        for client in self.clients:
            if client.key in new:
                client.send(new[client.key].text)

    def _updates(self, keys: set[Key]) -> dict[Key, Update]:
        """The update for each key; clients of removed seats are disconnected."""
        seated = [key for key in keys if key[0] in self.fight.state.seats]
        for client in [client for client in self.clients if client.key in keys - {*seated}]:
            client.revoke()
        return {key: self._compose(key) for key in seated}

    def update(self, key: Key, heard: int | None = None) -> str:
        """The update for a client that has received `heard` events; by default, since the last update."""
        return self._compose(key, heard).text

    def _compose(self, key: Key, heard: int | None = None) -> Update:
        return self._composer.compose(self.fight, key, self.looks(), heard)

    def looks(self) -> Looks:
        connected = frozenset(client.seat for client in self.clients)
        timed = self.countdown
        return Looks(self.kept, timed.seconds_left(), timed.seconds_to_object(), connected, timed.overdue)

    def _absent(self) -> frozenset[str]:
        """The players who are not connected."""
        return frozenset(self.fight.state.player_seats()) - {client.seat for client in self.clients}

    # --- the countdown

    def _on_expiry(self) -> None:
        self._start_task(self._time_out())

    def _start_task(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start a background task and keep a reference to it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _time_out(self) -> None:
        with suppress(Refusal, Problem, StoreTrouble):
            await self.change(self.countdown.run_out)

    def close(self) -> None:
        self.countdown.stop_timer()


def _snapshot(fight: Fight) -> Fight:
    twin = fight.copy()
    twin.run(twin.checkpoints)
    return twin
