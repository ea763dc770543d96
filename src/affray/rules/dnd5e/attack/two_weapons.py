"""Fighting with two light weapons, one in each hand.  Start at `second_weapons`."""

from typing import Final

from affray.core.table.changes import refill
from affray.core.values import Reason
from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.gear.hands import is_carried
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import SHIELD, Weapon

STRUCK_WITH: Final = "light-weapons"
"""The pool that holds the light weapons of this turn's Attack action, a bit for each by its place in the block."""
WITH_ANOTHER: Final = 32
"""So many places further is the bit that says there was another one of it."""


def note_light(creature: Combatant, weapon: Weapon) -> None:
    """The Attack action was taken with a light weapon: the other hand may follow.  5e.two-weapons.bonus"""
    if weapon.is_light:
        bit = 1 << creature.block.weapons.index(weapon)
        if weapon.pair and creature.pools.get(weapon.id, 2) > 1:
            bit |= bit << WITH_ANOTHER
        mark_used(creature, STRUCK_WITH, creature.pools.get(STRUCK_WITH, 0) | bit)


def forget_light(creature: Combatant) -> None:
    """A new turn begins."""
    if STRUCK_WITH in creature.pools:
        refill(creature, STRUCK_WITH, 0)


def second_weapons(creature: Combatant) -> list[Weapon]:
    """With what a bonus action may attack: another light melee weapon than before, or the other one of a pair.

    A Multiattack is no Attack action.  5e.two-weapons.bonus 5e.two-weapons.thrown 5e.monster.multiattack
    """
    used = creature.pools.get(STRUCK_WITH, 0)
    if not used or SHIELD in creature.holds or creature.block.is_multiattack(creature.struck):
        return []
    return [
        weapon
        for place, weapon in enumerate(creature.block.weapons)
        if weapon.is_light and used & ~(1 << place) and is_carried(creature, weapon.id)
    ]


def without_ability(attacker: Combatant, weapon: Weapon) -> list[Reason]:
    """The damage leaves out the ability modifier unless it is negative.  5e.two-weapons.damage"""
    modifier = attacker.block.modifier(weapon.ability)
    return [Reason("5e.two-weapons.damage", -modifier)] if modifier > 0 else []
