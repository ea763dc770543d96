"""A blow, whoever deals it: with what, from how far, and the damage of a hit.  Start at `Blow` and `deal_damage`."""

from collections.abc import Callable

from affray.rules.acao.arms import BOTH_HANDS, extra_damage, ignored_armour, is_in_both_hands, unloaded
from affray.rules.acao.blow import HALF, LEAST, MORE, PLAIN, Blow
from affray.rules.acao.harm import damage_dice, harm, one_die_more
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.safeguards import safeguard
from affray.rules.acao.values import Character, Combat, Weapon

Hit = Callable[[Table, Blow, str], None]
"""What a blow does when it hits, and with which force: damage, or what a manoeuvre does instead."""


def weapons_for(readings: Readings, combat: Combat, attacker: Character, target: Character) -> list[Weapon]:
    """What the attacker holds or can draw, loaded, that reaches the target in a clear line. Fists always do.

    ac.turn.free
    """
    distance = combat.gap(attacker, target)
    near = [weapon for weapon in arsenal(readings, attacker) if distance <= reach_of(attacker, weapon)]
    return near if near and (distance == 1 or combat.is_clear(attacker, target)) else []


def arsenal(readings: Readings, attacker: Character) -> list[Weapon]:
    """The weapons one has not dropped, need not load and has the hands for; a hero has fists too.

    ac.arms.two-handed
    """
    fists = [readings.fists] if attacker.hero else []
    return [
        weapon
        for weapon in [*attacker.sheet.weapons, *fists]
        if weapon.id not in attacker.dropped
        and not attacker.pools.get(unloaded(weapon.id), 0)
        and not (attacker.sheet.shield and "two-handed" in weapon.properties)
    ]


def reach_of(attacker: Character, weapon: Weapon) -> int:
    """A polygon more in a charge, which is an attack after a move.  ac.arms.charging"""
    charge = "charging" in weapon.properties and attacker.pools.get("moved", 0) > 0
    return weapon.farthest + charge


def deal_damage(table: Table, blow: Blow, force: str = PLAIN) -> None:
    """The weapon's die and its modifier; one die more on a critical, less for a success at a price.

    ac.damage.roll ac.attack.critical ac.defence.fumble
    """
    dice, more = damage_dice(blow.damage), extra_damage(blow)
    if is_in_both_hands(blow):
        dice, gained = BOTH_HANDS[table.readings.two_hands](dice)
        more += gained
    if force == LEAST:
        amount = len(dice.faces) + dice.modifier + sum(reason.amount for reason in more)
    else:
        amount = table.roll(blow.attacker, one_die_more(dice) if force == MORE else dice, "damage", more).total
    wound(table, blow, max(amount // 2 if force == HALF else amount, 0), force == MORE)


def wound(table: Table, blow: Blow, amount: int, critical: bool) -> None:
    """The damage, and if any of it is suffered what the weapon brings besides."""
    on_critical = table.readings.hooks.on_critical
    suffered = harm(table, blow.target, amount, blow.weapon.type, blow.attacker, ignored_armour(blow))
    if critical and suffered and blow.target.is_up:
        for property in sorted(blow.weapon.properties & on_critical.keys()):
            on_critical[property](table, blow)
    if blow.weapon.peril is not None and suffered and blow.target.is_up:
        safeguard(table, blow.target, blow.weapon.peril, blow.attacker)
