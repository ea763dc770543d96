"""Fights as programs use them: answering, refusing, ruling, setting, undoing, forking."""

from typing import Any

import pytest

from affray import PASS, Fight, IllegalAnswer, Question, Sight, StaleAnswer, UnreadableAnswer, verify
from affray.core.errors import OutOfStep, quoted
from affray.core.fight.running import Running, Setup
from affray.core.rulebook import Rulebook
from affray.core.table.journal import BY_MIND, BY_ORDER, BY_TIMER, Entry
from affray.minds import RandomMind
from tests.toy import BOOKS, Toy, ambush, arrange, duel, foe, hero


def skirmish(**options: str) -> Fight:
    orc = foe("orc", "c2", skill=2, guard=12, hp=20, features=("parry",))
    return Fight(arrange(hero("ana", "b2", skill=3, hp=20), orc, **options), seed=1)


def test_a_fight_asks_its_first_question_at_once() -> None:
    fight = skirmish()

    assert fight.question is fight.questions[0]
    assert (fight.question.kind, fight.question.seat, fight.question.id) == ("turn", "ana", "0.0")
    assert fight.outcome is None


def test_a_fight_needs_a_seed_or_dice_and_not_both() -> None:
    with pytest.raises(ValueError, match=r"^a fight needs a seed, or dice: a list of faces, or 'ask' for real ones$"):
        Fight(duel())
    with pytest.raises(ValueError, match=r"^a fight goes by its seed or by a list of faces, not by both$"):
        Fight(duel(), seed=1, dice=[3])


def test_the_same_seed_gives_the_same_fight_and_another_another() -> None:
    def events(seed: int) -> list[Any]:
        fight = Fight(ambush(), seed=seed)
        for _ in range(3):
            fight.answer("bold")
        return fight.events

    assert events(1) == events(1)
    assert events(1) != events(2)


def test_an_illegal_answer_is_told_what_was_offered() -> None:
    fight = skirmish()

    with pytest.raises(IllegalAnswer) as refused:
        fight.answer("attack dragon")

    assert refused.value.offered == ("end", "move a1 …", "attack orc", "brace")
    assert str(refused.value) == '"attack dragon" was not offered. Offered: end, move a1 …, attack orc, brace.'
    assert len(fight.journal.entries) == 0


def test_an_unreadable_answer_is_refused() -> None:
    with pytest.raises(UnreadableAnswer, match="says nothing"):
        skirmish().answer("   ")


def test_a_stale_answer_is_refused_with_the_present_offer() -> None:
    fight = skirmish()
    fight.answer("brace", to="0.0")

    with pytest.raises(StaleAnswer) as refused:
        fight.answer("attack orc", to="0.0")

    assert refused.value.question == "0.0"
    assert refused.value.offered == ("end", "move a1 …")


def test_an_answer_after_the_end_is_stale() -> None:
    fight = skirmish()
    fight.rule("orc hp 0")
    assert fight.outcome == "heroes"
    assert fight.question is None

    with pytest.raises(StaleAnswer, match="not open"):
        fight.answer("end")


def test_a_ruling_after_the_end_can_bring_the_fight_back() -> None:
    fight = skirmish()
    fight.rule("orc hp 0")

    fight.rule("orc hp 3", why="it was not quite dead")

    assert fight.outcome is None
    assert fight.question is not None
    assert verify(fight.save(), books=BOOKS) is None


def test_a_ruling_is_refused_like_an_answer() -> None:
    fight = skirmish()

    with pytest.raises(IllegalAnswer, match=r"Offered: ana hp 0–20"):
        fight.rule("ana hp 99")


def test_a_ruling_in_the_middle_of_a_reaction_to_the_one_asked() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", guard=5, features=("parry",))), dice=[15])
    fight.answer("attack orc")
    assert fight.question is not None
    assert fight.question.kind == "parry"

    fight.rule("orc hp 0", why="lightning")

    assert fight.outcome == "heroes"
    assert [event.kind for event in fight.events][-2:] == ["ruled", "hp-set"]


