"""Tables in play: the fight in memory, those who watch it, and the one door through which it changes.  Start at `Room`.

All that happens at one table happens one after the other. Whatever changes it is written to the store before anybody
hears of it; then each seat's news is made once for every language in which somebody reads it.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Any, Final, TypeVar

from pydantic_core import to_json

from affray.core.board import Field
from affray.core.deeds import PASS
from affray.core.errors import IllegalAnswer, Refusal, StaleAnswer
from affray.core.fight import Fight
from affray.core.recorded import OpenQuestion
from affray.core.values import GM, PLAYERS
from affray.core.views import show_map
from affray.lang import language
from affray.minds import MINDS
from affray.server.chronicle import Chronicle
from affray.server.showing import Looks, show_view
from affray.store import Kept, Overtaken, Store
from affray.telling.tongue import Tongue

MOST_WAITING: Final = 64
"""So many messages may wait for one who does not read; then the line is cut."""
TRIES: Final = 5
QUICK: Final = 0.02
"""So many seconds the loop that reads and sends may work for a table."""
PATIENCE: Final = 0.95
"""How slowly it is forgotten that a table was slow: minds there may think long again."""
MOST_IDLE: Final = 100
"""So many tables that nobody looks at are kept in memory."""

Key = tuple[str, str]
"""A seat and a language: all who read so get the same."""
Result = TypeVar("Result")


WORKERS: Final = ThreadPoolExecutor(6, "table")
"""While some wait for the disk, the others go on."""


async def at_work(work: Callable[..., Result], *of: Any) -> Result:
    """Have something done beside the loop that reads and sends. It is done to its end even if nobody waits."""
    done = asyncio.get_running_loop().run_in_executor(WORKERS, work, *of)
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait([done])
        raise


class Busy(Exception):
    """Others write to this table all the time."""


class Client:
    """One who reads: by which link, from which seat, in which language, and what is waiting to be sent."""

    def __init__(self, link: str, seat: str, lang: str) -> None:
        self.link = link
        self.seat = seat
        self.lang = lang
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.is_cut = asyncio.Event()
        self.is_revoked = False

    @property
    def key(self) -> Key:
        return self.seat, self.lang

    def send(self, text: str) -> None:
        """Have something sent; one who has not read for so long is cut off, and asks again for what it missed."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.is_cut.set()

    def show_out(self) -> None:
        self.is_revoked = True
        self.is_cut.set()


