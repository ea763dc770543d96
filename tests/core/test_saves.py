"""Saves: identical when restored, refused when damaged, verified when replayed."""

import json
from typing import Any

import pytest

from affray import BadSave, Fight, Setup, Sight, verify
from affray.core.codec import as_json
from affray.core.dice.luck import Discrepancy, Roll, commitment
from affray.core.fight.replay import Difference, Missing, audit_of, events_of
from affray.core.fight.saves import version_of
from affray.core.fight.sealed import seal, unseal
from affray.core.table.journal import Entry
from affray.minds import RandomMind
from tests.toy import BOOKS, Toy, ambush, arrange, foe, hero


def played(answers: int = 30) -> Fight:
    fight = Fight(ambush(), seed="a secret")
    mind = RandomMind(5)
    for _ in range(answers):
        asked = fight.question
        assert asked is not None
        options = asked.options
        fight.answer(options.text(mind(asked.question, Sight(fight.rulebook, fight.state, asked.seat))))
    return fight


def edited(text: str, number: int, **changes: Any) -> str:
    """A save with one line changed and sealed again."""
    lines = unseal(text)
    lines[number] = lines[number] | changes
    return seal(lines)


def test_a_restored_fight_is_the_same_and_goes_on_the_same() -> None:
    fight = played()
    restored = Fight.restore(fight.save(), books=BOOKS)

    assert restored.save() == fight.save()
    assert restored.state == fight.state
    assert restored.view("ana") == fight.view("ana")
    assert restored.feeds["ana"].items() == fight.feeds["ana"].items()
    assert [asked.id for asked in restored.questions] == [asked.id for asked in fight.questions]


def test_a_restored_fight_can_be_undone_to_its_beginning() -> None:
    fight = played()
    restored = Fight.restore(fight.save(), books=BOOKS)

    restored.undo(to=0, dice="same")

    assert [asked.kind for asked in restored.questions] == ["stance"] * 3


def test_a_save_is_lines_of_json_that_a_person_can_read() -> None:
    fight = played(5)
    lines = [json.loads(line) for line in fight.save().splitlines()]

    assert lines[0]["affray"] == 2
    assert (lines[0]["rulebook"], lines[0]["version"], lines[0]["title"]) == ("toy", "1", "ambush")
    assert version_of(fight.save()) == "1"
    assert lines[0]["commitment"] == commitment("a secret")
    assert lines[1]["entry"] == {"kind": "answer", "text": "wary", "to": "0.0", "by": "gm"}
    assert lines[4]["event"] == "gained"
    assert lines[4]["facts"] == {"who": "@ana", "effect": "wary", "by": None}
    assert lines[-1]["end"] is True


def test_minds_go_on_in_a_restored_fight() -> None:
    fight = Fight(ambush(), seed=1)
    fight.set("mind ana random")

    restored = Fight.restore(fight.save(), {"random": RandomMind(1)}, books=BOOKS)

    assert len(restored.journal.entries) == 2
    assert restored.journal.entries[1].how == "mind"


def test_a_scripted_fight_keeps_its_script() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2")), dice=[12, 4])
    restored = Fight.restore(fight.save(), books=BOOKS)
    restored.answer("attack orc")

    assert restored.state.creatures["orc"].hp == 4


def test_a_save_cut_off_is_refused_with_the_place() -> None:
    text = played(5).save()

    with pytest.raises(BadSave, match="line 6: is missing: the file is cut off"):
        Fight.restore("\n".join(text.split("\n")[:5]) + '\n{"event":"rou', books=BOOKS)
    with pytest.raises(BadSave, match="line 6: is missing: the file is cut off"):
        Fight.restore("\n".join(text.split("\n")[:5]) + "\n", books=BOOKS)


def test_a_save_edited_by_a_byte_is_refused_with_the_place() -> None:
    text = played(5).save()

    with pytest.raises(BadSave, match="line 2: was changed after it was written"):
        Fight.restore(text.replace('"text":"wary"', '"text":"bold"', 1), books=BOOKS)


def test_a_save_of_another_format_or_rulebook_is_refused() -> None:
    text = played(1).save()

    with pytest.raises(BadSave, match="line 1: is of a format that this program does not read: 3, not 2"):
        Fight.restore(edited(text, 0, affray=3), books=BOOKS)
    with pytest.raises(BadSave, match=r'line 1: needs a rulebook that is not installed: "chess"; install the package'):
        Fight.restore(edited(text, 0, rulebook="chess"), books=BOOKS)


def test_a_save_that_does_not_lead_where_it_says_is_refused() -> None:
    fight = played(10)
    text = fight.save()
    last = len(unseal(text)) - 1

    with pytest.raises(BadSave, match=f"line {last + 1}: does not lead where the fight was: more happens"):
        Fight.restore(edited(text, last, cursor=fight.checkpoints[-1].cursor - 1), books=BOOKS)
    with pytest.raises(BadSave, match=f"line {last + 1}: does not lead where the fight was: event"):
        Fight.restore(edited(text, last, events=fight.checkpoints[-1].events - 1), books=BOOKS)


