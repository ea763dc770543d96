"""A seat played from a terminal through the API, and the server started from a terminal."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from affray.cli import main
from affray.cli.commands.serve import qr_code
from affray.server import serving
from tests.server.kit import YARD, Live, Person, pass_turns_until


def remote(person: Person, *lines: str, lang: str = "en") -> Result:
    link = f"{person.base}/t/{person.table}#{person.token}"
    return CliRunner().invoke(main, ["remote", link, "--lang", lang], input="".join(f"{line}\n" for line in lines))


def test_a_seat_is_played_from_a_terminal(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")

    told = remote(people["ana"], "b2", "odds attack goblin longsword", "map", "help", "log", "dance", "quit")

    assert told.exit_code == 0, told.output
    assert "Yard" in told.output
    assert "Ana, what do you do?" in told.output
    assert "Ana moves from b3 to b2." in told.output
    assert "To hit: " in told.output
    assert "“dance” is not possible now." in told.output
    assert people["bo"].look()["creatures"][0]["at"] == "b2"


def test_what_is_typed_may_be_a_number_or_the_beginning_of_words(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")

    told = remote(people["ana"], "dod", "as", "why 5e.move.difficult", "undo", "", "0", lang="ru")

    assert told.exit_code == 0, told.output
    assert "Ana" in told.output
    assert people["gm"].look()["questions"][0]["seat"] != "ana"


def test_the_gm_answers_rules_and_sees_the_end(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "ana")  # who may have to say first who wins a tie

    told = remote(people["gm"], "rule goblin flies", "rule goblin hp 0", "over")

    assert "“goblin flies” is not possible now." in told.output
    assert "Is the fight over?" in told.output
    assert people["gm"].look()["over"] in told.output


def test_what_may_be_done_at_any_time_is_typed_while_others_are_asked(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    pass_turns_until(people, "bo")
    people["gm"].post("/rulings", text="goblin gains grappled by ana")

    waiting = remote(people["ana"], "ana rel")
    asked = remote(people["gm"], "rule goblin gains grappled by ana", "help", "ana release goblin", "quit")

    for told in (waiting, asked):
        assert "At any time, whoever’s turn it is:" in told.output
        assert "ana release goblin: Ana: let go of goblin" in told.output
        assert "Goblin is no longer grappled." in told.output
    assert people["ana"].look()["free_deeds"] == []


def test_one_who_comes_by_the_players_link_says_whom_they_play(live: Live) -> None:
    people = live.table(None, yaml=YARD, links="claim")
    pass_turns_until(people, "bo")

    told = remote(people["claim"], "gm", "bo", "quit")

    assert "Who do you play? ana, bo" in told.output
    link = re.search(r"to come back: (\S+)", " ".join(told.output.split()))
    assert link is not None
    assert [seat["text"] for seat in people["claim"].get("/claim")["seats"]] == ["ana"]


@pytest.mark.parametrize("link", ["nonsense", "http://127.0.0.1:1/t/abc#def"])
def test_a_link_that_leads_nowhere_is_told_so(link: str) -> None:
    told = CliRunner().invoke(main, ["remote", link, "--lang", "en"])

    assert told.exit_code == 1
    assert "no link to a table" in told.output or "Nobody answers" in told.output


def test_a_revoked_link_is_told_so(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    people["gm"].post("/links", role="player", seat="ana")

    assert "revoked" in remote(people["ana"]).output


# --- affray serve


PROXY = ("--proxy", "10.0.0.0/8")


def test_a_proxy_is_named_by_its_address(tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["serve", "--data", str(tmp_path), "--proxy", "everybody", "--lang", "en"])

    assert told.exit_code == 2
    assert "--proxy" in told.output


def test_serve_tells_the_links_and_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served = []
    monkeypatch.setattr(serving, "serve", lambda *_, **more: served.append(more))

    told = CliRunner().invoke(
        main, ["serve", "--port", "0", "--data", str(tmp_path / "new"), "--demo", "--lang", "en", *PROXY]
    )

    assert told.exit_code == 0, told.output
    assert len(re.findall(r"http://127\.0\.0\.1:\d+/t/[0-9a-f]+#[\w-]{32}", told.output)) == 3
    assert len(re.findall(r"http://127\.0\.0\.1:\d+/new#[\w-]{32}", told.output)) == 1
    assert "Only this computer can come in." in told.output
    assert served == [{"lang": "en", "proxies": ("10.0.0.0/8",)}]
    assert (tmp_path / "new" / "tables.db").exists()


def test_serve_on_the_network_shows_a_code_to_scan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "serve", lambda *_, **__: None)
    monkeypatch.setattr(serving, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr(serving, "listen", lambda _host, port: listen("127.0.0.1", port))

    told = CliRunner().invoke(
        main, ["serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path), "--demo", "--lang", "cs"]
    )

    assert "http://192.0.2.7:" in told.output
    assert "█" in told.output
    assert "Z telefonu" in told.output


listen = serving.listen


def test_a_port_that_is_taken_is_told_so(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        told = CliRunner().invoke(main, ["serve", "--port", port, "--data", str(tmp_path), "--lang", "en"])

    assert told.exit_code == 1
    assert f"127.0.0.1:{port}" in told.output


def test_a_code_has_a_quiet_border_and_holds_a_long_link() -> None:
    lines = qr_code("http://192.168.100.200:8000/t/" + "a" * 18 + "#" + "b" * 32).splitlines()

    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) < 60


def test_tables_are_kept_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert serving.data_folder() == tmp_path / "affray"
    monkeypatch.setattr("sys.platform", "darwin")
    assert serving.data_folder().parts[-2:] == ("Application Support", "affray")
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert serving.data_folder() == tmp_path / "affray"


def test_addresses_are_written_as_people_type_them() -> None:
    assert serving.address("127.0.0.1", 80) == "http://127.0.0.1:80"
    assert serving.address("::1", 80) == "http://[::1]:80"
    assert re.fullmatch(r"[\d.]+", serving.lan_address())
