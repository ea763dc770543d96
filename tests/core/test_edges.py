"""Edge cases of the kernel: past defects and likely ones."""

from itertools import islice
from typing import Any

import pytest

from affray import BadSave, Fight, IllegalAnswer, StaleAnswer, UnreadableAnswer, odds, play_on
from affray.core.codec import Codec, as_json
from affray.core.dice.notation import parse_dice
from affray.core.errors import BadMind, OutOfStep
from affray.core.fight.sealed import seal
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import TRUE_NAMES, Deed, Faces, Number, Way
from affray.core.table.changes import hurt
from affray.core.table.events import Secret, compose, plain_fact
from affray.core.table.journal import Entry, Journal
from affray.core.values import Reason
from tests.toy import BOOKS, ambush, arrange, duel, foe, hero


class CountedSlot(Number):
    drawn = 0

    def __iter__(self) -> Any:
        for number in super().__iter__():
            self.drawn += 1
            yield number


def test_the_numbers_of_questions_stay_before_anything_was_told() -> None:
    fight = Fight(ambush(), seed=1)
    before = {asked.id: fight.feeds["gm"].number(asked.id) for asked in fight.questions}
    fight.answer("bold")
    assert all(fight.feeds["gm"].asked[asked.id] == before[asked.id] for asked in fight.questions)


def test_the_first_deed_of_a_pattern_is_found_without_listing_its_slots() -> None:
    slot = CountedSlot(1, 1000)
    assert list(islice(Pattern("blast", slot), 1)) == [Deed("blast", 1)]
    assert slot.drawn == 1


def test_a_roll_without_dice_is_not_asked_for_by_hand() -> None:
    fight = Fight(arrange(hero("ana", "b2", harm="1", skill=30), foe("orc", "c2")), dice="ask")
    fight.answer("attack orc")
    fight.answer("10")
    assert fight.question is not None
    assert fight.question.kind != "roll"


def test_a_ruling_whose_reason_begins_with_the_mark_is_taken() -> None:
    fight = Fight(duel(), seed=1)
    fight.rule("orc hp 3", why="@home, by the GM")
    assert fight.view("gm")["creatures"][1]["hp"] == 3


def test_a_seat_called_is_can_be_saved() -> None:
    fight = Fight(duel(), seed=1)
    fight.set("seat is watcher")
    fight.answer("bold")
    fight.answer("ana")
    assert Fight.restore(fight.save(), books=BOOKS).state.seats["is"] == "watcher"


def test_a_secret_inside_a_list_is_kept() -> None:
    event = compose("x", {"hits": [Secret(3)]}, ["gm", "ana"], lambda *_: True)
    assert "3" not in as_json(event.told_to("ana", TRUE_NAMES))


@pytest.mark.parametrize("text", ["seat gm player", "seat players player"])
def test_the_names_of_the_kernels_own_seats_are_not_to_be_had(text: str) -> None:
    fight = Fight(duel(), seed=1)
    with pytest.raises(Exception, match="not offered"):
        fight.set(text)


def test_a_fork_undone_does_not_fall_back_to_the_true_dice() -> None:
    fight = Fight(duel(), seed=1)
    fight.answer("bold")
    twin = fight.fork("x")
    twin.undo()
    assert twin.state.seed == "x"


def test_a_state_with_half_letters_has_a_digest() -> None:
    assert Codec().digest(Reason("\ud800"))


class Around:
    def ends(self) -> list[str]:
        return ["f6"]

    def way_to(self, end: str) -> tuple[str, ...] | None:
        return ("e5", "f6") if end == "f6" else None

    def allows(self, way: tuple[str, ...]) -> bool:
        return way in [("f6",), ("e5", "f6")]

    def name(self, square: str) -> str:
        return square

    def square(self, word: str) -> str | None:
        return word if len(word) == 2 else None


def test_the_straight_step_can_be_told_from_the_way_around() -> None:
    options = Options([Pattern("move", Way(Around()))])
    deed = Deed("move", ("f6",))

    assert options.text(deed) == "move f6!"
    assert options.parse("move f6!") == deed
    assert options.parse("move f6") == Deed("move", ("e5", "f6"))


def test_a_long_answer_is_told_without_its_control_characters() -> None:
    with pytest.raises(UnreadableAnswer) as caught:
        Options(["a"]).parse("\x1b[2J\n" * 200)
    assert str(caught.value).isprintable()


def test_a_truth_is_no_number() -> None:
    assert True not in Number(0, 3)


def test_words_are_no_faces() -> None:
    assert ("a",) not in Faces(parse_dice("d6"))


def test_a_set_is_told_in_one_order() -> None:
    assert plain_fact(frozenset("abc")) == ["a", "b", "c"]


def test_a_sealed_file_without_a_fight_is_a_bad_save() -> None:
    with pytest.raises(BadSave):
        Fight.restore(seal([]), books=BOOKS)


