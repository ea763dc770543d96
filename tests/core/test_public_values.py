"""What a program holds: how it is shown in a shell, copied, pickled and compared."""

import copy
import pickle
from typing import Any

import pytest

from affray import (
    PASS,
    Deed,
    Fight,
    IllegalAnswer,
    MindTable,
    Odds,
    OpenQuestion,
    Options,
    Pattern,
    Question,
    Roll,
    Setup,
    Sight,
    Throw,
    odds,
)
from affray.books import Book, BrokenBook
from affray.core.dice.notation import parse_dice
from affray.core.errors import BadMind, BadSave, MissingRulebook
from affray.core.offers.slots import Number, OneOf
from affray.core.rulebook import KNOWN
from affray.core.values import Reason
from affray.minds import RandomMind
from tests.toy import arrange, foe, hero


def fighting(**how: Any) -> Fight:
    start = arrange(hero("ana", "b2", skill=3), foe("orc", "c2", features=("parry",)))
    return Fight(Setup(start.rulebook, start.state, how.pop("title", "Two")), **{"seed": 1, **how})


def asked(fight: Fight) -> OpenQuestion:
    assert fight.question is not None
    return fight.question


def twins(value: Any) -> list[Any]:
    """It again: copied in both ways, and pickled."""
    return [copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))]


# --- fights


def test_a_fight_is_shown_by_its_title_book_round_and_question() -> None:
    fight = fighting()

    assert repr(fight) == "<Fight 'Two' (toy), round 1, ana: turn>"
    assert repr(fight.setup) == "<Setup 'Two' (toy): 2 creatures>"
    assert repr(fight.seat("ana")) == f"<Seat ana of {fight!r}>"
    assert repr(fight.state) == f"<{type(fight.state).__name__}: round 1, 2 creatures>"
    assert repr(fight.state.creatures["orc"]).endswith(" orc: 8/8>")
    assert repr(Sight(fight.rulebook, fight.state, "ana")).startswith("<Sight of ana: <")


def test_a_fight_that_is_over_is_shown_with_its_outcome() -> None:
    fight = fighting(title={"ru": "Двое"}, minds={"any": RandomMind(1)})

    for seat in ("ana", "gm", "players"):
        fight.set(f"mind {seat} any")

    assert f"<Fight 'Двое' (toy), round {fight.state.round}, over, {fight.outcome}>" == repr(fight)


@pytest.mark.parametrize("how", [{"seed": 1}, {"seed": None, "dice": [14, 5, 3, 3]}])
def test_a_fight_is_copied_and_pickled_in_the_middle_of_a_reaction(how: dict[str, Any]) -> None:
    fight = fighting(**how)
    if asked(fight).kind == "turn":
        fight.answer("attack orc")

    for twin in twins(fight):
        assert twin == fight
        assert twin.save() == fight.save()
        assert asked(twin) == asked(fight)
        twin.undo()
        assert twin != fight
    assert fight != "fight"
    assert {fight: 1}[fight] == 1


def test_a_pickled_fight_keeps_its_minds() -> None:
    fight = fighting(minds={"any": RandomMind(1)})

    twin = pickle.loads(pickle.dumps(fight))
    for seat in ("ana", "gm", "players"):
        twin.set(f"mind {seat} any")

    assert twin.outcome is not None


def test_a_seat_and_a_setup_are_copied_and_pickled() -> None:
    fight = fighting()

    assert twins(fight.seat("ana")) == [fight.seat("ana")] * 3
    assert fight.seat("ana") != fight.seat("gm")
    assert len({fight.seat("ana"), fight.seat("ana")}) == 1
    assert twins(fight.setup) == [fight.setup] * 3
    assert fight.setup != fighting(title="Others").setup
    assert {fight.setup: 1}[fight.setup] == 1
    assert twins(fight.state.creatures["orc"]) == [fight.state.creatures["orc"]] * 3


# --- questions and options


def test_a_question_is_shown_with_some_of_its_options() -> None:
    open_question = asked(fighting())

    assert repr(open_question).startswith("<OpenQuestion 0.0 to ana: <Question ana: turn (end, move a1 …, ")
    assert repr(open_question.options).startswith("<Options: end, move a1 …, ")
    assert repr(Pattern("raise", Number(1, 5))) == "<Pattern raise 1 …>"
    assert len(open_question.options) == len(list(open_question.options)) == open_question.options.count()


def test_questions_are_equal_if_they_ask_the_same() -> None:
    one, other = asked(fighting()), asked(fighting())

    assert (one, one.question, one.options) == (other, other.question, other.options)
    assert len({one, other}) == len({one.question, other.question}) == len({one.options, other.options}) == 1
    assert one.question != Question("gm", "turn", [PASS])
    assert one.options != Options([PASS])


