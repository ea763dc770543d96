"""What the targets and the damage of a weapon depend on.  Start at `may_strike`."""

from typing import Final

from affray.rules.dnd5e.changes import mark_used, set_pools
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.rolls.mods import dice_of
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.terms import ATTACKED, BEATEN, ROLLED
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.turn_notes import is_used

SHOT: Final = "shot"
"""The pool that holds the turn in which a creature has shot or thrown something."""


def may_strike(battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> bool:
    """Is it one of those whom the weapon can be used on, such as the prone or the grappled?  5e.monster.targets"""
    if attacker.block.terms is not None and not keeps_terms(battle, attacker, weapon, target):
        return False
    return not weapon.only or passes(battle, attacker, target, weapon.only)


def keeps_terms(battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> bool:
    """May a Multiattack that has begun go on with this attack?  5e.monster.multiattack"""
    terms = attacker.block.terms
    if terms is None or not attacker.struck or battle.turn != attacker.id:
        return True
    if terms.is_melee and (is_used(battle, attacker, SHOT) or battle.distance(attacker, target) > weapon.near):
        return False
    return passes(battle, attacker, target, terms.only)


def note_blow(battle: Battle, attacker: Combatant, target: Combatant, is_ranged: bool, is_hit: bool) -> None:
    """Whom it has attacked in this turn, and hit how often; and whether it has shot or thrown."""
    turn = battle.turn_number
    mark_used(attacker, f"{ATTACKED}-{target.id}", turn)
    if is_ranged:
        mark_used(attacker, SHOT, turn)
    if is_hit:
        mark_used(attacker, f"{BEATEN}-{times_hit(battle, attacker, target) + 1}-{target.id}", turn)


def times_hit(battle: Battle, attacker: Combatant, target: Combatant) -> int:
    """How often it has hit the target in this turn, as far as that was noted."""
    times = 0
    while is_used(battle, attacker, f"{BEATEN}-{times + 1}-{target.id}"):
        times += 1
    return times


def count_attacks(table: Table, attacker: Combatant) -> None:
    """The dice of a Multiattack say how many attacks it has.  5e.monster.multiattack"""
    terms = attacker.block.terms
    if terms is not None and terms.is_rolled:
        set_pools(attacker, {ROLLED: int(table.roll(attacker, dice_of(terms.times), "attacks").total)})


def as_it_is(battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> Weapon:
    """The weapon with other dice of damage, if those count now.  5e.monster.targets"""
    for dice, only in weapon.instead:
        if passes(battle, attacker, target, only):
            return weapon.but(damage=dice)
    return weapon
