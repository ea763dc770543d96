"""Concentration: one spell at a time, until it is broken or the spell ends.  Start at `concentrate`.

The effect on the caster keeps up what hangs on it: effects on others end at the moment `CONCENTRATION_END`, areas that
last with the effect itself. What needs no concentration is kept up by another kind of effect, in the same way.
"""

from collections.abc import Sequence
from typing import Final

from affray.core.table.changes import gain, lose
from affray.core.table.moments import TURN_START, fire_moment, until_end_of_next_turn
from affray.core.unknown import OpenInt
from affray.core.values import Effect, Until
from affray.rules.dnd5e.changes import end_zones
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.moments import CONCENTRATION_END, INCAPACITATED, KEPT_UP
from affray.rules.dnd5e.state.spellcast import Cast
from affray.rules.dnd5e.state.spells import Spell

CONCENTRATING: Final = "concentrating"
HOLDING: Final = "holding-spell"
"""Concentration on a readied spell that is not yet released.  5e.action.ready-spell"""
KEEPING: Final = "keeping-spell"
"""A spell that lasts without concentration."""
DELAYED: Final = "delayed-spell"
"""A spell that is cast and takes effect on the caster's next turn."""
KEPT: Final = (CONCENTRATING, HOLDING, KEEPING)
LOWEST_DC = 10
NO_SPELL: Final = -1
"""In place of a spell: concentration on a power."""


def concentration_of(creature: Combatant) -> Effect | None:
    """The effect by which a creature concentrates, if it does."""
    return next((effect for effect in creature.effects if effect.kind in (CONCENTRATING, HOLDING)), None)


def concentrate(table: Table, cast: Cast, kind: str = CONCENTRATING) -> Effect:
    """Begin to concentrate, which ends it on any other spell.  5e.action.ready-spell 5e.concentration.one"""
    end_concentration(table, cast.caster, "another-spell")
    return keep_up(table, cast, kind)


def concentrate_on_power(table: Table, creature: Combatant, ends: Sequence[Until]) -> Effect:
    """As if on a spell, though it is none: it ends with the power's effect.

    5e.concentration.one 5e.concentration.end
    """
    end_concentration(table, creature, "another-spell")
    return gain(table, creature, CONCENTRATING, creature, ends, [Until(INCAPACITATED, creature.id)], NO_SPELL)


def keep_up(table: Table, cast: Cast, kind: str = KEEPING) -> Effect:
    """Start the spell's duration; concentration also ends on incapacitation.  5e.concentration.end"""
    caster = cast.caster
    if cast.spell.until == "caster-end":
        time = until_end_of_next_turn(table.state, caster)
    else:
        time = Until(TURN_START, caster.id, max(1, cast.spell.rounds))
    acts = [time] if kind == KEEPING else [time, Until(INCAPACITATED, caster.id)]
    return gain(table, caster, kind, caster, [time], acts, amount=noted(cast))


def run_out(table: Table, effect: Effect, moment: str) -> None:
    """The spell ends with its duration, or when the caster is incapacitated."""
    if moment == INCAPACITATED or any(until.moment == moment and until.times == 1 for until in effect.ends):
        if effect.kind == CONCENTRATING and moment == TURN_START:
            stay_for_good(table, table.state.creatures[effect.bearer], effect)
        _end(table, effect, moment)


def stay_for_good(table: Table, caster: Combatant, held: Effect) -> None:
    """What a spell does at last that was concentrated on for its whole duration."""
    if held.amount == NO_SPELL:
        return
    spell, _ = concentrated_on(caster, held)
    for creature in table.state.everyone():
        for effect in creature.effects:
            if effect.what is None or effect.what.spell != spell.id or effect.source != caster.id:
                continue
            for act in effect.what.acts_at(KEPT_UP):
                table.readings.hooks.perform(table, act, caster, [creature], effect=effect.id)


def end_concentration(table: Table, creature: Combatant, because: str) -> None:
    """End concentration, by choice or otherwise.  5e.concentration.end"""
    effect = concentration_of(creature)
    if effect is not None:
        _end(table, effect, because)


def end_kept(table: Table, source: Combatant, id: str, because: str = "ended") -> None:
    """End what this effect keeps up, by concentration or without it."""
    for effect in source.effects:
        if effect.id == id:
            _end(table, effect, because)


def _end(table: Table, effect: Effect, because: str) -> None:
    caster = table.state.creatures[effect.bearer]
    lose(table, caster, effect, because)
    end_zones(table, effect.id)
    if effect.kind != KEEPING:
        fire_moment(table, CONCENTRATION_END, caster)


def keep_concentration(table: Table, creature: Combatant, damage: OpenInt) -> None:
    """A Constitution save for each source of damage: DC 10, or half the damage if higher.

    5e.concentration.damage
    """
    if creature.status != UP or concentration_of(creature) is None:
        return
    if not save(table, creature, "con", int(max(LOWEST_DC, damage // 2)), about=("concentration",)):
        end_concentration(table, creature, "damaged")


def concentrated_on(creature: Combatant, effect: Effect) -> tuple[Spell, int]:
    """The spell that an effect of this kind keeps up, and the level of its slot."""
    place, level = divmod(effect.amount, 10)
    casting = creature.true_block.casting
    assert casting is not None
    return casting.spells[place], level


def noted(cast: Cast) -> int:
    """The spell by its place among those of the caster, and the level of its slot, in one number."""
    known = [spell.id for spell in cast.casting.spells]
    return 10 * known.index(cast.spell.id) + cast.level
