"""Rulings on what a creature holds and rides.  Start at `rule_holds`."""

from collections.abc import Iterator

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedWord
from affray.core.table.changes import refill
from affray.core.table.rulings import decree, several
from affray.rules.dnd5e.changes import change_block, get_on
from affray.rules.dnd5e.gear.changes import hold
from affray.rules.dnd5e.gear.hands import drop_item, hands_for, is_carried, rearranged
from affray.rules.dnd5e.harm.falling import fall_off
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rulings.bodies import come_down, living
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
    if not is_carried(creature, item):
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
