"""The server keeps secrets: how many updates a seat gets, and every byte of them, do not depend on the hidden."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.kit import Live, Person, asked, pass_turns_until

YARD = """
rulebook: {rulebook}
title: Yard
map: |
  ..........
  ..A.......
  ...g......
  ..B.......
  ......####
  ......#...
  ......#...
place: {{A: ana, B: bo, g: {seen}}}
sides:
  heroes:
    - {{block: {one}, name: ana}}
    - {{block: {other}, name: bo}}
  foes:
    - {{block: {seen}, count: 1}}
    - {{block: {hidden}, name: zoltan, at: {nook}, hidden: true, hp: {hp}}}
{more}"""
MORE = "    - {block: goblin, count: 2, at: [i6, i7], hidden: true}\n"
DND5E = {"rulebook": "dnd5e", "one": "fighter", "other": "rogue", "seen": "hobgoblin"}
ACAO = {"rulebook": "acao", "one": "dwarf-guard", "other": "elf-archer", "seen": "bandit"}
KNOWN = ("@ana", "@bo", "@hobgoblin")
FEW = {"hidden": "goblin", "nook": "h6", "hp": 9, "more": ""}
MANY = {"hidden": "wolf", "nook": "h7", "hp": 33, "more": MORE}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server


def test_what_changes_for_the_hidden_alone_is_not_sent_to_players(live: Live) -> None:
    people = live.table(None, yaml=YARD.format(**DND5E, **FEW))
    gm, ana = people["gm"], people["ana"]
    with ana.socket() as line:
        line.hear()
        for hp in range(1, 6):
            gm.post("/rulings", text=f"zoltan hp {hp}")
        gm.post("/rulings", text="ana hp 3")

        updates = [line.hear()]
        line.say(type="ping")
        updates.append(line.hear())

    assert [update["type"] for update in updates] == ["update", "pong"]
    assert next(one for one in updates[0]["view"]["creatures"] if one["name"] == "@ana")["hp"] == 3


def test_undoing_a_reveal_takes_it_out_of_the_log_of_all_who_are_connected_or_come_later(live: Live) -> None:
    people = live.table(None, yaml=YARD.format(**DND5E, **FEW))
    gm, ana = people["gm"], people["ana"]
    with ana.socket() as line:
        before = line.hear()
        gm.post("/rulings", text="zoltan noticed")
        revealed = line.hear()
        gm.post("/undo")
        undone = line.hear()

    assert "h6" in revealed["log"][-1]["text"]
    assert undone["since"] <= before["heard"]
    for update in (undone, ana.get()):
        assert "zoltan" not in json.dumps(update).lower()
        assert "h6" not in json.dumps(update["log"])
    with ana.socket(heard=revealed["heard"]) as line:
        assert line.hear()["since"] <= before["heard"]


@pytest.mark.parametrize("book", [DND5E, ACAO], ids=["dnd5e", "acao"])
def test_a_seat_gets_the_same_updates_however_many_are_hidden(live: Live, book: dict[str, str]) -> None:
    few, many = (told_of_rulings(unspotted(live, YARD.format(**book, **hidden))) for hidden in (FEW, MANY))

    assert few == many


@pytest.mark.parametrize("hidden", [FEW, MANY], ids=["few", "many"])
def test_hidden_turns_that_a_person_plays_are_one_update_however_many_and_however_long(
    live: Live, hidden: dict[str, Any]
) -> None:
    """One more than none: the seat has to learn that its own turn is over before the hidden ones are."""
    people = unspotted(live, YARD.format(**DND5E, **hidden))
    gm, ana = people["gm"], people["ana"]
    pass_turns_until(people, "ana")
    secret = [each["name"][1:] for each in gm.look()["creatures"] if each["name"] not in KNOWN]
    for name in secret:
        gm.post("/rulings", text=f"{name} before {next_known(gm)}")
    with ana.socket() as line:
        line.hear()
        ana.answer("end")
        while asked(gm)["who"] not in KNOWN:
            gm.answer("dodge") if "dodge" in offered(gm) else gm.answer("end")
        line.say(type="ping")
        updates = [line.hear()]
        while updates[-1]["type"] == "update":
            updates.append(line.hear())

    assert len(updates[:-1]) == 2


def next_known(gm: Person) -> str:
    """Of those whom everybody sees, who comes after Ana."""
    order = [name for name in gm.look()["fight"]["order"] if name in KNOWN]
    return str(order[(order.index("@ana") + 1) % len(order)]).removeprefix("@")


def offered(gm: Person) -> list[str]:
    return [choice["text"] for choice in asked(gm)["choices"]]


def unspotted(live: Live, encounter: str) -> dict[str, Person]:
    """A table at which the dice did not reveal the hidden at once."""
    tables = (live.table(None, yaml=encounter) for _ in range(30))
    return next(people for people in tables if b"zoltan" not in people["watcher"].ask("GET").content)


def told_of_rulings(people: dict[str, Person]) -> list[Any]:
    """What Ana's socket is sent while the GM rules on known and unknown alike; dice and names of the table left out."""
    gm, ana = people["gm"], people["ana"]
    rulings = [f"{each['name'][1:]} hp 2" for each in gm.look()["creatures"]]
    with ana.socket() as line:
        line.hear()
        for text in sorted(rulings, key=lambda each: each.startswith(("ana", "bo"))):
            gm.post("/rulings", text=text)
        line.say(type="ping")
        updates = [line.hear()]
        while updates[-1]["type"] == "update":
            updates.append(line.hear())
    return [[item["kind"] for item in update["events"]] for update in updates[:-1]]
