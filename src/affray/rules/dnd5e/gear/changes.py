"""Every change to held items, items on the ground, and doors."""

from affray.core.memory import SCENE
from affray.core.table.changes import spend
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle, Lying
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import SHIELD


def open_door(table: Table, door: int) -> None:
    """Open a door; it is no longer stuck."""
    battle = table.state
    squares = battle.board.squares
    bit = 1 << door
    battle.ground = battle.ground.with_terrain(
        {"door": squares("door") & ~bit, "open-door": squares("open-door") | bit, "stuck": squares("stuck") & ~bit}
    )
    battle.memory.forget(SCENE)
    table.tell("door-opened", at=battle.square_name(door))


def close_door(table: Table, door: int) -> None:
    battle = table.state
    squares = battle.board.squares
    bit = 1 << door
    battle.ground = battle.ground.with_terrain(
        {"door": squares("door") | bit, "open-door": squares("open-door") & ~bit}
    )
    battle.memory.forget(SCENE)
    table.tell("door-closed", at=battle.square_name(door))


def jam(table: Table, door: int) -> None:
    """The door is stuck: opening it takes an action.  5e.turn.object-gm"""
    battle = table.state
    battle.ground = battle.ground.with_terrain({"stuck": battle.board.squares("stuck") | 1 << door})
    battle.memory.forget(SCENE)
    table.tell("door-stuck", at=battle.square_name(door))


def hold(table: Table, creature: Combatant, holds: tuple[str, ...]) -> None:
    """Set what the creature holds, and tell what it drew or, if nothing, what it stowed."""
    was, creature.holds = creature.holds, holds
    if table.told is None:
        return
    taken = [item for item in dict.fromkeys(holds) if holds.count(item) > was.count(item)]
    gone = [item for item in dict.fromkeys(was) if was.count(item) > holds.count(item)]
    for item in taken:
        table.tell("donned" if item == SHIELD else "drew", who=creature, weapon=item)
    for item in gone if not taken else ():
        table.tell("doffed" if item == SHIELD else "stowed", who=creature, weapon=item)


def let_go(table: Table, creature: Combatant, item: str, at: int) -> None:
    """Put a held item on a square; the creature has one less of it."""
    battle = table.state
    creature.pools.setdefault(item, creature.holds.count(item))
    place = creature.holds.index(item)
    creature.holds = (*creature.holds[:place], *creature.holds[place + 1 :])
    spend(table, creature, item)
    battle.lying = (*battle.lying, Lying(item, creature.id, at))


def take_up(table: Table, creature: Combatant, lying: Lying, holds: tuple[str, ...]) -> None:
    """Put an item from the ground back into its owner's hand."""
    battle = table.state
    place = battle.lying.index(lying)
    battle.lying = (*battle.lying[:place], *battle.lying[place + 1 :])
    creature.pools[lying.item] += 1
    creature.holds = holds
    table.tell("took-up", who=creature, weapon=lying.item)


def wear_down(table: Table, name: str, kind: str, damage: int) -> None:
    """Add damage to an object."""
    battle = table.state
    battle.worn[name] = battle.worn.get(name, 0) + damage
    table.tell("worn", object=kind, amount=damage)


def forget_objects(battle: Battle, squares: int) -> None:
    """Forget the damage to what was on these squares, and how sturdy it was."""
    gone = set(battle.square_names(squares))
    battle.worn = {name: damage for name, damage in battle.worn.items() if name not in gone}
    battle.sturdy = {name: figures for name, figures in battle.sturdy.items() if name not in gone}


def make_sturdy(battle: Battle, squares: int, hp: int, armour_class: int) -> None:
    """Give the objects on these squares their own hit points and Armour Class."""
    battle.sturdy = battle.sturdy | dict.fromkeys(battle.square_names(squares), (hp, armour_class))


def break_down(table: Table, square: int, kind: str) -> None:
    """Remove a broken door, portcullis or other object."""
    battle = table.state
    squares, bit = battle.board.squares, 1 << square
    battle.ground = battle.ground.with_terrain({each: squares(each) & ~bit for each in (kind, "stuck", "locked")})
    battle.slits &= ~bit
    forget_objects(battle, bit)
    battle.memory.forget(SCENE)
    table.tell("broken", object=kind, at=battle.square_name(square))
