"""What creatures strike with: weapons from their stat blocks, and bare hands."""

import pytest

from affray import Fight
from affray.content import load_text
from affray.core.values import Effect
from affray.rules.dnd5e.attack.attack import plan_attack
from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import TableForTests, clause
from tests.dnd5e.kit import BOW, BY_THE_BOOK, SWORD, battle_of, foe, hero

DUEL = """\
rulebook: dnd5e
title: A duel
map: |
  ....
sides:
  heroes: [{{block: pupil, name: ana, at: a1}}]
  foes: [{{block: wolf, at: b1, hp: 40}}]
creatures:
  pupil:
    {{size: medium, type: humanoid, ac: 11, hp: 10, speed: 30 ft, level: 1, weapons: [{weapon}],
    abilities: {{str: 16, dex: 12, con: 10, int: 10, wis: 10, cha: 10}}}}
"""


def strike_of_a_pupil(weapon: str, dice: list[int]) -> Fight:
    """One blow of a pupil with Strength +3, Dexterity +1 and proficiency +2 against a wolf (AC 13)."""
    fight = Fight(load_text(DUEL.format(weapon=weapon)), dice=[20, 1, *dice])
    fight.answer(next(text for text in offered(fight) if text.startswith("attack wolf")))
    return fight


def offered(fight: Fight) -> list[str]:
    assert fight.question is not None
    return [fight.question.options.text(option) for option in fight.question.options]


@clause("5e.attack.ability", "5e.attack.proficiency", "5e.attack.ability-except", "5e.damage.roll")
@pytest.mark.parametrize(
    ("weapon", "needed", "damage"),
    [
        ("mace", 8, 6 + 3),  # Strength in melee
        ("shortbow", 10, 6 + 1),  # Dexterity for a bow, although the wolf is beside the pupil
        ("{id: mace, proficient: false}", 10, 6 + 3),
        ("rapier", 8, 6 + 3),  # finesse: the better of the two
        ("javelin", 8, 6 + 3),  # thrown: the same as in melee
        ("dart", 8, 3 + 3),  # thrown and finesse
    ],
)
def test_strength_in_melee_dexterity_at_range_and_proficiency_if_trained(weapon: str, needed: int, damage: int) -> None:
    throws = 2 if weapon in ("shortbow", "dart") else 1
    missed = strike_of_a_pupil(weapon, [needed - 1] * throws)
    hit = strike_of_a_pupil(weapon, [*[needed] * throws, damage - (1 if weapon == "shortbow" else 3)])

    assert missed.state.creatures["wolf"].hp == 40
    assert hit.state.creatures["wolf"].hp == 40 - damage


@clause("5e.melee.unarmed")
def test_anybody_may_strike_unarmed_for_1_and_the_strength_modifier(table: TableForTests) -> None:
    table.set(hero("ana", "a1", abilities={"str": 16}, weapons=(BOW,)), foe("orc", "b1", armour_class=13))

    table.play("attack orc unarmed-strike", dice=[8])

    assert table.orc.hp == 10 - 4
    assert table.told("attack")[0]["hit"] is True


@clause("5e.melee.unarmed")
def test_an_unarmed_strike_has_no_dice_to_double_and_nothing_below_0(table: TableForTests) -> None:
    table.set(hero("cy", "a1", abilities={"str": 16}, features=("savage-attacks",)), foe("orc", "b1"))
    table.play("attack orc unarmed-strike", dice=[20])
    assert table.orc.hp == 10 - 4

    table.set(hero("pip", "a1", abilities={"str": 4}), foe("orc", "b1"))
    table.play("attack orc unarmed-strike", dice=[20])
    assert table.orc.hp == 10


@clause("5e.melee.unarmed", "5e.opportunity.trigger")
def test_an_archer_strikes_unarmed_at_one_who_leaves(table: TableForTests) -> None:
    table.set(foe("orc", "b1"), hero("ana", "a1", weapons=(BOW,)))

    table.play("move c1", "unarmed-strike", dice=[15])

    assert table.orc.hp == 10 - 1
    assert table.ana.pools["reaction"] == 0


