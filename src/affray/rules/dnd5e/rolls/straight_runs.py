"""Straight runs toward a target, for charges.  Start at `is_charge`.

Three pools hold the length, direction and start of the run, only for creatures that can charge.
"""

from typing import Final

from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

RUN: Final = "run"
HEADING: Final = "heading"
START: Final = "run-from"


def note_step(creature: Combatant, origin: int) -> None:
    """After a step from here: the run continues if the direction is the same."""
    heading = creature.at - origin
    if creature.pools.get(RUN, 0) and creature.pools[HEADING] == heading:
        mark_used(creature, RUN, creature.pools[RUN] + 1)
        return
    mark_used(creature, RUN, 1)
    mark_used(creature, HEADING, heading)
    mark_used(creature, START, origin)


def reset_run(creature: Combatant) -> None:
    """A new turn: no run yet."""
    if creature.block.charges:
        mark_used(creature, RUN, 0)


def is_charge(battle: Battle, creature: Combatant, target: Combatant, squares: int) -> bool:
    """Has it moved at least so far this turn, straight toward the target?  5e.feature.charge"""
    if creature.pools.get(RUN, 0) < squares:
        return False
    before = battle.grid.gap(creature.pools[START], creature.width, target.at, target.width)
    return before - battle.distance(creature, target) >= squares
