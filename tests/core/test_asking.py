"""Asking and rolling: who is asked, what a mind sees, who learns of a roll, and who may react to a trigger."""

from typing import Any

import pytest

from affray import PASS, Fight, MindTable, Question, Setup, Sight, Table
from affray.core.dice.luck import ScriptedLuck
from affray.core.dice.notation import parse_dice
from affray.core.rulebook import Rulebook
from affray.core.table.changes import spend
from affray.core.table.events import Event
from affray.core.table.triggers import Reaction, answer_trigger
from affray.core.values import GM, Reason
from affray.testing import TableForTests
from tests.toy import Toy, arrange, foe, hero

D20, TWO_D6 = parse_dice("d20"), parse_dice("2d6+1")


def hidden_imp() -> Setup:
    return arrange(hero("ana", "b2"), foe("orc", "c2"), foe("imp", "f4", hidden=True))


def yes(question: Question, _: Sight) -> Any:
    return next(iter(question.options))


# --- rolling


def test_a_roll_may_be_kept_among_some_seats() -> None:
    told: list[Event] = []
    table = MindTable(Toy(), hidden_imp().state, {}, ScriptedLuck([3]), told)

    table.roll(table.state.creatures["ana"], D20, "sneak", to=["ana"])

    assert [sorted(event.heard_by) for event in told] == [["ana"]]


def test_a_roll_is_told_with_its_dice_and_its_reasons_and_to_the_gm_with_its_audit() -> None:
    told: list[Event] = []
    table = MindTable(Toy(), hidden_imp().state, {}, ScriptedLuck([3, 5, 1]), told)
    table.roll(table.state.creatures["orc"], D20, "first")

    roll = table.roll(table.state.creatures["orc"], TWO_D6, "harm", [Reason("toy.bold", 2)])

    assert (roll.faces, roll.natural, roll.total) == ((5, 1), 6, 9)
    assert told[1].facts == {
        "who": "@orc",
        "why": "harm",
        "dice": "2d6+1",
        "faces": [5, 1],
        "total": 9,
        "reasons": [{"clause": "toy.bold", "amount": 2, "source": None}],
        "audit": {"secret": ["", 1], "for": []},
    }


# --- minds


def test_a_mind_sees_whom_its_seat_perceives() -> None:
    seen: list[list[str]] = []

    def look(question: Question, sight: Sight) -> Any:
        seen.append([creature.id for creature in sight.creatures()])
        return yes(question, sight)

    table = MindTable(Toy(), hidden_imp().state, {"ana": look, GM: look})
    answers = table.ask_all([Question(table.state.creatures["ana"], "turn", ["go"]), Question(GM, "first", ["stay"])])

    assert answers == ["go", "stay"]
    assert seen == [["ana", "orc"], ["ana", "orc", "imp"]]


def test_a_mind_in_the_seat_of_a_foe_sees_what_the_foes_see() -> None:
    state = hidden_imp().state
    seats = state.but(settings=state.settings | {"control": {"orc": "eve"}})

    assert [creature.id for creature in Sight(Toy(), seats, "eve").creatures()] == ["ana", "orc", "imp"]


# --- open questions


def test_an_open_question_tells_who_is_asked_what_about_whom() -> None:
    table = TableForTests(arrange)
    table.set(foe("orc", "c2"), hero("ana", "b2", features=("parry",)))

    table.play("attack ana", dice=[15])

    asked = table.asked()
    assert (asked.who, asked.kind, asked.about, asked.seat) == (table.ana, "parry", table.orc, "ana")


# --- triggers


def test_one_reaction_needs_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    ordered: list[int] = []

    def order(_: Toy, __: Table, reactions: list[Reaction]) -> list[Reaction]:
        ordered.append(len(reactions))
        return reactions

    monkeypatch.setattr(Toy, "order_reactions", order)
    table = TableForTests(arrange)
    table.set(hero("ana", "b2", hp=20), foe("orc", "c2"), foe("imp", "c1"))
    table.play("move a2", "orc: strike", "imp: pass", dice=[1])
    assert ordered == []

    table.set(hero("ana", "b2", hp=20), foe("orc", "c2"), foe("imp", "c1"))
    table.play("move a2", "orc: strike", "imp: strike", dice=[1, 1])

    assert ordered == [2]


def test_a_reaction_that_an_earlier_one_made_impossible_lapses_and_is_told() -> None:
    told: list[Event] = []
    table = MindTable(Toy(), hidden_imp().state, {GM: yes}, told=told)
    orc, imp = table.state.creatures["orc"], table.state.creatures["imp"]
    questions = [Question(who, "strike", lambda: ["strike", PASS] if orc.pools["react"] else []) for who in (orc, imp)]

    answer_trigger(table, questions, lambda _: spend(table, orc, "react"))

    assert [(event.kind, event.facts["who"]) for event in told] == [("spent", "@orc"), ("lapsed", "@imp")]
    assert told[-1].facts["reaction"] == "strike"


# --- rulebooks


def test_a_saved_fight_finds_its_rulebook_among_those_that_a_program_has() -> None:
    class Variant(Toy):
        name = "variant of the toy"

    setup = hidden_imp()
    fight = Fight(Setup(Variant(), setup.state), seed=1)

    assert isinstance(Fight.restore(fight.save(), books={Variant.name: Variant}).rulebook, Variant)


def test_a_rulebook_has_no_opinion_unless_it_says_so() -> None:
    fight = Fight(hidden_imp(), seed=1)
    question = fight.questions[0].question

    assert Rulebook.suggest(fight.rulebook, question, Sight(fight.rulebook, fight.state, "ana")) is None


def test_those_who_have_no_hit_points_left_are_down() -> None:
    setup = arrange(hero("ana", "b2", hp=0, hp_max=8), hero("bo", "b3", hp=1), foe("orc", "c2", hp=0, hp_max=8))

    assert setup.rulebook.fallen(setup.state) == ["ana", "orc"]
