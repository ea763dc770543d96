"""The turn of one who must flee or approach by another's will.  Start at `offers_to_bidden`.

Where it may go: `movement/bidden.py`.
"""

from typing import Final

from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import Deed, Number
from affray.rules.dnd5e.actions import breaking_free, grapple_shove
from affray.rules.dnd5e.actions.common_actions import DASH
from affray.rules.dnd5e.movement.bidden import Bid
from affray.rules.dnd5e.movement.offers import STAND, moves
from affray.rules.dnd5e.movement.speeds import MOVED, left
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import APPROACH, PANIC
from affray.rules.dnd5e.turn import mounts

END: Final = Deed("end")
RIDE_ON: Final = Deed("ride", "dash")
LOOSENING: Final = ("escape", "break-free")
"""Deeds by which one gets out of what keeps it from moving."""


def offers_to_bidden(readings: Readings, battle: Battle, creature: Combatant, bid: Bid) -> list[object]:
    """It moves as it must as long as it can, and ends its turn only then."""
    if bid.word == APPROACH and any(battle.distance(creature, source) <= 1 for source in bid.sources):
        return [END]
    found = ways_to_obey(readings, battle, creature)
    if bid.word != APPROACH and not found:
        found = ways_to_hurry(readings, battle, creature)
    return found or [END]


def ways_to_obey(readings: Readings, battle: Battle, creature: Combatant) -> list[object]:
    """Every way of moving over the ground on which there is anywhere to go, and standing up."""
    offered = mounts.offers(readings, battle, creature) if creature.mount else moves(readings, battle, creature)
    ways = [part for part in offered if part == STAND or (isinstance(part, Pattern) and goes_anywhere(part))]
    return ways if any(part != STAND for part in ways) else []


def goes_anywhere(way: Pattern) -> bool:
    """Not only up or down, and is there any place to go to?"""
    return not isinstance(way.slots[-1], Number) and bool(Options([way]))


def ways_to_hurry(readings: Readings, battle: Battle, creature: Combatant) -> list[object]:
    """Dash, if it has moved; or get out of a grapple, a net or a web."""
    if creature.pools["action"] == 0:
        return []
    if creature.mount:
        return [part for part in mounts.offers(readings, battle, creature) if part == RIDE_ON]
    if creature.speed:
        return [DASH] if left(creature) == 0 else []
    offered = [*grapple_shove.offers(readings, battle, creature), *breaking_free.offers(readings, battle, creature)]
    return [part for part in offered if isinstance(part, Pattern) and part.verb in LOOSENING and Options([part])]


def acts_freely(readings: Readings, battle: Battle, creature: Combatant, bid: Bid) -> bool:
    """Does it panic where there is nowhere to go? Then it acts as it likes."""
    return bid.word == PANIC and not creature.pools[MOVED] and not ways_to_obey(readings, battle, creature)
