"""Being in the fight, but not on the field: inside another creature, or on another plane.  Start at `take_in`.

A creature is elsewhere as long as it bears an effect that says so (`Kind.realm`); `settle_realms` brings back those who
no longer do. Nobody reaches one who is elsewhere (`Combatant.is_beyond`), and its space is free.
"""

from functools import partial
from typing import Final

from affray.core.board import Spot, squares_of
from affray.core.board.field import REMOVED, Place
from affray.core.offers.deeds import PASS, Pattern
from affray.core.table.asking import Question
from affray.core.table.changes import hide_from, stand_at
from affray.core.table.moments import end
from affray.core.values import Effect
from affray.rules.dnd5e.changes import HURT_INSIDE, carry_rider, notice_by, remove_pool, set_realm, set_space
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.effects.moving import TELEPORT
from affray.rules.dnd5e.gear.grapple_holds import GRAPPLED, end_grapples_out_of_reach
from affray.rules.dnd5e.harm.conditions_applied import Lasting, acts_of, afflict, is_immune
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.harm.falling import fall_off, free_for, nearest
from affray.rules.dnd5e.movement.teleporting import squares_in_sight
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.rolls.hiding import look_around
from affray.rules.dnd5e.senses.sight import is_in_sight, is_visible
from affray.rules.dnd5e.state.acts import ALONE, INSIDE, Kind, TakeIn
from affray.rules.dnd5e.state.battle import Battle, those_elsewhere
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.exile import ETHEREAL_PLANE, Exile
from affray.rules.dnd5e.state.steps import SendHome

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


# --- being away


def go_away(table: Table, creature: Combatant, kind: Kind, source: Combatant, lasting: Lasting, amount: int) -> None:
    """It is on another plane: out of reach of all who are not there. By its own doing it takes its rider along.

    5e.plane.away 5e.plane.ethereal
    """
    rider = table.state.creatures.get(creature.rider) if source is creature else None
    if rider is None:
        get_apart(table, creature)
    depart(table, creature, kind, source, lasting, amount)
    if rider is not None:
        depart(table, rider, kind, source, lasting, amount)
    look_around(table)


def depart(table: Table, creature: Combatant, kind: Kind, source: Combatant, lasting: Lasting, amount: int) -> None:
    """Out of whoever it has been inside of, too."""
    before = bond_of(creature)
    if afflict(table, creature, kind.id, source, lasting, amount, kind) is None:
        return
    if before is not None:
        end(table, before, OUT)
    table.tell("went-away", who=creature)
    realm = f"{ALONE}:{creature.id}" if kind.realm == ALONE else ETHEREAL_PLANE
    go_elsewhere(table, creature, realm, Exile(kind, source.id, table.state.round))
    if kind.is_unseen:
        hide_from(creature, [one.id for one in table.state.everyone() if is_lost_to(table.state, one, creature)])


def send_home(doing: Doing, step: SendHome) -> None:
    """It is on its own plane, and out of the fight.  5e.plane.home"""
    creature = doing.whom(step.to)
    if creature.is_there:
        get_apart(doing.table, creature)
        doing.table.readings.hooks.stage.leave(doing.table, creature, REMOVED)


def is_lost_to(battle: Battle, one: Combatant, gone: Combatant) -> bool:
    """Does it not know where one is who has gone to another plane?"""
    return one.side != gone.side and one.is_beyond(gone) and not is_visible(battle, one, gone)


def back_from(bearer: Combatant, kind: Kind) -> Effect | None:
    """The effect of this kind by which it is away already: the same doing brings it back.  5e.plane.ethereal"""
    found = (effect for effect in bearer.effects if effect.kind == kind.id and effect.what is not None)
    return next((effect for effect in found if effect.what.realm), None)


def bring_back(table: Table, creature: Combatant, bond: Effect) -> None:
    """What keeps it away ends; who rides it comes along."""
    rider = table.state.creatures.get(creature.rider)
    along = back_from(rider, bond.what) if rider is not None else None
    for effect in (bond, along):
        if effect is not None:
            end(table, effect, "ended")


def get_apart(table: Table, creature: Combatant) -> None:
    """A rider leaves its mount, and a mount loses its rider."""
    rider = creature if creature.mount else table.state.creatures.get(creature.rider)
    if rider is not None:
        fall_off(table, rider, is_prone=False)


def go_elsewhere(table: Table, creature: Combatant, realm: str, exile: Exile | None = None) -> None:
    """It is no longer on the field, and whoever held it, or was held by it, no longer does."""
    set_realm(creature, realm, exile)
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
    """To where it was, or beside its holder; if there is no room, to the nearest free space.  5e.plane.away"""
    battle, exile = table.state, creature.exile
    width = creature.block.width
    if holder is not None:
        stand_at(creature, Place(holder.at, holder.height))
    set_realm(creature, "")
    if exile is not None and is_for_good(battle, exile):
        table.readings.hooks.stage.leave(table, creature, REMOVED)
        return
    if creature.mount:
        return  # it is where its mount is
    free = free_for(battle, creature, width)
    beside = free & battle.grid.around(creature.at, 1 if holder is None else holder.width, width)
    here = free >> creature.at & 1 and holder is None
    squares = 1 << creature.at if here else beside or nearest(battle, creature, free)
    set_space(creature, next(squares_of(squares)), width)
    if exile is not None and exile.kind.back:
        choose_where(table, creature, exile.kind.back)
    if creature.rider:
        carry_rider(battle.creatures[creature.rider], creature)
    notice_all_round(table, creature)
    table.tell("came-back", who=creature, at=battle.square_name(creature.at))
    look_around(table)


def is_for_good(battle: Battle, exile: Exile) -> bool:
    """Has it been away as long as it takes to stay there? Its source has begun the last of so many turns.

    5e.plane.home
    """
    source = battle.creatures[exile.source]
    past = battle.round - exile.round - exile.kind.stays
    has_begun = source.id in battle.order and battle.order.index(source.id) < battle.next
    return bool(exile.kind.stays) and (past > 0 or (past == 0 and has_begun))


def choose_where(table: Table, creature: Combatant, squares: int) -> None:
    """It comes back to a free space of its choice, near the one that it has left.  5e.plane.away"""

    def places() -> list[object]:
        seen = partial(squares_in_sight, table.state, creature, squares)
        return [Pattern(TELEPORT, Spot(table.state.grid, seen)), PASS]

    deed = table.ask(Question(creature, TELEPORT, places))
    if deed != PASS:
        set_space(creature, deed.args[0], creature.width)


def notice_all_round(table: Table, creature: Combatant) -> None:
    """Whoever sees where it comes back notices it."""
    found = [id for id in sorted(creature.hidden_from) if is_in_sight(table.state, table.state.creatures[id], creature)]
    if found:
        notice_by(table, creature, found)


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
