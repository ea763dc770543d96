"""One name for a creature at every seat: a GM at a desk and two players, one with a phone, in every book."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Opens
from tests.page.kit import PHONE, log_of, serious
from tests.server.kit import Live, Person

CELLAR = """
rulebook: {rulebook}
title: Cellar
map: |
  ..........
  ..A.......
  ..........
  ..B.......
  ......####
  ......#...
  ......#...
place: {{A: ana, B: bo}}
sides:
  heroes:
    - {{block: {one}, name: ana}}
    - {{block: {other}, name: bo}}
  foes:
    - {{block: {foe}, at: h6, hidden: true}}
    - {{block: {foe}, at: h7, hidden: true}}
    - {{block: {foe}, at: j2}}
"""
BOOKS: dict[str, dict[str, str]] = {
    "dnd5e": {"one": "fighter", "other": "rogue", "foe": "goblin"},
    "acao": {"one": "dwarf-guard", "other": "elf-archer", "foe": "bandit"},
    "drawsteel": {"one": "berserker", "other": "prowler", "foe": "human-brawler"},
}


def names_on(page: Page) -> set[str | None]:
    return {token.get_attribute("data-token") for token in page.locator("[data-token]").all()}


def foes_of(person: Person) -> dict[str, Any]:
    """The foes whom the seat sees, by their squares."""
    return {one["at"]: (one["name"], one["label"]) for one in person.look()["creatures"] if one["side"] == "foes"}


@pytest.mark.parametrize("book", BOOKS)
def test_the_gm_and_the_players_call_a_creature_the_same(live: Live, opens: Opens, book: str) -> None:
    kind = BOOKS[book]["foe"]
    encounter = CELLAR.format(rulebook=book, **BOOKS[book])
    tables = (live.table(None, yaml=encounter) for _ in range(30))
    people = next(each for each in tables if len(foes_of(each["ana"])) == 1 == len(foes_of(each["bo"])))
    gm, ana, bo = opens(people["gm"]), opens(people["ana"], **PHONE), opens(people["bo"])
    for page in (gm, ana, bo):
        expect(page.locator(f'[data-token="@{kind}-1"]').first).to_be_visible()

    assert foes_of(people["gm"])["j2"] == foes_of(people["ana"])["j2"] == foes_of(people["bo"])["j2"]
    assert f"{kind}-2" not in json.dumps([people["ana"].get(), people["bo"].get(), people["watcher"].get()])
    lurking = foes_of(people["gm"])["h7"][0].removeprefix("@")
    people["gm"].post("/rulings", text=f"{lurking} noticed")

    for page in (gm, ana, bo):
        expect(page.locator(f'[data-token="@{kind}-2"]').first).to_be_visible()
        expect(log_of(page)).to_contain_text("2")
    assert foes_of(people["gm"])["h7"] == foes_of(people["ana"])["h7"] == foes_of(people["bo"])["h7"]
    assert foes_of(people["gm"])["h7"][0] == f"@{kind}-2"
    assert names_on(ana) == names_on(bo)
    assert [serious(page) for page in (gm, ana, bo)] == [[], [], []]