def test_an_answer_that_a_ruling_made_impossible_is_asked_anew() -> None:
    cats = [
        hero("ana", "b2", hp=5, hp_max=9, features=("rally",)),
        hero("bo", "b3", hp=4, hp_max=9, features=("rally",)),
    ]
    fight = Fight(arrange(*cats, foe("orc", "c2", hp=1), foe("imp", "f4")), dice=[19, 6, 3, 3])
    fight.answer("attack orc")
    assert [asked.id for asked in fight.questions] == ["1.0", "1.1"]
    fight.answer("bo", to="1.0")

    fight.rule("bo hp 9")

    assert [(asked.id, asked.who) for asked in fight.questions] == [
        ("3.0", fight.state.creatures["ana"]),
        ("1.1", fight.state.creatures["bo"]),
    ]
    with pytest.raises(StaleAnswer):
        fight.answer("ana", to="1.0")
    fight.answer("ana", to="3.0")
    fight.answer("pass", to="1.1")
    assert fight.state.creatures["ana"].hp == 8


def test_answers_to_several_questions_come_in_any_order() -> None:
    one, other = Fight(ambush(), seed=1), Fight(ambush(), seed=1)

    for to, text in (("0.0", "bold"), ("0.1", "wary"), ("0.2", "bold")):
        one.answer(text, to)
    for to, text in (("0.2", "bold"), ("0.0", "bold"), ("0.1", "wary")):
        other.answer(text, to)

    assert one.events == other.events
    assert one.state == other.state


def test_question_ids_are_not_used_again_after_an_undo() -> None:
    fight = skirmish()
    fight.answer("brace")
    fight.undo()

    assert [asked.id for asked in fight.questions] == ["2.0"]
    with pytest.raises(StaleAnswer):
        fight.answer("end", to="0.0")


def test_of_several_questions_those_still_open_after_an_undo_have_new_ids() -> None:
    fight = Fight(ambush(), seed=1)
    fight.answer("bold", "0.1")
    fight.answer("bold", "0.0")

    fight.undo()

    assert [asked.id for asked in fight.questions] == ["3.0", "3.2"]


def test_undo_takes_back_what_followed_and_redo_brings_it_back() -> None:
    fight = skirmish()
    before = fight.state.copy()
    fight.answer("attack orc")
    after, events = fight.state.copy(), list(fight.events)

    fight.undo()
    assert fight.state == before.but(salt=fight.state.salt)
    assert fight.events == []

    fight.redo()
    assert fight.state == after
    assert fight.events == events


def test_undo_past_a_roll_that_was_seen_gives_fresh_dice_unless_declined() -> None:
    def rolls(dice: str | None) -> list[Any]:
        fight = skirmish()
        fight.answer("attack orc")
        seen = [event for event in fight.events if event.kind == "rolled"]
        fight.undo(dice=dice)
        fight.answer("attack orc")
        return [seen, [event for event in fight.events if event.kind == "rolled"]]

    same, fresh = rolls("same"), rolls(None)
    assert same[0] == same[1]
    assert fresh[0] != fresh[1]
    assert fresh == rolls("fresh")


def test_undo_before_any_roll_keeps_the_dice() -> None:
    fight = skirmish()
    fight.answer("brace")
    fight.undo()

    assert fight.state.salt == ""
    assert fight.journal.entries[-1] == Entry("undo", "same", to="0", by="gm")


def test_undo_goes_back_over_steps_and_over_what_minds_and_orders_answered() -> None:
    fight = Fight(duel(), seed=4, minds={"random": RandomMind(1)})
    fight.set("mind gm random")
    fight.answer("bold")
    fight.answer("ana")
    entries = len(fight.journal.entries)
    assert fight.question is not None
    fight.answer("end")
    assert {entry.how for entry in fight.journal.entries[entries + 1 :]} == {BY_MIND}

    fight.undo()

    assert fight.question.kind == "turn"
    assert fight.journal.reel[-1][1].to == str(entries)


def test_settings_outlive_the_undo_of_an_answer_before_them() -> None:
    fight = skirmish()
    fight.answer("brace")
    fight.set("dice ana real")

    fight.undo()

    assert fight.state.settings["dice"] == {"ana": "real"}
    fight.undo(to=1)
    assert fight.state.settings["dice"] == {}


