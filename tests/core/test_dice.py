"""Dice notation: what is parsed, what is refused, and the totals of rolls."""

import copy
import pickle

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from affray.core.dice.notation import Dice, End, Pool, UnreadableDice, parse_dice

ENDS: list[End] = ["h", "l"]


@st.composite
def pools(draw: st.DrawFn) -> Pool:
    count = draw(st.integers(1, 9))
    kept = draw(st.none() | st.tuples(st.sampled_from(ENDS), st.integers(1, count)))
    return Pool(draw(st.sampled_from([1, -1])), count, draw(st.integers(1, 1000)), kept)


some_dice = st.builds(Dice, st.lists(pools(), max_size=6), st.integers(-1_000_000, 1_000_000))


@st.composite
def throws(draw: st.DrawFn) -> tuple[Dice, list[int]]:
    dice = draw(some_dice)
    return dice, [draw(st.integers(1, sides)) for sides in dice.faces]


def refusal(text: str) -> tuple[int, str, str]:
    with pytest.raises(UnreadableDice) as caught:
        parse_dice(text)
    error = caught.value
    assert error.text == text
    assert error.wanted in str(error)
    assert f"index {error.at}," in str(error)
    return error.at, error.found, error.wanted


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("2d6+3", "2d6+3"),
        ("d20", "1d20"),
        ("1D6", "1d6"),
        ("4d6kh3", "4d6kh3"),
        ("2d20kl1", "2d20kl1"),
        ("2d20kh", "2d20kh1"),
        ("2d20KL", "2d20kl1"),
        ("1d8+2d6-1", "1d8+2d6-1"),
        ("-1d6+2", "-1d6+2"),
        ("+1d6", "1d6"),
        ("5", "5"),
        ("-5", "-5"),
        ("0", "0"),
        ("-0", "0"),
        ("1d6-0", "1d6"),
        ("2+1d6+3-1", "1d6+4"),
        ("1d6+1d6", "1d6+1d6"),
        ("\t2 d 20\u00a0kh 1 + 5 ", "2d20kh1+5"),
        ("1d6\N{MINUS SIGN}2", "1d6-2"),
        ("1d6\N{EN DASH}2", "1d6-2"),
        ("d%", "1d100"),
        ("2d%kh+1", "2d100kh1+1"),
        ("007d006", "7d6"),
        ("1000d1000", "1000d1000"),
        ("-1000000", "-1000000"),
    ],
)
def test_a_text_has_one_canonical_form(text: str, canonical: str) -> None:
    assert str(parse_dice(text)) == canonical


@pytest.mark.parametrize("letter", "dDkK" + "дДкК")
def test_every_die_letter_is_read(letter: str) -> None:
    assert parse_dice(f"{letter}6+2{letter}8") == parse_dice("1d6+2d8")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("2к20вл1", "2d20kh1"),
        ("2К20ВЛ", "2d20kh1"),
        ("2к20вх1", "2d20kl1"),
        ("4к6ул1", "4d6kl3"),
        ("4к6ух1", "4d6kh3"),
        ("4d6dh1", "4d6kl3"),
        ("4D6DL", "4d6kh3"),
        ("2k20kh1", "2d20kh1"),
        ("2к20kh1", "2d20kh1"),
        ("2d20вл1", "2d20kh1"),
        ("4k6k3", "4d6kh3"),
        ("4к6к3", "4d6kh3"),
        ("k6k", "d6"),
        ("k6+k8", "d6+d8"),
        ("2d20kh2", "2d20"),
        ("2d20kl2", "2d20"),
        ("1d20kh1", "1d20"),
        ("4d6dl0", "4d6"),
        ("5+1d6", "1d6+5"),
    ],
)
def test_texts_of_the_same_meaning_are_the_same_dice(text: str, same: str) -> None:
    assert parse_dice(text) == parse_dice(same)
    assert hash(parse_dice(text)) == hash(parse_dice(same))


@pytest.mark.parametrize(
    ("text", "at", "found"),
    [
        ("", 0, ""),
        ("   ", 3, ""),
        ("2d", 2, ""),
        ("2d6+", 4, ""),
        ("2d6++1", 4, "+"),
        ("2dd6", 1, "dd"),
        ("2d 6 8", 5, "8"),
        ("2d6 d8", 4, "d"),
        ("2d6khkl", 3, "khkl"),
        ("2d6kh1kl1", 6, "kl"),
        ("5kh1", 1, "kh"),
        ("kh1", 0, "kh"),
        ("d0x14", 1, "0"),
        ("1d20 fire", 5, "fire"),
        ("1d6*2", 3, "*"),
        ("1d6_", 3, "_"),
        ("1.5", 1, "."),
        ("%", 0, "%"),
        ("٣d6", 0, "٣"),
        ("1d٣", 2, "٣"),
        ("²", 0, "²"),
        ("1d6²", 3, "²"),
        ("1d²", 1, "d²"),
        ("１d6", 0, "１"),
        ("1d6\ud800", 3, "\ud800"),
    ],
)
def test_what_is_not_dice_is_refused_where_reading_stops(text: str, at: int, found: str) -> None:
    assert refusal(text)[:2] == (at, found)


