"""Tables in memory: the fight, its clients, and serialised writes.  Start at `Room`.

A lock serialises everything that happens at a table. Changes are written to the store before they are sent; each update
is composed once for every seat and language.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from pydantic_core import to_json

from affray.core.board import Field
from affray.core.errors import IllegalAnswer, Refusal, StaleAnswer
from affray.core.fight.fight import Fight
from affray.core.offers.deeds import PASS
from affray.core.seats.views import show_map
from affray.core.table.recorded import OpenQuestion
from affray.core.values import GM, PLAYERS
from affray.lang import language
from affray.minds import MINDS
from affray.server.chronicle import Chronicle
from affray.server.logs import LOG
from affray.server.problems import Problem
from affray.server.showing import Looks, show_view
from affray.store import DamagedTable, Kept, Store, StoreTrouble, WriteConflict
from affray.telling.tongue import Tongue

OUTBOX_SIZE: Final = 64
"""Maximum length of a client's outbox; a client that falls further behind is disconnected."""
TRIES: Final = 5
LOOP_BUDGET: Final = 0.02
"""How many seconds a table may block the event loop."""
SLOWNESS_DECAY: Final = 0.95
"""Decay of a table's recorded slowness: its minds may think long again."""
MOST_IDLE: Final = 100
"""How many tables without clients stay in memory."""
PATIENCE_AT_END: Final = 5
"""How many seconds the changes that are being made may take when the server stops."""

Key = tuple[str, str]
"""A seat and a language: all clients with the same key get the same updates."""
Result = TypeVar("Result")


WORKERS: Final = ThreadPoolExecutor(6, "table")
"""The thread pool: while some threads wait for the disk, the others go on."""


async def run_in_pool(work: Callable[..., Result], *of: Any) -> Result:
    """Run `work` in the thread pool. A caller that is cancelled waits for it all the same."""
    done = asyncio.get_running_loop().run_in_executor(WORKERS, work, *of)
    try:
        return await outcome_of(done)
    except asyncio.CancelledError:
        await asyncio.wait([done])
        raise


async def outcome_of(work: asyncio.Future[Result]) -> Result:
    """Wait for work that goes on if the caller is cancelled; unlike `asyncio.shield`, refusals are then not logged."""
    try:
        await asyncio.wait([work])
    except asyncio.CancelledError:
        work.add_done_callback(_log_defect)
        raise
    return work.result()


def _log_defect(done: asyncio.Future[Any]) -> None:
    """Log what broke after the caller had left."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, (Refusal, Problem, Busy, StoreTrouble)):
        LOG.error("a change broke something", exc_info=error)


class Busy(Exception):
    """Too many write conflicts on this table."""


class Update(NamedTuple):
    """A message to the clients of one seat and language: does it tell of new events, and what does the seat see?

    In `seen` the seconds that are left to answer are left out, since they alone are no reason to send it.
    """

    text: str
    is_news: bool
    seen: bytes


class Client:
    """A connected client: its link, seat and language, and its outbox."""

    def __init__(self, link: str, seat: str, lang: str) -> None:
        self.link = link
        self.seat = seat
        self.lang = lang
        self.outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX_SIZE)
        self.closed = asyncio.Event()
        self.is_revoked = False

    @property
    def key(self) -> Key:
        return self.seat, self.lang

    def send(self, text: str) -> None:
        """Queue a message. A client whose outbox is full is disconnected; it reconnects and resyncs."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.closed.set()

    def revoke(self) -> None:
        self.is_revoked = True
        self.closed.set()


