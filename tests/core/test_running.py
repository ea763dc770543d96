"""Running from checkpoint to question: the events before, at and after a question, and the dice."""

from typing import Any

import pytest

from affray import PASS, Fight, IllegalAnswer, MindTable, OutOfStep, Question, Setup
from affray.core.dice.notation import parse_dice
from affray.core.fight.running import Running
from affray.core.table.consequences import ask_consequences
from affray.core.table.events import Event
from affray.core.values import GM, PLAYERS
from affray.minds import RandomMind
from tests.toy import Toy, arrange, duel, foe, hero


def skirmish(**how: Any) -> Fight:
    return Fight(arrange(hero("ana", "b2", skill=3, hp=20), foe("orc", "c2", guard=12, hp=20)), **how)


def rolled(fight: Fight) -> list[list[int]]:
    return [event.facts["faces"] for event in fight.events if event.kind == "rolled"]


# --- before the first question


def test_a_set_up_needs_no_title() -> None:
    assert Setup(Toy(), duel().state).title == ""


def test_a_fight_laid_out_and_not_yet_run_stands_at_its_set_up() -> None:
    setup = duel()

    fight = Running(setup, setup.state)

    assert fight.state == setup.state
    assert fight.state is not setup.state
    assert fight.questions == []


def test_what_is_told_before_the_first_question_reaches_those_who_sit_there() -> None:
    fight = Fight(arrange(hero("ana", "b2", hp=0, hp_max=8), hero("bo", "b3"), foe("orc-2", "c2")), seed=1)

    assert [item["kind"] for item in fight.feeds["ana"].items()] == ["turn-ended", "turn"]
    assert fight.feeds["ana"].names == {"ana": "ana", "bo": "bo", "orc-2": "orc-1"}


# --- the same events again


def test_what_differs_is_told_with_what_it_was_and_what_it_is_now() -> None:
    class Fickle(Toy):
        name = "fickle in its second step"
        calls = 0

        def step(self, table: Any) -> None:
            table.tell("step")
            if table.state.creatures["ana"].has("braced"):
                Fickle.calls += 1
                table.tell("omen", number=Fickle.calls)
                table.tell("hush")
            super().step(table)

    fight = Fight(Setup(Fickle(), skirmish(seed=1).setup.state), seed=1)
    fight.answer("brace")
    everybody: dict[str, tuple[str, ...]] = {"ana": (), "watcher": ()}
    was, now = (Event("omen", {"number": number}, everybody) for number in (1, 2))

    with pytest.raises(OutOfStep) as caught:
        fight.answer("end")

    assert str(caught.value) == f"event 4 was {was} and is now {[now]}"


def test_a_step_that_tells_less_than_before_is_out_of_step() -> None:
    class Hushed(Toy):
        name = "hushed"
        omens = 1

        def step(self, table: Any) -> None:
            for number in range(Hushed.omens):
                table.tell("omen", number=number)
            super().step(table)

    fight = Fight(Setup(Hushed(), skirmish(seed=1).setup.state), seed=1)
    Hushed.omens = 0

    with pytest.raises(OutOfStep, match="event 0 was Event"):
        fight.rule("orc hp 3")


# --- dice


def test_each_undo_past_a_roll_gives_other_dice_than_the_one_before() -> None:
    fight = skirmish(seed=1)
    fight.answer("attack orc")
    salts, faces = [fight.state.salt], [rolled(fight)]

    for _ in range(3):
        fight.undo()
        fight.answer("attack orc")
        salts.append(fight.state.salt)
        faces.append(rolled(fight))

    assert salts == ["", "1", "3", "5"]
    assert len({face[0][0] for face in faces}) > 2


def test_a_scripted_fight_goes_by_its_script_after_an_undo_too() -> None:
    fight = skirmish(dice=[12, 4])
    fight.answer("attack orc")
    fight.undo()

    fight.answer("attack orc")

    assert rolled(fight) == [[12], [4]]


def test_a_fork_throws_the_dice_of_its_seed() -> None:
    fight, other = skirmish(seed=1), skirmish(seed="x")
    fight.answer("attack orc")
    fight.undo()
    fork = fight.fork("x")

    fork.answer("attack orc")
    other.answer("attack orc")

    assert (fork.state.seed, fork.state.salt) == ("x", "")
    assert rolled(fork) == rolled(other)


# --- at the question


def test_a_table_option_holds_at_the_very_question_at_which_it_is_set() -> None:
    fight = skirmish(seed=1)

    fight.set("option rounds 3")

    assert fight.questions[0].id == "0.0"
    assert fight.rulebook.options["rounds"] == "3"


