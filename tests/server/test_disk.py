"""A disk that is full, read-only or damaged: told in a sentence, and no table suffers for another."""

import errno
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from affray import Fight
from affray.books import BrokenBook
from affray.lang import LANGUAGES
from affray.server import serving
from affray.server.endpoints import socket
from affray.store import Store, StoreTrouble
from affray.store.troubles import DAMAGED, FAILING, FULL, READ_ONLY, trouble_of
from tests.cli.kit import affray
from tests.server.kit import API, YARD, Live, Person, good, pass_turns_until
from tests.server.test_sockets import closed_with
from tests.server.test_stopping import said


@pytest.fixture
def people(live: Live) -> dict[str, Person]:
    return live.table(None, yaml=YARD)


@contextmanager
def every_connection(store: Store, pragma: str) -> Iterator[None]:
    """A database whose connections have this pragma, for a while."""

    def prepare(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA {pragma}")

    event.listen(store._engine, "connect", prepare)
    store._engine.dispose()
    try:
        yield
    finally:
        event.remove(store._engine, "connect", prepare)
        store._engine.dispose()


def fill_up(gm: Person) -> tuple[int, Any]:
    """Rule until the disk is full; returns how many rulings were kept, and what was said then."""
    for kept in range(400):
        answer = gm.ask("POST", "/rulings", json={"text": f"ana hp {kept % 9 + 1}", "why": "x" * 190})
        if answer.status_code != 200:
            return kept, answer
    raise AssertionError("the disk was never full")


def test_while_the_disk_is_full_nothing_is_lost_and_the_table_goes_on_afterwards(
    people: dict[str, Person], live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gm = people["gm"]
    pass_turns_until(people, "ana")
    first = len(live.store.read(gm.table).journal.entries)
    reads: list[str] = []
    with people["bo"].socket() as line:
        heard = line.hear()["heard"]
        with every_connection(live.store, "max_page_count=1"), monkeypatch.context() as spied:
            kept, refusal = fill_up(gm)
            spied.setattr(live.store, "read", reads.append)
            assert (refusal.status_code, refusal.json()["code"]) == (503, "disk-full")
            assert refusal.headers["retry-after"]
            for _ in range(3):
                assert gm.ask("POST", "/rulings", json={"text": "ana hp 2", "why": "y" * 190}).status_code == 503
            assert people["ana"].refused("POST", "/answers", text="dance")["code"] == "not-offered"
            view = gm.look()
        gm.post("/rulings", text="ana hp 7")

        updates = line.hear_until(people["bo"].get()["heard"])
    assert reads == []
    assert len(updates) == kept + 1
    assert [update["since"] for update in updates] == [heard, *(update["heard"] for update in updates[:-1])]
    assert view["creatures"][0]["hp"] == (kept - 1) % 9 + 1
    stored = live.store.read(gm.table)
    assert len(stored.journal.entries) == first + kept + 1
    assert stored.state.creatures["ana"].hp == 7
    notices = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(notices) == 1
    assert "is full" in notices[0]


def test_what_cannot_be_written_is_told_over_the_socket_too(people: dict[str, Person], live: Live) -> None:
    pass_turns_until(people, "ana")
    with people["ana"].socket() as line:
        line.hear()
        with every_connection(live.store, "query_only=1"):
            line.say(type="answer", text="dodge")
            assert line.hear()["problem"]["code"] == "disk-failing"
        line.say(type="answer", text="dodge")
        assert [line.hear()["type"], line.hear()["type"]] == ["update", "done"]


def test_only_the_damaged_table_is_closed(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        ids = {name: live.table(None, yaml=YARD) for name in ("bad", "good")}
        with live.store._scribe.transaction() as connection:
            table = ids["bad"]["gm"].table
            connection.exec_driver_sql("UPDATE checkpoints SET save = 'gibberish' WHERE table_id = ?", (table,))
            connection.exec_driver_sql("UPDATE tables SET title = 'gibberish' WHERE id = ?", (table,))

        refusal = ids["bad"]["ana"].refused("GET", "")
        with ids["bad"]["ana"].socket() as line:
            assert line.hear()["problem"] == refusal
            assert closed_with(line) == socket.UNAVAILABLE

        assert (refusal["status"], refusal["code"]) == (500, "damaged")
        assert ids["good"]["ana"].look()["title"] == "Yard"
        assert len(good(live.host.client.get(f"{API}/tables"))) == 2


def test_a_table_whose_rulebook_is_not_installed_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Live(tmp_path) as live:
        people = live.table(None, yaml=YARD)
        monkeypatch.setattr(live.store, "_books", {"chess": None})

        refusal = people["ana"].refused("GET", "")

        assert (refusal["status"], refusal["code"]) == (500, "no-rulebook")
        assert "plays by the rulebook “dnd5e”, which is not installed" in refusal["detail"]
        assert people["ana"].refused("GET", "") == refusal
    assert "Install the package that brings it" in caplog.text


def test_a_rulebook_that_cannot_be_opened_damages_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Live(tmp_path) as live:
        people = live.table(None, yaml=YARD)

        def read(_table: str) -> Fight:
            raise BrokenBook("dnd5e", "it is torn")

        monkeypatch.setattr(live.store, "_read", read)

        assert people["ana"].refused("GET", "")["code"] == "no-rulebook"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_that_cannot_use_its_folder_says_so_with_the_file(tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").write_text("")
    damaged = tmp_path / "damaged" / serving.DATABASE
    damaged.parent.mkdir()
    damaged.write_bytes(b"no database" * 1000)
    newer = serving.open_store(tmp_path / "newer")
    with newer._scribe.transaction() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'far ahead'")
    newer.close()

    for folder in ("file", "file/under", "damaged", "newer"):
        result = affray("serve", "--data", str(tmp_path / folder), "--port", "0", "--lang", lang)
        assert result.exit_code in (1, 2)
        assert str(tmp_path / folder) in said(result) or folder == "file"  # what is no folder is a mistake in the call
        assert "Traceback" not in result.output


def test_troubles_are_told_apart(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "some.db") as connection:
        connection.execute("PRAGMA query_only=1")
        assert kind_of(connection, "CREATE TABLE some (thing)") == READ_ONLY
        assert kind_of(connection, "SELECT nothing") is None
    (tmp_path / "bad.db").write_bytes(b"no database" * 1000)
    with sqlite3.connect(tmp_path / "bad.db") as connection:
        assert kind_of(connection, "SELECT * FROM sqlite_master") == DAMAGED
    for code, kind in ((errno.ENOSPC, FULL), (errno.EROFS, READ_ONLY), (errno.EACCES, READ_ONLY), (errno.EIO, FAILING)):
        assert getattr(trouble_of(OSError(code, "…"), "file"), "kind", None) == kind
    assert trouble_of(ValueError(), "file") is None
    with pytest.raises(StoreTrouble) as astray:
        Store(tmp_path / "nowhere" / "tables.db")
    assert astray.value.kind == FAILING


def kind_of(connection: sqlite3.Connection, statement: str) -> str | None:
    with pytest.raises(sqlite3.Error) as failed:
        connection.execute(statement)
    trouble = trouble_of(failed.value, "file")
    return None if trouble is None else trouble.kind
