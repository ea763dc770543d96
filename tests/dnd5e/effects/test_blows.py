"""What composes attacks: traits that act on a hit, weapons for some targets only, dice that depend on their user."""

import pytest

from affray.core.fight.fight import Fight
from affray.core.values import Effect
from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import TableForTests, clause
from tests.dnd5e.effects.saying import arm, power, trait, weapon
from tests.dnd5e.kit import SWORD, foe, hero, setup
from tests.dnd5e.tactics.test_turn import suggested

POUNCE = """
acts:
  - {at: hits, about: claw, who: {if: {me: {ran: 20 ft}}}, roll: save str 13, fail: [{lay: prone}]}
  - {at: hits, about: claw, who: {if: {me: {ran: 20 ft}, is: prone}}, all: [{follow: bite}]}
"""
CLAW, BITE = SWORD.but(id="claw", hands=0), SWORD.but(id="bite", hands=0)


def pounce(table: TableForTests, start: str = "a1", **ana: object) -> None:
    lion = foe("lion", start, weapons=(CLAW, BITE), traits=(trait(POUNCE),))
    table.set(lion, hero("ana", "f1", hp=40, **ana))


@clause("5e.feature.trampling")
def test_a_hit_after_a_run_may_open_the_way_for_another_weapon(table: TableForTests) -> None:
    pounce(table)
    table.play("move e1", "attack ana claw", dice=[15, 3, 2])
    assert table.ana.has("prone")

    table.play("follow-up ana bite", dice=[4, 15, 3])

    assert table.ana.hp == 40 - 2 * 5


@pytest.mark.parametrize(("start", "dice"), [("d1", [15, 3]), ("a1", [15, 3, 18])], ids=["no run", "saved"])
def test_nothing_follows_without_a_run_or_a_fall(table: TableForTests, start: str, dice: list[int]) -> None:
    pounce(table, start)

    table.play("move e1", "attack ana claw", dice=dice)

    assert not [text for text in table.offered() if text.startswith("follow-up")]


def test_whoever_lies_there_already_is_open_without_a_save(table: TableForTests) -> None:
    pounce(table, effects=(Effect("e1", "prone", "ana"),))

    table.play("move e1", "attack ana claw", dice=[15, 4, 3])

    assert "follow-up ana bite" in table.offered()


def test_another_weapon_does_not_open_the_way(table: TableForTests) -> None:
    pounce(table)

    table.play("move e1", "attack ana bite", dice=[15, 3])

    assert not table.ana.has("prone")


@clause("5e.monster.targets")
@pytest.mark.parametrize(
    ("said", "offered"),
    [
        ("{is: prone}", "bo"),
        ("{from: grappled}", "cy"),
        ("{not: {from: grappled}}", "ana bo"),
        ("{size: small}", ""),
        ("{not: {me: {holds: 1}}}", "cy"),
        ("{not: {me: {holds: 2}}}", "ana bo cy"),
    ],
)
def test_a_weapon_may_be_for_some_targets_only(table: TableForTests, said: str, offered: str) -> None:
    crab = foe("crab", "b2", weapons=(arm(f"if: {said}"),))
    down, held = Effect("e1", "prone", "bo"), Effect("e2", "grappled", "cy", "crab", amount=12)
    table.set(crab, hero("ana", "a2"), hero("bo", "b1", effects=(down,)), hero("cy", "c2", effects=(held,)))

    targets = [text.split()[1] for text in table.offered() if text.startswith("attack") and "shortsword" in text]

    assert " ".join(targets) == offered


@clause("5e.monster.targets", "5e.opportunity.trigger")
def test_an_opportunity_attack_needs_such_a_target(table: TableForTests) -> None:
    table.set(hero("ana", "b3", hp=20), foe("elk", "b2", weapons=(arm("if: {is: prone}"),)))

    table.play("move b5")

    assert table.offered("elk") == ["unarmed-strike", "pass"]


@clause("5e.monster.targets")
@pytest.mark.parametrize(("hp", "lost"), [(30, 8), (15, 2)])
def test_the_dice_may_depend_on_the_hit_points_of_the_attacker(table: TableForTests, hp: int, lost: int) -> None:
    bites = arm("damage: 4d4 piercing\ninstead: {damage: 1d4, if: {me: {hurt: half}}}")
    table.set(foe("swarm", "b2", hp=hp, hp_max=30, weapons=(bites,)), hero("ana", "b3", hp=20))

    table.play("attack ana shortsword", dice=[15, *([2] * 4 if hp == 30 else [2])])

    assert table.ana.hp == 20 - lost


