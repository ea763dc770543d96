"""Whether a sensible creature looks away from a gaze.  Start at `suggest_gaze`."""

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.rules.dnd5e.effects.averting import AVERT_EYES
from affray.rules.dnd5e.state.acts import AVERT, Act
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import NEAR


def suggest_gaze(question: Question) -> object:
    """It looks away if it would rather fail than save."""
    me, gazer = question.who, question.about
    assert isinstance(me, Combatant)
    assert isinstance(gazer, Combatant)
    return AVERT_EYES if any(is_likely_to_fail(me, act) for act in gazes_of(gazer)) else PASS


def gazes_of(gazer: Combatant) -> list[Act]:
    return [act for trait in gazer.block.gifts for act in trait.acts_at(NEAR) if AVERT in act.steps]


def is_likely_to_fail(me: Combatant, act: Act) -> bool:
    """Does it need more than an 11?"""
    if act.proof is None:
        return True
    return act.proof.dc - me.block.save(act.proof.ability) > 11
