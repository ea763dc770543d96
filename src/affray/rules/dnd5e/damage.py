"""Damage: from what was rolled to what is lost.  Start at `harm`."""

from collections.abc import Callable, Iterable
from typing import Final

from affray.core.asking import Table
from affray.core.effects import DAMAGED, come
from affray.core.values import Reason, total
from affray.rules.dnd5e.blocks import DAMAGE_TYPES
from affray.rules.dnd5e.changes import take
from affray.rules.dnd5e.dying import drop_to_zero, hit_at_zero
from affray.rules.dnd5e.features import feed_rage
from affray.rules.dnd5e.reactions import WOUND, WOUNDED, Happening, offer_reactions
from affray.rules.dnd5e.values import DEAD, Battle, Combatant

WEAPON_TYPES: Final = ("bludgeoning", "piercing", "slashing")
NONMAGICAL: Final = "nonmagical"
"""Stands in a list of resistances for what weapons do that are not magical.  B-73"""


class Blow:
    """Damage about to be done: to whom, how much of each type, by whom, and how.

    `added` are reasons that take away or add something before resistance: an answer to the blow may put one there.
    """

    __slots__ = ("target", "parts", "by", "is_critical", "is_magical", "is_melee", "added")

    def __init__(
        self,
        target: Combatant,
        parts: Iterable[tuple[int, str]],
        by: Combatant | None = None,
        *,
        is_critical: bool = False,
        is_magical: bool = False,
        is_melee: bool = False,
    ) -> None:
        self.target = target
        self.parts = [(max(amount, 0), type) for amount, type in parts]
        self.by = by
        self.is_critical = is_critical
        self.is_magical = is_magical
        self.is_melee = is_melee
        self.added: list[Reason] = []

    def reduce(self, reason: Reason) -> None:
        """Take the reason's amount away, from the first part on."""
        left = -reason.amount
        for place, (amount, type) in enumerate(self.parts):
            taken = min(left, amount)
            self.parts[place] = amount - taken, type
            left -= taken
        self.added.append(reason)

    @property
    def amount(self) -> int:
        return sum(amount for amount, _ in self.parts)


RESISTED: Final[dict[str, tuple[str, ...]]] = {"raging": WEAPON_TYPES, "petrified": DAMAGE_TYPES}
"""The types that the bearer of an effect resists.  5e.feature.rage B-37"""


FALLING: Final[dict[str, Callable[[Table, Battle, Blow, int], bool]]] = {}
"""Features by which one who would drop to 0 may stay up, by what it suffered."""
SUFFERING: Final[dict[str, Callable[[Blow], None]]] = {}
"""What a feature makes of damage that was taken."""


def harm(table: Table, battle: Battle, blow: Blow) -> None:
    """Resistance and the like, then hit points; what is left over may kill.  5e.damage.hp 5e.death.instant"""
    target = blow.target
    if blow.by is not None:
        offer_reactions(table, battle, Happening(WOUND, blow.by, blow), [target])
    if target.status == DEAD:
        return
    was_down = target.hp == 0
    rolled = blow.amount - total(blow.added)
    reasons = [Reason("5e.damage.roll", rolled), *blow.added, *adjustments(blow)]
    suffered = total(reasons)
    over = take(table, target, suffered, reasons, blow.by)
    if suffered:
        feed_rage(target)
        for feature in target.block.features:
            if feature in SUFFERING:
                SUFFERING[feature](blow)
        come(table, DAMAGED, target)
    if was_down and over > 0:  # what temporary hit points absorb does no harm: 5e.temp-hp.at-0
        hit_at_zero(table, target, over, blow.is_critical)
    elif target.hp == 0 and not was_down and not stays_up(table, battle, blow, suffered):
        drop_to_zero(table, target, over)
    if suffered and blow.by is not None:
        offer_reactions(table, battle, Happening(WOUNDED, blow.by, blow), [target])


def stays_up(table: Table, battle: Battle, blow: Blow, suffered: int) -> bool:
    """Does a feature keep one up who would drop to 0?"""
    features = blow.target.block.features
    return any(FALLING[feature](table, battle, blow, suffered) for feature in features if feature in FALLING)


def adjustments(blow: Blow) -> list[Reason]:
    """For each type immunity, then resistance, then vulnerability, after all other modifiers and each once.

    5e.damage.resist 5e.damage.resist-order 5e.damage.resist-once
    """
    reasons: list[Reason] = []
    block = blow.target.block
    for amount, type in blow.parts:
        if has(block.immunities, blow, type):
            reasons.append(Reason("5e.damage.resist", -amount))
            continue
        left = amount // 2 if resists(blow, type) else amount
        if left < amount:
            reasons.append(Reason("5e.damage.resist", left - amount))
        if has(block.vulnerabilities, blow, type):
            reasons.append(Reason("5e.damage.resist", left))
    return reasons


def resists(blow: Blow, type: str) -> bool:
    """By nature or by an effect; several resistances count as one.  5e.damage.resist-once"""
    target = blow.target
    return has(target.block.resistances, blow, type) or any(type in RESISTED.get(e.kind, ()) for e in target.effects)


def has(types: frozenset[str], blow: Blow, type: str) -> bool:
    """Is the type among these, by its name or as what weapons do that are not magical?  B-73"""
    return type in types or (NONMAGICAL in types and type in WEAPON_TYPES and not blow.is_magical)
