"""Zones: when they affect creatures that enter them, or start or end their turn there.  Start at `enter_zones`.

What each does is in `hooks.py`; which are difficult terrain, obscured or silent is in `state/battle.py`.
"""

from affray.rules.dnd5e.changes import move_zone
from affray.rules.dnd5e.harm.falling import LEAPING
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import TALL, Battle, Zone
from affray.rules.dnd5e.state.combatant import UP, Combatant


def is_in(battle: Battle, creature: Combatant, zone: Zone) -> bool:
    """Is any part of the creature in the zone, and not flying or leaping above it?"""
    is_low = creature.height <= TALL.get(zone.kind, 0) and not creature.has(LEAPING)
    return is_low and bool(battle.space(creature) & zone.squares)


def enter_zones(table: Table, creature: Combatant, before: int) -> None:
    """The creature has moved from these squares to its present space."""
    battle = table.state
    hooks = table.readings.hooks
    for zone in battle.zones:
        if zone.kind in hooks.following:
            follow(table, creature, zone)
    for zone in battle.zones:
        if zone.kind in hooks.zones and is_in(battle, creature, zone):
            rule = hooks.zones[zone.kind]
            happens = rule.move if before & zone.squares else rule.enter
            if happens is not None and zone in battle.zones:
                happens(table, creature, zone)


def follow(table: Table, creature: Combatant, zone: Zone) -> None:
    """Update a zone that moves with its caster after any creature has moved."""
    battle = table.state
    rule = table.readings.hooks.following[zone.kind]
    if zone.source == creature.id:
        move_zone(battle, zone, rule.squares(battle, creature))
    rule.then(table, zone)


def start_turn(table: Table, creature: Combatant) -> None:
    """The creature starts its turn where it is."""
    for zone in table.state.zones:
        rule = table.readings.hooks.zones.get(zone.kind)
        if rule is not None and rule.start is not None and _applies(table.state, creature, zone):
            rule.start(table, creature, zone)


def end_turn(table: Table, creature: Combatant) -> None:
    """The creature ends its turn where it is."""
    for zone in table.state.zones:
        rule = table.readings.hooks.zones.get(zone.kind)
        if rule is not None and rule.end is not None and _applies(table.state, creature, zone):
            rule.end(table, creature, zone)


def _applies(battle: Battle, creature: Combatant, zone: Zone) -> bool:
    return creature.status == UP and is_in(battle, creature, zone) and zone in battle.zones
