"""Zones: when they affect creatures that enter them, or start or end their turn there.  Start at `enter_zones`.

What each does is in `hooks.py`; which are difficult terrain, obscured or silent is in `state/battle.py`.
"""

from typing import Final

from affray.rules.dnd5e.changes import move_zone
from affray.rules.dnd5e.harm.falling import LEAPING
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.combatant import UP, Combatant

AS_DATA: Final = "as-data"
"""The name of the rule for all zones that are said as data."""
SPIRITS: Final = "spirit-guardians"
"""The one zone beside those that goes with its source."""


def is_in(battle: Battle, creature: Combatant, zone: Zone) -> bool:
    """Is any part of the creature in the zone, and not flying or leaping above it?"""
    is_low = creature.height <= zone.high and not creature.realm and not creature.has(LEAPING)
    return is_low and bool(battle.space(creature) & zone.squares) and not is_carried_off(battle, zone)


def is_carried_off(battle: Battle, zone: Zone) -> bool:
    """Is it around one who is not on the field?  5e.plane.away"""
    follows = zone.kind == SPIRITS if zone.what is None else zone.what.follows
    return follows and bool(battle.creatures[zone.source].realm)


def is_beside(battle: Battle, creature: Combatant, zone: Zone) -> bool:
    """Is it on the side of a wall where that does something, and no higher than it rises?"""
    is_there = creature.status == UP and not creature.realm and creature.height <= zone.high and zone in battle.zones
    return is_there and bool(battle.space(creature) & zone.beside)


def crosses(battle: Battle, creature: Combatant, zone: Zone, before: int) -> bool:
    """Has it gone through a wall between two of its squares, which touch only at their corners?"""
    if not zone.is_wall or creature.width > 1 or before.bit_count() != 1 or creature.height > zone.high:
        return False
    came = before.bit_length() - 1
    x, y = battle.grid.vector(creature.at - came)
    if abs(x) != 1 or abs(y) != 1:
        return False
    return all(zone.squares >> came + step & 1 for step in (x, y * battle.grid.stride))


def named(zone: Zone) -> str:
    """By what name its rule is found: its kind, or one name for all that are said as data."""
    return zone.kind if zone.what is None else AS_DATA


def enter_zones(table: Table, creature: Combatant, before: int) -> None:
    """The creature has moved from these squares to its present space."""
    battle = table.state
    hooks = table.readings.hooks
    for zone in battle.zones:
        if named(zone) in hooks.following:
            follow(table, creature, zone)
    for zone in battle.zones:
        if named(zone) in hooks.zones and (is_in(battle, creature, zone) or crosses(battle, creature, zone, before)):
            rule = hooks.zones[named(zone)]
            happens = rule.move if before & zone.squares else rule.enter
            if happens is not None and zone in battle.zones:
                happens(table, creature, zone)


def follow(table: Table, creature: Combatant, zone: Zone) -> None:
    """Update a zone that moves with its caster after any creature has moved."""
    battle = table.state
    rule = table.readings.hooks.following[named(zone)]
    if zone.source == creature.id:
        zone = move_zone(battle, zone, rule.squares(battle, creature, zone), creature.at if zone.shape else None)
    rule.then(table, zone)


def start_turn(table: Table, creature: Combatant) -> None:
    """The creature starts its turn where it is."""
    for zone in table.state.zones:
        rule = table.readings.hooks.zones.get(named(zone))
        if rule is not None and rule.start is not None and _applies(table.state, creature, zone):
            rule.start(table, creature, zone)


def end_turn(table: Table, creature: Combatant) -> None:
    """The creature ends its turn where it is."""
    for zone in table.state.zones:
        rule = table.readings.hooks.zones.get(named(zone))
        if rule is not None and rule.end is not None and _applies(table.state, creature, zone):
            rule.end(table, creature, zone)
        elif rule is not None and rule.beside is not None and zone.beside and is_beside(table.state, creature, zone):
            rule.beside(table, creature, zone)


def _applies(battle: Battle, creature: Combatant, zone: Zone) -> bool:
    return creature.status == UP and is_in(battle, creature, zone) and zone in battle.zones
