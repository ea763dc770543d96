"""What heroes learn and are born with."""

import pytest

from affray.core.values import Effect
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.rolls.checks import planned_check, planned_save
from affray.rules.dnd5e.state.weapons import Weapon
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, BY_THE_BOOK, SWORD, battle_of, caster, foe, hero

AXE = SWORD.but(id="greataxe", damage="1d12+3", type="slashing", properties=frozenset({"heavy"}))


def clauses(reasons: list[dict[str, object]]) -> list[object]:
    return [reason["clause"] for reason in reasons]


def test_action_surge_gives_one_action_more_and_only_once(table: TableForTests) -> None:
    table.set(hero("ana", "a1", pools={"action-surge": 1}), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", "action-surge", "attack orc shortsword", dice=[15, 1, 15, 2])

    assert table.orc.hp == 40 - 3 - 4
    assert not {"action-surge", "dash"} & set(table.offered())


@pytest.mark.parametrize(("natural", "hits", "critical"), [(18, True, False), (19, True, True), (20, True, True)])
def test_a_champion_hits_critically_from_19(table: TableForTests, natural: int, hits: bool, critical: bool) -> None:
    table.set(hero("ana", "a1", features=("improved-critical",)), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", dice=[natural, 3, *([4] if critical else [])])

    assert (table.told("attack")[0]["hit"], table.told("attack")[0]["critical"]) == (hits, critical)


def test_a_19_that_misses_is_no_critical_hit(table: TableForTests) -> None:
    table.set(hero("ana", "a1", features=("improved-critical",)), foe("orc", "b1", armour_class=28))

    table.play("attack orc shortsword", dice=[19])

    assert not table.told("attack")[0]["hit"]


@pytest.mark.parametrize(("level", "dice"), [(1, [6]), (3, [6, 6]), (5, [6, 6, 6])])
def test_sneak_attack_grows_with_every_other_level(table: TableForTests, level: int, dice: list[int]) -> None:
    bo = hero("bo", "a1", features=("sneak-attack",), level=level)
    table.set(bo, hero("ana", "b2"), foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", dice=[15, 1, *dice])

    assert table.orc.hp == 40 - 3 - sum(dice)


def test_cunning_action_dashes_disengages_or_hides_by_the_bonus_action(table: TableForTests) -> None:
    rows = ["#" * 10, "#..#......", "#..#......", *["." * 10] * 5]
    table.set(hero("bo", "b2", features=("cunning-action",)), foe("orc", "j8"), map=rows)
    assert {"dash bonus", "disengage bonus", "hide bonus"} <= set(table.offered())

    table.play("dash bonus")

    assert (left(table.bo), table.bo.pools["action"], table.bo.pools["bonus"]) == (12, 1, 0)
    assert not {"dash bonus", "disengage bonus", "hide bonus"} & set(table.offered())


def test_uncanny_dodge_halves_the_damage_of_one_attack(table: TableForTests) -> None:
    table.set(foe("orc", "a1"), hero("bo", "b1", hp=20, features=("uncanny-dodge",)))

    table.play("attack bo shortsword", "bo: uncanny-dodge", dice=[15, 5])

    assert table.bo.hp == 20 - 3  # 7, halved and rounded down
    assert table.bo.pools["reaction"] == 0


@clause("5e.damage.resist-order")
def test_uncanny_dodge_halves_every_type_before_resistance_does(table: TableForTests) -> None:
    brand = SWORD.but(id="brand", damage="1d10", more=(("1d10", "fire"),))
    bo = hero("bo", "b1", hp=20, features=("uncanny-dodge",), resistances=frozenset({"fire"}))
    table.set(foe("orc", "a1", weapons=(brand,)), bo)

    table.play("attack bo brand", "bo: uncanny-dodge", dice=[15, 9, 9])

    assert table.bo.hp == 20 - (5 + 2)


def test_uncanny_dodge_needs_sight_of_the_attacker(table: TableForTests) -> None:
    hidden = foe("orc", "a1", hidden_from=frozenset({"bo"}))
    table.set(hidden, hero("bo", "b1", hp=20, features=("uncanny-dodge",)))

    table.play("attack bo shortsword", dice=[15, 3, 5])

    assert table.bo.hp == 20 - 7


def test_a_reckless_attack_is_easier_and_so_are_those_on_the_reckless(table: TableForTests) -> None:
    table.set(hero("cy", "a1", hp=40, features=("reckless-attack",), weapons=(AXE,)), foe("orc", "b1", hp=40))

    table.play("reckless-attack", "attack orc greataxe", "end", dice=[2, 15, 4])
    table.play("attack cy shortsword", dice=[3, 14, 1])

    assert [clauses(told["advantage"]) for told in table.told("attack")] == [["5e.feature.reckless-attack"]] * 2
    table.play("end")
    assert not table.cy.has("reckless")


def test_after_the_first_attack_it_is_too_late_to_be_reckless(table: TableForTests) -> None:
    table.set(hero("cy", "a1", features=("reckless-attack",), weapons=(AXE,)), foe("orc", "b1", hp=40))
    assert "reckless-attack" in table.offered()

    table.play("attack orc greataxe", dice=[2])

    assert "reckless-attack" not in table.offered()


@pytest.mark.parametrize("weapon", [BOW, SWORD.but(ability="dex")])
def test_reckless_attacks_are_by_strength_and_in_melee(table: TableForTests, weapon: Weapon) -> None:
    table.set(hero("cy", "a1", features=("reckless-attack",), weapons=(weapon,)), foe("orc", "b1"))

    edge = [15, 3] if weapon is BOW else [3]
    table.play("reckless-attack", f"attack orc {weapon.id}", dice=edge)

    assert table.told("attack")[0]["advantage"] == []


def test_rage_helps_with_strength_checks_and_saves(table: TableForTests) -> None:
    table.set(hero("cy", "a1", features=("rage",), pools={"rage": 1}), foe("orc", "j8"))
    table.play("rage")
    battle = battle_of(table.fight)

    assert planned_save(BY_THE_BOOK, battle, table.cy, "str").edge == 1
    assert planned_save(BY_THE_BOOK, battle, table.cy, "dex").edge == 0
    assert planned_check(BY_THE_BOOK, battle, table.cy, "athletics", "5e.shove").edge == 1


@pytest.mark.parametrize(("effect", "edge"), [(None, 1), ("blinded", 0), ("deafened", 0)])
def test_danger_sense_needs_the_senses(table: TableForTests, effect: str | None, edge: int) -> None:
    effects = (Effect("e", effect, "cy"),) if effect else ()
    table.set(hero("cy", "a1", features=("danger-sense",), effects=effects), foe("orc", "j8"))

    assert planned_save(BY_THE_BOOK, battle_of(table.fight), table.cy, "dex").edge == edge
    assert planned_save(BY_THE_BOOK, battle_of(table.fight), table.cy, "str").edge == 0


def test_a_frenzy_strikes_once_more_each_turn_and_is_paid_for(table: TableForTests) -> None:
    cy = hero("cy", "a1", hp=40, features=("rage", "frenzy"), pools={"rage": 1}, weapons=(AXE,))
    table.set(cy, foe("orc", "b1", hp=60), hero("bo", "j8"))
    table.play("frenzied-rage", "attack orc greataxe", "end", "end", "end", dice=[15, 4])
    assert "frenzy orc greataxe" in table.offered()

    table.play("attack orc greataxe", "frenzy orc greataxe", "end", "end", "end", dice=[15, 4, 15, 4])
    assert table.orc.hp == 60 - 3 * 9  # 4 + 3 and 2 for the rage

    table.play("end", "end", "end")
    assert not table.cy.has("raging")
    assert table.cy.has("exhaustion")
    assert not [text for text in table.offered() if text.startswith("frenz")]


@clause("5e.feature.rage")
def test_nobody_rages_twice_at_once(table: TableForTests) -> None:
    table.set(hero("cy", "a1", features=("rage", "frenzy"), pools={"rage": 3}), foe("orc", "b1"))
    assert {"rage", "frenzied-rage"} <= {*table.offered()}

    table.play("rage", "attack orc shortsword", "end", "end", dice=[1])

    assert table.cy.has("raging")
    assert not {"rage", "frenzied-rage"} & {*table.offered()}


@clause("5e.feature.rage", "5e.concentration.end")
def test_nobody_concentrates_in_a_rage(table: TableForTests) -> None:
    table.set(caster("cy", "a1", "bless", features=("rage",), pools={"rage": 1}), hero("bo", "a2"), foe("orc", "j8"))
    table.play("cast bless 1 cy,bo")
    assert table.bo.has("bless")

    table.play("rage")

    assert not table.cy.has("concentrating")
    assert not table.bo.has("bless")


@clause("5e.feature.frenzy")
def test_a_second_rage_does_not_save_one_from_paying_for_a_frenzy(table: TableForTests) -> None:
    cy = hero("cy", "a1", hp=40, features=("rage", "frenzy"), pools={"rage": 2}, weapons=(AXE,))
    table.set(cy, foe("orc", "b1", hp=60))
    table.play("frenzied-rage", "attack orc greataxe", "end", "rule: cy gains stunned", dice=[1])
    assert not table.cy.has("raging")
    assert table.cy.has("exhaustion")

    table.set(cy, foe("orc", "b1", hp=60))
    table.play("frenzied-rage", "end", "end", "rule: cy loses raging", "rage")
    assert "frenzy orc greataxe" not in table.offered()
    table.play("attack orc greataxe", "end", dice=[1])
    assert table.cy.has("raging")
    assert table.cy.has("exhaustion")


def test_archery_helps_what_is_shot_and_not_what_is_thrown(table: TableForTests) -> None:
    spear = SWORD.but(id="spear", range=4, long=12)
    table.set(hero("dee", "a1", features=("archery",), weapons=(BOW, spear)), foe("orc", "e1", armour_class=15))
    table.play("attack orc shortbow", "end", "end", dice=[9, 1])
    assert table.told("attack")[0]["hit"]

    table.play("attack orc spear", dice=[9])
    assert not table.told("attack")[1]["hit"]


def test_colossus_slayer_strikes_the_wounded_harder_once_a_turn(table: TableForTests) -> None:
    dee = hero("dee", "a1", features=("colossus-slayer",), pools={"action-surge": 2})
    table.set(dee, foe("orc", "b1", hp=40))

    table.play("attack orc shortsword", "action-surge", "attack orc shortsword", dice=[15, 1, 15, 1, 8])
    assert table.orc.hp == 40 - 3 - 11

    table.play("action-surge", "attack orc shortsword", dice=[15, 1])
    assert table.orc.hp == 40 - 3 - 11 - 3


@clause("5e.feature.magic-resistance")
@pytest.mark.parametrize(
    ("feature", "about"),
    [
        ("dwarven-resilience", "poison"),
        ("fey-ancestry", "charmed"),
        ("brave", "frightened"),
        ("dark-devotion", "charmed"),
        ("magic-resistance", "spell"),
        ("two-heads", "stunned"),
    ],
)
def test_some_saves_have_advantage_by_what_they_are_about(table: TableForTests, feature: str, about: str) -> None:
    table.set(hero("ana", "a1", features=(feature,)), foe("orc", "j8"))
    battle = battle_of(table.fight)

    assert planned_save(BY_THE_BOOK, battle, table.ana, "con", None, (about,)).edge == 1
    assert planned_save(BY_THE_BOOK, battle, table.ana, "con", None, ("prone",)).edge == 0


def test_fast_hands_open_a_door_by_the_bonus_action(table: TableForTests) -> None:
    rows = ["....+.....", *["." * 10] * 7]
    table.set(hero("bo", "d1", features=("fast-hands",)), foe("orc", "j8"), map=rows)

    table.play("open e1 bonus")

    assert (table.bo.pools["action"], table.bo.pools["bonus"]) == (1, 0)


def test_a_halfling_hides_behind_somebody_larger(table: TableForTests) -> None:
    friend = hero("ana", "d1")
    table.set(hero("bo", "b1", size="small", features=("naturally-stealthy",)), friend, foe("orc", "g1"))
    assert "hide" in table.offered()

    table.play("hide", "end", dice=[19])
    assert table.bo.hidden_from == {"orc"}

    table.play("move d3")  # nobody stands between any more
    assert table.bo.hidden_from == frozenset()


def test_nobody_else_hides_behind_a_friend(table: TableForTests) -> None:
    table.set(hero("bo", "b1", size="small"), hero("ana", "d1"), foe("orc", "g1"))
    assert "hide" not in table.offered()

    table.set(hero("bo", "b1", features=("naturally-stealthy",)), hero("ana", "d1"), foe("orc", "g1"))
    assert "hide" not in table.offered()  # the friend is not larger
