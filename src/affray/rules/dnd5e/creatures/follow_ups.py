"""Attacks that something has made possible as a bonus action of the same turn.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.changes import spend
from affray.rules.dnd5e.actions.attack_action import those_in_reach
from affray.rules.dnd5e.attack.attack import attack
from affray.rules.dnd5e.attack.friends import is_meant
from affray.rules.dnd5e.effects.attacks_allowed import note
from affray.rules.dnd5e.gear.hands import take_in_hand
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.turn_notes import is_used

FOLLOW_UP: Final = "follow-up"


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.feature.trampling"""
    if creature.block.follows and creature.pools["bonus"] > 0:
        for weapon in creature.block.weapons:
            if weapon.id in creature.block.follows:
                yield Pattern(FOLLOW_UP, OneOf(partial(open_to, battle, creature, weapon)), OneOf([weapon]))


def open_to(battle: Battle, creature: Combatant, weapon: Weapon) -> list[Combatant]:
    """Whom it may attack so."""
    return [one for one in those_in_reach(battle, creature, weapon) if is_used(battle, creature, note(weapon.id, one))]


def follow_up(table: Table, creature: Combatant, target: Combatant, weapon: Weapon) -> None:
    """5e.feature.trampling"""
    if not is_meant(table, creature, target):
        return
    spend(table, creature, "bonus")
    take_in_hand(table, creature, weapon)
    attack(table, creature, weapon, target)


DEEDS: Final[dict[str, Callable[..., None]]] = {FOLLOW_UP: follow_up}
