"""The worked figures of the chapter on damage, healing and dying, line by line as the digest of examples lists them."""

from typing import Any

import pytest

from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, caster, foe, hero

# --- damage


@clause("5e.damage.many")
def test_004_l404_a_fireball_has_one_damage_roll_for_all(table: TableForTests) -> None:
    table.set(caster("ana", "a1", "fireball"), foe("orc", "e4", hp=60), foe("imp", "f5", hp=60))

    table.play("cast fireball 3 e4", dice=[2, 2, *[3] * 8])

    assert (table.orc.hp, table.imp.hp) == (36, 36)
    assert [roll["dice"] for roll in table.told("rolled")].count("8d6") == 1


@clause("5e.damage.critical", "5e.damage.critical-extra")
@pytest.mark.parametrize(
    ("traits", "dice", "lost"),
    [({}, [20, 4, 3], 4 + 3 + 2), ({"features": ("sneak-attack",)}, [20, 2, 4, 3, 6, 5], 4 + 3 + 2 + 6 + 5)],
)
def test_004_l417_a_dagger_crits_with_2d4_and_sneak_attack_twice(
    table: TableForTests, traits: dict[str, Any], dice: list[int], lost: int
) -> None:
    unseen = {"hidden_from": frozenset({"orc"})} if traits else {}
    bo = hero("bo", "a1", weapons=(SWORD.but(id="dagger", damage="1d4+2"),), **traits, **unseen)
    table.set(bo, foe("orc", "b1", hp=30))

    table.play("attack orc dagger", dice=dice)

    assert table.orc.hp == 30 - lost


@clause("5e.damage.resist-order")
def test_004_l457_25_bludgeoning_less_5_and_then_half_is_10(table: TableForTests) -> None:
    maul = SWORD.but(id="maul", damage="3d10-5", type="bludgeoning")
    table.set(hero("ana", "a1", weapons=(maul,)), foe("orc", "b1", hp=30, resistances=frozenset({"bludgeoning"})))

    table.play("attack orc maul", dice=[15, 10, 10, 5])

    assert table.orc.hp == 30 - 10


@clause("5e.damage.resist-once")
def test_004_l459_two_resistances_halve_and_do_not_quarter(table: TableForTests) -> None:
    torch = SWORD.but(id="torch", damage="1d12", type="fire")
    table.set(
        hero("ana", "a1", weapons=(torch,)), foe("orc", "b1", hp=30, resistances=frozenset({"fire", "nonmagical"}))
    )

    table.play("attack orc torch", dice=[15, 12])

    assert table.orc.hp == 30 - 6


@clause("5e.heal.cap")
def test_004_l465_14_of_20_and_8_healed_regains_6(table: TableForTests) -> None:
    table.set(hero("ana", "a1", hp=14, hp_max=20), foe("orc", "j8"))

    table.play("rule: ana healed 8")

    assert table.ana.hp == 20
    assert table.told("healed")[0]["amount"] == 6


@clause("5e.temp-hp.first")
def test_004_l515_5_temporary_and_7_damage_leave_2(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD.but(damage="1d8"),)), foe("orc", "b1", hp=30, pools={"temporary": 5}))

    table.play("attack orc shortsword", dice=[15, 7])

    assert (table.orc.hp, table.orc.pools["temporary"]) == (28, 0)


@clause("5e.temp-hp.no-stack")
def test_004_l519_12_temporary_over_10_are_never_22(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"temporary": 10}), foe("orc", "j8"))

    table.play("rule: ana temporary 12")

    assert table.ana.pools["temporary"] == 12


# --- dying


@clause("5e.death.instant")
@pytest.mark.parametrize(("damage", "status"), [(17, "dying"), (18, "dead")])
def test_004_l477_max_12_current_6_and_18_is_death(table: TableForTests, damage: int, status: str) -> None:
    orc = foe("orc", "a1", weapons=(SWORD.but(damage="1d20"),))
    table.set(orc, hero("ana", "b1", hp=6, hp_max=12), hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, damage])

    assert table.ana.status == status


@clause("5e.death.save", "5e.death.save-1-20")
@pytest.mark.parametrize(
    ("dice", "status"),
    [([10, 10, 10], "stable"), ([9, 9, 9], "dead"), ([1, 9], "dead"), ([20], "up"), ([10, 9, 10, 9], "dying")],
)
def test_004_l487_000_l84_death_saves(table: TableForTests, dice: list[int], status: str) -> None:
    table.set(hero("bo", "a2"), hero("ana", "a1", hp=0, hp_max=12, status="dying"), foe("orc", "j8"))

    table.play(*["end", "end"] * (len(dice) - 1), "end", dice=dice)

    assert (table.ana.status, table.ana.hp) == (status, 1 if status == "up" else 0)


@clause("5e.death.hit-at-0")
@pytest.mark.parametrize(("rolls", "lost", "failures"), [((15, 15), 3, 1), ((20, 20), 3, 2), ((15, 15), 12, 3)])
def test_004_l491_000_l88_damage_at_0_fails_once_a_critical_twice_and_the_maximum_kills(
    table: TableForTests, rolls: tuple[int, int], lost: int, failures: int
) -> None:
    bow = BOW.but(damage="1d12")
    ana = hero("ana", "e1", hp=0, hp_max=12, status="dying", effects=())
    table.set(foe("orc", "a1", weapons=(bow,)), ana, hero("bo", "j8"))

    is_critical = rolls[0] == 20
    table.play("attack ana shortbow", dice=[rolls[0], *rolls[1:], *([1, lost - 1] if is_critical else [lost])])

    assert (table.ana.status, table.ana.failures) == (("dead", 0) if failures == 3 else ("dying", failures))


@clause("5e.death.stabilise")
@pytest.mark.parametrize(("natural", "status"), [(9, "dying"), (10, "stable")])
def test_004_l497_000_l90_first_aid_is_dc_10(table: TableForTests, natural: int, status: str) -> None:
    table.set(hero("bo", "a2"), hero("ana", "a1", hp=0, hp_max=12, status="dying"), foe("orc", "j8"))

    table.play("first-aid ana", dice=[natural])

    assert table.ana.status == status


@clause("5e.death.stable")
def test_004_l499_the_stable_come_to_after_hours_and_not_in_a_fight(table: TableForTests) -> None:
    table.set(hero("bo", "a2"), hero("ana", "a1", hp=0, hp_max=12, status="stable"), foe("orc", "j8"))

    table.play(*["end"] * 40)

    assert (table.ana.status, table.ana.hp, table.fight.state.round) == ("stable", 0, 21)
