"""Forced movement: pushed, pulled, teleported.  Start at `push`.

It uses no movement of the creature, so it provokes no opportunity attacks, except by table option.
"""

from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach
from affray.rules.dnd5e.harm.falling import (
    end_riding,
    fall_off,
    make_room,
    own_width,
    resolve_falls,
    save_to_stay_mounted,
)
from affray.rules.dnd5e.movement.gaits import FLY, board_for, gait
from affray.rules.dnd5e.movement.opportunity import provoke
from affray.rules.dnd5e.movement.squeezing import stretch
from affray.rules.dnd5e.movement.walk import can_pass, step_to, those_in
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.hiding import look_around
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant


def push(table: Table, creature: Combatant, source: Combatant, squares: int = 1) -> None:
    """Straight away from the source, until something is in the way or there is no ground.  5e.shove"""
    shift(table, creature, *line_of(table.state, creature, source, squares, is_towards=False))


def pull(table: Table, creature: Combatant, source: Combatant, squares: int = 1) -> None:
    """Straight toward the source, no farther than beside it."""
    shift(table, creature, *line_of(table.state, creature, source, squares, is_towards=True))


def line_of(battle: Battle, creature: Combatant, source: Combatant, squares: int, is_towards: bool) -> tuple[int, int]:
    """The step in which it is moved, and how many of them."""
    if is_towards:
        return direction(battle, creature, source), min(squares, battle.distance(source, creature) - 1)
    return direction(battle, source, creature), squares


def direction(battle: Battle, one: Combatant, other: Combatant) -> int:
    """The step, as a difference of squares, that leads most directly from one to the other."""
    x, y = battle.grid.vector(other.at - one.at)
    across, down = 2 * x + other.width - one.width, 2 * y + other.width - one.width
    step_x = 0 if 2 * abs(across) < abs(down) else (across > 0) - (across < 0)
    step_y = 0 if 2 * abs(down) < abs(across) else (down > 0) - (down < 0)
    return step_y * battle.grid.stride + step_x


def shift(table: Table, creature: Combatant, by: int, squares: int) -> None:
    """So many steps in a direction, until it falls.  5e.opportunity.avoid 5e.move.no-end"""
    start = creature.at
    for _ in range(squares if by else 0):
        square = next_square(table.state, creature, by)
        if not can_be_moved(table, creature, square, by):
            break
        height = creature.height
        force_step(table, creature, square)
        if creature.at != square or creature.height != height:
            break
    if creature.at != start:
        save_to_stay_mounted(table, creature)


def reached(table: Table, creature: Combatant, by: int, squares: int) -> list[int]:
    """The squares to which so many steps in a direction would lead, the farthest first."""
    found: list[int] = []
    square = next_square(table.state, creature, by) if by else creature.at
    while by and len(found) < squares and can_be_moved(table, creature, square, by):
        found.insert(0, square)
        square += by
    return found


def next_square(battle: Battle, creature: Combatant, by: int) -> int:
    """One step in the direction; of a rider, the first square beyond its mount."""
    start: int = creature.at
    if creature.mount:
        x, y = battle.grid.vector(by)
        mount, own = creature.width, own_width(creature)
        by = x * (mount if x > 0 else own) + y * (mount if y > 0 else own) * battle.grid.stride
    return start + by


def move_by_force(table: Table, creature: Combatant, square: int) -> None:
    """One forced step; the rider of a mount saves or falls off.  5e.mount.thrown"""
    force_step(table, creature, square)
    save_to_stay_mounted(table, creature)


def force_step(table: Table, creature: Combatant, square: int) -> None:
    """A rider leaves its mount, and a creature over a chasm falls.  5e.opportunity.avoid 5e.move.no-end"""
    origin = creature.at
    provoke_by_option(table, creature, square, creature.height)
    if creature.at != origin:
        return
    if creature.mount:
        end_riding(table, creature, table.state.creatures[creature.mount], square)
    step_to(table, creature, square, creature.height)
    after_forced_move(table, creature)
    resolve_falls(table)
    make_room(table, creature)


def can_be_moved(table: Table, mover: Combatant, square: int, by: int) -> bool:
    """Not into a wall or around its corner, nor into the space of a creature that it could not pass; by table option
    into no occupied space.  5e.size.block 5e.move.no-end"""
    battle = table.state
    free, width = gait(battle, mover, FLY).free, own_width(mover)
    if square not in battle.grid.names or square not in board_for(battle, mover).reach(
        square - by, 1, free, body=width
    ):
        return False
    others = those_in(battle, battle.grid.footprint(square, width), mover, mover.height)
    if table.readings.never_shares_space and not all(mover.mingles_with(other) for other in others):
        return False
    return all(can_pass(mover, other) for other in others)


def provoke_by_option(table: Table, mover: Combatant, square: int, height: int) -> None:
    """Provoke opportunity attacks if the table says that only Disengage avoids them.  5e.opportunity.avoid"""
    if table.readings.any_move_provokes:
        provoke(table, mover, square, height)


def teleport(table: Table, creature: Combatant, square: int, height: int = 0) -> None:
    """Without passing the squares between, so no opportunity attacks. A mount or rider is left behind.

    5e.opportunity.avoid 5e.prone.crawl
    """
    battle = table.state
    provoke_by_option(table, creature, square, height)
    if creature.mount:
        end_riding(table, creature, battle.creatures[creature.mount], square)
    if creature.rider:
        fall_off(table, battle.creatures[creature.rider])
    step_to(table, creature, square, height)
    after_forced_move(table, creature)
    resolve_falls(table)


def after_forced_move(table: Table, creature: Combatant) -> None:
    """After forced movement: grapples may end, hidden creatures may be seen, and squeezing may end.

    5e.size.squeeze 5e.condition.grappled
    """
    end_grapples_out_of_reach(table)
    look_around(table)
    if creature.width < creature.block.width:
        stretch(table, creature)
