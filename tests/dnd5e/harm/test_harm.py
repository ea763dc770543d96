"""Damage, dropping to 0, death saves, healing."""

from typing import Any

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import SWORD, foe, hero


def strike(table: TableForTests, damage: str = "1d6", type: str = "piercing", die: int = 5, **target: Any) -> None:
    """Let Ana hit the orc for what the die shows."""
    weapon = SWORD.but(damage=damage, type=type)
    table.set(hero("ana", "a1", weapons=(weapon,)), foe("orc", "b1", **{"hp": 30, **target}), foe("imp", "j8"))
    table.play("attack orc shortsword", dice=[15, die])


@clause("5e.damage.resist")
@pytest.mark.parametrize(
    ("traits", "lost"),
    [
        ({}, 5),
        ({"resistances": frozenset({"fire"})}, 2),
        ({"vulnerabilities": frozenset({"fire"})}, 10),
        ({"immunities": frozenset({"fire"})}, 0),
        ({"resistances": frozenset({"fire"}), "vulnerabilities": frozenset({"fire"})}, 4),
        ({"resistances": frozenset({"cold"})}, 5),
    ],
)
def test_resistance_halves_vulnerability_doubles_immunity_ends(
    table: TableForTests, traits: dict[str, Any], lost: int
) -> None:
    strike(table, type="fire", **traits)

    assert table.orc.hp == 30 - lost


@clause("5e.damage.resist-order")
def test_25_bludgeoning_less_5_and_then_half_is_10(table: TableForTests) -> None:
    weapon = SWORD.but(id="maul", damage="3d10-5", type="bludgeoning")
    orc = foe("orc", "b1", hp=30, resistances=frozenset({"bludgeoning"}))
    table.set(hero("ana", "a1", weapons=(weapon,)), orc)

    table.play("attack orc maul", dice=[15, 10, 10, 5])

    assert table.orc.hp == 30 - 10


@clause("5e.damage.hp")
def test_nothing_changes_until_hit_points_reach_0(table: TableForTests) -> None:
    strike(table, die=5, hp=6)

    assert (table.orc.hp, table.orc.status) == (1, "up")


@clause("5e.damage.hp")
def test_hit_points_lie_between_0_and_the_maximum(table: TableForTests) -> None:
    strike(table, die=6, hp=2)
    assert table.orc.hp == 0

    table.play("rule: imp hurt 4", "rule: imp healed 9")
    assert table.imp.hp == table.imp.hp_max == 10


@clause("5e.temp-hp.first")
def test_5_temporary_and_7_damage_leave_2_to_get_through(table: TableForTests) -> None:
    strike(table, damage="1d8", die=7, pools={"temporary": 5})

    assert table.orc.hp == 28
    assert table.orc.pools["temporary"] == 0


@clause("5e.death.instant")
@pytest.mark.parametrize(("die", "status"), [(17, "dying"), (18, "dead")])
def test_max_12_current_6_damage_18_is_death_at_once(table: TableForTests, die: int, status: str) -> None:
    weapon = SWORD.but(damage="1d20")
    table.set(foe("orc", "a1", weapons=(weapon,)), hero("ana", "b1", hp=6, hp_max=12), hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, die])

    assert table.ana.status == status


@clause("5e.death.unconscious")
def test_at_0_a_hero_falls_unconscious_and_prone(table: TableForTests) -> None:
    table.set(foe("orc", "a1"), hero("ana", "b1", hp=6, hp_max=12), hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, 6])

    assert (table.ana.status, table.ana.hp, table.ana.has("prone")) == ("dying", 0, True)


def dying(table: TableForTests, **traits: object) -> None:
    """Bo's turn, with Ana dying and next."""
    ana = hero("ana", "a1", **{"hp": 0, "hp_max": 12, "status": "dying", "abilities": {"con": 20}, **traits})
    table.set(hero("bo", "a2"), ana, foe("orc", "j8"))


@clause("5e.death.save", "5e.death.save-ability")
@pytest.mark.parametrize(("natural", "counts"), [(9, (0, 1)), (10, (1, 0)), (1, (0, 2)), (19, (1, 0))])
def test_a_death_save_needs_10_and_a_1_is_two_failures(
    table: TableForTests, natural: int, counts: tuple[int, int]
) -> None:
    dying(table, saves={"con": 7, "dex": 9})

    table.play("end", dice=[natural])

    assert (table.ana.successes, table.ana.failures) == counts
    assert table.fight.state.turn == "orc"


