"""A rulebook from outside: `tests/guest` is installed by its own `pyproject.toml`, and plays wherever the others play.

Every program runs in a process of its own, with the folder into which the guest was installed on its path: nothing in
`src/` knows of it.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect, sync_playwright

from affray.server.app import PAGE
from tests.page.kit import CHROMIUM

ROOT = Path(__file__).parents[1]
GUEST = Path(__file__).parent / "guest"
NAME, FIGHT = "tavern", "last-orders"
PATIENCE = 60
"""Seconds: the machine may have much else to do."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which pip has put the guest."""
    folder = tmp_path_factory.mktemp("installed")
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet"]
    run([sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(GUEST)], None)
    return folder


@pytest.fixture(scope="module")
def save(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fight that somebody has begun in the terminal, and saved."""
    file = tmp_path_factory.mktemp("saves") / "brawl.affray"
    affray(installed, "play", FIGHT, "--seed", "3", said=["punch sailor", "duck", f"save {file}"])
    return file


def environment(folder: Path | None) -> dict[str, str]:
    path = [str(folder)] if folder else []
    return os.environ | {"PYTHONPATH": os.pathsep.join([*path, os.environ.get("PYTHONPATH", "")]), "LC_ALL": "C.UTF-8"}


def run(command: list[str], folder: Path | None, said: str = "") -> str:
    done = heard(command, folder, said)
    assert done.returncode == 0, done.stderr
    return done.stdout.replace("\N{NO-BREAK SPACE}", " ")


def heard(command: list[str], folder: Path | None, said: str = "") -> subprocess.CompletedProcess[str]:
    how: dict[str, Any] = {"capture_output": True, "encoding": "utf-8", "timeout": PATIENCE}
    return subprocess.run(command, env=environment(folder), input=said, check=False, **how)


def affray(folder: Path, *words: str, said: list[str] | None = None) -> str:
    return run([sys.executable, "-m", "affray.cli", *words], folder, "".join(f"{line}\n" for line in said or []))


def python(folder: Path, *lines: str) -> str:
    return run([sys.executable, "-c", "\n".join(lines)], folder).strip()


# --- the terminal


def test_it_is_played_in_the_terminal_to_its_end_in_its_own_words(installed: Path) -> None:
    told = affray(installed, "play", FIGHT, "--seed", "3", said=["punch sailor", "2", "empty", "auto"])

    assert "  1 Give sailor a fist: 67% to hit" in told
    assert "Action: 3 duck behind a table  4 stand a round (2 coins)" in told
    assert re.search(r"Ana lands a fist on sailor \(\d against 3\)\. Sailor takes \d damage\.", told)
    assert "The fight is over" in told


def test_it_speaks_another_language_and_english_where_it_has_no_words(installed: Path) -> None:
    told = affray(installed, "play", FIGHT, "--seed", "3", "--lang", "ru", said=["бить матрос", "auto"])

    assert "Последний заказ" in told
    assert "Дать кулаком: матрос" in told
    assert "Ana lands" not in told
    assert "Who ducks is harder to hit" in affray(installed, "rules", "tv.duck", "--lang", "ru")
    assert "Give sailor a fist" in affray(installed, "play", FIGHT, "--lang", "cs", said=["map"])


def test_it_is_simulated(installed: Path) -> None:
    report = json.loads(affray(installed, "sim", FIGHT, "-n", "30", "--workers", "2", "--json"))

    assert report["fights"] == 30
    assert sum(outcome["count"] for outcome in report["outcomes"].values()) == 30


def test_its_clauses_options_and_files_are_known(installed: Path, tmp_path: Path) -> None:
    assert "tv.punch.hit  punch" in affray(installed, "rules", NAME)
    assert "How hard are the fists?" in affray(installed, "rules", NAME)
    file = tmp_path / "brawl.yaml"
    file.write_text(f"rulebook: {NAME}\ntitle: Brawl\nheroes: [ana]\nfoes: [cook]\ngrit: 10\n", encoding="utf-8")
    checking = [sys.executable, "-m", "affray.cli", "check", str(file)]

    refused = heard(checking, installed)

    assert refused.returncode == 1
    assert "Found 10; wanted a whole number from 1 to 9." in refused.stdout
    schema = json.loads(affray(installed, "check", "--schema", "encounter", "--rulebook", NAME))
    assert schema["required"] == ["rulebook", "title", "heroes", "foes"]


# --- saved fights


def test_a_saved_fight_is_restored_in_a_fresh_process_and_goes_on(installed: Path, save: Path) -> None:
    outcome = python(
        installed,
        "import affray, sys",
        f"fight = affray.Fight.restore(open({str(save)!r}).read())",
        "assert not [name for name in sys.modules if name.startswith('affray.rules.')], 'others were read'",
        "from affray.minds import SimpleMind",
        "fight.let_play({'simple': SimpleMind('1')})",
        "[fight.set(f'mind {seat} simple') for seat in fight.state.seats]",
        "print(fight.outcome)",
    )

    assert outcome in ("heroes", "foes")
    assert "The fight is over" in affray(installed, "play", str(save), said=["auto"])


def test_a_saved_fight_is_told_again_and_verified(installed: Path, save: Path) -> None:
    told = affray(installed, "replay", str(save), "--verify")

    assert "Ana lands a fist on sailor" in told
    assert "Verified: played again, the fight goes the same way" in told


def test_without_the_guest_its_saves_are_refused_in_a_sentence(save: Path) -> None:
    replay = [sys.executable, "-m", "affray.cli", "replay", str(save)]

    refused = heard(replay, None)

    assert refused.returncode == 1
    assert "this fight is of the rulebook “tavern”, which is not installed here" in " ".join(refused.stderr.split())


def test_a_program_may_bring_its_own_rulebooks_instead(installed: Path, save: Path) -> None:
    said = python(
        installed,
        "import affray",
        "from tavern.rules import Tavern",
        f"text = open({str(save)!r}).read()",
        "books = {'tavern': Tavern}",
        "print(affray.Fight.restore(text, books=books).rulebook.name, affray.verify(text, books))",
    )

    assert said == f"{NAME} None"


# --- the live table


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """`affray serve`, called by its host."""
    data = str(tmp_path_factory.mktemp("data"))
    command = [sys.executable, "-u", "-m", "affray.cli", "serve", "--port", "0", "--data", data]
    with subprocess.Popen(command, env=environment(installed), stdout=subprocess.PIPE, encoding="utf-8") as serving:
        assert serving.stdout is not None
        found = re.search(r"(http://\S+?)/\S*#(\S+)", serving.stdout.readline())
        assert found is not None
        try:
            headers = {"Authorization": f"Bearer {found[2]}"}
            waits = httpx.HTTPTransport(retries=8)  # the links are printed a moment before anybody listens
            with httpx.Client(base_url=found[1], headers=headers, timeout=PATIENCE, transport=waits) as client:
                yield client
        finally:
            serving.terminate()


def made(server: httpx.Client, role: str) -> str:
    """The link to a seat of a new table."""
    answer = server.post("/api/v1/tables", json={"encounter": FIGHT, "links": "each"})
    assert answer.status_code == 201, answer.text
    links: list[dict[str, Any]] = answer.json()["links"]
    return next(str(link["path"]) for link in links if link["role"] == role)


def test_the_server_lists_it_and_has_its_words(server: httpx.Client) -> None:
    catalogue = server.get("/api/v1/encounters").json()
    words = server.get(f"/api/v1/books/{NAME}/words/ru")
    again = server.get(f"/api/v1/books/{NAME}/words/ru", headers={"If-None-Match": words.headers["ETag"]})

    assert NAME in [book["name"] for book in catalogue["rulebooks"]]
    assert FIGHT in [shipped["name"] for shipped in catalogue["encounters"]]
    assert "noun-sailor = матрос\n" in words.text
    assert "tavern-say-effect" in words.text
    assert not re.search(r"event-|clause-|roll-|say-deed|\.gen =", words.text)
    assert (again.status_code, again.text) == (304, "")
    assert server.get("/api/v1/books/chess/words/en").json()["code"] == "no-such-words"
    assert server.get(f"/api/v1/books/{NAME}/words/de").status_code == 404


def test_it_is_served_to_a_browser_in_its_own_words(server: httpx.Client) -> None:
    if not Path(CHROMIUM["executable_path"]).exists() or not (PAGE / "index.html").exists():
        pytest.skip("there is no chromium here, or the page has not been built (make web)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="ru").new_page()
        page.goto(str(server.base_url.join(made(server, "player"))))

        expect(page.locator('[data-option="punch sailor"]')).to_contain_text("Дать кулаком: матрос", timeout=30_000)
        expect(page.locator("body")).to_contain_text("Полных кружек")
        page.locator('[data-option="duck"]').click()
        page.locator("#do").click()
        expect(page.locator("body")).to_contain_text("прячется за стол")
        page.get_by_role("tab", name="Лист").click()
        expect(page.locator("body")).to_contain_text("за столом")
        browser.close()
