"""The Haste spell: one additional action a turn, and lethargy when it ends.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.changes import refill
from affray.core.table.moments import until_end_of_next_turn
from affray.core.values import Effect, Until
from affray.rules.dnd5e.actions.attack_action import targets
from affray.rules.dnd5e.actions.objects import handling, using
from affray.rules.dnd5e.changes import HASTE, remove_pool
from affray.rules.dnd5e.gear.arms import arms
from affray.rules.dnd5e.harm.conditions_applied import Lasting, afflict
from affray.rules.dnd5e.magic.spell_effects import start_effect
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.hiding import can_hide
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.moments import CONCENTRATION_END
from affray.rules.dnd5e.state.spellcast import Cast

LETHARGY: Final = "lethargy"


def haste(table: Table, cast: Cast) -> None:
    """Double speed, +2 Armour Class, advantage on Dexterity saves, an additional action.  5e.spell.haste"""
    ends = Until(CONCENTRATION_END, cast.caster.id)
    for target in cast.aimed_at:
        start_effect(table, target, HASTE, cast.caster, [ends], cast.dc, acts=[ends])
        refill(target, HASTE, 1)


def end_haste(table: Table, creature: Combatant, effect: Effect) -> None:
    """When it ends, the target cannot move or act until the end of its next turn.  5e.spell.haste"""
    remove_pool(creature, HASTE)
    ends = until_end_of_next_turn(table.state, creature)
    afflict(table, creature, LETHARGY, lasting=Lasting((ends,)))


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """Attack with one weapon once, Dash, Disengage, Hide, or use an object.  5e.spell.haste"""
    if creature.pools.get(HASTE, 0) == 0 or not creature.has(HASTE):
        return
    for weapon in arms(creature.block):
        yield Pattern("attack", OneOf(partial(targets, readings, battle, creature, weapon)), OneOf([weapon]), BY_HASTE)
    yield Deed("dash", HASTE)
    yield Deed("disengage", HASTE)
    yield Pattern("hide", BY_HASTE, when=partial(can_hide, battle, creature))
    yield from handling(battle, creature, -1, HASTE)
    yield using(battle, creature, HASTE)


BY_HASTE: Final = OneOf([HASTE])
DEEDS: Final[dict[str, Callable[..., None]]] = {}
"""Its deeds are carried out by the files that define them."""
