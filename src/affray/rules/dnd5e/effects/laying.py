"""Effects that last, laid on creatures by acts: for how long, and what ends them early.  Start at `lay`."""

from collections.abc import Callable
from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.table.moments import DAMAGED, TURN_END, end, until_end_of_next_turn
from affray.core.values import Until
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.effects.realms import back_from, bring_back, go_away
from affray.rules.dnd5e.harm.concentration import concentrate_on_power, concentration_of
from affray.rules.dnd5e.harm.conditions_applied import Lasting, acts_of, afflict, can_suffer, is_immune
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.state.acts import Lasts, Lay
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.filters import ME
from affray.rules.dnd5e.state.moments import ATTACKED, CAST, CONCENTRATION_END, HEALED, INCAPACITATED, harmed_by

PRONE: Final = "prone"
SAVE_END: Final = "save-end"
SAVE_HURT: Final = "save-hurt"
EASY_SAVE_HURT: Final = "easy-save-hurt"
SAVED_AT: Final = {SAVE_END: TURN_END, SAVE_HURT: DAMAGED, EASY_SAVE_HURT: DAMAGED}
"""Words for a new save, and the moment of the bearer at which it is made."""
SOURCE_DOWN: Final = "source-down"
CONCENTRATION: Final = "concentration"
"""The word for what lasts only as long as its source concentrates on it."""
ENDS: Final[dict[str, Callable[[Combatant, Combatant], Until]]] = {
    "hurt": lambda bearer, _: Until(DAMAGED, bearer.id),
    "harmed": lambda bearer, source: Until(harmed_by(source.side), bearer.id),
    "attacks": lambda bearer, _: Until(ATTACKED, bearer.id),
    "casts": lambda bearer, _: Until(CAST, bearer.id),
    "healed": lambda bearer, _: Until(HEALED, bearer.id),
    SOURCE_DOWN: lambda _, source: Until(INCAPACITATED, source.id),
    CONCENTRATION: lambda _, source: Until(CONCENTRATION_END, source.id),
}
"""Words for what ends an effect early, for its bearer and its source."""


def can_be_laid(step: Lay, me: Combatant, it: Combatant) -> bool:
    if step.kind is not None and (step.kind.spell or step.kind.stacks):
        return not is_immune(it, step.name, step.kind, me)
    return can_suffer(it, step.name, me, step.kind)


def lay(doing: Doing, step: Lay) -> None:
    """Lay an effect on somebody, unless it is immune or already has it from the same source.  5e.condition.sources"""
    bearer = doing.whom(step.to)
    is_away = step.kind is not None and bool(step.kind.realm)
    already = back_from(bearer, step.kind) if step.kind is not None and is_away else None
    if already is not None:
        bring_back(doing.table, bearer, already)
        return
    if not bearer.is_there or not can_be_laid(step, doing.me, bearer):
        return
    if step.name == PRONE:
        fall_prone(doing.table, bearer)
        return
    if step.lasts is not None and step.lasts.moment == CONCENTRATION_END and concentration_of(doing.me) is None:
        return
    if step.kind is not None and step.kind.spell:
        replace(doing, step, bearer)
    proof = doing.act.proof
    dc = 0 if proof is None else proof.dc
    how_long = lasting(doing, step, bearer)
    if CONCENTRATION in words_of(step):
        others = [until for until in how_long.ends if until.moment != CONCENTRATION_END]
        concentrate_on_power(doing.table, doing.me, others)
    if step.kind is not None and is_away:
        go_away(doing.table, bearer, step.kind, doing.me, how_long, dc)
        return
    afflict(doing.table, bearer, step.name, doing.me, how_long, dc, step.kind)


def replace(doing: Doing, step: Lay, bearer: Combatant) -> None:
    """The same effect of another casting of a spell gives way.  5e.magic.same"""
    for effect in bearer.effects:
        if effect.kind == step.name and effect.what is not None and effect.what.spell:
            end(doing.table, effect, "replaced")


def words_of(step: Lay) -> tuple[str, ...]:
    """The words for what ends it early."""
    return step.ends if step.kind is None else (*step.ends, *step.kind.ends)


def lasting(doing: Doing, step: Lay, bearer: Combatant) -> Lasting:
    """When the effect ends, and when it acts."""
    words = words_of(step)
    saves = [SAVED_AT[word] for word in words if word in SAVED_AT]
    ends = [ENDS[word](bearer, doing.me) for word in words if word in ENDS]
    if saves:
        assert doing.act.proof is not None
        ends.insert(0, Until(f"{doing.act.proof.ability}-save", bearer.id))
    if step.lasts is not None:
        ends.append(until(doing, step.lasts, bearer))
    acts = dict.fromkeys((*(Until(moment, bearer.id) for moment in saves), *acts_of(step.kind, bearer.id, doing.me.id)))
    return Lasting(tuple(ends), tuple(acts))


def until(doing: Doing, lasts: Lasts, bearer: Combatant) -> Until:
    whose = doing.me if lasts.whose == ME else bearer
    if lasts.is_next:
        return until_end_of_next_turn(doing.table.state, whose)
    if lasts.dice:
        rolled = doing.table.roll(doing.me, parse_dice(lasts.dice), "duration")
        return Until(lasts.moment, whose.id, lasts.times * int(rolled.total))
    return Until(lasts.moment, whose.id, lasts.times)
