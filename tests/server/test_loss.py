"""Durability: the server is killed with -9 under load, and every acknowledged entry survives."""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from affray.core.table.journal import BY_SEAT
from affray.store import Store
from tests.server.kit import API, Person, good
from tests.server.mortal import Mortal
from tests.server.random_play import random_answer

TABLES = 3
LONG_ENOUGH = 5


@pytest.mark.parametrize("times", [20, pytest.param(200, marks=pytest.mark.long)])
def test_a_server_killed_under_load_has_every_acknowledged_entry_and_goes_on(tmp_path: Path, times: int) -> None:
    chance = Random(times)
    with Mortal(tmp_path) as server:
        tables = [Driver(server, seed) for seed in range(TABLES)]
        for _ in range(times):
            for table in tables:
                table.begin()
            wait_for(lambda: said(tables), said(tables) + chance.randint(1, 12))
            time.sleep(chance.uniform(0, 0.03))
            server.die()
            for table in tables:
                table.stop()
                table.check(tmp_path)
            server.rise()
        for table in tables:
            assert table.sit_down().get()["heard"] > 0
        assert said(tables) > times


def said(tables: "list[Driver]") -> int:
    return sum(table.acknowledged for table in tables)


def wait_for(count: Callable[[], int], most: int) -> None:
    """Wait until this many answers were acknowledged, or for a timeout."""
    until = time.monotonic() + LONG_ENOUGH
    while count() < most and time.monotonic() < until:
        time.sleep(0.002)


class Driver:
    """Plays one table as its GM, as fast as possible, and records what was acknowledged."""

    def __init__(self, server: Mortal, seed: int) -> None:
        made = good(
            httpx.post(
                f"{server.base}{API}/tables",
                json={"encounter": "palisade"},
                headers={"Authorization": f"Bearer {server.host}"},
            )
        )
        self.table: str = made["table"]
        self.acknowledged = 0
        self._token: str = made["links"][0]["token"]
        self._server = server
        self._chance = Random(seed)
        self._said: list[str] = []
        self._in_flight: str | None = None
        self._thread: threading.Thread | None = None

    def sit_down(self) -> Person:
        return Person(self._server.base, self.table, self._token, "gm")

    def begin(self) -> None:
        self._thread = threading.Thread(target=self._run, args=(self.sit_down(),), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        assert self._thread is not None
        self._thread.join(20)
        assert not self._thread.is_alive()

    def _run(self, gm: Person) -> None:
        try:
            while True:
                self._say(gm, gm.look()["questions"])
        except httpx.TransportError:
            pass
        finally:
            gm.client.close()

    def _say(self, gm: Person, questions: list[Any]) -> None:
        self._in_flight = None
        if not questions:
            time.sleep(0.01)
            return
        question = gm.get(f"/questions/{questions[0]['number']}")
        text = random_answer(question, self._chance)
        self._in_flight = text
        answer = gm.ask("POST", "/answers", json={"text": text, "question": question["number"]})
        if answer.status_code == 200:
            self._said.append(text)
            self.acknowledged += 1
        self._in_flight = None

    def check(self, folder: Path) -> None:
        """Acknowledged entries are there in order; the one in flight may or may not be.

        Those that a standing order made in between are nobody's answer.
        """
        store = Store(folder / "tables.db")
        stored = [entry.text for entry in store.read(self.table).journal.entries if entry.how == BY_SEAT]
        store.close()
        assert stored[: len(self._said)] == self._said
        rest = stored[len(self._said) :]
        assert rest in ([], [self._in_flight])
        self._said = stored
