"""Recoveries, hero tokens, surges, the unconscious."""

from typing import Any

import pytest

from affray.core.fight.running import Setup
from affray.rules.drawsteel.state.blocks import Tier
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.words import Outcome
from affray.testing import TableForTests, clause
from tests.drawsteel.kit import AXE, CURSE, WHIRL, arrange, foe, hero, minion, setup, strike


def with_tokens(table: TableForTests, number: int, *fighters: Fighter) -> None:
    """A fight in the first one's turn, with so many hero tokens."""
    table._arrange = lambda *creatures, **options: _with_tokens(number, *creatures, **options)
    table.set(*fighters)


def _with_tokens(number: int, *fighters: Fighter, **options: Any) -> Setup:
    begun = arrange(*fighters, **options)
    assert isinstance(begun.state, Clash)
    begun.state.resources["hero-tokens"] = number
    return begun


def tokens(table: TableForTests) -> int:
    clash = table.fight.state
    assert isinstance(clash, Clash)
    return clash.resources.get("hero-tokens", 0)


# --- recoveries


@clause("ds.recovery", "ds.deed.catch-breath")
def test_catching_breath_gives_a_third_of_the_stamina_for_a_recovery(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=5, hp_max=20), foe("imp", "j1"))

    table.play("catch-breath")

    assert (table.ana.hp, table.ana.pools["recoveries"], table.ana.pools["maneuver"]) == (11, 9, 0)


@clause("ds.deed.catch-breath", "ds.stamina.dying")
@pytest.mark.parametrize(("hp", "recoveries"), [(0, 10), (20, 10), (5, 0)])
def test_nobody_catches_breath_dying_or_unhurt_or_without_recoveries(
    table: TableForTests, hp: int, recoveries: int
) -> None:
    table.set(hero("ana", "b2", hp=hp, hp_max=20, pools={"recoveries": recoveries}), foe("imp", "j1"))

    assert "catch-breath" not in table.offered()


@clause("ds.deed.heal", "ds.stamina.dying")
def test_heal_lets_a_dying_ally_spend_a_recovery(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), hero("bo", "b3", hp=-3, hp_max=20), foe("imp", "j1"))

    table.play("heal bo", "bo: recover")

    assert (table.bo.hp, table.bo.pools["recoveries"], table.ana.pools["main"]) == (3, 9, 0)


@clause("ds.deed.heal", "ds.duration.save")
def test_heal_may_give_a_saving_throw_instead(table: TableForTests) -> None:
    table.set(foe("imp", "f2", might=2, abilities=(CURSE,)), hero("ana", "b2"), hero("bo", "b3"))

    table.play("use ana curse", "end", "bo", "heal ana", "ana: save weakened", dice=[6, 6, 7])

    assert not table.ana.has("weakened")


@clause("ds.stamina.temporary")
def test_temporary_stamina_does_not_add_up(table: TableForTests) -> None:
    bless = strike("bless", 0, 0, 0, tiers=(), roll=(), target="ally", effects=(Outcome("temporary", 5),))
    table.set(hero("ana", "b2", abilities=(bless,)), hero("bo", "b3", pools={"temporary": 3}), foe("imp", "j1"))

    table.play("use bo bless")

    assert table.bo.pools["temporary"] == 5


@clause("ds.recovery")
def test_an_ability_lets_somebody_spend_a_recovery(table: TableForTests) -> None:
    cheer = strike("cheer", 0, 0, 0, tiers=(), roll=(), target="ally", effects=(Outcome("recovery"),))
    table.set(hero("ana", "b2", abilities=(cheer,)), hero("bo", "b3", hp=2, hp_max=20), foe("imp", "j1"))

    table.play("use bo cheer", "bo: recover")

    assert (table.bo.hp, table.bo.pools["recoveries"]) == (8, 9)


# --- the unconscious


@clause("ds.stamina.unconscious")
def test_a_foe_may_be_knocked_out_and_any_damage_then_kills_it(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", hp=3), foe("orc", "b3"), stamina_mercy="on")
    table.play("use imp axe", "knock-out", "end", "end", dice=[1, 1])
    assert (table.imp.status, table.imp.has("prone")) == ("unconscious", True)

    table.play("use imp axe", dice=[1, 1])

    assert table.imp.status == "dead"


@clause("ds.stamina.unconscious")
def test_rolls_against_the_unconscious_have_a_double_edge(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), foe("imp", "b1", status="unconscious"), foe("orc", "j8"))

    table.play("use imp axe", dice=[6, 6])

    assert table.told("power-roll")[-1]["tier"] == 3


@clause("ds.stamina.unconscious")
def test_a_hero_wakes_by_a_recovery_and_rises_freely(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "b2", hp=-7, hp_max=20), hero("bo", "a2"), stamina_mercy="on")
    table.play("use ana claw", "knock-out", "end", dice=[1, 1])

    table.play("heal ana", "ana: recover", "end")

    assert (table.ana.status, table.ana.hp) == ("up", -4)
    assert "rise" in table.offered()


# --- hero tokens


@clause("ds.token", "ds.heroic")
def test_the_heroes_share_a_token_each_and_bring_their_victories(table: TableForTests) -> None:
    table._arrange = setup
    table.set(hero("ana", "a1", pools={"victories": 2}), hero("bo", "a3"), foe("imp", "j1"))

    table.play("ready", dice=[7])

    assert tokens(table) == table.fight.view("ana")["fight"]["tokens"] == 2
    assert (table.ana.pools["fury"], table.bo.pools["fury"]) == (2, 0)


