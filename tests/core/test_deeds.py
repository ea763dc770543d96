"""Patterns and options: lazy, with one text form, parsed or refused with a hint."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.dice.notation import parse_dice
from affray.core.errors import IllegalAnswer, Refusal, UnreadableAnswer
from affray.core.offers.deeds import PASS, Options, Pattern
from affray.core.offers.slots import TRUE_NAMES, Deed, Faces, Number, OneOf, Subset, Word
from tests.toy import foe, hero

ANA, ORC, IMP = hero("ana", "b2"), foe("orc-2", "c2"), foe("imp", "d2")


class Nicknames:
    """A seat's names for the creatures."""

    def name(self, id: str) -> str:
        return {"ana": "annie", "orc-2": "orc-1", "imp": "imp"}[id]


NAMES = Nicknames()


class Unlistable(Number):
    """A number that must not be enumerated."""

    __slots__ = ()

    def __iter__(self) -> Iterator[int]:
        raise AssertionError("the slot was listed")


ATTACK = Pattern("attack", OneOf([ORC, IMP]), OneOf(["axe", "bow"]))
HP = Pattern("hp", OneOf([ORC]), Number(0, 3), verb_at=1)
ROLL = Pattern("", Faces(parse_dice("2d4")))
OFFERED = Options([PASS, ATTACK, HP, ROLL, Pattern("bless", Subset([ANA, IMP])), Deed("step", "b2"), ANA, "wait"])


