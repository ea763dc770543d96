"""Starting and stopping: one server a file, nothing left in the write-ahead file, copies of a running server."""

import signal
import sqlite3
from pathlib import Path

import httpx
import pytest
from click.testing import Result

from affray.cli import main
from affray.lang import LANGUAGES
from affray.server import serving
from affray.store import Store, StoreTrouble
from affray.store.troubles import HELD
from tests.cli.kit import affray
from tests.server.kit import API, YARD, Person, good
from tests.server.mortal import Mortal


def make_table(server: Mortal) -> str:
    return sit_down(server).table


def sit_down(server: Mortal) -> Person:
    """The GM of a new table."""
    headers = {"Authorization": f"Bearer {server.host}"}
    made = good(httpx.post(f"{server.base}{API}/tables", json={"yaml": YARD}, headers=headers, timeout=20))
    return Person(server.base, made["table"], made["links"][0]["token"], "gm")


def tables_in(database: Path) -> list[str]:
    """The tables that are in this file alone, whatever stands beside it."""
    with sqlite3.connect(f"file:{database}?immutable=1", uri=True) as connection:
        return [id for (id,) in connection.execute("SELECT id FROM tables")]


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_server_that_is_stopped_leaves_everything_in_the_database(tmp_path: Path, by: signal.Signals) -> None:
    with Mortal(tmp_path) as server:
        gm = sit_down(server)
        gm.post("/rulings", text="ana hp 3")
        with gm.socket() as line:
            line.hear()

            server.stop(by)

    assert tables_in(tmp_path / serving.DATABASE) == [gm.table]
    ahead = tmp_path / (serving.DATABASE + "-wal")
    assert not ahead.exists() or ahead.stat().st_size == 0


# --- one server a file


def test_a_second_server_on_the_same_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with Mortal(tmp_path) as first:
        make_table(first)

        refused = affray("serve", "--data", str(tmp_path), "--port", "0")

        assert refused.exit_code == 1
        assert "Another server uses" in said(refused)
        assert str(tmp_path / serving.DATABASE) in said(refused)
        make_table(first)  # the host's link still holds


def test_a_server_that_was_killed_holds_its_file_no_more(tmp_path: Path) -> None:
    with Mortal(tmp_path) as server:
        make_table(server)
        server.die()

        store = serving.open_store(tmp_path)
        with pytest.raises(StoreTrouble) as refused:
            serving.open_store(tmp_path)
        assert refused.value.kind == HELD
        store.close()
        serving.open_store(tmp_path).close()


# --- copies


def test_the_tables_of_a_running_server_are_copied_as_they_are(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Mortal(tmp_path / "data") as server:
        table = make_table(server)

        done = affray("backup", str(copy), "--data", str(tmp_path / "data"))

        assert done.exit_code == 0, done.output
        assert str(copy) in said(done)
        make_table(server)
    assert tables_in(copy) == [table]
    store = Store(copy)
    assert len(store.links(table)) == 3
    assert store.read(table).questions
    store.close()


def test_a_copy_replaces_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    serving.open_store(tmp_path).close()
    copy = tmp_path / "copy.db"
    copy.write_text("something else")

    refused = affray("backup", str(copy), "--data", str(tmp_path))

    assert (refused.exit_code, copy.read_text()) == (1, "something else")
    assert "--replace" in said(refused)
    assert affray("backup", str(copy), "--data", str(tmp_path), "--replace").exit_code == 0
    assert tables_in(copy) == []
    own = str(tmp_path / serving.DATABASE)
    assert affray("backup", own, "--data", str(tmp_path), "--replace").exit_code == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_copied_is_told_in_every_language(tmp_path: Path, lang: str) -> None:
    nothing = affray("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "nowhere"), "--lang", lang)
    (tmp_path / serving.DATABASE).write_bytes(b"no database" * 1000)
    damaged = affray("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path), "--lang", lang)
    serving.open_store(tmp_path / "good").close()
    astray = affray("backup", str(tmp_path / "no" / "copy.db"), "--data", str(tmp_path / "good"), "--lang", lang)

    for result, named in ((nothing, "nowhere"), (damaged, serving.DATABASE), (astray, "copy.db")):
        assert (result.exit_code, "Traceback" in result.output) == (1, False)
        assert named in said(result)
    assert not (tmp_path / "copy.db").exists()
    assert not [*tmp_path.glob("*.unfinished")]


def test_the_command_explains_itself() -> None:
    assert "backup" in affray("--help").output
    assert "--replace" in affray("backup", "--help").output
    assert "backup" in main.commands_at


def said(result: Result) -> str:
    """What a command said, in one line."""
    return "".join(result.output.splitlines())
