"""Slots: iterated, counted, tested, written and parsed, in any seat's names."""

import re
import sys
from collections.abc import Iterable
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import (
    TRUE_NAMES,
    Deed,
    Faces,
    Number,
    OneOf,
    Shares,
    Slot,
    Subset,
    Way,
    Word,
    Words,
    read_number,
    word_for,
)
from affray.core.values import Effect
from tests.toy import foe, hero

ANA, ORC = hero("ana", "b2"), foe("orc-2", "c2")


class Nicknames:
    """A seat's names for the creatures."""

    def name(self, id: str) -> str:
        return {"ana": "annie", "orc-2": "orc-1"}[id]


class Corridor:
    """From a1 to b1, c1 and d1. The default path to c1 is straight; d1 is reachable, but not listed."""

    allowed = (("b1",), ("b1", "c1"), ("b2", "c1"), ("d1",))

    def ends(self) -> Iterable[str]:
        return ["b1", "c1"]

    def way_to(self, end: str) -> tuple[str, ...] | None:
        return {"b1": ("b1",), "c1": ("b1", "c1")}.get(end)

    def allows(self, way: tuple[str, ...]) -> bool:
        return way in self.allowed

    def name(self, square: str) -> str:
        return square

    def square(self, word: str) -> str | None:
        return word if len(word) == 2 else None


class EndlessCorridor(Corridor):
    """A corridor that cannot be enumerated."""

    def ends(self) -> Iterable[str]:
        raise AssertionError("the ends were listed")


ONE = OneOf([ANA, ORC, "wall"])
NUMBER = Number(-1, 2)
SOME = Subset(["a", "b", "c"], 1, 2)
FACES = Faces(parse_dice("2d2+d3-1"))
WAY = Way(Corridor())
NAMES = Nicknames()

SLOTS: dict[str, tuple[Slot, list[Any]]] = {
    "one": (ONE, [ANA, ORC, "wall"]),
    "number": (NUMBER, [-1, 0, 1, 2]),
    "some": (SOME, [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]),
    "faces": (FACES, [(a, b, c) for a in (1, 2) for b in (1, 2) for c in (1, 2, 3)]),
    "way": (WAY, [("b1",), ("b1", "c1")]),
}
every_slot = pytest.mark.parametrize(("slot", "values"), SLOTS.values(), ids=SLOTS)

plain_words = st.text(st.characters(exclude_characters=",", exclude_categories=["Z", "C"]), min_size=1, max_size=6)
word_lists = st.lists(plain_words.filter(lambda word: word != "-"), min_size=1, max_size=5, unique=True)
pools = st.tuples(st.integers(1, 3), st.integers(1, 4))


@st.composite
def some_slots(draw: st.DrawFn) -> Slot:
    """A slot that can be filled."""
    kind = draw(st.sampled_from(["one", "number", "some", "faces"]))
    if kind == "number":
        low = draw(st.integers(-99, 99))
        return Number(low, low + draw(st.integers(0, 20)))
    if kind == "faces":
        return Faces(
            parse_dice("+".join(f"{count}d{sides}" for count, sides in draw(st.lists(pools, min_size=1, max_size=4))))
        )
    words = draw(word_lists)
    if kind == "one":
        return OneOf(words)
    least = draw(st.integers(0, len(words)))
    return Subset(words, least, draw(st.none() | st.integers(least, len(words) + 1)))


# --- every slot


@every_slot
def test_a_slot_can_be_listed_and_counted_as_often_as_one_likes(slot: Slot, values: list[Any]) -> None:
    assert list(slot) == values
    assert list(slot) == values
    assert slot.count() == len(values)


@every_slot
def test_a_slot_holds_its_own_values_and_no_others(slot: Slot, values: list[Any]) -> None:
    others = [None, "no such word", -7, 99, (), ("z",), ("b1", "b1"), [1, 1, 1], object()]

    assert all(value in slot for value in values)
    assert not any(other in slot for other in others)


@every_slot
def test_a_value_is_read_back_and_the_words_behind_it_are_left(slot: Slot, values: list[Any]) -> None:
    behind = [] if slot is WAY else ["and", "more"]

    read = [slot.read([*slot.write(value, NAMES).split(), *behind], NAMES) for value in values]

    assert [found and found[0] for found in read] == values
    assert [list(found[1]) for found in read if found] == [behind] * len(values)


@pytest.mark.parametrize("slot", [*(slot for slot, _ in SLOTS.values()), Word()], ids=[*SLOTS, "word"])
def test_words_that_are_not_the_slots_own_are_not_read(slot: Slot) -> None:
    assert slot.read([], NAMES) is None
    assert slot.read(["non_sense", "1", "1"], NAMES) is None
    assert slot.read(["", "", ""], NAMES) is None


