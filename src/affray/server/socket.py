"""The socket of one who sits at a table: one first word, then everything that is new.  Start at `ROUTER`."""

import asyncio
import json
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from affray.core.errors import Refusal
from affray.server.callers import House
from affray.server.languages import known_code
from affray.server.links import CLAIM, HOST, hash_of
from affray.server.rooms import Client, Room
from affray.store import Link

ROUTER = APIRouter()
PATIENCE: Final = 10
"""How many seconds one waits for a first word, and for somebody to take what is sent."""
MOST_CLIENTS: Final = 100
MISUNDERSTOOD, UNKNOWN, REVOKED, SLOW, CROWDED = 4000, 4001, 4004, 4008, 4029


@ROUTER.websocket("/tables/{table}/socket")
async def socket(line: WebSocket, table: str) -> None:
    """Sends what the seat may know, from where the client left off."""
    await line.accept()
    house: House = line.app.state.house
    hello = await _first_word(line)
    if hello is None:
        await _close(line, MISUNDERSTOOD)
        return
    link = await asyncio.to_thread(house.store.link, hash_of(str(hello.get("token", ""))))
    room = await house.rooms.find(table) if link is not None and link.table_id == table else None
    if link is None or room is None or link.role in (CLAIM, HOST):
        house.limits.strangers.take(line.client.host if line.client else "")
        await _close(line, UNKNOWN)
        return
    if len(room.clients) >= MOST_CLIENTS:
        await _close(line, CROWDED)
        return
    await _serve(line, room, link, hello)


async def _first_word(line: WebSocket) -> dict[str, Any] | None:
    try:
        said = json.loads(await asyncio.wait_for(line.receive_text(), PATIENCE))
    except (TimeoutError, ValueError, KeyError, WebSocketDisconnect, RecursionError):
        return None
    return said if isinstance(said, dict) and said.get("type") == "hello" else None


async def _serve(line: WebSocket, room: Room, link: Link, hello: dict[str, Any]) -> None:
    heard = hello.get("heard", 0)
    client = Client(link.id, link.seat, known_code(str(hello.get("lang", "")), room.kept.language))
    try:
        await room.join(client, heard if type(heard) is int else 0)
    except Refusal:  # there is no such seat any more
        await _close(line, REVOKED)
        return
    tasks = [asyncio.create_task(work) for work in (_send(line, client), _listen(line, client), client.is_cut.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await room.leave(client)
    if client.is_revoked:
        with suppress(Exception):
            await asyncio.wait_for(line.send_text('{"type":"gone"}'), 1)
    await _close(line, REVOKED if client.is_revoked else SLOW)


async def _send(line: WebSocket, client: Client) -> None:
    """Send what waits, one after the other; whoever does not take it in time is cut off."""
    while True:
        text = await client.outbox.get()
        await asyncio.wait_for(line.send_text(text), PATIENCE)


async def _listen(line: WebSocket, client: Client) -> None:
    """Hear that the client is still there."""
    while True:
        said = await line.receive_text()
        if '"ping"' in said:
            client.send('{"type":"pong"}')


async def _close(line: WebSocket, code: int) -> None:
    with suppress(Exception):
        await asyncio.wait_for(line.close(code), 1)
