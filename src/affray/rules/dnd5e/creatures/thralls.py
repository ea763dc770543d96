"""Thralls of an aboleth change sides until a save frees them or their master dies.

Start at `obey_commands`. Who plays a thrall is said by `Battle.seat_of`.
"""

from affray.core.table.moments import end
from affray.rules.dnd5e.changes import change_sides, own_side
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.combatant import DEAD
from affray.rules.dnd5e.state.conditions import bond_of


def obey_commands(table: Table) -> None:
    """A thrall fights on its master's side, a freed one on its own again.  5e.power.enslave"""
    battle = table.state
    for creature in battle.everyone():
        bond = bond_of(creature.effects)
        if bond is not None and battle.creatures[bond.source or ""].status == DEAD:
            end(table, bond, "freed")
            bond = None
        change_sides(creature, own_side(creature) if bond is None else battle.creatures[bond.source or ""].side)
