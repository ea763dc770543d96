"""Damage: from what was rolled to what is lost.  Start at `harm`."""

from affray.core.asking import Table
from affray.core.effects import DAMAGED, come
from affray.core.values import Reason
from affray.rules.dnd5e.changes import take
from affray.rules.dnd5e.dying import drop_to_zero, hit_at_zero
from affray.rules.dnd5e.features import feed_rage
from affray.rules.dnd5e.values import DEAD, Combatant

WEAPON_TYPES = ("bludgeoning", "piercing", "slashing")


def harm(
    table: Table, target: Combatant, amount: int, type: str, by: Combatant | None = None, critical: bool = False
) -> None:
    """Resistance and the like, then hit points; what is left over may kill.  5e.damage.hp 5e.death.instant"""
    if target.status == DEAD:
        return
    was_down = target.hp == 0
    reasons = adjustments(target, amount, type)
    suffered = amount + sum(reason.amount for reason in reasons)
    over = take(table, target, suffered, [Reason("5e.damage.roll", amount), *reasons], by)
    if suffered:
        feed_rage(target)
        come(table, DAMAGED, target)
    if was_down and over > 0:  # what temporary hit points absorb does no harm: 5e.temp-hp.at-0
        hit_at_zero(table, target, over, critical)
    elif target.hp == 0 and not was_down:
        drop_to_zero(table, target, over)


def adjustments(target: Combatant, amount: int, type: str) -> list[Reason]:
    """Immunity, then resistance, then vulnerability, after all other modifiers and each once.

    5e.damage.resist 5e.damage.resist-order 5e.damage.resist-once
    """
    block, reasons = target.block, []
    if type in block.immunities:
        return [Reason("5e.damage.resist", -amount)]
    if type in block.resistances or (type in WEAPON_TYPES and target.effects and target.has("raging")):
        reasons.append(Reason("5e.damage.resist", amount // 2 - amount))
        amount //= 2
    if type in block.vulnerabilities:
        reasons.append(Reason("5e.damage.resist", amount))
    return reasons
