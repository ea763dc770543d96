"""What a hit brings beside its damage.  Start at `bring`."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.asking import Table
from affray.rules.dnd5e.blocks import Rider
from affray.rules.dnd5e.dying import fall_prone
from affray.rules.dnd5e.trials import save
from affray.rules.dnd5e.values import UP, Battle, Combatant

CONDITIONS: Final[Mapping[str, Callable[[Table, Combatant], None]]] = {"prone": fall_prone}
"""What a rider can do to its target, by the condition."""


def bring(table: Table, battle: Battle, rider: Rider, source: Combatant, target: Combatant) -> None:
    """The condition, unless the target saves, is immune, or is so already. Who is down is past it.  5e.saving-throw"""
    condition = rider.condition
    if target.status != UP or target.suffers(condition) or condition in target.block.condition_immunities:
        return
    if not save(table, battle, target, rider.ability, rider.dc, source):
        CONDITIONS[condition](table, target)
