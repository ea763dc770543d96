"""Cover, worked out from the map by lines from corner to corner.  Start at `cover_by_ground`.

Only the best degree counts: what stands on the map is looked at first, and creatures give no more than half cover.
"""

from typing import Final

from affray.core.values import Reason
from affray.rules.dnd5e.values import Battle, Combatant

HALF: Final = Reason("5e.cover.half", 2)
THREE_QUARTERS: Final = Reason("5e.cover.three-quarters", 5)

DEGREES: Final = (None, HALF, HALF, THREE_QUARTERS, THREE_QUARTERS)
"""The degree by how many of the four lines from the attacker's best corner are blocked."""


def cover_by_ground(battle: Battle, attacker: Combatant, target: Combatant) -> Reason | None:
    """5e.cover.best 5e.cover.side 5e.cover.half-what 5e.cover.three-quarters-what"""
    return DEGREES[battle.hidden_by_ground(attacker, target)]


def cover_by_creatures(battle: Battle, attacker: Combatant, target: Combatant, squares: int) -> Reason | None:
    """Those who stand on these squares.  5e.cover.half-what"""
    return HALF if squares and battle.hidden_behind(squares, attacker, target) else None
