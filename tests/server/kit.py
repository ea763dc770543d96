"""A real server on this machine, and clients with links.  Start at `Live`."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from affray.server.limits.gate import Limits, Rate
from affray.server.serving import listen, make_config, open_doors
from affray.store import Store

API = "/api/v1"
CLIENTS: dict[str, list[httpx.Client]] = {}
"""All HTTP clients by server, to be closed with it."""


def no_limits() -> Limits:
    return Limits(Rate(1e6, 1e6), Rate(1e6, 1e6), Rate(1e6, 1e6))


class Person:
    """A client with a token. Paths are relative to the table."""

    def __init__(self, base: str, table: str, token: str, seat: str = "", lang: str = "en") -> None:
        self.base = base
        self.table = table
        self.token = token
        self.seat = seat
        self.lang = lang
        self.heard: list[bytes] = []
        """Everything received."""
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": lang}
        self.client = httpx.Client(base_url=base, headers=headers, timeout=20)
        CLIENTS.setdefault(base, []).append(self.client)

    def ask(self, method: str, path: str = "", **more: Any) -> httpx.Response:
        answer = self.client.request(method, f"{API}/tables/{self.table}{path}", **more)
        self.heard.append(answer.content)
        return answer

    def get(self, path: str = "", **query: Any) -> Any:
        return good(self.ask("GET", path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return good(self.ask("POST", path, json=body))

    def look(self) -> Any:
        return self.get()["view"]

    def answer(self, text: str, question: int | None = None) -> Any:
        return self.post("/answers", text=text, question=question)

    def refused(self, method: str, path: str, **body: Any) -> Any:
        answer = self.ask(method, path, json=body) if body or method == "POST" else self.ask(method, path)
        assert answer.status_code >= 400, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        return answer.json()

    @contextmanager
    def socket(self, heard: int = 0, **more: Any) -> Iterator["Line"]:
        with self.plain_socket() as line:
            line.say(type="hello", token=self.token, heard=heard, lang=self.lang, **more)
            yield line

    @contextmanager
    def plain_socket(self, **more: Any) -> Iterator["Line"]:
        url = f"{self.base.replace('http', 'ws')}{API}/tables/{self.table}/socket"
        with connect(url, **more) as connection:
            yield Line(connection, self.heard)


class Line:
    """A WebSocket."""

    def __init__(self, connection: ClientConnection, heard: list[bytes]) -> None:
        self.connection = connection
        self._heard = heard

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, timeout: float = 30) -> Any:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self._heard.append(text.encode())
        return json.loads(text)

    def hear_until(self, heard: int) -> list[Any]:
        """All updates up to one with this `heard`."""
        found = [self.hear()]
        while found[-1]["heard"] < heard:
            found.append(self.hear())
        return found


class Live:
    """A server in a thread, on its own port."""

    def __init__(self, folder: Path, limits: Limits | None = None, **more: Any) -> None:
        self.store = Store(folder / "tables.db")
        listener = listen("127.0.0.1", 0)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # so that slow readers are noticed
        self.base = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.doors = open_doors(self.store, self.base, "en", demo=False)
        settings: dict[str, Any] = {"timeout_graceful_shutdown": 1, "timeout_keep_alive": 60, "log_config": None} | more
        self.limits = limits or no_limits()
        config = make_config(self.store, self.limits, **settings)
        self.server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.host = Person(self.base, "", self.doors.host.partition("#")[2])

    def __enter__(self) -> Self:
        self._thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        for client in CLIENTS.pop(self.base):
            client.close()
        self.server.should_exit = True
        self._thread.join(10)
        self.store.close()

    def table(self, encounter: str | None = "goblin-ambush", **wanted: Any) -> dict[str, Person]:
        """A new table; its clients by seat, or by role where there is no seat."""
        asked = {"links": "each", **wanted} | ({"encounter": encounter} if encounter else {})
        made = good(self.host.client.post(f"{API}/tables", json=asked))
        return {
            link["seat"] or link["role"]: Person(self.base, made["table"], link["token"], link["seat"])
            for link in made["links"]
        }


def good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


YARD = """
rulebook: dnd5e
title: Yard
map: |
  ........
  ........
  .Ag.....
  .B......
place: {A: ana, B: bo, g: goblin}
sides:
  heroes:
    - {block: fighter, name: ana}
    - {block: rogue, name: bo}
  foes:
    - {block: goblin, count: 1}
"""
"""Two heroes beside a goblin: small enough that everything is visible."""


def wait_until(is_so: Callable[[], bool], most: float = 20) -> None:
    """Wait for something that a busy machine may do late."""
    until = time.monotonic() + most
    while not is_so():
        assert time.monotonic() < until, "it has not come to pass"
        time.sleep(0.01)


def asked(person: Person) -> Any:
    """The first question of a seat, in full."""
    question = person.look()["questions"][0]
    return person.get(f"/questions/{question['number']}") if question["brief"] else question


def pass_turns_until(people: dict[str, Person], seat: str, kind: str = "turn") -> None:
    """The GM ends turns until this seat is asked a question of this kind."""
    gm = people["gm"]
    for _ in range(60):
        first = gm.look()["questions"][0]
        if (first["seat"], first["kind"]) == (seat, kind):
            return
        offered = [choice["text"] for choice in gm.get(f"/questions/{first['number']}")["choices"]]
        text = next((text for text in ("end", "pass") if text in offered), offered[0])
        gm.answer(text, first["number"])
    raise AssertionError(f"{seat} was never asked for {kind}")