def refusal(options: Options, text: Any, **names: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        options.parse(text, **names)
    return caught.value


def parsed(options: Options, text: str) -> Any:
    """The option with this text, or None if the text is refused."""
    try:
        return options.parse(text)
    except (IllegalAnswer, UnreadableAnswer):
        return None


words = st.sampled_from("attack orc-2 imp axe bow hp 0 3 4 -1 1 2 bless - ana,imp imp,ana step b2 wait pass".split())
spoken = st.lists(words, max_size=4).map(" ".join)

slots = st.one_of(
    st.builds(Number, st.integers(-2, 2), st.integers(-2, 2)),
    st.lists(st.sampled_from("abc"), unique=True).map(OneOf),
    st.builds(Subset, st.lists(st.sampled_from("abc"), unique=True), st.integers(0, 2), st.none() | st.integers(0, 3)),
    st.sampled_from(["1d3", "2d2"]).map(lambda dice: Faces(parse_dice(dice))),
)


@st.composite
def some_options(draw: st.DrawFn) -> Options:
    """Plain words and patterns, each with its own verb."""
    verbs = draw(st.lists(st.sampled_from(["do", "go", "see", "let", "be"]), unique=True, max_size=4))
    parts = [verb if draw(st.booleans()) else draw_pattern(draw, verb) for verb in verbs]
    return Options(parts)


def draw_pattern(draw: st.DrawFn, verb: str) -> Pattern:
    first, others = draw(st.lists(slots, max_size=1)), draw(st.lists(slots, max_size=2))
    one_word = first and not isinstance(first[0], Faces)
    return Pattern(verb, *first, *others, verb_at=draw(st.integers(0, 1)) if one_word else 0)


# --- patterns


@pytest.mark.parametrize(
    ("pattern", "deed", "text"),
    [
        (ATTACK, Deed("attack", IMP, "bow"), "attack imp bow"),
        (HP, Deed("hp", ORC, 2), "orc-2 hp 2"),
        (ROLL, Deed("", (3, 4)), "3 4"),
        (Pattern("end"), Deed("end"), "end"),
        (Pattern("", OneOf([ORC])), Deed("", ORC), "orc-2"),
        (Pattern("hides", OneOf([ORC]), verb_at=1), Deed("hides", ORC), "orc-2 hides"),
        (Pattern("to", OneOf("a"), OneOf("b"), OneOf("c"), verb_at=2), Deed("to", "a", "b", "c"), "a b to c"),
    ],
)
def test_a_deed_is_written_and_read_with_its_verb_in_its_place(pattern: Pattern, deed: Deed, text: str) -> None:
    assert pattern.write(deed, TRUE_NAMES) == text
    assert pattern.read(text.split(), TRUE_NAMES) == deed
    assert deed in pattern


def test_a_pattern_lists_its_deeds_the_last_slot_changing_first() -> None:
    assert list(ATTACK) == [Deed("attack", who, weapon) for who in (ORC, IMP) for weapon in ("axe", "bow")]
    assert ATTACK.count() == 4
    assert (list(Pattern("end")), Pattern("end").count()) == ([Deed("end")], 1)


def test_a_pattern_with_a_slot_that_nothing_fills_has_no_deed() -> None:
    nothing = Pattern("attack", OneOf([ORC]), OneOf([]))

    assert (list(nothing), nothing.count()) == ([], 0)


@pytest.mark.parametrize(
    "other",
    [
        Deed("shove", IMP, "bow"),
        Deed("attack", IMP),
        Deed("attack", IMP, "bow", "bow"),
        Deed("attack", ANA, "bow"),
        Deed("attack", IMP, "fork"),
        Deed("attack"),
        "attack imp bow",
        None,
    ],
)
def test_a_pattern_has_no_deed_of_another_verb_length_or_filling(other: object) -> None:
    assert other not in ATTACK


@pytest.mark.parametrize("text", ["attack imp", "attack", "", "attack imp bow bow", "shove imp bow", "imp attack bow"])
def test_a_pattern_does_not_read_words_too_few_too_many_or_out_of_place(text: str) -> None:
    assert ATTACK.read(text.split(), TRUE_NAMES) is None


@pytest.mark.parametrize(
    "text", ["hp orc-2 2", "orc-2 2", "orc-2", "hp", "", "orc-2 2 hp", "orc-2 hp", "orc-2 hp 2 hp"]
)
def test_a_verb_that_comes_second_is_not_read_elsewhere(text: str) -> None:
    assert HP.read(text.split(), TRUE_NAMES) is None


def test_a_pattern_writes_and_reads_the_names_it_is_given() -> None:
    assert ATTACK.write(Deed("attack", ORC, "axe"), NAMES) == "attack orc-1 axe"
    assert ATTACK.read(["attack", "orc-1", "axe"], NAMES) == Deed("attack", ORC, "axe")
    assert ATTACK.read(["attack", "orc-2", "axe"], NAMES) is None


@pytest.mark.parametrize("args", [[ORC], [ORC, "axe", "axe"]])
def test_a_deed_with_too_few_or_too_many_arguments_is_not_written(args: list[Any]) -> None:
    with pytest.raises(ValueError, match="zip"):
        ATTACK.write(Deed("attack", *args), TRUE_NAMES)


# --- options


def test_options_list_plain_values_and_the_deeds_of_patterns_in_order() -> None:
    options = Options(iter([PASS, Pattern("blast", Number(1, 2)), ANA, Pattern("none", OneOf([])), "wait"]))

    assert list(options) == [PASS, Deed("blast", 1), Deed("blast", 2), ANA, "wait"]
    assert list(options) == list(options)
    assert options.count() == 5


@given(some_options())
def test_options_count_what_they_list(options: Options) -> None:
    listed = list(options)

    assert options.count() == len(listed)
    assert bool(options) == bool(listed)


@given(some_options())
def test_each_option_can_be_drawn_by_its_place(options: Options) -> None:
    assert [options.nth(place) for place in range(options.count())] == list(options)
    with pytest.raises(IndexError):
        options.nth(options.count())


@given(some_options())
def test_whatever_is_offered_is_parsed_from_its_own_text(options: Options) -> None:
    listed = list(options)

    assert [options.parse(options.text(option)) for option in listed] == listed
    assert all(option in options for option in listed)


@pytest.mark.parametrize(("parts", "expected"), [([], False), ([Pattern("a", OneOf([]))], False), ([0], True)])
def test_options_are_true_if_anything_is_offered(parts: list[Any], expected: bool) -> None:
    assert bool(Options(parts)) is expected
    assert bool(Options([*parts, Pattern("a", OneOf(["b"]))])) is True


@pytest.mark.parametrize("option", [PASS, Deed("hp", ORC, 3), Deed("", (1, 4)), Deed("step", "b2"), ANA, "wait"])
def test_options_have_what_is_offered_plainly_or_by_a_pattern(option: object) -> None:
    assert option in OFFERED


@pytest.mark.parametrize("other", [Deed("hp", ORC, 4), Deed("", (1, 5)), Deed("step", "b3"), ORC, "go", None])
def test_options_have_nothing_else(other: object) -> None:
    assert other not in OFFERED


def test_options_are_tested_counted_parsed_written_and_shown_without_being_listed() -> None:
    options = Options([Pattern("blast", Unlistable(1, 10**9))])
    deed = Deed("blast", 77)

    assert options
    assert options.count() == 10**9
    assert deed in options
    assert options.text(deed) == "blast 77"
    assert options.parse("blast 77") == deed
    assert options.shown() == [{"verb": "blast", "slots": [{"number": [1, 10**9]}]}]


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("pass", PASS),
        ("attack orc-2 axe", Deed("attack", ORC, "axe")),
        ("orc-2 hp 0", Deed("hp", ORC, 0)),
        ("4 1", Deed("", (4, 1))),
        ("bless -", Deed("bless", ())),
        ("bless ana,imp", Deed("bless", (ANA, IMP))),
        ("step b2", Deed("step", "b2")),
        ("ana", ANA),
        ("wait", "wait"),
    ],
)
def test_every_option_has_one_text(text: str, option: object) -> None:
    assert OFFERED.text(option) == text
    assert OFFERED.parse(text) == option


