"""Leaving a fight, in every book: over the edge, by surrender, as a prisoner, by the GM's word."""

from typing import Any

import pytest

from affray import Fight, IllegalAnswer, simulate, verify
from affray.core.board.scenario import Morale, Scenario, When
from affray.core.codec import as_json
from affray.core.table.scenario import FLEEING, scenario_of
from tests.course.kit import BOOKS, WALLED, begun, let_all_play, play, statuses

every_book = pytest.mark.parametrize("book", BOOKS)


@every_book
@pytest.mark.parametrize(
    ("verb", "status"),
    [("leaves", "fled"), ("surrenders", "surrendered"), ("captured", "captured"), ("removed", "removed")],
)
def test_somebody_is_out_of_the_fight_in_a_manner_and_comes_back(book: str, verb: str, status: str) -> None:
    fight = begun(book)

    fight.rule(f"orc-1 {verb}")
    assert statuses(fight)["orc-1"] == status
    assert bool(fight.state.space_names(fight.state.creatures["orc-1"])) is (status == "surrendered")
    assert fight.outcome is None
    fight.rule("orc-1 returns")
    assert statuses(fight)["orc-1"] == "up"
    fight.undo()
    assert statuses(fight)["orc-1"] == status
    assert Fight.restore(fight.save()).save() == fight.save()
    assert verify(fight.save()) is None


@every_book
@pytest.mark.parametrize(
    ("rulings", "outcome", "ending"),
    [
        (("orc-1 hp 0", "orc-2 hp 0"), "heroes", "won"),
        (("orc-1 hp 0", "orc-2 surrenders"), "heroes", "won"),
        (("orc-1 captured", "orc-2 removed"), "heroes", "won"),
        (("orc-1 hp 0", "orc-2 leaves"), "heroes", "driven-off"),
        (("ana leaves", "bo leaves"), "foes", "fled"),
        (("ana surrenders", "bo leaves"), "foes", "fled"),
        (("ana surrenders", "bo captured"), "foes", "captured"),
        (("over heroes",), "heroes", "decreed"),
        (("over foes",), "foes", "decreed"),
    ],
)
def test_how_a_fight_ends(book: str, rulings: tuple[str, ...], outcome: str, ending: str) -> None:
    fight = begun(book)

    for ruling in rulings:
        assert fight.ending is None
        fight.rule(ruling)
    if book == "acao" and fight.question is not None and fight.question.kind == "fate":
        fight.answer("dies")
    assert (fight.outcome, fight.ending) == (outcome, ending)
    assert not fight.questions
    assert fight.view("ana")["ending"] == ending


@every_book
def test_heroes_who_all_fall_are_a_total_kill(book: str) -> None:
    fight = begun(book)
    down = {"dnd5e": "hp 0", "acao": "dies", "drawsteel": "dies"}[book]

    fight.rule(f"ana {down}")
    fight.rule(f"bo {down}")
    assert (fight.outcome, fight.ending) == ("foes", "total-kill")


@every_book
def test_whoever_is_ordered_to_flee_runs_over_the_edge(book: str) -> None:
    fight = begun(book)

    fight.rule("orc-1 flees")
    fight.rule("orc-2 flees")
    let_all_play(fight)
    assert fight.ending == "driven-off"
    assert "fled" in statuses(fight).values()


@every_book
def test_who_rallies_is_no_longer_ordered_to_flee(book: str) -> None:
    fight = begun(book)

    fight.rule("orc-1 flees")
    assert fight.state.creatures["orc-1"].has(FLEEING)
    if book == "dnd5e":
        fight.rule("orc-1 gains prone")
    fight.rule("orc-1 rallies")
    assert not fight.state.creatures["orc-1"].has(FLEEING)


@every_book
def test_who_cannot_get_away_fights_on(book: str) -> None:
    fight = begun(book, map=WALLED)

    fight.rule("orc-1 flees")
    fight.rule("orc-2 flees")
    let_all_play(fight)
    assert fight.ending in ("won", "total-kill")


