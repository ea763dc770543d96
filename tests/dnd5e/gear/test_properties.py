"""The properties of weapons: ammunition, heavy, loading, thrown, versatile, special, and what is improvised."""

import pytest

from affray.core.values import Effect
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, SWORD, foe, hero

ARROWS = BOW.but(ammunition="arrow")
JAVELIN = SWORD.but(id="javelin", properties=frozenset({"thrown"}), range=6, long=24)
CROSSBOW = BOW.but(id="heavy-crossbow", hands=2, properties=frozenset({"ammunition", "heavy", "loading", "two-handed"}))
LONGSWORD = SWORD.but(id="longsword", damage="1d8+2", versatile="1d10+2", properties=frozenset({"versatile"}))
NET = SWORD.but(
    id="net", damage="0", type="", reach=0, range=1, long=3, properties=frozenset({"net", "special", "thrown"})
)
LANCE = SWORD.but(id="lance", damage="1d12+2", reach=2, properties=frozenset({"reach", "special", "lance"}))


def clauses(table: TableForTests, part: str = "disadvantage") -> list[str]:
    return [reason["clause"] for reason in table.told("attack")[-1][part]]


def attacks(table: TableForTests) -> list[str]:
    return [text for text in table.offered() if text.startswith("attack")]


@clause("5e.ranged.range", "5e.weapon.ammunition")
def test_each_shot_uses_up_an_arrow_and_without_one_there_is_no_shot(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(ARROWS,), pools={"arrow": 1}), foe("orc", "e1", armour_class=30))
    table.play("attack orc shortbow", dice=[2])
    assert table.ana.pools["arrow"] == 0

    table.play("end", "end")
    assert attacks(table) == []


@clause("5e.ranged.range")
def test_one_who_counts_no_arrows_never_runs_out(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(ARROWS,)), foe("orc", "e1", armour_class=30))

    table.play("attack orc shortbow", "end", "end", dice=[2])

    assert "attack orc shortbow" in table.offered()


@clause("5e.weapon.thrown")
def test_what_is_thrown_leaves_the_hand_and_lies_by_the_target(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(JAVELIN,), pools={"javelin": 2}), foe("orc", "e1", armour_class=30))
    table.play("attack orc javelin", dice=[2])
    assert (table.ana.holds, table.ana.pools["javelin"]) == ((), 1)

    table.play("end", "end", "attack orc javelin", "end", "end", dice=[2])
    assert "attack orc javelin" not in table.offered()
    table.play("move d1", "take-up javelin")
    assert (table.ana.holds, table.ana.pools["javelin"]) == (("javelin",), 1)


@clause("5e.weapon.thrown")
def test_in_melee_a_javelin_stays_in_the_hand(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(JAVELIN,), pools={"javelin": 2}), foe("orc", "b1", armour_class=30))

    table.play("attack orc javelin", dice=[2])

    assert (table.ana.holds, table.ana.pools["javelin"]) == (("javelin",), 2)


@clause("5e.weapon.heavy")
@pytest.mark.parametrize(("size", "expected"), [("small", ["5e.weapon.heavy"]), ("medium", [])])
def test_heavy_weapons_are_hard_for_the_small(table: TableForTests, size: str, expected: list[str]) -> None:
    heavy = SWORD.but(id="maul", properties=frozenset({"heavy", "two-handed"}), hands=2)
    table.set(hero("bo", "a1", weapons=(heavy,), size=size), foe("orc", "b1", armour_class=30))

    table.play("attack orc maul", dice=[2, 3] if expected else [2])

    assert clauses(table) == expected


@clause("5e.action.attack", "5e.weapon.loading")
def test_what_must_be_loaded_is_shot_once_an_action(table: TableForTests) -> None:
    features = ("extra-attack",)
    table.set(hero("ana", "a1", weapons=(CROSSBOW, SWORD), features=features), foe("orc", "e1", hp=40, armour_class=30))
    table.play("attack orc heavy-crossbow", dice=[2])
    assert (table.ana.attacks_left, attacks(table)) == (1, [])

    table.set(hero("ana", "a1", features=features), foe("orc", "e1", hp=40, armour_class=30))
    table.play("attack orc shortbow", "attack orc shortbow", dice=[2, 2])
    assert table.ana.attacks_left == 0


@clause("5e.damage.roll", "5e.weapon.versatile")
def test_a_versatile_weapon_is_held_in_both_hands_at_will(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(LONGSWORD,)), foe("orc", "b1", hp=40))
    assert attacks(table) == [
        "attack orc longsword",
        "attack orc unarmed-strike",
        "attack orc longsword two-handed",
    ]

    table.play("attack orc longsword two-handed", dice=[15, 10])
    assert table.orc.hp == 40 - 12
    table.play("end", "end", "attack orc longsword", dice=[15, 8])
    assert table.orc.hp == 40 - 12 - 10


@clause("5e.weapon.versatile")
def test_with_a_shield_a_versatile_weapon_stays_in_one_hand(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(LONGSWORD,), armour=("plate", "shield")), foe("orc", "b1", hp=40))

    assert "attack orc longsword two-handed" not in table.offered()


def test_the_other_weapon_is_put_away_for_the_second_hand(table: TableForTests) -> None:
    ana = hero("ana", "a1", weapons=(LONGSWORD, JAVELIN), holds=("longsword", "javelin"))
    table.set(ana, foe("orc", "b1", hp=40, armour_class=30))

    table.play("attack orc longsword two-handed", dice=[2])

    assert (table.ana.holds, table.ana.pools["object"]) == (("longsword",), 0)


