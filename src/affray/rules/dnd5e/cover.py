"""Cover, worked out from the map by lines from corner to corner.  Start at `cover_of`."""

from typing import Final

from affray.core.values import Reason
from affray.rules.dnd5e.values import Battle, Combatant

NONE: Final = 0
HALF: Final = 2
THREE_QUARTERS: Final = 5

DEGREES: Final = (NONE, HALF, HALF, THREE_QUARTERS, THREE_QUARTERS)
"""The bonus by how many of the four lines from the attacker's best corner are blocked."""


def cover_of(battle: Battle, attacker: Combatant, target: Combatant, creatures: int) -> Reason | None:
    """The best degree of cover that the target has from this attacker; several do not add up.

    5e.cover.best 5e.cover.side 5e.cover.half-what 5e.cover.three-quarters-what
    """
    bonus = DEGREES[battle.hidden_by_ground(attacker, target)]
    if bonus < HALF and creatures and battle.hidden_behind(creatures, attacker, target):
        bonus = HALF
    if bonus == NONE:
        return None
    return Reason("5e.cover.half" if bonus == HALF else "5e.cover.three-quarters", bonus)
