"""Coming into a fight, in every book: added by the GM, or as a wave."""

import json

import pytest

from affray import Fight, IllegalAnswer, simulate, verify
from affray.core.board.scenario import Morale, Scenario, Wave, When
from affray.core.codec import as_json
from tests.course.kit import BOOKS, begun, let_all_play, model, play, statuses
from tests.drawsteel import kit as drawsteel

every_book = pytest.mark.parametrize("book", BOOKS)


def waits_for(fight: Fight) -> list[tuple[str, str]]:
    return [(asked.seat, asked.kind) for asked in fight.questions]


@every_book
def test_somebody_is_added_from_a_stat_block_in_hand(book: str) -> None:
    fight = begun(book)
    with pytest.raises(IllegalAnswer):
        fight.rule("add imp at a1")

    fight.bring(model(book))
    fight.rule("add imp at a1")
    fight.rule("add imp 2 at a1 side heroes")
    newcomers = [one for one in fight.state.creatures.values() if one.name == "imp"]
    assert [one.id for one in newcomers] == ["imp-1", "imp-2", "imp-3"]
    assert [one.side for one in newcomers] == ["foes", "heroes", "heroes"]
    assert len({tuple(fight.state.space_names(one)) for one in newcomers}) == 3
    assert Fight.restore(fight.save()).save() == fight.save()
    assert verify(fight.save()) is None
    fight.undo()
    fight.undo()
    assert not [one for one in fight.state.creatures.values() if one.name == "imp"]
    fight.rule("add imp at a1")  # what was brought stays at hand


@every_book
def test_whoever_is_added_has_its_turn(book: str) -> None:
    fight = begun(book)
    fight.bring(model(book))
    fight.rule("add imp at a1")

    play(fight, lambda fight: fight.state.turn == "imp-1")
    assert fight.state.turn == "imp-1"


@every_book
@pytest.mark.parametrize(
    "terms", ["round 1", "round x", "when half nobody", "when falls", "when left -1 foes", "side birds", "hidden now"]
)
def test_terms_that_mean_nothing_are_refused(book: str, terms: str) -> None:
    fight = begun(book)
    fight.bring(model(book))

    with pytest.raises(IllegalAnswer):
        fight.rule(f"add imp at a1 {terms}")


@every_book
def test_a_wave_comes_in_its_round(book: str) -> None:
    fight = begun(book)
    fight.bring(model(book))
    fight.rule("add imp 2 at a1 round 2")
    assert "imp-1" not in fight.state.creatures

    play(fight, lambda fight: fight.state.round == 2)
    assert {"imp-1", "imp-2"} <= fight.state.creatures.keys()
    assert not fight.view("gm")["fight"]["waves"]


@every_book
@pytest.mark.parametrize("terms", ["when half foes", "when falls orc-1", "when left 1 orc"])
def test_a_wave_comes_when_something_happens(book: str, terms: str) -> None:
    fight = begun(book)
    fight.bring(model(book))
    fight.rule(f"add imp at a1 {terms}")
    fight.rule("orc-1 leaves")

    play(fight, lambda fight: "imp-1" in fight.state.creatures)
    assert "imp-1" in fight.state.creatures
    assert fight.state.round == 1


@every_book
def test_the_gm_lets_a_wave_come_at_once_or_calls_it_off(book: str) -> None:
    fight = begun(book)
    fight.bring(model(book))
    fight.rule("add imp at a1 round 5")
    fight.rule("add imp at a1 round 6")

    fight.rule("wave 2 off")
    fight.rule("wave 1 now")
    assert [id for id in fight.state.creatures if id.startswith("imp")] == ["imp-1"]
    assert fight.view("gm")["fight"]["waves"] == []


