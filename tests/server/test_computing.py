"""Long computations: within a budget, fair between seats, one at a time for each, stopped when nobody waits."""

import asyncio
import json
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from affray import Fight
from affray.core.fight.odds import Odds, exact_odds
from affray.core.fight.runs import GoOn
from affray.lang import LANGUAGES
from affray.server.limits.computing import MOST_WAITING, FairQueue
from affray.server.messages.problems import Problem
from affray.server.views import previews
from tests.server.kit import API, Live, Person, good, pass_turns_until, wait_until
from tests.server.test_connections import line_to

RAYS = """
rulebook: dnd5e
title: Rays
map: |
  ........
  .A....o.
  ........
place: {A: wiz, o: ogre}
sides:
  heroes: [{block: seasoned-wizard, name: wiz}]
  foes: [{block: ogre, count: 1}]
"""


@pytest.fixture
def wizard(live: Live) -> Person:
    people = live.table(None, yaml=RAYS)
    pass_turns_until(people, "wiz")
    return people["wiz"]


RAY = "cast scorching-ray 2 ogre"


# --- the budget


def test_what_would_take_long_is_estimated_and_says_so(wizard: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "MOST_TRIALS", 30)
    monkeypatch.setattr(previews, "MOST_OUTCOMES", 5)
    monkeypatch.setattr(previews, "ESTIMATE_SECONDS", 60)
    runs: list[bool] = []

    def counted(fight: Fight, text: str, to: str, seat: str, most: int, has_time: GoOn) -> Odds:

        def go_on() -> bool:
            runs.append(has_time())
            return runs[-1]

        return exact_odds(fight, text, to, seat, most, go_on)

    monkeypatch.setattr(previews, "exact_odds", counted)

    found = wizard.post("/odds", text=RAY)

    assert found["trials"] == 30
    assert found["lines"][0] == "Estimated from 30 trials:"
    assert not [line for line in found["lines"] if "at most" in line]
    assert len(runs) == 5
    assert found["mean"] > 0


def test_past_the_time_for_exact_odds_nothing_more_is_enumerated(
    wizard: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "EXACT_SECONDS", 0)
    monkeypatch.setattr(previews, "ESTIMATE_SECONDS", 0)

    found = wizard.post("/odds", text=RAY)

    assert (found["trials"], found["lines"][0]) == (1, "Estimated from one trial:")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_estimate_is_told_in_every_language(wizard: Person, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(previews, "EXACT_SECONDS", 0)
    monkeypatch.setattr(previews, "MOST_TRIALS", 5)
    monkeypatch.setattr(previews, "ESTIMATE_SECONDS", 60)

    found = good(wizard.ask("POST", "/odds", json={"text": RAY}, params={"lang": lang}))

    assert "5" in found["lines"][0]


def test_exact_odds_are_not_called_an_estimate(wizard: Person) -> None:
    assert wizard.post("/odds", text="dodge")["trials"] is None


def test_ways_are_shown_without_their_dangers_if_there_is_no_time_for_these(
    wizard: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "REACH_SECONDS", 0)

    ways = wizard.post("/reach", text="move …")["ways"]

    assert len(ways) > 3
    assert {way["danger"] for way in ways} == {None}
    assert all(way["path"] for way in ways if way["cost"])


# --- nobody waits


def test_what_nobody_waits_for_is_stopped(
    wizard: Person, live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    began, ended = threading.Event(), threading.Event()

    def endless(*given: Any) -> None:
        began.set()
        try:
            while given[-1]():
                ended.wait(0.005)
        finally:
            ended.set()

    monkeypatch.setattr(previews, "exact_odds", endless)
    monkeypatch.setattr(previews, "EXACT_SECONDS", 600)
    with line_to(live) as line:
        body = json.dumps({"text": "dodge"})
        head = f"POST {API}/tables/{wizard.table}/odds HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {wizard.token}"
        line.sendall(f"{head}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
        assert began.wait(20)
        assert not ended.is_set()

    assert ended.wait(20)
    monkeypatch.undo()
    assert wizard.post("/odds", text="dodge")["trials"] is None
    wait_until(lambda: caplog.text == "")


# --- taking turns


async def hold(queue: FairQueue, key: str, log: list[str], steps: int = 1) -> None:
    async with queue.turn(key):
        log.append(key)
        for _ in range(steps):
            await asyncio.sleep(0)


def run_all(*tasks: Coroutine[Any, Any, None]) -> None:
    async def together() -> None:
        await asyncio.gather(*tasks)

    asyncio.run(together())


def test_one_who_asks_for_much_lets_the_others_go_before() -> None:
    log: list[str] = []
    queue = FairQueue(1)

    run_all(*(hold(queue, key, log) for key in "aaaaabbc"))

    assert "".join(log) == "abcabaaa"


def test_a_seat_has_one_place_even_if_others_are_free() -> None:
    queue, held, most = FairQueue(3), dict.fromkeys("ab", 0), dict.fromkeys("ab", 0)

    async def work(key: str) -> None:
        async with queue.turn(key):
            held[key] += 1
            most[key] = max(most[key], held[key])
            assert sum(held.values()) <= 2
            await asyncio.sleep(0.001)
            held[key] -= 1

    run_all(*(work(key) for key in "aaaabbbb"))

    assert most == {"a": 1, "b": 1}


def test_one_who_leaves_the_queue_keeps_nobody_waiting() -> None:
    log: list[str] = []
    queue = FairQueue(1)

    async def play() -> None:
        tasks = [asyncio.create_task(hold(queue, key, log, steps=3)) for key in "abcbd"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # waits
        tasks[2].cancel()
        await asyncio.sleep(0)
        tasks[0].cancel()  # has its turn
        await asyncio.gather(*tasks, return_exceptions=True)
        await hold(queue, "a", log)

    asyncio.run(play())

    assert log == ["a", "b", "d", "a"]


def test_only_so_many_of_a_seat_may_wait() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        log: list[str] = []
        tasks = [asyncio.create_task(hold(queue, "a", log)) for _ in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="too-fast"):
            await hold(queue, "a", log)
        await hold(queue, "b", log)
        await asyncio.gather(*tasks)
        assert len(log) == MOST_WAITING + 2

    asyncio.run(play())
