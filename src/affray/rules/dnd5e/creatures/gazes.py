"""Looking again at one from whom one has averted one's eyes.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.moments import end
from affray.rules.dnd5e.effects.acting import perform
from affray.rules.dnd5e.effects.averting import averted
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.acts import AVERT
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import NEAR

LOOK_AT: Final = "look-at"


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.gaze.avert"""
    if creature.effects and averted(creature):
        yield Pattern(LOOK_AT, OneOf(partial(those_avoided, battle, creature)))


def those_avoided(battle: Battle, creature: Combatant) -> list[Combatant]:
    sources = dict.fromkeys(effect.source or "" for effect in averted(creature))
    return [battle.creatures[id] for id in sources if id in battle.creatures]


def look_at(table: Table, creature: Combatant, gazer: Combatant) -> None:
    """Whoever looks again must save at once, if the gaze reaches it.  5e.gaze.avert"""
    for effect in averted(creature):
        if effect.source == gazer.id:
            end(table, effect, "ended")
    for trait in gazer.block.gifts:
        for act in trait.acts_at(NEAR):
            reach = 0 if act.who is None else act.who.within
            if AVERT in act.steps and table.state.distance(creature, gazer) <= reach:
                steps = {branch: steps for branch, steps in act.steps.items() if branch != AVERT}
                perform(table, act.but(steps=steps), gazer, [creature])


DEEDS: Final[dict[str, Callable[..., None]]] = {LOOK_AT: look_at}
