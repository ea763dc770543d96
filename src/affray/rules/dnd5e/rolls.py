"""Throwing the d20, with advantage or disadvantage, and saving throws.  Start at `d20`."""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from affray.core.asking import Roll, Table
from affray.core.dice import parse_dice
from affray.core.values import Reason
from affray.rules.dnd5e.values import Combatant

LUCKY: Final = "lucky"
DICE: Final = {0: parse_dice("1d20"), 1: parse_dice("2d20kh1"), -1: parse_dice("2d20kl1")}
"""5e.advantage.cancel: by whether there is advantage (1), disadvantage (-1), or neither or both (0)."""


def edge(advantage: Sequence[Reason], disadvantage: Sequence[Reason]) -> int:
    """Advantage and disadvantage do not stack, and any of each cancel out.  5e.advantage.cancel"""
    return bool(advantage) - bool(disadvantage)


def d20(
    table: Table,
    creature: Combatant,
    why: str,
    reasons: Sequence[Reason] = (),
    edge: int = 0,
    bands: Callable[[int], Hashable] | None = None,
) -> Roll:
    """A d20 roll: an attack, a check or a save."""
    if LUCKY in creature.block.features:
        return _lucky(table, creature, why, reasons, edge)
    return table.roll(creature, DICE[edge], why, reasons, bands)


def save(table: Table, creature: Combatant, ability: str, dc: int) -> bool:
    """B-6: a saving throw. Is the d20 with its bonus as high as the DC?  5e.saving-throw"""
    bonus, why = creature.block.save(ability), f"{ability}-save"
    reasons = [Reason("5e.saving-throw", bonus)]
    roll = d20(table, creature, why, reasons, bands=lambda natural: natural + bonus >= dc)
    is_made = roll.total >= dc
    table.tell("save", who=creature, why=why, total=roll.total, dc=dc, made=is_made)
    return is_made


def _lucky(table: Table, creature: Combatant, why: str, reasons: Sequence[Reason], edge: int) -> Roll:
    """Each die that shows a 1 is thrown once more.  5e.feature.lucky"""
    rolls = []
    for _ in range(2 if edge else 1):
        roll = table.roll(creature, DICE[0], why, reasons)
        rolls.append(table.roll(creature, DICE[0], "lucky", reasons) if roll.natural == 1 else roll)
    return (max if edge >= 0 else min)(rolls, key=lambda roll: roll.natural)
