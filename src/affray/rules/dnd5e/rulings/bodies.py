"""Rulings on life and death, on places and sides.  Start at `rise_or_fall`."""

from affray.core.board import squares_of
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedNumber
from affray.core.table.changes import set_hp
from affray.core.table.decrees import MOST_HEIGHT
from affray.core.table.endings import is_down
from affray.core.table.moments import end, fire_moment
from affray.core.table.rulings import decree, several
from affray.rules.dnd5e.changes import (
    FULL_HP,
    THRALL,
    carry_rider,
    die,
    mark_used,
    notice_by,
    remove_pool,
    rise_to,
    set_death_saves,
    set_status,
    wake,
)
from affray.rules.dnd5e.gear.changes import jam
from affray.rules.dnd5e.gear.grapple_holds import end_grapples_out_of_reach
from affray.rules.dnd5e.harm.dying import ENOUGH, drop_to_zero
from affray.rules.dnd5e.harm.falling import make_room, put_at, resolve_falls
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import DEAD, DYING, ON_ITS_FEET, STABLE, Combatant
from affray.rules.dnd5e.state.conditions import SUFFOCATING, bond_of
from affray.rules.dnd5e.state.moments import INCAPACITATED

# --- whom


def living(battle: Battle) -> list[Combatant]:
    return [creature for creature in battle.everyone() if creature.is_there]


def dying(battle: Battle) -> list[Combatant]:
    return [creature for creature in battle.everyone() if creature.status == DYING]


def fallen(battle: Battle) -> list[Combatant]:
    return [creature for creature in battle.everyone() if is_down(creature)]


# --- life and death


def rise_or_fall(table: Table, creature: Combatant) -> None:
    """A creature set to 0 hit points drops, one set above 0 wakes."""
    if creature.hp == 0 and creature.status in ON_ITS_FEET:
        drop_to_zero(table, creature, 0)
    elif creature.hp > 0 and is_down(creature):
        rise(table, creature)


def rise(table: Table, creature: Combatant) -> None:
    """The fallen wakes; who was dead has left its space to others."""
    was_dead = creature.status == DEAD
    wake(table, creature)
    if was_dead:
        make_room(table, creature)


def keep_maximum(table: Table, creature: Combatant) -> None:
    """Where exhaustion halves the maximum, what was set is the half.  5e.condition.exhaustion"""
    if FULL_HP in creature.pools:
        mark_used(creature, FULL_HP, 2 * creature.hp_max)


def rule_dies(table: Table, creature: Combatant) -> None:
    die(table, creature)
    fire_moment(table, INCAPACITATED, creature)


def rule_stable(table: Table, creature: Combatant) -> None:
    """5e.death.stable"""
    set_status(table, creature, STABLE)


def rule_lives(table: Table, creature: Combatant) -> None:
    """It has a hit point again, even the dead."""
    if creature.hp == 0:
        set_hp(table, creature, 1)
    rise(table, creature)


def rule_death_saves(table: Table, creature: Combatant, successes: int, failures: int) -> None:
    """Three failures kill, three successes stabilise.  5e.death.save"""
    set_death_saves(table, creature, successes, failures)
    if failures >= ENOUGH:
        rule_dies(table, creature)
    elif successes >= ENOUGH:
        set_status(table, creature, STABLE)


# --- places


def rule_at(table: Table, creature: Combatant, square: int) -> None:
    put_at(table, creature, square)
    come_down(table)


def offer_height(battle: Battle) -> list[Pattern]:
    lowest_ground = -battle.ground.depth if battle.ground.chasm else 0
    return [decree("height", several(living(battle)), TypedNumber(lowest_ground, MOST_HEIGHT))]


def rule_height(table: Table, creature: Combatant, height: int) -> None:
    """Who cannot stay up there falls at once; nobody is below the ground.  5e.move.fly-fall"""
    battle = table.state
    flyer = battle.creatures[creature.mount] if creature.mount else creature
    rise_to(table, flyer, max(height, battle.floor(battle.space(flyer))))
    if flyer.rider:
        carry_rider(battle.creatures[flyer.rider], flyer)
    come_down(table)


def come_down(table: Table) -> None:
    """After somebody was moved by a ruling: holds out of reach end, and who has no ground or wings falls."""
    end_grapples_out_of_reach(table)
    resolve_falls(table)


def offer_dismounted(battle: Battle) -> list[Pattern]:
    return [decree("dismounted", several([creature for creature in battle.everyone() if creature.mount]))]


def offer_stuck(battle: Battle) -> list[Pattern]:
    doors = squares_of(battle.board.squares("door"))
    return [decree("stuck", OneOf(map(battle.square_name, doors)))]


def rule_stuck(table: Table, square: str) -> None:
    """A stuck door takes an action to open.  5e.turn.object-gm"""
    jam(table, table.state.grid.square(square))


# --- sides


def change_side(table: Table, creature: Combatant) -> None:
    """The side is its own from now on: a bond to a master ends, and allies know where each other are."""
    battle = table.state
    remove_pool(creature, THRALL)
    bond = bond_of(creature.effects)
    if bond is not None:
        end(table, bond, "ruled")
    allies = [other for other in battle.everyone() if other.side == creature.side and other is not creature]
    for ally in allies:
        if creature.id in ally.hidden_from:
            notice_by(table, ally, [creature.id])
    known = creature.hidden_from & {ally.id for ally in allies}
    if known:
        notice_by(table, creature, sorted(known))


def offer_suffocating(battle: Battle) -> list[Pattern]:
    return [decree("suffocating", several([c for c in living(battle) if not c.has(SUFFOCATING)]))]


def offer_breathing(battle: Battle) -> list[Pattern]:
    return [decree("breathing", several([c for c in living(battle) if c.has(SUFFOCATING)]))]
