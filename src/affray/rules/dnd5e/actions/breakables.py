"""Attacking objects: doors, portcullises, barrels, nets and webs.  Start at `offers`.

An object has an Armour Class, hit points and immunities.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from affray.core.board import squares_of, union
from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.moments import end
from affray.core.values import Reason
from affray.rules.dnd5e.actions.attack_action import goes_on_with, may_attack_with, use_attack
from affray.rules.dnd5e.actions.breaking_free import bond_of, others_beside
from affray.rules.dnd5e.attack.attack_made import reveal_attacker
from affray.rules.dnd5e.attack.weapons_used import as_it_is
from affray.rules.dnd5e.effects.standing_walls import breach, name_of, section_of, wall_at, walled
from affray.rules.dnd5e.gear.arms import UNARMED, arms
from affray.rules.dnd5e.gear.changes import break_down, wear_down
from affray.rules.dnd5e.gear.hands import can_ready, take_in_hand
from affray.rules.dnd5e.harm.damage import throw_damage
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.d20 import throw
from affray.rules.dnd5e.rolls.mods import SIEGE, has_mod
from affray.rules.dnd5e.state.attempts import Attempt
from affray.rules.dnd5e.state.battle import Battle, Zone
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import BY_BEARER, NETTED, WEBBED, brought, clause_of
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES, Weapon

ARMOUR_OF: Final = {
    "cloth": 11,
    "rope": 11,
    "glass": 13,
    "ice": 13,
    "wood": 15,
    "bone": 15,
    "stone": 17,
    "iron": 19,
    "mithral": 21,
    "adamantine": 23,
}
"""The Armour Class of an object by its material.  5e.object.ac"""
HP_OF: Final = {"tiny": (2, 5), "small": (3, 10), "medium": (4, 18), "large": (5, 27)}
"""The hit points of a fragile and a resilient object, by size.  5e.size.objects 5e.object.hp"""
UNHURT: Final = frozenset(("poison", "psychic"))
"""Damage types that all objects are immune to.  5e.object.immune"""


class Thing(NamedTuple):
    """An object: its kind, Armour Class and hit points; damage below the threshold does nothing."""

    kind: str
    armour_class: int
    hp: int
    threshold: int = 0
    immune: frozenset[str] = UNHURT
    vulnerable: frozenset[str] = frozenset()

    def suffers(self, amount: int, type: str) -> int:
        """The damage that it takes of a type.  5e.damage.resist 5e.object.threshold 5e.object.immune"""
        if type in self.immune or amount < self.threshold:
            return 0
        return 2 * amount if type in self.vulnerable else amount


DOOR: Final = Thing("door", ARMOUR_OF["wood"], HP_OF["medium"][1])
PORTCULLIS: Final = Thing("portcullis", ARMOUR_OF["iron"], HP_OF["large"][1])
BARRIERS: Final = {
    "door": DOOR,
    "portcullis": PORTCULLIS,
    "barrel": Thing("barrel", ARMOUR_OF["wood"], HP_OF["medium"][1]),
    "crate": Thing("crate", ARMOUR_OF["wood"], HP_OF["medium"][0]),
    "statue": Thing("statue", ARMOUR_OF["stone"], HP_OF["medium"][1]),
}
"""What bars a way and can be broken, by the name of its terrain.  5e.object.ac 5e.object.hp"""
NET: Final = Thing("net", 10, 5, immune=frozenset(DAMAGE_TYPES) - {"slashing"})
WEB: Final = Thing("web", 10, 5, immune=UNHURT | {"bludgeoning"}, vulnerable=frozenset(("fire",)))
BONDS: Final = {NETTED: NET, WEBBED: WEB}
"""The objects that restrain creatures, by the kind of the effect.  5e.weapon.net 5e.spell.web"""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.attack.steps 5e.action.use-object 5e.weapon.net"""
    if creature.pools["action"] > 0 or creature.attacks_left > 0:
        weapons = OneOf(partial(tools, battle, creature))
        yield Pattern("cut", OneOf(partial(netted, battle, creature)), weapons)
        yield Pattern("break", OneOf(partial(barriers, battle, creature)), weapons)


def netted(battle: Battle, creature: Combatant) -> list[Combatant]:
    """The creature, and others within 1 square, that are in a net or a web."""
    return [
        one
        for one in (creature, *others_beside(battle, creature))
        if bond_of(one, lambda effect: effect.kind in BONDS) is not None
    ]


def barriers(battle: Battle, creature: Combatant) -> list[str]:
    """The closed doors, walls of spells and other objects within 1 square, by the names of their squares."""
    near = battle.grid.around(creature.at, creature.width, 1) & (barred(battle) | walled(battle))
    return [battle.square_name(square) for square in squares_of(near)]


