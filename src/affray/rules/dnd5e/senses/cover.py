"""Cover, by lines from corner to corner on the grid.  Start at `cover_by_ground`.

Only the best degree counts: the map is checked first, since creatures give no more than half cover.
"""

from typing import Final

from affray.core.values import Reason
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.battle import Battle, is_flat, rise, squares_of_bodies
from affray.rules.dnd5e.state.combatant import UP, Combatant

HALF: Final = Reason("5e.cover.half", 2)
THREE_QUARTERS: Final = Reason("5e.cover.three-quarters", 5)

DEGREES: Final = (None, HALF, HALF, THREE_QUARTERS, THREE_QUARTERS)
"""The degree, by how many of the four lines from the attacker's best corner are blocked."""


def cover_by_ground(battle: Battle, attacker: Combatant, target: Combatant) -> Reason | None:
    """Cover from the map.  5e.cover.best 5e.cover.side 5e.cover.half-what 5e.cover.three-quarters-what"""
    return DEGREES[battle.hidden_by_ground(attacker, target)]


def cover_by_creatures(battle: Battle, attacker: Combatant, target: Combatant, squares: int) -> Reason | None:
    """Cover from the creatures on these squares.  5e.cover.half-what"""
    return HALF if squares and battle.hidden_behind(squares, attacker, target) else None


def creatures_between(readings: Readings, battle: Battle, one: Combatant, target: Combatant) -> int:
    """The squares of all other creatures that may give cover, if the table says so.  5e.cover.half-what"""
    if not readings.creatures_cover:
        return 0
    flat = is_flat(battle)
    bodies = squares_of_bodies(battle) if flat else None
    if bodies is not None:
        return bodies & ~(battle.space(one) | battle.space(target))
    mask = 0
    for other in battle.everyone():
        is_other = other is not one and other is not target and other.status == UP and not other.realm
        if is_other and (flat or (is_level(other, one) and is_level(other, target))):
            mask |= battle.space(other)
    return mask


def is_level(one: Combatant, other: Combatant) -> bool:
    """Do the two overlap in height?"""
    return rise(one, other.height, other.width) == 0
