"""What areas that are said as data do to those inside, at their moments.  Start at `AS_DATA`."""

from collections.abc import Callable
from typing import Final

from affray.core.table.moments import TURN_END, TURN_START
from affray.core.unknown import OpenInt
from affray.rules.dnd5e.changes import mark_used, remove_pool
from affray.rules.dnd5e.effects.acting import perform
from affray.rules.dnd5e.effects.zones import carried, is_spared, keep_inside
from affray.rules.dnd5e.harm.concentration import end_kept
from affray.rules.dnd5e.readings import Follow, Table, ZoneRule
from affray.rules.dnd5e.rolls.mods import ONCE
from affray.rules.dnd5e.state.battle import Zone
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import BESIDE, ENTERS, STIRS
from affray.rules.dnd5e.state.zone_kinds import ZoneKind
from affray.rules.dnd5e.turn_notes import is_used

DEALT: Final = "dealt-"
"""How the pools begin that say how much damage an area has dealt, by the effect that keeps it up."""


def at(moment: str) -> Callable[[Table, Combatant, Zone], None]:
    """What an area does to one inside at a moment."""

    def happen(table: Table, creature: Combatant, zone: Zone) -> None:
        battle, what = table.state, zone.what
        source = battle.creatures[zone.source]
        if what is None or is_spared(what, source, creature):
            return
        for act in what.acts_at(moment):
            used = f"{ONCE}{what.id}-{source.id}"
            if zone not in battle.zones or (act.is_once and is_used(battle, creature, used)):
                continue
            if act.is_once:
                mark_used(creature, used, battle.turn_number)
            tolls: list[OpenInt] = []
            perform(table, act, source, [creature], tolls=tolls if what.total else None)
            if tolls:
                wear_out(table, zone, what, sum(map(int, tolls)))

    return happen


def wear_out(table: Table, zone: Zone, what: ZoneKind, dealt: int) -> None:
    """What keeps up the area ends once it has dealt so much damage."""
    source = table.state.creatures[zone.source]
    pool = f"{DEALT}{zone.effect}"
    mark_used(source, pool, source.pools.get(pool, 0) + dealt)
    if source.pools[pool] >= what.total:
        end_kept(table, source, zone.effect)
        remove_pool(source, pool)


RULE: Final[ZoneRule] = ZoneRule(
    enter=at(ENTERS), move=at(STIRS), start=at(TURN_START), end=at(TURN_END), beside=at(BESIDE)
)
FOLLOW: Final[Follow] = Follow(carried, keep_inside)