@pytest.mark.parametrize("text", ["  attack\torc-2   axe ", "\tattack orc-2 axe\t"])
def test_spaces_and_tabs_between_and_around_words_do_not_matter(text: str) -> None:
    assert OFFERED.parse(text) == Deed("attack", ORC, "axe")
    assert OFFERED.parse("step \t b2") == Deed("step", "b2")


def test_options_speak_in_the_names_of_the_one_who_is_asked() -> None:
    assert OFFERED.text(Deed("attack", ORC, "axe"), NAMES) == "attack orc-1 axe"
    assert OFFERED.text(ANA, NAMES) == "annie"
    assert OFFERED.parse("orc-1 hp 1", NAMES) == Deed("hp", ORC, 1)
    assert OFFERED.parse("annie", NAMES) is ANA
    assert OFFERED.shown(NAMES)[1:3] == [
        {"verb": "attack", "slots": [{"one": ["orc-1", "imp"]}, {"one": ["axe", "bow"]}]},
        {"verb": "hp", "slots": [{"one": ["orc-1"]}, {"number": [0, 3]}]},
    ]


def test_the_true_name_is_refused_where_another_is_known_and_is_not_hinted_at() -> None:
    error = refusal(Options([ATTACK, ORC]), "attack orc-2 axe", names=NAMES)

    assert error.offered == ("attack orc-1 axe …", "orc-1")
    assert str(error) == '"attack orc-2 axe" was not offered. Offered: attack orc-1 axe …, orc-1.'


def test_options_are_shown_as_words_and_as_verbs_with_slots() -> None:
    assert Options([PASS, HP, ANA, "wait"]).shown() == [
        "pass",
        {"verb": "hp", "slots": [{"one": ["orc-2"]}, {"number": [0, 3]}]},
        "ana",
        "wait",
    ]


# --- refusals


def test_an_answer_that_is_not_offered_is_refused_with_what_is() -> None:
    error = refusal(OFFERED, "attack  orc-3 axe")

    assert type(error) is IllegalAnswer
    assert (error.text, error.problem) == ("attack  orc-3 axe", "not-offered")
    assert ", ".join(error.offered) == "pass, attack orc-2 axe …, orc-2 hp 0 …, 1 1 …, bless - …, step b2, ana, wait"


@pytest.mark.parametrize("text", ["", " ", "    "])
def test_an_answer_that_says_nothing_is_unreadable(text: str) -> None:
    error = refusal(Options(["wait"]), text, names=NAMES)

    assert type(error) is UnreadableAnswer
    assert str(error) == f'"{text}" says nothing. Offered: wait.'


