"""A controlled mount: its turn is a part of its rider's.  Start at `take_reins`; getting on and off: `mounts.py`."""

from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Table
from affray.core.changes import gain
from affray.core.effects import TURN_END, TURN_START, come
from affray.rules.dnd5e.changes import get_ready, line_up_after, mark_used, set_initiative
from affray.rules.dnd5e.values import Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

CONTROLLED: Final = "controlled"
RIDDEN: Final = "ridden"
"""The pool that holds the round in which a mount was last ridden so."""


def take_reins(table: Table, battle: Battle, rider: Combatant, mount: Combatant) -> None:
    """5e.mount.controlled"""
    gain(table, mount, CONTROLLED, rider)
    line_up_after(battle, mount, rider)


def make_ready(table: Table, battle: Battle, mount: Combatant) -> None:
    """The mount's turn begins with its rider's, and it has no other in this round."""
    get_ready(mount, regains_reaction=not cast("Dnd5e", table.rulebook).reactions_return_each_round)
    mark_used(mount, RIDDEN, battle.round)


def behind_riders(battle: Battle, order: list[Combatant]) -> list[Combatant]:
    """Mounts that are controlled from the start come right after their riders.  5e.mount.controlled"""
    driven = {creature.id for creature in order if creature.has(CONTROLLED)}
    lined: list[Combatant] = []
    for creature in order:
        if creature.id not in driven:
            lined.append(creature)
            if creature.mount in driven:
                mount = battle.combatant(creature.mount)
                set_initiative(mount, creature.initiative)
                lined.append(mount)
    return lined


def begin_with(table: Table, battle: Battle, rider: Combatant) -> None:
    """A controlled mount begins its turn with its rider.  5e.mount.controlled"""
    mount = battle.combatant(rider.mount)
    if mount.has(CONTROLLED):
        make_ready(table, battle, mount)
        come(table, TURN_START, mount)


def end_with(table: Table, battle: Battle, rider: Combatant) -> None:
    mount = battle.combatant(rider.mount)
    if mount.has(CONTROLLED):
        come(table, TURN_END, mount)


def has_had_its_turn(battle: Battle, creature: Combatant) -> bool:
    """Was it ridden in this round? Then its turn was a part of its rider's.  5e.mount.controlled"""
    return creature.has(CONTROLLED) or creature.pools.get(RIDDEN) == battle.round