def barred(battle: Battle) -> int:
    """The squares of all closed doors, portcullises and other objects."""
    return union(map(battle.board.squares, BARRIERS))


def tools(battle: Battle, creature: Combatant) -> list[Weapon]:
    """Melee weapons that can be used, or else the unarmed strike."""
    usable = [weapon for weapon in arms(creature.block) if weapon.reach and may_attack_with(creature, weapon)]
    ready = [weapon for weapon in usable if can_ready(battle, creature, weapon)]
    return [weapon for weapon in ready if weapon.id != UNARMED] or ready


# --- cutting and breaking


def cut_free(table: Table, creature: Combatant, friend: Combatant, weapon: Weapon) -> None:
    """Attack a net or web, without harming the creature inside.  5e.weapon.net 5e.spell.web"""
    bond = bond_of(friend, lambda effect: effect.kind in BONDS)
    if bond is not None and attack_object(table, creature, weapon, BONDS[bond.kind], bond.id):
        end(table, bond, "freed")


def break_barrier(table: Table, creature: Combatant, name: str, weapon: Weapon) -> None:
    """What is broken no longer blocks movement or sight.  5e.attack.steps 5e.object.ac 5e.object.hp"""
    square = table.state.grid.square(name)
    wall = wall_at(table.state, square)
    if wall is not None:
        break_wall(table, creature, wall, square, weapon)
        return
    barrier = barrier_at(table.state, square)
    if attack_object(table, creature, weapon, barrier, name):
        break_down(table, square, barrier.kind)


def break_wall(table: Table, creature: Combatant, wall: Zone, square: int, weapon: Weapon) -> None:
    """A wall of a spell breaks section by section.  5e.object.ac 5e.object.hp 5e.object.immune"""
    panel = None if wall.what is None else wall.what.panel
    assert panel is not None
    thing = Thing(
        wall.kind, panel.armour_class, panel.hp, immune=UNHURT | {*panel.immune}, vulnerable=frozenset(panel.weak)
    )
    section = section_of(table.state, wall, square)
    if attack_object(table, creature, weapon, thing, name_of(table.state, wall, square)) and wall in table.state.zones:
        breach(table, wall, section)


def barrier_at(battle: Battle, square: int) -> Thing:
    """What is on a square, with the figures of its kind, or those that the GM gave it.  5e.object.ac 5e.object.hp"""
    kind = next(kind for kind in BARRIERS if battle.board.squares(kind) >> square & 1)
    usual = BARRIERS[kind]
    hp, armour_class = battle.sturdy.get(battle.square_name(square), (usual.hp, usual.armour_class))
    return usual._replace(hp=hp, armour_class=armour_class)


# --- attacking an object


def attack_object(table: Table, creature: Combatant, weapon: Weapon, thing: Thing, name: str) -> bool:
    """The attack roll against its Armour Class, and the damage. Is it broken?  5e.attack.steps"""
    take_in_hand(table, creature, weapon)
    use_attack(table, creature, goes_on_with(creature, weapon), weapon.id)
    reveal_attacker(table, creature)
    attempt = Attempt(creature, [Reason("5e.attack.roll", weapon.bonus)])
    for condition, effect in brought(creature.effects):
        if condition in BY_BEARER:
            attempt.add_edge(BY_BEARER[condition], Reason(clause_of(condition), source=effect.source))

    def hits(natural: int) -> bool:
        return natural == 20 or (natural != 1 and attempt.total_with(natural) >= thing.armour_class)

    roll = throw(table, attempt, "attack", lambda natural: (hits(natural), natural == 20))
    is_hit = hits(roll.natural)
    table.tell("struck", who=creature, weapon=weapon, object=thing.kind, hit=is_hit)
    return is_hit and damage_object(table, creature, weapon, thing, name, roll.natural == 20)


def damage_object(table: Table, creature: Combatant, weapon: Weapon, thing: Thing, name: str, critical: bool) -> bool:
    """Roll the damage of a hit on an object. Is it broken?  5e.object.hp"""
    damage = 0
    if weapon.instead:
        weapon = as_it_is(table.state, creature, weapon, creature)
    for text, type in ((weapon.dice(is_ranged=False), weapon.type), *weapon.more):
        dice = parse_dice(text)
        amount = throw_damage(table, creature, dice.doubled() if critical else dice, "damage")
        damage += thing.suffers(max(int(amount), 0), type)
    if has_mod(table.state, creature, SIEGE):
        damage *= 2
    wear_down(table, name, thing.kind, damage)
    return table.state.worn[name] >= thing.hp


DEEDS: Final[dict[str, Callable[..., None]]] = {"cut": cut_free, "break": break_barrier}
