"""What a sensible creature does on another plane: it comes back.  Start at `suggest_return`."""

from affray.core.offers.slots import Deed
from affray.rules.dnd5e.actions.breaking_free import bond_of
from affray.rules.dnd5e.creatures.powers import USE, can_use
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Power, steps_of
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.exile import is_plane


def suggest_return(battle: Battle, me: Combatant) -> Deed | None:
    """By the power that has led it away, or by breaking free."""
    if not is_plane(me.realm):
        return None
    for cost in ("bonus", "action"):
        for power in me.block.powers_by(cost) if me.pools[cost] else ():
            if leads_back(me, power) and can_use(battle, me, power):
                return Deed(USE, power)
    return Deed("break-free", me) if me.pools["action"] and bond_of(me) is not None else None


def leads_back(me: Combatant, power: Power) -> bool:
    """Is it by this power that it is away?"""
    return me.exile is not None and any(getattr(step, "kind", None) == me.exile.kind for step in steps_of(power.does))
