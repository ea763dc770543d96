"""Dodge: harder to hit, and quicker out of the way.  Start at `dodge`."""

from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Table
from affray.core.changes import gain, spend
from affray.core.effects import TURN_START
from affray.core.values import Effect, Reason, Until
from affray.rules.dnd5e.attacks import TARGET_HOOKS, Plan
from affray.rules.dnd5e.conditions import INCAPACITATED
from affray.rules.dnd5e.seeing import sees
from affray.rules.dnd5e.trials import SAVE_HOOKS, Trial
from affray.rules.dnd5e.values import Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

DODGING: Final = "dodging"
SAVES_BY_SIGHT: Final = 1
NEVER_LOST: Final = 2
"""How a table reads Dodge: both may be in the amount of the effect."""


def dodge(table: Table, battle: Battle, creature: Combatant) -> None:
    """Until the start of the next turn, or until one can do nothing.  5e.action.dodge 5e.action.dodge-lost"""
    reading = cast("Dnd5e", table.rulebook).dodge_reading
    lost = [] if reading & NEVER_LOST else [Until(INCAPACITATED, creature.id)]
    spend(table, creature, "action")
    gain(table, creature, DODGING, creature, ends=[Until(TURN_START, creature.id), *lost], amount=reading)


def is_in_motion(creature: Combatant, effect: Effect) -> bool:
    """Can it move, or does that not matter?  5e.action.dodge-lost"""
    return creature.speed > 0 or bool(effect.amount & NEVER_LOST)


def on_the_dodging(battle: Battle, plan: Plan, effect: Effect) -> None:
    """Attacks by those whom it sees have disadvantage.  5e.action.dodge"""
    if is_in_motion(plan.target, effect) and sees(battle, plan.target, plan.attacker):
        plan.disadvantage.append(Reason("5e.action.dodge", source=plan.target.id))


def saving_the_dodging(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Dexterity saves have advantage, by one reading only against one whom it sees.  5e.action.dodge"""
    if trial.ability != "dex" or effect is None or not is_in_motion(trial.who, effect):
        return
    if not effect.amount & SAVES_BY_SIGHT or (trial.source is not None and sees(battle, trial.who, trial.source)):
        trial.lean(1, Reason("5e.action.dodge"))


TARGET_HOOKS[DODGING] = on_the_dodging
SAVE_HOOKS[DODGING] = saving_the_dodging
