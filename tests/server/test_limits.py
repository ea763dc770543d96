"""Server security: size, rate, origin, headers, and tokens stored as hashes."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.server.endpoints import socket
from affray.server.limits.gate import MOST_BUCKETS, Limits, Rate, address_of
from affray.server.links import hash_of, new_link
from tests.server.kit import API, YARD, Live
from tests.server.test_sockets import closed_with


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path, Limits(Rate(0.01, 6), Rate(0.01, 4))) as server:
        yield server


def test_a_token_has_more_than_128_random_bits_and_is_kept_as_a_hash(live: Live) -> None:
    people = live.table()
    tokens = {new_link("t", "ana", "player").token for _ in range(100)}

    assert len(tokens) == 100
    assert all(len(token) == 32 for token in tokens)
    assert live.store.link(hash_of(people["gm"].token)) is not None
    with live.store._engine.connect() as connection:
        dump = str([*connection.exec_driver_sql("SELECT * FROM links")])
    assert people["gm"].token not in dump


def test_tokens_are_never_logged(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    people = live.table()
    with people["gm"].socket() as line:
        line.hear()
    people["gm"].refused("POST", "/answers", text="nonsense")

    assert not [person for person in people.values() if person.token in caplog.text]


def test_one_who_asks_too_often_must_wait(strict: Live) -> None:
    gm = strict.table()["gm"]
    answers = [gm.ask("GET") for _ in range(8)]

    assert [answer.status_code for answer in answers].count(429) == 2
    assert answers[-1].json()["code"] == "too-fast"
    assert answers[-1].headers["retry-after"]


def test_one_who_guesses_tokens_is_soon_stopped(strict: Live) -> None:
    headers = [{"Authorization": f"Bearer guess-{n}"} for n in range(8)]
    codes = [strict.host.client.get(f"{API}/tables/t", headers=each).status_code for each in headers]

    assert codes[:2] == [401, 401]
    assert codes[-1] == 429


def test_strangers_at_an_address_limit_nobody_with_a_link_there(strict: Live) -> None:
    people = strict.table()
    guesses = [strict.host.client.get(f"{API}/tables/t", headers={"Authorization": "Bearer x"}) for _ in range(9)]
    assert guesses[-1].status_code == 429

    assert [people["gm"].ask("GET").status_code for _ in range(3)] == [200] * 3
    assert strict.host.client.get("/", headers={"Authorization": ""}).status_code == 200
    with people["brunna"].socket() as line:
        assert line.hear()["type"] == "update"


def test_strangers_who_guess_by_sockets_are_made_to_wait(strict: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    gm = strict.table()["gm"]
    waited: list[str] = []
    monkeypatch.setattr(socket, "PAUSE_FOR_STRANGERS", 0)
    monkeypatch.setattr(strict.limits.strangers, "take", waited.append)  # always empty
    for _ in range(3):
        with gm.plain_socket() as line:
            line.say(type="hello", token="guess")
            assert closed_with(line) == socket.UNKNOWN

    assert waited == ["127.0.0.1"] * 3


@pytest.mark.parametrize(("proxies", "code"), [((), 429), (("127.0.0.0/8",), 401), (("10.1.2.3",), 429)])
def test_whom_a_proxy_speaks_for_is_believed_only_if_the_host_named_it(
    tmp_path: Path, proxies: tuple[str, ...], code: int
) -> None:
    with Live(tmp_path, Limits(Rate(0.01, 6), Rate(0.01, 4)), proxies=proxies) as server:
        headers = [{"Authorization": "Bearer x", "X-Forwarded-For": f"192.0.2.{n}"} for n in range(9)]
        codes = [server.host.client.get(f"{API}/tables/t", headers=each).status_code for each in headers]

    assert codes[-1] == code


def test_an_address_of_ipv6_counts_with_its_network() -> None:
    addresses = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1", "::ffff:192.0.2.1", "fe80::1%eth0", "h"]

    assert [address_of({"client": (address, 1)}) for address in addresses] == [
        "2001:db8:1:2::/64",
        "2001:db8:1:2::/64",
        "2001:db8:1:3::/64",
        "192.0.2.1",
        "fe80::/64",
        "h",
    ]
    assert address_of({}) == ""


def test_buckets_are_not_kept_for_ever() -> None:
    rate = Rate(1, 1)
    for who in range(MOST_BUCKETS + 10):
        assert rate.take(who)

    assert len(rate._buckets) == MOST_BUCKETS
    assert not rate.take(MOST_BUCKETS + 9)


def test_what_is_too_big_is_refused(live: Live) -> None:
    big = "x" * 1_300_000

    for body in ({"content": big}, {"content": (part for part in [big.encode()])}):
        answer = live.host.client.post(f"{API}/tables", **body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_server_changes_nothing(live: Live, origin: str) -> None:
    gm = live.table(None, yaml=YARD)["gm"]

    answer = gm.client.post(f"{API}/tables/{gm.table}/rulings", json={"text": "ana hp 1"}, headers={"Origin": origin})

    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    own = gm.client.post(f"{API}/tables/{gm.table}/rulings", json={"text": "ana hp 1"}, headers={"Origin": gm.base})
    assert own.status_code == 200


def test_every_answer_bears_headers_that_keep_a_browser_safe(live: Live) -> None:
    for path in ("/", f"{API}/encounters", f"{API}/docs", "/nothing", f"{API}/tables"):
        headers = live.host.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")


def test_what_is_not_there_is_told_in_the_same_shape(live: Live) -> None:
    for method, path, status in (("GET", "/nothing", 404), ("PUT", f"{API}/tables", 405), ("POST", "/", 405)):
        answer = live.host.client.request(method, path, headers={"Accept-Language": "uk"})
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == answer.status_code == status


def test_the_page_is_told_to_be_missing_where_it_was_not_built(live: Live) -> None:
    answer = live.host.client.get("/t/some-table", params={"lang": "cs"})

    assert answer.status_code == 200
    assert "Stránka" in answer.text or "<" in answer.text


def test_the_docs_page_fetches_nothing_from_elsewhere(live: Live) -> None:
    page = live.host.client.get(f"{API}/docs").text

    assert "/tables/{table}/answers" in page
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
