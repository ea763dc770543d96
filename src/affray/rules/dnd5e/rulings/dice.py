"""Rulings that call for dice: checks, saves, damage, healing.  Start at `resolve_checks`."""

from collections.abc import Sequence
from typing import Any, Final

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Slot
from affray.core.offers.typed import Amount, TypedNumber, TypedWord
from affray.core.table.decrees import MOST_POINTS
from affray.core.table.rulings import decree, several
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.dnd5e.harm.damage import harm
from affray.rules.dnd5e.harm.dying import regain
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import SKILLS, check_all, planned_save, save_all
from affray.rules.dnd5e.rulings.bodies import living
from affray.rules.dnd5e.rulings.effects import HARDEST
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import Combatant

CHECKS: Final[Sequence[Sequence[Slot]]] = [(TypedWord([*SKILLS]), TypedNumber(1, HARDEST))]
SAVES: Final[Sequence[Sequence[Slot]]] = [(TypedWord(ABILITIES), TypedNumber(1, HARDEST))]


def resolve_checks(table: Table, creatures: Sequence[Combatant], skill: str, dc: int) -> list[bool]:
    """All roll at once. Who reaches the DC?  5e.check.difficulty"""
    return check_all(table, creatures, skill, "5e.check.difficulty", dc)


def resolve_saves(table: Table, creatures: Sequence[Combatant], ability: str, dc: int) -> list[bool]:
    """All roll at once. Who succeeds?  5e.saving-throw"""
    trials = [planned_save(table.readings, table.state, creature, ability) for creature in creatures]
    made = save_all(table, trials, dc)
    return [creature in made for creature in creatures]


def rule_hurt(
    table: Table,
    creatures: Sequence[Combatant],
    amount: int | str,
    type: str,
    is_resisted: bool,
    save: Sequence[Any],
) -> None:
    """Damage as from any source, which may kill; who makes the save takes half.  5e.damage.resist 5e.damage.many"""
    made = resolve_saves(table, creatures, *save[1:]) if save else [False] * len(creatures)
    rolled = rolled_by(table, creatures[0], amount, "damage")
    for creature, is_half in zip(creatures, made, strict=True):
        harm(table, Blow(creature, [(rolled // 2 if is_half else rolled, type)], is_resisted=is_resisted))


def offer_healed(battle: Battle) -> list[Pattern]:
    return [decree("healed", several(living(battle)), Amount(1, MOST_POINTS))]


def rule_healed(table: Table, creatures: Sequence[Combatant], amount: int | str) -> None:
    """5e.heal.cap"""
    rolled = rolled_by(table, creatures[0], amount, "healing")
    for creature in creatures:
        regain(table, creature, rolled, [Reason("5e.heal.sources", rolled)])


def rolled_by(table: Table, roller: Combatant, amount: int | str, why: str) -> OpenInt:
    """A number as it is, or dice, which the first creature concerned rolls for all.  5e.damage.many"""
    return amount if isinstance(amount, int) else table.roll(roller, parse_dice(amount), why).total
