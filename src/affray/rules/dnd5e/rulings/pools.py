"""Rulings on what is spent: actions, movement, slots, uses of features and powers.  Start at `names`."""

from collections.abc import Iterator
from typing import Final

from affray.core.board import Body
from affray.core.table.changes import refill
from affray.rules.dnd5e.changes import DIED, FULL_HP, STEALTH, THRALL, remove_pool
from affray.rules.dnd5e.creatures.powers import TRIED
from affray.rules.dnd5e.effects.acting import IMMUNE
from affray.rules.dnd5e.gear.handling import FREE
from affray.rules.dnd5e.movement.jumping import RUN_UP
from affray.rules.dnd5e.movement.opportunity import QUIET
from affray.rules.dnd5e.movement.speeds import DASHED, DASHES, MOVED, left
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.hiding import STILL
from affray.rules.dnd5e.rolls.mods import ONCE
from affray.rules.dnd5e.rolls.straight_runs import HEADING, RUN, START
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spells import HIGHEST, slot_of
from affray.rules.dnd5e.turn.controlled_mounts import RIDDEN
from affray.rules.dnd5e.turn_notes import without_turn_notes

MOVEMENT: Final = "movement"
"""What is left of the movement, which the pool counts the other way round."""
ALWAYS: Final = ("action", "bonus", "reaction", FREE, MOVEMENT)
NOTES: Final = frozenset(
    (
        *(STEALTH, FULL_HP, DIED, THRALL, MOVED, DASHES, RUN_UP, RUN, HEADING, START, RIDDEN, QUIET, STILL),
        *("fury", "temporary", "dashed"),
    )
)
"""Pools that are no supply: notes of the rules, and what has a ruling of its own."""


def names(body: Body) -> Iterator[str]:
    """What can be set: the parts of a turn, every supply that it has, and for casters slots of every level."""
    yield from ALWAYS
    for name in without_turn_notes(body.pools):
        if (
            name not in ALWAYS
            and name not in NOTES
            and not name.startswith((DASHED, TRIED, IMMUNE, ONCE))
            and not is_slot(name)
        ):
            yield name
    if isinstance(body, Combatant) and body.block.casting is not None:
        yield from map(slot_of, range(1, HIGHEST + 1))


def is_slot(name: str) -> bool:
    return name in SLOTS


SLOTS: Final = frozenset(map(slot_of, range(1, HIGHEST + 1)))


def settle_movement(table: Table, creature: Combatant) -> None:
    """5e.move.deduct"""
    if MOVEMENT in creature.pools:
        wanted = creature.pools[MOVEMENT]
        remove_pool(creature, MOVEMENT)
        refill(creature, MOVED, 0)
        refill(creature, MOVED, left(creature) - wanted)
