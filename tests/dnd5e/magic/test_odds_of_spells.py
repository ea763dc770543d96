"""The odds of spells with many rays or targets: in parts, exact, and like those of many throws."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray import Fight, estimated_odds, exact_odds
from affray.core.fight import odds as odds_module
from affray.core.values import Effect
from tests.dnd5e.kit import arrange, caster, foe, hero
from tests.odds import assert_exact, is_in_parts, patched

FIRE = frozenset({"fire"})


def targets(traits: list[dict[str, Any]]) -> list[Any]:
    """Some with little left, some who resist, some who concentrate, each out of the others' way."""
    found = []
    for number, (those, at) in enumerate(zip(traits, ("e3", "e5", "g4"), strict=False)):
        id, more = f"orc-{number + 1}", dict(those)
        if more.pop("concentrates"):
            more["effects"] = (Effect(f"concentrating-{number}", "concentrating", id),)
        found.append((hero if more.pop("friend") else foe)(id, at, **more))
    return found


TRAITS = st.fixed_dictionaries(
    {
        "hp": st.sampled_from([1, 5, 9, 60]),
        "concentrates": st.booleans(),
        "friend": st.booleans(),
        "resistances": st.sampled_from([frozenset(), FIRE]),
        "pools": st.sampled_from([{}, {"temporary": 4}]),
        "features": st.sampled_from([(), ("lucky",), ("evasion",), ("relentless-endurance",)]),
    }
)


@settings(max_examples=8, deadline=None)
@given(traits=st.lists(TRAITS, min_size=1, max_size=2), few=st.sampled_from([0, 24]))
def test_a_blast_has_the_odds_of_every_roll(traits: list[dict[str, Any]], few: int) -> None:
    ana = caster("ana", "c4", "burning-hands", hp=40)
    fight = Fight(arrange(ana, *targets(traits), foe("far", "j8")), seed=1)

    with patched(odds_module, "FEW_WAYS", few):
        assert_exact(fight, "cast burning-hands 1 d4")


def test_rays_on_three_foes_are_parts() -> None:
    orcs = [foe(f"orc-{n}", at, hp=9, armour_class=13) for n, at in enumerate(["g1", "g4", "g8"], 1)]
    fight = Fight(arrange(caster("ana", "c4", "scorching-ray", attack=5), *orcs), seed=1)

    found = exact_odds(fight, "cast scorching-ray 2 orc-1,orc-2,orc-3", most=60)

    assert is_in_parts(found)
    assert found.chance("attack", hit=True) == 1 - Fraction(7, 20) ** 3
    hit, critical = Fraction(12, 20), Fraction(1, 20)
    assert found.amounts("hurt", "amount").mean == 3 * (hit * 7 + critical * 14)


def test_a_fireball_on_a_dozen_is_like_many_throws() -> None:
    squares = ["f3", "f4", "f5", "g3", "g4", "g5", "h3", "h4", "h5", "i3", "i4", "i5"]
    orcs = [foe(f"orc-{n}", at, hp=10 + n // 4 * 9) for n, at in enumerate(squares, 1)]
    fight = Fight(arrange(caster("ana", "a1", "fireball"), *orcs), seed=1)

    found, tried = exact_odds(fight, "cast fireball 3 h4"), estimated_odds(fight, "cast fireball 3 h4", most=300)

    assert found.trials is None
    assert float(found.amounts("hurt", "amount").mean) == pytest.approx(
        float(tried.amounts("hurt", "amount").mean), rel=0.05
    )
    for number in (3, 7, 11):
        who = f"@orc-{number}"
        assert float(found.chance("dead", who=who)) == pytest.approx(float(tried.chance("dead", who=who)), abs=0.12)
        assert found.chance("save", who=who, made=False) + found.chance("save", who=who, made=True) == 1
