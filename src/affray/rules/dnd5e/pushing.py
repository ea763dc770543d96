"""Being moved without walking: pushed away, or by magic from one square to another.  Start at `push`."""

from affray.core.asking import Table
from affray.core.changes import move_to
from affray.rules.dnd5e.stealth import look_around
from affray.rules.dnd5e.values import DEAD, Battle, Combatant
from affray.rules.dnd5e.zones import arrive


def push(table: Table, battle: Battle, creature: Combatant, away_from: int, squares: int) -> None:
    """Straight away from a square, as far as there is room. It provokes nobody.  5e.opportunity.avoid"""
    x, y = battle.grid.vector(creature.at - away_from)
    across, down = _straight(x, y), _straight(y, x)
    for _ in range(squares):
        if not put(table, battle, creature, creature.at + down * battle.grid.stride + across):
            return


def _straight(one: int, other: int) -> int:
    """One square along this axis, unless the way is more than twice as long along the other."""
    return 0 if 2 * abs(one) < abs(other) or one == 0 else 1 if one > 0 else -1


def put(table: Table, battle: Battle, creature: Combatant, square: int) -> bool:
    """Onto a square, if there is room for it. Is it there now?"""
    if square < 0 or not free_for(battle, creature) >> square & 1:
        return False
    before = battle.space(creature)
    move_to(table, creature, square)
    look_around(table, battle)
    if battle.zones:
        arrive(table, battle, creature, before)
    return True


def free_for(battle: Battle, creature: Combatant, known_only: bool = False) -> int:
    """The squares where a creature could stand, and nobody and nothing is in its way, or nobody that it knows of."""
    taken = 0
    for other in battle.everyone():
        if other is not creature and other.status != DEAD and not (known_only and creature.id in other.unnoticed_by):
            taken |= battle.space(other)
    return battle.grid.room(battle.board.open & ~taken, creature.block.width)
