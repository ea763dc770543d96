"""Names, numbers, dice and distances as people write them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.content.checks import Refused
from affray.content.measures import (
    Damage,
    DamageText,
    DiceText,
    Distance,
    Hp,
    HpText,
    Id,
    OneOf,
    Range,
    RangeText,
    Text,
    Whole,
    is_id,
)


def code(check: Any, value: Any) -> str:
    with pytest.raises(Refused) as caught:
        check.read(value)
    return caught.value.code


@pytest.mark.parametrize(
    "written",
    [
        "30 ft",
        "30ft",
        "30 feet",
        "9 m",
        "9,0 m",
        "9.0 metres",
        "6 squares",
        "6 sáhů",
        "9 м",
        "6 клеток",
        "30 футів",
        "30 pés",
    ],
)
def test_a_distance_is_read_in_any_unit(written: str) -> None:
    assert Distance().read(written) == 6


@pytest.mark.parametrize(
    ("written", "squares"), [("5 ft", 1), ("1.5 m", 1), ("1,5 m", 1), ("1 square", 1), ("1 sáh", 1), ("0 ft", 0)]
)
def test_five_feet_are_a_square(written: str, squares: int) -> None:
    assert Distance().read(written) == squares


@pytest.mark.parametrize("written", [30, "30", 0, -5])
def test_a_distance_without_a_unit_is_refused(written: object) -> None:
    assert code(Distance(), written) == "no-unit"


@pytest.mark.parametrize(
    "written", ["", "ft", "thirty ft", "30 cubits", "-5 ft", "1e3 ft", "30 ft 2", "٣ ft", True, [30], {}]
)
def test_what_is_no_distance_is_refused(written: object) -> None:
    assert code(Distance(), written) == "bad-distance"


@pytest.mark.parametrize(
    ("written", "nearest"),
    [
        ("32 ft", ["30 ft"]),
        ("33 ft", ["35 ft"]),
        ("7 m", ["7.5 m"]),
        ("2.5 feet", ["0 feet", "5 feet"]),
        ("1.5 squares", ["1 squares", "2 squares"]),
        ("1 м", ["1.5 м"]),
    ],
)
def test_part_of_a_square_is_refused_and_the_nearest_named(written: str, nearest: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        Distance().read(written)

    assert caught.value.code == "not-whole-squares"
    assert caught.value.args_of_problem == {"nearest": nearest}


@given(st.integers(0, 1000))
def test_the_same_distance_in_feet_metres_and_squares_is_the_same(squares: int) -> None:
    written = [f"{5 * squares} ft", f"{1.5 * squares} m", f"{squares} squares", f"{squares} sáhů"]

    assert {Distance().read(each) for each in written} == {squares}


def test_none_is_a_distance_where_it_may_be() -> None:
    assert Distance(low=1, or_none=True).read("none") == 0
    assert code(Distance(low=1, or_none=True), "0 ft") == "bad-distance"
    assert code(Distance(), "none") == "bad-distance"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("80/320 ft", Range(16, 64)),
        ("24/96 m", Range(16, 64)),
        ("30 ft", Range(6, 6)),
        ("4-12 squares", Range(4, 12)),
        ("none", Range(0, 0)),
    ],
)
def test_a_range_is_read(written: str, read: Range) -> None:
    assert RangeText().read(written) == read


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("320/80 ft", "range-backwards"),
        ("80/321 ft", "not-whole-squares"),
        ("80/320", "no-unit"),
        ("80/320 cubits", "bad-range"),
        ("1.2.3/4 ft", "bad-range"),
        ("0/5 ft", "bad-range"),
        ("0 ft", "bad-distance"),
        (30, "no-unit"),
        ([30], "bad-distance"),
        ("5/9999 squares", "too-far"),
    ],
)
def test_what_is_no_range_is_refused(written: object, problem: str) -> None:
    assert code(RangeText(), written) == problem


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (7, Hp(7)),
        ("2d6", Hp(7, "2d6")),
        ("7 (2d6)", Hp(7, "2d6")),
        ("2к8+2", Hp(11, "2d8+2")),
        ("1d4-3", Hp(1, "1d4-3")),
    ],
)
def test_hit_points_are_a_number_dice_or_both(written: object, read: Hp) -> None:
    assert HpText(100).read(written) == read


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("", "bad-hp"),
        ("seven", "bad-hp"),
        ("7 hp", "bad-hp"),
        ("2d6kh1", "bad-hp"),
        ("12-1d6", "bad-hp"),
        ("5+2", "bad-hp"),
        (True, "bad-hp"),
        ([7], "bad-hp"),
        (0, "not-whole-number"),
        (101, "not-whole-number"),
        ("0 (2d6)", "not-whole-number"),
        ("100d6", "not-whole-number"),
        ("13 (2d6)", "hp-outside-dice"),
        ("1d4-9", "hp-outside-dice"),
    ],
)
def test_what_are_no_hit_points_is_refused(written: object, problem: str) -> None:
    assert code(HpText(100), written) == problem


TYPES = DamageText(["slashing", "cold"])


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("1d6+2 slashing", Damage("1d6+2", "slashing")),
        ("1d6 + 2 Cold", Damage("1d6+2", "cold")),
        ("2d6", Damage("2d6")),
        (1, Damage("1")),
        ("1 cold", Damage("1", "cold")),
    ],
)
def test_damage_is_dice_and_a_type(written: object, read: Damage) -> None:
    assert TYPES.read(written) == read


@pytest.mark.parametrize("written", ["slashing", "1d6 sharp", "x slashing", "", None, [1], True, -1, "1d6 cold cold"])
def test_what_is_no_damage_is_refused(written: object) -> None:
    assert code(TYPES, written) == "bad-damage"


def test_dice_have_one_spelling() -> None:
    assert DiceText().read("1к8 + 1") == "1d8+1"
    assert code(DiceText(), "1x8") == "bad-dice"
    assert code(DiceText(), {}) == "bad-dice"


@pytest.mark.parametrize("name", ["goblin", "goblin-2", "ána", "бран-3", "x", "a" * 30])
def test_a_name_is_of_lower_case_letters_digits_and_hyphens(name: str) -> None:
    assert is_id(name)
    assert Id(for_creatures=True).read(name) == name


@pytest.mark.parametrize(
    "name",
    ["", "Ana", "ana bo", "-a", "a-", "a--b", "2a", "a.b", "a_b", "a" * 31, "a٣", "á".replace("á", "a\u0301"), "Бран"],
)
def test_other_names_are_refused(name: str) -> None:
    assert not is_id(name)
    assert code(Id(), name) == "bad-id"


@pytest.mark.parametrize(
    ("name", "problem"),
    [("gm", "reserved-id"), ("pass", "reserved-id"), ("b2", "id-like-square"), ("aa11", "id-like-square")],
)
def test_a_creature_is_not_called_what_would_be_mistaken(name: str, problem: str) -> None:
    assert code(Id(for_creatures=True), name) == problem
    assert Id().read(name) == name


def test_a_word_of_several_is_written_with_a_hyphen_or_a_space() -> None:
    check = OneOf(["low-wall", "wall"])

    assert check.read("low wall") == check.read("low-wall") == "low-wall"
    assert code(check, "Wall") == "not-one-of"
    assert code(check, 3) == "not-one-of"


def test_a_number_is_whole_and_within_its_bounds() -> None:
    assert Whole(1, 3).read(3) == 3
    assert [code(Whole(1, 3), value) for value in (0, 4, "2", True, None, [2])] == ["not-whole-number"] * 6


def test_a_text_has_one_line_unless_it_may_have_several() -> None:
    assert Text(5).read(" abc ") == "abc"
    assert Text(5, lines=True).read("a\nb") == "a\nb"
    assert [code(Text(5), value) for value in ("", "  ", "abcdef", "a\nb")] == ["bad-text"] * 4
    assert code(Text(5), 3) == "wrong-kind"
