"""Armour: extra life, or, where Energy is played, a die against damage.  Start at `absorb`."""

from collections.abc import Mapping
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.unknown import OpenInt
from affray.rules.acao.changes import mark
from affray.rules.acao.harm.dice import damage_dice
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import Character

ARMOUR_LIFE: Final[Mapping[str, int]] = {"leather": 2, "mail": 4, "plate": 6}
ARMOUR_DICE: Final[Mapping[str, int]] = {"leather": 6, "mail": 8, "plate": 10}
SMALLEST_DIE: Final = 4
ABSORB: Final = Deed("absorb")
WEAR: Final = Deed("wear")


def absorb(table: Table, target: Character, damage: OpenInt) -> OpenInt:
    """One point of Energy throws the armour's die against the damage; wearing the armour down makes it the maximum.

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
