"""The Leadership power (`powers.py`): friends of the commander add a d4 to attacks and saves."""

from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.table.changes import gain
from affray.core.table.moments import TURN_START
from affray.core.values import Effect, Until
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.sight import can_hear
from affray.rules.dnd5e.state.attempts import Attempt, Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import MINUTE, Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import INCAPACITATED

LEADERSHIP: Final = "leadership"
LED: Final = "led"
NEAR: Final = 6
D4: Final[Dice] = parse_dice("1d4")


def lead(table: Table, commander: Combatant, power: Power) -> None:
    """For a minute, or until the commander is incapacitated.  5e.power.leadership"""
    ends = [Until(TURN_START, commander.id, MINUTE), Until(INCAPACITATED, commander.id)]
    for friend in table.state.everyone():
        if friend.side == commander.side and friend is not commander and friend.is_there:
            gain(table, friend, LED, commander, ends=ends)


def follow(battle: Battle, attempt: Attempt, effect: Effect) -> None:
    """Who hears the commander nearby adds a d4, and never more than one.  5e.power.leadership"""
    commander = battle.creatures[effect.source or ""]
    is_near = battle.distance(attempt.who, commander) <= NEAR
    if is_near and can_hear(battle, attempt.who) and all(clause != "5e.power.leadership" for clause, _ in attempt.dice):
        attempt.dice.append(("5e.power.leadership", D4))


def follow_in_attack(battle: Battle, plan: Plan, effect: Effect) -> None:
    follow(battle, plan, effect)


def follow_in_save(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    if effect is not None:
        follow(battle, trial, effect)