@clause("5e.melee.unarmed")
def test_an_unarmed_strike_of_its_own_stands_in_place_of_the_common_one(table: TableForTests) -> None:
    fists = SWORD.but(id="unarmed-strike", damage="1d4+2", type="bludgeoning")
    table.set(hero("mo", "a1", weapons=(fists,)), foe("orc", "b1"))
    assert table.offered().count("attack orc unarmed-strike") == 1

    table.play("attack orc unarmed-strike", dice=[15, 4])

    assert table.orc.hp == 10 - 6


@clause("5e.action.sources")
def test_one_has_the_listed_actions_and_those_of_ones_own_stat_block(table: TableForTests) -> None:
    bite = SWORD.but(id="bite", hands=0)
    table.set(foe("wolf", "a1", weapons=(bite,)), hero("ana", "b1"))
    actions = [text for text in table.offered() if text.split()[0] not in ("move", "drop", "end")]

    assert actions[:2] == ["attack ana bite", "attack ana unarmed-strike"]
    listed = ["grapple ana", "shove ana", "dash", "disengage", "dodge", "assist ana", "distract ana", "search"]
    assert actions[2:] == [*listed, "ready", "interact", "improvise …"]
    table.play("dodge")
    assert [text for text in table.offered() if text in actions] == ["interact"]


@clause("5e.damage.critical", "5e.damage.critical-extra")
def test_a_dagger_crits_with_2d4_and_sneak_attack_with_2d6(table: TableForTests) -> None:
    dagger = SWORD.but(id="dagger", damage="1d4+2")
    table.set(hero("bo", "a1", weapons=(dagger,)), foe("orc", "b1", hp=30))
    table.play("attack orc dagger", dice=[20, 4, 3])
    assert table.orc.hp == 30 - (4 + 3 + 2)

    bo = hero("bo", "a1", weapons=(dagger,), features=("sneak-attack",), hidden_from=frozenset({"orc"}))
    table.set(bo, foe("orc", "b1", hp=30))
    table.play("attack orc dagger", dice=[20, 2, 4, 3, 6, 5])
    assert table.orc.hp == 30 - (4 + 3 + 2 + 6 + 5)


@clause("5e.damage.type-examples")
@pytest.mark.parametrize(
    ("weapon", "type"),
    [
        ("warhammer", "bludgeoning"),
        ("spear", "piercing"),
        ("longsword", "slashing"),
        ("battleaxe", "slashing"),
    ],
)
def test_weapons_do_the_damage_of_the_examples(weapon: str, type: str) -> None:
    fight = Fight(load_text(DUEL.format(weapon=weapon)), dice=[20, 1])
    assert fight.question is not None

    who = fight.question.who
    assert isinstance(who, Combatant)
    assert who.block.weapons[0].type == type


@clause("5e.unseen.target")
def test_a_target_that_cannot_be_seen_is_attacked_with_disadvantage(table: TableForTests) -> None:
    table.set(hero("ana", "a1"), foe("orc", "b1", hidden_from=frozenset({"ana"})), foe("imp", "j8"))
    plan = plan_attack(BY_THE_BOOK, battle_of(table.fight), table.ana, SWORD, table.orc)

    assert [reason.clause for reason in plan.disadvantage] == ["5e.unseen.target"]
    assert plan.edge == -1


@clause("5e.action.dodge")
def test_dodging_helps_only_against_those_whom_one_sees(table: TableForTests) -> None:
    dodging = Effect("dodging-1", "dodging", "ana")
    table.set(foe("orc", "b1", hidden_from=frozenset({"ana"})), hero("ana", "a1", effects=(dodging,)))

    table.play("attack ana shortsword", dice=[2, 3])

    assert [reason["clause"] for reason in table.told("attack")[0]["advantage"]] == ["5e.unseen.attacker"]
    assert table.told("attack")[0]["disadvantage"] == []
