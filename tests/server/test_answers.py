"""Playing at a table: answers, reactions, undo, rulings, settings, minds, the countdown."""

from typing import Any, NoReturn

import pytest

from affray import Fight
from affray.core.errors import StaleAnswer
from affray.store import WriteConflict
from tests.server.kit import API, YARD, Live, Person, asked, good, pass_turns_until, wait_until


@pytest.fixture
def people(live: Live) -> dict[str, Person]:
    return live.table(None, yaml=YARD)


def leave(people: dict[str, Person]) -> None:
    """The goblin leaves the reach of Ana and Bo, who may both make an opportunity attack."""
    pass_turns_until(people, "gm")
    people["gm"].answer("move h1")


def test_whoever_must_answer_sees_the_question_and_the_others_whom_the_table_waits_for(
    people: dict[str, Person],
) -> None:
    pass_turns_until(people, "ana")

    question = people["ana"].look()["questions"][0]
    assert (question["kind"], question["text"][:4], question["brief"]) == ("turn", "Ana,", False)
    assert people["bo"].look()["questions"] == []
    assert people["bo"].look()["waiting_for"] == ["@ana"]
    assert people["watcher"].look()["waiting"] == "Waiting for Ana."
    assert people["gm"].look()["waiting"] == "Waiting for Ana."