def test_a_question_is_copied_but_pickled_only_with_its_fight() -> None:
    question = asked(fighting())

    for value in (question, question.question, question.options):
        assert copy.copy(value) == copy.deepcopy(value) == value
        with pytest.raises(TypeError, match="pickle the fight"):
            pickle.dumps(value)


def test_a_deed_is_shown_by_the_ids_of_what_it_names() -> None:
    fight = fighting()
    deed = Deed("attack", fight.state.creatures["orc"], 3)

    assert repr(deed) == "Deed('attack', 'orc', 3)"
    assert twins(deed) == [deed] * 3
    assert next(iter(Pattern("attack", OneOf(["orc"])))) == Deed("attack", "orc")


# --- all else


def test_odds_are_shown_counted_copied_and_compared() -> None:
    fight = fighting()
    exact, rough = odds(fight, "attack orc"), odds(fight, "attack orc", most=1, trials=7)

    assert (repr(exact), len(exact)) == (f"<Odds: {len(exact.outcomes)} outcomes>", len(exact.outcomes))
    assert repr(rough) == "<Odds: 7 outcomes, an estimate>"
    assert (exact.trials, rough.trials) == (None, 7)
    assert twins(exact) == [exact] * 3
    assert exact != rough
    assert len({exact, odds(fight, "attack orc")}) == 1
    assert isinstance(exact, Odds)


def test_events_reasons_and_entries_are_copied_and_pickled() -> None:
    fight = fighting()
    fight.answer("attack orc")

    for value in (*fight.events, *fight.journal.entries, Reason("toy.skill", 2)):
        assert twins(value) == [value] * 3
    rolled = next(event for event in fight.events if event.kind == "rolled")
    assert repr(rolled).startswith("Event('rolled', who='@ana', why=")


def test_a_rulebook_is_shown_by_what_is_read_otherwise() -> None:
    plain = fighting().rulebook
    option, readings = next(iter(plain.choices.items()))
    other = plain.with_options({option: readings[-1]})

    assert repr(plain) == f"<{type(plain).__name__} toy>"
    assert repr(other) == f"<{type(plain).__name__} toy: {{{option!r}: {readings[-1]!r}}}>"
    assert twins(other) == [other] * 3
    assert other != plain
    assert len({other, *twins(other)}) == 1


def test_a_roll_is_shown_by_its_total() -> None:
    fight = fighting()
    throw = Throw(fight.state.creatures["ana"], parse_dice("1d20+2"), "attack")

    assert repr(Roll(throw, 11, (11,))) == "<Roll 13: natural 11>"
    assert isinstance(MindTable(fight.rulebook, fight.state, {}), MindTable)


@pytest.mark.parametrize(
    "error",
    [
        IllegalAnswer("dance", "not-offered", ["end"], "0.0"),
        BadSave(3, "changed", "so"),
        MissingRulebook("chess", ["toy"]),
        BadMind("clever", "ana", "turn", "dance", ["end"]),
        BrokenBook("duel", "it is torn"),
    ],
)
def test_errors_come_whole_out_of_another_process(error: Exception) -> None:
    twin = pickle.loads(pickle.dumps(error))

    assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


def test_books_are_equal_if_they_say_the_same() -> None:
    one, other = (Book("duel", rules=rules, content="c:C", words="d:words") for rules in ("a:A", "b:B"))

    assert twins(one) == [one] * 3
    assert one != other
    assert len({one, *twins(one)}) == 1


# --- the log and rows


def test_a_fight_is_told_by_whoever_has_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(rulebook: str, items: list[dict[str, Any]], lang: str) -> list[str]:
        return [f"{rulebook} {lang} {item['kind']}" for item in items]

    monkeypatch.setattr(KNOWN, "tell", tell)
    fight = fighting()
    fight.answer("attack orc")

    assert fight.log("ru", seat="ana")[:2] == ["toy ru spent", "toy ru rolled"]
    with pytest.raises(IllegalAnswer):
        fight.log(seat="nobody")


def test_the_rows_of_events_have_the_round_the_turn_and_bare_names() -> None:
    fight = fighting()
    fight.answer("attack orc")
    rolled = fight.rows()[1]
    assert (rolled["kind"], rolled["who"], rolled["reasons"][0]["amount"]) == ("rolled", "ana", 3)
    fight.undo()
    assert fight.rows() == []
    while fight.state.round < 2 or fight.state.turn is None:
        fight.time_out()

    rows = fight.rows()

    told = [row for row in rows if row["kind"] in ("round", "turn")]
    assert [(row["round"], row["turn"]) for row in told[-2:]] == [(2, None), (2, told[-1]["who"])]
