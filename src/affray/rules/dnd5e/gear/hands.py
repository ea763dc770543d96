"""What hands hold: drawing, stowing, dropping and picking up items, and shields.  Start at `offers`.

One interaction draws one item and stows what it replaces; an attack draws a carried weapon if the interaction is
left. Thrown weapons, and what an unconscious creature drops, lie on the ground.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.changes import spend
from affray.rules.dnd5e.gear.changes import hold, let_go, take_up
from affray.rules.dnd5e.gear.grapple_holds import GRAPPLED, held
from affray.rules.dnd5e.gear.handling import ACTION, FREE, may_handle, pay
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle, Lying
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import HANDS, SHIELD, Weapon

DON: Final = Deed("don", SHIELD)
DOFF: Final = Deed("doff", SHIELD)


# --- questions


def hands_for_things(battle: Battle, creature: Combatant) -> int:
    """Hands that do not grapple.  5e.grapple.try"""
    return max(HANDS - len(held(battle, creature)), 0) if battle.bearers(GRAPPLED) else HANDS


def free_hands(battle: Battle, creature: Combatant) -> int:
    """Empty hands, for a grapple or somatic components.  5e.grapple.try 5e.magic.components"""
    return max(hands_for_things(battle, creature) - len(creature.holds), 0)


def hands_for(creature: Combatant, weapon: Weapon) -> int:
    """How many hands an attack takes; a rider needs one for a lance.  5e.weapon.two-handed 5e.weapon.lance"""
    return 1 if creature.mount and "lance" in weapon.properties else weapon.needs


def is_at_hand(battle: Battle, creature: Combatant, weapon: Weapon) -> bool:
    """Can the creature attack with it, given what it holds and grapples now?"""
    holds = creature.holds
    if not weapon.hands or weapon.id not in holds:
        return not weapon.hands
    taken = len(holds) - 1 + hands_for(creature, weapon)
    return taken == 1 or taken <= hands_for_things(battle, creature)


def melee_reach(battle: Battle, creature: Combatant) -> int:
    """The longest reach of the weapons in hand, or of an unarmed strike.  5e.melee.reach"""
    return max((w.reach for w in creature.block.weapons if is_at_hand(battle, creature, w)), default=1) or 1


def can_ready(battle: Battle, creature: Combatant, weapon: Weapon) -> bool:
    """Is it at hand, or could the free interaction of its turn draw it?  5e.turn.object"""
    if is_at_hand(battle, creature, weapon):
        return True
    if battle.turn != creature.id or creature.pools.get(FREE, 0) == 0 or not is_carried(creature, weapon.id):
        return False
    return rearranged(battle, creature, weapon.id, hands_for(creature, weapon)) is not None


def is_carried(creature: Combatant, item: str) -> bool:
    """Does the creature have any of these left, in hand or carried?"""
    return creature.pools.get(item, 1) > 0


def has_shot(creature: Combatant, weapon: Weapon) -> bool:
    """Is there ammunition left for the weapon?  5e.weapon.ammunition"""
    return not weapon.ammunition or creature.pools.get(weapon.ammunition, 1) > 0


def rearranged(battle: Battle, creature: Combatant, item: str, needs: int = 1) -> tuple[str, ...] | None:
    """What a creature holds after it takes this in so many hands; None if it cannot."""
    return arranged(creature.holds, item, needs, hands_for_things(battle, creature))


@lru_cache(maxsize=4096)
def arranged(holds: tuple[str, ...], item: str, needs: int, hands: int) -> tuple[str, ...] | None:
    """What is held after taking this in so many hands: weapons are stowed for it, a shield is not."""
    kept = list(holds)
    if item in kept:
        kept.remove(item)
    while len(kept) + needs > hands:
        weapon = next((other for other in kept if other != SHIELD), None)
        if weapon is None:
            return None
        kept.remove(weapon)
    return (item, *kept)


# --- deeds


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.turn.object 5e.turn.object-second 5e.armour.shield"""
    if may_handle(readings, creature):
        yield from handling(battle, creature)
    elif creature.pools["action"] > 0:
        yield from handling(battle, creature, ACTION)
    if creature.is_able:
        yield Pattern("let-go", OneOf(lambda: weapons_in_hand(creature)))
    if creature.pools["action"] > 0 and SHIELD in creature.block.armour:
        if SHIELD in creature.holds:
            yield DOFF
        elif free_hands(battle, creature) > 0:
            yield DON


