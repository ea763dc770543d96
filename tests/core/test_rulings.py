"""Rulings that all games on a board share, and the list in which a book keeps its own."""

from affray.core.board import AnyField, Body
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedNumber, TypedSubset, TypedWord
from affray.core.table.asking import AnyTable, MindTable
from affray.core.table.decrees import at, hp, noticed
from affray.core.table.rulings import Ruling, Rulings, decree
from tests.core.test_field import body, field
from tests.toy import Toy


def free(state: AnyField) -> int:
    return state.board.open & ~state.taken()


def told(table: AnyTable, body: Body, *others: object) -> None:
    table.tell("told", who=body, others=len(others))


RULINGS: Rulings[AnyField] = Rulings(
    [
        hp(told),
        at(free),
        noticed(told),
        Ruling("shouts", lambda state: [decree("shouts", OneOf(list(state.everyone())), TypedNumber(1, 9))], told),
    ]
)


def offered(state: AnyField) -> list[str]:
    options = RULINGS.offered(state)
    return [options.text(option) for option in options]


def carry_out(state: AnyField, text: str) -> list[str]:
    table = MindTable(Toy(), state, {}, told=[])
    RULINGS.carry_out(table, RULINGS.offered(state).parse(text))
    assert table.told is not None
    return [event.kind for event in table.told]


def test_hit_points_are_set_and_the_book_says_what_follows() -> None:
    state = field(body("orc", "a1"))

    assert carry_out(state, "orc hp 2") == ["hp-set", "told"]
    assert state.creatures["orc"].hp == 2


def test_a_book_may_say_whose_hit_points_can_be_set() -> None:
    state = field(body("orc", "a1"), body("elf", "b1"))
    of_elves: Rulings[AnyField] = Rulings([hp(told, lambda state: [state.creatures["elf"]])])

    assert of_elves.offered(state).offers("elf hp 5")
    assert not of_elves.offered(state).offers("orc hp 5")
    assert not of_elves.offered(state).offers("elf hp 6")


def test_somebody_is_put_on_a_free_square() -> None:
    state = field(body("orc", "a1"), body("elf", "b1"))

    assert "orc at b1" not in offered(state)
    assert carry_out(state, "orc at c2") == ["moved"]
    assert state.square_name(state.creatures["orc"].at) == "c2"


def test_only_the_hidden_can_be_noticed() -> None:
    state = field(body("orc", "a1", hidden_from="elf"), body("elf", "b1"))

    assert [text for text in offered(state) if "noticed" in text] == ["orc noticed"]


def test_of_what_is_typed_one_value_is_listed_and_all_are_taken() -> None:
    state = field(body("orc", "a1"))

    assert [text for text in offered(state) if "shouts" in text] == ["orc shouts 1"]
    assert carry_out(state, "orc shouts 7") == ["told"]


def test_of_what_is_typed_one_is_listed_and_all_are_taken() -> None:
    number, word = TypedNumber(1, 9), TypedWord(["prone", "blinded"])

    assert (list(number), number.count(), 7 in number) == ([1], 1, True)
    assert (list(word), word.count(), "blinded" in word) == (["prone"], 1, True)
    assert TypedWord([]).count() == 0


def test_of_many_that_are_typed_each_alone_is_listed() -> None:
    some = TypedSubset(["ana", "bo"], 1, 2)

    assert (list(some), some.count()) == ([("ana",), ("bo",)], 2)
    assert ("ana", "bo") in some
