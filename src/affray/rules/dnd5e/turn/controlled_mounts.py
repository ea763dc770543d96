"""A controlled mount: its turn is a part of its rider's.  Start at `control_mount`; getting on and off: `mounts.py`."""

from typing import Final

from affray.core.table.changes import gain
from affray.core.table.moments import TURN_END, TURN_START, fire_moment
from affray.rules.dnd5e.changes import mark_used, refresh_pools, set_initiative, set_turn_after
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

CONTROLLED: Final = "controlled"
RIDDEN: Final = "ridden"
"""The pool that holds the last round in which a mount was controlled."""


def control_mount(table: Table, rider: Combatant, mount: Combatant) -> None:
    """5e.mount.controlled"""
    gain(table, mount, CONTROLLED, rider)
    set_turn_after(table.state, mount, rider)


def begin_mount_turn(table: Table, mount: Combatant) -> None:
    """The mount's turn begins with its rider's, its only one in this round."""
    refresh_pools(mount, regains_reaction=not table.readings.reactions_return_each_round)
    mark_used(mount, RIDDEN, table.state.round)


def behind_riders(battle: Battle, order: list[Combatant]) -> list[Combatant]:
    """Mounts controlled from the start act right after their riders.  5e.mount.controlled"""
    driven = {creature.id for creature in order if creature.has(CONTROLLED)}
    lined: list[Combatant] = []
    for creature in order:
        if creature.id not in driven:
            lined.append(creature)
            if creature.mount in driven:
                mount = battle.creatures[creature.mount]
                set_initiative(mount, creature.initiative)
                lined.append(mount)
    return lined


def begin_with(table: Table, rider: Combatant) -> None:
    """A controlled mount begins its turn with its rider.  5e.mount.controlled"""
    mount = table.state.creatures[rider.mount]
    if mount.has(CONTROLLED):
        begin_mount_turn(table, mount)
        fire_moment(table, TURN_START, mount)


def end_with(table: Table, rider: Combatant) -> None:
    mount = table.state.creatures[rider.mount]
    if mount.has(CONTROLLED):
        fire_moment(table, TURN_END, mount)


def has_had_its_turn(battle: Battle, creature: Combatant) -> bool:
    """Was it controlled in this round? Then its turn was part of its rider's.  5e.mount.controlled"""
    return creature.has(CONTROLLED) or creature.pools.get(RIDDEN) == battle.round
