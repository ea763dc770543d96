"""Imagining what a seat does not know: hidden creatures, hit points, armour.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial
from typing import Final

from affray.core.dice.luck import Whim
from affray.core.table.imagining import scatter, suppose_alike
from affray.core.values import Creature
from affray.rules.dnd5e.changes import (
    carry_rider,
    suppose_armour,
    suppose_no_temporary,
    suppose_readied,
    suppose_unfindable,
)
from affray.rules.dnd5e.harm.falling import level_ground
from affray.rules.dnd5e.reacting.ready_moments import ANY_FOE, ENTERS_REACH
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.senses.sight import knows_armour
from affray.rules.dnd5e.state.battle import Battle, Readied
from affray.rules.dnd5e.state.combatant import DEAD, Combatant

COMMON_ARMOUR: Final = 13


def rough(readings: Readings, battle: Battle, creature: Combatant) -> str | None:
    """The visible state of a creature: unhurt at half its hit points or more, else hurt.  5e.damage.marks"""
    if not readings.wounds_show or battle.settings["disclosure"].get(creature.id) == "nothing":
        return None
    return "unhurt" if 2 * creature.hp >= creature.hp_max else "hurt"


def imagine(table: Table, seat: str, asked: Collection[Creature]) -> None:
    """Unnoticed creatures stand on any free square; unknown hit points fit what is seen, unknown armour is average."""
    battle = table.state
    whim = Whim(table.luck)
    unknown = [c for c in battle.everyone() if not battle.is_known_to(seat, c) and c not in asked]
    scatter(battle, [c for c in unknown if not c.mount], _free_without(battle, unknown), whim)
    for creature in unknown:
        if creature.rider:
            carry_rider(battle.creatures[creature.rider], creature)
        suppose_unfindable(creature)
    for readied in battle.readied:
        creature = battle.creatures[readied.who]
        if seat not in table.rulebook.confidants(battle, creature) and creature not in asked:
            suppose_readied(battle, readied, Readied(readied.who, "attack", ENTERS_REACH, ANY_FOE))
    for creature in battle.everyone():
        own = table.rulebook.confidants(battle, creature)
        if seat not in own and creature not in asked:
            suppose_no_temporary(creature)
            if creature.hp > 0:
                suppose_alike(creature, partial(rough, table.readings, battle), whim)
        if not knows_armour(battle, seat, creature, own):
            suppose_armour(creature, COMMON_ARMOUR)


def _free_without(battle: Battle, unknown: list[Combatant]) -> int:
    taken = battle.spaces(c for c in battle.everyone() if c.status != DEAD and c not in unknown)
    return level_ground(battle, 0) & ~taken
