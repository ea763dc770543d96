"""What a creature can attack with: its weapons and the unarmed strike.  Start at `arms`."""

from functools import cache, lru_cache
from typing import Final

from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.weapons import Weapon

UNARMED: Final = "unarmed-strike"


def arms(block: Block) -> tuple[Weapon, ...]:
    """The weapons of a stat block and the unarmed strike, unless the block has one of its own."""
    if any(weapon.id == UNARMED for weapon in block.weapons):
        return block.weapons
    return (*block.weapons, unarmed_strike(block.modifier("str"), block.proficiency))


@cache
def unarmed_strike(strength: int, proficiency: int) -> Weapon:
    """1 plus the Strength modifier, bludgeoning; everybody is proficient.  5e.melee.unarmed"""
    return Weapon(UNARMED, strength + proficiency, str(1 + strength), "bludgeoning", hands=0)


@lru_cache(maxsize=256)  # a block never changes
def grasp(block: Block) -> int:
    """The creature's own reach, without weapons that have the reach property.  5e.melee.reach"""
    return max(weapon.reach for weapon in arms(block) if "reach" not in weapon.properties)
