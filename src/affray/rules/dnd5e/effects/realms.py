"""Being in the fight, but not on the field: inside another creature, or on another plane.  Start at `take_in`.

A creature is elsewhere as long as it bears an effect that says so (`Kind.realm`); `settle_realms` brings back those who
no longer do. Nobody reaches or sees one who is elsewhere (`Combatant.is_beyond`), and its space is free.
"""

from typing import Final

from affray.core.board import squares_of
from affray.core.board.field import Place
from affray.core.table.changes import stand_at
from affray.core.table.moments import end
from affray.core.values import Effect
from affray.rules.dnd5e.changes import HURT_INSIDE, remove_pool, set_realm, set_space
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.gear.grapple_holds import GRAPPLED, end_grapples_out_of_reach
from affray.rules.dnd5e.harm.conditions_applied import Lasting, acts_of, afflict, is_immune
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.harm.falling import fall_off, free_for, nearest
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.rolls.hiding import look_around
from affray.rules.dnd5e.state.acts import INSIDE, TakeIn
from affray.rules.dnd5e.state.battle import Battle, those_elsewhere
from affray.rules.dnd5e.state.combatant import Combatant

OUT: Final = "out"
"""Why an effect ends whose source lets its bearer out, or has died."""


# --- being taken in


def can_be_taken_in(step: TakeIn, me: Combatant, it: Combatant) -> bool:
    """Not one who is inside somebody already, nor one on whom nothing of it can be."""
    return not it.realm and it is not me and not is_immune(it, step.kind.id, step.kind, me)


def take_in(doing: Doing, step: TakeIn) -> None:
    """It is inside who acts: that one's grapple of it ends, and so do all others.  5e.monster.swallow"""
    table, me, it = doing.table, doing.me, doing.whom(step.to)
    if not it.is_there or not can_be_taken_in(step, me, it):
        return
    for effect in it.effects:
        if effect.kind == GRAPPLED and effect.source == me.id:
            end(table, effect, "released")
    get_apart(table, it)
    afflict(table, it, step.kind.id, me, Lasting((), acts_of(step.kind, it.id, me.id)), step.kind.dc, step.kind)
    go_elsewhere(table, it, me.id)
    stand_at(it, me.place)


def get_apart(table: Table, creature: Combatant) -> None:
    """A rider leaves its mount, and a mount loses its rider."""
    rider = creature if creature.mount else table.state.creatures.get(creature.rider)
    if rider is not None:
        fall_off(table, rider, is_prone=False)


def go_elsewhere(table: Table, creature: Combatant, realm: str) -> None:
    """It is no longer on the field, and whoever held it, or was held by it, no longer does."""
    set_realm(creature, realm)
    end_grapples_out_of_reach(table)


# --- coming back


def bond_of(creature: Combatant) -> Effect | None:
    """The effect that keeps a creature off the field."""
    return next((effect for effect in creature.effects if effect.what is not None and effect.what.realm), None)


def holder_of(battle: Battle, creature: Combatant) -> Combatant | None:
    """The creature that this one is inside of."""
    return battle.creatures.get(creature.realm)


def settle_realms(table: Table) -> None:
    """Those inside are where their holders are; who is no longer kept comes out, prone out of one who has died.

    5e.monster.swallow
    """
    for creature in those_elsewhere(table.state):
        bond, holder = bond_of(creature), holder_of(table.state, creature)
        if bond is None:
            come_back(table, creature, holder)
        elif holder is not None and not holder.is_there:
            let_out(table, creature, bond)
        elif holder is not None and creature.place != holder.place:
            stand_at(creature, holder.place)


def let_out(table: Table, creature: Combatant, bond: Effect) -> None:
    """Out of its holder, prone beside it.  5e.monster.swallow"""
    holder = holder_of(table.state, creature)
    end(table, bond, OUT)
    come_back(table, creature, holder)
    if creature.is_there:
        fall_prone(table, creature)


def come_back(table: Table, creature: Combatant, holder: Combatant | None) -> None:
    """To where it was, or beside its holder; if there is no room, to the nearest free space."""
    battle = table.state
    width = creature.block.width
    if holder is not None:
        stand_at(creature, Place(holder.at, holder.height))
    set_realm(creature, "")
    free = free_for(battle, creature, width)
    beside = free & battle.grid.around(creature.at, 1 if holder is None else holder.width, width)
    here = free >> creature.at & 1 and holder is None
    squares = 1 << creature.at if here else beside or nearest(battle, creature, free)
    set_space(creature, next(squares_of(squares)), width)
    table.tell("came-back", who=creature, at=battle.square_name(creature.at))
    look_around(table)


def burst_out(table: Table) -> None:
    """At the end of a turn in which those inside have hurt their holder enough, it saves or lets all of them out.

    5e.monster.swallow
    """
    battle = table.state
    for holder in [one for one in battle.everyone() if HURT_INSIDE in one.pools]:
        dealt = holder.pools[HURT_INSIDE]
        remove_pool(holder, HURT_INSIDE)
        bonds = [(one, bond_of(one)) for one in those_elsewhere(battle) if one.realm == holder.id]
        kinds = [bond.what for _, bond in bonds if bond is not None and 0 < bond.what.bursts <= dealt]
        if not kinds or not holder.is_there or save(table, holder, kinds[0].burst.ability, kinds[0].burst.dc):
            continue
        for one, bond in bonds:
            if bond is not None and bond.what.realm == INSIDE:
                let_out(table, one, bond)
