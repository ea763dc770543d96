"""What the targets and the damage of a weapon depend on.  Start at `may_strike`."""

from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import Weapon


def may_strike(battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> bool:
    """Is it one of those whom the weapon can be used on, such as the prone or the grappled?  5e.monster.targets"""
    return not weapon.only or passes(battle, attacker, target, weapon.only)


def as_it_is(battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> Weapon:
    """The weapon with other dice of damage, if those count now.  5e.monster.targets"""
    for dice, only in weapon.instead:
        if passes(battle, attacker, target, only):
            return weapon.but(damage=dice)
    return weapon