def test_a_seat_taken_away_leaves_no_mind_and_no_dice_to_the_next_of_its_name() -> None:
    fight = Fight(duel(), seed=1)
    fight.set("dice ana real")
    fight.set("mind ana cautious")
    fight.set("unseat ana")
    assert fight.state.settings["dice"] == fight.state.settings["mind"] == {}


def test_undoing_what_is_not_in_force_is_refused_and_leaves_no_trace() -> None:
    journal = Journal()
    journal.add(Entry("answer", "a"))
    with pytest.raises(ValueError, match="entry 7 is not in force"):
        journal.add(Entry("undo", "same", to="7"))
    assert (len(journal.reel), len(journal._before)) == (1, 0)


def test_a_deed_is_known_by_its_words() -> None:
    deed = Deed("attack", "orc", 3)

    assert {deed: 1}[Deed("attack", "orc", 3)] == 1
    assert deed != Deed("attack", "orc", 4)
    assert deed != "attack orc 3"
    assert repr(deed) == "Deed('attack', 'orc', 3)"


def test_a_proposal_that_a_ruling_made_impossible_is_dropped() -> None:
    fight = Fight(ambush(), seed=1)
    for to in ("0.0", "0.1", "0.2"):
        fight.answer("bold", to)
    fight.seat("bo").answer("cy")
    fight.seat("ana").answer("bo")

    fight.rule("cy hp 0")

    assert fight.view("ana")["questions"][0]["proposals"] == {"ana": "bo"}


def test_an_option_set_later_leaves_the_others_as_they_were() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2"), ties="foes-first"), seed=1)

    fight.set("option rounds 3")

    assert fight.rulebook.options == {"ties": "foes-first", "rounds": "3"}


def test_odds_of_a_question_that_is_not_open_are_refused() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2")), seed=1)

    with pytest.raises(StaleAnswer, match="not open"):
        odds(fight, "brace", to="9.9")
    fight.rule("orc hp 0")
    with pytest.raises(StaleAnswer, match="not open"):
        odds(fight, "brace")


def test_a_fight_is_closed_once_when_the_open_step_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=40), foe("orc", "c2", hp=1)), seed=1)
    closed: list[str] = []
    monkeypatch.setattr(type(fight.rulebook), "close", lambda *_: closed.append("closed"))

    play_on(fight, {"ana": lambda question, _: question.options.parse("attack orc")}, seed=1)

    assert closed == ["closed"]


@pytest.mark.parametrize("said", ["\x1b[2J", "x" * 9999])
def test_what_a_refusal_quotes_can_be_shown_to_anybody(said: str) -> None:
    fight = Fight(duel(), seed=1)

    for say in (
        lambda: fight.seat(said),
        lambda: fight.seat("ana").answer(said, to=99),
        lambda: fight.answer(said, "9"),
    ):
        with pytest.raises((IllegalAnswer, StaleAnswer)) as refused:
            say()
        assert str(refused.value).isprintable()
        assert len(refused.value.text) < 80


def test_a_mind_that_says_what_was_not_offered_is_named() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2")), seed=2)
    fight.set("mind ana mad")

    with pytest.raises(BadMind) as bad:
        fight.let_play({"mad": lambda *_: "fly"})

    assert (bad.value.mind, bad.value.seat, bad.value.kind, bad.value.said) == ("mad", "ana", "turn", "fly")
    assert str(bad.value).startswith('the mind "mad" of seat ana, asked for "turn", said "fly". Offered: end, ')
    fight.let_play({})
    fight.answer("end")


def test_an_entry_of_a_kind_that_nobody_knows_is_no_undo() -> None:
    fight = Fight(duel(), seed=1)

    with pytest.raises(OutOfStep, match="an entry of the kind 'bless' is not known"):
        fight.take(Entry("bless", "fresh"))


def test_the_dice_after_an_undo_are_fresh_or_the_same() -> None:
    fight = Fight(duel(), seed=1)
    fight.answer("bold")

    with pytest.raises(ValueError, match="the dice after an undo are 'fresh' or 'same', not 'loaded'"):
        fight.undo(dice="loaded")


def test_less_than_no_damage_is_none() -> None:
    fight = Fight(duel(), seed=1)
    table = fight.table_at(fight.checkpoints[-1])
    ana = table.state.creatures["ana"]

    assert hurt(table, ana, -3) == 0
    assert table.told is not None
    assert table.told[-1].facts["amount"] == 0


def test_one_who_has_left_the_table_sees_and_says_nothing_more() -> None:
    fight = Fight(duel(), seed=1)
    seat = fight.seat("ana")
    fight.set("unseat ana")

    for use in (seat.view, lambda: seat.questions, lambda: seat.answer("bold"), lambda: seat.set("dice ana real")):
        with pytest.raises(IllegalAnswer, match='"ana" is no seat at this table'):
            use()


def test_one_who_is_asked_for_real_dice_is_told_what_for() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2")), seed=2)
    fight.set("dice ana real")
    fight.answer("attack orc")

    assert fight.view("ana")["questions"][0]["why"] == "attack"
