"""Reactions to what somebody does: a hit, a wound, a spell.  Start at `offer_reactions`.

A happening is offered to creatures that may react to it before it is resolved: the reaction edits its record.
Opportunity attacks are separate (`movement/opportunity.py`).
"""

from collections.abc import Iterable
from functools import partial
from typing import Any

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.triggers import Reaction, answer_trigger
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import NO_REACTIONS
from affray.rules.dnd5e.state.happenings import Happening
from affray.rules.dnd5e.state.mods import REACT


def can_react(creature: Combatant) -> bool:
    """5e.reaction.one 5e.surprise.effect"""
    return creature.is_able and creature.pools["reaction"] > 0 and not has_lost_reactions(creature)


def has_lost_reactions(creature: Combatant) -> bool:
    """Does an effect prevent reactions?"""
    return bool(creature.effects) and any(
        effect.kind in NO_REACTIONS or (effect.what is not None and effect.what.bars(REACT))
        for effect in creature.effects
    )


def offer_reactions(table: Table, happening: Happening, who: Iterable[Combatant]) -> None:
    """Ask creatures that have a fitting reaction left; each is carried out if it still can be."""
    known = table.readings.hooks.answers[happening.trigger]
    able = [creature for creature in who if not known.keys().isdisjoint(creature.block.answers) and can_react(creature)]
    if not able:
        return
    questions = [
        Question(
            creature,
            happening.trigger,
            partial(_offered, table.readings, table.state, creature, happening),
            happening.doer,
        )
        for creature in able
    ]
    answer_trigger(table, questions, partial(_carry_out, table, happening))


def _offered(readings: Readings, battle: Battle, creature: Combatant, happening: Happening) -> list[Any]:
    if not can_react(creature):
        return []
    known = readings.hooks.answers[happening.trigger]
    names = [name for name in creature.block.answers if name in known]
    options = [option for name in names for option in known[name].offers(battle, creature, happening)]
    return [*options, PASS] if options else []


def _carry_out(table: Table, happening: Happening, reaction: Reaction) -> None:
    creature = table.state.creatures[reaction.question.asked]
    spend(table, creature, "reaction")
    deed = reaction.answer
    table.readings.hooks.answers[happening.trigger][deed.verb].carry_out(table, creature, happening, deed)
