"""How far a creature can still move this turn, by each of its speeds.  Start at `left`.

The pool counts the distance moved: so a creature may switch between its speeds, and a speed that changes during the
turn changes what is left.
"""

from typing import Final

from affray.core.table.changes import add_to, refill
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import OTHER_WAYS, WALK
from affray.rules.dnd5e.state.combatant import Combatant

MOVED: Final = "moved"
DASHES: Final = "dashes"
DASHED: Final = "dashed-"
"""How the pools begin that hold what is added to each speed."""
ALL_MOVED: Final = 10_000
"""More than any speed."""
HALTED: Final = "halted"
"""The pool that holds the turn in which the action ended the move, where moves are not split around it."""

ODD_DIAGONALS: Final = "odd-diagonals"
"""The pool that says in which turn an odd number of diagonal steps was taken so far.  5e.grid.diagonals"""


def left(creature: Combatant, mode: str = WALK, part: int = 1) -> int:
    """The speed and as much again for every Dash, less what was moved. With `part` 2 the speed is halved.

    5e.move.speeds 5e.move.deduct 5e.action.dash
    """
    pools = creature.pools
    speed = creature.speed_by(mode) // part
    if speed == 0:
        return 0
    return max(0, speed * (1 + pools["dashes"]) + pools.get(DASHED + mode, 0) // part - pools["moved"])


def pay(table: Table, creature: Combatant, squares: int) -> None:
    """Deduct movement."""
    add_to(table, creature, MOVED, squares)


def is_at_odd_diagonal(battle: Battle, creature: Combatant) -> bool:
    """Will its next diagonal step count double, all steps of this turn counted?  5e.grid.diagonals"""
    return battle.counts_diagonals and creature.pools.get(ODD_DIAGONALS) == battle.turn_number


def extra_for_diagonal(battle: Battle, creature: Combatant, one: int, other: int) -> int:
    """What a step costs more if every second diagonal counts double.  5e.grid.diagonals"""
    return int(is_at_odd_diagonal(battle, creature) and battle.is_diagonal(one, other))


def note_diagonal(battle: Battle, creature: Combatant, one: int, other: int) -> None:
    """A step was taken, by whatever way of moving.  5e.grid.diagonals"""
    if battle.counts_diagonals and battle.is_diagonal(one, other):
        refill(creature, ODD_DIAGONALS, 0 if is_at_odd_diagonal(battle, creature) else battle.turn_number)


def half_speed(creature: Combatant) -> int:
    """Rounded down, but at least a square."""
    return max(creature.speed // 2, 1)


def add_dash(readings: Readings, creature: Combatant) -> None:
    """Extra movement equal to each speed, at its later or present value, by table option.  5e.action.dash"""
    if readings.dash_tracks_speed:
        refill(creature, DASHES, creature.pools[DASHES] + 1)
        return
    refill(creature, "dashed", 1)
    for mode in (WALK, *OTHER_WAYS):
        more = creature.speed_by(mode)
        if more:
            refill(creature, DASHED + mode, creature.pools.get(DASHED + mode, 0) + more)


def may_move(readings: Readings, battle: Battle, creature: Combatant) -> bool:
    """May it still move now, by the table option on splitting the move?

    5e.move.split 5e.move.between-attacks
    """
    if creature.attacks_left and not readings.moves_between_attacks:
        return False
    return readings.moves_around_action or creature.pools.get(HALTED) != battle.turn_number


def note_action(battle: Battle, creature: Combatant, had_action: int) -> None:
    """After a deed: if it took the action after some movement, no more movement may follow, where a table allows it
    only before or after the action.  5e.move.split"""
    pools = creature.pools
    if had_action and not pools["action"] and pools[MOVED]:
        refill(creature, HALTED, battle.turn_number)
