"""What the words of the book do, put together from the files that know: one table for each kind of word.

To add a rule, write it in a file of its own and name its table here. The rulebook hands these tables to whoever looks
something up, so no file of rules needs to know the others.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from affray.core.asking import Table
from affray.core.values import Reason
from affray.rules.drawsteel import (
    abilities,
    areas,
    clinging,
    conditions,
    damage,
    edges,
    falling,
    forced,
    gaits,
    hiding,
    moving,
    order,
    places,
    shifting,
    targets,
    terrain,
    turns,
    water,
)
from affray.rules.drawsteel.abilities import Use
from affray.rules.drawsteel.blocks import Ability, Outcome
from affray.rules.drawsteel.power_rolls import EdgeFinder
from affray.rules.drawsteel.targets import Area
from affray.rules.drawsteel.triggers import Trigger
from affray.rules.drawsteel.turns import Doing
from affray.rules.drawsteel.values import Clash, Fighter

Hook = Callable[[Table, Clash, Any], None]

OUTCOMES: Final[Mapping[str, Callable[[Table, Clash, Use, Fighter, Outcome], None]]] = {
    **conditions.OUTCOMES,
    **damage.OUTCOMES,
    **forced.OUTCOMES,
    **hiding.OUTCOMES,
    **order.OUTCOMES,
    **shifting.OUTCOMES,
    **terrain.OUTCOMES,
}
"""What an ability does beside damage, by the kind of outcome, to one target."""

BONUSES: Final[Mapping[str, Callable[[Clash, Use, Fighter, Outcome], Sequence[Reason]]]] = {
    **abilities.BONUSES,
}
"""What the words of an ability add to its damage, by the kind of outcome."""

EDGES: Final[Sequence[EdgeFinder]] = (*edges.EDGES, *conditions.EDGES, *places.EDGES, *clinging.EDGES)
"""Every edge and bane: each finds its own, as reasons of 1, 2, -1 or -2."""

TRIGGERS: Final[Mapping[str, Trigger]] = {**damage.TRIGGERS, **order.TRIGGERS}
"""The triggers of triggered actions, by the word in the ability. Happenings are told by `triggers.happen`."""

AREAS: Final[Mapping[str, Area]] = {**targets.AREAS, **areas.AREAS}
"""The shapes of areas."""

DEEDS: Final[Mapping[str, Doing]] = {**turns.DEEDS, **gaits.DEEDS, **shifting.DEEDS, **hiding.DEEDS, **clinging.DEEDS}
"""What everybody can do in a turn, by the verb."""

SPEEDS: Final[Sequence[Callable[[Clash, Fighter, int], int]]] = ()
"""What changes a speed."""

SLOWING: Final[Sequence[Callable[[Clash, Fighter], int]]] = (*moving.SLOWING, *terrain.SLOWING)
"""Where a square costs 1 more, as masks."""

SLIPPING: Final[Sequence[str]] = moving.SLIPPING
"""Features of those whose movement provokes nobody."""

TARGETABLE: Final[Sequence[Callable[[Clash, Fighter, Fighter, Ability], bool]]] = (hiding.can_target,)
"""What keeps somebody from being chosen as a target: (user, target, ability)."""

RESISTING: Final[Sequence[Callable[[Clash, Fighter], tuple[Mapping[str, int], Mapping[str, int]]]]] = water.RESISTING
"""Weaknesses and immunities that come from elsewhere than the stat block."""

SUFFERING: Final[Mapping[str, Callable[..., None]]] = {}
"""Who loses Stamina otherwise than one by itself does, by organisation."""

MOMENTS: Final[Mapping[str, Sequence[Hook]]] = {
    "fight-start": (),
    "round-start": (water.breathe,),
    "turn-start": (terrain.scorch, hiding.look_around),
    "turn-end": (falling.look_up, hiding.forget),
    "stepped": (terrain.enter, hiding.look_around, clinging.carry),
    "used": (falling.look_up,),
    "damaged": (),
    "felled": (),
}
"""What else happens when, with the fighter whose moment it is; None at the start of a fight or a round."""

FEATURES: Final = (*SLIPPING, *places.FEATURES, *hiding.FEATURES, *water.FEATURES)
"""The features that a stat block may list."""
