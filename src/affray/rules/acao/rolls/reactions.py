"""Reactions: who may react.  Start at `can_react`."""

from affray.rules.acao.changes import mark
from affray.rules.acao.readings import Readings
from affray.rules.acao.state.combat import Character, Combat


def can_react(readings: Readings, combat: Combat, hero: Character) -> bool:
    """A hero, any number of times, but not when held or down, and by option not before acting when ambushed.

    ac.reaction.unlimited
    """
    if not (hero.hero and hero.is_up) or hero.is_bound or (readings.reacts_once and not hero.pools["reaction"]):
        return False
    return readings.ambushed_react or not combat.is_ambushed(hero)


def note_reaction(readings: Readings, hero: Character) -> None:
    """Where reactions are counted, one less is left this round.  ac.reaction.unlimited"""
    if readings.reacts_once:
        mark(hero, "reaction", 0)
