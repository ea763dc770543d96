"""The journal: append-only, undo and redo decide what is in force, and settings survive both."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.table.journal import (
    ANSWER,
    BY_MIND,
    BY_ORDER,
    BY_SEAT,
    BY_TIMER,
    FORK,
    FREE_DEED,
    PROPOSAL,
    RULING,
    SAME,
    SETTING,
    UNDO,
    Entry,
    Journal,
)


def answer(text: str, how: str = BY_SEAT) -> Entry:
    return Entry(ANSWER, text, how=how)


def undo(position: int) -> Entry:
    return Entry(UNDO, SAME, to=str(position))


def journal_of(*said: str) -> Journal:
    """A journal with these answers; texts that begin with "set" are settings."""
    journal = Journal()
    for text in said:
        journal.add(Entry(SETTING, text) if text.startswith("set") else answer(text))
    return journal


def in_force(journal: Journal) -> list[str]:
    """The entries in force, each undo as the number of what it undid."""
    return [entry.to if entry.kind == UNDO else entry.text for _, entry in journal.reel]


def positions(journal: Journal) -> list[int]:
    return [position for position, _ in journal.reel]


entries = st.builds(
    Entry,
    st.sampled_from([ANSWER, PROPOSAL, RULING, FREE_DEED, SETTING, UNDO, FORK]),
    st.text(max_size=5),
    st.text(max_size=3),
    st.text(max_size=3),
    st.sampled_from([BY_SEAT, BY_MIND, BY_ORDER, BY_TIMER]),
    st.text(max_size=5),
)


# --- entries


@given(entries)
def test_any_entry_is_read_back_as_it_was_written(entry: Entry) -> None:
    assert Entry.read(json.loads(json.dumps(entry.plain()))) == entry


def test_an_entry_is_written_without_what_goes_without_saying() -> None:
    assert Entry(UNDO, "").plain() == {"kind": "undo"}
    assert Entry(ANSWER, "end", to="3.0", by="ana").plain() == {
        "kind": "answer",
        "text": "end",
        "to": "3.0",
        "by": "ana",
    }


def test_an_entry_is_written_with_all_that_is_out_of_the_ordinary() -> None:
    entry = Entry(RULING, "orc hp 3", "2.1", "gm", BY_TIMER, "he was lucky")

    assert list(entry.plain().items()) == [
        ("kind", "rule"),
        ("text", "orc hp 3"),
        ("to", "2.1"),
        ("by", "gm"),
        ("how", "timer"),
        ("why", "he was lucky"),
    ]


def test_an_entry_comes_from_the_seat_itself_unless_it_is_said_otherwise() -> None:
    entry = Entry.read({"kind": FORK})

    assert entry == Entry("fork", "", "", "", "seat", "")


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (answer("end"), True),
        (answer("end", BY_MIND), False),
        (answer("end", BY_ORDER), False),
        (answer("end", BY_TIMER), False),
        (Entry(RULING, "orc hp 3"), True),
        (Entry(RULING, "orc hp 3", how=BY_MIND), True),
        (Entry(PROPOSAL, "end"), False),
        (Entry(SETTING, "dice ana real"), False),
        (Entry(UNDO, SAME, "0"), False),
        (Entry(FORK, "seed"), False),
    ],
)
def test_a_persons_own_choices_are_rulings_and_answers_given_at_the_seat(entry: Entry, expected: bool) -> None:
    assert entry.is_own_choice() is expected


# --- what is in force


def test_what_is_said_is_in_force_at_its_position() -> None:
    journal = Journal()

    kept = [journal.add(answer(text)) for text in ("a", "b", "c")]

    assert kept == [0, 1, 2]
    assert journal.reel == [(0, answer("a")), (1, answer("b")), (2, answer("c"))]
    assert journal.entries == [answer("a"), answer("b"), answer("c")]


def test_an_undo_puts_all_from_an_entry_on_out_of_force_and_stands_there_itself() -> None:
    journal = journal_of("a", "b", "c")

    kept = journal.add(undo(1))

    assert in_force(journal) == ["a", "1"]
    assert positions(journal) == [0, 3]
    assert kept == 1
    assert journal.entries == [answer("a"), answer("b"), answer("c"), undo(1)]


def test_the_very_first_entry_can_be_undone() -> None:
    journal = journal_of("a", "b")

    assert journal.add(undo(0)) == 0
    assert in_force(journal) == ["0"]


def test_what_is_said_after_an_undo_follows_it() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(1))

    assert journal.add(answer("c")) == 2
    assert in_force(journal) == ["a", "1", "c"]


def test_undoing_an_undo_brings_back_what_it_took() -> None:
    journal = journal_of("a", "b", "c")
    journal.add(undo(1))

    kept = journal.add(undo(3))

    assert in_force(journal) == ["a", "b", "c", "3"]
    assert positions(journal) == [0, 1, 2, 4]
    assert kept == 1


def test_undoing_an_undo_takes_away_what_was_said_since() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(1))
    journal.add(answer("c"))

    journal.add(undo(2))

    assert in_force(journal) == ["a", "b", "2"]


def test_an_undo_undone_can_be_brought_back_in_turn() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(1))
    journal.add(undo(2))

    journal.add(undo(3))

    assert in_force(journal) == ["a", "1", "3"]


def test_settings_survive_an_undo_in_their_order() -> None:
    journal = journal_of("a", "set x", "b", "set y", "c", "set z")

    kept = journal.add(undo(2))

    assert in_force(journal) == ["a", "set x", "set y", "set z", "2"]
    assert positions(journal) == [0, 1, 3, 5, 6]
    assert kept == 2


def test_settings_said_after_an_undo_survive_its_being_undone() -> None:
    journal = journal_of("set x", "a")
    journal.add(undo(1))
    journal.add(Entry(SETTING, "set y"))

    kept = journal.add(undo(2))

    assert in_force(journal) == ["set x", "a", "set y", "2"]
    assert kept == 1


def test_a_setting_that_was_there_before_comes_back_once() -> None:
    journal = journal_of("a", "set x")
    journal.add(undo(0))
    assert in_force(journal) == ["set x", "0"]

    journal.add(undo(2))

    assert in_force(journal) == ["a", "set x", "2"]


def test_a_setting_itself_can_be_undone() -> None:
    journal = journal_of("set x", "a", "set y")

    journal.add(undo(0))

    assert in_force(journal) == ["set y", "0"]


def test_an_entry_has_a_place_on_the_reel_as_long_as_it_is_in_force() -> None:
    journal = journal_of("a", "b", "set x")
    journal.add(undo(1))

    assert [journal.place(position) for position in range(5)] == [0, None, 1, 2, None]


# --- what can be undone and redone


def test_the_newest_choice_in_force_can_be_undone() -> None:
    journal = journal_of("a", "b", "set x")
    assert journal.undoable() == 1

    journal.add(undo(1))

    assert journal.undoable() == 0


@pytest.mark.parametrize(
    "entry", [answer("c", BY_MIND), Entry(PROPOSAL, "c"), Entry(SETTING, "set x"), Entry(FORK, "seed")]
)
def test_what_nobody_chose_is_passed_over_for_a_choice_before_it(entry: Entry) -> None:
    journal = journal_of("a", "b")

    journal.add(entry)

    assert journal.undoable() == 1


def test_a_ruling_can_be_undone() -> None:
    journal = journal_of("a")

    journal.add(Entry(RULING, "orc hp 3"))

    assert journal.undoable() == 1


def test_where_nothing_was_chosen_nothing_can_be_undone_or_redone() -> None:
    journal = journal_of("set x")

    assert (journal.undoable(), journal.redoable()) == (None, None)
    assert (Journal().undoable(), Journal().redoable()) == (None, None)


def test_an_undo_can_be_redone_until_something_new_is_said() -> None:
    journal = journal_of("a", "b")
    assert journal.redoable() is None

    journal.add(undo(1))
    assert journal.redoable() == 2

    journal.add(answer("c"))
    assert journal.redoable() is None


@pytest.mark.parametrize(("kind", "expected"), [(SETTING, 1), (PROPOSAL, None), (RULING, None), (FORK, None)])
def test_only_a_setting_leaves_an_undo_redoable(kind: str, expected: int | None) -> None:
    journal = journal_of("a")
    journal.add(undo(0))

    journal.add(Entry(kind, "x"))

    assert journal.redoable() == expected


def test_what_was_redone_cannot_be_redone_again() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(1))

    journal.add(undo(2))

    assert journal.redoable() is None
    assert journal.undoable() == 1


def test_undos_are_redone_the_newest_first() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(1))
    journal.add(undo(0))
    assert journal.redoable() == 3

    journal.add(undo(3))
    assert (in_force(journal), journal.redoable()) == (["a", "1", "3"], 2)

    journal.add(undo(2))
    assert (in_force(journal), journal.redoable()) == (["a", "b", "2"], None)


@given(st.lists(st.sampled_from(["say", "set", "undo", "redo"]), max_size=12))
def test_undo_and_redo_walk_back_and_forth_over_what_was_said(deeds: list[str]) -> None:
    journal, said, taken = Journal(), list[str](), list[str]()
    for number, deed in enumerate(deeds):
        if deed == "say":
            journal.add(answer(str(number)))
            said, taken = [*said, str(number)], []
        elif deed == "set":
            journal.add(Entry(SETTING, "set"))
        elif deed == "undo" and said:
            journal.add(undo(journal.undoable() or 0))
            taken.append(said.pop())
        elif deed == "redo" and taken:
            journal.add(undo(journal.redoable() or 0))
            said.append(taken.pop())

    assert [entry.text for _, entry in journal.reel if entry.kind == ANSWER] == said
    assert [entry.kind for _, entry in journal.reel].count(SETTING) == deeds.count("set")
    assert (journal.undoable() is None, journal.redoable() is None) == (not said, not taken)


# --- removing and copying


def test_what_could_not_be_carried_out_is_forgotten() -> None:
    journal = journal_of("a", "b", "c")

    journal.remove_last()

    assert journal.entries == [answer("a"), answer("b")]
    assert journal.reel == [(0, answer("a")), (1, answer("b"))]


def test_an_undo_that_could_not_be_carried_out_is_as_if_never_said() -> None:
    journal = journal_of("a", "b", "c")
    journal.add(undo(1))

    journal.remove_last()

    assert in_force(journal) == ["a", "b", "c"]
    assert len(journal.entries) == 3
    assert journal.redoable() is None


def test_what_comes_in_place_of_an_undo_taken_back_is_no_undo() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(0))
    journal.remove_last()
    journal.add(answer("c"))

    journal.add(undo(2))

    assert in_force(journal) == ["a", "b", "2"]
    assert journal.redoable() == 3


def test_a_copy_says_the_same_and_goes_its_own_way() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(1))
    twin = journal.copy()
    assert (twin.entries, twin.reel) == (journal.entries, journal.reel)

    twin.add(answer("c"))

    assert in_force(journal) == ["a", "1"]
    assert len(journal.entries) == 3


def test_a_copy_can_undo_what_was_undone_before_it_was_made() -> None:
    journal = journal_of("a", "b")
    journal.add(undo(1))
    twin = journal.copy()

    twin.add(undo(2))

    assert in_force(twin) == ["a", "b", "2"]
    assert twin.redoable() is None
    assert journal.redoable() == 2
