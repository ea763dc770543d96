"""Connections: how many there may be, how large the head of a request is, how long anybody may take.

Start at `bounded_http`. Whoever goes too far gets a short answer and is cut off before the application hears of them.
"""

import asyncio
import json
import sys
from typing import Any, Final

from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from affray.server.logs import Notices
from affray.server.messages.languages import tongue_for
from affray.server.messages.problems import PAUSE, TYPE, Problem

MOST_HEAD: Final = 32 * 1024
"""How many bytes the request line and the headers of a request may have."""
SLICE: Final = 16 * 1024
"""How much is parsed at once, so that a head is noticed to be too large."""
HEAD_SECONDS = 10.0
"""How long a client may take to send the head of a request, from the moment when it connects."""
BODY_SECONDS = 30.0
WRITE_SECONDS = 30.0
"""How long a client may leave what it is sent unread."""
LINGER: Final = 1.0
"""How long a client that was refused may read why."""
MOST_CONNECTIONS: Final = 2000
SPARE: Final = 100
"""How many more connections are told that there are too many; beyond, they are cut off without a word."""
RESERVED_FILES: Final = 256
"""Files that the server opens for anything but connections, and the spare ones."""


def most_connections() -> int:
    """How many connections the system allows this process, after those reserved for other files."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + RESERVED_FILES + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(1, min(MOST_CONNECTIONS, soft - min(RESERVED_FILES + SPARE, soft // 2)))


def bounded_http(most: int, notices: Notices) -> type[HttpToolsProtocol]:
    """The protocol for a server with at most so many connections."""

    class Bounded(BoundedHttp):
        most_connections = most
        host = notices

    return Bounded


class BoundedHttp(HttpToolsProtocol):
    """HTTP/1.1 with a limit for everything that a client decides."""

    most_connections: int
    host: Notices

    def __init__(self, *of: Any, **more: Any) -> None:
        super().__init__(*of, **more)
        self._is_in_head = True
        self._head = 0
        self._is_refused = False
        self._deadline: asyncio.TimerHandle | None = None
        self._write_deadline: asyncio.TimerHandle | None = None

    # --- connections

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if len(self.connections) > self.most_connections + SPARE:
            transport.abort()
        elif len(self.connections) > self.most_connections:
            self._refuse(Problem("crowded"))
            self.host.tell("crowded", most=self.most_connections)
        else:
            self._expect_within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self.resume_writing()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        self.resume_writing()
        super().handle_websocket_upgrade()

    # --- the head

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._is_refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            part = data[start : start + SLICE]
            if self._is_in_head:
                self._head += len(part)
                if self._head > MOST_HEAD:
                    self._refuse(Problem("head-too-big", {"most": MOST_HEAD}))
                    return
                if self._deadline is None:
                    self._expect_within(HEAD_SECONDS)
            super().data_received(part)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._is_in_head:  # after the body
            self._head += len(name) + len(value)
            if self._head > MOST_HEAD:
                self._refuse(Problem("head-too-big", {"most": MOST_HEAD}))
                return
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._head = 0
        self._expect_within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_in_head = True
        self._head = 0
        self._expect_nothing()
        super().on_message_complete()

    # --- time

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """Cut off a client that has not sent its request in time, unless it is we who let it wait."""
        is_answering = bool(self.cycle) and not self.cycle.response_complete
        if is_answering and self._is_in_head:  # the next request on this connection
            self._expect_within(HEAD_SECONDS)
        elif (is_answering and self.cycle.response_started) or (self._is_in_head and not self._head):
            self.transport.abort()  # a word would come in the middle of the response, or unasked
        else:
            self._refuse(Problem("too-slow"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_deadline = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None
        super().resume_writing()

    # --- refusing

    def _refuse(self, problem: Problem) -> None:
        """Answer without the application, and let the client read it; whatever it still sends is thrown away."""
        self._is_refused = True
        self._expect_nothing()
        told = problem.told(tongue_for({}, Headers(raw=self.headers or []), self.host.lang))
        body = json.dumps(told, ensure_ascii=False).encode()
        lines = {
            "content-type": TYPE,
            "content-length": str(len(body)),
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
            "connection": "close",
        } | ({"retry-after": PAUSE} if problem.status == 503 else {})
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items()).encode()
        self.transport.write(STATUS_LINE[problem.status] + head + b"\r\n" + body)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose client is cut off if it leaves unread what it is sent, also the farewell."""

    _write_deadline: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_deadline = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._forget_deadline()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        super().connection_lost(exc)

    def _forget_deadline(self) -> None:
        if self._write_deadline is not None:
            self._write_deadline.cancel()
            self._write_deadline = None
