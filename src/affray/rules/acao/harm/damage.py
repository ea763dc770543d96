"""Damage, and getting life back.  Start at `harm`."""

from typing import Final

from affray.core.table.changes import heal, hurt
from affray.core.table.moments import DAMAGED, fire_moment
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.acao.changes import set_status, take
from affray.rules.acao.harm.armour import absorb
from affray.rules.acao.harm.defeat import fall
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import DEAD, OUT, UP, Character
from affray.rules.acao.state.sheet import PHYSICAL

UNABSORBED: Final = ("", "poison")
"""Damage that no armour absorbs: bleeding, and poison."""


def harm(
    table: Table, target: Character, amount: OpenInt, type: str, by: Character | None = None, ignored: OpenInt = 0
) -> OpenInt:
    """Take the damage rolled, less what the target resists and absorbs, off its life; returns what it suffered.

    ac.damage.roll
    """
    if not target.is_up:
        return 0
    reasons = adjustments(target, amount, type)
    suffered = amount + sum(reason.amount for reason in reasons)
    absorbed = 0 if type in UNABSORBED else absorb(table, target, suffered)
    if not target.is_up:
        return 0
    if absorbed:
        reasons.append(Reason("ac.armour.absorb", -absorbed))
        suffered -= absorbed
    take(table, target, suffered, ignored, [Reason("ac.damage.roll", amount), *reasons], by)
    if suffered:
        fire_moment(table, DAMAGED, target)
    if target.hp == 0 and target.is_up:
        fall(table, target)
    return suffered


def pay_life(table: Table, creature: Character) -> None:
    """Lose one point of life as a price; armour does not absorb it.  ac.spell.partial"""
    hurt(table, creature, 1, [Reason("ac.spell.partial", 1)])
    if creature.hp == 0 and creature.is_up:
        fall(table, creature)


def adjustments(target: Character, amount: OpenInt, type: str) -> list[Reason]:
    """Immunity, half of what one resists, and two less from each physical hit for the tough."""
    sheet, reasons = target.sheet, []
    if type in sheet.immunities:
        return [Reason("ac.trait.immune", -amount)]
    if type in sheet.resistances:
        reasons.append(Reason("ac.trait.resistant", amount // 2 - amount))
        amount //= 2
    if "tough" in sheet.traits and type in PHYSICAL:
        reasons.append(Reason("ac.trait.tough", -min(2, amount)))
    return reasons


def regain(table: Table, creature: Character, amount: OpenInt, reasons: list[Reason]) -> None:
    """Regain life, up to the maximum; the incapacitated get up, the dead do not."""
    if creature.status == DEAD:
        return
    heal(table, creature, amount, reasons)
    if creature.status == OUT and creature.hp > 0:
        set_status(table, creature, UP)
