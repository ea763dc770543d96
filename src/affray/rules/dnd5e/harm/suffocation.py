"""Suffocating: holding one's breath takes minutes, so the GM says when it ends.  Start at `start_suffocating`."""

from typing import Final

from affray.core.table.changes import gain, replace_effect, set_hp
from affray.core.table.moments import TURN_START, end
from affray.core.values import Effect, Until
from affray.rules.dnd5e.harm.dying import drop_to_zero
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.conditions import SUFFOCATING

LEAST_ROUNDS: Final = 1


def start_suffocating(table: Table, creature: Combatant) -> None:
    """It survives for its Constitution modifier in rounds, at least one.  5e.suffocation"""
    if not creature.has(SUFFOCATING):
        rounds = max(creature.block.modifier("con"), LEAST_ROUNDS)
        gain(table, creature, SUFFOCATING, acts=[Until(TURN_START, creature.id)], amount=rounds)


def stop_suffocating(table: Table, creature: Combatant) -> None:
    """5e.suffocation"""
    for effect in creature.effects:
        if effect.kind == SUFFOCATING:
            end(table, effect, "breathing")


def count_down_breath(table: Table, creature: Combatant, effect: Effect) -> None:
    """One round less; after the last it drops to 0 at the start of its turn.  5e.suffocation"""
    if effect.amount:
        replace_effect(creature, effect.but(amount=effect.amount - 1))
    elif creature.status == UP:
        set_hp(table, creature, 0)
        drop_to_zero(table, creature, 0)