def test_nothing_to_take_back_or_to_bring_back_is_said() -> None:
    fight = skirmish()

    with pytest.raises(StaleAnswer, match="nothing to take back"):
        fight.undo()
    with pytest.raises(StaleAnswer, match="nothing to take back"):
        fight.undo(to=5)
    with pytest.raises(StaleAnswer, match="nothing to bring back"):
        fight.redo()


def test_what_was_undone_cannot_be_undone_again() -> None:
    fight = skirmish()
    fight.answer("brace")
    fight.undo()

    with pytest.raises(StaleAnswer):
        fight.undo(to=0)


def test_a_timer_passes_or_takes_the_first_offer() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", guard=5, features=("parry",))), dice=[15, 1])
    fight.answer("attack orc")

    fight.time_out()
    assert fight.journal.entries[-1] == Entry("answer", "pass", to="1.0", by="gm", how=BY_TIMER)

    fight.time_out("2.0")
    assert fight.journal.entries[-1].text == "end"


@pytest.mark.parametrize(("order", "given"), [("never", "pass"), ("always", "parry"), ("ask", None)])
def test_a_standing_order_answers(order: str, given: str | None) -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", guard=5, features=("parry",))), dice=[15, 1])
    fight.set(f"standing orc parry {order}")

    fight.answer("attack orc")

    last = fight.journal.entries[-1]
    assert (last.text if last.how == BY_ORDER else None) == given
    assert verify(fight.save(), books=BOOKS) is None


def test_a_standing_order_is_no_answer_to_the_players_together() -> None:
    fight = Fight(duel(), seed=1)
    fight.set("standing ana strike always")
    fight.answer("bold")

    assert fight.questions[0].kind == "leader"


def test_always_with_nothing_to_do_but_pass_asks() -> None:
    class Shy(Toy):
        name = "shy"

        def step(self, table: Any) -> None:
            table.ask(Question(table.state.creatures["ana"], "strike", [PASS]))

    setup = arrange(hero("ana", "b2"), foe("orc", "c2"))
    fight = Fight(Setup(Shy(), setup.state), seed=1)

    fight.set("standing ana strike always")

    assert fight.question is not None
    assert fight.question.kind == "strike"


def test_a_seat_can_be_given_to_a_mind_and_taken_back() -> None:
    asked: list[str] = []

    def mind(question: Question, sight: Sight) -> Any:
        asked.append(f"{question.kind} {sight.seat} {len(sight.creatures())}")
        return next(iter(question.options))

    fight = Fight(
        arrange(hero("ana", "b2"), foe("orc", "c2"), foe("imp", "f4", hidden=True)), seed=1, minds={"dull": mind}
    )
    fight.set("mind ana dull")
    assert asked == ["turn ana 2"]
    fight.set("mind ana nobody")
    fight.answer("end")
    fight.answer("end")

    assert fight.question is not None
    assert fight.question.kind == "leader"
    assert len(asked) == 1


def test_a_creature_can_be_handed_to_another_seat_while_it_is_asked() -> None:
    fight = skirmish()

    fight.set("control ana gm")

    assert fight.question is not None
    assert (fight.question.seat, fight.question.id) == ("gm", "0.0")


def test_a_table_option_can_change_in_the_middle() -> None:
    fight = skirmish()
    assert fight.rulebook.options["rounds"] == "12"

    fight.set("option rounds 3")
    fight.answer("end")

    assert fight.rulebook.options["rounds"] == "3"
    assert fight.setup.rulebook.options["rounds"] == "12"
    assert verify(fight.save(), books=BOOKS) is None


def test_a_setting_is_refused_with_what_can_be_set() -> None:
    with pytest.raises(IllegalAnswer, match="control ana gm …"):
        skirmish().set("gravity off")


def test_a_fork_has_dice_of_its_own_and_leaves_the_fight_alone() -> None:
    fight = skirmish()
    saved = fight.save()

    forks = [fight.fork(seed) for seed in (1, 1, 2)]
    for fork in forks:
        fork.answer("attack orc")

    assert fight.save() == saved
    assert forks[0].events == forks[1].events
    assert forks[0].events != forks[2].events
    assert forks[0].journal.entries[0] == Entry("fork", "1")


