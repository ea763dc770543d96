"""What single weapons do beside their damage, and healing."""

from typing import Any

import pytest

from affray.rules.acao.state.sheet import Weapon
from affray.testing import TableForTests, clause
from tests.acao.kit import SWORD, foe, hero


def armed(id: str, style: str = "melee", **traits: Any) -> Weapon:
    """A weapon with one property."""
    properties = frozenset(traits.pop("properties", ()))
    return Weapon(id, style, "1d6", "slashing", properties=properties, **traits)


@clause("ac.arms.hit", "ac.damage.roll")
def test_the_hit_modifier_of_a_weapon_is_added_to_the_test(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(armed("axe", hit=-2),)), foe("imp", "b1"))

    table.play("attack imp axe", dice=[15])

    assert table.imp.hp == 6


@clause("ac.arms.versatile", "ac.damage.roll")
@pytest.mark.parametrize(("shield", "lost"), [(False, 5), (True, 4)])
def test_a_long_sword_in_both_hands_does_one_more(table: TableForTests, shield: bool, lost: int) -> None:
    sword = armed("longsword", properties=["versatile"])
    table.set(hero("ana", "a1", weapons=(sword,), shield=shield), foe("imp", "b1"))

    table.play("attack imp longsword", dice=[15, 4])

    assert table.imp.hp == 6 - lost


@clause("ac.trait.savage", "ac.damage.roll")
def test_the_orc_does_one_more_in_melee(table: TableForTests) -> None:
    table.set(hero("ana", "a1", traits=("savage",)), foe("imp", "b1", hp=20))

    table.play("attack imp sword", "end", "end", "attack imp bow", dice=[15, 4, 15, 4])

    assert table.imp.hp == 20 - 5 - 4


@clause("ac.arms.crushing", "ac.arms.shattering", "ac.damage.roll")
@pytest.mark.parametrize(("property", "left"), [("crushing", (1, 5)), ("shattering", (2, 4))])
def test_clubs_and_maces_ignore_some_armour(table: TableForTests, property: str, left: tuple[int, int]) -> None:
    ana = hero("ana", "a1", armour="mail", pools={"armour": 3})
    table.set(foe("imp", "b1", weapons=(armed("mace", properties=[property]),)), ana)

    table.play("attack ana mace", "defend", dice=[5, 3])

    assert (table.ana.pools["armour"], table.ana.hp) == left


@clause("ac.arms.stunning", "ac.arms.toppling", "ac.arms.bleeding", "ac.attack.critical")
@pytest.mark.parametrize(
    ("property", "effect"), [("stunning", "stunned"), ("toppling", "prone"), ("bleeding", "bleeding")]
)
def test_some_weapons_do_more_on_a_critical(table: TableForTests, property: str, effect: str) -> None:
    table.set(hero("ana", "a1", weapons=(armed("arm", properties=[property]),)), foe("imp", "b1", hp=20))

    table.play("attack imp arm", dice=[20, 1, 1])

    assert table.imp.has(effect)


@clause("ac.arms.bleeding", "ac.attack.critical")
def test_bleeding_costs_1d4_at_the_start_of_two_turns(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(armed("scythe", properties=["bleeding"]),)), foe("imp", "b1", hp=20))

    table.play("attack imp scythe", "end", "end", "end", "end", "end", dice=[20, 1, 1, 3, 4])

    assert table.imp.hp == 18 - 7
    assert not table.imp.has("bleeding")


@clause("ac.arms.toppling", "ac.attack.critical", "ac.safeguard")
def test_a_hero_meets_a_foes_hammer_with_a_safeguard(table: TableForTests) -> None:
    hammer = armed("hammer", properties=["toppling"])
    table.set(foe("ogre", "b1", weapons=(hammer,)), hero("ana", "a1", hp=20, res=4))

    table.play("attack ana hammer", "defend", dice=[1, 2, 2, 10])

    assert not table.ana.has("prone")


@clause("ac.arms.sudden", "ac.attack.test")
def test_a_dagger_does_better_on_surprise_and_can_be_thrown(table: TableForTests) -> None:
    dagger = armed("dagger", thrown=3, properties=["sudden"])
    table.set(hero("ana", "a1", pre=3, weapons=(dagger,), hidden=True), foe("imp", "d1"), map=["s........."] * 8)

    table.play("attack imp dagger", dice=[1, 8, 2])

    assert table.imp.hp == 4


@clause("ac.arms.against-the-bare", "ac.attack.test")
@pytest.mark.parametrize(("armour", "hit"), [("", True), ("leather", False)])
def test_a_sling_does_better_against_the_unprotected(table: TableForTests, armour: str, hit: bool) -> None:
    sling = armed("sling", "missile", reach=8, properties=["against-the-bare"])
    table.set(hero("ana", "a1", weapons=(sling,)), foe("imp", "d1", armour=armour))

    table.play("attack imp sling", dice=[12, *([1] if hit else [])])

    assert (table.imp.hp == 5) is hit


