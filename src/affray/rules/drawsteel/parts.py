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
    afflictions,
    areas,
    breaking,
    charging,
    clinging,
    commands,
    conditions,
    damage,
    earth,
    edges,
    elements,
    falling,
    forced,
    gaits,
    grabbing,
    granting,
    heroes,
    heroic,
    hiding,
    malice,
    maneuvers,
    marks,
    mounts,
    moving,
    objectives,
    order,
    places,
    prayers,
    recovering,
    saving,
    shifting,
    squads,
    summoning,
    surges,
    targets,
    terrain,
    trials,
    tricks,
    turns,
    villains,
    water,
    wiles,
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
    **charging.OUTCOMES,
    **conditions.OUTCOMES,
    **damage.OUTCOMES,
    **commands.OUTCOMES,
    **earth.OUTCOMES,
    **elements.OUTCOMES,
    **forced.OUTCOMES,
    **grabbing.OUTCOMES,
    **granting.OUTCOMES,
    **heroes.OUTCOMES,
    **hiding.OUTCOMES,
    **malice.OUTCOMES,
    **marks.OUTCOMES,
    **order.OUTCOMES,
    **prayers.OUTCOMES,
    **recovering.OUTCOMES,
    **shifting.OUTCOMES,
    **summoning.OUTCOMES,
    **terrain.OUTCOMES,
    **tricks.OUTCOMES,
    **villains.OUTCOMES,
    **wiles.OUTCOMES,
}
"""What an ability does beside damage, by the kind of outcome, to one target."""

BONUSES: Final[Mapping[str, Callable[[Clash, Use, Fighter, Outcome], Sequence[Reason]]]] = {
    **abilities.BONUSES,
    **tricks.BONUSES,
    **elements.BONUSES,
}
"""What the words of an ability add to its damage, by the kind of outcome."""

EDGES: Final[Sequence[EdgeFinder]] = (
    *edges.EDGES,
    *afflictions.EDGES,
    *clinging.EDGES,
    *commands.EDGES,
    *earth.EDGES,
    *heroes.EDGES,
    *maneuvers.EDGES,
    *marks.EDGES,
    *mounts.EDGES,
    *places.EDGES,
    *squads.EDGES,
    *terrain.EDGES,
    *tricks.EDGES,
    *wiles.EDGES,
)
"""Every edge and bane: each finds its own, as reasons of 1, 2, -1 or -2."""

TRIGGERS: Final[Mapping[str, Trigger]] = {
    **commands.TRIGGERS,
    **damage.TRIGGERS,
    **elements.TRIGGERS,
    **heroes.TRIGGERS,
    **order.TRIGGERS,
    **prayers.TRIGGERS,
    **tricks.TRIGGERS,
    **wiles.TRIGGERS,
}
"""The triggers of triggered actions, by the word in the ability. Happenings are told by `triggers.happen`."""

AREAS: Final[Mapping[str, Area]] = {**targets.AREAS, **areas.AREAS}
"""The shapes of areas."""

DEEDS: Final[Mapping[str, Doing]] = {
    **turns.DEEDS,
    **gaits.DEEDS,
    **shifting.DEEDS,
    **hiding.DEEDS,
    **clinging.DEEDS,
    **charging.DEEDS,
    **breaking.DEEDS,
    **grabbing.DEEDS,
    **maneuvers.DEEDS,
    **mounts.DEEDS,
    **recovering.DEEDS,
}
"""What everybody can do in a turn, by the verb."""

SPEEDS: Final[Sequence[Callable[[Clash, Fighter, int], int]]] = (
    *malice.SPEEDS,
    *squads.SPEEDS,
    *grabbing.SPEEDS,
    *afflictions.SPEEDS,
)
"""What changes a speed."""

ROUGH: Final[Sequence[Callable[[Clash, Fighter], int]]] = (*moving.ROUGH, *malice.SLOWING, *terrain.ROUGH)
"""What is difficult terrain, as masks: together they cost 1 more."""

SLOWING: Final[Sequence[Callable[[Clash, Fighter], int]]] = (*earth.SLOWING, *terrain.SLOWING)
"""What else makes a square cost 1 more, each by itself, as masks."""

