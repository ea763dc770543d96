"""What effects keep a creature from doing in the rest of its turn.  Start at `curb`."""

from affray.core.table.changes import refill
from affray.rules.dnd5e.changes import HASTE, mark_used, note_struck
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import ACT, BOTH, STRIKE_AGAIN
from affray.rules.dnd5e.turn_notes import STRUCK_ONCE


def curb(battle: Battle, creature: Combatant) -> None:
    """When its turn begins and after each of its deeds: no action at all, no bonus action beside it, no second attack.

    5e.turn.bonus-denied
    """
    pools = creature.pools
    if creature.is_barred(ACT):
        spare(creature, "action", HASTE)
    if creature.is_barred(BOTH) and not (pools["action"] and pools["bonus"]):
        spare(creature, "action", "bonus", HASTE)
    if creature.struck and creature.is_barred(STRIKE_AGAIN):
        note_struck(creature, ())
        mark_used(creature, STRUCK_ONCE, battle.turn_number)


def spare(creature: Combatant, *pools: str) -> None:
    """Nothing is left of these, as far as it has them."""
    for pool in pools:
        if creature.pools.get(pool):
            refill(creature, pool, 0)