@clause("ac.arms.in-water", "ac.attack.test")
def test_a_trident_does_better_in_water(table: TableForTests) -> None:
    table.set(
        hero("ana", "a1", weapons=(armed("trident", properties=["in-water"]),)),
        foe("imp", "b1"),
        map=["~~........"] * 8,
    )

    table.play("attack imp trident", dice=[13, 1])

    assert table.imp.hp == 5


@clause("ac.arms.charging", "ac.attack.test", "ac.move.split")
def test_a_spear_reaches_farther_after_a_move(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(armed("spear", reach=3, properties=["charging"]),)), foe("imp", "f1"))
    assert "attack imp spear" not in table.offered()

    table.play("move b1")

    assert "attack imp spear" in table.offered()


@clause("ac.arms.loading", "ac.turn.action")
def test_a_crossbow_takes_an_action_to_load(table: TableForTests) -> None:
    crossbow = armed("crossbow", "missile", reach=12, properties=["loading"])
    table.set(hero("ana", "a1", weapons=(crossbow,)), foe("imp", "e1"))

    table.play("attack imp crossbow", "end", "end", dice=[5])
    assert "attack imp crossbow" not in table.offered()
    table.play("reload crossbow", "end", "end")

    assert "attack imp crossbow" in table.offered()


@clause("ac.arms.slowing", "ac.arms.overreaching", "ac.move.polygons")
def test_a_war_axe_slows_and_a_hand_axe_leaves_one_open(table: TableForTests) -> None:
    axe = armed("axe", properties=["slowing", "overreaching"])
    table.set(hero("ana", "a1", weapons=(axe,)), foe("imp", "b1"))

    table.play("attack imp axe", "end", "attack ana bite", "defend", dice=[5, 14, 1])

    assert table.ana.pools["move"] == 5
    assert table.ana.hp == 5


@clause("ac.arms.parrying", "ac.defence.test")
def test_a_short_sword_helps_to_defend_in_melee(table: TableForTests) -> None:
    table.set(foe("imp", "b1"), hero("ana", "a1", weapons=(armed("shortsword", properties=["parrying"]),)))

    table.play("attack ana bite", "defend", dice=[13])

    assert table.ana.hp == 6


@clause("ac.arms.sweeping", "ac.attack.test", "ac.damage.roll")
def test_a_halberd_may_hit_a_second_enemy_beside_the_first(table: TableForTests) -> None:
    halberd = armed("halberd", reach=3, properties=["sweeping"])
    table.set(hero("ana", "a1", weapons=(halberd,)), foe("imp-1", "b1"), foe("imp-2", "b2"), foe("imp-3", "j8"))

    table.play("attack imp-1 halberd", "imp-2", dice=[15, 2, 3])

    assert (table.imp_1.hp, table.imp_2.hp) == (4, 3)


# --- two weapons, heavy weapons


DAGGER, SHORTSWORD = armed("dagger", properties=["light"]), armed("shortsword", properties=["light"])


@clause("ac.arms.light", "ac.turn.action")
def test_another_light_weapon_strikes_once_more_in_the_same_action_at_2_less(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(DAGGER, SHORTSWORD)), foe("imp", "b1", hp=20))

    table.play("attack imp dagger", dice=[14, 3])
    assert [text for text in table.offered() if text.startswith("second")] == ["second imp shortsword"]
    table.play("second imp shortsword", dice=[15])

    assert table.imp.hp == 17
    assert not [text for text in table.offered() if text.startswith(("second", "attack"))]


@clause("ac.arms.light", "ac.turn.action")
@pytest.mark.parametrize(
    ("weapons", "shield", "offered"),
    [
        ((DAGGER,), False, False),
        ((DAGGER, SWORD), False, False),
        ((DAGGER, SHORTSWORD), True, False),
        ((armed("dagger", properties=["light", "pair"]),), False, True),
    ],
)
def test_it_takes_two_light_weapons_and_two_hands(
    table: TableForTests, weapons: tuple[Weapon, ...], shield: bool, offered: bool
) -> None:
    table.set(hero("ana", "a1", weapons=weapons, shield=shield), foe("imp", "b1", hp=20))

    table.play("attack imp dagger", dice=[5])

    assert ("second imp dagger" in table.offered()) is offered


@clause("ac.arms.light", "ac.defence.test")
def test_a_heros_defence_against_a_foes_other_hand_has_2_more(table: TableForTests) -> None:
    table.set(foe("imp", "b1", weapons=(DAGGER, SHORTSWORD)), hero("ana", "a1"))

    table.play("attack ana dagger", "defend", "second ana shortsword", "defend", dice=[14, 12])

    assert table.ana.hp == 6


@clause("ac.arms.light", "ac.move.split")
@pytest.mark.parametrize(("option", "offered"), [("during", True), ("before-and-after", False)])
def test_whether_one_moves_during_the_action_is_a_table_option(
    table: TableForTests, option: str, offered: bool
) -> None:
    table.set(hero("ana", "a1", weapons=(DAGGER, SHORTSWORD)), foe("imp", "b1", hp=20), move_split=option)

    table.play("attack imp dagger", "move a2", dice=[5])

    assert ("second imp shortsword" in table.offered()) is offered