class Room:
    """A table in memory. Serialises all writes to it."""

    def __init__(self, kept: Kept, store: Store) -> None:
        self.kept = kept
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self._store = store
        self._chronicles: dict[Key, Chronicle] = {}
        self._seen: dict[Key, bytes] = {}
        """What the clients of each key saw in the last update that they were sent."""
        self._opened: dict[str, float] = {}
        self._overdue: frozenset[str] = frozenset()
        self._timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[Any]] = set()
        self._slowness = LOOP_BUDGET
        self._reloads = 0
        self._before: Fight | None = None
        """The fight before the change that is being written."""
        self._is_careful = False
        """Has the disk failed lately?"""
        self.fight = self._load()
        self._map: tuple[object, Any] = (None, None)

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
        raise Busy

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
        self._start_countdowns()
        try:
            return result, self._updates(keys), written
        except Exception:
            written.result()
            self._before = None  # it is on disk, so it stays, though it cannot be told
            self._chronicles.clear()
            raise

    def _go_back(self) -> None:
        """Take back what could not be written. The logs are composed again, but not sent: no client has heard of it.

        As long as the disk fails, the next changes are told only after they have been written.
        """
        if self._before is None:
            return
        self.fight, self._before = self._before, None
        self._is_careful = True
        keys = [key for key in self._chronicles if key[0] in self.fight.state.seats]
        self._chronicles.clear()
        for key in keys:
            self._chronicle(key).update(self.fight.feeds[key[0]])

    def _reload(self) -> None:
        """Reload the fight after a write conflict; the logs are composed again."""
        self.fight = self._load()
        self._chronicles.clear()
        self._before = None
        self._reloads += 1

    async def answer(self, seat: str, text: str, to: int | None) -> str:
        """Answer for a seat. Once the players' time to agree is up, only the GM may answer."""

        def say(fight: Fight) -> str:
            at_table = fight.seat(seat)
            late = [at_table.feed.number(asked.id) for asked in at_table.questions if asked.id in self._overdue]
            if seat != GM and late and to in (None, *late):
                raise StaleAnswer(text, "closed", (), str(late[0]))
            return at_table.answer(text, to)

        return await self.change(say)

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
        self._start_countdowns()
        self._send(await run_in_pool(self._updates, keys) if keys else {})

    def _send(self, updates: dict[Key, Update]) -> None:
        """Send to each key what is new to it. What changed for others alone is not even sent: it would tell of them."""
        self._set_timer()
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
        seat, lang = key
        if seat not in self.fight.state.seats:
            raise IllegalAnswer(seat, "no-seat")
        tongue = Tongue(language(lang), self.fight.rulebook.name)
        chronicle = self._chronicle(key)
        feed = self.fight.feeds[seat]
        since = chronicle.heard if heard is None else heard
        since = feed.back_from(since if 0 <= since <= len(feed) else 0)
        is_next = since == chronicle.heard
        news = chronicle.update(feed)
        view = show_view(self.fight, seat, tongue, self.looks()) | {"map": self._shown_map()}
        update = {
            "type": "update",
            "since": since,
            "heard": len(feed),
            "events": news if is_next else feed.items(since),
            "log": chronicle.since(since),
            "view": view,
        }
        timeless = view | {"questions": [asked | {"seconds": None} for asked in view["questions"]]}
        return Update(to_json(update).decode(), since < len(feed), to_json(timeless))

    def _chronicle(self, key: Key) -> Chronicle:
        if key not in self._chronicles:
            self._chronicles[key] = Chronicle(Tongue(language(key[1]), self.fight.rulebook.name))
        return self._chronicles[key]

    def _shown_map(self) -> Any:
        """The map, cached until it changes."""
        board = self.fight.state.board if isinstance(self.fight.state, Field) else None
        if self._map[0] is not board:
            self._map = board, show_map(self.fight.state)
        return self._map[1]

    def looks(self) -> Looks:
        connected = frozenset(client.seat for client in self.clients)
        return Looks(self.kept, self.seconds_left(), connected, self._overdue)

    # --- the countdown

    def seconds_left(self) -> dict[str, int]:
        """The time left to answer, for each question with a countdown."""
        now = monotonic()
        return {id: max(0, ceil(opened + self.kept.countdown - now)) for id, opened in self._opened.items()}

    def _start_countdowns(self) -> None:
        """Start the countdown of new questions."""
        now = monotonic()
        waits = [asked for asked in self.fight.questions if self.kept.countdown]
        counted = [asked.id for asked in waits if is_reaction(asked) or is_debated(asked)]
        self._opened = {id: self._opened.get(id, now) for id in counted}
        self._overdue &= frozenset(counted)

    def _set_timer(self) -> None:
        """Set the timer to the first countdown that expires."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        running = [opened for id, opened in self._opened.items() if id not in self._overdue]
        if running:
            wait = min(running) + self.kept.countdown - monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(0, wait), self._on_timer)

    def _on_timer(self) -> None:
        self._start_task(self._time_out())

    def _start_task(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start a background task and keep a reference to it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _time_out(self) -> None:
        """Pass for those who have not answered; what the players did not agree on goes to the GM.  ds.order.timer"""
        due = monotonic() - self.kept.countdown
        late = [id for id, opened in self._opened.items() if opened <= due]

        def pass_for_them(fight: Fight) -> None:
            for asked in [one for one in fight.questions if one.id in late]:
                if is_debated(asked):
                    self._overdue |= {asked.id}
                elif asked.id in [one.id for one in fight.questions]:  # not closed by the answer before
                    fight.time_out(asked.id)

        with suppress(Refusal, Busy, StoreTrouble):
            await self.change(pass_for_them)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def is_reaction(asked: OpenQuestion) -> bool:
    """Is this a question that can be passed, and so need not be waited for?"""
    return asked.kind != "turn" and PASS in asked.options


def is_debated(asked: OpenQuestion) -> bool:
    """Must the players agree on an answer, without an option to pass?"""
    return asked.seat == PLAYERS and PASS not in asked.options


def _snapshot(fight: Fight) -> Fight:
    twin = fight.copy()
    twin.run(twin.checkpoints)
    return twin


class Rooms:
    """All tables in memory, loaded on demand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._damaged: dict[str, DamagedTable] = {}
        """Tables that could not be read: they stay closed until the server is started again."""

    async def find(self, table: str) -> Room | None:
        """The table, if it exists. Raises `DamagedTable`."""
        if table in self._damaged:
            raise self._damaged[table]
        if table in self._rooms:
            self._rooms[table] = self._rooms.pop(table)  # keep the dict in LRU order
            return self._rooms[table]
        async with self._reading.setdefault(table, asyncio.Lock()):
            if table not in self._rooms:
                kept = await asyncio.to_thread(self.store.find, table)
                if kept is None:
                    return None
                self._rooms[table] = await self._open(kept)
                self._evict_idle()
        self._reading.pop(table, None)
        return self._rooms[table]

    async def _open(self, kept: Kept) -> Room:
        try:
            return await asyncio.to_thread(Room, kept, self.store)
        except DamagedTable as error:
            self._damaged[kept.id] = error
            LOG.error("a table cannot be read", exc_info=error.__cause__)
            raise

    def forget(self, table: str) -> None:
        room = self._rooms.pop(table, None)
        if room is not None:
            room.close()
            for client in room.clients:
                client.revoke()

    async def close(self) -> None:
        """Stop the countdowns, and wait for the changes that are being made."""
        for room in self._rooms.values():
            room.close()
        tasks = [task for room in self._rooms.values() for task in room.tasks]
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE_AT_END)

    def _evict_idle(self) -> None:
        """Evict the least recently used tables without clients."""
        idle = [id for id, room in self._rooms.items() if not room.clients and not room.lock.locked()]
        for id in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.forget(id)