def test_a_replay_that_goes_the_same_way_verifies() -> None:
    assert verify(played().save(), books=BOOKS) is None


def test_a_replay_tells_where_it_first_differs() -> None:
    text = played(5).save()
    rolled = next(n for n, line in enumerate(unseal(text)) if line.get("event") == "rolled")
    facts = unseal(text)[rolled]["facts"]

    difference = verify(edited(text, rolled, facts=facts | {"total": 99}), books=BOOKS)

    assert difference is not None
    assert difference.line == rolled + 1
    assert '"total":99' in difference.then
    assert difference.now == difference.then.replace('"total":99', f'"total":{facts["total"]}')


def test_a_replay_tells_which_answer_is_no_longer_offered() -> None:
    text = played(5).save()
    entry = unseal(text)[1]["entry"]

    meek = {"entry": entry | {"text": "meek"}}

    assert verify(edited(text, 1, **meek), books=BOOKS) == Difference(2, as_json(meek), "")


def test_a_replay_that_tells_more_or_less_is_found() -> None:
    lines = unseal(played(3).save())
    longer = [*lines[:-1], lines[-2], lines[-1]]
    shorter = [*lines[:-2], lines[-1]]

    last = as_json(lines[-2])

    assert verify(seal(longer), books=BOOKS) == Difference(len(lines), last, "")
    assert verify(seal(shorter), books=BOOKS) == Difference(len(lines) - 1, "", last)


def test_under_newer_rules_the_open_step_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=9), foe("orc", "c2", features=("parry",)), foe("imp", "f4")), seed=2)
    fight.answer("brace")
    fight.answer("move b3")
    fight.answer("end")
    fight.answer("end")
    fight.answer("end")
    fight.answer("ana")
    fight.answer("attack orc")
    assert fight.question is not None
    assert fight.question.kind == "parry"
    text = fight.save()
    monkeypatch.setattr(Toy, "version", "2")

    later = Fight.restore(text, books=BOOKS)

    assert later.question is not None
    assert later.question.kind == "turn"
    assert later.journal.entries[-1].kind == "undo"
    assert later.events == fight.events[: fight.checkpoints[-1].events]
    with pytest.raises(Exception, match="nothing to take back"):
        later.undo(to=0)
    later.answer("attack orc")
    later.undo()


def test_under_newer_rules_a_fight_between_steps_just_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2")), seed=2)
    fight.answer("brace")
    text = fight.save()
    monkeypatch.setattr(Toy, "version", "2")

    later = Fight.restore(text, books=BOOKS)

    assert [asked.id for asked in later.questions] == [asked.id for asked in fight.questions]
    assert len(later.journal.entries) == 1


@pytest.mark.parametrize("said", ["set", "undo"])
def test_under_newer_rules_what_was_set_and_taken_back_since_the_step_began_stays(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=9), foe("orc", "c2", features=("parry",))), seed=2)
    if said == "set":
        fight.set("dice ana real")
    else:
        fight.answer("attack orc")
        fight.undo()
    fight.answer("attack orc")
    text = fight.save()
    monkeypatch.setattr(Toy, "version", "2")

    later = Fight.restore(text, books=BOOKS)

    assert later.question is not None
    assert later.question.kind == "turn"
    assert later.state.settings["dice"] == ({"ana": "real"} if said == "set" else {})


def test_a_saved_fight_can_be_watched_by_its_events_alone() -> None:
    fight = played(20)
    fight.undo()

    assert events_of(fight.save()) == fight.events


def test_the_dice_of_a_saved_fight_can_be_audited() -> None:
    fight = played(40)
    fight.undo(to=20)
    fight.set("dice ana real")
    text = fight.save()

    assert audit_of(text) == []
    assert [event.kind for event in fight.events].count("rolled") > 7


def test_an_audit_names_the_roll_that_does_not_follow_from_the_seed() -> None:
    text = played(5).save()
    number = next(n for n, line in enumerate(unseal(text)) if line.get("event") == "rolled")
    facts = unseal(text)[number]["facts"]

    face = facts["faces"][0]
    forged = edited(text, number, facts=facts | {"faces": [face % 20 + 1]})

    assert audit_of(forged) == [Discrepancy(Roll("", "ana", 0, 20, face % 20 + 1), face % 20 + 1, face)]


def test_an_audit_names_a_seed_that_was_not_the_one_committed_to() -> None:
    text = played(5).save()

    assert audit_of(edited(text, 0, commitment="ab")) == [Discrepancy(None, "ab", commitment("a secret"))]


