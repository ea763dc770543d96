"""Attacking by the action or the bonus action: with what, and whom.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from affray.core.asking import Table
from affray.core.changes import spend
from affray.core.deeds import Pattern
from affray.core.slots import OneOf
from affray.rules.dnd5e.arms import arms
from affray.rules.dnd5e.attacks import is_in_range
from affray.rules.dnd5e.blocks import Weapon
from affray.rules.dnd5e.guessing import Aim, strike
from affray.rules.dnd5e.two_weapons import note_light, second_weapons, without_ability
from affray.rules.dnd5e.values import DEAD, Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e


def offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.attack 5e.two-weapons.bonus"""
    if creature.pools["action"] > 0:
        for weapon in arms(creature.block):
            yield Pattern("attack", OneOf(partial(targets, battle, creature, weapon)), OneOf([weapon]))
            yield Pattern("attack", Aim(battle, creature, weapon), OneOf([weapon]))
    if creature.pools["bonus"] > 0:
        for weapon in second_weapons(creature):
            foes = OneOf(partial(targets, battle, creature, weapon))
            yield Pattern("attack", foes, OneOf([weapon]), OneOf(["bonus"]))


def targets(battle: Battle, attacker: Combatant, weapon: Weapon) -> list[Combatant]:
    """Foes that are noticed, in reach or range, and not behind total cover.

    5e.melee.reach 5e.ranged.range 5e.cover.total
    """
    return [
        foe
        for foe in battle.everyone()
        if foe.side != attacker.side
        and foe.status != DEAD
        and attacker.id not in foe.unnoticed_by
        and attacker.may_harm(foe)
        and is_in_range(battle, attacker, weapon, foe)
    ]


def do_attack(
    table: Table, battle: Battle, creature: Combatant, target: Combatant | int, weapon: Weapon, by: str = "action"
) -> None:
    """A foe or a square, by the action, or with the other hand by the bonus action.

    5e.action.attack 5e.unseen.guess 5e.two-weapons.bonus
    """
    spend(table, creature, by)
    if by == "action":
        note_light(creature, weapon)
        strike(table, battle, creature, weapon, target)
    else:
        strike(table, battle, creature, weapon, target, without_ability(creature, weapon))


DEEDS: Final[dict[str, Callable[..., None]]] = {"attack": do_attack}