def test_a_ruling_is_told_with_its_reason_and_its_figures_only_to_those_who_know_them() -> None:
    fight = skirmish(seed=1)

    fight.rule("orc hp 3", why="a trap door")
    fight.rule("ana hp 2")

    orcs, anas = (event for event in fight.events if event.kind == "ruled")
    assert [orcs.facts["why"], anas.facts["why"]] == ["a trap door", ""]
    assert orcs.told_to("ana", fight.feeds["ana"])["ruling"] == {"verb": "hp", "args": ["@orc"]}
    assert anas.told_to("ana", fight.feeds["ana"])["ruling"] == {"verb": "hp", "args": ["@ana", 2]}
    assert orcs.told_to(GM, fight.feeds[GM])["ruling"] == {"verb": "hp", "args": ["@orc", 3]}


def test_the_gm_may_say_who_hears_of_a_ruling_and_of_what_it_changes() -> None:
    fight = skirmish(seed=1)
    heard = len(fight.feeds["ana"])

    fight.rule("orc hp 3", to="gm")
    assert len(fight.feeds["ana"]) == heard

    fight.rule("orc hp 4", to="all")
    assert fight.feeds["ana"].items(heard)[0]["ruling"] == {"verb": "hp", "args": ["@orc", 4]}

    fight.rule("orc hp 5", to="ana")
    assert [item["kind"] for item in fight.feeds["ana"].items(heard)] == ["ruled", "hp-set"] * 2

    with pytest.raises(IllegalAnswer, match="no seat"):
        fight.rule("orc hp 4", to="ana,nobody")


def test_a_ruling_on_several_is_heard_by_those_who_perceive_any_of_them() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2"), foe("wolf", "d3", hidden=True)), seed=1)
    fight.rule("ana,orc hides", why="fog")

    (heard,) = fight.feeds["ana"].items()[:1]
    assert (heard["ruling"], heard["why"]) == ({"verb": "hides", "args": [["@ana", "@orc"]]}, "fog")


def test_a_ruling_on_the_hidden_reaches_nobody_else_and_one_that_shows_them_does() -> None:
    fight = skirmish(seed=1)
    fight.rule("orc hides", to="gm")
    heard = len(fight.feeds["ana"])

    fight.rule("orc at a1")
    assert len(fight.feeds["ana"]) == heard

    fight.rule("orc noticed")
    assert [item["kind"] for item in fight.feeds["ana"].items(heard)] == ["revealed", "ruled"]


def test_where_a_ruling_leaves_nothing_to_choose_the_answer_is_pass() -> None:
    answers: list[Any] = []

    class Curious(Toy):
        name = "curious"

        def step(self, table: Any) -> None:
            ana = table.state.creatures["ana"]
            answers.append(table.ask(Question(ana, "turn", lambda: ["go"] if ana.hp > 3 else [])))
            super().step(table)

    fight = Fight(Setup(Curious(), skirmish(seed=1).setup.state), seed=1)
    fight.rule("ana hp 3")

    assert answers == [PASS]


# --- the end


def test_a_fight_is_closed_once_when_a_step_has_brought_its_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str | None] = []
    monkeypatch.setattr(Toy, "close", lambda _, table: closed.append(table.state.turn))
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", hp=1)), dice=[20, 1, 1])
    fight.answer("move b3")
    assert closed == []

    fight.answer("attack orc")
    fight.set("dice ana real")

    assert fight.outcome == "heroes"
    assert closed == ["ana"]


def test_a_fight_that_minds_play_out_is_closed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str | None] = []
    monkeypatch.setattr(Toy, "close", lambda toy, table: closed.append(toy.outcome(table.state)))
    state = duel().state.copy()
    table = MindTable(Toy(), state, dict.fromkeys([*state.seats, PLAYERS], RandomMind(1)))

    assert [table.play_out()] == closed


# --- what comes of a deed


def test_the_gm_rules_what_comes_of_a_deed_and_passes_when_that_is_all() -> None:
    class Daring(Toy):
        name = "daring"

        def step(self, table: Any) -> None:
            if not table.state.rolled:
                ana = table.state.creatures["ana"]
                ask_consequences(table, ana, "topples the shelf")
                table.roll(ana, parse_dice("1d6"), "end")
            super().step(table)

    fight = Fight(Setup(Daring(), skirmish(seed=1).setup.state), seed=1)
    fight.rule("orc hp 1")
    assert [(asked.kind, asked.seat) for asked in fight.questions] == [("consequence", GM)]

    fight.answer("pass")
    assert fight.state.creatures["orc"].hp == 1
    assert fight.questions[0].kind == "turn"
