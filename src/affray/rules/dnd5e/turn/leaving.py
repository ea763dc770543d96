"""Who comes into the battle late, and who leaves it: over the edge, by surrender, as a prisoner.  Start at `leave`.

The book says nothing of it but that a creature may run; these are our rulings (`docs/rulings.md`).
"""

from collections.abc import Callable, Iterator
from typing import Final

from affray.core.board import Place
from affray.core.board.field import GONE, SURRENDERED
from affray.core.offers.slots import Deed
from affray.core.table.changes import forget_order, lose, stand_at
from affray.core.table.moments import end, fire_moment
from affray.core.table.scenario import FLEEING, Stage, is_at_edge, may_surrender
from affray.rules.dnd5e.changes import join, line_up, notice, part, set_initiative, set_status, wake
from affray.rules.dnd5e.gear.grapple_holds import holders
from affray.rules.dnd5e.harm.falling import fall_off
from affray.rules.dnd5e.movement.gaits import FLY, SWIM
from affray.rules.dnd5e.movement.opportunity import provoke
from affray.rules.dnd5e.movement.speeds import left, may_move, pay
from affray.rules.dnd5e.reacting.ready_triggers import lapse
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import planned_check
from affray.rules.dnd5e.rolls.d20 import throw_all
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import DYING, Combatant
from affray.rules.dnd5e.state.moments import INCAPACITATED
from affray.rules.dnd5e.turn.controlled_mounts import CONTROLLED
from affray.rules.dnd5e.turn.turn import is_one_sided

FLEE: Final = Deed("flee")
SURRENDER: Final = Deed("surrender")
FAR: Final = 1000
"""So far away is beyond every reach."""


# --- coming


def enter(table: Table, newcomers: list[Combatant]) -> None:
    """They roll initiative together, and act in this round if their place in the order is still to come."""
    for creature in newcomers:
        join(table, creature)
    if table.state.round:
        first = newcomers[0]
        check = planned_check(table.readings, table.state, first, "dex", "5e.initiative.check")
        roll = throw_all(table, [(check, None)], "initiative")[0]
        for creature in newcomers:
            set_initiative(creature, int(roll.total))
            take_place(table, creature)


def take_place(table: Table, creature: Combatant) -> None:
    """By initiative, behind those with the same, and never between a rider and its mount."""
    battle = table.state
    order = list(battle.order)
    others = [battle.creatures[id] for id in order]
    place = sum(other.initiative >= creature.initiative for other in others)
    while place < len(order) and others[place].has(CONTROLLED):
        place += 1
    order.insert(place, creature.id)
    line_up(table, order, battle.next + (place < battle.next))


# --- going


def leave(table: Table, creature: Combatant, status: str) -> None:
    """It is out of the battle: it concentrates on nothing, holds and is held by nobody, and has nothing readied.

    A rider who is gone takes its mount along, and a mount its rider; whoever surrenders does so on foot.
    """
    if status == SURRENDERED:
        notice(table, creature)
    for one in leaving_together(table, creature, status):
        for effect in one.effects:
            if effect.kind == CONTROLLED:
                lose(table, one, effect, status)
        forget_order(one, FLEEING)
        set_status(table, one, status)
        fire_moment(table, INCAPACITATED, one)
        for holder in holders(table.state, one):
            for effect in one.effects:
                if effect.kind == "grappled" and effect.source == holder.id:
                    end(table, effect, status)
        lapse(table, one)
        if status in GONE:
            stand_at(one, Place(one.at, table.state.floor(table.state.space(one))))


def leaving_together(table: Table, creature: Combatant, status: str) -> list[Combatant]:
    """The creature, and its mount or rider if both leave the field; otherwise the rider gets off."""
    battle = table.state
    if not (creature.mount or creature.rider):
        return [creature]
    rider, mount = (
        (creature, battle.creatures[creature.mount]) if creature.mount else (battle.creatures[creature.rider], creature)
    )
    if status not in GONE:
        fall_off(table, rider, is_prone=False)
        return [creature]
    part(rider, mount)
    return [rider, mount]


def stand(table: Table, creature: Combatant) -> None:
    """It is back in the battle, dying if it has no hit points."""
    if creature.hp:
        wake(table, creature)
    else:
        set_status(table, creature, DYING)


# --- leaving by its own deed


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[Deed]:
    """To those who are ordered to, or to everybody by table option: leave over the edge, or surrender."""
    is_free = readings.leaves_at_will
    if not (is_free or (creature.effects and creature.has(FLEEING))):
        return
    if can_flee(readings, battle, creature):
        yield FLEE
    if is_free or may_surrender(creature):
        yield SURRENDER


def can_flee(readings: Readings, battle: Battle, creature: Combatant) -> bool:
    """From the edge, with a square of movement, on foot or on a mount that it controls."""
    mover = mover_of(battle, creature)
    return mover is not None and is_at_edge(battle, mover) and way_left(mover) and may_move(readings, battle, mover)


def mover_of(battle: Battle, creature: Combatant) -> Combatant | None:
    if not creature.mount:
        return creature
    mount = battle.creatures[creature.mount]
    return mount if mount.has(CONTROLLED) and mount.is_able else None


def way_left(mover: Combatant) -> bool:
    return any(left(mover, mode) > 0 for mode in ("walk", FLY, SWIM))


def flee(table: Table, creature: Combatant) -> None:
    """Over the edge: whoever's reach it leaves may make an opportunity attack.  5e.opportunity.trigger"""
    mover = mover_of(table.state, creature)
    assert mover is not None
    pay(table, mover, 1)
    if provoke(table, mover, mover.at, mover.height + FAR) and creature.is_able:
        leave(table, creature, "fled")


def surrender(table: Table, creature: Combatant) -> None:
    leave(table, creature, SURRENDERED)


def free_squares(battle: Battle) -> int:
    """Open squares that no creature occupies."""
    return battle.board.open & ~battle.spaces(
        creature for creature in battle.everyone() if creature.is_there and not creature.realm
    )


DEEDS: Final[dict[str, Callable[..., None]]] = {"flee": flee, "surrender": surrender}
STAGE: Final[Stage] = Stage(is_one_sided, free_squares, enter, leave, stand)
