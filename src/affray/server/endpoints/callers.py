"""Authentication: the link, seat, table and language of a request.  Start at `at_table`."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple

from fastapi import Depends, Request
from fastapi.security import HTTPBearer

from affray.core.values import GM
from affray.server.limits.computing import Computing
from affray.server.limits.gate import Limits, token_in
from affray.server.links import HOST, hash_of
from affray.server.logs import Notices
from affray.server.messages.languages import tongue_for
from affray.server.messages.problems import Problem
from affray.server.rooms.room import Room
from affray.server.rooms.rooms import Rooms
from affray.store import Link, Store
from affray.telling.tongue import Tongue

BEARER = HTTPBearer(auto_error=False, description="the token of a link: what stands behind #")


Bearer = Annotated[Any, Depends(BEARER)]
"""Marks an endpoint in the OpenAPI document as requiring a token."""


class ServerState(NamedTuple):
    """The server's state: the database, the tables in memory, the rate limits, the lines for the host, the queues.

    `computing` is for those who have a seat, `checking` for anybody.
    """

    store: Store
    rooms: Rooms
    limits: Limits
    notices: Notices
    computing: Computing
    checking: Computing


class Caller(NamedTuple):
    """A caller with a link to a table."""

    link: Link
    room: Room
    tongue: Tongue

    @property
    def seat(self) -> str:
        return self.link.seat

    @property
    def lang(self) -> str:
        return self.tongue.language.code


def server_of(request: Request) -> ServerState:
    server: ServerState = request.app.state.server
    return server


async def link_of(request: Request) -> Link:
    """The link of a valid token."""
    token = token_in(request.headers)
    link = server_of(request).store.link(hash_of(token)) if token else None  # cached: faster than the thread pool
    if link is None:
        raise Problem("no-token")
    return link


def tongue_of(request: Request) -> Tongue:
    return tongue_for(request.scope, request.headers)


async def host(request: Request) -> Link:
    """The host: whoever started the server."""
    link = await link_of(request)
    if link.role != HOST:
        raise Problem("not-allowed")
    return link


def at_table(*roles: str) -> Callable[..., Awaitable[Caller]]:
    """A dependency: a caller whose link to the path's table has one of these roles."""

    async def find(table: str, request: Request, _token: Bearer) -> Caller:
        link = await link_of(request)
        is_host = link.role == HOST and GM in roles
        room = await server_of(request).rooms.find(table) if is_host or link.table_id == table else None
        if room is None:
            raise Problem("no-such-table")
        if not is_host and link.role not in roles:
            raise Problem("not-allowed")
        link = link._replace(seat=GM) if is_host else link
        return Caller(
            link, room, tongue_for(request.scope, request.headers, room.kept.language, room.fight.rulebook.name)
        )

    return find
