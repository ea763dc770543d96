"""Which form a sensible creature takes, or gives to others.  Start at `suggest_form`."""

from functools import lru_cache
from typing import Any, Final

from affray.core.dice.notation import parse_dice
from affray.core.table.asking import Question
from affray.rules.dnd5e.effects.forming import OWN_FORM, choices, models_for
from affray.rules.dnd5e.harm.damage import average_of
from affray.rules.dnd5e.readings import Sight
from affray.rules.dnd5e.state.acts import THEN
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Block, Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.steps import HP, Form
from affray.rules.dnd5e.state.weapons import Weapon

ROUNDS: Final = 3
"""For how many rounds of damage hit points count as much."""


def suggest_form(question: Question, sight: Sight) -> Any:
    """The mightiest for oneself and friends, the feeblest for foes."""
    me, it = question.who, question.about
    assert isinstance(me, Combatant)
    assert isinstance(it, Combatant)
    blocks = {model.id: (model.block, model.hp) for model in me.true_block.models}
    own = it.own.block if it.own is not None else it.block
    known = [name for name in question.options if name in blocks or name == OWN_FORM]
    worth = {name: might(*blocks.get(name, (own, it.hp_max))) for name in known}
    if not worth:
        return next(iter(question.options))
    return (max if it.side == me.side else min)(worth, key=lambda name: worth[name])


def might(block: Block, hp: int) -> int:
    return hp + ROUNDS * damage_of(block)


@lru_cache(maxsize=256)  # a block never changes
def damage_of(block: Block) -> int:
    """What its best routine or weapon does, if all of it hits."""
    by_weapon = {weapon.id: damage_by(weapon) for weapon in block.weapons}
    best = max(by_weapon.values(), default=1) * block.attacks_after(())
    return max((sum(by_weapon.get(part, 0) for part in routine) for routine in block.routines), default=best)


def damage_by(weapon: Weapon) -> int:
    dice = [weapon.damage, *(more for more, _ in weapon.more)]
    return sum(average_of(parse_dice(each)).modifier for each in dice)


def is_better_form(battle: Battle, me: Combatant, power: Power) -> bool:
    """Does the power let it take a form that does more damage, and loses it nothing else?"""
    steps = [step for step in power.does.steps.get(THEN, ()) if isinstance(step, Form)]
    return any(
        HP in step.keeps and not step.kinds and choices(battle, me, me, step) and gains_by(battle, me, step)
        for step in steps
    )


def gains_by(battle: Battle, me: Combatant, step: Form) -> bool:
    best = max((damage_of(model.block) for model in models_for(battle, me, me, step)), default=0)
    own = me.own.block if me.own is not None else me.block
    return max(best, damage_of(own)) > damage_of(me.block)
