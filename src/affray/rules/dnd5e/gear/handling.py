"""The cost of interacting with objects: the free interaction of a turn, or the action.  Start at `pay`."""

from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.values import GM
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.combatant import Combatant

FREE: Final = "object"
"""The pool of free interactions.  5e.turn.object"""
ACTION: Final = "action"


def pay(table: Table, creature: Combatant, by: str) -> bool:
    """Spend the free interaction or the action; if neither is left, the GM decides.  5e.turn.object-second"""
    if by == FREE and creature.pools.get(FREE, 0) == 0:
        by = table.ask(Question(GM, "interaction", [ACTION, "free"], creature))
        return by == "free" or pay_action(table, creature)
    spend(table, creature, by)
    return True


def pay_action(table: Table, creature: Combatant) -> bool:
    """The GM asks for the action: the player spends it or declines.  5e.turn.object-gm"""
    answer = table.ask(Question(creature, "needs-action", lambda: [Deed("pay"), PASS] if has_action(creature) else []))
    if answer == PASS:
        return False
    spend(table, creature, ACTION)
    return True


def has_action(creature: Combatant) -> bool:
    return creature.is_able and creature.pools["action"] > 0


def may_handle(readings: Readings, creature: Combatant) -> bool:
    """May it interact with an object freely now?

    5e.turn.object 5e.turn.object-second 5e.turn.utility
    """
    if readings.handles_while_acting and creature.pools["action"] > 0:
        return False
    return readings.gm_says_of_second or creature.pools.get(FREE, 0) > 0
