"""Damage and what becomes of those who have no life left.  Start at `harm`."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from affray.core.asking import Question
from affray.core.changes import heal, hurt, lose, spend
from affray.core.deeds import PASS
from affray.core.dice import Dice, parse_dice
from affray.core.effects import DAMAGED, fire_moment
from affray.core.slots import Deed
from affray.core.values import GM, Reason
from affray.rules.acao.changes import mark, reveal, set_status, take
from affray.rules.acao.readings import Table
from affray.rules.acao.values import DEAD, OUT, PHYSICAL, UP, Character

ARMOUR_LIFE: Final = {"leather": 2, "mail": 4, "plate": 6}
ARMOUR_DICE: Final = {"leather": 6, "mail": 8, "plate": 10}
SMALLEST_DIE: Final = 4
UNABSORBED: Final = ("", "poison")
"""What no armour's die takes off: blood that runs, and poison."""
ABSORB: Final = Deed("absorb")
WEAR: Final = Deed("wear")
DIES: Final = Deed("dies")
LIVES: Final = Deed("lives")

damage_dice = cache(parse_dice)


@cache
def one_die_more(dice: Dice) -> Dice:
    """A critical's extra die: the weapon's own once more, what is added once.  ac.attack.critical ac.defence.fumble"""
    first, *others = dice.pools
    return Dice([first._replace(count=first.count + 1), *others], dice.modifier)


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


def fall(table: Table, creature: Character) -> None:
    """At 0 one is defeated: the GM decides of a foe whether it dies; a hero dies.  ac.damage.zero"""
    reveal(table, creature)
    readings = table.readings
    fate = FATES[readings.fate_of_heroes if creature.hero else readings.fate_of_foes](table, creature)
    if creature.hp == 0 and creature.is_up:
        set_status(table, creature, fate)


def fate_by_gm(table: Table, creature: Character) -> str:
    """ac.damage.zero"""
    asked = Question(GM, "fate", lambda: [DIES, LIVES] if creature.hp == 0 and creature.is_up else [], creature)
    return OUT if table.ask(asked) == LIVES else DEAD


def death(table: Table, creature: Character) -> str:
    return DEAD


def incapacity(table: Table, creature: Character) -> str:
    return OUT


FATES: Final[Mapping[str, Callable[[Table, Character], str]]] = {
    "gm": fate_by_gm,
    "death": death,
    "incapacitated": incapacity,
}


# --- armour, when it is not extra life


def absorb(table: Table, target: Character, damage: int) -> int:
    """One point of Energy throws the armour's die against the damage; to wear it down makes it the most.

    Where there is no Energy, armour is extra life.  ac.armour ac.armour.absorb
    """
    sides = armour_die(target) if table.readings.has_energy else 0
    if not sides or damage == 0 or table.ask(Question(target, "absorb", lambda: absorbing(target))) != ABSORB:
        return 0
    spend(table, target, "energy")
    absorbed = table.roll(target, damage_dice(f"1d{sides}"), "armour").total
    if absorbed < min(sides, damage) and table.ask(Question(target, "wear", [WEAR, PASS])) == WEAR:
        mark(target, "worn", target.pools.get("worn", 0) + 1)
        absorbed = sides
    return min(absorbed, damage)


def absorbing(target: Character) -> list[object]:
    return [ABSORB, PASS] if target.is_up and target.pools.get("energy", 0) > 0 else []


def armour_die(target: Character) -> int:
    """By the armour, one die less for each time it was worn down; below a d4 there is none left."""
    sides = ARMOUR_DICE.get(target.sheet.armour, 0) - 2 * target.pools.get("worn", 0)
    return sides if sides >= SMALLEST_DIE else 0


# --- healing, and getting up again


def regain(table: Table, creature: Character, amount: int, reasons: list[Reason]) -> None:
    """Life back, up to the most; it rouses the incapacitated and does nothing for the dead."""
    if creature.status == DEAD:
        return
    heal(table, creature, amount, reasons)
    if creature.status == OUT and creature.hp > 0:
        set_status(table, creature, UP)


def rid_of(table: Table, creature: Character, kind: str, because: str) -> None:
    """End every effect of a kind."""
    for effect in creature.effects:
        if effect.kind == kind:
            lose(table, creature, effect, because)
