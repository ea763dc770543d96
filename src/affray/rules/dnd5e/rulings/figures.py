"""Rulings on figures of a stat block, for this fight: the creature gets its own copy.  Start at `rule_figure`."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.rules.dnd5e.changes import carry_rider, change_block, set_space
from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach
from affray.rules.dnd5e.harm.falling import room_for
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.blocks import ABILITIES, OTHER_WAYS, SIZES, SKILLS, Block
from affray.rules.dnd5e.state.combatant import SHIELD_BONUS, Combatant
from affray.rules.dnd5e.state.spells import Casting
from affray.rules.dnd5e.state.weapons import SHIELD, Weapon

PERCEIVING: Final = "wis"

Change = Callable[[Combatant, int], Block]


def rule_figure(table: Table, creature: Combatant, name: str, number: int) -> None:
    """The stat block is shared by all of its kind: this one's is changed."""
    change_block(creature, CHANGES[name](creature, number))
    end_grapples_out_of_reach(table)


def with_armour(creature: Combatant, number: int) -> Block:
    """The Armour Class that it has now, with the shield that it holds.  5e.attack.ac-source"""
    shield = SHIELD_BONUS if SHIELD in creature.holds else 0
    return creature.block.but(armour_class=number - shield, guard=())


def with_speed(creature: Combatant, number: int) -> Block:
    return creature.block.but(speed=number)


def with_other_speed(way: str, creature: Combatant, number: int) -> Block:
    block = creature.block
    return block.but(speeds=block.speeds.but(**{way: number}))


def with_save(ability: str, creature: Combatant, number: int) -> Block:
    return creature.block.but(saves=creature.block.saves | {ability: number})


def with_ability(ability: str, creature: Combatant, score: int) -> Block:
    """What the score is part of changes by the difference of the modifiers: saves, skills, weapons, spells. Armour
    Class and hit points stay: they have rulings of their own.  5e.ability.modifier"""
    block = creature.block
    changed = block.but(abilities=block.abilities | {ability: score})
    more = changed.modifier(ability) - block.modifier(ability)
    saves = {name: bonus + more * (name == ability) for name, bonus in block.saves.items()}
    skills = {name: bonus + more * (SKILLS.get(name, name) == ability) for name, bonus in block.skills.items()}
    weapons = [shifted(weapon, more, more) if weapon.ability == ability else weapon for weapon in block.weapons]
    return changed.but(
        saves=saves,
        skills=skills,
        passive_perception=block.passive_perception + more * (ability == PERCEIVING),
        weapons=tuple(weapons),
        casting=_cast_by(block.casting, ability, more),
    )


def _cast_by(casting: Casting | None, ability: str, more: int) -> Casting | None:
    if casting is None or casting.ability != ability:
        return casting
    return casting.but(dc=casting.dc + more, attack=casting.attack + more)


def with_attack(creature: Combatant, number: int) -> Block:
    """The attack bonus of all its weapons."""
    return creature.block.but(weapons=tuple(weapon.but(bonus=number) for weapon in creature.block.weapons))


def with_damage(creature: Combatant, number: int) -> Block:
    """What is added to the damage dice of all its weapons."""
    weapons = creature.block.weapons
    return creature.block.but(weapons=tuple(_redone(weapon, lambda _: number) for weapon in weapons))


def shifted(weapon: Weapon, bonus: int, damage: int) -> Weapon:
    """A weapon with so much more to its attack and its damage."""
    return _redone(weapon.but(bonus=weapon.bonus + bonus), lambda dice: dice.modifier + damage)


def _redone(weapon: Weapon, modifier: Callable[[Dice], int]) -> Weapon:
    """A weapon with another modifier of its damage; one that deals none stays as it is."""
    texts = {name: getattr(weapon, name) for name in ("damage", "versatile", "thrown")}
    dice = {name: parse_dice(text) for name, text in texts.items() if text}
    return weapon.but(**{name: str(Dice(each.pools, modifier(each))) for name, each in dice.items() if each.faces})


CHANGES: Final[Mapping[str, Change]] = {
    "ac": with_armour,
    "speed": with_speed,
    **{way: partial(with_other_speed, way) for way in OTHER_WAYS},
    "attack": with_attack,
    "damage": with_damage,
    **{ability: partial(with_ability, ability) for ability in ABILITIES},
    **{f"{ability}-save": partial(with_save, ability) for ability in ABILITIES},
}
FIGURES: Final[Mapping[str, tuple[int, int]]] = {
    "ac": (1, 40),
    **dict.fromkeys(("speed", *OTHER_WAYS), (0, 60)),
    **dict.fromkeys(("attack", "damage"), (-10, 40)),
    **dict.fromkeys(ABILITIES, (1, 30)),
    **{f"{ability}-save": (-10, 30) for ability in ABILITIES},
}
"""Every figure, with its least and most; speeds are in squares."""


def rule_size(table: Table, creature: Combatant, size: str) -> None:
    """It takes the nearest space that has room for it; where there is none, it takes less than its own.

    5e.size.space
    """
    battle = table.state
    change_block(creature, creature.block.but(size=size))
    if creature.mount:
        return
    width, square = room_for(battle, creature, SIZES[size])
    set_space(creature, square, width)
    if creature.rider:
        carry_rider(battle.creatures[creature.rider], creature)
    end_grapples_out_of_reach(table)
