"""The clients of a table, each with an outbox.  Start at `Client`."""

import asyncio
from typing import Final

from affray.server.rooms.updates import Key

OUTBOX_SIZE: Final = 64
"""Maximum length of a client's outbox; a client that falls further behind is disconnected."""


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
