"""The seven laws over random play of Ação e Combate, on squares and on hexes."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Fight
from affray.rules.acao.state.combat import Combat
from tests.acao.kit import ambush
from tests.laws import LAWS, Law, begun, give_answer, law_3_minds_inline_and_their_answers_replayed_give_the_same_fight

TABLES = [
    {"grid": "squares"},
    {"grid": "hexes"},
    {"grid": "squares", "energy": "5", "karma": "on", "test_bands": "10-15"},
    {"grid": "hexes", "test_partial": "cost", "defence_counter": "all-or-nothing", "ambush_reactions": "no"},
    {"grid": "squares", "order_first": "gm", "life": "1d6+vig", "magic_partial": "life", "test_advantage": "by-level"},
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), answers=st.integers(0, 80), table=st.sampled_from(TABLES))
def test_law(law: Law, seed: int, answers: int, table: dict[str, str]) -> None:
    choices = Random(seed)
    law(begun(ambush(**table), choices, answers), choices)


@settings(max_examples=6)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_law_3_inline(seed: int, table: dict[str, str]) -> None:
    law_3_minds_inline_and_their_answers_replayed_give_the_same_fight(ambush(**table), Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_over_hundreds_of_fights(law: Law, table: dict[str, str]) -> None:
    for number in range(50):
        choices = Random(f"{law.__name__} {table} {number}")
        law(begun(ambush(**table), choices, choices.randrange(160)), choices)


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_between_deeds_nobody_shares_a_polygon_stands_in_a_wall_or_has_less_than_nothing(
    seed: int, table: dict[str, str]
) -> None:
    choices = Random(seed)
    fight = Fight(ambush(**table), seed)
    for _ in range(150):
        if fight.question is None:
            break
        combat = fight.state
        assert isinstance(combat, Combat)
        if fight.question.kind in ("turn", "next"):
            spaces = [combat.space(creature) for creature in combat.everyone() if creature.is_there]
            assert sum(space.bit_count() for space in spaces) == combat.taken().bit_count()
            assert not combat.taken() & ~combat.board.open
        for creature in combat.everyone():
            assert 0 <= creature.hp <= creature.hp_max
            assert all(amount >= 0 for amount in creature.pools.values()), creature
        give_answer(fight, choices)