@pytest.mark.parametrize("text", ["wait\n", "wa\x00it", "\x1b[2J", "wait\u200b", "\ud800", "wait\u00a0"])
def test_an_answer_that_cannot_be_printed_is_unreadable_and_told_in_escapes(text: str) -> None:
    error = refusal(Options(["wait"]), text)

    assert type(error) is UnreadableAnswer
    assert (error.text, error.problem) == (repr(text), "unprintable")
    assert str(error).isprintable()
    assert error.offered == ("wait",)


def test_an_answer_of_five_hundred_letters_is_read_and_of_one_more_is_not() -> None:
    longest = "wait".ljust(500)
    error = refusal(Options(["wait"]), longest + " ")

    assert Options(["wait"]).parse(longest) == "wait"
    assert type(error) is UnreadableAnswer
    assert error.text == "wait".ljust(60) + "…"
    assert (error.problem, error.offered) == ("too-long", ("wait",))


def test_an_answer_that_is_no_text_is_unreadable_and_told_briefly() -> None:
    assert str(refusal(Options(["7"]), 7)) == '"7" is not text. Offered: 7.'
    assert type(refusal(Options(["7"]), None)) is UnreadableAnswer
    assert refusal(Options(["7"]), b"x" * 999).text == "b'" + "x" * 58 + "…"


@pytest.mark.parametrize("text", ["go", "", "x" * 501, "\x00", None])
def test_every_refusal_hints_in_the_names_of_the_one_who_is_asked(text: Any) -> None:
    assert refusal(Options([ANA]), text, names=NAMES).offered == ("annie",)
    assert refusal(Options([ANA]), text).offered == ("ana",)


def test_no_more_than_twelve_hints_are_given() -> None:
    twelve = [f"word-{n}" for n in range(12)]

    assert Options(twelve).examples() == twelve
    assert Options([*twelve, "one-more"]).examples() == [*twelve, "…"]
    assert len(refusal(Options(map(str, range(99))), "go").offered) == 13


def test_a_hint_is_given_once_and_none_for_what_cannot_be_done() -> None:
    options = Options(["wait", Pattern("attack", OneOf([])), "wait", Pattern("wait"), Pattern("end", OneOf([ORC]))])

    assert options.examples() == ["wait", "end orc-2"]


def test_a_pattern_that_cannot_be_listed_is_hinted_at_by_its_verb() -> None:
    assert Options([Pattern("seat", Word(), OneOf(["player"]))]).examples() == ["seat …"]


def test_where_nothing_is_offered_nothing_is_hinted_at() -> None:
    assert str(refusal(Options([]), "go")) == '"go" was not offered.'


@given(st.text(max_size=30) | spoken | st.tuples(spoken, st.text(max_size=3)).map("".join))
def test_any_text_is_either_offered_or_refused(text: str) -> None:
    option = parsed(OFFERED, text)

    assert option is None or (option in OFFERED and OFFERED.parse(OFFERED.text(option)) == option)


@given(st.none() | st.integers() | st.binary() | st.lists(st.text()) | st.dictionaries(st.text(), st.text()))
def test_anything_that_is_no_text_is_refused(answer: object) -> None:
    assert refusal(OFFERED, answer).problem == "not-text"


def test_passing_is_a_deed_of_one_word() -> None:
    assert Deed("pass") == PASS
    assert Options([PASS]).text(PASS) == "pass"


def test_deeds_are_known_by_their_verb_and_their_arguments() -> None:
    one, same = Deed("attack", "orc", 3), Deed("attack", "orc", 3)

    assert one == same
    assert len({one, same, Deed("attack", "orc", 4), Deed("attack", "orc"), Deed("mark", "orc", 3)}) == 4
    assert one != ("attack", "orc", 3)
    assert repr(one) == "Deed('attack', 'orc', 3)"


def test_an_answer_is_looked_for_only_as_far_as_needed() -> None:
    def parts() -> Iterator[Any]:
        yield Pattern("wait")
        yield Pattern("hit", OneOf([ORC, IMP]))
        raise AssertionError("nobody asked for more")

    options = Options(parts())

    assert options.text(options.parse("hit imp")) == "hit imp"
