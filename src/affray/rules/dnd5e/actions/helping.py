"""The Help action: with a task, or in an attack on somebody.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import gain, spend
from affray.core.table.moments import TURN_START
from affray.core.values import Effect, Reason, Until
from affray.rules.dnd5e.attack.friends import foes_first, friends_first
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import UP, Combatant

TASKS: Final = ("escape", "first-aid", "grapple", "hide", "improvise", "search", "shove")
"""The tasks of checks, as in `about`. The effect stores the index of the task."""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.help-check 5e.action.help-attack"""
    if creature.pools["action"] > 0:
        yield Pattern("assist", OneOf(lambda: friends_first(creature, others(battle, creature))))
        if readings.help_in_attacks:
            yield Pattern("distract", OneOf(partial(others_beside, battle, creature)))


def others(battle: Battle, helper: Combatant) -> list[Combatant]:
    """All others who are up and noticed: whoever does a task may be aided.  5e.action.help-check"""
    others = [c for c in battle.everyone() if c is not helper and c.status == UP and not helper.is_beyond(c)]
    return [c for c in others if helper.id not in c.hidden_from]


def others_beside(battle: Battle, helper: Combatant) -> list[Combatant]:
    """Foes and then friends who are noticed and within 1 square.  5e.action.help-attack"""
    return foes_first(helper, [other for other in others(battle, helper) if battle.distance(helper, other) <= 1])


def assist(table: Table, helper: Combatant, friend: Combatant) -> None:
    """Advantage on the friend's next check for one task.  5e.action.help-check"""
    spend(table, helper, "action")
    task = table.ask(Question(helper, "help-task", list(TASKS), friend))
    ends = help_ends(table.readings, helper)
    gain(table, friend, "helped", helper, ends=ends, amount=TASKS.index(task))


def distract(table: Table, helper: Combatant, foe: Combatant) -> None:
    """Advantage on the first attack of a friend on the foe.  5e.action.help-attack"""
    spend(table, helper, "action")
    gain(table, foe, "distracted", helper, ends=help_ends(table.readings, helper))


def with_help(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """5e.action.help-check"""
    if effect is not None and TASKS[effect.amount] in trial.about:
        trial.advantage.append(Reason("5e.action.help-check", source=effect.source))
        trial.used.append(effect)


def on_the_distracted(battle: Battle, plan: Plan, effect: Effect) -> None:
    """An ally of the helper, and not the helper itself.  5e.action.help-attack"""
    helper = battle.creatures.get(effect.source or "")
    if helper is not None and helper is not plan.attacker and helper.side == plan.attacker.side:
        plan.advantage.append(Reason("5e.action.help-attack", source=effect.source))
        plan.used.append(effect)


DEEDS: Final[dict[str, Callable[..., None]]] = {"assist": assist, "distract": distract}


def help_ends(readings: Readings, helper: Combatant) -> list[Until]:
    """When unused help ends.  5e.action.help-check 5e.action.help-attack"""
    return [] if readings.help_lasts else [Until(TURN_START, helper.id)]