@pytest.mark.parametrize("book", ["dnd5e", "drawsteel"])
def test_nobody_is_offered_to_leave_without_an_order_unless_the_table_lets_everybody(book: str) -> None:
    fight = begun(book)
    fight.rule("ana at a1")

    with pytest.raises(IllegalAnswer):
        fight.answer("flee")
    fight.set("option leaving at-will")
    fight.answer("flee")
    assert statuses(fight)["ana"] == "fled"
    assert fight.state.turn != "ana"


@every_book
def test_a_player_may_surrender_where_the_table_lets_everybody(book: str) -> None:
    fight = begun(book)

    with pytest.raises(IllegalAnswer):
        fight.answer("surrender")
    fight.set("option leaving at-will")
    fight.answer("surrender")
    assert statuses(fight)["ana"] == "surrendered"


@every_book
def test_those_who_see_it_are_told_and_no_others(book: str) -> None:
    fight = begun(book)

    fight.rule("orc-1 flees")
    fight.rule("orc-1 leaves")
    kinds = [item["kind"] for item in fight.feeds["ana"].items()]
    assert kinds[-2:] == ["ruled", "fled"]


# --- orders for leaving, given in mid-fight


def orders(fight: Fight) -> list[tuple[str, str, str]]:
    state: Any = fight.state
    return [(each.who, each.when.kind, each.then) for each in scenario_of(state).morale]


@every_book
def test_an_order_for_leaving_is_given_in_mid_fight_and_minds_obey(book: str) -> None:
    fight = begun(book)
    for ruling in ("orc-2 maximum 99", "orc-2 hp 99", "morale orc-2 flee when half foes", "orc-1 dies"):
        fight.rule(ruling)
    assert fight.state.creatures["orc-2"].has(FLEEING) is False

    let_all_play(fight)
    assert statuses(fight)["orc-2"] == "fled"
    assert fight.ending == "driven-off"
    assert verify(fight.save()) is None


@every_book
def test_an_order_is_changed_lifted_undone_and_restored(book: str) -> None:
    fight = begun(book, scenario=Scenario(morale=(Morale("foes", When("half", whom="foes"), "flee"),)))
    fight.rule("morale foes surrender when half foes")
    assert orders(fight) == [("foes", "half", "surrender")]
    fight.rule("morale orc-1 flee-or-surrender round 9")
    assert orders(fight) == [("foes", "half", "surrender"), ("orc-1", "round", "flee-or-surrender")]

    fight.rule("morale foes off")
    assert orders(Fight.restore(fight.save())) == [("orc-1", "round", "flee-or-surrender")]
    fight.rule("orc-2 dies")
    play(fight, lambda fight: fight.state.round > 2)
    assert statuses(fight)["orc-1"] == "up"
    fight.undo(2, dice="same")
    assert orders(fight) == [("foes", "half", "surrender"), ("orc-1", "round", "flee-or-surrender")]


@every_book
@pytest.mark.parametrize(
    "words", ["orc dance round 3", "nobody flee round 3", "foes flee round 1", "foes off", "foes flee"]
)
def test_an_order_that_means_nothing_is_refused(book: str, words: str) -> None:
    with pytest.raises(IllegalAnswer):
        begun(book).rule(f"morale {words}")


@every_book
def test_only_the_gm_hears_of_an_order_for_leaving(book: str) -> None:
    fight, bare = begun(book), begun(book)
    fight.rule("morale foes surrender when falls orc-2", why="they are cowards")

    assert as_json([fight.view("ana"), fight.feeds["ana"].items()]) == as_json(
        [bare.view("ana"), bare.feeds["ana"].items()]
    )
    assert "surrender" in as_json(fight.view("gm"))


@every_book
def test_a_simulation_tells_of_capture_and_decree(book: str) -> None:
    surrender = Morale("heroes", When("round", 2), "surrender")
    fight = begun(book, scenario=Scenario(morale=(surrender,)))
    decreed = begun(book)
    decreed.rule("over foes")

    assert simulate(fight, 3).endings == {"captured": 3}
    assert simulate(decreed, 3).endings == {"decreed": 3}
