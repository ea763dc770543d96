"""What precedes and follows every attack: on a creature or a square, a grapple or a shove.

Start at `attack_made`.
"""

from affray.core.table.moments import fire_moment
from affray.rules.dnd5e.changes import notice
from affray.rules.dnd5e.reacting.ready_triggers import ATTACKS, announce
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import AIMED_AT, ATTACKED, harmed_by
from affray.rules.dnd5e.turn_notes import keep_rage_up, note_attack


def resolve_readied_first(table: Table, attacker: Combatant) -> bool:
    """By table option, actions readied for an attack come before it; then the attacker may be unable to make it.

    5e.action.ready-timing
    """
    if not (table.state.readied and table.readings.readied_comes_first):
        return False
    announce(table, ATTACKS, attacker)
    return True


def reveal_attacker(table: Table, attacker: Combatant) -> None:
    """A hidden attacker is noticed, if the table says so.  5e.unseen.reveal"""
    if table.readings.attacks_reveal:
        notice(table, attacker)


def attack_made(table: Table, attacker: Combatant, target: Combatant | None = None) -> None:
    """After a hit or a miss: the rage continues, Reckless Attack can no longer be declared, effects end that last until
    an attack, and actions readied for one follow. `target` is None if it is not known who was attacked.

    5e.attack.steps 5e.action.ready-timing
    """
    battle = table.state
    keep_rage_up(attacker)
    note_attack(battle, attacker)
    fire_moment(table, ATTACKED, attacker)
    if target is not None and target.effects:
        fire_moment(table, AIMED_AT, target)
        fire_moment(table, harmed_by(attacker.side), target)
    if battle.readied and not table.readings.readied_comes_first:
        announce(table, ATTACKS, attacker)