def handling(battle: Battle, creature: Combatant, *by: str) -> Iterator[Pattern]:
    """Draw, stow or pick up, freely or by the action.  5e.turn.object-second"""
    cost = [OneOf(by)] if by else []
    yield Pattern("draw", OneOf(lambda: to_draw(battle, creature)), *cost)
    yield Pattern("stow", OneOf(lambda: weapons_in_hand(creature)), *cost)
    yield Pattern("take-up", OneOf(lambda: [lying.item for lying in in_grasp(battle, creature)]), *cost)


def weapons_in_hand(creature: Combatant) -> list[str]:
    return [item for item in dict.fromkeys(creature.holds) if item != SHIELD]


def to_draw(battle: Battle, creature: Combatant) -> list[str]:
    """The carried weapons that can be drawn."""
    return [
        weapon.id
        for weapon in creature.block.weapons
        if weapon.hands
        and creature.pools.get(weapon.id, 2 if weapon.pair else 1) > creature.holds.count(weapon.id)
        and rearranged(battle, creature, weapon.id) is not None
    ]


def in_grasp(battle: Battle, creature: Combatant) -> list[Lying]:
    """The creature's own items on the ground within 1 square, one of each kind."""
    gap, width = battle.grid.gap, creature.width
    near = [own for own in battle.lying if own.owner == creature.id and gap(creature.at, width, own.at, 1) <= 1]
    return list({own.item: own for own in near}.values())


def draw(table: Table, creature: Combatant, item: str, by: str = FREE) -> None:
    """Draw into a free hand, or in place of a held weapon.  5e.turn.object"""
    battle = table.state
    if pay(table, creature, by) and item in to_draw(battle, creature):
        holds = creature.holds
        is_free = free_hands(battle, creature) > 0
        hold(table, creature, (*holds, item) if is_free else rearranged(battle, creature, item) or holds)


def stow(table: Table, creature: Combatant, item: str, by: str = FREE) -> None:
    if pay(table, creature, by) and item in creature.holds:
        place = creature.holds.index(item)
        hold(table, creature, (*creature.holds[:place], *creature.holds[place + 1 :]))


def drop_item(table: Table, creature: Combatant, item: str) -> None:
    """Drop an item, at no cost."""
    let_go(table, creature, item, creature.at)
    table.tell("let-go", who=creature, weapon=item)


def pick_up(table: Table, creature: Combatant, item: str, by: str = FREE) -> None:
    """5e.turn.object"""
    battle = table.state
    found = pay(table, creature, by) and [own for own in in_grasp(battle, creature) if own.item == item]
    if found:
        take_up(table, creature, found[0], rearranged(battle, creature, item) or creature.holds)


def don(table: Table, creature: Combatant, item: str) -> None:
    """Don a shield by an action.  5e.armour.shield"""
    spend(table, creature, "action")
    hold(table, creature, (*creature.holds, item))


def doff(table: Table, creature: Combatant, item: str) -> None:
    """Doff a shield by an action.  5e.armour.shield"""
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


# --- as part of attacks and falls


def take_in_hand(table: Table, creature: Combatant, weapon: Weapon) -> None:
    """Draw the weapon unless it is at hand.  5e.turn.object"""
    if not is_at_hand(table.state, creature, weapon):
        draw_for_attack(table, creature, weapon)


def draw_for_attack(table: Table, creature: Combatant, weapon: Weapon) -> None:
    """Use the free interaction to draw the weapon, or to free the hands that it needs.  5e.turn.object"""
    spend(table, creature, FREE)
    hold(table, creature, rearranged(table.state, creature, weapon.id, hands_for(creature, weapon)) or creature.holds)


def loose_ammunition(table: Table, attacker: Combatant, weapon: Weapon, at: int) -> None:
    """A shot uses up a piece of ammunition; a thrown weapon lies on the target's square.

    5e.weapon.ammunition 5e.weapon.thrown
    """
    if weapon.ammunition and weapon.ammunition in attacker.pools:
        spend(table, attacker, weapon.ammunition)
    if "thrown" in weapon.properties and weapon.id in attacker.holds:
        let_go(table, attacker, weapon.id, at)


def drop_everything(table: Table, creature: Combatant) -> None:
    """An unconscious creature drops what it holds, except a shield.  5e.condition.unconscious"""
    for item in creature.holds:
        if item != SHIELD:
            drop_item(table, creature, item)
