"""Free deeds: done at any question by a seat that is not asked, for its own creatures only."""

import pytest

from affray import Fight, IllegalAnswer, Rulebook, UnreadableAnswer, verify
from affray.core.codec import as_json
from affray.core.offers.deeds import Options
from affray.core.table.journal import FREE_DEED, Entry
from affray.testing import clause
from tests.toy import Toy, arrange, foe, hero


def marked(*more: str) -> Fight:
    """Ana has marked an orc that can parry, and then it is Bo's turn."""
    orc = foe("orc", "c2", hp=9, features=("parry",))
    people = hero("ana", "b2", features=("mark",)), hero("bo", "c3", skill=9), orc
    fight = Fight(arrange(*people, foe("imp", "f4")), dice=[15, 2])
    for text in ("mark orc", "end", *more):
        fight.answer(text)
    return fight


def struck() -> Fight:
    """The orc is asked whether it parries Bo's attack."""
    fight = marked("attack orc")
    assert (fight.questions[0].kind, fight.questions[0].seat) == ("parry", "gm")
    return fight


def texts(offered: Options) -> list[str]:
    return [offered.text(deed) for deed in offered]


@clause("toy.unmark")
def test_a_free_deed_is_done_at_another_seats_question() -> None:
    fight = struck()
    id = fight.questions[0].id

    fight.seat("ana").act("ana unmark orc")

    assert not fight.state.creatures["orc"].has("marked")
    assert fight.journal.entries[-1] == Entry(FREE_DEED, "ana unmark orc", by="ana")
    assert fight.questions[0].id == id
    fight.answer("pass")
    assert fight.state.creatures["orc"].hp == 7
    assert verify(fight.save(), {"toy": Toy}) is None
    assert Fight.restore(fight.save(), books={"toy": Toy}).save() == fight.save()


def test_it_is_offered_to_the_seat_of_its_creature_and_to_the_gm_alone() -> None:
    fight = struck()

    assert {seat: texts(fight.seat(seat).free_deeds) for seat in fight.state.seats} == {
        "gm": ["ana unmark orc"],
        "ana": ["ana unmark orc"],
        "bo": [],
        "watcher": [],
    }
    assert fight.view("ana")["free_deeds"] == [{"verb": "unmark", "slots": [{"one": ["ana"]}, {"one": ["orc"]}]}]
    for seat in ("bo", "watcher"):
        with pytest.raises(IllegalAnswer) as refused:
            fight.seat(seat).act("ana unmark orc")
        assert not refused.value.offered
    fight.act("ana unmark orc")
    assert fight.journal.entries[-1].by == "gm"


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    fight = marked()
    before = fight.save()
    for text in ("ana unmark bo", "unmark orc", "ana flee"):
        with pytest.raises(IllegalAnswer) as refused:
            fight.seat("ana").act(text)
        assert refused.value.offered == ("ana unmark orc",)
    with pytest.raises(UnreadableAnswer):
        fight.seat("ana").act(" ")

    assert fight.save() == before


def test_who_is_down_does_nothing_freely() -> None:
    fight = struck()

    fight.rule("ana hp 0")

    assert texts(fight.seat("ana").free_deeds) == []


def test_it_is_undone_like_any_choice_of_ones_own_and_brought_back() -> None:
    fight = struck()
    fight.seat("ana").act("ana unmark orc")

    fight.undo()
    assert (fight.questions[0].kind, fight.state.creatures["orc"].has("marked")) == ("parry", True)
    fight.redo()
    assert (fight.questions[0].kind, fight.state.creatures["orc"].has("marked")) == ("parry", False)


def test_a_ruling_right_after_it_meets_the_same_question() -> None:
    fight = struck()
    fight.seat("ana").act("ana unmark orc")

    fight.rule("orc hp 1", why="wounded yesterday")

    assert fight.questions[0].kind == "parry"
    fight.answer("pass")
    assert fight.state.creatures["orc"].hp == 0


def test_it_is_told_to_those_who_perceive_it_and_to_nobody_else() -> None:
    imps = foe("imp-1", "e3", features=("mark",), hidden=True), foe("imp-2", "e4", hidden=True)
    fight = Fight(arrange(hero("ana", "b2"), *imps), seed=1)
    fight.answer("end")
    fight.answer("mark ana")

    fight.act("imp-1 unmark ana")

    told = fight.seat("ana").feed.items()[-1]
    assert (told["kind"], told["who"], told["effect"]) == ("lost", "@ana", "marked")


def test_of_a_deed_that_changes_nothing_to_see_no_byte_reaches_others() -> None:
    class Whispering(Toy):
        def do_freely(self, table, creature, deed) -> None:  # type: ignore[no-untyped-def]
            table.tell("whispered", who=creature)

    imp = foe("imp", "e3", features=("mark",), hidden=True)
    setup = arrange(imp, hero("ana", "b2"))
    setup.rulebook = Whispering()
    fight = Fight(setup, seed=1)
    fight.answer("mark ana")
    fight.answer("end")

    def reaching() -> str:
        return as_json([fight.view("ana"), fight.feeds["ana"].items(), fight.feeds["ana"].asked])

    before = reaching()
    fight.act("imp unmark ana")
    assert (reaching(), len(fight.seat("gm").feed.items())) == (before, len(fight.events))
    assert fight.events[-1].kind == "whispered"


def test_once_the_fight_is_over_there_is_nothing_to_do() -> None:
    fight = struck()

    fight.rule("orc hp 0")
    fight.rule("imp hp 0")

    assert fight.outcome == "heroes"
    assert texts(fight.seat("gm").free_deeds) == []
    with pytest.raises(IllegalAnswer):
        fight.act("ana unmark orc")


def test_under_other_rules_it_is_asked_again_from_the_checkpoint() -> None:
    class NewToy(Toy):
        version = "2"

    fight = marked()
    fight.seat("ana").act("ana unmark orc")
    assert not fight.state.creatures["orc"].has("marked")

    restored = Fight.restore(fight.save(), books={"toy": NewToy})

    assert restored.state.creatures["orc"].has("marked")
    restored.seat("ana").act("ana unmark orc")


def test_a_book_that_knows_none_offers_none() -> None:
    class Plain(Toy):
        free_deeds = Rulebook.free_deeds

    setup = arrange(hero("ana", "b2"), foe("orc", "c2"))
    setup.rulebook = Plain()
    assert texts(Fight(setup, seed=1).seat("gm").free_deeds) == []