@clause("5e.weapon.lance")
@pytest.mark.parametrize(("at", "expected"), [("b1", ["5e.weapon.lance"]), ("c1", [])])
def test_a_lance_is_unhandy_against_what_is_close(table: TableForTests, at: str, expected: list[str]) -> None:
    table.set(hero("ana", "a1", weapons=(LANCE,)), foe("orc", at, armour_class=30))

    table.play("attack orc lance", dice=[2, 3] if expected else [2])

    assert clauses(table) == expected


@clause("5e.attack.effects", "5e.weapon.net")
def test_a_net_restrains_instead_of_doing_damage(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(NET,), pools={"net": 1}), foe("orc", "d1"))

    table.play("attack orc net", dice=[15, 16])  # beyond normal range

    assert (table.orc.hp, table.orc.speed) == (10, 0)
    assert table.orc.suffers("restrained")
    assert table.told("hurt") == []
    assert table.ana.holds == ()


@clause("5e.attack.effects", "5e.weapon.net")
@pytest.mark.parametrize(
    "orc", [{"size": "huge", "speed": 6}, {"condition_immunities": frozenset({"restrained"})}], ids=["huge", "immune"]
)
def test_a_net_does_nothing_to_the_huge_and_the_immune(table: TableForTests, orc: dict[str, object]) -> None:
    table.set(hero("ana", "a1", weapons=(NET,)), foe("orc", "c1", **orc))

    table.play("attack orc net", dice=[15, 16])

    assert not table.orc.suffers("restrained")


@clause("5e.action.attack", "5e.weapon.net")
def test_a_net_is_thrown_by_itself(table: TableForTests) -> None:
    ana = hero("ana", "a1", weapons=(NET, SWORD), features=("extra-attack",))
    table.set(ana, foe("orc", "b1", hp=40, armour_class=30))
    table.play("attack orc net", dice=[2, 2])
    assert attacks(table) == []

    table.set(hero("ana", "a1", weapons=(SWORD, NET), features=("extra-attack",)), foe("orc", "b1", armour_class=30))
    table.play("attack orc shortsword", dice=[2])
    assert "attack orc net" not in table.offered()


@clause("5e.weapon.net")
@pytest.mark.parametrize(("rolled", "is_free"), [(9, False), (10, True)])
def test_a_strength_check_of_10_by_an_action_gets_one_out_of_a_net(
    table: TableForTests, rolled: int, is_free: bool
) -> None:
    netted = Effect("netted-1", "netted", "ana", amount=10)
    table.set(hero("ana", "a1", effects=(netted,), skills={"athletics": 7}), foe("orc", "j8"))

    table.play("break-free ana", dice=[rolled])

    assert table.ana.has("netted") is not is_free
    assert table.ana.pools["action"] == 0


def test_a_friend_beside_one_can_help_one_out_of_a_net(table: TableForTests) -> None:
    netted = Effect("netted-1", "netted", "ana", amount=10)
    table.set(hero("bo", "b1"), hero("ana", "a1", effects=(netted,)), foe("orc", "j8"))
    table.play("break-free ana", dice=[10])
    assert not table.ana.has("netted")

    table.set(hero("bo", "d1"), hero("ana", "a1", effects=(netted,)), foe("orc", "j8"))
    assert not [text for text in table.offered() if text.startswith(("break-free", "cut"))]


@clause("5e.weapon.net")
@pytest.mark.parametrize(("weapon", "is_free"), [(SWORD, False), (SWORD.but(type="slashing"), True)])
def test_5_slashing_damage_cut_the_net_and_nobody_is_hurt(table: TableForTests, weapon: object, is_free: bool) -> None:
    netted = Effect("netted-1", "netted", "ana", amount=10)
    table.set(hero("bo", "b1", weapons=(weapon,)), hero("ana", "a1", effects=(netted,)), foe("orc", "j8"))

    table.play("cut ana shortsword", dice=[6, 3])  # 10 hits, 3 + 2 is enough

    assert table.ana.has("netted") is not is_free
    assert table.ana.hp == 10


@clause("5e.weapon.improvised")
def test_a_bow_in_melee_is_an_improvised_weapon(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(ARROWS,), abilities={"str": 14}, pools={"arrow": 0}), foe("orc", "b1", hp=40))
    assert attacks(table) == ["attack orc unarmed-strike", "attack orc shortbow improvised"]

    table.play("attack orc shortbow improvised", dice=[11, 4])  # 11 + 2 without proficiency

    assert table.orc.hp == 40 - 6


@clause("5e.weapon.improvised")
def test_a_sword_thrown_does_1d4_and_is_gone(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD,)), foe("orc", "e1", hp=40))

    table.play("throw orc shortsword", dice=[11, 4])  # Dexterity 14, no proficiency

    assert table.orc.hp == 40 - 6
    assert table.ana.holds == ()
    table.play("end", "end")
    assert not [text for text in table.offered() if "shortsword" in text]


@clause("5e.weapon.improvised")
def test_what_is_thrown_that_is_not_made_for_it_flies_4_squares_well_and_12_at_most(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(SWORD,)), foe("orc", "f1", hp=40, armour_class=30))
    table.play("throw orc shortsword", dice=[2, 3])
    assert clauses(table) == ["5e.ranged.long"]

    table.set(hero("ana", "a1", weapons=(JAVELIN,)), foe("orc", "e1", hp=40, armour_class=30))
    assert not [text for text in table.offered() if text.startswith("throw")]