@pytest.mark.parametrize(
    ("text", "at", "found", "wanted"),
    [
        ("1+0d6", 2, "0", "at least 1 die"),
        ("1001d6", 0, "1001", "at most 1000 dice in all"),
        ("999d6+2d6", 6, "2", "at most 1000 dice in all"),
        ("1000d6+d6", 7, "d", "at most 1000 dice in all"),
        ("2d0", 2, "0", "a number of sides from 1 to 1000, or %"),
        ("2d1001", 2, "1001", "a number of sides from 1 to 1000, or %"),
        ("dx", 0, "dx", "a number or a die such as d20"),
        ("d", 1, "", "a number of sides from 1 to 1000, or %"),
        ("1d6+1000001", 4, "1000001", "modifiers that come to no more than 1000000 either way"),
        ("-1000000-1", 9, "1", "modifiers that come to no more than 1000000 either way"),
        ("2d6kh0", 5, "0", "kh with a number from 1 to 2"),
        ("2d6kh0+1+1", 5, "0", "kh with a number from 1 to 2"),
        ("2d6kl3", 5, "3", "kl with a number from 1 to 2"),
        ("2d6dl2", 5, "2", "dl with a number from 0 to 1"),
        ("1d6DH+1", 3, "DH", "DH with a number from 0 to 0"),
        ("1d6x", 3, "x", "+, - or the end, or after a die kh, kl, dh or dl"),
        ("1" * 101, 100, "1", "at most 100 characters"),
        ("d6+" * 32 + "d6", 98, "", "dice of at most 100 characters in full"),
    ],
)
def test_a_limit_is_refused_with_what_would_have_been_read(text: str, at: int, found: str, wanted: str) -> None:
    assert refusal(text) == (at, found, wanted)


def test_the_longest_text_that_is_read_has_a_hundred_characters() -> None:
    text = "1d6+" * 24 + "1d20"

    assert len(text) == 100
    assert str(parse_dice(text)) == text
    assert parse_dice(" " * 97 + "d20") == parse_dice("d20")
    assert refusal(" " * 98 + "d20")[0] == 100


def test_a_refusal_says_what_was_found_and_what_was_wanted() -> None:
    ended = UnreadableDice("2d", 2, "", "sides")
    strange = UnreadableDice("2d6x", 3, "x", "the end")

    assert str(ended) == "'2d' cannot be read as dice: found the end at index 2, wanted sides."
    assert str(strange) == "'2d6x' cannot be read as dice: found 'x' at index 3, wanted the end."
    assert isinstance(ended, ValueError)


def test_a_refusal_does_not_repeat_a_text_without_end() -> None:
    whole = UnreadableDice("x" * 100, 0, "x", "dice")
    endless = UnreadableDice("x" * 101, 0, "x", "dice")

    assert str(whole).startswith(f"'{'x' * 100}' cannot")
    assert str(endless).startswith(f"'{'x' * 100}…' cannot")


def test_a_refusal_can_be_sent_to_another_process() -> None:
    facts = ("2d6x", 3, "x", "the end")
    twin = pickle.loads(pickle.dumps(UnreadableDice(*facts)))

    assert (twin.text, twin.at, twin.found, twin.wanted) == twin.args == facts


def attempt(text: str) -> Dice | UnreadableDice:
    try:
        return parse_dice(text)
    except UnreadableDice as refused:
        return refused


alphabet = st.sampled_from([*"0123456789dDkKhHlLдДкКвВлЛхХуУ+-−–% _٣²Ⅷ½KİßЙ"])


@given(st.text() | st.text(alphabet, max_size=12) | st.text(alphabet, min_size=90, max_size=110))
@example("1" * 5000)
def test_any_text_is_dice_or_refused(text: str) -> None:
    read = attempt(text)

    if isinstance(read, UnreadableDice):
        assert 0 <= read.at <= len(text)
        assert text.startswith(read.found, read.at)
        assert read.wanted in str(read)
    else:
        assert parse_dice(str(read)) == read
        assert len(read.faces) <= 1000
        assert all(1 <= sides <= 1000 for sides in read.faces)
        assert abs(read.modifier) <= 1_000_000


@given(some_dice)
def test_what_is_written_is_read_again_in_every_language(dice: Dice) -> None:
    assert parse_dice(str(dice)) == dice
    assert parse_dice(dice.text(die="k")) == dice
    assert parse_dice(dice.text(die="к", highest="вл", lowest="вх")) == dice


def test_dice_are_printed_in_the_readers_letters() -> None:
    dice = parse_dice("2d20kh1-2d6kl1+1d4+5")

    assert dice.text() == "2d20kh1-2d6kl1+1d4+5"
    assert dice.text(die="k") == "2k20kh1-2k6kl1+1k4+5"
    assert dice.text("к", "вл", "вх") == "2к20вл1-2к6вх1+1к4+5"


def test_dice_that_keep_every_die_are_the_dice_without_a_keep_however_they_are_made() -> None:
    assert Dice([Pool(1, 2, 6, ("h", 2))]) == Dice([Pool(1, 2, 6)])
    assert Dice([Pool(1, 2, 6, ("l", 3))]) == Dice([Pool(1, 2, 6)])


