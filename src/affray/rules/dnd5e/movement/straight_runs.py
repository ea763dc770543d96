"""Running straight at somebody: what a charge needs.  Start at `is_charge`.

How far one has run in a straight line is kept in three pools, for those only who have something to charge with.
"""

from typing import Final

from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

RUN: Final = "run"
HEADING: Final = "heading"
START: Final = "run-from"


def note_step(creature: Combatant, origin: int) -> None:
    """A step was taken from here: the run goes on if it leads the same way."""
    heading = creature.at - origin
    if creature.pools.get(RUN, 0) and creature.pools[HEADING] == heading:
        mark_used(creature, RUN, creature.pools[RUN] + 1)
        return
    mark_used(creature, RUN, 1)
    mark_used(creature, HEADING, heading)
    mark_used(creature, START, origin)


def reset_run(creature: Combatant) -> None:
    """A new turn begins."""
    if creature.block.charges:
        mark_used(creature, RUN, 0)


def is_charge(battle: Battle, creature: Combatant, target: Combatant, squares: int) -> bool:
    """Has it run at least so far this turn, straight at the target?  5e.feature.charge"""
    if creature.pools.get(RUN, 0) < squares:
        return False
    before = battle.grid.gap(creature.pools[START], creature.width, target.at, target.width)
    return before - battle.distance(creature, target) >= squares