def test_an_audit_finds_dice_that_were_thrown_and_not_told() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=9), foe("orc", "c2", hp=90)), seed=1)
    fight.answer("attack orc")
    text = fight.save()
    number = next(n for n, line in enumerate(unseal(text)) if line.get("event") == "rolled")

    assert audit_of(seal([line for n, line in enumerate(unseal(text)) if n != number])) == [Missing("ana", 0)]


def test_a_restored_fight_tells_what_was_undone_as_it_was_told() -> None:
    fight = played(12)
    fight.undo()
    fight.set("seat zoe player")

    restored = Fight.restore(fight.save(), books=BOOKS)

    assert any(item["kind"] == "undone" and item["back_to"] > 0 for item in restored.feeds["ana"].items())
    for seat in fight.state.seats:
        assert restored.feeds[seat].items() == fight.feeds[seat].items()
    restored.undo()
    fight.undo()
    assert restored.save() == fight.save()


def test_in_a_restored_fight_an_undo_past_no_roll_keeps_the_dice() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc", "c2", hp=90)), seed=1)
    fight.answer("attack orc")
    fight.answer("end")
    restored = Fight.restore(fight.save(), books=BOOKS)

    restored.undo()

    assert restored.journal.entries[-1].text == "same"


def test_a_restored_seat_goes_on_with_the_names_it_has_given() -> None:
    fight = Fight(arrange(hero("ana", "b2"), foe("orc-1", "f4"), foe("orc-2", "c2", hp=90)), seed=1)
    fight.answer("attack orc-2")

    restored = Fight.restore(fight.save(), books=BOOKS)

    assert restored.feeds["ana"].names == {"ana": "ana", "orc-1": "orc-1", "orc-2": "orc-2"}
    assert restored.feeds["ana"].items() == fight.feeds["ana"].items()


def test_a_restored_fight_keeps_the_options_with_which_its_rulebook_was_opened() -> None:
    state = arrange(hero("ana", "b2"), foe("orc", "c2")).state
    fight = Fight(Setup(Toy({"rounds": "3"}), state), seed=1)

    assert Fight.restore(fight.save(), books=BOOKS).rulebook.options == {"ties": "players-first", "rounds": "3"}


def test_the_set_up_of_a_restored_fight_can_be_fought_again_with_other_dice() -> None:
    setup = Fight.restore(played(5).save(), books=BOOKS).setup

    again = Fight(setup, seed="another secret")

    assert setup.title == "ambush"
    assert again.state == Fight(ambush(), seed="another secret").state


def test_a_file_that_ends_before_the_fight_stands_anywhere_is_refused_after_its_last_line() -> None:
    lines = unseal(played(3).save())

    for cut in (lines[:1], lines[:-1]):
        with pytest.raises(BadSave) as refused:
            Fight.restore(seal(cut), books=BOOKS)
        assert str(refused.value) == f"line {len(cut) + 1}: is missing: the file is cut off"


def test_what_was_told_before_anything_was_said_is_among_the_events() -> None:
    fight = Fight(arrange(hero("ana", "b2", hp=0, hp_max=8), hero("bo", "b3"), foe("orc", "c2")), seed=1)

    assert [event.kind for event in events_of(fight.save())] == ["turn-ended", "turn"]


def test_an_audit_finds_the_missing_dice_of_several() -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=20, hp=90), foe("orc", "c2", skill=20, hp=90)), seed=1)
    for text in ("attack orc", "end", "attack ana"):
        fight.answer(text)

    lines = [line for line in unseal(fight.save()) if line.get("facts", {}).get("why") != "attack"]

    assert audit_of(seal(lines)) == [Missing("ana", 0), Missing("orc", 0)]


def test_under_newer_rules_what_was_told_at_the_open_question_may_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    class Herald(Toy):
        name = "herald"
        cry = "hear!"

        def step(self, table: Any) -> None:
            table.tell("cry", words=self.cry)
            super().step(table)

    fight = Fight(Setup(Herald(), arrange(hero("ana", "b2"), foe("orc", "c2")).state), seed=1)
    text = fight.save()
    monkeypatch.setattr(Herald, "version", "2")
    monkeypatch.setattr(Herald, "cry", "oyez!")

    later = Fight.restore(text, books={Herald.name: Herald})

    assert [event.facts for event in later.events] == [{"words": "oyez!"}]
    assert later.feeds["ana"].items()[1:] == [
        {"n": 1, "kind": "undone", "back_to": 0},
        {"n": 2, "kind": "cry", "words": "oyez!"},
    ]


def test_the_step_that_newer_rules_ask_anew_is_undone_with_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    fight = Fight(arrange(hero("ana", "b2", skill=20), foe("orc", "c2", features=("parry",))), seed=2)
    fight.answer("attack orc")
    text = fight.save()
    monkeypatch.setattr(Toy, "version", "2")

    later = Fight.restore(text, books=BOOKS)

    assert later.journal.entries[1:] == [Entry("undo", "same", to="0")]
    later.answer("attack orc")
    assert later.events == fight.events
