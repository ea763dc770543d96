"""Rulings on the order of initiative.  Start at `rule_before`."""

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedWord
from affray.core.table.rulings import decree
from affray.rules.dnd5e.changes import line_up, set_initiative
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant


def offer_before(battle: Battle) -> list[Pattern]:
    """`orc before ana`: somebody's place in the order of initiative is right before another's."""
    ordered = [battle.creatures[id] for id in battle.order]
    return [decree("before", TypedWord(ordered), OneOf([other])) for other in ordered]


def rule_before(table: Table, creature: Combatant, other: Combatant) -> None:
    """Whoever comes behind the one whose turn it is now has its turn still to come."""
    battle = table.state
    if creature is not other:
        last = battle.order[battle.next - 1] if battle.next else ""
        order = [id for id in battle.order if id != creature.id]
        order.insert(order.index(other.id), creature.id)
        set_initiative(creature, other.initiative)
        line_up(table, order, order.index(last) + 1 if last else 0)
