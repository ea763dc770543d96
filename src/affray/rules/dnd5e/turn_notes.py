"""What a creature has used or done this turn, as its pools record it.  Start at `is_used`."""

from collections.abc import Mapping
from typing import Final

from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.state.battle import TURNS_IN_ROUND, Battle
from affray.rules.dnd5e.state.combatant import Combatant

RECKLESS: Final = "reckless-attack"
LAST_ATTACK: Final = "attacked"
"""The pool that holds the turn in which a creature with Reckless Attack last attacked."""

STRUCK_ONCE: Final = "struck-once"
"""The pool that holds the turn in which a creature made the one attack that an effect leaves it."""


def is_used(battle: Battle, creature: Combatant, feature: str) -> bool:
    """Was the feature already used this turn?"""
    return creature.pools.get(feature) == battle.turn_number


def without_turn_notes(pools: Mapping[str, int]) -> dict[str, int]:
    """What a creature has left. In which turn it did something is left out: from that the hidden could be counted."""
    return {pool: amount for pool, amount in pools.items() if amount < TURNS_IN_ROUND}


def note_attack(battle: Battle, creature: Combatant) -> None:
    """Reckless Attack must be chosen before the first attack of the turn.  5e.feature.reckless-attack"""
    if RECKLESS in creature.block.features:
        mark_used(creature, LAST_ATTACK, battle.turn_number)


def keep_rage_up(creature: Combatant) -> None:
    """Attacking or taking damage keeps the rage until the end of the next turn."""
    if creature.has("raging"):
        mark_used(creature, "fury", 1)
