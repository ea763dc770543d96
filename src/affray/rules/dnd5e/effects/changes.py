"""Every change of form: the stat block of a creature, and what goes with it."""

from affray.core.memory import KINDS
from affray.core.unknown import OpenInt
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.forms import Own

ABSENT = -1
"""In place of a pool that was not there."""


def put_on(
    table: Table, creature: Combatant, block: Block, own: Own, holds: tuple[str, ...], pools: dict[str, int]
) -> None:
    """Take another form: its stat block, what it holds and the uses that it begins with."""
    creature.own = own
    creature.memory.forget(KINDS)
    creature.pools.update(pools)
    _become(creature, block, holds)
    table.tell("formed", who=creature, form=block.id)


def put_off(table: Table, creature: Combatant, own: Own, is_told: bool = True) -> None:
    """Have again what it had before it took its form."""
    creature.own = own.before
    creature.memory.forget(KINDS)
    for pool, amount in own.pools.items():
        if amount == ABSENT:
            creature.pools.pop(pool, None)
        else:
            creature.pools[pool] = amount
    _become(creature, own.block, creature.holds if own.holds is None else own.holds)
    if is_told:
        table.tell("unformed", who=creature)


def _become(creature: Combatant, block: Block, holds: tuple[str, ...]) -> None:
    creature.block = block
    creature.holds = holds
    creature.struck = ()
    creature.memory.forget(KINDS)


def have_hp(creature: Combatant, hp: OpenInt, hp_max: int) -> None:
    """The hit points that it has in the form in which it is now."""
    creature.hp, creature.hp_max = hp, hp_max
