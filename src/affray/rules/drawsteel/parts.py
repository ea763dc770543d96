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
    commands,
    conditions,
    damage,
    edges,
    falling,
    forced,
    gaits,
    hiding,
    malice,
    mounts,
    moving,
    order,
    places,
    shifting,
    squads,
    summoning,
    targets,
    terrain,
    tricks,
    turns,
    villains,
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
    **commands.OUTCOMES,
    **forced.OUTCOMES,
    **hiding.OUTCOMES,
    **malice.OUTCOMES,
    **tricks.OUTCOMES,
    **order.OUTCOMES,
    **shifting.OUTCOMES,
    **summoning.OUTCOMES,
    **terrain.OUTCOMES,
    **villains.OUTCOMES,
}
"""What an ability does beside damage, by the kind of outcome, to one target."""

BONUSES: Final[Mapping[str, Callable[[Clash, Use, Fighter, Outcome], Sequence[Reason]]]] = {
    **abilities.BONUSES,
    **tricks.BONUSES,
}
"""What the words of an ability add to its damage, by the kind of outcome."""

EDGES: Final[Sequence[EdgeFinder]] = (
    *commands.EDGES,
    *edges.EDGES,
    *tricks.EDGES,
    *conditions.EDGES,
    *mounts.EDGES,
    *places.EDGES,
    *squads.EDGES,
)
"""Every edge and bane: each finds its own, as reasons of 1, 2, -1 or -2."""

TRIGGERS: Final[Mapping[str, Trigger]] = {**commands.TRIGGERS, **damage.TRIGGERS, **order.TRIGGERS, **tricks.TRIGGERS}
"""The triggers of triggered actions, by the word in the ability. Happenings are told by `triggers.happen`."""

AREAS: Final[Mapping[str, Area]] = {**targets.AREAS, **areas.AREAS}
"""The shapes of areas."""

DEEDS: Final[Mapping[str, Doing]] = {
    **turns.DEEDS,
    **gaits.DEEDS,
    **hiding.DEEDS,
    **mounts.DEEDS,
    **shifting.DEEDS,
}
"""What everybody can do in a turn, by the verb."""

SPEEDS: Final[Sequence[Callable[[Clash, Fighter, int], int]]] = (*malice.SPEEDS, *squads.SPEEDS)
"""What changes a speed."""

SLOWING: Final[Sequence[Callable[[Clash, Fighter], int]]] = (*moving.SLOWING, *malice.SLOWING, *terrain.SLOWING)
"""Where a square costs 1 more, as masks."""

SLIPPING: Final[Sequence[str]] = moving.SLIPPING
"""Features of those whose movement provokes nobody."""

TARGETABLE: Final[Sequence[Callable[[Clash, Fighter, Fighter, Ability], bool]]] = (
    hiding.can_target,
    *tricks.TARGETABLE,
)
"""What keeps somebody from being chosen as a target: (user, target, ability)."""

ADDING: Final[Sequence[Callable[[Clash, Use, Fighter], Sequence[Reason]]]] = (
    *malice.ADDING,
    *tricks.ADDING,
    *squads.ADDING,
)
"""What adds to rolled damage beside the words of the ability."""

POTENCIES: Final[Sequence[Callable[[Clash, Use, Fighter], int]]] = (*malice.POTENCIES,)
"""What raises a potency against a target."""

DISTANCES: Final[Sequence[Callable[[Clash, Fighter, Ability], int]]] = (*squads.DISTANCES,)
"""What makes an ability go farther."""

MOMENTS: Final[Mapping[str, Sequence[Hook]]] = {
    "fight-start": (squads.muster, malice.bring, villains.plan),
    "round-start": (malice.grow, mounts.saddle, squads.replace_captain),
    "turn-start": (
        terrain.scorch,
        hiding.look_around,
        squads.ready,
        summoning.rest,
        tricks.note_hiding,
        tricks.digest,
        malice.spend_malice,
    ),
    "turn-end": (falling.look_up, hiding.forget, villains.shake_off),
    "turn-over": (villains.act_between,),
    "stepped": (mounts.carry, terrain.enter, hiding.look_around),
    "used": (hiding.give_away, falling.look_up),
    "resolved": (malice.calm_down, mounts.land_blow),
    "damaged": (),
    "felled": (mounts.throw_off,),
}
"""What else happens when, with the fighter whose moment it is; None at the start of a fight or a round."""

FEATURES: Final = (
    *SLIPPING,
    *damage.FEATURES,
    *hiding.FEATURES,
    *mounts.FEATURES,
    *places.FEATURES,
    *tricks.FEATURES,
    *villains.FEATURES,
)
"""The features that a stat block may list."""
