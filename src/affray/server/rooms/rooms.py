"""All tables in memory: found, loaded, evicted.  Start at `Rooms.find`."""

import asyncio
from typing import Final

from affray.server.logs import LOG
from affray.server.rooms.room import Room
from affray.store import DamagedTable, Kept, Store

MOST_IDLE: Final = 100
"""How many tables without clients stay in memory."""
PATIENCE_AT_END: Final = 5
"""How many seconds the changes that are being made may take when the server stops."""


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
