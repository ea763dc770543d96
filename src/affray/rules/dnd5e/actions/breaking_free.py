"""Breaking free of a spell, a net or a web by a check, and shaking others awake.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.changes import spend
from affray.core.table.moments import end
from affray.core.values import Effect
from affray.rules.dnd5e.attack.friends import friends_first
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import SKILLS, check, save
from affray.rules.dnd5e.state.acts import EITHER, FREELY, SHAKEN
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import BOUND, DROWSY, NETTED, WEBBED, conditions_of

TEARABLE: Final = (NETTED, WEBBED)
"""Bonds that others can break too."""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """By the action: break free of roots, webs and nets, or wake a creature within 1 square.

    5e.weapon.net 5e.spell.entangle 5e.spell.web
    """
    if creature.pools["action"] > 0:
        yield Pattern("break-free", OneOf(partial(bound, battle, creature)))
        yield Pattern("shake", OneOf(partial(sleepers, battle, creature)))


def bound(battle: Battle, creature: Combatant) -> list[Combatant]:
    """The creature, if it is bound, and others within 1 square in a net or a web."""
    myself = [creature] if creature.effects and bond_of(creature) is not None else []
    return myself + [other for other in others_beside(battle, creature) if bond_of(other, is_tearable) is not None]


def bond_of(creature: Combatant, is_meant: Callable[[Effect], bool] | None = None) -> Effect | None:
    """The first effect on a creature that binds it, or is of the sort that is meant."""
    return next((effect for effect in creature.effects if (is_meant or is_bond)(effect)), None)


def is_bond(effect: Effect) -> bool:
    """Can its bearer break free of it?"""
    return effect.kind in BOUND or effect.kind in TEARABLE if effect.what is None else bool(effect.what.breaks)


def is_tearable(effect: Effect) -> bool:
    """Can others break it too?"""
    return effect.kind in TEARABLE if effect.what is None else bool(effect.what.breaks and effect.what.is_open)


def is_drowsy(effect: Effect) -> bool:
    """Can its bearer be shaken awake?"""
    return effect.kind in DROWSY if effect.what is None else SHAKEN in effect.what.ends


def others_beside(battle: Battle, helper: Combatant) -> list[Combatant]:
    """Friends and then foes within 1 square, or inside one who is, that are noticed and bear any effect."""
    found = [
        other
        for other in battle.everyone()
        if other.effects
        and other is not helper
        and other.is_there
        and helper.id not in other.hidden_from
        and battle.distance(battle.creatures.get(other.realm, other), helper) <= 1
    ]
    return friends_first(helper, found)


def sleepers(battle: Battle, helper: Combatant) -> list[Combatant]:
    """Those within 1 square who can be shaken awake."""
    near = [other for other in others_beside(battle, helper) if not helper.is_beyond(other)]
    return [other for other in near if bond_of(other, is_drowsy) is not None]


def break_free(table: Table, creature: Combatant, friend: Combatant) -> None:
    """A check against the DC of the spell, net or web.  5e.weapon.net 5e.spell.entangle 5e.spell.web"""
    spend(table, creature, "action")
    bond = bond_of(friend, is_bond if friend is creature else is_tearable)
    if bond is None:
        return
    if bond.what is not None and bond.what.breaks == FREELY:
        free(table, friend, bond)
        return
    abilities, dc, clause = check_of(bond)
    ability = abilities if abilities in SKILLS else max(abilities.split(EITHER), key=creature.block.modifier)
    if bond.what is not None and bond.what.by_save:
        if save(table, creature, ability, dc, table.state.creatures.get(bond.source or ""), conditions_of(bond)):
            free(table, friend, bond)
    elif check(table, creature, ability, clause, dc, why="break-free").total >= dc:
        free(table, friend, bond)


def free(table: Table, creature: Combatant, bond: Effect) -> None:
    """The bond ends, and with it others of its kind, if they stack."""
    for effect in creature.effects:
        if effect is bond or (bond.what is not None and bond.what.stacks and effect.kind == bond.kind):
            end(table, effect, "freed")


def check_of(bond: Effect) -> tuple[str, int, str]:
    """The ability, or two of them, and the DC of the check that breaks it, and the clause that calls for it."""
    if bond.what is not None:
        return bond.what.breaks, bond.what.dc, f"5e.effect.{bond.kind}"
    if bond.kind in BOUND:
        return BOUND[bond.kind], bond.amount, f"5e.spell.{bond.kind}"
    return "str", bond.amount, "5e.weapon.net"


def shake_awake(table: Table, helper: Combatant, sleeper: Combatant) -> None:
    spend(table, helper, "action")
    for effect in sleeper.effects:
        if is_drowsy(effect):
            end(table, effect, "shaken")


DEEDS: Final[dict[str, Callable[..., None]]] = {"break-free": break_free, "shake": shake_awake}
