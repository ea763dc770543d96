"""Exact distributions, against full enumeration and against icepool."""

import copy
import pickle
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.dice.chances import Chances, chances_of, mixture, natural_chances
from affray.core.dice.notation import Dice, End, Pool, parse_dice

HALF = Fraction(1, 2)
ENDS: list[End] = ["h", "l"]

some_chances = st.builds(Chances, st.dictionaries(st.integers(-20, 20), st.integers(1, 9), min_size=1, max_size=6))


@st.composite
def few_dice(draw: st.DrawFn) -> Dice:
    """Dice whose rolls can all be enumerated."""
    pools = []
    for _ in range(draw(st.integers(0, 2))):
        count = draw(st.integers(1, 3))
        keep = draw(st.none() | st.tuples(st.sampled_from(ENDS), st.integers(1, count)))
        pools.append(Pool(draw(st.sampled_from([1, -1])), count, draw(st.integers(1, 5)), keep))
    return Dice(pools, draw(st.integers(-9, 9)))


@pytest.fixture(autouse=True)
def nothing_is_worked_out_yet() -> None:
    chances_of.cache_clear()


def of(text: str) -> Chances:
    return chances_of(parse_dice(text))


@given(few_dice())
def test_the_chances_are_those_of_every_throw_counted(dice: Dice) -> None:
    every_throw = list(product(*(range(1, sides + 1) for sides in dice.faces)))

    assert chances_of(dice) == Chances(Counter(map(dice.total, every_throw)))
    assert natural_chances(dice) == Chances(Counter(map(dice.natural, every_throw)))


d = icepool.d


@pytest.mark.parametrize(
    ("text", "oracle"),
    [
        ("1d20", d(20)),
        ("d%", d(100)),
        ("3d1", 3 @ d(1)),
        ("2d6+3", 2 @ d(6) + 3),
        ("10d10", 10 @ d(10)),
        ("2d20kh1", d(20).highest(2, 1)),
        ("2d20kl1+5", d(20).lowest(2, 1) + 5),
        ("4d6kh3", d(6).highest(4, 3)),
        ("4d6dl1", d(6).highest(4, 3)),
        ("4d6dh1", d(6).lowest(4, 3)),
        ("9d12kh5", d(12).highest(9, 5)),
        ("9d12kl5", d(12).lowest(9, 5)),
        ("40d6kh20", d(6).highest(40, 20)),
        ("5d1kh2", d(1).highest(5, 2)),
        ("1d8+2d6-1", d(8) + 2 @ d(6) - 1),
        ("2d20kh1+1d4-1d6", d(20).highest(2, 1) + d(4) - d(6)),
        ("2d6-3d4kl2", 2 @ d(6) - d(4).lowest(3, 2)),
    ],
)
def test_the_chances_are_those_that_icepool_finds(text: str, oracle: Any) -> None:
    assert dict(of(text)) == {value: Fraction(ways, oracle.denominator()) for value, ways in oracle.items()}


def test_a_thousand_dice_are_no_trouble() -> None:
    chances = of("1000d6")

    assert chances.total == 6**1000
    assert chances.mean == 3500
    assert chances.variance == 1000 * Fraction(35, 12)
    assert chances.weights[1001] == 1000


def test_the_best_of_many_dice_are_no_trouble() -> None:
    chances = of("200d6kh100")

    assert chances.total == 6**200
    assert chances.weights[600] == sum(comb(200, sixes) * 5 ** (200 - sixes) for sixes in range(100, 201))
    assert list(chances.weights) == list(range(100, 601))


def test_the_weights_of_dice_are_the_ways_to_throw_them() -> None:
    assert of("2d6").weights == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert of("2d6").total == 36


def test_a_number_without_dice_is_certain() -> None:
    assert of("5") == Chances({5: 1})
    assert natural_chances(parse_dice("5")) == Chances({0: 1})


def test_the_natural_is_without_the_modifier() -> None:
    assert natural_chances(parse_dice("2d20kh1+5")) == of("2d20kh1")


def test_the_chances_of_dice_are_worked_out_once() -> None:
    assert of("3d6+2") is of("3к6+2")
    assert natural_chances(parse_dice("3d6+2")) is natural_chances(parse_dice("3d6+4"))


def test_each_value_has_its_chance_and_the_lowest_comes_first() -> None:
    chances = Chances({3: 2, -1: 1, 2: 1})

    assert list(chances) == [(-1, Fraction(1, 4)), (2, Fraction(1, 4)), (3, HALF)]
    assert len(chances) == 3
    assert chances.chance(3) == HALF
    assert chances.chance(0) == 0