class Room:
    """One table in play."""

    def __init__(self, kept: Kept, store: Store) -> None:
        self.kept = kept
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self._store = store
        self._chronicles: dict[Key, Chronicle] = {}
        self._opened: dict[str, float] = {}
        self._overdue: frozenset[str] = frozenset()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._took = QUICK
        self.fight = self._read()
        self._map: tuple[object, Any] = (None, None)

    def _read(self) -> Fight:
        """The fight as it is kept; what minds have to say to it is kept too."""
        fight = self._store.read(self.kept.id)
        known = len(fight.journal.entries)
        fight.let_play({name: make(self.kept.id) for name, make in MINDS.items()})
        with suppress(Overtaken):
            self._store.append(self.kept.id, fight, known)
        return fight

    # --- changing

    async def change(self, act: Callable[[Fight], Result]) -> Result:
        """Let something be said at the table. When this returns it is on the disk, and the news is on its way.

        It is done to its end, and everybody is told, even if the one who said it has gone away.
        """
        return await asyncio.shield(self._begin(self._change_alone(act)))

    async def _change_alone(self, act: Callable[[Fight], Result]) -> Result:
        async with self.lock:
            before = self.fight
            try:
                return await self._try_to_change(act)
            except Exception:
                if self.fight is not before:  # it was read again, and others had written there
                    await self._spread(self._keys())
                raise

    async def _try_to_change(self, act: Callable[[Fight], Result]) -> Result:
        result: Result
        for _ in range(TRIES):
            try:
                result, texts, written = await self._work(self._change_and_tell, act, self._keys())
                await asyncio.wrap_future(written)
            except Overtaken:
                await at_work(self._read_again)
            except Exception as error:
                if not isinstance(error, Refusal):
                    await at_work(self._read_again)
                raise
            else:
                self._send(texts)
                return result
        raise Busy

    async def _work(self, work: Callable[..., Result], *of: Any) -> Result:
        """Have something done: at a table where all is quick at once, else beside the loop that reads and sends."""
        began = monotonic()
        try:
            return work(*of) if self._took < QUICK else await at_work(work, *of)
        finally:
            self._took = max(monotonic() - began, PATIENCE * self._took)

    def _change_and_tell(
        self, act: Callable[[Fight], Result], keys: set[Key]
    ) -> tuple[Result, dict[Key, str], Future[None]]:
        """Do it, have it written down, and meanwhile say what is new: nobody hears of it before it is on the disk."""
        known = len(self.fight.journal.entries)
        result = act(self.fight)
        written = self._store.begin_to_append(self.kept.id, self.fight, known)
        self._count()
        return result, self._news(keys), written

    def _read_again(self) -> None:
        """Take the fight as others have written it; whatever was told of it here is told anew."""
        self.fight = self._read()
        self._chronicles.clear()

    async def answer(self, seat: str, text: str, to: int | None) -> str:
        """Let a seat answer; what the players have argued about for too long is the GM's alone."""

        def say(fight: Fight) -> str:
            at_table = fight.seat(seat)
            late = [at_table.feed.number(asked.id) for asked in at_table.questions if asked.id in self._overdue]
            if seat != GM and late and to in (None, *late):
                raise StaleAnswer(text, "closed", (), str(late[0]))
            return at_table.answer(text, to)

        return await self.change(say)

    async def look(self, see: Callable[[Fight], Result]) -> Result:
        """Read something off the table."""
        async with self.lock:
            return await at_work(see, self.fight)

    async def twin(self) -> Fight:
        """The same fight once more, for long thoughts: nothing that happens at the table disturbs it."""
        return await self.look(_twin)

    async def arrange(self, **facts: Any) -> None:
        """Change what is so about the table beside its fight."""
        await asyncio.to_thread(self._store.change, self.kept.id, **facts)
        self.kept = self.kept._replace(**facts)
        await self.refresh()

    async def refresh(self, seats: Iterable[str] | None = None) -> None:
        """Send everybody, or some, how things stand, though nothing was said."""
        async with self.lock:
            await self._spread({key for key in self._keys() if seats is None or key[0] in seats})

    # --- telling

    async def join(self, client: Client, heard: int) -> None:
        """Sit down: all that was missed, and from then on everything."""
        async with self.lock:
            client.send(await at_work(self.update, client.key, heard))
            self.clients.add(client)
        await self.refresh([GM])

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        await self.refresh([GM])

    def _keys(self) -> set[Key]:
        return {client.key for client in self.clients}

    async def _spread(self, keys: set[Key]) -> None:
        self._count()
        self._send(await at_work(self._news, keys) if keys else {})

    def _send(self, texts: dict[Key, str]) -> None:
        self._wind_up()
        for client in self.clients:
            if client.key in texts:
                client.send(texts[client.key])

    def _news(self, keys: set[Key]) -> dict[Key, str]:
        """What is new for each; a seat that was taken away hears nothing more."""
        seated = [key for key in keys if key[0] in self.fight.state.seats]
        for client in [client for client in self.clients if client.key in keys - {*seated}]:
            client.show_out()
        return {key: self.update(key) for key in seated}

    def update(self, key: Key, heard: int | None = None) -> str:
        """What one who has heard so much is sent; without a number, what is new since the last time."""
        seat, lang = key
        if seat not in self.fight.state.seats:
            raise IllegalAnswer(seat, "no-seat")
        tongue = Tongue(language(lang), self.fight.rulebook.name)
        chronicle = self._chronicles.setdefault(key, Chronicle(tongue))
        feed = self.fight.feeds[seat]
        since = chronicle.heard if heard is None else heard
        since = since if 0 <= since <= len(feed) else 0
        is_next = since == chronicle.heard
        news = chronicle.go_on(feed)
        update = {
            "type": "update",
            "since": since,
            "heard": len(feed),
            "events": news if is_next else feed.items(since),
            "log": chronicle.since(since),
            "view": show_view(self.fight, seat, tongue, self.looks()) | {"map": self._shown_map()},
        }
        return to_json(update).decode()

    def _shown_map(self) -> Any:
        """The map, worked out anew only when it is another."""
        board = self.fight.state.board if isinstance(self.fight.state, Field) else None
        if self._map[0] is not board:
            self._map = board, show_map(self.fight.state)
        return self._map[1]

    def looks(self) -> Looks:
        connected = frozenset(client.seat for client in self.clients)
        return Looks(self.kept, self.seconds_left(), connected, self._overdue)

    # --- the countdown

    def seconds_left(self) -> dict[str, int]:
        """How long there is to answer, for each question that does not wait for ever."""
        now = monotonic()
        return {id: max(0, ceil(opened + self.kept.countdown - now)) for id, opened in self._opened.items()}

    def _count(self) -> None:
        """Begin to count for new questions."""
        now = monotonic()
        waits = [asked for asked in self.fight.questions if self.kept.countdown]
        counted = [asked.id for asked in waits if is_reaction(asked) or is_debated(asked)]
        self._opened = {id: self._opened.get(id, now) for id in counted}
        self._overdue &= frozenset(counted)

    def _wind_up(self) -> None:
        """Set the clock to the first that runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        running = [opened for id, opened in self._opened.items() if id not in self._overdue]
        if running:
            wait = min(running) + self.kept.countdown - monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(0, wait), self._ring)

    def _ring(self) -> None:
        self._begin(self._time_out())

    def _begin(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Have something done beside whatever else is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _time_out(self) -> None:
        """Pass for those who have not answered; what the players could not agree upon is the GM's.  ds.order.timer"""
        due = monotonic() - self.kept.countdown
        late = [id for id, opened in self._opened.items() if opened <= due]

        def pass_for_them(fight: Fight) -> None:
            for asked in [one for one in fight.questions if one.id in late]:
                if is_debated(asked):
                    self._overdue |= {asked.id}
                else:
                    fight.time_out(asked.id)

        with suppress(Refusal, Busy):
            await self.change(pass_for_them)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def is_reaction(asked: OpenQuestion) -> bool:
    """May the question be passed, so that nobody need wait for it?"""
    return asked.kind != "turn" and PASS in asked.options


