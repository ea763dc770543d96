"""Who grapples whom, and when a grapple ends by distance.  Start at `held`; grappling: `actions/grapple_shove.py`."""

from typing import Final

from affray.core.table.moments import end
from affray.core.values import Effect
from affray.rules.dnd5e.gear.arms import grasp
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

GRAPPLED: Final = "grappled"


def held(battle: Battle, grappler: Combatant) -> list[Combatant]:
    """The creatures that this one has grappled."""
    return [each for each in battle.bearers(GRAPPLED) if hold_of(each, grappler) is not None]


def holders(battle: Battle, creature: Combatant) -> list[Combatant]:
    """The creatures that have grappled this one."""
    if not creature.has(GRAPPLED):
        return []
    return [other for other in battle.everyone() if hold_of(creature, other) is not None]


def hold_of(creature: Combatant, grappler: Combatant) -> Effect | None:
    return next((e for e in creature.effects if e.kind == GRAPPLED and e.source == grappler.id), None)


def end_grapples_out_of_reach(table: Table) -> None:
    """After a creature moved: end grapples whose target is out of the grappler's reach.  5e.condition.grappled"""
    battle = table.state
    for bearer in battle.bearers(GRAPPLED):
        for hold in bearer.effects:
            if hold.kind == GRAPPLED and is_apart(battle, hold):
                end(table, hold, "apart")


def is_apart(battle: Battle, hold: Effect) -> bool:
    grappler = battle.creatures[hold.source or hold.bearer]
    return battle.distance(battle.creatures[hold.bearer], grappler) > grasp(grappler.block)