@clause("5e.feature.surprise-attack")
def test_a_trait_may_count_against_the_surprised() -> None:
    ambush = trait("mods: [{hook: attack, edge: 1, if: {surprised: true}}]")
    stalker = foe("stalker", "b1", skills={"stealth": 9}, traits=(ambush,))
    fight = Fight(setup(hero("ana", "a1", hp=40), stalker, stealthy=("stalker",)), dice=[15, 20, 10, 3, 15, 2])

    fight.answer("attack ana shortsword")

    assert fight.state.creatures["ana"].hp == 40 - 4


# --- swarms

SWARM = trait("mods: [{hook: [swarm, unhealed, unguarded]}]")
BITES = arm("if: {shares: true}").but(id="bites", hands=0)


def bats(at: str = "b2", **more: object) -> Combatant:
    return foe("bats", at, hp=10, hp_max=22, weapons=(BITES,), traits=(SWARM,), **more)


@clause("5e.monster.swarm")
def test_a_swarm_enters_the_space_of_others_and_bites_there(table: TableForTests) -> None:
    table.set(bats(), hero("ana", "d2", hp=20))
    table.play("move c2")
    assert "attack ana bites" not in table.offered()

    table.play("move d2", "attack ana bites", dice=[15, 3])

    assert (table.bats.at, table.ana.hp) == (table.ana.at, 15)


@clause("5e.monster.swarm")
def test_others_enter_the_space_of_a_swarm_and_stay_there(table: TableForTests) -> None:
    table.set(hero("ana", "b3"), bats("b2"))

    table.play("move b2", "end")

    assert table.ana.at == table.bats.at


@clause("5e.monster.swarm", "5e.opportunity.trigger")
def test_who_leaves_the_space_of_a_swarm_is_bitten(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=20), bats("b2"))

    table.play("move b3", "bats: bites", dice=[15, 3])

    assert table.ana.hp == 15


@clause("5e.monster.swarm")
def test_a_swarm_is_neither_healed_nor_guarded(table: TableForTests) -> None:
    mending = power("who: {sort: friend, within: 30 ft}\nall: [{heal: 5}, {guard: 5}]")
    table.set(foe("mage", "a1", powers=(mending,)), bats(), hero("ana", "h8"))

    table.play("use deed bats")

    assert (table.bats.hp, table.bats.pools.get("temporary", 0)) == (10, 0)


@clause("5e.monster.swarm")
def test_the_mind_of_a_swarm_goes_into_the_space_of_its_foe(table: TableForTests) -> None:
    table.set(bats(), hero("ana", "d2", hp=20))

    assert suggested(table) == "move d2"


# --- other mods


@clause("5e.feature.sneak-attack")
@pytest.mark.parametrize(("friend", "dice"), [("d2", [15, 2, 4, 4]), ("h8", [15, 2])], ids=["beset", "alone"])
def test_a_sneaky_hit_needs_advantage_or_a_friend(table: TableForTests, friend: str, dice: list[int]) -> None:
    sneaky = trait("mods: [{hook: sneak, add: 2d6}]")
    table.set(foe("spy", "b2", traits=(sneaky,)), foe("orc", friend), hero("ana", "c2", hp=30))

    table.play("attack ana shortsword", dice=dice)

    assert table.ana.hp == 30 - (12 if friend == "d2" else 4)


def test_what_is_absorbed_heals(table: TableForTests) -> None:
    iron = trait("mods: [{hook: absorb, about: fire}]")
    table.set(hero("ana", "h8"), foe("golem", "b2", hp=10, hp_max=40, traits=(iron,)))

    table.play("rule: golem hurt 7 fire", "rule: golem hurt 2 cold")

    assert table.golem.hp == 15


@pytest.mark.parametrize(("damage", "hp"), [(7, 1), (8, 0)])
def test_little_damage_leaves_the_relentless_one_hit_point(table: TableForTests, damage: int, hp: int) -> None:
    tough = trait("mods: [{hook: endure, add: 7}]")
    table.set(hero("ana", "h8"), foe("boar", "b2", hp=5, traits=(tough,), pools={"gift": 1}))

    table.play(f"rule: boar hurt {damage} fire")

    assert (table.boar.hp, table.boar.pools["gift"]) == (hp, int(damage > 7))


