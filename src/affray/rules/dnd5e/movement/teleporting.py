"""Where one can teleport to.  Start at `squares_in_sight`; the step itself is forced movement (`forced.py`)."""

from affray.core.board import squares_of
from affray.rules.dnd5e.harm.falling import level_ground, own_width
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.zone_kinds import FORCE


def squares_in_sight(battle: Battle, caster: Combatant, reach: int) -> int:
    """Free squares within range that the caster sees."""
    near = battle.grid.around(caster.at, caster.width, reach) & known_room(battle, caster)
    board, opaque = battle.board, battle.board.opaque & ~battle.board.squares(FORCE)
    return sum(1 << square for square in squares_of(near) if board.sight.sees(caster.at, square, opaque))


def known_room(battle: Battle, creature: Combatant) -> int:
    """Where the creature could stand, as far as it knows."""
    taken = 0
    for other in battle.everyone():
        if other is not creature and other.is_there and not other.realm and creature.id not in other.hidden_from:
            taken |= battle.space(other)
    return battle.grid.room(level_ground(battle, creature.height) & ~taken, own_width(creature))
