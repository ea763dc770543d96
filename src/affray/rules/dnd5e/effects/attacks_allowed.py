"""Attacks that a step makes possible in the same turn.  Start at `allow`; made by `creatures/follow_ups.py`."""

from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.steps import Follow


def allow(doing: Doing, step: Follow) -> None:
    """Who acts may attack it with a weapon as a bonus action, in this turn.  5e.feature.trampling"""
    mark_used(doing.me, note(step.weapon, doing.whom(step.to)), doing.table.state.turn_number)


def note(weapon: str, target: Combatant) -> str:
    """The pool that holds the turn in which the target may be attacked so."""
    return f"follow-up-{weapon}-{target.id}"
