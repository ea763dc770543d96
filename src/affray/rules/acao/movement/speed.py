"""How far one can move in a turn.  Start at `speed_of`."""

from typing import Final

from affray.rules.acao.readings import Readings
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.seeing import is_beside

NO_LIMIT: Final = 99


def speed_of(creature: Character) -> int:
    """Set by ancestry; plate takes two off, and so does a heavy weapon.

    ac.move.polygons ac.armour.plate ac.arms.heavy
    """
    loads = (creature.sheet.armour == "plate") + creature.holds("heavy")
    return max(creature.sheet.speed - 2 * loads, 0)


def restriction(readings: Readings, combat: Combat, creature: Character) -> int:
    """One for each enemy in an adjacent polygon that it knows of, at the start of its turn; by option, of heroes only.

    ac.move.restricted
    """
    if readings.only_heroes_restricted and not creature.hero:
        return 0
    return sum(is_beside(combat, foe, creature) for foe in combat.known_enemies(creature))


def is_pinned(creature: Character) -> bool:
    """Nothing was left of its move: only Disengage lets it move.  ac.move.pinned"""
    return creature.pools.get("restricted", 0) >= speed_of(creature)


def move_of(readings: Readings, creature: Character, lost: int) -> int:
    """What one has to move this turn.  ac.move.polygons ac.move.restricted"""
    left = speed_of(creature) - lost
    return NO_LIMIT if left and readings.is_move_unlimited else left


def goes_diagonally(readings: Readings, creature: Character) -> bool:
    """Everybody, or by option all but the large and those in plate.  ac.move.diagonals"""
    is_light = creature.sheet.armour != "plate" and creature.sheet.size in ("small", "medium")
    return is_light or readings.heavy_go_diagonally
