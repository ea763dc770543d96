"""What a creature wears and carries, worked out from the tables.  Start at `armour_class`."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from affray.content.dnd5e.effects.checks import check_act
from affray.content.dnd5e.models import Arm, ArmourKind, Figures, OnHit, WeaponKind
from affray.content.measures import Damage, Range
from affray.content.problems import Path, Report
from affray.core.values import Reason
from affray.rules.dnd5e.gear.armour import DEFENSE, METAL, NOISY, UNARMORED_DEFENSE, UNTRAINED
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.weapons import SHIELD, Rider

UNARMOURED: Final = 10
MOST_DEXTERITY: Final = {"light": 30, "medium": 2, "heavy": 0}
SLOWER: Final = 2
"""Squares."""
SHOTS_OF_HEROES, SHOTS_OF_MONSTERS, THROWS_OF_MONSTERS = 20, 11, 5
"""A full quiver; of monsters the average of 2d10 and 2d4.  5e.monster.supplies"""


def armour_class(
    worn: Mapping[str, ArmourKind], modifier: Callable[[str], int], features: Collection[str]
) -> tuple[Reason, ...]:
    """Why the Armour Class is what it is, the shield left out.  5e.attack.ac-source"""
    body = next((kind for kind in worn.values() if kind.kind != SHIELD), None)
    dexterity = modifier("dex")
    if body is None:
        reasons = [Reason("5e.armour.none", UNARMOURED), Reason("5e.armour.dexterity", dexterity)]
        if UNARMORED_DEFENSE in features:
            reasons.append(Reason("5e.feature.unarmored-defense", modifier("con")))
    else:
        # Heavy armour leaves a low Dexterity out too.
        dexterity = 0 if body.kind == "heavy" else min(dexterity, MOST_DEXTERITY[body.kind])
        reasons = [Reason("5e.armour.worn", body.ac), Reason("5e.armour.dexterity", dexterity)]
        if DEFENSE in features:
            reasons.append(Reason("5e.feature.defense", 1))
    return tuple(reason for reason in reasons if reason.amount)


def slowed_by(worn: Mapping[str, ArmourKind], strength: int) -> int:
    """Who is too weak for the armour is slower in it by 2 squares."""
    return SLOWER if any(kind.strength and strength < kind.strength for kind in worn.values()) else 0


def features_of(worn: Mapping[str, ArmourKind], trained: bool | None) -> list[str]:
    """What the armour does to the rolls of its bearer, as features.  5e.armour.untrained 5e.armour.stealth"""
    found = [NOISY] if any(kind.noisy for kind in worn.values()) else []
    found += [METAL] if any(kind.metal for kind in worn.values()) else []
    return [*found, UNTRAINED] if trained is False and worn else found


def supplies_of(block: Block, given: Mapping[str, int]) -> dict[str, int]:
    """How many pieces of ammunition, and how many of what is thrown.  5e.weapon.ammunition 5e.monster.supplies"""
    usual: dict[str, int] = {}
    for weapon in block.weapons:
        if weapon.ammunition:
            usual[weapon.ammunition] = SHOTS_OF_HEROES if block.level else SHOTS_OF_MONSTERS
        if weapon.hands and weapon.pair:
            usual[weapon.id] = 2
        elif weapon.hands and "thrown" in weapon.properties:
            usual[weapon.id] = 1 if block.level else THROWS_OF_MONSTERS
    return usual | dict(given)


def check_armour(creature: Figures, armour: Mapping[str, ArmourKind | None], path: Path, report: Report) -> None:
    bodies = 0
    for index, word in enumerate(creature.armour or ()):
        if word not in armour:
            report.add_unknown("unknown-armour", (*path, "armour", index), word, armour)
            continue
        kind = armour[word]
        bodies += kind is not None and kind.kind != SHIELD
        if bodies > 1 or (creature.armour or ()).index(word) != index:
            report.add("two-armours", (*path, "armour", index), word)


def check_on_hit(on_hit: OnHit, path: Path, report: Report) -> None:
    if on_hit.save is not None and on_hit.dc is None:
        report.add("missing-field", (*path, "dc"), field="dc")
    if on_hit.says_something:
        check_act(on_hit, path, report)
    elif on_hit.condition is None and on_hit.damage is None:
        report.add("missing-field", (*path, "condition"), field="condition")
    if on_hit.damage is not None and not on_hit.damage.type:
        report.add("no-damage-type", (*path, "damage"), on_hit.damage.dice)


def rider_of(on_hit: OnHit) -> Rider:
    damage = on_hit.damage or Damage("")
    return Rider(
        on_hit.save or "",
        on_hit.dc or 0,
        on_hit.condition or "",
        damage.dice,
        damage.type,
        on_hit.half,
        on_hit.rounds or 0,
        on_hit.repeats,
        on_hit.escape or 0,
        frozenset(on_hit.never),
        on_hit.largest or "",
        on_hit.fells or "",
    )


def range_of(arm: Arm, kind: WeaponKind) -> Range:
    return arm.range or kind.range or Range(0, 0)


def reach_of(arm: Arm, kind: WeaponKind) -> int:
    """What is written; else one square, two with the property reach, none for what is only shot."""
    if arm.reach is not None:
        return arm.reach
    properties = kind.properties if arm.properties is None else arm.properties
    if kind.damage is None and kind.range is None and arm.range is not None and "thrown" not in properties:
        return 0  # a weapon of its own that has a range and says nothing of reach
    return usual_reach(kind, properties)


def usual_reach(kind: WeaponKind, properties: Collection[str]) -> int:
    if kind.reach is not None:
        return kind.reach
    return 0 if "ammunition" in properties else 2 if "reach" in properties else 1
