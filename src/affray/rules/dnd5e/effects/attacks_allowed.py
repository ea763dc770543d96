"""Attacks that a step makes possible: in the same turn, or at once.  Start at `allow` and `strike_out`.

Those of the same turn are made by `creatures/follow_ups.py`.
"""

from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.dnd5e.attack.attack import attack
from affray.rules.dnd5e.attack.friends import foes_first, is_meant
from affray.rules.dnd5e.attack.weapons_used import may_strike
from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.gear.hands import can_ready, take_in_hand
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.steps import Follow, Strike
from affray.rules.dnd5e.state.weapons import Weapon

STRIKE: Final = "strike"
"""The question whom to attack at once."""


def allow(doing: Doing, step: Follow) -> None:
    """Who acts may attack it with a weapon as a bonus action, in this turn.  5e.feature.trampling"""
    mark_used(doing.me, note(step.weapon, doing.whom(step.to)), doing.table.state.turn_number)


def strike_out(doing: Doing, step: Strike) -> None:
    """Who acts may attack somebody in its reach with the weapon, if it still has it.  5e.melee.reach"""
    table, me = doing.table, doing.me
    weapon = next((each for each in me.block.weapons if each.id == step.weapon), None)
    if weapon is None:
        return
    deed = table.ask(Question(me, STRIKE, partial(strikes, table.state, me, weapon)))
    if deed != PASS and is_meant(table, me, deed.args[0]):
        take_in_hand(table, me, weapon)
        attack(table, me, weapon, deed.args[0])


def strikes(battle: Battle, me: Combatant, weapon: Weapon) -> list[object]:
    """The attacks that it can make now, at foes first; none if it cannot act."""
    if not me.is_able or not can_ready(battle, me, weapon):
        return []
    near = [
        one
        for one in battle.everyone()
        if me.can_target(one)
        and battle.distance(me, one) <= weapon.near
        and battle.is_clear(me, one)
        and may_strike(battle, me, weapon, one)
    ]
    return [*(Deed("attack", one, weapon) for one in foes_first(me, near)), PASS] if near else []


def note(weapon: str, target: Combatant) -> str:
    """The pool that holds the turn in which the target may be attacked so."""
    return f"follow-up-{weapon}-{target.id}"
