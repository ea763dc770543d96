"""Sanctuary: attackers of the warded creature must save first.  Start at `overcomes_sanctuary`."""

from collections.abc import Sequence
from typing import Final

from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.state.combatant import Combatant

SANCTUARY: Final = "sanctuary"


def overcomes_sanctuary(table: Table, attacker: Combatant, target: Combatant) -> bool:
    """A Wisdom save before an attack or a harmful spell on the warded creature.  5e.spell.sanctuary"""
    ward = next((effect for effect in target.effects if effect.kind == SANCTUARY), None)
    if ward is None:
        return True
    if save(table, attacker, "wis", ward.amount, table.state.creatures[ward.source or target.id], ("spell",)):
        return True
    table.tell("warded", who=attacker, target=target)
    return False


def unwarded(table: Table, caster: Combatant, targets: Sequence[Combatant]) -> list[Combatant]:
    """The targets left after saves against Sanctuary, each as often as it was chosen.  5e.spell.sanctuary"""
    warded = [one for one in dict.fromkeys(targets) if one.effects and not overcomes_sanctuary(table, caster, one)]
    return [target for target in targets if target not in warded]