def test_every_slot_is_shown_as_plain_data_in_the_names_of_the_one_who_looks() -> None:
    shown = [(slot.kind, slot.shown(NAMES)) for slot in (ONE, NUMBER, SOME, FACES, WAY, Word(), Words())]

    assert shown == [
        ("one", ["annie", "orc-1", "wall"]),
        ("number", [-1, 2]),
        ("some", {"of": ["a", "b", "c"], "least": 1, "most": 2}),
        ("faces", "2d2+1d3-1"),
        ("way", ["b1", "c1"]),
        ("word", 30),
        ("words", 200),
    ]


@given(some_slots(), st.data())
def test_what_any_slot_writes_it_reads(slot: Slot, data: st.DataObject) -> None:
    value = data.draw(st.sampled_from(list(islice(slot, 300))))

    read = slot.read([*slot.write(value, TRUE_NAMES).split(), "rest"], TRUE_NAMES)

    assert read == (value, ["rest"])
    assert value in slot


@given(some_slots())
def test_any_slot_counts_what_it_lists_each_value_once(slot: Slot) -> None:
    if slot.count() <= 5000:
        listed = list(slot)

        assert len(listed) == len(set(listed)) == slot.count()


@given(some_slots(), st.lists(st.text(max_size=4) | st.sampled_from(["1", "2", "-", "−1", "a,b"]), max_size=4))
def test_whatever_a_slot_reads_is_one_of_its_values(slot: Slot, words: list[str]) -> None:
    read = slot.read(words, TRUE_NAMES)

    assert read is None or (read[0] in slot and list(read[1]) == words[len(words) - len(read[1]) :])


# --- deeds and words


def test_a_deed_is_its_verb_and_what_it_is_done_to() -> None:
    deed = Deed("attack", ORC, "axe")

    assert (deed.verb, deed.args) == ("attack", (ORC, "axe"))
    assert deed == Deed("attack", ORC, "axe")
    assert deed != Deed("attack", ORC)
    assert deed != Deed("shove", ORC, "axe")


@pytest.mark.parametrize(
    ("thing", "word", "nickname"),
    [
        (ORC, "orc-2", "orc-1"),
        (Effect("mark-3", "mark", "ana"), "mark-3", "mark-3"),
        ("axe", "axe", "axe"),
        (7, "7", "7"),
        (Deed("end"), "end", "end"),
        (Deed("attack", ORC, Deed("with", ANA, "axe")), "attack orc-2 with ana axe", "attack orc-1 with annie axe"),
    ],
)
def test_things_are_written_by_their_names_ids_or_themselves(thing: object, word: str, nickname: str) -> None:
    assert word_for(thing, TRUE_NAMES) == word
    assert word_for(thing, NAMES) == nickname


# --- one of a few


def test_a_creature_is_read_by_the_name_that_the_reader_has_for_it() -> None:
    assert ONE.read(["orc-1"], NAMES) == (ORC, [])
    assert ONE.read(["orc-2"], NAMES) is None
    assert ONE.read(["orc-2"], TRUE_NAMES) == (ORC, [])
    assert (ONE.write(ORC, NAMES), ONE.write(ORC, TRUE_NAMES)) == ("orc-1", "orc-2")


def test_one_of_none_offers_nothing() -> None:
    nothing = OneOf(iter(()))

    assert (list(nothing), nothing.count()) == ([], 0)
    assert nothing.read(["wall"], NAMES) is None


# --- numbers


def test_a_number_has_both_its_bounds() -> None:
    assert [n in Number(-3, 5) for n in (-4, -3, 0, 5, 6)] == [False, True, True, True, False]
    assert "1" not in Number(-3, 5)


def test_a_number_from_more_to_less_is_none() -> None:
    assert (list(Number(3, 1)), Number(3, 1).count()) == ([], 0)
    assert (list(Number(3, 3)), Number(3, 3).count()) == ([3], 1)


@pytest.mark.parametrize(("word", "number"), [("2", 2), ("-1", -1), ("−1", -1), ("+2", 2), ("-0", 0), ("0002", 2)])
def test_a_number_is_read_with_any_minus_sign_and_zeros_in_front(word: str, number: int) -> None:
    assert NUMBER.read([word, "rest"], NAMES) == (number, ["rest"])


@pytest.mark.parametrize(
    "word", ["3", "-2", "", "-", "+", "−", "--1", "1-", "٢", "²", "２", "1.0", "1e0", "0x1", "1_0"]
)
def test_a_word_that_is_no_number_of_the_slot_is_not_read(word: str) -> None:
    assert NUMBER.read([word], NAMES) is None


