"""Ending the spells on a creature.  Start at `dispel`."""

from typing import Final

from affray.core.table.moments import end
from affray.core.values import Effect
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.harm.concentration import KEPT, concentrated_on, concentration_of
from affray.rules.dnd5e.rolls.checks import check
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.steps import Dispel

DISPEL: Final = "dispel-magic"


def dispel(doing: Doing, step: Dispel) -> None:
    """Spells of a level up to that of the slot end, others if a check of DC 10 plus their level succeeds."""
    casting = doing.me.block.casting
    for effect in doing.whom(step.to).effects:
        level = level_of(doing.table.state, effect)
        if level is None:
            continue
        is_ended = level <= int(step.level)
        if not is_ended and casting is not None:
            dc = 10 + level
            is_ended = (
                check(doing.table, doing.me, casting.ability, "5e.effect.dispel-magic", dc, why=DISPEL).total >= dc
            )
        if is_ended:
            end(doing.table, effect, "dispelled")


def level_of(battle: Battle, effect: Effect) -> int | None:
    """The level of the spell that has laid an effect; None if no spell has."""
    if effect.what is not None:
        return effect.what.level if effect.what.spell else None
    source = battle.creatures.get(effect.source or "")
    casting = source.block.casting if source is not None else None
    if source is None or casting is None or effect.kind in KEPT:
        return None
    held = concentration_of(source)
    if held is not None:
        spell, level = concentrated_on(source, held)
        if spell.effect == effect.kind:
            return level
    return next((spell.level for spell in casting.spells if spell.effect == effect.kind), None)
