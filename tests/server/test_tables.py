"""Making a table, and access to it."""

import pytest

from tests.server.kit import API, YARD, Live, Person, good, pass_turns_until


@pytest.mark.parametrize("encounter", ["goblin-ambush", "bandits-at-the-ford"])
def test_a_table_is_made_from_a_shipped_encounter_of_any_rulebook(live: Live, encounter: str) -> None:
    people = live.table(encounter)
    view = people["gm"].look()

    assert view["map"]["width"] > 5
    assert {seat["seat"] for seat in view["gm"]["seats"]} == {*people}
    assert all(creature["space"] for creature in view["creatures"])
    assert people["watcher"].look()["questions"] == []


def test_an_uploaded_encounter_is_played(live: Live) -> None:
    people = live.table(None, yaml=YARD)

    assert people["ana"].look()["title"] == "Yard"
    assert [creature["name"] for creature in people["bo"].look()["creatures"]] == ["@ana", "@bo", "@goblin"]


def test_everything_wrong_with_an_uploaded_encounter_is_told_in_the_callers_language(live: Live) -> None:
    broken = YARD.replace("fighter", "figther").replace("count: 1", "count: many")

    for path, body in (("/encounters/check", {"yaml": broken}), ("/tables", {"yaml": broken})):
        answer = live.host.client.post(API + path, json=body, headers={"Accept-Language": "de, ru;q=0.8, en;q=0.5"})
        problem = answer.json()
        assert (answer.status_code, problem["code"], len(problem["errors"])) == (422, "bad-content", 2)
        assert "figther" in problem["errors"][0]["detail"]
        assert problem["errors"][0]["line"] == 12
        assert problem["detail"] == "В тексте 2 ошибки."


def test_an_encounter_can_be_checked_before(live: Live) -> None:
    found = good(live.host.client.post(f"{API}/encounters/check", json={"yaml": YARD}))

    assert found == {"name": "", "title": "Yard", "rulebook": "dnd5e", "heroes": ["ana", "bo"], "foes": 1}


def test_the_catalogue_names_encounters_options_languages_and_minds(live: Live) -> None:
    found = good(live.host.client.get(f"{API}/encounters", params={"lang": "cs"}))

    assert "Přepad goblinů" in [encounter["title"] for encounter in found["encounters"]]
    assert {"dnd5e", "acao"} <= {book["name"] for book in found["rulebooks"]}
    assert all(option["values"] for book in found["rulebooks"] for option in book["options"])
    assert "simple" in found["minds"]
    assert len(found["languages"]) == 5


def test_table_options_are_taken_and_wrong_ones_refused(live: Live) -> None:
    assert live.table(options={"init.ties": "d20-all"})["gm"].look()["options"]["init.ties"] == "d20-all"

    answer = live.host.client.post(f"{API}/tables", json={"encounter": "goblin-ambush", "options": {"init.ties": "x"}})

    assert answer.json()["code"] == "bad-option"
    assert "d20-all" in answer.json()["detail"]


def test_a_table_wants_one_encounter(live: Live) -> None:
    for body in ({}, {"encounter": "goblin-ambush", "yaml": YARD}, {"encounter": "nowhere"}, {"encounter": 3}):
        assert live.host.client.post(f"{API}/tables", json=body).status_code == 422


def test_dice_are_digital_or_real_or_real_for_some(live: Live) -> None:
    everybody = live.table(None, yaml=YARD, dice="real")
    some = live.table(None, yaml=YARD, dice={"ana": "real"})

    first = everybody["gm"].look()["questions"]
    assert {question["kind"] for question in first} == {"roll"}
    assert [question["seat"] for question in some["gm"].look()["questions"]] == ["ana"]
    assert some["ana"].look()["questions"][0]["dice"]["sides"] == [20]
    answer = live.host.client.post(f"{API}/tables", json={"yaml": YARD, "dice": {"carl": "real"}})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-seat")


@pytest.mark.parametrize(("how", "hp"), [("exact", 7), ("rough", "unhurt"), ("nothing", None)])
def test_hit_points_of_foes_are_disclosed_as_the_gm_wants(live: Live, how: str, hp: object) -> None:
    people = live.table(None, yaml=YARD, disclosure=how)

    goblin = people["ana"].look()["creatures"][2]

    assert goblin["hp"] == hp
    assert people["watcher"].look()["creatures"][0]["hp"] > 1


def test_only_the_host_makes_and_lists_tables(live: Live) -> None:
    player = live.table()["brunna"]

    assert player.client.post(f"{API}/tables", json={"encounter": "goblin-ambush"}).json()["code"] == "not-allowed"
    assert player.client.get(f"{API}/tables").json()["code"] == "not-allowed"
    assert live.host.client.get(f"{API}/tables", headers={"Authorization": ""}).status_code == 401
    assert player.table in [table["id"] for table in good(live.host.client.get(f"{API}/tables"))]