@pytest.mark.parametrize(
    ("word", "number"),
    [("999999999", 999_999_999), ("-999999999", -999_999_999), ("1000000000", None), ("0000000001", None)],
)
def test_a_number_has_at_most_nine_digits(word: str, number: int | None) -> None:
    assert read_number(word) == number


@given(st.text(max_size=12) | st.from_regex(r"[-+−]?[0-9]{0,11}", fullmatch=True))
def test_a_number_is_a_sign_or_none_and_plain_digits(word: str) -> None:
    is_number = re.fullmatch("[-+−]?[0-9]{1,9}", word)

    assert read_number(word) == (int(word.replace("−", "-")) if is_number else None)


# --- some of a few


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [
        (0, None, "- a b c a,b a,c b,c a,b,c"),
        (1, None, "a b c a,b a,c b,c a,b,c"),
        (2, 2, "a,b a,c b,c"),
        (0, 1, "- a b c"),
        (0, 9, "- a b c a,b a,c b,c a,b,c"),
        (0, 0, "-"),
        (4, None, ""),
        (2, 1, ""),
    ],
)
def test_some_are_as_many_as_least_and_most_allow(least: int, most: int | None, expected: str) -> None:
    slot = Subset(iter("abc"), least, most)

    assert [slot.write(value, NAMES) for value in slot] == expected.split()
    assert slot.count() == len(expected.split())
    assert slot.shown(NAMES) == {"of": ["a", "b", "c"], "least": least, "most": min(3 if most is None else most, 3)}


def test_some_of_none_are_none() -> None:
    assert (list(Subset([])), Subset([]).count()) == ([()], 1)


def test_many_things_are_counted_without_being_listed() -> None:
    assert Subset(range(200), 100).count() > sys.maxsize


def test_some_are_few_enough_and_in_the_order_in_which_they_are_offered() -> None:
    inside = [("a",), ("a", "c")]
    outside = [(), ("a", "b", "c"), ("c", "a"), ("a", "a"), ("a", "z"), ["a", "c"], "a"]

    assert all(value in SOME for value in inside)
    assert not any(value in SOME for value in outside)


def test_some_are_read_in_any_order_and_given_in_the_order_offered() -> None:
    assert SOME.read(["c,a", "rest"], NAMES) == (("a", "c"), ["rest"])


@pytest.mark.parametrize("word", ["a,a", "a,b,c", "a,z", "a,", ",a", "a,,b", "", ",", "-", "-,a", "A", "a, b"])
def test_what_names_none_too_many_or_strangers_is_not_read(word: str) -> None:
    assert SOME.read([word], NAMES) is None


def test_nothing_chosen_is_a_dash_where_nothing_may_be_chosen() -> None:
    free = Subset(["a", "b"])

    assert free.write((), NAMES) == "-"
    assert free.read(["-", "rest"], NAMES) == ((), ["rest"])


def test_some_creatures_go_by_the_readers_names() -> None:
    both = Subset([ANA, ORC])

    assert both.write((ANA, ORC), NAMES) == "annie,orc-1"
    assert both.read(["orc-1,annie"], NAMES) == ((ANA, ORC), [])
    assert both.read(["orc-2,ana"], NAMES) is None
    assert both.shown(NAMES) == {"of": ["annie", "orc-1"], "least": 0, "most": 2}


# --- faces


@pytest.mark.parametrize("faces", [(1, 1, 1), (2, 2, 3)])
def test_a_die_shows_its_lowest_and_its_highest_face(faces: tuple[int, ...]) -> None:
    assert faces in FACES
    assert FACES.read([str(face) for face in faces], NAMES) == (faces, [])


@pytest.mark.parametrize(
    "faces", [(0, 1, 1), (3, 1, 1), (1, 3, 1), (1, 1, 4), (1, 1, 0), (1, 1), (1, 1, 1, 1), (), [1, 1, 1], 1]
)
def test_a_die_shows_no_other_face_and_each_die_shows_one(faces: object) -> None:
    assert faces not in FACES


@pytest.mark.parametrize("words", ["1 1", "1 1 4", "1 1 0", "1 1 -1", "1 1 x", "1 1 ٣", "x 1 1 1", "111", "1,1,1"])
def test_faces_that_the_dice_have_not_are_not_read(words: str) -> None:
    assert FACES.read(words.split(), NAMES) is None


def test_faces_are_written_one_word_a_die() -> None:
    assert FACES.write((2, 1, 3), NAMES) == "2 1 3"


# --- ways


