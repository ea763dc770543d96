"""An attack was made, whether it hit or not: what that brings.  Start at `give_away`."""

from affray.rules.dnd5e.changes import notice
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.values import Combatant


def give_away(table: Table, attacker: Combatant) -> None:
    """5e.unseen.reveal: where a hidden attacker is, if an attack gives that away."""
    if table.readings.attacks_reveal:
        notice(table, attacker)
