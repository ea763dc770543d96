"""Being moved by magic: pushed away, or from one square to another.  Start at `push_away`."""

from affray.core.asking import Table
from affray.rules.dnd5e.values import DEAD, Battle, Combatant
from affray.rules.dnd5e.wrestling import free_for, push


def push_away(table: Table, battle: Battle, creature: Combatant, origin: int, squares: int) -> None:
    """Straight away from a square, as far as there is room. It provokes nobody.  5e.opportunity.avoid"""
    x, y = battle.grid.vector(creature.at - origin)
    across, down = _straight(x, y), _straight(y, x)
    for _ in range(squares):
        if not put(table, battle, creature, creature.at + down * battle.grid.stride + across):
            return


def _straight(one: int, other: int) -> int:
    """One square along this axis, unless the way is more than twice as long along the other."""
    return 0 if 2 * abs(one) < abs(other) or one == 0 else 1 if one > 0 else -1


def put(table: Table, battle: Battle, creature: Combatant, square: int) -> bool:
    """Onto a square, if there is room for it. Is it there now?"""
    room = battle.grid.room(free_for(battle, creature), creature.block.width)
    if square < 0 or not room >> square & 1:
        return False
    push(table, battle, creature, square)
    return bool(creature.at == square)


def known_room(battle: Battle, creature: Combatant) -> int:
    """Where the creature could stand for all that it knows."""
    taken = 0
    for other in battle.everyone():
        if other is not creature and other.status != DEAD and creature.id not in other.unnoticed_by:
            taken |= battle.space(other)
    return battle.grid.room(battle.board.open & ~taken, creature.block.width)
