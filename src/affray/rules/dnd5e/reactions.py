"""Reactions to what somebody does: a hit, a wound, a spell.  Start at `offer_reactions`.

A happening is told to those who may answer it while it can still be changed: the reaction edits the record that it
answers. Opportunity attacks have a moment of their own (`movement.py`).
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NamedTuple

from affray.core.asking import Question, Table
from affray.core.changes import spend
from affray.core.deeds import PASS
from affray.core.triggers import Reaction, answer_trigger
from affray.rules.dnd5e.values import Battle, Combatant

HIT: Final = "hit"
"""An attack is about to hit: the record is its `Plan`, and the roll."""
WOUND: Final = "wound"
"""Damage is about to be taken: the record is the `Blow`."""
WOUNDED: Final = "wounded"
"""Damage was taken: the record is the `Blow`."""
CASTING: Final = "casting"
"""A spell is being cast: the record is the casting."""


class Happening(NamedTuple):
    """Something that may be answered: its moment, whose doing it is, and the record that an answer may edit."""

    moment: str
    doer: Combatant
    record: Any


class Answer(NamedTuple):
    """One way to answer: what it offers to a creature, and what it does when chosen."""

    offers: Callable[[Battle, Combatant, Happening], list[Any]]
    carry_out: Callable[[Table, Battle, Combatant, Happening, Any], None]


ANSWERS: Final[dict[str, dict[str, Answer]]] = {HIT: {}, WOUND: {}, WOUNDED: {}, CASTING: {}}
"""By the moment and by the feature or spell that a creature must have."""


STUNNING: Final = frozenset(("surprised", "turned"))
"""Effects that leave no reaction.  5e.surprise.effect 5e.power.turn-undead"""


def can_react(creature: Combatant) -> bool:
    """5e.reaction.one 5e.surprise.effect"""
    if not creature.is_able or creature.pools["reaction"] <= 0:
        return False
    return not creature.effects or not any(effect.kind in STUNNING for effect in creature.effects)


def offer_reactions(table: Table, battle: Battle, happening: Happening, who: Iterable[Combatant]) -> None:
    """Ask those who have an answer and a reaction left; each answer is carried out if it still can be."""
    known = ANSWERS[happening.moment]
    able = [creature for creature in who if can_react(creature) and not known.keys().isdisjoint(creature.block.answers)]
    if not able:
        return
    questions = [
        Question(creature, happening.moment, partial(_offered, battle, creature, happening), happening.doer)
        for creature in able
    ]
    answer_trigger(table, questions, partial(_carry_out, table, battle, happening))


def _offered(battle: Battle, creature: Combatant, happening: Happening) -> list[Any]:
    if not can_react(creature):
        return []
    known = ANSWERS[happening.moment]
    names = [name for name in creature.block.answers if name in known]
    options = [option for name in names for option in known[name].offers(battle, creature, happening)]
    return [*options, PASS] if options else []


def _carry_out(table: Table, battle: Battle, happening: Happening, reaction: Reaction) -> None:
    creature = battle.combatant(reaction.question.creatures()[0].id)
    spend(table, creature, "reaction")
    deed = reaction.answer
    ANSWERS[happening.moment][deed.verb].carry_out(table, battle, creature, happening, deed)
