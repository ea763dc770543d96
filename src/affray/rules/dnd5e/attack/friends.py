"""Striking at one's own: anybody may be the target of what a creature can target, but one is asked first.

Start at `is_meant`. Foes are listed first: `foes_first`.
"""

from collections.abc import Iterable
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.combatant import Combatant

STRIKE_FRIEND: Final = "strike-friend"
"""The kind of the question, to which a standing order may be given."""


def is_meant(table: Table, doer: Combatant, target: object) -> bool:
    """Whoever is about to strike a friend is asked once more.  5e.attack.steps"""
    if not isinstance(target, Combatant) or target.side != doer.side or target.id == doer.id:
        return True
    return bool(table.ask(Question(doer, STRIKE_FRIEND, [Deed(STRIKE_FRIEND), PASS], target)) != PASS)


def foes_first(doer: Combatant, others: Iterable[Combatant]) -> list[Combatant]:
    return sorted(others, key=lambda other: other.side == doer.side)


def friends_first(doer: Combatant, others: Iterable[Combatant]) -> list[Combatant]:
    """For what does good."""
    return sorted(others, key=lambda other: other.side != doer.side)