def test_what_is_offered_comes_with_labels_groups_words_and_targets(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")

    question = people["ana"].look()["questions"][0]
    attack = next(choice for choice in question["choices"] if choice["text"] == "attack goblin longsword")
    ways = next(way for way in question["squares"] if way["text"] == "move …")
    assert (attack["label"], attack["group"]) == ("longsword against goblin", "attack")
    assert attack["targets"] == ["@goblin"]
    assert "hit" in attack["words"]
    assert "a1" in ways["squares"]
    assert [(words["text"], words["label"]) for words in question["words"]] == [("improvise …", "something else")]


def test_a_field_has_a_label_without_the_word_to_type_in_every_language(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")

    people["ana"].client.headers["Accept-Language"] = "ru"

    (words,) = people["ana"].look()["questions"][0]["words"]
    assert (words["text"], words["label"]) == ("improvise …", "что-то ещё")


KNIGHT = """
rulebook: dnd5e
title: Knight
map: |
  ........
  .A...h..
  ........
place: {A: ana, h: warhorse}
sides:
  heroes: [{block: fighter, name: ana}]
  foes: [{block: warhorse, count: 1}, {block: knight, count: 1, rides: warhorse}]
"""


def test_a_rider_is_offered_where_to_ride_and_what_else_the_block_can_do(live: Live) -> None:
    people = live.table(None, yaml=KNIGHT)
    pass_turns_until(people, "gm")

    question = Person(live.base, people["gm"].table, people["gm"].token, "gm", "ru").look()["questions"][0]

    assert ("ride move …", "верхом: иди") in [(way["text"], way["label"]) for way in question["squares"]]
    power = next(choice for choice in question["choices"] if choice["text"] == "use leadership")
    assert power["group"] == "action"


def test_a_late_or_double_answer_is_refused_kindly_with_the_present_question(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    number = people["ana"].look()["questions"][0]["number"]
    people["ana"].answer("dodge", number)

    refusal = people["ana"].refused("POST", "/answers", text="dodge", question=number)

    assert (refusal["status"], refusal["code"]) == (409, "closed")
    assert [question["number"] for question in refusal["questions"]] == [number + 1]
    assert people["bo"].refused("POST", "/answers", text="dodge")["code"] == "not-asked"
    assert people["ana"].refused("POST", "/answers", text="dance")["code"] == "not-offered"
    assert people["ana"].refused("POST", "/answers", text="")["status"] == 400
    assert people["ana"].refused("POST", "/answers")["errors"] == [
        {"line": None, "field": "body.text", "detail": "This is missing."}
    ]


def test_several_asked_at_once_answer_in_any_order(people: dict[str, Person]) -> None:
    leave(people)
    assert people["ana"].look()["questions"][0]["kind"] == "opportunity-attack"
    assert people["bo"].look()["questions"][0]["kind"] == "opportunity-attack"
    assert people["watcher"].look()["waiting_for"] == ["@ana", "@bo"]

    people["bo"].answer("pass")
    people["ana"].answer("pass")

    assert people["gm"].look()["questions"][0]["kind"] == "turn"


def test_the_gm_answers_for_anybody(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    brief = people["gm"].look()["questions"][0]
    assert brief["brief"]
    assert "choices" not in brief

    assert "dodge" in [choice["text"] for choice in asked(people["gm"])["choices"]]
    people["gm"].answer("dodge", brief["number"])

    assert people["gm"].refused("GET", "/questions/9999")["code"] == "no-such-question"


@pytest.mark.parametrize("order", ["always", "never"])
def test_a_standing_order_answers_by_itself(people: dict[str, Person], order: str) -> None:
    people["ana"].post("/settings", text=f"standing ana opportunity-attack {order}")
    people["bo"].post("/settings", text=f"standing bo opportunity-attack {order}")
    leave(people)

    assert people["ana"].look()["standing"] == {"ana opportunity-attack": order}
    assert "opportunity-attack" not in [question["kind"] for question in people["gm"].look()["questions"]]
    assert people["ana"].refused("POST", "/settings", text="standing bo opportunity-attack never")["status"] == 422
    assert "standing" in [offer["verb"] for offer in people["ana"].get("/settings")]


def test_a_seat_orders_what_all_its_creatures_agree_to(people: dict[str, Person]) -> None:
    people["ana"].post("/settings", text="standing ana helped never")

    assert people["ana"].look()["standing"] == {"ana helped": "never"}
    assert people["gm"].look()["standing"] == {"ana helped": "never"}
    assert people["bo"].look()["standing"] == {}
    assert people["bo"].refused("POST", "/settings", text="standing ana helped never")["status"] == 422


def test_a_mind_plays_a_seat_and_gives_it_back(people: dict[str, Person]) -> None:
    gm = people["gm"]
    pass_turns_until(people, "ana")
    gm.post("/settings", text="mind gm simple")
    for seat in ("ana", "bo", "ana", "bo"):
        if [question["seat"] for question in gm.look()["questions"]] == [seat]:
            gm.answer("end")
        assert "gm" not in [question["seat"] for question in gm.look()["questions"]]

    assert "mind" in [entry.get("how") for entry in gm.look()["gm"]["journal"]]
    gm.post("/settings", text="mind gm nobody")
    assert gm.look()["gm"]["seats"][0]["mind"] == "nobody"


def test_a_countdown_passes_for_one_who_does_not_answer(people: dict[str, Person]) -> None:
    leave(people)
    assert people["gm"].ask("PATCH", json={"countdown": 60}).status_code == 204
    assert 1 < people["ana"].look()["questions"][0]["seconds"] <= 60
    assert people["gm"].ask("PATCH", json={"countdown": 1}).status_code == 204

    wait_until(lambda: people["ana"].look()["questions"] == [])

    assert [entry["how"] for entry in people["gm"].look()["gm"]["journal"][-2:]] == ["timer", "timer"]
    assert people["gm"].look()["questions"][0]["seconds"] is None


def test_what_the_players_argue_about_for_too_long_the_director_decides(live: Live) -> None:
    people = live.table("raid-on-the-mill", countdown=600)
    pass_turns_until(people, "players", "next")
    berta, corin, gm = people["berta"], people["corin"], people["gm"]
    assert 1 < berta.look()["questions"][0]["seconds"] <= 600
    assert gm.look()["questions"][0]["brief"]
    assert gm.ask("PATCH", json={"countdown": 1}).status_code == 204

    wait_until(lambda: [(one["kind"], one["brief"]) for one in gm.look()["questions"]] == [("next", False)])

    assert corin.look()["waiting"] == "Waiting for the Director."
    assert berta.refused("POST", "/answers", text="berta")["status"] == 409
    gm.answer("corin")
    assert asked(corin)["kind"] == "turn"


def test_what_another_server_wrote_to_the_table_is_read_before_anything_is_added(
    people: dict[str, Person], live: Live
) -> None:
    pass_turns_until(people, "ana")
    elsewhere = live.store.read(people["gm"].table)
    known = len(elsewhere.journal.entries)
    elsewhere.rule("bo hp 3")
    live.store.append(people["gm"].table, elsewhere, known)

    with people["bo"].socket() as line:
        line.hear()
        people["ana"].answer("dodge")
        assert line.hear()["view"]["creatures"][1]["hp"] == 3

    assert [entry["text"] for entry in people["gm"].look()["gm"]["journal"][-2:]] == ["bo hp 3", "dodge"]


def test_a_table_that_others_keep_writing_to_is_busy(
    people: dict[str, Person], live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    def conflict(*_: object) -> NoReturn:
        raise WriteConflict

    pass_turns_until(people, "ana")
    monkeypatch.setattr(live.store, "start_append", conflict)

    assert people["ana"].refused("POST", "/answers", text="dodge")["code"] == "busy"
    monkeypatch.undo()
    people["ana"].answer("dodge")


# --- undo


def test_the_gm_takes_back_anything_and_brings_it_back(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    people["ana"].answer("move b2")
    people["gm"].post("/undo")
    assert place_of("@ana", people["bo"]) == "b3"

    people["gm"].post("/redo")

    assert place_of("@ana", people["bo"]) == "b2"
    first = next(entry["number"] for entry in people["gm"].look()["gm"]["journal"] if entry["kind"] == "answer")
    people["gm"].post("/undo", to=first, dice="fresh")
    assert people["gm"].refused("POST", "/undo", to=10**6)["code"] == "nothing-to-undo"


def test_a_player_takes_back_their_own_last_answer_if_the_gm_allows_it(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    people["ana"].answer("move b2")
    assert people["ana"].refused("POST", "/undo")["code"] == "not-yours-to-undo"
    assert people["gm"].ask("PATCH", json={"players_undo": True}).status_code == 204

    assert people["bo"].refused("POST", "/undo")["code"] == "not-yours-to-undo"
    assert people["ana"].look()["can_undo"]
    people["ana"].post("/undo")

    assert place_of("@ana", people["bo"]) == "b3"


def test_a_refusal_reads_no_fight_again_and_sends_nothing_to_the_others(
    people: dict[str, Person], live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    pass_turns_until(people, "ana")
    people["ana"].answer("move b2")
    reads: list[str] = []
    monkeypatch.setattr(live.store, "read", reads.append)
    with people["watcher"].socket() as line:
        line.hear()

        assert people["bo"].refused("POST", "/undo")["code"] == "not-yours-to-undo"
        assert people["gm"].refused("POST", "/undo", to=10**6)["code"] == "nothing-to-undo"
        assert people["gm"].refused("POST", "/redo")["code"] == "nothing-to-redo"
        assert people["bo"].refused("POST", "/settings", text="mind gm simple")["status"] == 422
        line.say(type="ping")
        assert line.hear() == {"type": "pong"}
    assert reads == []


def test_a_change_that_breaks_halfway_leaves_the_table_as_it_was(
    people: dict[str, Person], live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    pass_turns_until(people, "ana")
    before = people["gm"].look()
    reads: list[str] = []
    monkeypatch.setattr(live.store, "read", reads.append)
    rule = Fight.rule

    def break_after(fight: Fight, text: str, *said: Any) -> None:
        rule(fight, text, *said)
        raise StaleAnswer(text, "closed")

    with monkeypatch.context() as broken:
        broken.setattr(Fight, "rule", break_after)
        assert people["gm"].refused("POST", "/rulings", text="ana hp 3")["code"] == "closed"

    assert people["gm"].look() == before
    people["gm"].post("/rulings", text="ana hp 4")
    assert reads == []
    monkeypatch.undo()
    assert live.store.read(people["gm"].table).state.creatures["ana"].hp == 4


def test_nothing_can_be_taken_back_before_anything_was_said(live: Live) -> None:
    people = live.table(None, yaml=YARD, players_undo=True)

    assert people["gm"].refused("POST", "/undo")["code"] == "nothing-to-undo"
    assert people["ana"].refused("POST", "/undo")["code"] == "nothing-to-undo"
    assert people["gm"].refused("POST", "/redo")["code"] == "nothing-to-redo"
    assert not people["ana"].look()["can_undo"]


# --- rulings


def test_a_ruling_in_the_middle_of_a_reaction(people: dict[str, Person]) -> None:
    leave(people)
    people["gm"].post("/rulings", text="goblin hp 1", why="it was wounded before")

    assert people["ana"].look()["questions"][0]["kind"] == "opportunity-attack"
    told = [paragraph["text"] for paragraph in people["gm"].get()["log"]]
    assert any("it was wounded before" in text for text in told)
    assert people["ana"].refused("POST", "/rulings", text="goblin hp 0")["code"] == "not-allowed"
    assert people["gm"].refused("POST", "/rulings", text="goblin flies")["code"] == "not-offered"
    offers = people["gm"].get("/rulings")
    assert {"verb": "hp", "verb_at": 1}.items() <= offers[0].items()


def test_a_ruling_adds_somebody_from_the_bestiary_or_from_a_text(people: dict[str, Person]) -> None:
    gm = people["gm"]
    assert {"text": "ogre", "label": "ogre"} in gm.get("/bestiary")
    gm.post("/rulings", text="add ogre at a1 hidden")
    gm.post("/rulings", text="add troll-king at a1", yaml="rulebook: dnd5e\ncreatures: {troll-king: {like: ogre}}\n")

    assert {"@ogre-1", "@troll-king-1"} <= {one["name"] for one in gm.look()["creatures"]}
    assert "@ogre-1" not in {one["name"] for one in people["ana"].look()["creatures"]}
    assert people["ana"].refused("GET", "/bestiary")["code"] == "not-allowed"
    assert gm.refused("POST", "/rulings", text="add x at a1", yaml="creatures: 3")["code"] == "bad-content"


def test_stat_blocks_in_hand_are_checked_before_they_are_added(people: dict[str, Person]) -> None:
    gm, yaml = people["gm"], "rulebook: dnd5e\ncreatures: {troll-king: {like: ogre}}\n"
    assert gm.post("/bestiary", yaml=yaml) == [{"text": "troll-king", "label": "Troll King"}]
    assert gm.post("/bestiary", yaml="rulebook: dnd5e\n") == []

    refused = gm.refused("POST", "/bestiary", yaml=yaml.replace("ogre", "ogrre"))
    assert (refused["code"], refused["errors"][0]["line"]) == ("bad-content", 2)
    assert refused["detail"] == "There is one mistake in this text."
    assert people["ana"].refused("POST", "/bestiary", yaml=yaml)["code"] == "not-allowed"


# --- consent


@pytest.mark.parametrize(("lang", "labels"), [("en", ["agree", "refuse"]), ("ru", ["согласиться", "отказаться"])])
def test_one_who_is_asked_for_consent_agrees_or_refuses(
    people: dict[str, Person], lang: str, labels: list[str]
) -> None:
    pass_turns_until(people, "bo")
    with people["ana"].socket() as line:
        line.hear()
        people["bo"].answer("grapple ana")
        people["bo"].answer("strike-friend")
        (question,) = people["ana"].get(lang=lang)["view"]["questions"]

    assert (question["kind"], [choice["label"] for choice in question["choices"]]) == ("carried", labels)


# --- previews


def test_odds_ways_and_areas_are_worked_out_on_request(people: dict[str, Person]) -> None:
    pass_turns_until(people, "ana")
    ana = people["ana"]

    odds = ana.post("/odds", text="attack goblin longsword")
    chances = {chance["of"]: chance["chance"] for chance in odds["chances"]}
    assert 0 < chances["critical"] <= chances["hit"] < 1
    assert odds["lines"][0].startswith("To hit: ")
    assert odds["mean"] > 0
    ways = {way["square"]: way for way in ana.post("/reach", text="move …")["ways"]}
    assert ways["a1"]["cost"] == len(ways["a1"]["path"]) == 2
    assert [danger["who"] for danger in ways["a1"]["danger"]] == ["@goblin"]
    assert ana.post("/preview", text="dodge") == {"squares": [], "creatures": []}
    assert ana.refused("POST", "/reach", text="dodge")["code"] == "no-way"
    assert ana.refused("POST", "/odds", text="dance")["code"] == "not-offered"
    assert people["bo"].refused("POST", "/odds", text="dodge")["code"] == "not-asked"
    assert people["watcher"].refused("POST", "/odds", text="dodge")["code"] == "not-allowed"


def test_every_number_of_the_log_opens_to_its_reasons_and_a_clause_to_its_text(people: dict[str, Person]) -> None:
    numbers = [number for paragraph in people["gm"].get()["log"] for number in paragraph["numbers"]]
    reason = next(reason for number in numbers for reason in number["reasons"])

    clause = good(people["gm"].client.get(f"{API}/clauses/{reason['clause']}", params={"lang": "pt-BR"}))

    assert numbers[0]["total"] == sum(each["amount"] for each in numbers[0]["reasons"]) + face(people["gm"])
    assert clause["name"]
    assert clause["text"]
    assert people["gm"].client.get(f"{API}/clauses/5e.nothing").json()["code"] == "no-such-clause"


def face(person: Person) -> int:
    events = person.get()["events"]
    return int(next(event for event in events if event["kind"] == "rolled")["faces"][0])


def place_of(name: str, person: Person) -> Any:
    return next(creature["at"] for creature in person.look()["creatures"] if creature["name"] == name)