@clause("5e.death.save-ability")
@pytest.mark.parametrize(("level", "dice", "failures"), [(2, [12], 0), (3, [12, 5], 1)])
def test_the_third_level_of_exhaustion_hinders_death_saves_too(
    table: TableForTests, level: int, dice: list[int], failures: int
) -> None:
    tired = Effect("exhaustion-1", "exhaustion", "ana", amount=level)
    ana = hero("ana", "a1", hp=0, hp_max=20, status="dying", effects=(tired,))
    table.set(foe("orc", "j8"), ana, hero("bo", "a3"))

    table.play("end", dice=dice)

    assert table.ana.failures == failures


@clause("5e.death.save", "5e.death.save-count")
def test_three_successes_stabilise_and_the_counts_begin_anew(table: TableForTests) -> None:
    dying(table)

    table.play("end", "end", "end", "end", "end", "end", dice=[10, 9, 11])
    assert (table.ana.successes, table.ana.failures) == (2, 1)

    table.play("end", dice=[12])
    assert (table.ana.status, table.ana.successes, table.ana.failures) == ("stable", 0, 0)


@clause("5e.death.save-count")
def test_whoever_regains_hit_points_and_falls_again_counts_from_the_start(table: TableForTests) -> None:
    dying(table, successes=2, failures=2)
    table.play("rule: ana healed 1")
    assert (table.ana.status, table.ana.successes, table.ana.failures) == ("up", 0, 0)

    table.play("rule: ana hp 0", "end", dice=[5])

    assert (table.ana.status, table.ana.successes, table.ana.failures) == ("dying", 0, 1)


@clause("5e.death.save")
def test_three_failures_kill(table: TableForTests) -> None:
    dying(table)

    table.play("end", "end", "end", dice=[1, 5])

    assert table.ana.status == "dead"


@clause("5e.death.save-1-20")
def test_a_20_regains_1_hit_point_and_the_turn_goes_on(table: TableForTests) -> None:
    dying(table, effects=(Effect("prone-1", "prone", "ana"),))

    table.play("end", dice=[20])

    assert (table.ana.status, table.ana.hp) == ("up", 1)
    assert table.asked().question.who is table.ana
    assert "stand" in table.offered()


@clause("5e.death.hit-at-0", "5e.death.stable")
@pytest.mark.parametrize(
    ("status", "die", "after", "failures"),
    [("dying", 3, "dying", 2), ("stable", 3, "dying", 2), ("dying", 12, "dead", 0)],
)
def test_damage_at_0_is_a_failure_from_a_critical_two_and_the_maximum_kills(
    table: TableForTests, status: str, die: int, after: str, failures: int
) -> None:
    weapon = SWORD.but(damage="1d12")
    ana = hero("ana", "b1", hp=0, hp_max=20 if die == 3 else 12, status=status)
    table.set(foe("orc", "a1", weapons=(weapon,)), ana, hero("bo", "j8"))

    table.play("attack ana shortsword", dice=[15, 15, die, 1])

    assert (table.ana.status, table.ana.failures) == (after, failures)


@clause("5e.death.stabilise")
@pytest.mark.parametrize(("natural", "status"), [(9, "dying"), (10, "stable")])
def test_first_aid_needs_10(table: TableForTests, natural: int, status: str) -> None:
    dying(table)

    table.play("first-aid ana", dice=[natural])

    assert table.ana.status == status


@clause("5e.death.stabilise")
def test_first_aid_is_offered_only_beside_the_dying(table: TableForTests) -> None:
    dying(table)
    assert "first-aid ana" in table.offered()

    dying(table, status="stable")
    assert "first-aid ana" not in table.offered()
    table.set(hero("bo", "a3"), hero("ana", "a1", hp=0, hp_max=12, status="dying"), foe("orc", "j8"))
    assert "first-aid ana" not in table.offered()


@clause("5e.heal.cap", "5e.heal.sources")
def test_14_of_20_and_8_healed_regains_6(table: TableForTests) -> None:
    ana = hero("ana", "a1", hp=14, hp_max=20, features=("second-wind",), pools={"second-wind": 1})
    table.set(ana, foe("orc", "j8"))

    table.play("second-wind", dice=[7])

    assert table.ana.hp == 20
    assert table.told("healed")[0]["amount"] == 6
    assert "second-wind" not in table.offered()


@clause("5e.death.monsters")
def test_a_monster_at_0_is_dead(table: TableForTests) -> None:
    strike(table, die=6, hp=6)

    assert table.orc.status == "dead"
    assert not table.orc.has("prone")
