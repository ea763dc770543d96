"""Healing: a spell of MEN that gives life back.  Start at `cast_heal`."""

from affray.core.values import Reason
from affray.rules.acao.changes import stumble
from affray.rules.acao.harm.damage import regain
from affray.rules.acao.harm.dice import damage_dice, one_die_more
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.state.combat import OUT, UP, Character, Combat


def cast_heal(table: Table, healer: Character, patient: Character) -> None:
    """A test of MEN, and on success the spell's die; a critical throws one die more.  ac.spell.heal"""
    test = attribute_test(table, healer, "heal", by_attribute(healer, "men", "ac.spell.heal"), magic=True)
    if test.succeeds:
        dice = damage_dice(healer.sheet.heals)
        amount = table.roll(healer, one_die_more(dice) if test.is_critical else dice, "healing").total
        regain(table, patient, amount, [Reason("ac.spell.heal", amount)])
    if test.is_fumble:
        stumble(table, healer)


def patients(combat: Combat, healer: Character) -> list[Character]:
    """Itself and friends beside it who are hurt and not dead."""
    return [
        friend
        for friend in combat.everyone()
        if friend.side == healer.side
        and friend.status in (UP, OUT)
        and friend.hp < friend.hp_max
        and (friend is healer or combat.gap(healer, friend) == 1)
    ]