def test_a_fork_in_the_middle_of_a_step_keeps_what_was_rolled() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", guard=5, features=("parry",))), dice=[15])
    fight.answer("attack orc")

    fork = fight.fork("other")
    fork.answer("pass")

    assert fork.events[: len(fight.events)] == fight.events


def test_real_dice_are_asked_for_and_count() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", guard=12)), dice="ask")
    fight.answer("attack orc")
    assert fight.question is not None
    assert fight.question.options.shown() == [{"verb": "", "slots": [{"faces": "1d20"}]}]
    with pytest.raises(IllegalAnswer):
        fight.answer("21")

    fight.answer("20")
    fight.answer("3 4")

    assert fight.state.creatures["orc"].hp == 1
    assert fight.events[-1].kind == "hurt"
    assert fight.state.rolled == {}


def test_one_seat_may_roll_real_dice_and_another_not() -> None:
    fight = Fight(ambush(), seed=1)
    fight.set("dice bo real")
    for to in ("0.0", "0.1", "0.2"):
        fight.answer("bold", to)

    assert [(asked.seat, asked.kind) for asked in fight.questions] == [("bo", "roll")]
    fight.answer("20")
    assert fight.state.creatures["bo"].order == 20  # type: ignore[attr-defined]


def test_a_rule_that_fails_leaves_the_fight_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = skirmish()
    saved = fight.save()

    with monkeypatch.context() as patch:
        patch.setattr(Toy, "step", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            fight.answer("brace")

    assert fight.save() == saved
    fight.answer("brace")
    assert fight.state.creatures["ana"].has("braced")


def test_an_undo_that_fails_leaves_the_fight_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = skirmish()
    fight.answer("brace")
    saved = fight.save()

    with monkeypatch.context() as patch:
        patch.setattr(Toy, "step", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            fight.undo()

    assert fight.save() == saved


def test_a_rule_that_is_not_a_function_of_the_state_is_found_out() -> None:
    class Fickle(Toy):
        name = "fickle"
        calls = 0

        def step(self, table: Any) -> None:
            Fickle.calls += 1
            table.tell("round", round=Fickle.calls)
            super().step(table)

    setup = arrange(hero("ana", "b2"), foe("orc", "c2"))
    fight = Fight(Setup(Fickle(), setup.state), seed=1)

    with pytest.raises(OutOfStep, match="event 0 was"):
        fight.answer("brace")


def test_an_entry_for_a_question_that_is_not_open_is_out_of_step() -> None:
    with pytest.raises(OutOfStep, match=r"no question 7\.0 is open for 'brace'"):
        skirmish().take(Entry("answer", "brace", to="7.0"))


def test_an_unknown_seat_has_no_view() -> None:
    with pytest.raises(IllegalAnswer, match=r"is no seat at this table\. Offered: gm, ana, watcher"):
        skirmish().view("zoe")


def test_a_rulebook_is_the_same_with_the_same_options() -> None:
    toy = Toy({"rounds": "3"})

    assert toy.with_options({"rounds": "3"}) is toy
    assert toy.with_options({"rounds": "12"}).options == {"ties": "players-first", "rounds": "12"}


def test_the_hooks_a_rulebook_need_not_fill_do_nothing() -> None:
    class Plain(Toy):
        name = "plain"
        perceives = Rulebook.perceives
        show = Rulebook.show
        imagine = Rulebook.imagine
        order_reactions = Rulebook.order_reactions
        act = Rulebook.act

    setup = arrange(hero("ana", "b2"), foe("orc", "c2", hidden=True))
    fight = Fight(Setup(Plain(), setup.state), seed=1)

    assert len(fight.view("ana")["creatures"]) == 2
    assert fight.view("ana")["fight"] == {"round": 1}
    assert fight.fork(1, "ana").view("ana") == fight.view("ana")
    assert fight.rulebook.order_reactions(fight.table, []) == []


def test_a_running_fight_can_be_copied() -> None:
    fight = skirmish()
    twin = fight.copy()

    twin.answer("brace")

    assert isinstance(twin, Running)
    assert len(fight.journal.entries) == 0
    assert fight.feeds["ana"].asked == {"0.0": 1}


# --- what is said of a refusal, and what is written of an entry


@pytest.mark.parametrize(
    ("say", "refusal"),
    [
        (
            lambda fight: fight.answer("dance", "7.0"),
            '"dance" comes too late: that question is not open (question 7.0).',
        ),
        (lambda fight: fight.time_out("7.0"), '"(time out)" comes too late: that question is not open (question 7.0).'),
        (lambda fight: fight.undo(), '"undo" finds nothing to take back.'),
        (lambda fight: fight.redo(), '"redo" finds nothing to bring back.'),
    ],
)
def test_what_comes_too_late_is_told_back_as_it_was_said(say: Any, refusal: str) -> None:
    with pytest.raises(StaleAnswer) as refused:
        say(skirmish())

    assert str(refused.value).partition(" Offered")[0] == refusal


def test_an_answer_to_nothing_in_particular_after_the_end_names_no_question() -> None:
    fight = skirmish()
    fight.rule("orc hp 0")

    with pytest.raises(StaleAnswer) as refused:
        fight.answer("end")

    assert str(refused.value) == '"end" comes too late: that question is not open.'


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        skirmish().seat("zoe")

    assert str(refused.value) == '"zoe" is no seat at this table. Offered: gm, ana, watcher.'


def test_the_reason_of_a_ruling_is_kept_with_it() -> None:
    fight = skirmish()

    fight.rule("orc hp 3", why="x" * 500)
    fight.rule("orc hp 4")

    assert fight.journal.entries == [
        Entry("rule", "orc hp 3", by="gm", why="x" * 500),
        Entry("rule", "orc hp 4", by="gm"),
    ]


@pytest.mark.parametrize("why", ["x" * 501, "a\nb" + "x" * 60])
def test_a_reason_that_is_too_long_or_cannot_be_printed_is_refused(why: str) -> None:
    with pytest.raises(UnreadableAnswer) as refused:
        skirmish().rule("orc hp 3", why=why)

    assert str(refused.value) == f'"{quoted(why)}" is no reason of up to 500 letters.'


def test_time_runs_out_for_the_one_question_that_is_named() -> None:
    fight = Fight(ambush(), seed=1)

    fight.time_out("0.2")

    assert fight.journal.entries == [Entry("answer", "bold", to="0.2", by="gm", how=BY_TIMER)]
    assert [asked.id for asked in fight.questions] == ["0.0", "0.1"]


def test_an_undo_and_a_redo_are_written_with_who_asked_for_them() -> None:
    fight = skirmish()
    fight.answer("attack orc", by="ana")
    fight.undo(by="ana")
    fight.redo(by="bo")

    assert fight.journal.entries[1:] == [
        Entry("undo", "fresh", to="0", by="ana"),
        Entry("undo", "same", to="1", by="bo"),
    ]


def test_an_answer_by_order_or_by_a_mind_is_written_under_the_seat_that_was_asked() -> None:
    setup = arrange(hero("ana", "b2"), hero("bo", "f4"), foe("orc", "c2", guard=5, features=("parry",)))
    fight = Fight(setup, dice=[15, 1], minds={"dull": lambda question, _: next(iter(question.options))})
    fight.set("standing orc parry never")
    fight.set("mind bo dull")

    fight.answer("attack orc")
    fight.answer("end")

    assert [entry for entry in fight.journal.entries if entry.how in (BY_ORDER, BY_MIND)] == [
        Entry("answer", "pass", to="3.0", by="gm", how=BY_ORDER),
        Entry("answer", "end", to="5.0", by="bo", how=BY_MIND),
    ]


def test_a_fork_for_a_seat_imagines_what_that_seat_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = skirmish()
    imagined: list[Any] = []
    monkeypatch.setattr(Toy, "imagine", lambda _, __, seat, asked: imagined.append((seat, [c.id for c in asked])))

    fork = fight.fork(3, "ana")
    fight.fork(3)

    assert fork.journal.entries == [Entry("fork", "3", to="ana")]
    assert imagined == [("ana", ["ana"])]
