"""What hands hold: drawing, putting away, letting go, taking up, and the shield.  Start at `offers`.

One interaction draws one thing and puts away what is in its place; an attack with a weapon that one carries draws it
if the interaction is left. What one throws, or drops when one falls, lies on the ground.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from affray.core.asking import Table
from affray.core.changes import spend
from affray.core.deeds import Pattern
from affray.core.slots import Deed, OneOf
from affray.rules.dnd5e.blocks import Block
from affray.rules.dnd5e.changes import hold, let_go, take_up
from affray.rules.dnd5e.values import Battle, Combatant, Lying
from affray.rules.dnd5e.weapons import HANDS, SHIELD, Weapon

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

OBJECT: Final = "object"
"""The pool of the one free interaction of a turn.  5e.turn.object"""
DON: Final = Deed("don", SHIELD)
DOFF: Final = Deed("doff", SHIELD)


# --- questions


def has_free_hand(creature: Combatant) -> bool:
    """Something can be grasped, or a gesture made.  5e.grapple.try B-46"""
    return len(creature.holds) < HANDS


def hands_for(creature: Combatant, weapon: Weapon) -> int:
    """How many hands an attack takes; a lance only one for a rider.  B-61 B-62"""
    return 1 if creature.mount and "lance" in weapon.properties else weapon.needs


def is_at_hand(creature: Combatant, weapon: Weapon) -> bool:
    """Can it be struck with as things are in the hands now?"""
    holds = creature.holds
    if not weapon.hands or weapon.id not in holds:
        return not weapon.hands
    return len(holds) == 1 or len(holds) - 1 + hands_for(creature, weapon) <= HANDS


def melee_reach(creature: Combatant) -> int:
    """How far one strikes in melee with what is in the hands, or with the body.  5e.melee.reach"""
    if creature.effects:
        return _farthest(tuple(weapon for weapon in creature.block.weapons if is_at_hand(creature, weapon)))
    return _reach_with(creature.block, creature.holds)


@lru_cache(maxsize=4096)
def _reach_with(block: Block, holds: tuple[str, ...]) -> int:
    at_hand = (w for w in block.weapons if not w.hands or (w.id in holds and len(holds) - 1 + w.needs <= HANDS))
    return _farthest(tuple(at_hand))


def _farthest(weapons: tuple[Weapon, ...]) -> int:
    return max(1, *(weapon.reach for weapon in weapons)) if weapons else 1


def can_ready(battle: Battle, creature: Combatant, weapon: Weapon) -> bool:
    """Is it at hand, or could be by the free interaction of one's own turn?  5e.turn.object"""
    if creature.holds == (weapon.id,) or is_at_hand(creature, weapon):  # mostly the first will do
        return True
    if battle.turn != creature.id or creature.pools.get(OBJECT, 0) == 0 or not is_carried(creature, weapon.id):
        return False
    return arranged(creature.holds, weapon.id, hands_for(creature, weapon)) is not None


def is_carried(creature: Combatant, item: str) -> bool:
    """Has it any of these left, in a hand or elsewhere on it?"""
    return creature.pools.get(item, 1) > 0


def has_shot(creature: Combatant, weapon: Weapon) -> bool:
    """B-61: one piece of ammunition a shot."""
    return not weapon.ammunition or creature.pools.get(weapon.ammunition, 1) > 0


@lru_cache(maxsize=4096)
def arranged(holds: tuple[str, ...], item: str, needs: int) -> tuple[str, ...] | None:
    """What is held when this is taken in so many hands: weapons give way to it, a shield does not."""
    kept = list(holds)
    if item in kept:
        kept.remove(item)
    while len(kept) + needs > HANDS:
        weapon = next((other for other in kept if other != SHIELD), None)
        if weapon is None:
            return None
        kept.remove(weapon)
    return (item, *kept)


# --- deeds


def offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.turn.object B-64"""
    if creature.pools.get(OBJECT, 0) > 0:
        yield Pattern("draw", OneOf(lambda: to_draw(creature)))
        yield Pattern("stow", OneOf(lambda: weapons_in_hand(creature)))
        yield Pattern("take-up", OneOf(lambda: [lying.item for lying in in_grasp(battle, creature)]))
    if creature.is_able:
        yield Pattern("let-go", OneOf(lambda: weapons_in_hand(creature)))
    if creature.pools["action"] > 0 and SHIELD in creature.block.armour:
        if SHIELD in creature.holds:
            yield DOFF
        elif has_free_hand(creature):
            yield DON


def weapons_in_hand(creature: Combatant) -> list[str]:
    return [item for item in dict.fromkeys(creature.holds) if item != SHIELD]


def to_draw(creature: Combatant) -> list[str]:
    """What it carries and does not hold yet."""
    return [
        weapon.id
        for weapon in creature.block.weapons
        if weapon.hands
        and creature.pools.get(weapon.id, 2 if weapon.pair else 1) > creature.holds.count(weapon.id)
        and arranged(creature.holds, weapon.id, 1) is not None
    ]


def in_grasp(battle: Battle, creature: Combatant) -> list[Lying]:
    """One's own things that lie within 1 square, one of each kind."""
    gap, width = battle.grid.gap, creature.block.width
    near = [own for own in battle.lying if own.owner == creature.id and gap(creature.at, width, own.at, 1) <= 1]
    return list({own.item: own for own in near}.values())


def draw(table: Table, battle: Battle, creature: Combatant, item: str) -> None:
    """Into a free hand, or in place of what is there.  5e.turn.object"""
    spend(table, creature, OBJECT)
    holds = creature.holds
    hold(table, creature, (*holds, item) if len(holds) < HANDS else arranged(holds, item, 1) or holds)


def stow(table: Table, battle: Battle, creature: Combatant, item: str) -> None:
    spend(table, creature, OBJECT)
    place = creature.holds.index(item)
    hold(table, creature, (*creature.holds[:place], *creature.holds[place + 1 :]))


def drop_item(table: Table, battle: Battle, creature: Combatant, item: str) -> None:
    """At no cost."""
    let_go(table, battle, creature, item, creature.at)
    table.tell("let-go", who=creature, weapon=item)


def pick_up(table: Table, battle: Battle, creature: Combatant, item: str) -> None:
    """5e.turn.object"""
    spend(table, creature, OBJECT)
    lying = next(own for own in in_grasp(battle, creature) if own.item == item)
    take_up(table, battle, creature, lying, arranged(creature.holds, item, 1) or creature.holds)


def don(table: Table, battle: Battle, creature: Combatant, item: str) -> None:
    """A shield is put on by an action.  B-64"""
    spend(table, creature, "action")
    hold(table, creature, (*creature.holds, item))


def doff(table: Table, battle: Battle, creature: Combatant, item: str) -> None:
    """And taken off by one.  B-64"""
    spend(table, creature, "action")
    hold(table, creature, tuple(held for held in creature.holds if held != item))


DEEDS: Final[dict[str, Callable[..., None]]] = {
    "draw": draw,
    "stow": stow,
    "take-up": pick_up,
    "let-go": drop_item,
    "don": don,
    "doff": doff,
}


# --- in the course of other things


def take_in_hand(table: Table, creature: Combatant, weapon: Weapon) -> None:
    """Draw it, unless it is at hand already.  5e.turn.object"""
    if not is_at_hand(creature, weapon):
        make_ready(table, creature, weapon)


def make_ready(table: Table, creature: Combatant, weapon: Weapon) -> None:
    """Before an attack: draw the weapon, or free the hands that it needs, by the interaction.  5e.turn.object"""
    spend(table, creature, OBJECT)
    hold(table, creature, arranged(creature.holds, weapon.id, hands_for(creature, weapon)) or creature.holds)


def let_fly(table: Table, battle: Battle, attacker: Combatant, weapon: Weapon, at: int) -> None:
    """A shot uses up a piece of ammunition; what is thrown leaves the hand and lies where it flew.  B-61"""
    if weapon.ammunition and weapon.ammunition in attacker.pools:
        spend(table, attacker, weapon.ammunition)
    if "thrown" in weapon.properties and weapon.id in attacker.holds:
        let_go(table, battle, attacker, weapon.id, at)


def drop_everything(table: Table, battle: Battle, creature: Combatant) -> None:
    """One who falls unconscious drops what it holds; a shield stays on the arm.  B-42"""
    for item in creature.holds:
        if item != SHIELD:
            drop_item(table, battle, creature, item)