@clause("ac.arms.two-handed", "ac.attack.test")
@pytest.mark.parametrize(("shield", "offered"), [(False, True), (True, False)])
def test_a_two_handed_weapon_is_not_for_those_with_a_shield(table: TableForTests, shield: bool, offered: bool) -> None:
    axe = armed("axe", properties=["two-handed"])
    table.set(hero("ana", "a1", weapons=(axe,), shield=shield), foe("imp", "b1"))

    assert ("attack imp axe" in table.offered()) is offered


GREATSWORD = armed("greatsword", properties=["heavy"])


@clause("ac.arms.heavy", "ac.move.polygons")
def test_a_heavy_weapon_slows_whoever_holds_it(table: TableForTests) -> None:
    table.set(foe("imp", "j8"), hero("ana", "a1", weapons=(GREATSWORD,)), hero("bo", "a3"))
    table.play("end", "ana")
    assert table.ana.pools["move"] == 4

    table.play("drop greatsword", "end", "end", "ana")

    assert table.ana.pools["move"] == 6


@clause("ac.arms.heavy", "ac.attack.test", "ac.test.natural")
@pytest.mark.parametrize(("dice", "lost"), [([12, 15, 4], 4), ([11], 0), ([1], 0)])
def test_to_strike_with_it_two_turns_running_takes_a_test_of_vig(
    table: TableForTests, dice: list[int], lost: int
) -> None:
    table.set(hero("ana", "a1", vig=2, weapons=(GREATSWORD,)), foe("imp", "b1", hp=20))
    table.play("attack imp greatsword", "end", "end", dice=[5])

    table.play("attack imp greatsword", dice=dice)

    assert table.imp.hp == 20 - lost
    assert (table.fight.state.turn == "imp") is (dice == [1])


@clause("ac.arms.heavy", "ac.reaction.players-roll")
def test_a_foe_lifts_it_without_a_test(table: TableForTests) -> None:
    table.set(foe("ogre", "b1", weapons=(GREATSWORD,)), hero("ana", "a1", pre=9))

    table.play("attack ana greatsword", "defend", "end", "end", "end", "attack ana greatsword", "defend", dice=[9, 9])

    assert not table.ogre.has("strained")


@clause("ac.arms.bleeding", "ac.attack.critical")
def test_one_who_bleeds_already_bleeds_no_more(table: TableForTests) -> None:
    scythe = armed("scythe", properties=["bleeding"])
    table.set(hero("ana", "a1", weapons=(scythe,)), foe("imp", "b1", hp=40))

    table.play("attack imp scythe", "end", "end", "attack imp scythe", dice=[20, 1, 1, 3, 20, 1, 1])

    assert [effect.kind for effect in table.imp.effects] == ["bleeding"]


@clause("ac.arms.heavy", "ac.attack.test")
def test_after_a_turns_rest_it_is_lifted_without_a_test(table: TableForTests) -> None:
    table.set(hero("ana", "a1", weapons=(GREATSWORD,)), foe("imp", "b1", hp=20))

    table.play("attack imp greatsword", "end", "end", "end", "end", "attack imp greatsword", dice=[5, 15, 4])

    assert table.imp.hp == 16


@clause("ac.arms.versatile", "ac.damage.roll")
def test_by_table_option_both_hands_throw_the_next_larger_die(table: TableForTests) -> None:
    sword = Weapon("longsword", "melee", "1d8", "slashing", properties=frozenset({"versatile"}))
    table.set(hero("ana", "a1", weapons=(sword,)), foe("imp", "b1", hp=20), **{"attack_two-hands": "bigger-die"})

    table.play("attack imp longsword", dice=[15, 9])

    assert table.told("rolled")[-1]["dice"] == "1d10"
    assert table.imp.hp == 11


# --- healing


@clause("ac.spell.heal", "ac.turn.action", "ac.test.any-action")
@pytest.mark.parametrize(("face", "dice", "hp"), [(12, [4], 5), (20, [2, 3], 6), (11, [], 1)])
def test_a_spell_heals_on_a_test_of_men(table: TableForTests, face: int, dice: list[int], hp: int) -> None:
    table.set(hero("dee", "a1", men=2, heals="1d6"), hero("ana", "a2", hp=1, hp_max=9), foe("imp", "j8"))

    table.play("heal ana", dice=[face, *dice])

    assert table.ana.hp == hp


@clause("ac.damage.zero")
def test_healing_rouses_the_incapacitated(table: TableForTests) -> None:
    out = hero("ana", "a2", hp=0, hp_max=9, status="incapacitated")
    table.set(hero("dee", "a1", heals="1d6"), out, foe("imp", "j8"))

    table.play("heal ana", dice=[18, 4])

    assert (table.ana.hp, table.ana.status) == (4, "up")
