"""A table on a server, as somebody sees it from afar: the line to it, what is seen, what can be answered.

Start at `RemoteTable`.
"""

import json
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import Any, Final, NamedTuple

import click
import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from affray.cli.helping import Failure
from affray.core.board import Board, Hexes, Squares, grid_of, mask_of
from affray.core.offers.slots import UNSAID
from affray.telling.finding import Hint, begins, words_of
from affray.telling.menu import LOOKALIKES
from affray.telling.tongue import Tongue

LINK: Final = re.compile(r"(https?)://([^/#\s]+)/t/([0-9a-f]{1,64})#([\w-]{1,128})")
API: Final = "/api/v1/tables/"
TRIES: Final = 20
PATIENCE: Final = 15
PAUSE: Final = 0.5
GONE: Final = (4001, 4004)
ENDS: Final = (0, -1, -2)
"""The numbers of what ends a turn, or passes."""


class RemoteTable:
    """The line to a table: requests, and a socket that is opened anew when it is cut."""

    def __init__(self, link: str, tongue: Tongue) -> None:
        found = LINK.fullmatch(link.strip())
        if found is None:
            raise Failure(tongue.say("cli-remotely", "bad-link", link=link))
        self._scheme, self.where, self.table, self._token = found.groups()
        self._tongue = tongue
        self._line: ClientConnection | None = None
        self._holding = ExitStack()
        self.heard = 0
        self._client = httpx.Client(base_url=f"{self._scheme}://{self.where}", timeout=PATIENCE)

    def close(self) -> None:
        self._client.close()
        self._holding.close()

    def ask(self, method: str, path: str = "", **body: Any) -> tuple[bool, Any]:
        """One request: was it done, and what came back."""
        headers = {"Authorization": f"Bearer {self._token}", "Accept-Language": self._tongue.language.code}
        try:
            sent = body if method == "POST" else None
            answer = self._client.request(method, API + self.table + path, json=sent, headers=headers)
        except httpx.TransportError as error:
            raise Failure(self._tongue.say("cli-remotely", "unreachable", host=self.where, why=str(error))) from None
        return answer.is_success, answer.json() if answer.content else None

    def clause(self, clause: str) -> Any:
        lang = self._tongue.language.code
        return self._client.get(f"/api/v1/clauses/{clause}", params={"lang": lang}).json()

    def become(self, given: dict[str, str]) -> str:
        """Sit down on a seat that was claimed; returns the link to it."""
        self._token = given["token"]
        return f"{self._scheme}://{self.where}{given['path']}"

    def updates(self, timeout: float | None) -> Iterator[dict[str, Any]]:
        """What comes next; a line that is cut is mended, and nothing is missed."""
        for tried in range(TRIES):
            try:
                line = self._line = self._line or self._open()
                update = json.loads(line.recv(timeout))
            except TimeoutError:
                return
            except (OSError, WebSocketException) as error:
                self._line = None
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in GONE:
                    raise Failure(self._tongue.say("cli-remotely", "gone")) from None
                if tried == TRIES - 1:
                    why = str(error)
                    raise Failure(self._tongue.say("cli-remotely", "unreachable", host=self.where, why=why)) from None
                click.echo(self._tongue.say("cli-remotely", "lost"), err=True)
                time.sleep(PAUSE)
            else:
                if update["type"] == "gone":
                    raise Failure(self._tongue.say("cli-remotely", "gone"))
                if update["type"] == "problem":
                    raise Failure(update["problem"]["detail"])
                self.heard = update["heard"]
                yield update
                return

    def _open(self) -> ClientConnection:
        scheme = "wss" if self._scheme == "https" else "ws"
        self._holding.close()
        address = f"{scheme}://{self.where}{API}{self.table}/socket"
        line = self._holding.enter_context(connect(address, max_size=None, open_timeout=PATIENCE))
        hello = {"type": "hello", "token": self._token, "heard": self.heard, "lang": self._tongue.language.code}
        line.send(json.dumps(hello))
        return line


class RemoteView:
    """What a seat sees from afar."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}
        self._drawn: tuple[Any, Board | None] = (None, None)

    def view(self) -> dict[str, Any]:
        return self.shown

    def spaces(self) -> dict[str, int]:
        board = self.board()
        squares = board.grid.squares if board else {}
        return {c["name"]: mask_of(squares[name] for name in c["space"]) for c in self.shown["creatures"]}

    def board(self) -> Board | None:
        """The map that was sent, as a board."""
        sent = self.shown["map"]
        if self._drawn[0] != sent:
            self._drawn = sent, _board(sent)
        return self._drawn[1]


def _board(sent: dict[str, Any]) -> Board:
    grid = grid_of(Hexes if sent["shape"] == "hexes" else Squares, sent["width"], sent["height"])
    return Board(grid, {kind: mask_of(grid.square(name) for name in names) for kind, names in sent["terrain"].items()})


class RemoteChoice(NamedTuple):
    """One of the answers that are listed, by its number."""

    number: int
    text: str
    label: str
    group: str
    words: str


class RemoteMenu:
    """What a question offers, as it was sent."""

    def __init__(self, question: dict[str, Any]) -> None:
        self.question = question
        listed = question["choices"]
        others = [choice for choice in listed if choice["group"] != "end"]
        ends = [choice for choice in listed if choice["group"] == "end"]
        numbered = [*enumerate(others, 1), *zip(ENDS, ends, strict=False)]
        fields = ("text", "label", "group", "words")
        self.choices = [RemoteChoice(number, *(choice[field] for field in fields)) for number, choice in numbered]

    def squares(self) -> dict[str, str]:
        """Every square to which one can go, with the text that goes there; what comes first is taken."""
        ways = [gap for gap in self.question["squares"] if gap["group"] == "move" and gap["squares"]]
        return {square: gap["text"].replace(UNSAID, square) for gap in reversed(ways) for square in gap["squares"]}

    def gaps(self) -> Iterable[dict[str, Any]]:
        """What is filled in."""
        return [gap for field in ("squares", "numbers", "words", "picks") for gap in self.question[field]]

    def hints(self) -> list[Hint]:
        listed = [Hint(choice.text, choice.label, choice.words) for choice in self.choices]
        return [*listed, *(Hint(text) for text in self.squares().values())]

    def meant(self, said: str) -> list[RemoteChoice]:
        """The choices that were meant by a number, or by the beginnings of words."""
        if said.isdecimal():
            return [choice for choice in self.choices if choice.number == int(said)]
        wanted = words_of(said)
        return [
            c for c in self.choices if wanted and any(begins(wanted, words_of(w)) for w in (c.text, c.label, c.words))
        ]

    def text_for(self, said: str) -> str:
        """What is sent for what was typed: a number, a square, faces, or the words themselves."""
        if self.question["dice"]:
            return said.replace(",", " ")
        chosen = self.meant(said) if said.isdecimal() else []
        square = self.squares().get(said.lower().translate(LOOKALIKES))
        return chosen[0].text if chosen else square or said
