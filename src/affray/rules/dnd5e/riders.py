"""What a hit brings beside its damage.  Start at `bring`."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.asking import Table
from affray.rules.dnd5e.dying import fall_prone
from affray.rules.dnd5e.rolls import save
from affray.rules.dnd5e.values import Combatant, Rider

CONDITIONS: Final[Mapping[str, Callable[[Table, Combatant], None]]] = {"prone": fall_prone}
"""What a rider can do to its target, by the condition."""


def bring(table: Table, rider: Rider, target: Combatant) -> None:
    """The condition, unless the target saves, is immune, or is so already. Who is down is past it.  5e.saving-throw"""
    condition = rider.condition
    if not target.is_able or target.has(condition) or condition in target.block.condition_immunities:
        return
    if not save(table, target, rider.ability, rider.dc):
        CONDITIONS[condition](table, target)
