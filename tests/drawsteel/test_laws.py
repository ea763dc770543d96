"""The seven laws over random play of Draw Steel."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Fight
from tests.drawsteel.gorge import chase
from tests.drawsteel.kit import brawl, random_play
from tests.laws import LAWS, Law, begun, law_3_minds_inline_and_their_answers_replayed_give_the_same_fight

TABLES: list[dict[str, str]] = [
    {},
    {"initiative": "agility", "first_roll": "chooser"},
    {"roll_downgrade": "on", "free_director": "ask"},
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80), table=st.sampled_from(TABLES))
def test_law(law: Law, seed: int, answers: int, table: dict[str, str]) -> None:
    choices = Random(seed)
    law(begun(brawl(**table), choices, answers), choices)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80))
def test_law_over_a_gorge(law: Law, seed: int, answers: int) -> None:
    choices = Random(seed)
    law(begun(chase(), choices, answers), choices)


@settings(max_examples=6)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_law_3_inline(seed: int, table: dict[str, str]) -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(brawl(**table), Random(seed))


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_between_deeds_everybody_stands_flies_clings_or_is_in_the_ground(seed: int) -> None:
    choices = Random(seed)
    fight = Fight(chase(), seed)
    for question, clash in random_play(fight, choices):
        if question.kind == "turn":
            for each in clash.everyone():
                flies = each.block.modes & {"fly", "hover"} or each.has("climbing")
                assert not each.is_up or flies or each.height <= clash.floor_under(each), each
                assert not each.is_up or not clash.space(each) & clash.board.filled, each


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_over_hundreds_of_fights(law: Law, table: dict[str, str]) -> None:
    for number in range(50):
        choices = Random(f"{law.__name__} {table} {number}")
        law(begun(brawl(**table), choices, choices.randrange(160)), choices)


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_between_deeds_nobody_shares_a_square_stands_in_a_wall_or_has_less_than_nothing(
    seed: int, table: dict[str, str]
) -> None:
    choices = Random(seed)
    fight = Fight(brawl(**table), seed)
    for question, clash in random_play(fight, choices):
        if question.kind in ("turn", "next"):
            small = [each for each in clash.everyone() if each.is_up and each.block.width == 1]
            assert len({(each.at, each.height) for each in small}) == len(small)
            assert not clash.taken() & ~clash.board.open
        for each in clash.everyone():
            assert each.lowest <= each.hp <= each.hp_max
            assert all(amount >= 0 for amount in each.pools.values()), each
