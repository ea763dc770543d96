"""What goes before and after every attack, be it on a creature, on a square, a grapple or a shove.

Start at `attack_made`.
"""

from affray.core.table.moments import fire_moment
from affray.rules.dnd5e.changes import notice
from affray.rules.dnd5e.reacting.ready_moments import ATTACKS, announce
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import AIMED_AT, ATTACKED
from affray.rules.dnd5e.turn_notes import keep_rage_up, note_attack


def resolve_readied_first(table: Table, attacker: Combatant) -> bool:
    """By table option, what was readied for an attack comes before it. If so, the attacker may no longer be able to
    make it.  5e.action.ready-timing"""
    if not (table.state.readied and table.readings.readied_comes_first):
        return False
    announce(table, ATTACKS, attacker)
    return True


def reveal_attacker(table: Table, attacker: Combatant) -> None:
    """Where a hidden attacker is, if an attack gives that away.  5e.unseen.reveal"""
    if table.readings.attacks_reveal:
        notice(table, attacker)


def attack_made(table: Table, attacker: Combatant, target: Combatant | None = None) -> None:
    """Whatever came of it: it keeps up a rage, it is too late to be reckless, effects end that last until an attack,
    and what was readied for one may follow. The target is given if it is known who was attacked.

    5e.attack.steps 5e.action.ready-timing
    """
    battle = table.state
    keep_rage_up(attacker)
    note_attack(battle, attacker)
    fire_moment(table, ATTACKED, attacker)
    if target is not None and target.effects:
        fire_moment(table, AIMED_AT, target)
    if battle.readied and not table.readings.readied_comes_first:
        announce(table, ATTACKS, attacker)
