"""The laws over random play of the five heroes, with everything that they can do."""

from functools import partial
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.fight.running import Setup
from affray.rules.drawsteel.state.blocks import Ability, Distance, Tier
from affray.rules.drawsteel.state.words import Outcome
from tests.drawsteel.kit import CLAW, CURSE, SHOVE, clash_of, foe, setup, shipped_hero, strike
from tests.laws import Fights, laws_over, played

HOOK = strike("hook", 2, 3, 4, tiers=tuple(Tier("3", "", (Outcome("grabbed"), Outcome("prone"))) for _ in range(3)))
ROAR = Ability(
    "roar",
    keywords=frozenset({"area", "magic"}),
    distance=Distance(area="burst", size=3),
    target="enemy",
    bonus=2,
    tiers=tuple(
        Tier("2", "psychic", tuple(Outcome(kind, lasts="save", resists="presence", potency=each) for kind in kinds))
        for each, kinds in enumerate((("frightened",), ("dazed", "slowed"), ("restrained", "bleeding", "taunted")))
    ),
)
GROUND = [
    "..........",
    "..,T...#..",
    "..,..d.#..",
    "...T.d....",
    "....,,....",
    "..........",
    "...,,,....",
    "~~........",
]
TABLES: list[dict[str, str]] = [{}, {"stamina_mercy": "on", "roll_downgrade": "on"}]


def company(**options: Any) -> Setup:
    """Five heroes with much to spend, and foes who lay every condition on them."""
    return setup(
        shipped_hero("berserker", "a1", 6, 9, surges=3),
        shipped_hero("commander", "a3", 6, 12),
        shipped_hero("priest", "b5", 4, 8),
        shipped_hero("prowler", "a6", 5, 9),
        shipped_hero("fire-caller", "b7", 6, 10),
        foe("ogre", "d2", hp=30, size="2", might=2, abilities=(HOOK, SHOVE)),
        foe("witch", "f5", hp=20, might=2, abilities=(CURSE,), group="pack"),
        foe("howler", "d5", hp=20, abilities=(ROAR, CLAW), group="pack"),
        foe("imp", "c4", hp=12, size="1S", weaknesses={"fire": 2}, immunities={"holy": 1}),
        map=GROUND,
        **options,
    )


FIGHTS: Fights = {"by the book": company, "otherwise": partial(company, **TABLES[1])}

test_law, test_law_3_inline, test_law_over_many_fights = laws_over(FIGHTS, examples=3, inline=3)


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_nobody_has_less_than_nothing_or_is_held_from_afar(seed: int, table: dict[str, str]) -> None:
    for fight in played(company(**table), seed):
        clash = clash_of(fight)
        for each in clash.everyone():
            assert each.lowest <= each.hp <= each.hp_max
            assert all(amount >= 0 for amount in each.pools.values()), each
            if fight.questions[0].kind in ("turn", "next"):
                holders = [clash.fighter(held.source or "") for held in each.effects if held.kind == "grabbed"]
                assert all(clash.is_adjacent(each, holder) and holder.is_up for holder in holders)
        assert all(amount >= 0 for amount in clash.resources.values())
