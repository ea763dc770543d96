"""Connections: heads that are too large, requests that never end, clients that never read, crowds."""

import json
import socket as plain
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from affray.server.endpoints import socket
from affray.server.limits import connections
from affray.server.rooms import clients
from tests.server.kit import API, YARD, Live, wait_until
from tests.server.test_sockets import deaf_socket

BEGINNING = b"POST /api/v1/tables HTTP/1.1\r\nHost: here\r\n"


@contextmanager
def line_to(live: Live) -> Iterator[plain.socket]:
    host, _, port = live.base.removeprefix("http://").partition(":")
    with plain.create_connection((host, int(port)), timeout=20) as line:
        yield line


def heard_on(line: plain.socket) -> tuple[int, Any]:
    """The status and the problem that came, once the server has said everything."""
    text = b""
    while part := line.recv(65536):
        text += part
    head, _, body = text.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    return int(head.split()[1]), json.loads(body)


def is_empty(live: Live) -> bool:
    return not live.server.server_state.connections


@pytest.mark.parametrize(
    "text",
    [
        BEGINNING + b"A: b\r\n" * 20_000,
        BEGINNING + b"A: " + b"b" * 100_000,
        BEGINNING + b"A" * 100_000,
        b"GET /" + b"a" * 100_000,
        BEGINNING + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"A: b\r\n" * 20_000,
    ],
    ids=["many headers", "a long header", "a long name", "a long address", "headers after the body"],
)
def test_a_head_that_is_too_large_is_refused_before_it_has_come_to_its_end(live: Live, text: bytes) -> None:
    with line_to(live) as line:
        line.sendall(text)

        status, problem = heard_on(line)

    assert (status, problem["code"], problem["status"]) == (431, "head-too-big", 431)
    assert str(connections.MOST_HEAD)[:2] in problem["detail"]


def test_no_more_than_the_limit_is_parsed(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    hear = HttpToolsProtocol.data_received

    def count(protocol: HttpToolsProtocol, data: bytes) -> None:
        parsed.append(len(data))
        hear(protocol, data)

    monkeypatch.setattr(HttpToolsProtocol, "data_received", count)
    with line_to(live) as line:
        line.sendall(BEGINNING + b"A: b\r\n" * 100_000)
        heard_on(line)

    assert sum(parsed) <= connections.MOST_HEAD


def test_a_large_head_within_the_limit_and_a_large_body_are_taken(live: Live) -> None:
    headers = {"X-Large": "x" * (connections.MOST_HEAD - 1000), "Accept-Language": "cs"}

    answer = live.host.client.post(f"{API}/encounters/check", json={"yaml": YARD + "# x\n" * 100_000}, headers=headers)

    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize(
    "text", [BEGINNING, BEGINNING[:3], BEGINNING + b"Content-Length: 500\r\nContent-Type: application/json\r\n\r\n{"]
)
def test_a_request_that_never_ends_is_cut_off_with_a_word(
    live: Live, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.2)
    with line_to(live) as line:
        line.sendall(text)

        status, problem = heard_on(line)

    assert (status, problem["code"]) == (408, "too-slow")


def test_one_who_says_nothing_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    with Live(tmp_path) as live, ExitStack() as lines:
        for _ in range(20):
            lines.enter_context(line_to(live))
        wait_until(lambda: not is_empty(live))

        wait_until(lambda: is_empty(live))


def test_one_who_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WRITE_SECONDS", 0.2)
    monkeypatch.setattr(socket, "TIMEOUT", 0.2)
    monkeypatch.setattr(clients, "OUTBOX_SIZE", 3)
    with Live(tmp_path, timeout_keep_alive=600) as live:
        people = live.table(None, yaml=YARD)
        with line_to(live) as line, deaf_socket(people["bo"]):
            line.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
            line.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 50)
            for turn in range(400):
                people["gm"].post("/rulings", text=f"ana hp {turn % 9 + 1}", why="x" * 190)
                if len(live.server.server_state.connections) <= 2:
                    break
            # what is left are the connections of the host and of the GM
            wait_until(lambda: len(live.server.server_state.connections) <= 2)


def test_a_crowd_is_told_that_it_is_one_and_the_host_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Live(tmp_path, most=3) as live:
        with ExitStack() as lines:
            for _ in range(3):
                lines.enter_context(line_to(live))
            for _ in range(2):
                status, problem = heard_on(lines.enter_context(line_to(live)))
                assert (status, problem["code"]) == (503, "crowded")

        wait_until(lambda: is_empty(live))
        assert live.host.client.get(f"{API}/encounters").status_code == 200
    assert [record.getMessage() for record in caplog.records] == [
        "There are 3 connections already, so new ones are refused. "
        "More are possible if the system lets the server open more files."
    ]


def test_what_is_no_request_fills_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Live(tmp_path) as live:
        for _ in range(5):
            with line_to(live) as line:
                line.sendall(b"the secret door\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.1 400 ")

    assert len(caplog.records) <= 1
    assert "secret" not in caplog.text


def test_there_are_fewer_connections_than_files_may_be_open() -> None:
    assert 1 <= connections.most_connections() <= connections.MOST_CONNECTIONS