def test_a_way_is_named_by_its_end_or_step_by_step() -> None:
    assert WAY.read(["c1"], NAMES) == (("b1", "c1"), ())
    assert WAY.read(["b1", "c1"], NAMES) == (("b1", "c1"), ())
    assert WAY.read(["b2", "c1"], NAMES) == (("b2", "c1"), ())


def test_a_single_step_need_not_be_one_that_is_shown() -> None:
    assert WAY.read(["d1"], NAMES) == (("d1",), ())
    assert ("d1",) in WAY


@pytest.mark.parametrize(
    "words", [["e1"], ["c1", "b1"], ["b1", "e1"], ["b1", "c1", "d1"], ["nowhere"], ["b1", "nowhere"], ["c1!"], []]
)
def test_a_way_that_nobody_can_go_is_not_read(words: list[str]) -> None:
    assert WAY.read(words, NAMES) is None


@pytest.mark.parametrize("value", [(), "b1", ["b1"], ("e1",), ("c1",)])
def test_no_way_at_all_or_a_way_that_is_not_allowed_is_none(value: object) -> None:
    assert value not in WAY


def test_the_way_that_is_shown_is_written_short_and_another_in_full() -> None:
    assert WAY.write(("b1", "c1"), NAMES) == "c1"
    assert WAY.write(("b2", "c1"), NAMES) == "b2 c1"


def test_a_way_is_read_tested_and_written_without_working_out_all_ends() -> None:
    way = Way(EndlessCorridor())

    assert way.read(["c1"], NAMES) == (("b1", "c1"), ())
    assert ("b2", "c1") in way
    assert way.write(("b2", "c1"), NAMES) == "b2 c1"


# --- a word of one's own


@pytest.mark.parametrize("word", ["bo", "Bo-2", "x", "7", "żółw", "Ану", "a" * 30])
def test_a_word_of_ones_own_is_letters_digits_and_dashes(word: str) -> None:
    assert word in Word()
    assert Word().read([word, "rest"], NAMES) == (word, ["rest"])
    assert Word().write(word, NAMES) == word


@pytest.mark.parametrize("word", ["", "-", "--", "a b", "a,b", "a_b", "@ana", "a.b", "a" * 31, "\x00", "😀"])
def test_a_word_of_ones_own_is_nothing_else(word: str) -> None:
    assert word not in Word()
    assert Word().read([word], NAMES) is None


def test_words_of_ones_own_cannot_be_listed_but_there_is_always_one() -> None:
    assert list(Word()) == []
    assert Word().count() == 1
    assert 7 not in Word()


def test_shares_deal_so_many_things_out_and_read_them_in_any_order() -> None:
    shares = Shares(lambda: ["orc", "wolf", "bat"], 3)

    assert shares.count() == len(list(shares)) == 10
    assert shares.read(["wolf,orc,orc", "now"], TRUE_NAMES) == (("orc", "orc", "wolf"), ["now"])
    assert shares.read(["bat"], TRUE_NAMES) == (("bat", "bat", "bat"), [])
    assert shares.write(("orc", "orc", "wolf"), TRUE_NAMES) == "orc,orc,wolf"
    assert shares.write(("bat", "bat", "bat"), TRUE_NAMES) == "bat"
    assert shares.read(["orc,wolf"], TRUE_NAMES) is None
    assert shares.read([], TRUE_NAMES) is None
    assert ("wolf", "orc", "orc") not in shares
    assert ("orc",) not in shares
    assert shares.shown(TRUE_NAMES) == {"of": ["orc", "wolf", "bat"], "number": 3}
    assert Shares([], 3).count() == 0


# --- words of one's own


@pytest.mark.parametrize("said", ["swing", "swing on the lamp", "Ухватить орка!", "…", "a" * 200])
def test_words_of_ones_own_are_all_that_is_left_to_say(said: str) -> None:
    assert said in Words()
    assert Words().read(said.split(), NAMES) == (said, ())
    assert Words().write(said, NAMES) == said


@pytest.mark.parametrize("said", ["", " a", "a  b", "a\nb", "a" * 201])
def test_words_of_ones_own_are_neither_nothing_nor_a_book(said: str) -> None:
    assert said not in Words()
    assert Words().read([said] if said.strip() == said and len(said) > 200 else [], NAMES) is None


def test_what_is_said_aloud_stands_for_all_words() -> None:
    assert list(Words()) == ["…"]
    assert Words().count() == 1
    assert 7 not in Words()


def test_of_many_ways_only_the_one_that_is_drawn_is_worked_out() -> None:
    assert Options([Pattern("move", WAY)]).nth(1) == Deed("move", ("b1", "c1"))
