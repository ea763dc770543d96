"""Armour: the class it gives and why, and what it costs."""

from typing import Any

import pytest

from affray import Fight
from affray.content import load_text
from affray.content.loading import shelf
from affray.rules.dnd5e.attack.attack import plan_attack
from affray.rules.dnd5e.rolls.checks import planned_check, planned_save
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.testing import clause
from tests.dnd5e.kit import BY_THE_BOOK

FIGHT = """\
rulebook: dnd5e
title: A duel
map: |
  ....
sides:
  heroes: [{{block: pupil, name: ana, at: a1}}]
  foes: [{{block: wolf, at: b1}}]
creatures:
  pupil:
    {{size: medium, type: humanoid, hp: 10, speed: 30 ft, level: 1, weapons: [mace, longbow],
    abilities: {{str: 14, dex: 16, con: 14, int: 10, wis: 10, cha: 10}}, {more}}}
"""


def pupil(more: str) -> tuple[Battle, Combatant]:
    """One with Strength 14, Dexterity +3 and Constitution +2."""
    battle = load_text(FIGHT.format(more=more)).state
    assert isinstance(battle, Battle)
    return battle, battle.creatures["ana"]


@clause("5e.attack.ac-source")
@pytest.mark.parametrize(
    ("armour", "ac", "speed", "is_noisy"),
    [
        ("[]", 13, 6, False),
        ("[padded]", 14, 6, True),
        ("[leather]", 14, 6, False),
        ("[studded-leather]", 15, 6, False),
        ("[hide]", 14, 6, False),
        ("[chain-shirt]", 15, 6, False),
        ("[scale-mail]", 16, 6, True),
        ("[breastplate]", 16, 6, False),
        ("[half-plate]", 17, 6, True),
        ("[ring-mail]", 14, 6, True),
        ("[chain-mail]", 16, 6, True),
        ("[splint]", 17, 4, True),  # Strength 15
        ("[plate]", 18, 4, True),
        ("[plate, shield]", 20, 4, True),
        ("[shield]", 15, 6, False),
    ],
)
def test_the_armour_table(armour: str, ac: int, speed: int, is_noisy: bool) -> None:
    battle, ana = pupil(f"armour: {armour}")

    assert (ana.armour_class, ana.speed) == (ac, speed)
    assert (planned_check(BY_THE_BOOK, battle, ana, "stealth", "5e.action.hide").edge < 0) is is_noisy
    assert planned_check(BY_THE_BOOK, battle, ana, "acrobatics", "5e.shove").edge == 0


@clause("5e.attack.ac-source")
@pytest.mark.parametrize(
    ("more", "guard"),
    [
        ("armour: [plate, shield]", [("5e.armour.worn", 18), ("5e.armour.shield", 2)]),
        ("armour: [scale-mail]", [("5e.armour.worn", 14), ("5e.armour.dexterity", 2)]),
        ("armour: []", [("5e.armour.none", 10), ("5e.armour.dexterity", 3)]),
        (
            "armour: [], features: [unarmored-defense]",
            [("5e.armour.none", 10), ("5e.armour.dexterity", 3), ("5e.feature.unarmored-defense", 2)],
        ),
        ("armour: [plate], features: [defense]", [("5e.armour.worn", 18), ("5e.feature.defense", 1)]),
        ("armour: [], features: [defense]", [("5e.armour.none", 10), ("5e.armour.dexterity", 3)]),
        ("ac: 17", [("5e.attack.ac-source", 17)]),
        ("ac: 17, armour: [plate, shield]", [("5e.attack.ac-source", 15), ("5e.armour.shield", 2)]),
    ],
)
def test_an_armour_class_says_why_it_is_so(more: str, guard: list[tuple[str, int]]) -> None:
    battle, ana = pupil(more)
    wolf = battle.creatures["wolf"]

    plan = plan_attack(BY_THE_BOOK, battle, wolf, wolf.block.weapons[0], ana)

    assert [(reason.clause, reason.amount) for reason in plan.guard] == guard


@clause("5e.attack.ac-source", "5e.armour.untrained")
def test_armour_that_one_is_not_used_to_hampers_strength_and_dexterity() -> None:
    battle, ana = pupil("armour: [leather], armour-trained: false")
    wolf = battle.creatures["wolf"]

    assert [planned_save(BY_THE_BOOK, battle, ana, ability).edge for ability in ("str", "dex", "con")] == [-1, -1, 0]
    assert [planned_check(BY_THE_BOOK, battle, ana, skill, "x").edge for skill in ("athletics", "medicine")] == [-1, 0]
    plan = plan_attack(BY_THE_BOOK, battle, ana, ana.block.weapons[0], wolf)
    assert [reason.clause for reason in plan.disadvantage] == ["5e.armour.untrained"]


@clause("5e.surprise.contest")
def test_noisy_armour_is_heard_before_the_fight_too() -> None:
    text = FIGHT.format(more="armour: [plate]").replace("name: ana, at: a1", "name: ana, at: a1, stealthy: true")
    fight = Fight(load_text(text), dice=[20, 1, 10, 10])

    assert [item["dice"] for item in fight.feeds["gm"].items() if item.get("why") == "stealth"] == ["2d20kl1"]
    assert not fight.state.creatures["wolf"].effects


def test_the_heroes_wear_what_their_figures_say() -> None:
    def worn(name: str) -> Any:
        compiled = shelf().compiled(name, None, (), None)
        assert compiled is not None
        return compiled.block.armour, compiled.block.armour_class

    assert worn("fighter") == (("chain-mail", "shield"), 17)  # and 2 by the shield
    assert worn("cleric") == (("chain-mail", "shield"), 16)
    assert worn("ranger") == (("scale-mail",), 16)
    assert worn("barbarian") == ((), 14)