def test_a_number_or_more_and_a_number_or_less_both_count_the_number() -> None:
    chances = of("1d20")

    assert chances.at_least(15) == Fraction(6, 20)
    assert chances.at_most(15) == Fraction(15, 20)
    assert chances.at_least(21) == chances.at_most(0) == 0
    assert chances.at_least(1) == chances.at_most(20) == 1


def test_the_mean_and_the_variance_are_exact() -> None:
    assert of("1d6+2").mean == Fraction(11, 2)
    assert of("1d6+2").variance == Fraction(35, 12)
    assert of("2d20kh1").mean == Fraction(553, 40)


def test_chances_in_the_same_proportion_are_equal() -> None:
    assert Chances({1: 2, 2: 4, 3: 0}) == Chances({2: 2, 1: 1})
    assert hash(Chances({1: 2, 2: 4})) == hash(Chances({2: 2, 1: 1}))
    assert Chances({1: 2, 2: 4}).weights == {1: 1, 2: 2}
    assert Chances({1: 2, 2: 4}).total == 3
    assert Chances({1: 1, 2: 1}) != Chances({1: 1, 2: 2})
    assert Chances({1: 1}) != {1: 1}
    assert hash(of("1d6")) != hash(of("1d8"))


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: 2, 2: -1}])
def test_weights_that_make_no_chances_are_refused(weights: dict[int, int]) -> None:
    with pytest.raises(ValueError, match=r"0 or more, and one above 0, not \{.*\}\.$"):
        Chances(weights)


def test_chances_are_made_of_fractions_that_add_up() -> None:
    assert Chances.of({1: Fraction(1, 6), 2: Fraction(1, 2), 3: Fraction(1, 3)}) == Chances({1: 1, 2: 3, 3: 2})
    with pytest.raises(ValueError, match=r"add up to 1, not to 5/6\.$"):
        Chances.of({1: Fraction(1, 3), 2: HALF})


def test_half_damage_is_rounded_by_the_function_given() -> None:
    assert of("1d6").map(lambda damage: damage // 2) == Chances({0: 1, 1: 2, 2: 2, 3: 1})


@given(some_chances, some_chances)
def test_a_sum_is_of_independent_numbers(first: Chances, second: Chances) -> None:
    both = first + second

    assert both == second + first
    assert both.mean == first.mean + second.mean
    assert both.variance == first.variance + second.variance


@given(some_chances, st.integers(-25, 25))
def test_more_than_a_number_is_all_but_that_number_or_less(chances: Chances, number: int) -> None:
    assert chances.at_least(number + 1) == 1 - chances.at_most(number)
    assert chances.at_least(number) - chances.at_least(number + 1) == chances.chance(number)
    assert sum(chance for _, chance in chances) == 1


@given(some_chances, some_chances, st.fractions(0, 1, max_denominator=20))
def test_a_mixture_takes_each_part_as_often_as_its_share(first: Chances, second: Chances, share: Fraction) -> None:
    mixed = mixture([(share, first), (1 - share, second)])

    for value in {*first.weights, *second.weights}:
        assert mixed.chance(value) == share * first.chance(value) + (1 - share) * second.chance(value)


def test_a_hit_or_a_miss_is_a_mixture() -> None:
    hits = of("1d20+5").at_least(15)

    damage = mixture([(hits, of("1d8+3")), (1 - hits, of("0"))])

    assert damage.chance(0) == Fraction(9, 20)
    assert damage.mean == Fraction(11, 20) * Fraction(15, 2)


def test_a_mixture_wants_shares_that_are_shares() -> None:
    with pytest.raises(ValueError, match=r"not to 1/2\.$"):
        mixture([(HALF, of("1d6"))])
    with pytest.raises(ValueError, match=r"not to 0\.$"):
        mixture([])
    with pytest.raises(ValueError, match=r"0 or more, not -1/2\.$"):
        mixture([(Fraction(3, 2), of("1d6")), (-HALF, of("1d6"))])


@pytest.mark.parametrize("name", ["weights", "total", "something_else"])
def test_chances_never_change(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(of("1d6"), name, 3)


def test_the_weights_can_be_read_and_not_written() -> None:
    weights: Any = of("1d6").weights

    with pytest.raises(TypeError):
        weights[7] = 1


def test_chances_are_copied_stored_and_shown_whole() -> None:
    chances = of("2d4")

    assert copy.deepcopy(chances) == pickle.loads(pickle.dumps(chances)) == chances
    assert repr(Chances({2: 3, 1: 6})) == "Chances({1: 2, 2: 1})"