# --- links


def test_a_claim_link_gives_a_hero_to_each_who_comes_first(live: Live) -> None:
    people = live.table(None, yaml=YARD, links="claim")
    claim = people["claim"]
    assert claim.get("/claim") == {
        "table": claim.table,
        "title": "Yard",
        "seats": [{"text": "ana", "label": "Ana"}, {"text": "bo", "label": "Bo"}],
    }

    given = claim.post("/claim", seat="ana")

    assert Person(live.base, claim.table, given["token"]).look()["seat"] == "ana"
    assert claim.refused("POST", "/claim", seat="ana")["code"] == "seat-taken"
    assert claim.refused("POST", "/claim", seat="gm")["code"] == "no-such-seat"
    assert [seat["text"] for seat in claim.get("/claim")["seats"]] == ["bo"]
    assert claim.ask("GET").json()["code"] == "not-allowed"


def test_the_gm_revokes_and_reissues_links(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    gm, ana = people["gm"], people["ana"]
    links = {link["seat"]: link["id"] for link in gm.get("/links")}

    with ana.socket() as line:
        line.hear()
        given = gm.post("/links", role="player", seat="ana")
        assert line.hear() == {"type": "gone"}

    assert ana.refused("GET", "")["code"] == "no-token"
    assert Person(live.base, ana.table, given["token"]).look()["seat"] == "ana"
    assert gm.ask("DELETE", f"/links/{links['bo']}").status_code == 204
    assert people["bo"].refused("GET", "")["status"] == 401
    assert gm.refused("DELETE", f"/links/{links['bo']}")["code"] == "no-such-link"
    assert gm.refused("POST", "/links", role="player", seat="carl")["code"] == "no-such-seat"


def test_many_may_watch(live: Live) -> None:
    people = live.table(None, yaml=YARD)

    given = people["gm"].post("/links", role="watcher")

    assert Person(live.base, given["path"].split("/")[2].split("#")[0], given["token"]).look()["role"] == "watcher"
    assert people["watcher"].look()["role"] == "watcher"
    assert people["watcher"].refused("POST", "/answers", text="end")["code"] == "not-allowed"


def test_a_link_leads_to_its_own_table_only(live: Live) -> None:
    one, other = live.table()["gm"], live.table()["gm"]

    assert Person(live.base, other.table, one.token).refused("GET", "")["code"] == "no-such-table"
    assert Person(live.base, "nowhere", one.token).refused("GET", "")["status"] == 404
    assert Person(live.base, one.table, "guess").refused("GET", "")["code"] == "no-token"


def test_the_host_can_always_give_the_gm_a_new_link(live: Live) -> None:
    gm = live.table()["gm"]

    given = Person(live.base, gm.table, live.host.token).post("/links", role="gm")

    assert gm.ask("GET").status_code == 401
    assert Person(live.base, gm.table, given["token"]).look()["seat"] == "gm"


def test_a_creature_is_handed_to_another_seat_and_a_new_seat_is_made(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    gm = people["gm"]
    gm.post("/settings", text="seat carla player")
    gm.post("/settings", text="control goblin carla")
    carla = Person(live.base, gm.table, gm.post("/links", role="player", seat="carla")["token"], "carla")

    pass_turns_until(people, "carla")

    assert carla.look()["questions"][0]["who"] == "@goblin"
    gm.post("/settings", text="unseat carla")
    assert carla.refused("GET", "")["code"] == "no-seat"


def test_the_gm_ends_a_table_for_good(live: Live) -> None:
    people = live.table(None, yaml=YARD)
    with people["ana"].socket() as line:
        line.hear()
        assert people["gm"].ask("DELETE").status_code == 204
        assert line.hear() == {"type": "gone"}

    assert people["gm"].refused("GET", "")["status"] == 401
    assert people["gm"].table not in [table["id"] for table in good(live.host.client.get(f"{API}/tables"))]


def test_a_fight_is_given_out_as_a_file_when_it_is_over(live: Live) -> None:
    gm = live.table(None, yaml=YARD, options={"init.ties": "d20-all"})["gm"]
    assert gm.refused("GET", "/save")["code"] == "not-over"

    gm.post("/rulings", text="goblin hp 0")
    assert gm.look()["outcome"] is None
    gm.answer("over")

    assert (gm.look()["outcome"], gm.look()["ending"]) == ("heroes", "won")
    assert gm.look()["over"]
    assert gm.ask("GET", "/save").text.startswith('{"affray":')
