"""Request limits (size, rate, origin) and response headers.

Start at `Gate`. It is plain ASGI middleware, so that it covers pages, the API and WebSockets alike.
"""

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from affray.server.links import hash_of
from affray.server.messages.languages import tongue_for
from affray.server.messages.problems import Problem, of_store, response
from affray.store import Store, StoreTrouble

MOST_BYTES: Final = 1_200_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_BUCKETS: Final = 10_000
IPV6_NETWORK: Final = 64


class Bucket:
    """A token bucket."""

    __slots__ = ("tokens", "refilled_at")

    def __init__(self, tokens: float, now: float) -> None:
        self.tokens = tokens
        self.refilled_at = now


class Rate:
    """A rate limiter with a bucket for each caller: `a_second` on average, `at_once` in a burst."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._buckets: dict[object, Bucket] = {}

    def take(self, who: object, tokens: float = 1) -> bool:
        """Take from the caller's bucket; False if there is not enough."""
        bucket = self._refilled(who)
        if bucket.tokens < tokens:
            return False
        bucket.tokens -= tokens
        return True

    def _refilled(self, who: object) -> Bucket:
        now = monotonic()
        bucket = self._buckets.pop(who, None) or Bucket(self.at_once, now)
        bucket.tokens = min(self.at_once, bucket.tokens + (now - bucket.refilled_at) * self.a_second)
        bucket.refilled_at = now
        self._buckets[who] = bucket  # keep the dict in LRU order
        while len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Limits:
    """The rate limits. Callers with a valid token are counted by it, whatever others at their address do.

    `strangers` counts those with no token or a wrong one, by address; `pages` their requests for the page, which a
    browser fetches before it can show a token.
    """

    def __init__(self, callers: Rate | None = None, strangers: Rate | None = None, pages: Rate | None = None) -> None:
        self.callers = callers or Rate(40, 120)
        self.strangers = strangers or Rate(20, 300)
        self.pages = pages or Rate(20, 300)


class Gate:
    """Middleware that enforces the limits and adds security headers to every response."""

    def __init__(self, app: ASGIApp, limits: Limits, store: Store) -> None:
        self._app = app
        self._limits = limits
        self._store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._problem(scope, headers)
        if scope["type"] == "websocket":
            if problem is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4003})
                return
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                _protect(MutableHeaders(scope=message), scope["path"], headers.get("host", ""))
            await send(message)

        body = _BodyLimit(receive, send_safely)
        if problem is None:
            await self._app(scope, body.receive, body.send)
            problem = Problem("too-big", {"most": MOST_BYTES}) if body.is_over else None
        if problem is not None:
            more = {"Retry-After": "2"} if problem.code == "too-fast" else {}
            await response(problem.told(tongue_for(scope, headers)), more)(scope, receive, send_safely)

    def _problem(self, scope: Scope, headers: Headers) -> Problem | None:
        if not is_same_origin(headers) and (scope["type"] == "websocket" or scope["method"] not in SAFE):
            return Problem("wrong-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            return Problem("too-big", {"most": MOST_BYTES})
        if scope["type"] == "websocket":  # its token comes with the first message, see `socket.py`
            return None
        try:
            return None if self._may_ask(scope["path"], token_in(headers), address_of(scope)) else Problem("too-fast")
        except StoreTrouble as trouble:
            return of_store(trouble)

    def _may_ask(self, path: str, token: str, address: str) -> bool:
        """Take from the bucket of a valid token; from that of the address if there is none."""
        if token and self._store.link(hash_of(token)) is not None:
            return self._limits.callers.take(hash_of(token))
        strangers = self._limits.strangers if path.startswith("/api/") else self._limits.pages
        return strangers.take(address)


class _BodyLimit:
    """Limits the size of a body without a Content-Length: beyond it, reading stops and no response is passed on."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._read = 0

    @property
    def is_over(self) -> bool:
        return self._read > MOST_BYTES

    async def receive(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        return {"type": "http.request", "body": b"", "more_body": False} if self.is_over else message

    async def send(self, message: Message) -> None:
        if not self.is_over:
            await self._send(message)


def token_in(headers: Headers) -> str:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def is_same_origin(headers: Headers) -> bool:
    """Is the request same-origin, or not from a browser page at all?"""
    origin = headers.get("origin")
    return origin is None or (bool(headers.get("host")) and urlsplit(origin).netloc == headers["host"])


def address_of(scope: Scope) -> str:
    """The address of a client; of IPv6 the network, because a client has as many addresses there as it wants."""
    client: tuple[str, int] | None = scope.get("client")
    host = client[0] if client else ""
    if ":" not in host:
        return host
    with suppress(ValueError):
        address = ip_address(host.partition("%")[0])
        if isinstance(address, IPv6Address):
            return str(address.ipv4_mapped or ip_network((address, IPV6_NETWORK), strict=False))
    return host


def _protect(headers: MutableHeaders, path: str, host: str) -> None:
    """Set the security headers: no external resources, no framing, no referrer."""
    plain_host = "".join(letter for letter in host if letter.isalnum() or letter in ".:-[]")
    headers["Content-Security-Policy"] = "; ".join(_policy(plain_host))
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _policy(host: str) -> Iterable[str]:
    yield "default-src 'none'"
    yield from (f"{kind}-src 'self'" for kind in ("script", "style", "font", "manifest"))
    yield "img-src 'self' data:"
    yield f"connect-src 'self' ws://{host} wss://{host}"
    yield from ("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'")
