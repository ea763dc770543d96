"""Readying a spell: cast at once, held with concentration, released by the reaction.  Start at `hold_spell`."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.dnd5e.harm.concentration import (
    HOLDING,
    concentrate,
    concentrated_on,
    concentration_of,
    end_concentration,
)
from affray.rules.dnd5e.magic.casting import begin_to_cast, levels, may_cast, offered, rings, take_effect
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import ACTION, Spell


def may_ready(battle: Battle, caster: Combatant) -> list[Deed]:
    """Spells with a casting time of 1 action, with each possible slot.  5e.action.ready-spell"""
    casting = caster.block.casting
    spells = casting.spells if casting is not None else ()
    able = [spell for spell in spells if spell.time == ACTION and may_cast(battle, caster, spell)]
    return [Deed("cast", spell, *([level] if level else [])) for spell in able for level in levels(caster, spell)]


def can_ready(battle: Battle, caster: Combatant) -> bool:
    return bool(may_ready(battle, caster))


def choose_spell(table: Table, caster: Combatant) -> None:
    """Which spell, and with which slot."""
    deed = table.ask(Question(caster, "ready-spell", partial(may_ready, table.state, caster)))
    if deed.args:
        spell, *level = deed.args
        hold_spell(table, caster, spell, *(level or [0]))


def hold_spell(table: Table, caster: Combatant, spell: Spell, level: int) -> None:
    """It is cast at once and held with concentration, which ends it on any other spell.  5e.action.ready-spell"""
    cast = Cast(caster, spell, level)
    if begin_to_cast(table, cast):
        concentrate(table, cast, HOLDING)


def held_spell(caster: Combatant) -> tuple[Spell, int] | None:
    """The spell that is held, and its slot; None once concentration is broken.  5e.action.ready-spell"""
    effect = concentration_of(caster)
    return concentrated_on(caster, effect) if effect is not None and effect.kind == HOLDING else None


def release_offers(readings: Readings, battle: Battle, caster: Combatant) -> Iterator[Any]:
    """The targets of the held spell now."""
    held = held_spell(caster)
    if held is not None:
        yield offered(battle, caster, *held)
        yield from rings(battle, caster, *held)


def release(table: Table, caster: Combatant, deed: Deed) -> None:
    """Release the held spell: it takes effect.  5e.action.ready-spell"""
    held = held_spell(caster)
    if held is not None:
        spell, level = held
        end_concentration(table, caster, "released")
        take_effect(table, Cast(caster, spell, level, *deed.args[2 if level else 1 :]))


def let_lapse(table: Table, caster: Combatant) -> None:
    """A spell that is not released in time is lost.  5e.action.ready-lapse"""
    if held_spell(caster) is not None:
        end_concentration(table, caster, "lapsed")