def is_debated(asked: OpenQuestion) -> bool:
    """Must the players agree on something, so that nobody can pass?"""
    return asked.seat == PLAYERS and PASS not in asked.options


def _twin(fight: Fight) -> Fight:
    twin = fight.copy()
    twin.run(twin.checkpoints)
    return twin


class Rooms:
    """All tables in play, each read when somebody comes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._reading: dict[str, asyncio.Lock] = {}

    async def find(self, table: str) -> Room | None:
        """The table, if there is one."""
        if table in self._rooms:
            self._rooms[table] = self._rooms.pop(table)  # the newest is the last
            return self._rooms[table]
        async with self._reading.setdefault(table, asyncio.Lock()):
            if table not in self._rooms:
                kept = await asyncio.to_thread(self.store.find, table)
                if kept is None:
                    return None
                self._rooms[table] = await asyncio.to_thread(Room, kept, self.store)
                self._clear()
        self._reading.pop(table, None)
        return self._rooms[table]

    def forget(self, table: str) -> None:
        room = self._rooms.pop(table, None)
        if room is not None:
            room.close()
            for client in room.clients:
                client.show_out()

    def close(self) -> None:
        for room in self._rooms.values():
            room.close()

    def _clear(self) -> None:
        """Put away those that nobody has looked at for longest."""
        idle = [id for id, room in self._rooms.items() if not room.clients and not room.lock.locked()]
        for id in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.forget(id)
