"""Uploading stat blocks that others have written: the report card, bringing them to a table, and hostile files."""

import json
from typing import Any

import pytest

from affray.lang import LANGUAGES
from tests.cli.kit import UNTOLD
from tests.importers.blocks import monster
from tests.server.kit import API, YARD, Live, good

DEEP = "[" * 200_000


def upload(live: Live, text: str, lang: str = "en", name: str = "cats.json") -> Any:
    body = {"text": text, "name": name}
    return good(live.host.client.post(f"{API}/imports", json=body, headers={"Accept-Language": lang}))


def test_an_uploaded_file_gets_a_report_card(live: Live) -> None:
    found = upload(live, json.dumps([monster(), {"name": "Rock"}]))

    (cat,) = found["creatures"]
    assert cat["counts"] == {"faithful": 3, "by-hand": 1, "nothing": 1}
    assert [element["grade"] for element in cat["elements"]] == ["nothing", "by-hand", *["faithful"] * 3]
    assert found["problems"] == [
        "cats.json: [1]: no stat block is recognised here. Give stat blocks as text (name, then size and type, then "
        "Armor Class), or the JSON of 5e-bits, Open5e, Improved Initiative or Foundry."
    ]


def test_what_was_imported_can_be_added_at_the_new_table(live: Live) -> None:
    people = live.table(None, yaml=YARD, stat_blocks=upload(live, json.dumps(monster()))["yaml"])

    assert "gloomcat" in [one["text"] for one in people["gm"].get("/bestiary")]
    people["gm"].post("/rulings", text="add gloomcat at f1")

    assert "@gloomcat-1" in [creature["name"] for creature in people["gm"].look()["creatures"]]


def test_a_file_of_ours_is_left_to_the_other_upload(live: Live) -> None:
    assert upload(live, YARD) == {"is_foreign": False, "yaml": "", "creatures": [], "problems": []}


@pytest.mark.parametrize("code", LANGUAGES)
def test_problems_and_notes_are_told_in_the_callers_language(live: Live, code: str) -> None:
    odd = monster(name="Odd", hit_points="many")
    odd["actions"][1]["attack_bonus"] = 7
    told = json.dumps(upload(live, json.dumps([odd, monster(), DEEP[:3]]), code), ensure_ascii=False)

    assert not UNTOLD.search(told)
    assert upload(live, DEEP, code)["problems"]


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "<script>alert(1)</script>"},
        {"name": "Cat\x00\x1b[2J\u202e"},
        {"name": "Кот"},
        {"name": "!!!"},
        {"hit_points": 10**400},
        {"strength": -5},
        {"special_abilities": [{"name": "Howl\x1b", "desc": "It howls\x00\u202e " * 2000}]},
        {"actions": [{"name": f"Bite {n}", "desc": "It bites."} for n in range(5000)]},
        {"actions": [{"name": "Bite", "desc": "Melee Weapon Attack: +" + "9" * 5000 + " to hit"}]},
        {"senses": {"darkvision": "60 ft." + "," * 100_000}},
    ],
)
def test_a_hostile_block_does_no_harm(live: Live, changes: dict[str, Any]) -> None:
    found = upload(live, json.dumps([monster(**changes), monster(name="Tame Gloomcat")]))

    assert "Tame Gloomcat" in [one["name"] for one in found["creatures"]]
    assert not any(sign in json.dumps(found) for sign in ("\\u0000", "\\u001b", "\\u202e"))
    assert live.table(None, yaml=YARD, stat_blocks=found["yaml"])["gm"].look()["title"] == "Yard"


def test_a_file_that_is_too_big_is_refused_like_any_other(live: Live) -> None:
    answer = live.host.client.post(f"{API}/imports", json={"text": "x" * 1_000_001})

    assert answer.status_code in (413, 422)
