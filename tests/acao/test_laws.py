"""The seven laws over random play of Ação e Combate, on squares and on hexes."""

from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.rules.acao.state.combat import Combat
from affray.testing import state_of
from tests.acao.kit import ambush
from tests.laws import laws_over, played

TABLES = [
    {"grid": "squares"},
    {"grid": "hexes"},
    {"grid": "squares", "energy": "5", "karma": "on", "test_bands": "10-15"},
    {"grid": "hexes", "test_partial": "cost", "defence_counter": "all-or-nothing", "ambush_reactions": "no"},
    {"grid": "squares", "order_first": "gm", "life": "1d6+vig", "magic_partial": "life", "test_advantage": "by-level"},
]


FIGHTS = {" ".join(table.values()): partial(ambush, **table) for table in TABLES}

test_law, test_law_3_inline, test_law_over_many_fights = laws_over(FIGHTS, examples=2, inline=2)


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_between_deeds_nobody_shares_a_polygon_stands_in_a_wall_or_has_less_than_nothing(
    seed: int, table: dict[str, str]
) -> None:
    for fight in played(ambush(**table), seed):
        combat = state_of(fight, Combat)
        if fight.questions[0].kind in ("turn", "next"):
            spaces = [combat.space(creature) for creature in combat.everyone() if creature.is_there]
            assert sum(space.bit_count() for space in spaces) == combat.taken().bit_count()
            assert not combat.taken() & ~combat.board.open
        for creature in combat.everyone():
            assert 0 <= creature.hp <= creature.hp_max
            assert all(amount >= 0 for amount in creature.pools.values()), creature