def test_a_sure_attack_hits_even_with_a_1(table: TableForTests) -> None:
    sure = trait("mods: [{hook: sure, about: shortsword, if: {from: grappled}}]")
    held = Effect("e2", "grappled", "ana", "naga", amount=12)
    table.set(foe("naga", "b2", traits=(sure,)), hero("ana", "c2", hp=20, effects=(held,)))

    table.play("attack ana shortsword", dice=[1, 3])

    assert table.ana.hp == 15


def test_who_is_held_may_suffer_at_the_start_of_its_turns(table: TableForTests) -> None:
    chain = weapon("all: [{hold: 14, is: restrained, acts: [{at: start, all: [{harm: 2d6 piercing}]}]}]")
    table.set(foe("devil", "b2", weapons=(chain,)), hero("ana", "c2", hp=30))
    table.play("attack ana shortsword", dice=[15, 2])

    table.play("end", dice=[3, 4])

    assert table.ana.hp == 30 - 4 - 7


@clause("5e.object.hp")
def test_a_siege_monster_breaks_doors_twice_as_fast(table: TableForTests) -> None:
    siege = trait("mods: [{hook: siege}]")
    table.set(foe("giant", "a1", traits=(siege,)), hero("ana", "h8"), map=["..+......."] + ["..#......."] * 7)
    table.play("move b1", "break c1 shortsword", dice=[19, 6])

    assert table.told("worn")[-1]["amount"] == 16


@clause("5e.damage.nonmagical")
@pytest.mark.parametrize(("properties", "lost"), [((), 0), (("adamantine",), 5), (("magical",), 5)])
def test_adamantine_and_magic_get_through(table: TableForTests, properties: tuple[str, ...], lost: int) -> None:
    sword = SWORD.but(properties=frozenset(properties))
    table.set(hero("ana", "b2", weapons=(sword,)), foe("golem", "c2", hp=20, immunities=frozenset({"unadamantine"})))

    table.play("attack golem shortsword", dice=[15, 3])

    assert table.golem.hp == 20 - lost


def test_a_mod_may_be_for_saves_of_some_abilities_about_something(table: TableForTests) -> None:
    cunning = trait("mods: [{hook: save, edge: 1, about: [spell, magic], by: [int, wis]}]")
    deeds = [
        power(f"who: {{within: 30 ft}}\nroll: save {said}\nmagic: {magic}\nfail: [{{push: 5 ft}}]").but(id=id)
        for id, said, magic in (("one", "wis 12", "true"), ("two", "con 12", "true"), ("three", "wis 12", "false"))
    ]
    table.set(foe("mage", "a1", powers=tuple(deeds)), hero("ana", "d1", hp=20, traits=(cunning,)))

    for name, dice in (("one", [13, 2]), ("two", [13]), ("three", [13])):
        table.play("rule: mage action 1", f"use {name} ana", dice=dice)


def test_what_hurts_those_who_hold_it(table: TableForTests) -> None:
    barbs = trait("acts: [{at: start, who: {area: burst 5 ft, if: {grips: true}}, all: [{harm: 1d10 piercing}]}]")
    held = Effect("e2", "grappled", "devil", "ana")
    devil = foe("devil", "b2", traits=(barbs,), effects=(held,))
    table.set(hero("ana", "c2", hp=20), devil, hero("bo", "a2", hp=20))

    table.play("end", dice=[6])

    assert (table.ana.hp, table.bo.hp) == (14, 20)


@pytest.mark.parametrize(("ability", "dice"), [("str", [15, 2, 3]), ("dex", [15, 3])])
def test_a_mod_may_be_for_attacks_by_an_ability(table: TableForTests, ability: str, dice: list[int]) -> None:
    weak = trait("mods: [{hook: attack, edge: -1, by: str}]")
    table.set(foe("orc", "b2", weapons=(SWORD.but(ability=ability),), traits=(weak,)), hero("ana", "c2", hp=20))

    table.play("attack ana shortsword", dice=dice[:2] if ability == "str" else dice)

    assert table.ana.hp == (20 if ability == "str" else 15)


def test_all_of_it_is_saved_and_restored() -> None:
    crab = foe("crab", "b2", weapons=(arm("if: {is: prone}\ninstead: {damage: 1d4, if: {me: {hurt: half}}}"),))
    parry = power("cost: reaction\nat: struck\nabout: melee\nall: [{ward: 3}]")
    lion = foe("lion", "c2", weapons=(CLAW, BITE), traits=(trait(POUNCE), SWARM), powers=(parry,))
    fight = Fight(setup(hero("ana", "a1"), crab, lion), dice=[15, 10, 5])

    restored = Fight.restore(fight.save())

    assert restored.save() == fight.save()