@every_book
def test_while_a_wave_is_sure_to_come_the_fight_is_not_over(book: str) -> None:
    coming = Scenario(waves=(Wave((model(book),), When("round", 4)),))
    fight = begun(book, scenario=coming)
    fight.rule("orc-1 leaves")
    fight.rule("orc-2 leaves")

    assert fight.outcome is None
    assert fight.state.turn == "ana"
    play(fight, lambda fight: fight.state.round == 4)
    assert "imp-1" in fight.state.creatures
    let_all_play(fight)
    assert fight.outcome is not None


@every_book
def test_a_wave_for_those_who_have_won_anyway_is_not_waited_for(book: str) -> None:
    fight = begun(book, scenario=Scenario(waves=(Wave((model(book),), When("round", 4)),)))
    fight.rule("ana captured")
    fight.rule("bo leaves")

    assert (fight.outcome, fight.ending) == ("foes", "fled")


@every_book
def test_minds_wait_for_a_wave_that_is_sure_to_come(book: str) -> None:
    fight = begun(book, scenario=Scenario(waves=(Wave((model(book),), When("round", 4)),)))
    fight.rule("orc-1 leaves")
    fight.rule("orc-2 leaves")
    let_all_play(fight)

    assert fight.outcome is not None
    assert fight.state.round >= 4


@every_book
@pytest.mark.parametrize(("then", "status"), [("surrender", "surrendered"), ("flee", "up")])
def test_morale_breaks_when_its_moment_has_come(book: str, then: str, status: str) -> None:
    order = Morale("orc", When("half", whom="foes"), then)
    fight = begun(book, scenario=Scenario(morale=(order,)))
    fight.rule("orc-2 captured")

    play(fight, lambda fight: bool(fight.state.turn != "ana"))
    assert statuses(fight)["orc-1"] == status
    assert fight.state.creatures["orc-1"].has("fleeing") is (then == "flee")


@every_book
def test_it_is_somebodys_turn_by_the_gms_word(book: str) -> None:
    fight = begun(book)

    fight.rule("turn orc-2")
    assert fight.state.turn == "orc-2"
    fight.undo()
    assert fight.state.turn == "ana"


def test_the_order_of_initiative_is_changed_by_the_gms_word() -> None:
    fight = begun("dnd5e")
    fight.rule("orc-2 before bo")

    assert list(getattr(fight.state, "order", ())) == ["ana", "orc-2", "bo", "orc-1"]
    fight.answer("end")
    assert fight.state.turn == "orc-2"


@every_book
def test_what_is_to_come_changes_no_byte_at_any_seat_but_the_gms(book: str) -> None:
    plain, laid = begun(book), begun(book)
    laid.bring(model(book))
    laid.rule("add imp 2 at a1 hidden")
    laid.rule("add imp at a1 round 5")
    laid.rule("add imp at a1 when falls orc-2")

    for seat in plain.state.seats:
        if seat != "gm":
            one, other = ([fight.view(seat), fight.feeds[seat].items()] for fight in (plain, laid))
            assert as_json(one) == as_json(other)
    assert json.loads(as_json(laid.view("gm")["fight"]["waves"]))


@every_book
def test_a_live_table_asks_the_gm_before_a_fight_is_over(book: str) -> None:
    fight = begun(book, asks=True)
    fight.rule("orc-1 leaves")
    fight.rule("orc-2 leaves")

    assert waits_for(fight) == [("gm", "over")]
    fight.answer("goes-on")
    assert fight.state.turn == "ana"  # who has not lost her turn by it
    play(fight, lambda fight: fight.question is not None and fight.question.kind == "over")
    assert fight.state.round == 2
    fight.answer("over")
    assert (fight.outcome, fight.ending) == ("heroes", "driven-off")
    fight.rule("orc-1 returns")
    fight.rule("orc-1 leaves")
    assert waits_for(fight) == [("gm", "over")]


@every_book
def test_minds_at_a_live_table_let_it_end(book: str) -> None:
    fight = begun(book, asks=True)
    let_all_play(fight)

    assert fight.outcome is not None


