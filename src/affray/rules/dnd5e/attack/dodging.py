"""The Dodge action: attacks have disadvantage, Dexterity saves advantage.  Start at `dodge`."""

from typing import Final

from affray.core.table.changes import gain, lose, spend
from affray.core.table.moments import TURN_START
from affray.core.values import Effect, Reason, Until
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import OTHER_WAYS
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import INCAPACITATED

DODGING: Final = "dodging"
SAVES_BY_SIGHT: Final = 1
NEVER_LOST: Final = 2
"""How a table reads Dodge: both may be in the amount of the effect."""


def dodge(table: Table, creature: Combatant) -> None:
    """Until the start of its next turn, or incapacitated.  5e.action.dodge 5e.action.dodge-lost"""
    readings = table.readings
    lost = [] if readings.dodge_is_never_lost else [Until(INCAPACITATED, creature.id)]
    reading = SAVES_BY_SIGHT * readings.dodge_saves_by_sight | NEVER_LOST * readings.dodge_is_never_lost
    spend(table, creature, "action")
    gain(table, creature, DODGING, creature, ends=[Until(TURN_START, creature.id), *lost], amount=reading)


def is_in_motion(creature: Combatant, effect: Effect) -> bool:
    """Can it move in any way, or does that not matter?  5e.action.dodge-lost"""
    if effect.amount & NEVER_LOST or creature.speed > 0:
        return True
    return any(creature.speed_by(mode) > 0 for mode in OTHER_WAYS)


def stop_dodging(table: Table) -> None:
    """Who could not move for a moment dodges no more. Looked at after everything that is done.  5e.action.dodge-lost"""
    for creature in table.state.bearers(DODGING):
        for effect in creature.effects:
            if effect.kind == DODGING and not is_in_motion(creature, effect):
                lose(table, creature, effect, "still")


def on_the_dodging(battle: Battle, plan: Plan, effect: Effect) -> None:
    """Disadvantage for attackers that it sees.  5e.action.dodge"""
    if is_in_motion(plan.target, effect) and sees(battle, plan.target, plan.attacker):
        plan.disadvantage.append(Reason("5e.action.dodge", source=plan.target.id))


def saving_the_dodging(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Advantage on Dexterity saves, by table option only against sources that it sees.  5e.action.dodge"""
    if trial.ability != "dex" or effect is None or not is_in_motion(trial.who, effect):
        return
    if not effect.amount & SAVES_BY_SIGHT or (trial.source is not None and sees(battle, trial.who, trial.source)):
        trial.add_edge(1, Reason("5e.action.dodge"))