@clause("ds.token.surges", "ds.token")
def test_a_token_gives_two_surges_but_only_one_benefit_a_turn(table: TableForTests) -> None:
    with_tokens(table, 3, hero("ana", "b2"), foe("imp", "j1"))

    table.play("take-heart")

    assert (table.ana.pools["surges"], tokens(table)) == (2, 2)
    assert "take-heart" not in table.offered()


@clause("ds.token.save")
def test_a_token_turns_a_failed_save_into_a_success(table: TableForTests) -> None:
    with_tokens(table, 1, foe("imp", "f2", might=2, abilities=(CURSE,)), hero("ana", "b2"))

    table.play("use ana curse", "end", "end", "ana: token", dice=[6, 6, 2])

    assert (table.ana.has("weakened"), tokens(table)) == (False, 0)


@clause("ds.token.test", "ds.deed.test", "ds.test.ladder")
def test_a_token_lets_a_test_be_rolled_again(table: TableForTests) -> None:
    with_tokens(table, 1, hero("ana", "b2", might=2), foe("imp", "j1"))

    table.play("test lift the gate", "on might", "skilled hard", "token", dice=[1, 1, 7, 8])

    assert table.told("attempted")[-1]["worth"] == "success"


@clause("ds.token.stamina")
def test_two_tokens_give_stamina_back_on_ones_turn(table: TableForTests) -> None:
    with_tokens(table, 2, hero("ana", "b2", hp=5, hp_max=20), foe("imp", "j1"))

    table.play("rally")

    assert (table.ana.hp, table.ana.pools["recoveries"], tokens(table)) == (11, 10, 0)


@clause("ds.token.stamina")
def test_two_tokens_give_stamina_back_before_a_blow_that_would_fell_one(table: TableForTests) -> None:
    with_tokens(table, 2, foe("imp", "b1"), hero("ana", "b2", hp=3, hp_max=20))

    table.play("use ana claw", "ana: token", dice=[1, 1])

    assert table.ana.hp == 3 + 6 - 3


# --- surges


@clause("ds.surge")
def test_surges_add_the_highest_characteristic_each(table: TableForTests) -> None:
    table.set(hero("ana", "b2", agility=2, pools={"surges": 4}), foe("imp", "b1"))
    table.play("use imp axe", dice=[6, 6])
    assert "surge imp 4" not in table.offered()

    table.play("surge imp 3")

    assert (table.imp.hp, table.ana.pools["surges"]) == (20 - 6 - 6, 1)


@clause("ds.surge")
def test_surges_go_to_one_target(table: TableForTests) -> None:
    table.set(
        hero("ana", "b2", abilities=(WHIRL,), fury=3, agility=1, pools={"surges": 1}),
        foe("imp", "b1"),
        foe("orc", "a1"),
    )

    table.play("use whirl", "surge orc 1", dice=[6, 6])

    assert (table.imp.hp, table.orc.hp) == (16, 15)


@clause("ds.surge.potency", "ds.potency.unspent")
@pytest.mark.parametrize(("reason", "lands", "left"), [(1, True, 1), (2, False, 3)])
def test_two_surges_raise_a_potency_and_are_kept_if_that_fails(
    table: TableForTests, reason: int, lands: bool, left: int
) -> None:
    table.set(hero("ana", "b2", might=2, abilities=(CURSE,), pools={"surges": 3}), foe("imp", "f2", reason=reason))

    table.play("use imp curse", "pass", "sharpen imp", dice=[6, 5])

    assert (table.imp.has("weakened"), table.ana.pools["surges"]) == (lands, left)


@clause("ds.surge")
def test_an_ability_may_give_surges(table: TableForTests) -> None:
    tiers = (Tier("1"),) * 3
    blow = strike("blow", 1, 1, 1, tiers=tiers, effects=(Outcome("surges", 2, on_user=True),))
    table.set(hero("ana", "b2", abilities=(blow, AXE)), foe("imp", "b1"))

    table.play("use imp blow", dice=[6, 6])

    assert table.ana.pools["surges"] == 2


@clause("ds.recovery", "ds.deed.heal")
def test_a_hero_heals_an_ally_who_has_no_recoveries(table: TableForTests) -> None:
    guard = foe("guard", "b1", hp=5, hp_max=20).but(side="heroes")
    table.set(hero("ana", "b2"), guard, foe("imp", "j1"))

    table.play("heal guard", "guard: recover")

    assert table.guard.hp == 5 + 6


@clause("ds.minion.squad", "ds.recovery")
def test_minions_regain_nothing(table: TableForTests) -> None:
    table.set(hero("ana", "b2"), minion("rat-1", "b1").but(side="heroes"), foe("imp", "j1"))

    assert "heal rat-1" not in table.offered()


@clause("ds.token.stamina", "ds.heroic.first")
def test_a_rally_too_is_stamina_regained(table: TableForTests) -> None:
    priest = hero("bo", "b3", resource="piety", pools={"piety": 0})
    with_tokens(table, 2, hero("ana", "b2", hp=5, hp_max=20), priest, foe("imp", "j1"))

    table.play("rally")

    assert table.bo.pools["piety"] == 2