def test_dice_are_thrown_in_the_order_written() -> None:
    assert parse_dice("1d8+2d6kh1-1d4+7").faces == (8, 6, 6, 4)
    assert parse_dice("7").faces == ()


@pytest.mark.parametrize(
    ("text", "faces", "total", "natural", "kept"),
    [
        ("2d6+3", [2, 5], 10, 7, [True, True]),
        ("d20", [17], 17, 17, [True]),
        ("5", [], 5, 0, []),
        ("4d6kh3", [3, 1, 6, 2], 11, 11, [True, False, True, True]),
        ("2d20kl1+5", [15, 4], 9, 4, [False, True]),
        ("2d20kh1+5", [9, 9], 14, 9, [True, False]),
        ("2d20kl1+5", [9, 9], 14, 9, [True, False]),
        ("4d6kl2", [6, 2, 2, 2], 4, 4, [False, True, True, False]),
        ("1d8+2d6kh1-2d4+1", [8, 1, 6, 2, 3], 10, 9, [True, False, True, True, True]),
        ("-2d6kl1", [4, 5], -4, -4, [True, False]),
        ("-1d6+2", [6], -4, -6, [True]),
        ("10-1d6", [6], 4, -6, [True]),
    ],
)
def test_a_throw_comes_to(text: str, faces: list[int], total: int, natural: int, kept: list[bool]) -> None:
    dice = parse_dice(text)

    assert dice.total(faces) == dice.total(tuple(faces)) == total
    assert dice.natural(faces) == natural
    assert dice.kept(faces) == tuple(kept)


@given(throws())
def test_the_natural_is_the_signed_sum_of_the_kept_dice(throw: tuple[Dice, list[int]]) -> None:
    dice, faces = throw
    signs = [pool.sign for pool in dice.pools for _ in range(pool.count)]
    counting = zip(signs, faces, dice.kept(faces), strict=True)

    assert dice.natural(faces) == sum(sign * face for sign, face, is_kept in counting if is_kept)
    assert dice.total(faces) == dice.natural(faces) + dice.modifier


@given(pools(), st.data())
def test_no_die_left_out_is_better_than_one_kept(pool: Pool, data: st.DataObject) -> None:
    assume(pool.keep is not None)
    assert pool.keep is not None
    faces = [data.draw(st.integers(1, pool.sides)) for _ in range(pool.count)]
    kept = [face for face, is_kept in zip(faces, pool.kept(faces), strict=True) if is_kept]
    others = [face for face, is_kept in zip(faces, pool.kept(faces), strict=True) if not is_kept]

    assert len(kept) == pool.keep[1]
    if pool.keep[0] == "h":
        assert min(kept) >= max(others, default=0)
    else:
        assert max(kept) <= min(others, default=1000)


def test_a_critical_hit_doubles_the_dice_and_not_the_modifier() -> None:
    assert parse_dice("1d8+2d6-1d4+3").doubled() == parse_dice("2d8+4d6-2d4+3")
    assert parse_dice("4d6kh3+1").doubled() == parse_dice("8d6kh6+1")
    assert parse_dice("2d20kl1").doubled() == parse_dice("4d20kl2")
    assert parse_dice("7").doubled() == parse_dice("7")


def test_a_critical_hit_may_have_more_dice_than_can_be_written() -> None:
    assert len(parse_dice("1000d6").doubled().faces) == 2000


def test_a_bonus_is_added_to_the_modifier() -> None:
    assert parse_dice("2d20kh1+5").plus(2) == parse_dice("2d20kh1+7")
    assert parse_dice("1d6+1").plus(-3) == parse_dice("1d6-2")
    assert parse_dice("1d6+1").plus(-1) == parse_dice("1d6")


def test_dice_differ_by_their_pools_and_by_their_modifier() -> None:
    dice = parse_dice("2d6kh1+1")

    assert dice not in [
        parse_dice(text) for text in ("2d6kl1+1", "2d6+1", "2d8kh1+1", "3d6kh1+1", "2d6kh1", "-2d6kh1+1")
    ]
    assert dice != "2d6kh1+1"
    assert len({hash(dice), hash(dice.plus(1)), hash(dice.doubled())}) == 3


def test_dice_made_of_nothing_are_nought() -> None:
    assert Dice() == parse_dice("0")


def test_dice_say_how_they_are_made() -> None:
    assert repr(parse_dice("2к6+1")) == "parse_dice('2d6+1')"


@pytest.mark.parametrize("name", ["pools", "modifier", "faces", "something_else"])
def test_dice_never_change(name: str) -> None:
    dice = parse_dice("2d6+1")

    with pytest.raises(AttributeError):
        setattr(dice, name, 3)


@given(throws())
def test_dice_are_copied_and_stored_whole(throw: tuple[Dice, list[int]]) -> None:
    dice, faces = throw

    for twin in (copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))):
        assert twin == dice
        assert hash(twin) == hash(dice)
        assert twin.total(faces) == dice.total(faces)
