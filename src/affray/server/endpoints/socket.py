"""The WebSocket of a client: a hello message, then updates one way and answers the other.

Start at `ROUTER`.
"""

import asyncio
import json
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from affray.core.errors import Refusal
from affray.core.table.journal import FREE_DEED
from affray.core.values import GM
from affray.lang import language
from affray.server.endpoints.callers import Caller, ServerState
from affray.server.endpoints.playing import refusal_of
from affray.server.limits.gate import address_of
from affray.server.links import CLAIM, HOST, hash_of
from affray.server.logs import LOG
from affray.server.messages.languages import known_code
from affray.server.messages.problems import Problem, invalid, of_store
from affray.server.messages.requests import Act, Answer
from affray.server.rooms.clients import Client
from affray.store import DamagedTable, StoreTrouble
from affray.telling.tongue import Tongue

ROUTER = APIRouter()
TIMEOUT: Final = 10
"""Timeout in seconds for the hello message, and for each send."""
PAUSE_FOR_STRANGERS: Final = 2
MOST_CLIENTS: Final = 100
BAD_HELLO, UNKNOWN, REVOKED, SLOW, UNAVAILABLE, TOO_MANY = 4000, 4001, 4004, 4008, 4013, 4029


@ROUTER.websocket("/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Send updates to a seat, from where the client left off."""
    await websocket.accept()
    server: ServerState = websocket.app.state.server
    hello = await _receive_hello(websocket)
    if hello is None:
        await _turn_away(websocket, server)
        await _close(websocket, BAD_HELLO)
        return
    hash = hash_of(str(hello.get("token", "")))
    try:
        link = await asyncio.to_thread(server.store.link, hash)
        room = await server.rooms.find(table) if link is not None and link.table_id == table else None
    except (StoreTrouble, DamagedTable) as trouble:
        server.notices.tell_trouble(trouble)
        tongue = Tongue(language(known_code(str(hello.get("lang", "")), "en")))
        await _close(websocket, UNAVAILABLE, {"type": "problem", "problem": of_store(trouble).told(tongue)})
        return
    if link is None or room is None or link.role in (CLAIM, HOST):
        await _turn_away(websocket, server)
        await _close(websocket, UNKNOWN)
        return
    if len(room.clients) >= MOST_CLIENTS:
        await _close(websocket, TOO_MANY)
        return
    lang = known_code(str(hello.get("lang", "")), room.kept.language)
    tongue = Tongue(language(lang), room.fight.rulebook.name)
    await _serve(websocket, Connection(server, Caller(link, room, tongue), hash), hello.get("heard", 0))


async def _turn_away(websocket: WebSocket, server: ServerState) -> None:
    """Let strangers wait for the answer when they ask too often: a token must not be guessed faster by sockets."""
    if not server.limits.strangers.take(address_of(websocket.scope)):
        await asyncio.sleep(PAUSE_FOR_STRANGERS)


async def _receive_hello(websocket: WebSocket) -> dict[str, Any] | None:
    try:
        async with asyncio.timeout(TIMEOUT):
            said = _parse(await websocket.receive_text())
    except (TimeoutError, KeyError, WebSocketDisconnect):
        return None
    return said if said.get("type") == "hello" else None


def _parse(text: str) -> dict[str, Any]:
    """The message as JSON; empty if it is malformed."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


class Connection:
    """A client connected by a WebSocket."""

    def __init__(self, server: ServerState, caller: Caller, hash: bytes) -> None:
        self.caller = caller
        self.client = Client(caller.link.id, caller.seat, caller.lang)
        self._server = server
        self._hash = hash

    async def answer(self, said: dict[str, Any]) -> dict[str, Any]:
        """Submit an answer or a free deed; returns `done` once it is on disk, or the problem, with the same `ref`."""
        try:
            told = {"type": "done", **await self._submit(said)}
        except Exception as error:
            told = {"type": "problem", "problem": await self._problem(error)}
        return told | {"ref": said.get("ref")}

    async def _problem(self, error: Exception) -> dict[str, Any]:
        tongue = self.caller.tongue
        match error:
            case Refusal():
                return await refusal_of(error, self.caller)
            case ValidationError():
                return invalid(error.errors(), tongue)
            case Problem():
                return error.told(tongue)
            case StoreTrouble() | DamagedTable():
                self._server.notices.tell_trouble(error)
                return of_store(error).told(tongue)
            case _:
                LOG.error("an answer broke something", exc_info=error)
                return Problem("broken").told(tongue)

    async def _submit(self, said: dict[str, Any]) -> dict[str, Any]:
        caller = self.caller
        if caller.link.role not in (GM, "player"):
            raise Problem("not-allowed")
        if not self._server.limits.callers.take(self._hash):
            raise Problem("too-fast")
        if self._server.store.link(self._hash) is None:
            self.client.revoke()
            raise Problem("no-token")
        if said["type"] == FREE_DEED:
            deed = Act.model_validate({name: said[name] for name in ("text",) if name in said})
            kind = await caller.room.act(caller.seat, deed.text)
        else:
            answer = Answer.model_validate({name: said[name] for name in ("text", "question", "say") if name in said})
            kind = await caller.room.answer(caller.seat, answer.text, answer.question, answer.say or "")
        return {"kind": kind, "heard": len(caller.room.fight.feeds[caller.seat])}


async def _serve(websocket: WebSocket, connection: Connection, heard: object) -> None:
    client, room = connection.client, connection.caller.room
    try:
        await room.join(client, heard if type(heard) is int else 0)
    except Refusal:  # the seat was removed
        await _close(websocket, REVOKED)
        return
    tasks = [
        asyncio.create_task(work)
        for work in (_send(websocket, client), _listen(websocket, connection), client.closed.wait())
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await room.leave(client)
    if client.is_revoked:
        await _close(websocket, REVOKED, {"type": "gone"})
    else:
        await _close(websocket, SLOW)


async def _send(websocket: WebSocket, client: Client) -> None:
    """Send from the outbox in order; a client that does not accept in time is disconnected."""
    while True:
        text = await client.outbox.get()
        async with asyncio.timeout(TIMEOUT):
            await websocket.send_text(text)


async def _listen(websocket: WebSocket, connection: Connection) -> None:
    """Receive answers and free deeds in order, and reply to pings."""
    while True:
        said = _parse(await websocket.receive_text())
        match said.get("type"):
            case "ping":
                connection.client.send('{"type":"pong"}')
            case "answer" | "act":
                connection.client.send(json.dumps(await connection.answer(said), ensure_ascii=False))


async def _close(websocket: WebSocket, code: int, last: dict[str, Any] | None = None) -> None:
    """Close the socket, if wanted with a last message."""
    with suppress(Exception):
        async with asyncio.timeout(1):
            if last is not None:
                await websocket.send_text(json.dumps(last, ensure_ascii=False))
            await websocket.close(code)
