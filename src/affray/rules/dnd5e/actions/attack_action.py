"""The Attack action and the bonus attack: weapons, uses and targets.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.changes import spend
from affray.rules.dnd5e.attack.attack import attack, farthest
from affray.rules.dnd5e.attack.friends import foes_first, is_meant
from affray.rules.dnd5e.attack.guessing import Aim, attack_or_guess
from affray.rules.dnd5e.attack.two_weapons import note_light, second_weapons, without_ability
from affray.rules.dnd5e.attack.weapons_used import count_attacks, may_strike
from affray.rules.dnd5e.changes import HASTE, note_struck
from affray.rules.dnd5e.gear.arms import arms
from affray.rules.dnd5e.gear.hands import can_ready, has_shot, take_in_hand
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import STRIKE_AGAIN
from affray.rules.dnd5e.state.weapons import HANDS, Weapon
from affray.rules.dnd5e.turn_notes import STRUCK_ONCE, is_used

BONUS: Final = "bonus"
"""An attack with the other hand, by the bonus action."""
TWO_HANDED: Final = "two-handed"
"""A versatile weapon in both hands."""
IMPROVISED: Final = "improvised"
"""A bow as a club, or a weapon thrown that is not made for it."""
SPECIAL: Final = "special"
"""A grapple or a shove among the attacks of an action.  5e.special.replaces"""
IN_FLIGHT: Final = "in-flight"
ONE_SHOT: Final = frozenset(("loading", "net"))


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.attack 5e.two-weapons.bonus"""
    pattern = partial(_pattern, readings, battle, creature)
    if (creature.pools["action"] > 0 or creature.attacks_left > 0) and not has_struck_once(battle, creature):
        weapons = [weapon for weapon in arms(creature.block) if may_attack_with(creature, weapon)]
        for weapon in weapons:
            yield pattern("attack", weapon)
            if not weapon.only:  # nobody knows whether it is one whom it may strike
                yield _guess(readings, battle, creature, weapon)
        for weapon in weapons:
            if in_two_hands(weapon) is not None:
                yield pattern("attack", weapon, TWO_HANDED)
            if weapon.id in creature.holds and as_club(creature.block, weapon) is not None:
                yield pattern("attack", weapon, IMPROVISED)
            if weapon.id in creature.holds and as_missile(creature.block, weapon) is not None:
                yield pattern("throw", weapon, IMPROVISED)
    if creature.pools["bonus"] > 0:
        yield from (pattern("attack", weapon, BONUS) for weapon in second_weapons(creature))


def _pattern(
    readings: Readings, battle: Battle, creature: Combatant, verb: str, weapon: Weapon, mode: str = ""
) -> Pattern:
    used = as_missile(creature.block, weapon) if verb == "throw" else as_used(creature.block, weapon, mode)
    foes = OneOf(partial(targets, readings, battle, creature, used or weapon))
    return Pattern(verb, foes, OneOf([weapon]), *([OneOf([mode])] if mode and verb == "attack" else ()))


def _guess(readings: Readings, battle: Battle, creature: Combatant, weapon: Weapon) -> Pattern:
    """5e.unseen.guess"""
    aim = Aim(battle, creature, farthest_with(readings, creature, weapon))
    return Pattern("attack", aim, OneOf([weapon]), when=partial(can_ready, battle, creature, weapon))


# --- how a weapon is used


def as_used(block: Block, weapon: Weapon, mode: str) -> Weapon | None:
    """The weapon used in this mode; None if it cannot be."""
    if mode == TWO_HANDED:
        return in_two_hands(weapon)
    return as_club(block, weapon) if mode == IMPROVISED else weapon


@lru_cache(maxsize=1024)
def in_two_hands(weapon: Weapon) -> Weapon | None:
    """The larger die of a versatile weapon, in melee only.  5e.weapon.versatile"""
    if not weapon.versatile or weapon.hands == HANDS:
        return None
    return weapon.but(hands=HANDS, range=0, long=0)


@lru_cache(maxsize=1024)
def as_club(block: Block, weapon: Weapon) -> Weapon | None:
    """A ranged weapon as an improvised club: 1d4 plus Strength, without proficiency.

    5e.weapon.ammunition 5e.weapon.improvised
    """
    if not weapon.hands or weapon.reach or "thrown" in weapon.properties:
        return None
    return _improvised(block, weapon, "str", "bludgeoning", "club").but(reach=1)


@lru_cache(maxsize=1024)
def as_missile(block: Block, weapon: Weapon) -> Weapon | None:
    """A melee weapon thrown as an improvised one: 1d4 plus Dexterity, no proficiency.  5e.weapon.improvised"""
    if not weapon.hands or not weapon.reach or "thrown" in weapon.properties:
        return None
    return _improvised(block, weapon, "dex", weapon.type, "thrown").but(range=4, long=12)


def _improvised(block: Block, weapon: Weapon, ability: str, type: str, property: str) -> Weapon:
    modifier = block.modifier(ability)
    properties = frozenset((IMPROVISED, property))
    return Weapon(weapon.id, modifier, f"1d4{modifier:+}", type, 0, properties=properties, ability=ability)


# --- targets and weapons


