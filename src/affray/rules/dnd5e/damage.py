"""Damage: from what was rolled to what is lost.  Start at `harm`."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Question, Table
from affray.core.deeds import PASS
from affray.core.dice import Dice
from affray.core.effects import DAMAGED, come
from affray.core.slots import Deed
from affray.core.values import Reason, total
from affray.rules.dnd5e.changes import take
from affray.rules.dnd5e.concentration import keep_concentration
from affray.rules.dnd5e.dying import drop_to_zero, endures, hit_at_zero, knock_out
from affray.rules.dnd5e.features import feed_rage
from affray.rules.dnd5e.moments import FALLS, announce
from affray.rules.dnd5e.reactions import WOUND, WOUNDED, Happening, offer_reactions
from affray.rules.dnd5e.values import DEAD, UP, Battle, Combatant
from affray.rules.dnd5e.water import is_under_water
from affray.rules.dnd5e.weapons import DAMAGE_TYPES

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

WEAPON_TYPES: Final = ("bludgeoning", "piercing", "slashing")
NONMAGICAL: Final = "nonmagical"
"""Stands in a list of resistances for what weapons do that are not magical.  5e.damage.nonmagical"""
UNSILVERED: Final = "unsilvered"
"""The same, but what is silvered gets through too.  5e.damage.nonmagical"""
MAGICAL: Final = "magical"
SILVERED: Final = "silvered"


KNOCK_OUT: Final = Deed("knock-out")


class Blow:
    """Damage about to be done: to whom, how much of each type, by whom, and how.

    `added` are reasons that take away or add something before resistance: an answer to the blow may put one there.
    """

    __slots__ = (
        "target",
        "parts",
        "rolled",
        "by",
        "is_critical",
        "is_magical",
        "is_silvered",
        "is_melee",
        "added",
        "is_under_water",
    )

    def __init__(
        self,
        target: Combatant,
        parts: Iterable[tuple[int, str]],
        by: Combatant | None = None,
        *,
        is_critical: bool = False,
        is_magical: bool = False,
        is_silvered: bool = False,
        is_melee: bool = False,
    ) -> None:
        self.target = target
        self.parts = [(max(amount, 0), type) for amount, type in parts]
        self.rolled = tuple(self.parts)
        self.by = by
        self.is_critical = is_critical
        self.is_magical = is_magical
        self.is_silvered = is_silvered
        self.is_melee = is_melee
        self.added: list[Reason] = []
        self.is_under_water = False

    def reduce(self, reason: Reason) -> None:
        """Take the reason's amount away, from the first part on."""
        left = -reason.amount
        for place, (amount, type) in enumerate(self.parts):
            taken = min(left, amount)
            self.parts[place] = amount - taken, type
            left -= taken
        self.added.append(reason)

    def halve(self, clause: str) -> None:
        """Half of the whole, rounded down: half of every part, and the first makes up for what that rounds off."""
        whole, half = self.amount, self.amount // 2
        self.parts = [(amount // 2, type) for amount, type in self.parts]
        first, type = self.parts[0]
        self.parts[0] = first + half - self.amount, type
        self.added.append(Reason(clause, half - whole))

    def sink(self) -> None:
        """The target is wholly under water.  5e.water.fire"""
        self.is_under_water = True

    @property
    def amount(self) -> int:
        return sum(amount for amount, _ in self.parts)


RESISTED: Final[dict[str, tuple[str, ...]]] = {"raging": WEAPON_TYPES, "petrified": DAMAGE_TYPES}
"""The types that the bearer of an effect resists.  5e.feature.rage 5e.condition.petrified"""
IMMUNE: Final[dict[str, tuple[str, ...]]] = {"petrified": ("poison",)}
"""The types that do nothing to the bearer of an effect.  5e.condition.petrified"""


FALLING: Final[dict[str, Callable[[Table, Battle, Blow, int], bool]]] = {}
"""Features by which one who would drop to 0 may stay up, by what it suffered."""
SUFFERING: Final[dict[str, Callable[[Blow], None]]] = {}
"""What a feature makes of damage that was taken."""


def harm(table: Table, battle: Battle, blow: Blow) -> None:
    """Resistance and the like, then hit points; what is left over may kill.

    5e.damage.hp 5e.death.instant; what temporary hit points absorb at 0 does no harm: 5e.temp-hp.at-0
    """
    target = blow.target
    if blow.by is not None:
        offer_reactions(table, battle, Happening(WOUND, blow.by, blow), [target])
    if target.status == DEAD:
        return
    was_down = target.hp == 0
    if battle.ground._wet and is_under_water(battle, target):
        blow.sink()
    rolled = blow.amount - total(blow.added)
    adjusted = adjustments(blow, cast("Dnd5e", table.rulebook).resisted(blow))
    reasons = [Reason("5e.damage.roll", rolled), *blow.added, *adjusted]
    suffered = max(total(reasons), 0)
    over = take(table, target, suffered, reasons, blow.by)
    if suffered:
        feed_rage(target)
        for feature in target.block.features:
            if feature in SUFFERING:
                SUFFERING[feature](blow)
        come(table, DAMAGED, target)
    if was_down and over > 0:
        hit_at_zero(table, target, over, blow.is_critical)
    elif target.hp == 0 and not was_down and not stays_up(table, battle, blow, suffered):
        fell(table, battle, blow, over)
    if suffered and target.effects:
        keep_concentration(table, battle, target, suffered)
    if suffered and blow.by is not None:
        offer_reactions(table, battle, Happening(WOUNDED, blow.by, blow), [target])


def stays_up(table: Table, battle: Battle, blow: Blow, suffered: int) -> bool:
    """Does a feature keep one up who would drop to 0?"""
    features = blow.target.block.features
    return any(FALLING[feature](table, battle, blow, suffered) for feature in features if feature in FALLING)


def fell(table: Table, battle: Battle, blow: Blow, over: int) -> None:
    """Whoever strikes somebody down in melee may knock it out instead.  5e.death.knock-out"""
    target = blow.target
    if blow.is_melee and blow.by is not None and not endures(table, target, over):
        answer = table.ask(Question(blow.by, "knock-out", partial(mercies, target), target))
        if is_falling(target):  # a ruling may have said otherwise
            knock_out(table, target) if answer == KNOCK_OUT else drop_to_zero(table, target, over)
    elif target.hp == 0:
        drop_to_zero(table, target, over)
    if battle.readied:
        announce(table, battle, FALLS, target)


def mercies(target: Combatant) -> list[Deed]:
    return [KNOCK_OUT, PASS] if is_falling(target) else []


def is_falling(target: Combatant) -> bool:
    return target.hp == 0 and target.status == UP


def adjustments(blow: Blow, parts: Iterable[tuple[int, str]]) -> list[Reason]:
    """For each type immunity, then resistance, then vulnerability, after all other modifiers and each once.

    5e.damage.resist 5e.damage.resist-order 5e.damage.resist-once
    """
    reasons: list[Reason] = []
    block = blow.target.block
    for amount, type in parts:
        if has(block.immunities, blow, type) or is_immune_by_effect(blow.target, type):
            reasons.append(Reason("5e.damage.resist", -amount))
            continue
        left = amount // 2 if resists(blow, type) else amount
        if left < amount:
            reasons.append(Reason("5e.damage.resist", left - amount))
        if has(block.vulnerabilities, blow, type):
            reasons.append(Reason("5e.damage.resist", left))
    return reasons


def is_immune_by_effect(target: Combatant, type: str) -> bool:
    return bool(target.effects) and any(type in IMMUNE.get(effect.kind, ()) for effect in target.effects)


def resists(blow: Blow, type: str) -> bool:
    """By nature, by an effect or by being under water; several resistances count as one.

    5e.damage.resist-once 5e.water.fire
    """
    target = blow.target
    if type == "fire" and blow.is_under_water:
        return True
    return has(target.block.resistances, blow, type) or any(type in RESISTED.get(e.kind, ()) for e in target.effects)


def has(types: frozenset[str], blow: Blow, type: str) -> bool:
    """Is the type among these, by its name or as what weapons do that are not magical?  5e.damage.nonmagical"""
    if type in types:
        return True
    if not types or type not in WEAPON_TYPES or blow.is_magical:
        return False
    return NONMAGICAL in types or (UNSILVERED in types and not blow.is_silvered)


def throw_damage(table: Table, roller: Combatant, dice: Dice, why: str, reasons: Sequence[Reason] = ()) -> int:
    """As the dice fall, or what they come to on average if the table has it so for monsters.  5e.monster.damage"""
    rulebook = cast("Dnd5e", table.rulebook)
    return table.roll(roller, rulebook.damage_dice(roller, dice), why, reasons).total


@lru_cache(maxsize=1024)
def average_of(dice: Dice) -> Dice:
    """What the dice come to on average, rounded down, without throwing any.  5e.monster.damage"""
    return Dice((), sum(sides + 1 for sides in dice.faces) // 2 + dice.modifier)