SHUNNED: Final[Sequence[Callable[[Clash, Fighter], int]]] = afflictions.SHUNNED
"""Where one will not go of one's own will, as masks."""

RUN_UPS: Final[Mapping[str, Callable[..., bool]]] = charging.RUN_UPS
"""Outcomes before the roll that bring somebody into reach."""

SLIPPING: Final[Sequence[str]] = moving.SLIPPING
"""Features of those whose movement provokes nobody."""

TARGETABLE: Final[Sequence[Callable[[Clash, Fighter, Fighter, Ability], bool]]] = (
    hiding.can_target,
    prayers.may_mend,
    *tricks.TARGETABLE,
)
"""What keeps somebody from being chosen as a target: (user, target, ability)."""

RESISTING: Final[Sequence[Callable[[Clash, Fighter], tuple[Mapping[str, int], Mapping[str, int]]]]] = water.RESISTING
"""Weaknesses and immunities that come from elsewhere than the stat block."""

ADDING: Final[Sequence[Callable[[Clash, Use, Fighter], Sequence[Reason]]]] = (
    *malice.ADDING,
    *tricks.ADDING,
    *squads.ADDING,
)
"""What adds to rolled damage beside the words of the ability."""

DISTANCES: Final[Sequence[Callable[[Clash, Fighter, Ability], int]]] = (*squads.DISTANCES,)
"""What makes an ability go farther."""

MOMENTS: Final[Mapping[str, Sequence[Hook]]] = {
    "fight-start": (objectives.proclaim, saving.deal_out_tokens, squads.muster, malice.bring, villains.plan),
    "round-start": (heroic.renew_round, water.breathe, malice.grow, mounts.saddle, squads.replace_captain),
    "turn-start": (
        terrain.scorch,
        hiding.look_around,
        heroic.renew_turn,
        heroic.earn_at_turn_start,
        prayers.pray,
        elements.keep_up,
        squads.ready,
        summoning.rest,
        tricks.note_hiding,
        earth.note_depth,
        earth.note_place,
        tricks.digest,
        malice.spend_malice,
    ),
    "turn-end": (earth.sink, falling.look_up, hiding.forget, villains.shake_off),
    "turn-over": (villains.act_between,),
    "walked": (grabbing.carry,),
    "stepped": (mounts.carry, grabbing.tear_apart, terrain.enter, hiding.look_around, clinging.carry),
    "teleported": (mounts.carry, grabbing.tear_apart, hiding.look_around, clinging.carry),
    "used": (falling.look_up,),
    "rolled": (maneuvers.use_up, malice.show_no_mercy, *surges.ROLLED),
    "acted": (malice.calm_down, mounts.land_blow, afflictions.bleed_by_using, heroic.earn_by_heroics),
    "charged": (wiles.spur,),
    "tested": (maneuvers.use_up_assistance, afflictions.bleed_by_testing),
    "forcing": (heroes.push_with_fury,),
    "flung": (mounts.unseat,),
    "harming": (saving.rally_when_hit, marks.press, heroes.wreck, tricks.hold_before),
    "damaged": (),
    "harmed": (heroic.earn_by_harm, prayers.thunder, elements.break_off),
    "bled": (heroic.earn_by_weakness,),
    "regained": (heroic.earn_by_healing,),
    "shielded": (heroic.earn_by_shielding,),
    "felled": (grabbing.let_go, marks.mark_again, mounts.throw_off),
}
"""What else happens when, with the fighter whose moment it is; None at the start of a fight or a round.

With its record come the moments of a use (rolled, acted), a test, a shove (forcing) and damage (harming, harmed).
"""

FEATURES: Final = (
    *SLIPPING,
    moving.AT_HOME,
    *damage.FEATURES,
    *hiding.FEATURES,
    *mounts.FEATURES,
    *places.FEATURES,
    *tricks.FEATURES,
    *villains.FEATURES,
    *water.FEATURES,
    *wiles.FEATURES,
    abilities.OPENING,
    saving.RESOLUTE,
    afflictions.STEADY,
    heroes.WRECKER,
    trials.LEAPER,
)
"""The features that a stat block may list."""