def targets(readings: Readings, battle: Battle, attacker: Combatant, weapon: Weapon) -> list[Combatant]:
    """Foes and then friends that are noticed, in reach or range, and not behind total cover, if the weapon is at hand.

    5e.melee.reach 5e.ranged.range 5e.cover.total 5e.turn.object 5e.attack.steps
    """
    return those_within(battle, attacker, weapon, farthest_with(readings, attacker, weapon))


def those_in_reach(battle: Battle, attacker: Combatant, weapon: Weapon) -> list[Combatant]:
    """Foes and then friends within melee reach.  5e.melee.reach 5e.attack.steps"""
    return those_within(battle, attacker, weapon, weapon.reach)


def those_within(battle: Battle, attacker: Combatant, weapon: Weapon, farthest: int) -> list[Combatant]:
    if not can_ready(battle, attacker, weapon):
        return []
    near = [one for one in battle.everyone() if attacker.can_target(one) and battle.distance(attacker, one) <= farthest]
    clear = [one for one in near if battle.is_clear(attacker, one) and may_strike(battle, attacker, weapon, one)]
    return foes_first(attacker, clear)


def foes_within(battle: Battle, attacker: Combatant, weapon: Weapon, farthest: int) -> list[Combatant]:
    if not can_ready(battle, attacker, weapon):
        return []
    return [
        foe
        for foe in battle.everyone()
        if attacker.can_attack(foe)
        and battle.distance(attacker, foe) <= farthest
        and battle.is_clear(attacker, foe)
        and may_strike(battle, attacker, weapon, foe)
    ]


def farthest_with(readings: Readings, attacker: Combatant, weapon: Weapon) -> int:
    """The reach, or the range while there is ammunition.  5e.melee.reach 5e.ranged.range"""
    return farthest(readings, weapon) if has_shot(attacker, weapon) else weapon.reach


def may_attack_with(creature: Combatant, weapon: Weapon) -> bool:
    """By a new action, or as the next attack of the current one.  5e.action.attack"""
    return creature.pools["action"] > 0 or goes_on_with(creature, weapon)


def goes_on_with(creature: Combatant, weapon: Weapon) -> bool:
    """Is it one of the attacks left? A loading weapon is shot once an action, a net is the only attack.

    5e.action.attack 5e.weapon.loading 5e.weapon.net 5e.monster.multiattack
    """
    struck = creature.struck
    if not struck or not creature.block.may_follow(struck, weapon.id):
        return False
    if creature.block.counted and not creature.attacks_left:
        return False
    if "net" in weapon.properties or "net" in struck:
        return False
    if creature.height <= 0 and any(is_in_flight(creature.block, each) for each in (weapon.id, *struck)):
        return False
    return weapon.id not in struck or ONE_SHOT.isdisjoint(weapon.properties)


@lru_cache(maxsize=1024)
def is_in_flight(block: Block, weapon: str) -> bool:
    """Can it be part of a Multiattack only in flight, as a wyvern's claws?"""
    return any(each.id == weapon and IN_FLIGHT in each.properties for each in block.weapons)


def has_struck_once(battle: Battle, creature: Combatant) -> bool:
    """Has it made the one attack that an effect leaves it in this turn?"""
    return STRUCK_ONCE in creature.pools and is_used(battle, creature, STRUCK_ONCE) and creature.is_barred(STRIKE_AGAIN)


def use_attack(table: Table, creature: Combatant, goes_on: bool, what: str) -> None:
    """Begin the Attack action, or use one of its attacks; a shove or grapple counts as one."""
    if not goes_on:
        spend(table, creature, "action")
        count_attacks(table, creature)
    note_struck(creature, (*creature.struck, what) if goes_on else (what,))


def do_attack(table: Table, creature: Combatant, target: Combatant | int, weapon: Weapon, mode: str = "") -> None:
    """A foe or a square, by the action, or with the other hand by the bonus action.

    5e.action.attack 5e.unseen.guess 5e.two-weapons.bonus
    """
    if not is_meant(table, creature, target):
        return
    used = (as_used(creature.block, weapon, mode) or weapon) if mode else weapon
    take_in_hand(table, creature, used)
    if mode == HASTE:
        spend(table, creature, HASTE)
        note_light(creature, weapon)
        attack_or_guess(table, creature, used, target)
    elif mode == BONUS:
        spend(table, creature, "bonus")
        if creature.block.routines:  # it was the Attack action: the Multiattack routine cannot continue
            note_struck(creature, ())
        attack_or_guess(table, creature, used, target, without_ability(creature, weapon))
    else:
        use_attack(table, creature, goes_on_with(creature, weapon), weapon.id)
        note_light(creature, weapon)
        attack_or_guess(table, creature, used, target)


def do_throw(table: Table, creature: Combatant, target: Combatant, weapon: Weapon) -> None:
    """What is not made for it.  5e.weapon.improvised"""
    if not is_meant(table, creature, target):
        return
    use_attack(table, creature, goes_on_with(creature, weapon), weapon.id)
    attack(table, creature, as_missile(creature.block, weapon) or weapon, target)


DEEDS: Final[dict[str, Callable[..., None]]] = {"attack": do_attack, "throw": do_throw}
