"""What a hit does: its damage, and what the weapon brings besides.  Start at `deal_damage`."""

from collections.abc import Callable

from affray.core.unknown import OpenInt
from affray.rules.acao.attack.weapon_properties import BOTH_HANDS, extra_damage, ignored_armour, is_in_both_hands
from affray.rules.acao.harm.damage import harm
from affray.rules.acao.harm.dice import damage_dice, one_die_more
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.partial_success import Test
from affray.rules.acao.rolls.safeguards import safeguard
from affray.rules.acao.state.blow import HALF, LEAST, MORE, PLAIN, Blow

Hit = Callable[[Table, Blow, str], None]
"""What a blow does when it hits, and with which force: damage, or what a manoeuvre does instead."""


def force_of(test: Test) -> str:
    """With which force a success hits: more on a critical, the least at a price.  ac.attack.critical"""
    return MORE if test.is_critical else LEAST if test.at_cost else PLAIN


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
    deal_wound(table, blow, max(amount // 2 if force == HALF else amount, 0), force == MORE)


def deal_wound(table: Table, blow: Blow, amount: OpenInt, critical: bool) -> None:
    """The damage, and if any of it is suffered what the weapon brings besides."""
    on_critical = table.readings.hooks.on_critical
    suffered = harm(table, blow.target, amount, blow.weapon.type, blow.attacker, ignored_armour(blow))
    if critical and suffered and blow.target.is_up:
        for property in sorted(blow.weapon.properties.intersection(on_critical)):
            on_critical[property](table, blow)
    if blow.weapon.peril is not None and suffered and blow.target.is_up:
        safeguard(table, blow.target, blow.weapon.peril, blow.attacker)
