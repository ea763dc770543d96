"""Free deeds at a live table: over HTTP and the socket, by those alone whose creatures do them, and the GM."""

import pytest

from affray.lang import LANGUAGES
from tests.server.kit import YARD, Live, Person, pass_turns_until


@pytest.fixture
def people(live: Live) -> dict[str, Person]:
    """It is Bo's turn, and Ana holds the goblin."""
    people = live.table(None, yaml=YARD, players_undo=True)
    pass_turns_until(people, "bo")
    people["gm"].post("/rulings", text="goblin gains grappled by ana")
    return people


def test_a_seat_that_is_not_asked_lets_go_and_takes_it_back(people: dict[str, Person]) -> None:
    ana = people["ana"]
    deed = {"text": "ana release goblin", "label": "Ana: let go of goblin", "who": "@ana"}
    assert (ana.look()["questions"], ana.look()["free_deeds"]) == ([], [deed])

    assert ana.post("/acts", text="ana release goblin")["kind"] == "act"
    assert ana.look()["free_deeds"] == []
    assert people["gm"].look()["gm"]["journal"][-1]["kind"] == "act"

    ana.post("/undo")
    assert ana.look()["free_deeds"] == [deed]


def test_it_may_be_said_over_the_socket(people: dict[str, Person]) -> None:
    with people["ana"].socket() as ana, people["bo"].socket() as bo:
        ana.hear(), bo.hear()
        ana.say(type="act", ref=1, text="ana release goblin")
        assert "no longer grappled" in ana.hear()["log"][0]["text"]
        assert ana.hear() | {"heard": 0} == {"type": "done", "kind": "act", "heard": 0, "ref": 1}
        assert bo.hear()["view"]["questions"][0]["kind"] == "turn"

        ana.say(type="act", ref=2, text="ana release goblin")
        assert ana.hear()["problem"]["code"] == "not-offered"
        ana.say(type="act", ref=3)
        assert ana.hear()["problem"]["code"] == "bad-request"


def test_it_is_nobody_elses_but_the_gms(people: dict[str, Person]) -> None:
    assert people["bo"].look()["free_deeds"] == people["watcher"].look()["free_deeds"] == []
    refused = people["bo"].refused("POST", "/acts", text="ana release goblin")
    assert (refused["status"], refused["code"], refused["offered"]) == (422, "not-offered", [])
    assert people["watcher"].refused("POST", "/acts", text="ana release goblin")["code"] == "not-allowed"

    people["gm"].post("/acts", text="ana release goblin")

    assert people["ana"].refused("POST", "/undo")["code"] == "not-yours-to-undo"


def test_what_ones_own_question_offers_is_not_listed_twice(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")

    choices = [choice["text"] for choice in people["ana"].look()["questions"][0]["choices"]]
    assert ("release goblin" in choices, people["ana"].look()["free_deeds"]) == (True, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(people: dict[str, Person], lang: str) -> None:
    (deed,) = people["ana"].get(lang=lang)["view"]["free_deeds"]

    assert deed["label"].startswith("Ana: ")
    assert "release" not in deed["label"]
