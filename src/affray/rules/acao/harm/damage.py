"""Damage and what becomes of those who have no life left.  Start at `harm`."""

from typing import Final

from affray.core.changes import heal, hurt
from affray.core.effects import DAMAGED, fire_moment
from affray.core.values import Reason
from affray.rules.acao.changes import set_status, take
from affray.rules.acao.harm.armour import absorb
from affray.rules.acao.harm.defeat import fall
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import DEAD, OUT, UP, Character
from affray.rules.acao.state.sheet import PHYSICAL

UNABSORBED: Final = ("", "poison")
"""What no armour's die takes off: blood that runs, and poison."""


def harm(table: Table, target: Character, amount: int, type: str, by: Character | None = None, ignored: int = 0) -> int:
    """What was rolled, less what the target shrugs off, comes off its life. Returns what it suffered.

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
    """One point of life for what one does oneself: no armour helps.  ac.spell.partial"""
    hurt(table, creature, 1, [Reason("ac.spell.partial", 1)])
    if creature.hp == 0 and creature.is_up:
        fall(table, creature)


def adjustments(target: Character, amount: int, type: str) -> list[Reason]:
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


# --- armour, when it is not extra life


# --- healing, and getting up again


def regain(table: Table, creature: Character, amount: int, reasons: list[Reason]) -> None:
    """Life back, up to the most; it rouses the incapacitated and does nothing for the dead."""
    if creature.status == DEAD:
        return
    heal(table, creature, amount, reasons)
    if creature.status == OUT and creature.hp > 0:
        set_status(table, creature, UP)