@every_book
def test_for_whom_there_is_no_room_waits_for_the_next_round(book: str) -> None:
    cramped = ["#" * 10, "#" * 10, "##.####.##", "#" * 10, "##.####.##", "#" * 10, "#" * 10, "########.#"]
    fight = begun(book, map=cramped, scenario=Scenario(waves=(Wave((model(book),) * 3, When("falls", whom="orc-1")),)))
    fight.rule("orc-1 captured")

    play(fight, lambda fight: "imp-1" in fight.state.creatures, most=5)
    assert {"imp-1", "imp-2"} <= fight.state.creatures.keys()
    assert fight.view("gm")["fight"]["waves"] == [
        {"when": {"kind": "round", "number": fight.state.round + 1, "whom": ""}, "who": ["imp"]}
    ]
    fight.rule("orc-1 returns")
    assert statuses(fight)["orc-1"] == "captured"
    fight.rule("wave 1 now")
    assert "imp-3" not in fight.state.creatures
    assert len(fight.view("gm")["fight"]["waves"]) == 1


@every_book
def test_a_fight_that_was_given_to_a_side_is_over_whoever_was_to_come(book: str) -> None:
    fight = begun(book, scenario=Scenario(waves=(Wave((model(book),), When("falls", whom="orc-1")),)))
    fight.rule("orc-1 captured")
    fight.rule("over heroes")

    assert fight.ending == "decreed"
    assert "imp-1" not in fight.state.creatures


@every_book
def test_who_comes_back_while_the_gm_is_asked_takes_the_question_away(book: str) -> None:
    fight = begun(book, asks=True)
    fight.rule("orc-1 leaves")
    fight.rule("orc-2 leaves")
    fight.rule("orc-1 returns")

    assert fight.outcome is None
    assert all(asked.kind != "over" for asked in fight.questions)


@every_book
def test_an_order_finds_some_who_flee_already(book: str) -> None:
    orders = [Morale("orc", When("falls", whom=whom), "flee-or-surrender") for whom in ("bo", "bo")]
    fight = begun(book, scenario=Scenario(morale=tuple(orders)))
    fight.rule("bo leaves")

    play(fight, lambda fight: fight.state.turn != "ana")
    assert len(fight.state.creatures["orc-1"].effects) == 1


@every_book
def test_one_who_was_called_and_fell_has_no_turn(book: str) -> None:
    fight = begun(book)
    fight.rule("turn orc-1")
    fight.undo()
    scenario = Scenario(called="orc-1")
    other = begun(book, scenario=scenario)
    other.rule("orc-1 captured")

    play(other, lambda fight: fight.state.turn not in (None, "ana"))
    assert other.state.turn != "orc-1"


def test_what_is_laid_down_is_a_value() -> None:
    one = Scenario(morale=(Morale("orc", When("round", 2), "flee"),))

    assert one == one.but(called="")
    assert len({one, one.but(called="")}) == 2


def test_before_the_fight_begins_it_is_nobodys_turn() -> None:
    people = [drawsteel.hero("ana", "c3"), drawsteel.foe("orc", "h3")]
    fight = Fight(drawsteel.setup(*people), seed=1)
    fight.bring(model("drawsteel"))

    assert fight.state.round == 0
    with pytest.raises(IllegalAnswer):
        fight.rule("turn orc")
    fight.rule("add imp 2 at a1")
    play(fight, lambda fight: fight.state.turn == "imp-1")
    assert fight.state.turn == "imp-1"


@every_book
def test_a_simulation_counts_those_who_stand_at_the_end(book: str) -> None:
    fight = begun(book)
    fight.bring(model(book))
    fight.rule("add imp at a1 side heroes")
    fight.rule("bo removed")
    fight.rule("orc-1 leaves")
    fight.rule("orc-2 captured")

    row = simulate(fight, n=1).rows()[0]

    assert row["survivors"] == ["ana", "orc-1", "orc-2", "imp-1"]
    assert (row["heroes_left"], row["foes_left"]) == (2, 0)
