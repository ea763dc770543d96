"""The socket: updates are pushed, a reconnecting client gets exactly what it missed, slow clients block nobody."""

import asyncio
import gc
import json
import socket as plain
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from affray.core.errors import StaleAnswer
from affray.server.endpoints import socket
from affray.server.limits.gate import Limits, Rate
from affray.server.logs import keep_private
from affray.server.rooms import clients, pool, room
from tests.server.kit import YARD, Live, Person, pass_turns_until, wait_until


@pytest.fixture
def people(live: Live) -> dict[str, Person]:
    return live.table(None, yaml=YARD)


def test_what_happens_comes_to_every_seat_at_once(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    with people["ana"].socket() as ana, people["watcher"].socket() as watcher:
        heard = ana.hear()["heard"], watcher.hear()["heard"]
        people["ana"].answer("move b2")

        for line, before in zip((ana, watcher), heard, strict=True):
            update = line.hear()
            assert update["since"] == before
            assert "moved" in [event["kind"] for event in update["events"]]
            assert update["log"][0]["text"] == "Ana moves from b3 to b2."
            assert update["view"]["creatures"][0]["at"] == "b2"


def test_one_who_comes_back_gets_exactly_what_was_missed(people: dict[str, Person]) -> None:
    ana = people["ana"]
    with ana.socket() as line:
        first = line.hear()
    for _ in range(3):
        pass_turns_until(people, "ana")
        ana.answer("end")

    with ana.socket(first["heard"]) as line:
        missed = line.hear()
    with ana.socket() as line:
        everything = line.hear()

    assert missed["since"] == first["heard"]
    assert first["events"] + missed["events"] == everything["events"]
    assert first["log"] + missed["log"] == everything["log"]


def test_one_who_claims_to_have_heard_more_than_there_is_gets_everything(people: dict[str, Person]) -> None:
    for heard in (10**6, -3, "many"):
        with people["ana"].plain_socket() as line:
            line.say(type="hello", token=people["ana"].token, heard=heard)
            assert line.hear()["since"] == 0


def test_each_reads_in_a_language_of_its_own(people: dict[str, Person]) -> None:
    people["ana"].lang, people["bo"].lang = "ru", "cs"
    pass_turns_until(people, "ana")
    with people["ana"].socket() as ana, people["bo"].socket() as bo:
        assert ana.hear()["view"]["questions"][0]["text"].startswith("Ana: что делаете?")
        assert bo.hear()["view"]["waiting"] == "Čeká se na: Ana."


def test_an_undone_event_is_told_as_undone(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    with people["bo"].socket() as line:
        before = line.hear()["heard"]
        people["ana"].answer("move b2")
        line.hear()
        people["gm"].post("/undo")

        update = line.hear()
        assert update["events"] == [{"n": update["since"], "kind": "undone", "back_to": before}]
        assert update["log"][0]["kind"] == "undone"


def test_an_answer_over_the_socket_is_done_after_everybody_was_told(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    with people["ana"].socket() as ana, people["bo"].socket() as bo:
        before = ana.hear()
        bo.hear()
        ana.say(type="answer", ref=7, text="move b2", question=before["view"]["questions"][0]["number"])

        update, done = ana.hear(), ana.hear()
        assert bo.hear()["view"]["creatures"][0]["at"] == "b2"
    assert update["view"]["creatures"][0]["at"] == "b2"
    assert done == {"type": "done", "ref": 7, "kind": "answer", "heard": update["heard"]}


def test_what_one_said_who_went_away_at_once_comes_to_the_others(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    with people["bo"].socket() as bo:
        heard = bo.hear()["heard"]
        with people["ana"].socket() as ana:
            ana.hear()
            ana.say(type="answer", text="move b2")

        update = bo.hear()
        assert update["since"] == heard
        assert update["view"]["creatures"][0]["at"] == "b2"


def test_a_late_answer_over_the_socket_is_told_what_is_asked_now(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    people["ana"].lang = "ru"
    with people["ana"].socket() as line:
        number = line.hear()["view"]["questions"][0]["number"]
        people["ana"].answer("move b2", number)
        line.hear()
        line.say(type="answer", ref="x", text="dodge", question=number)

        told = line.hear()
    assert (told["type"], told["ref"]) == ("problem", "x")
    assert (told["problem"]["status"], told["problem"]["detail"]) == (409, "Этот вопрос уже закрыт.")
    assert told["problem"]["questions"][0]["number"] == number + 1


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"text": "dance"}, "not-offered"),
        ({}, "bad-request"),
        ({"text": 5}, "bad-request"),
        ({"text": "end", "question": -1}, "bad-request"),
    ],
)
def test_an_answer_that_cannot_be_taken_is_told_why(people: dict[str, Person], said: dict[str, Any], code: str) -> None:
    pass_turns_until(people, "ana")
    with people["ana"].socket() as line:
        line.hear()
        line.say(type="answer", **said)

        assert line.hear()["problem"]["code"] == code


def test_a_watcher_cannot_answer_over_the_socket(people: dict[str, Person]) -> None:
    with people["watcher"].socket() as line:
        line.hear()
        line.say(type="answer", text="end")

        assert line.hear()["problem"]["code"] == "not-allowed"


def test_one_who_answers_too_often_over_the_socket_is_told_to_wait(tmp_path: Path) -> None:
    with Live(tmp_path, Limits(Rate(0.01, 3), Rate(1e6, 1e6))) as live:
        ana = live.table(None, yaml=YARD)["ana"]
        with ana.socket() as line:
            line.hear()
            for _ in range(4):
                line.say(type="answer", text="dance")

            assert [line.hear()["problem"]["code"] == "too-fast" for _ in range(4)] == [False, False, False, True]


def test_an_answer_that_breaks_something_is_told_and_the_table_goes_on(
    people: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    with people["ana"].socket() as line:
        line.hear()
        with monkeypatch.context() as broken:
            broken.setattr(room.Room, "answer", lambda *_: 1 / 0)
            line.say(type="answer", text="end")
            assert line.hear()["problem"]["code"] == "broken"
        line.say(type="answer", text="dance")
        assert line.hear()["problem"]["status"] < 500


@pytest.mark.parametrize("said", ["", "{", "[]", "7", '{"type": "dance"}', "[" * 9999])
def test_what_is_not_understood_later_is_not_heard(people: dict[str, Person], said: str) -> None:
    with people["ana"].socket() as line:
        line.hear()
        line.connection.send(said)
        line.say(type="ping")

        assert line.hear() == {"type": "pong"}


def test_a_link_that_another_process_revoked_answers_no_more(people: dict[str, Person], live: Live) -> None:
    with people["ana"].socket() as line:
        line.hear()
        live.store.revoke(*(link.id for link in live.store.links(people["ana"].table) if link.seat == "ana"))
        line.say(type="answer", text="end")

        assert line.hear()["problem"]["code"] == "no-token"
        assert line.hear() == {"type": "gone"}


def test_the_gm_sees_who_is_there(people: dict[str, Person]) -> None:
    with people["gm"].socket() as line:
        line.hear()
        assert connected(line.hear()["view"]) == ["gm"]
        with people["ana"].socket():
            assert connected(line.hear()["view"]) == ["gm", "ana"]
        assert connected(line.hear()["view"]) == ["gm"]


@pytest.mark.parametrize("first", ["", "{", "[]", '{"type": "answer"}', "[" * 9999])
def test_a_first_word_that_is_not_understood_closes_the_socket(people: dict[str, Person], first: str) -> None:
    with people["ana"].plain_socket() as line:
        line.connection.send(first)
        assert closed_with(line) == socket.BAD_HELLO


def test_a_token_that_does_not_hold_closes_the_socket(people: dict[str, Person], live: Live) -> None:
    for token in ("guess", live.host.token, live.table()["gm"].token):
        with people["ana"].plain_socket() as line:
            line.say(type="hello", token=token)
            assert closed_with(line) == socket.UNKNOWN


def test_a_page_of_another_server_gets_no_socket(people: dict[str, Person]) -> None:
    with pytest.raises(Exception, match="403"), people["ana"].plain_socket(origin="http://evil.example"):
        pass
    with people["ana"].plain_socket(origin=people["ana"].base) as line:
        line.say(type="hello", token=people["ana"].token)
        assert line.hear()["type"] == "update"


def test_a_ping_is_answered(people: dict[str, Person]) -> None:
    with people["ana"].socket() as line:
        line.hear()
        line.say(type="ping")
        assert line.hear() == {"type": "pong"}


def test_a_crowd_is_kept_out(people: dict[str, Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_CLIENTS", 1)
    with people["bo"].socket() as first:
        first.hear()
        with people["ana"].socket() as line:
            assert closed_with(line) == socket.TOO_MANY


def test_one_who_stops_reading_is_dropped_and_the_others_do_not_wait(
    people: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "OUTBOX_SIZE", 3)
    monkeypatch.setattr(socket, "TIMEOUT", 1)
    deaf = deaf_socket(people["bo"])
    with people["ana"].socket() as line:
        line.hear()
        for turn in range(400):
            people["gm"].post("/rulings", text="ana hp 5", why="x" * 400)
            assert line.hear()["type"] == "update"
            if turn % 20 == 19 and "bo" not in connected(people["gm"].look()):
                break
    deaf.close()

    assert "bo" not in connected(people["gm"].look())
    assert people["bo"].look()["creatures"][0]["hp"] == 5


# --- the log


def test_what_is_no_text_is_logged_in_one_line_without_the_words(
    people: dict[str, Person], caplog: pytest.LogCaptureFixture
) -> None:
    with people["ana"].socket() as line:
        line.hear()
        line.connection.send(b"the secret door\xff", text=True)
        closed_with(line)

    assert [record.getMessage() for record in caplog.records] == [
        "Invalid UTF-8 sequence received from client. (UnicodeDecodeError)"
    ]
    assert "Traceback" not in caplog.text
    assert "secret" not in caplog.text


def test_what_breaks_is_logged_with_its_place_but_without_the_words(
    people: dict[str, Person], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_room: object, _seat: str, text: str, _to: object, _said: str) -> None:
        raise ValueError(text)

    monkeypatch.setattr(room.Room, "answer", broken)
    with people["ana"].socket() as line:
        line.hear()
        line.say(type="answer", text="open the secret door")
        assert line.hear()["problem"]["code"] == "broken"
    people["ana"].refused("POST", "/answers", text="open the secret door")

    wait_until(lambda: caplog.text.count("(ValueError)") == 2)  # the response is sent before
    assert "in broken" in caplog.text
    assert "secret door" not in caplog.text


def test_what_is_refused_after_one_has_left_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    began, may_end = threading.Event(), threading.Event()

    def refuse() -> None:
        began.set()
        may_end.wait(10)
        raise StaleAnswer("open the secret door", "closed")

    async def leave_early() -> None:
        keep_private(asyncio.get_running_loop())
        asking = asyncio.create_task(pool.run_in_pool(refuse))
        await asyncio.to_thread(began.wait, 10)
        asking.cancel()
        await asyncio.sleep(0)
        may_end.set()
        await asyncio.wait([asking])
        del asking
        gc.collect()

    asyncio.run(leave_early())
    gc.collect()

    assert caplog.text == ""


def test_what_the_event_loop_reports_is_logged_without_the_words(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("open the secret door")

    async def nobody_waits() -> None:
        keep_private(asyncio.get_running_loop())
        failed = asyncio.create_task(fail())
        await asyncio.wait([failed])
        del failed
        gc.collect()

    asyncio.run(nobody_waits())

    assert "Task exception was never retrieved (ValueError)" in caplog.text
    assert "in fail" in caplog.text
    assert "door" not in caplog.text.replace('raise ValueError("open the secret door")', "")


def connected(view: Any) -> list[str]:
    return [seat["seat"] for seat in view["gm"]["seats"] if seat["connected"]]


def deaf_socket(person: Person) -> plain.socket:
    """A socket that says hello and then never reads, with a small buffer."""
    line = plain.socket()
    line.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    host, _, port = person.base.removeprefix("http://").partition(":")
    line.connect((host, int(port)))
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    path = f"/api/v1/tables/{person.table}/socket"
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n".encode()
    )
    line.recv(12)
    hello = json.dumps({"type": "hello", "token": person.token}).encode()
    line.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    return line


def closed_with(line: Any) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
