"""Sneak Attack, rage, Second Wind, Pack Tactics and the like; `hooks.py` says where each applies."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.offers.slots import Deed
from affray.core.table.changes import gain, spend
from affray.core.table.moments import TURN_END, end
from affray.core.values import Effect, Reason, Until
from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.harm.concentration import end_concentration
from affray.rules.dnd5e.harm.dying import restore
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import INCAPACITATED
from affray.rules.dnd5e.turn_notes import is_used

ROUNDS_OF_RAGE = 10


TWO_D6, ONE_D10 = parse_dice("2d6"), parse_dice("1d10")


def pack_tactics(battle: Battle, plan: Plan) -> None:
    """Advantage if an able ally of the attacker is within 1 square of the target.  5e.feature.pack-tactics"""
    if _has_friend_beside(battle, plan):
        plan.advantage.append(Reason("5e.feature.pack-tactics"))


def sneak_attack(battle: Battle, plan: Plan, critical: bool) -> list[Dice]:
    """1d6 for every other level once a turn, by finesse or ranged weapon with advantage or a friend beside the target.

    5e.feature.sneak-attack 5e.damage.critical-extra
    """
    fits = "finesse" in plan.weapon.properties or "ammunition" in plan.weapon.properties
    if not fits or is_used(battle, plan.attacker, "sneak-attack"):
        return []
    if plan.edge < 0 or not (plan.edge > 0 or _has_friend_beside(battle, plan)):
        return []
    mark_used(plan.attacker, "sneak-attack", battle.turn_number)
    dice = d6s((plan.attacker.block.level + 1) // 2)
    return [dice.doubled() if critical else dice]


@cache
def d6s(number: int) -> Dice:
    return parse_dice(f"{max(number, 1)}d6")


def martial_advantage(battle: Battle, plan: Plan, critical: bool) -> list[Dice]:
    """2d6 extra once a turn, if an able friend is within 1 square of the target.

    5e.feature.martial-advantage 5e.damage.critical-extra
    """
    if is_used(battle, plan.attacker, "martial-advantage") or not _has_friend_beside(battle, plan):
        return []
    mark_used(plan.attacker, "martial-advantage", battle.turn_number)
    return [TWO_D6.doubled() if critical else TWO_D6]


def surprise_attack(battle: Battle, plan: Plan, critical: bool) -> list[Dice]:
    """2d6 extra in the first round against a surprised creature, even after its turn.

    5e.feature.surprise-attack 5e.damage.critical-extra
    """
    if battle.round > 1 or plan.target.id not in battle.surprised:
        return []
    return [TWO_D6.doubled() if critical else TWO_D6]


def savage_attacks(battle: Battle, plan: Plan, critical: bool) -> list[Dice]:
    """One more of the weapon's dice, if it has any, on a critical hit in melee.  5e.feature.savage-attacks"""
    if not critical or plan.is_ranged:
        return []
    return [parse_dice(f"1d{sides}") for sides in parse_dice(plan.damage).faces[:1]]


def rage(table: Table, creature: Combatant) -> None:
    fly_into_rage(table, creature)


def fly_into_rage(table: Table, creature: Combatant) -> Effect:
    """Resistance to bludgeoning, piercing and slashing damage and +2 in melee, for a minute. Nobody concentrates in it.

    5e.feature.rage 5e.concentration.end
    """
    end_concentration(table, creature, "rage")
    spend(table, creature, "rage")
    mark_used(creature, "fury", 1)
    turns = Until(TURN_END, creature.id, ROUNDS_OF_RAGE)
    return gain(table, creature, "raging", creature, ends=[turns, Until(INCAPACITATED, creature.id)], acts=[turns])


def end_idle_rage(table: Table, creature: Combatant, effect: Effect) -> None:
    """A turn that ends with neither an attack nor a wound since the last ends the rage."""
    if creature.pools["fury"] == 0:
        end(table, effect, "calm")
    mark_used(creature, "fury", 0)


def second_wind(table: Table, creature: Combatant) -> None:
    """Regain 1d10 plus the level, once a rest.  5e.feature.second-wind"""
    spend(table, creature, "second-wind")
    dice = ONE_D10.plus(creature.block.level)
    restore(table, creature, dice, "second-wind", [creature], "5e.feature.second-wind")


def _has_friend_beside(battle: Battle, plan: Plan) -> bool:
    attacker, target = plan.attacker, plan.target
    return any(
        friend.side == attacker.side
        and friend is not attacker
        and friend.is_able
        and battle.distance(friend, target) <= 1
        for friend in battle.everyone()
    )


BONUS_ACTIONS: Final[dict[str, Callable[[Table, Combatant], None]]] = {"second-wind": second_wind, "rage": rage}
"""What can be done by a bonus action as long as its pool lasts."""
LASTING: Final = {"rage": "raging"}
"""The effects during which it cannot be done again."""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """Features that take a bonus action.  5e.turn.bonus"""
    if creature.pools["bonus"] > 0:
        for feature in creature.block.features:
            is_left = feature in BONUS_ACTIONS and creature.pools.get(feature, 0) > 0
            if is_left and not creature.has(LASTING.get(feature, "")):
                yield Deed(feature)


def use(feature: str) -> Callable[[Table, Combatant], None]:
    def do(table: Table, creature: Combatant) -> None:
        spend(table, creature, "bonus")
        BONUS_ACTIONS[feature](table, creature)

    return do


DEEDS: Final[dict[str, Callable[..., None]]] = {feature: use(feature) for feature in BONUS_ACTIONS}
