"""Rulings on conditions and other lasting effects.  Start at `rule_gains`."""

from collections.abc import Sequence
from typing import Any, Final

from affray.core.offers.slots import OneOf, Slot
from affray.core.offers.typed import TypedNumber, TypedWord
from affray.core.table.changes import lose
from affray.core.table.decrees import ends_of
from affray.core.values import Until
from affray.rules.dnd5e.changes import HASTE, end_zones, mark_used, notice, raise_hp_max, remove_pool
from affray.rules.dnd5e.harm.concentration import CONCENTRATING, HOLDING, KEPT, end_concentration
from affray.rules.dnd5e.harm.conditions_applied import Lasting, impose, set_exhaustion, until_saved
from affray.rules.dnd5e.magic.spell_effects import ENDED_BY
from affray.rules.dnd5e.movement.squeezing import SQUEEZING, stretch
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.senses.light import CARRIED
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import BRINGS, CURSED, DISEASED, ENSLAVED
from affray.rules.dnd5e.state.moments import INCAPACITATED

HARDEST: Final = 30
"""The highest DC.  5e.check.difficulty"""
UNGIVEN: Final = ("exhaustion", ENSLAVED, CURSED, DISEASED)
"""What has a ruling of its own, or needs more than a source and a duration."""
BLESSINGS: Final = (
    "bane", "beacon-of-hope", "bless", "chill-touch", "disengaged", "dodging", "faerie-fire", "fly",
    "guiding-bolt", "haste", "hunters-mark", "lethargy", "mage-armor", "pass-without-trace", "raging", "ray-of-frost",
    "reckless", "sanctuary", "shield", "shield-of-faith", "shocking-grasp", "surprised", "turned", "vicious-mockery",
)  # fmt: skip
"""Lasting effects that bring no condition."""
GIVEN: Final = (*(kind for kind in BRINGS if kind not in UNGIVEN), *CARRIED, *BLESSINGS)
FROM_SOMEBODY: Final = (
    *("charmed", "frightened", "grappled"),
    *("distracted", "guiding-bolt", "hunters-mark", "netted", "sanctuary", "turned", "vicious-mockery"),
)
"""Effects that can have a source; who is distracted must be so by somebody."""
USUAL_DC: Final = 13
NEEDS_DC: Final = ("entangle", "sanctuary", "web", "webbed")
"""Effects whose amount is the DC to overcome them: the usual one, if the GM names none."""
SAVES: Final[Sequence[Sequence[Slot]]] = [(OneOf(["save"]), TypedWord(ABILITIES), TypedNumber(1, HARDEST))]
"""How a save is said: `save con 12`."""


def rule_gains(table: Table, creature: Combatant, kind: str, source: Combatant | None, how: Sequence[Any]) -> None:
    """A ruling overrides immunity. Until a save: it is made at the end of each turn, for a minute at most.

    5e.condition.sources
    """
    lasting, dc = Lasting(ends_of(creature, how)), 0
    if how[:1] == ("save",):
        lasting, dc = until_saved(creature.id, how[1]), how[2]
    ends = [Until(moment, creature.id) for moment in ENDED_BY.get(kind, ())]
    if kind == "grappled" and source is creature:
        source = None  # nobody holds itself
    if kind == "grappled" and source is not None:
        notice(table, creature)  # who is held and who holds know of each other
        notice(table, source)
        ends = [Until(INCAPACITATED, source.id)]
    amount = dc or (USUAL_DC if kind in NEEDS_DC else 0)
    impose(table, creature, kind, source, lasting._replace(ends=(*lasting.ends, *ends)), amount)
    if kind == HASTE:
        mark_used(creature, HASTE, 1)


def rule_loses(table: Table, creature: Combatant, kind: str) -> None:
    """Who stops concentrating loses what that kept up, on whoever's turn it is.  5e.concentration.end"""
    if kind in (CONCENTRATING, HOLDING):
        end_concentration(table, creature, "ruled")
    elif kind == "exhaustion":
        set_exhaustion(table, creature, 0)
    elif kind == HASTE:
        remove_pool(creature, HASTE)
    for effect in creature.effects:
        if effect.kind == kind:
            if kind == "aid":
                raise_hp_max(creature, -effect.amount)
            lose(table, creature, effect, "ruled")
            if kind in KEPT:
                end_zones(table, effect.id)
    if kind == SQUEEZING:
        stretch(table, creature)
