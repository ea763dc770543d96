"""Running out of breath: since it lasts for minutes, the GM says who has none left.  Start at `choke`."""

from typing import Final

from affray.core.asking import Table
from affray.core.changes import gain, set_hp, wear_on
from affray.core.effects import TURN_START, end
from affray.core.values import Effect, Until
from affray.rules.dnd5e.afflictions import ACTS
from affray.rules.dnd5e.conditions import SUFFOCATING
from affray.rules.dnd5e.dying import drop_to_zero
from affray.rules.dnd5e.values import UP, Battle, Combatant

LEAST_ROUNDS: Final = 1


def choke(table: Table, battle: Battle, creature: Combatant) -> None:
    """From now on it lasts as many rounds as its Constitution modifier says, at least one.  5e.suffocation"""
    if not creature.has(SUFFOCATING):
        rounds = max(creature.block.modifier("con"), LEAST_ROUNDS)
        gain(table, creature, SUFFOCATING, acts=[Until(TURN_START, creature.id)], amount=rounds)


def breathe(table: Table, battle: Battle, creature: Combatant) -> None:
    """5e.suffocation"""
    for effect in creature.effects:
        if effect.kind == SUFFOCATING:
            end(table, effect, "breathing")


def gasp(table: Table, creature: Combatant, effect: Effect) -> None:
    """A round less; when there is none, it drops to 0 hit points at the start of its turn.  5e.suffocation"""
    if effect.amount:
        wear_on(creature, effect.but(amount=effect.amount - 1))
    elif creature.status == UP:
        set_hp(table, creature, 0)
        drop_to_zero(table, creature, 0)


ACTS[SUFFOCATING] = gasp
