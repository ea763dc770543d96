"""Nothing leaks: every byte sent to a player is searched for a creature the player does not know of."""

import re
from random import Random

import pytest

from tests.server.kit import Live, Person
from tests.server.random_play import random_answer

LAIR = """
rulebook: {rulebook}
title: Lair
map: |
  ...........
  ..A........
  ..B...g....
  ...........
  ........###
  ........#.#
  ........###
place: {{A: ana, B: bo, g: {seen}}}
sides:
  heroes:
    - {{block: {one}, name: ana}}
    - {{block: {other}, name: bo}}
  foes:
    - {{block: {seen}, count: 1}}
    - {{block: {hidden}, name: zoltan, at: j6, hidden: true, with: {{hp: 733}}}}
"""
DND5E = LAIR.format(rulebook="dnd5e", one="fighter", other="rogue", seen="goblin", hidden="hobgoblin")
ACAO = LAIR.format(rulebook="acao", one="dwarf-guard", other="elf-archer", seen="bandit", hidden="goblin")
SECRETS = {
    "name": re.compile(rb"zoltan", re.IGNORECASE),
    "place": re.compile(rb"\bj6\b"),
    "hit points": re.compile(rb"(?<![0-9a-f])73[23](?![0-9a-f])"),
}


@pytest.mark.parametrize("encounter", [DND5E, ACAO], ids=["dnd5e", "acao"])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_byte_tells_a_player_of_one_whom_they_do_not_know(live: Live, encounter: str, seed: int) -> None:
    chance = Random(seed)
    people = unspotted(live, encounter)
    gm, ana, watcher = people["gm"], people["ana"], people["watcher"]
    assert "zoltan" in gm.ask("GET").text
    with ana.socket() as line, watcher.socket() as watching:
        for turn in range(40):
            if not play_on(people, chance):
                break
            if turn % 7 == 0:
                gm.post("/rulings", text=f"zoltan hp {732 + turn % 2}")
            if turn % 11 == 0:
                gm.post("/undo")
            if turn % 5 == 0:
                pry(ana)
        for each, person in ((line, ana), (watching, watcher)):
            each.hear_until(heard_at(live, person))

    assert all(pattern.search(b"".join(gm.heard)) for pattern in SECRETS.values())
    for person in (ana, people["bo"], watcher):
        assert sum(map(len, person.heard)) > 1000
        for secret, pattern in SECRETS.items():
            found = [pattern.search(told) for told in person.heard]
            assert not any(found), (person.seat, secret, next(f for f in found if f))


def unspotted(live: Live, encounter: str) -> dict[str, Person]:
    """A table at which the dice did not reveal the hidden creature at once."""
    for _ in range(20):
        people = live.table(None, yaml=encounter, countdown=600, players_undo=True)
        if b"zoltan" not in people["watcher"].ask("GET").content:
            people["watcher"].heard.clear()
            return people
    raise AssertionError("always spotted")


def play_on(people: dict[str, Person], chance: Random) -> bool:
    """Somebody answers: a player their own questions, the GM the others."""
    open_now = people["gm"].look()["questions"]
    if not open_now:
        return False
    first = chance.choice(open_now)
    person = people.get(first["seat"], people["gm"])
    own = next(question for question in person.look()["questions"] if not question["brief"] or person.seat == "gm")
    question = person.get(f"/questions/{own['number']}")
    question["choices"] = [choice for choice in question["choices"] if choice["text"] != "search"]  # it might find
    listed = [choice["text"] for choice in question["choices"]]
    lies_low = question["who"] == "@zoltan" and "end" in listed
    text = "end" if lies_low else random_answer(question, chance)
    answer = person.ask("POST", "/answers", json={"text": text, "question": own["number"]})
    assert answer.status_code in (200, 422), answer.text
    return True


def pry(person: Person) -> None:
    """Request everything there is."""
    for path in ("/settings", "/links", "/rulings", "/save", "/claim"):
        person.ask("GET", path)
    for question in person.look()["questions"]:
        for choice in question["choices"][:6]:
            person.ask("POST", "/odds", json={"text": choice["text"]})
            person.ask("POST", "/preview", json={"text": choice["text"]})
        for gap in question["squares"]:
            person.ask("POST", "/reach", json={"text": gap["text"]})
        person.ask("POST", "/answers", json={"text": "attack everybody"})
        person.ask("POST", "/answers", json={"text": "end", "question": question["number"] - 1})


def heard_at(live: Live, person: Person) -> int:
    return len(live.store.read(person.table).feeds[person.seat])
