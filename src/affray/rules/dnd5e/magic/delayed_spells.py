"""Spells that take effect only on the next turn of a caster whom something slows.  Start at `put_off`."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.table.changes import gain, spend
from affray.core.table.moments import end, until_end_of_next_turn
from affray.core.values import Effect
from affray.rules.dnd5e.harm.concentration import DELAYED, concentrated_on, noted
from affray.rules.dnd5e.magic.casting import aims, begin_to_cast, take_effect
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import Spell

COMPLETE: Final = "complete-spell"


def put_off(table: Table, cast: Cast) -> None:
    """The spell is cast, and takes effect by the action of the next turn, or never."""
    if begin_to_cast(table, cast):
        ends = [until_end_of_next_turn(table.state, cast.caster)]
        gain(table, cast.caster, DELAYED, cast.caster, ends, amount=noted(cast))


def delayed(caster: Combatant) -> Effect | None:
    """The effect that notes the spell to be completed, from the turn after the one in which it was cast."""
    found = next((effect for effect in caster.effects if effect.kind == DELAYED), None)
    return found if found is not None and all(until.times == 1 for until in found.ends) else None


def offers(readings: Readings, battle: Battle, caster: Combatant) -> Iterator[object]:
    """By the action: on whom or where is chosen now."""
    effect = delayed(caster) if caster.effects and caster.pools["action"] > 0 else None
    if effect is not None:
        spell, level = concentrated_on(caster, effect)
        yield Pattern(COMPLETE, OneOf([spell]), *aims(battle, caster, spell, level))


def complete(table: Table, caster: Combatant, spell: Spell, *aim: Any) -> None:
    """The spell that was put off takes effect."""
    effect = delayed(caster)
    if effect is None:  # a ruling has ended it
        return
    _, level = concentrated_on(caster, effect)
    spend(table, caster, "action")
    end(table, effect, "completed")
    take_effect(table, Cast(caster, spell, level, *aim))


DEEDS: Final[dict[str, Callable[..., None]]] = {COMPLETE: complete}
