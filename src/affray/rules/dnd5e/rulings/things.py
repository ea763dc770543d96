"""Rulings on what a creature holds, rides and carries.  Start at `rule_holds`."""

from collections.abc import Iterator

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedWord
from affray.core.table.changes import refill
from affray.core.table.moments import end
from affray.core.table.rulings import decree, several
from affray.rules.dnd5e.changes import change_block, get_on, rise_to
from affray.rules.dnd5e.gear.changes import hold
from affray.rules.dnd5e.gear.grapple_holds import hold_of, holders
from affray.rules.dnd5e.gear.hands import drop_item, hands_for, rearranged
from affray.rules.dnd5e.gear.hands import is_carried as is_at_hand
from affray.rules.dnd5e.harm.falling import fall_off, put_at
from affray.rules.dnd5e.movement.walk import spot_for
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rulings.bodies import come_down, living
from affray.rules.dnd5e.rulings.effects import rule_gains
from affray.rules.dnd5e.rulings.figures import shifted
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import SHIELD, Weapon

# --- hands


def offer_holds(battle: Battle) -> Iterator[Pattern]:
    for creature in living(battle):
        own = [weapon.id for weapon in creature.block.weapons if weapon.hands]
        yield decree("holds", OneOf([creature]), OneOf([item for item in (*own, SHIELD) if item not in creature.holds]))


def rule_holds(table: Table, creature: Combatant, item: str) -> None:
    """Put something in as many hands as it takes; for that it puts away what it holds, the shield last."""
    needs = max((hands_for(creature, weapon) for weapon in creature.block.weapons if weapon.id == item), default=1)
    holds = rearranged(table.state, creature, item, needs) or (item,)
    if not is_at_hand(creature, item):
        refill(creature, item, 1)
    hold(table, creature, holds)


def offer_drops(battle: Battle) -> Iterator[Pattern]:
    for creature in living(battle):
        if creature.holds:
            yield decree("drops", OneOf([creature]), OneOf(dict.fromkeys(creature.holds)))


def offer_weapon(battle: Battle) -> list[Pattern]:
    """Any weapon that somebody in the fight has, by its name."""
    return [decree("weapon", several(living(battle)), TypedWord([*weapons_in(battle)]))]


def weapons_in(battle: Battle) -> dict[str, tuple[Combatant, Weapon]]:
    """The weapons in the fight that are held in hands, each with one who has it."""
    found: dict[str, tuple[Combatant, Weapon]] = {}
    for owner in battle.everyone():
        for weapon in owner.block.weapons:
            if weapon.hands:
                found.setdefault(weapon.id, (owner, weapon))
    return found


def rule_weapon(table: Table, creature: Combatant, id: str) -> None:
    """It gets such a weapon in hand, and uses it by its own ability and proficiency.  5e.attack.ability"""
    block = creature.block
    if all(weapon.id != id for weapon in block.weapons):
        owner, weapon = weapons_in(table.state)[id]
        more = block.modifier(weapon.ability) - owner.block.modifier(weapon.ability)
        trained = block.proficiency - owner.block.proficiency
        change_block(creature, block.but(weapons=(*block.weapons, shifted(weapon, more + trained, more))))
    if id not in creature.holds:
        rule_holds(table, creature, id)


def rule_drops(table: Table, creature: Combatant, item: str) -> None:
    drop_item(table, creature, item)


# --- mounts


def offer_mounted(battle: Battle) -> Iterator[Pattern]:
    free = [creature for creature in living(battle) if not creature.mount and not creature.rider]
    for rider in free:
        yield decree("mounted", OneOf([rider]), TypedWord([mount for mount in free if mount is not rider]))


def rule_mounted(table: Table, rider: Combatant, mount: Combatant) -> None:
    """It sits on any other creature that nobody rides, which goes on acting by itself.  5e.mount.independent"""
    get_on(table, rider, mount)
    come_down(table)


def rule_dismounted(table: Table, rider: Combatant) -> None:
    """It stands beside its mount, on its feet."""
    fall_off(table, rider, is_prone=False)
    come_down(table)


# --- carrying


def loads(battle: Battle) -> list[Combatant]:
    """Whom another can carry: anybody who is there, even the fallen, but for riders and the ridden."""
    return [creature for creature in living(battle) if not creature.mount and not creature.rider]


def carriers(battle: Battle) -> list[Combatant]:
    return [creature for creature in battle.everyone() if creature.is_able]


def is_carried(battle: Battle, creature: Combatant) -> bool:
    return bool(holders(battle, creature))


def rule_carried(table: Table, load: Combatant, carrier: Combatant) -> None:
    """It is held like one who is grappled, beside its carrier, who drags it along; not where there is no room.

    5e.grapple.drag
    """
    square = spot_for(table.state, carrier, load, load.at)
    if square is None or hold_of(load, carrier) is not None:
        return
    if square != load.at:
        put_at(table, load, square)
    if load.height != carrier.height:
        rise_to(table, load, carrier.height)
    rule_gains(table, load, "grappled", carrier, ())
    come_down(table)


def rule_put_down(table: Table, load: Combatant) -> None:
    """Nobody holds it any more; whoever was in the air falls.  5e.grapple.release 5e.move.fly-fall"""
    for carrier in holders(table.state, load):
        hold = hold_of(load, carrier)
        if hold is not None:
            end(table, hold, "released")
    come_down(table)
