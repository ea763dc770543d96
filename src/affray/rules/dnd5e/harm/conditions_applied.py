"""Applying conditions to creatures, saving against them, and their consequences.  Start at `afflict`.

`ends` is how long an effect lasts; `until_saved` is a save repeated at the end of each turn.
"""

from typing import Final, NamedTuple

from affray.core.table.changes import gain
from affray.core.table.moments import ROUND_END, TURN_END, TURN_START, end, fire_moment
from affray.core.values import Effect, Reason, Until
from affray.rules.dnd5e.changes import die, exhaust
from affray.rules.dnd5e.gear.hands import drop_everything
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import planned_save, save_all
from affray.rules.dnd5e.rolls.filters import resists_condition
from affray.rules.dnd5e.state.acts import Kind
from affray.rules.dnd5e.state.blocks import ABILITIES, MINUTE
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import BRINGS, DEADLY, WEBBED, conditions_of
from affray.rules.dnd5e.state.mods import WEBS
from affray.rules.dnd5e.state.moments import INCAPACITATED

SAVES: Final = {f"{ability}-save": ability for ability in ABILITIES}
"""The moment at which a successful save ends an effect, and the ability of that save."""


class Lasting(NamedTuple):
    """When an effect ends, and when it acts."""

    ends: tuple[Until, ...] = ()
    acts: tuple[Until, ...] = ()


def rounds(bearer: str, number: int) -> Lasting:
    """For this many rounds: until the end of that many of the bearer's turns."""
    return Lasting((Until(TURN_END, bearer, number),))


def until_saved(bearer: str, ability: str, most: int = MINUTE) -> Lasting:
    """Until a save at the end of one of its turns succeeds, at most so many turns. The DC is the effect's `amount`."""
    ends = Until(f"{ability}-save", bearer), Until(TURN_END, bearer, most)
    return Lasting(ends, (Until(TURN_END, bearer),))


def is_immune(creature: Combatant, kind: str, what: Kind | None = None, source: Combatant | None = None) -> bool:
    """By its stat block; a petrified creature is also immune to poison, and no web holds one who walks in webs.

    5e.condition.petrified
    """
    if kind == WEBBED and WEBS in creature.block.ignores:
        return True
    conditions = BRINGS.get(kind, ()) if what is None else what.brings
    if "poisoned" in conditions and creature.suffers("petrified"):
        return True
    return resists_condition(creature, conditions, source)


def can_suffer(creature: Combatant, kind: str, source: Combatant, what: Kind | None = None) -> bool:
    """Can this source cause the condition? Not if it already has, and no creature is prone twice.

    5e.condition.sources
    """
    if (what is None and not BRINGS.get(kind)) or is_immune(creature, kind, what, source):
        return False
    return not any(e.kind == kind and (kind == "prone" or e.source == source.id) for e in creature.effects)


def afflict(
    table: Table,
    creature: Combatant,
    kind: str,
    source: Combatant | None = None,
    lasting: Lasting = Lasting(),  # noqa: B008  # a value that never changes
    amount: int = 0,
    what: Kind | None = None,
) -> Effect | None:
    """Apply an effect unless the creature is immune to its conditions.  5e.condition.sources"""
    if is_immune(creature, kind, what, source):
        table.tell("immune", who=creature, effect=kind)
        return None
    return impose(table, creature, kind, source, lasting, amount, what)


def impose(
    table: Table,
    creature: Combatant,
    kind: str,
    source: Combatant | None = None,
    lasting: Lasting = Lasting(),  # noqa: B008
    amount: int = 0,
    what: Kind | None = None,
) -> Effect:
    """Apply an effect despite immunity: the incapacitated lose concentration, and the unconscious fall prone.

    5e.condition.incapacitated 5e.condition.unconscious
    """
    was_able = creature.is_able
    effect = gain(table, creature, kind, source, lasting.ends, lasting.acts, amount, what)
    if "unconscious" in conditions_of(effect):
        drop_everything(table, creature)
        if not creature.has("prone"):
            gain(table, creature, "prone")
    if was_able and not creature.is_able:
        fire_moment(table, INCAPACITATED, creature)
    return effect


def grapple(
    table: Table, grappler: Combatant, creature: Combatant, amount: int = 0, what: Kind | None = None
) -> Effect | None:
    """Until the grappler is incapacitated, or out of reach: `grapple_holds.end_grapples_out_of_reach`.

    5e.condition.grappled
    """
    lasting = Lasting((Until(INCAPACITATED, grappler.id),), acts_of(what, creature.id, grappler.id))
    return afflict(table, creature, "grappled", grappler, lasting, amount, what)


def acts_of(what: Kind | None, bearer: str, source: str) -> tuple[Until, ...]:
    """The moments of its bearer, or of its source, at which an effect acts."""
    acts = () if what is None else what.acts
    return tuple(dict.fromkeys(Until(act.at, source if act.by_source else bearer) for act in acts))


def is_incapacitated_for_good(creature: Combatant) -> bool:
    """Is it incapacitated by an effect that no later turn or round ends?"""
    return any(
        INCAPACITATED in conditions_of(effect)
        and not effect.acts
        and not any(until.moment in (TURN_START, TURN_END, ROUND_END) for until in effect.ends)
        for effect in creature.effects
    )


def act_on_bearer(table: Table, effect: Effect, is_easy: bool = False) -> None:
    """At an effect's moment: save against it, or do what its kind does."""
    bearer = table.state.creatures[effect.bearer]
    if not bearer.is_there:
        return
    act = table.readings.hooks.acts.get(effect.kind)
    if act is None or any(until.moment in SAVES for until in effect.ends):
        save_to_end(table, bearer, effect, is_easy)
    else:
        act(table, bearer, effect)


def save_to_end(table: Table, creature: Combatant, effect: Effect, is_easy: bool = False) -> None:
    """The save that is repeated at the end of each turn, or with advantage when it is hurt.

    5e.saving-throw 5e.condition.sources
    """
    moment = next(until.moment for until in effect.ends if until.moment in SAVES)
    source = table.state.creatures.get(effect.source or "")
    trial = planned_save(table.readings, table.state, creature, SAVES[moment], source, conditions_of(effect))
    if is_easy:
        trial.add_edge(1, Reason(f"5e.effect.{effect.kind}"))
    if save_all(table, [trial], effect.amount):
        end(table, effect, moment)


def set_exhaustion(table: Table, creature: Combatant, level: int) -> None:
    """Set the level of exhaustion; level 6 kills.  5e.condition.exhaustion"""
    exhaust(table, creature, level)
    if level >= DEADLY and creature.is_there:
        die(table, creature)
        fire_moment(table, INCAPACITATED, creature)
