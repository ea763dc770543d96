"""Ground that hurts or slows, and areas that last.  Start at `enter`."""

from collections.abc import Mapping, Sequence
from typing import Final

from affray.core.table.changes import gain
from affray.core.values import Reason
from affray.rules.drawsteel.changes import make_zone, set_pool
from affray.rules.drawsteel.harm.conditions import LASTING
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.actions import PRONE
from affray.rules.drawsteel.state.blocks import Distance
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Harm, Use
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.state.zones import (
    CONCEALING,
    DIFFICULT,
    HAMPERING,
    ONCE,
    PER_SQUARE,
    SOLID,
    SPARES_ALLIES,
    Zone,
)

FIRE: Final = "fire"
BURNING: Final = 2
"""What a fire on the map does. The book leaves it to whoever draws the map; this is our ruling."""
SCORCHED: Final = "scorched"
"""Pool: the round in which such ground last hurt the fighter."""
AREA: Final = "area"
"""The effect that keeps up an area."""
AREAS_LEFT: Final[Mapping[str, frozenset[str]]] = {
    "rough-area": frozenset({DIFFICULT}),
    "rough-area-for-enemies": frozenset({DIFFICULT, SPARES_ALLIES}),
    "fog": frozenset({CONCEALING}),
    "dust": frozenset({HAMPERING, SPARES_ALLIES}),
    "harmful-area": frozenset({ONCE}),
    "harmful-steps": frozenset({PER_SQUARE}),
    "wall": frozenset({SOLID}),
}
"""What is left of an ability in its area, by the kind of outcome."""


# --- what slows


def rough_areas(clash: Clash, mover: Fighter) -> int:
    """Areas that are difficult terrain, for all or only for enemies.  ds.move.difficult"""
    mask = 0
    for zone in clash.zones:
        if DIFFICULT in zone.traits and concerns(clash, zone, mover) and clash.is_level_with(zone, mover):
            mask |= clash.zone_space(zone)
    return mask


def crawling(clash: Clash, mover: Fighter) -> int:
    """The prone crawl: every square costs 1 more.  ds.move.crawl"""
    return clash.grid.all if mover.has(PRONE) else 0


def swimming(clash: Clash, mover: Fighter) -> int:
    """Water costs 1 more without a swim speed.  ds.swim"""
    if "swim" in mover.block.modes or clash.is_aloft(mover):
        return 0
    return clash.board.squares("water") | clash.board.squares("underwater")


def concerns(clash: Clash, zone: Zone, fighter: Fighter) -> bool:
    if zone.spares in fighter.block.keywords:
        return False
    return SPARES_ALLIES not in zone.traits or clash.fighter(zone.source).side != fighter.side


def hampered(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on ability rolls out of and into dust, for those whom it concerns.  ds.foe.dust"""
    if aim.ability is None or aim.target is None or not clash.zones:
        return ()
    dust = [zone for zone in clash.zones if HAMPERING in zone.traits and concerns(clash, zone, aim.roller)]
    spaces = clash.space(aim.roller) | clash.space(aim.target)
    return (Reason("ds.foe.dust", -1),) if any(clash.zone_space(zone) & spaces for zone in dust) else ()


# --- what hurts


def harmful(clash: Clash, fighter: Fighter) -> int:
    """The squares whose ground hurts the fighter.  ds.terrain.damaging"""
    mask = clash.board.squares(FIRE)
    for zone in clash.zones:
        if zone.amount and concerns(clash, zone, fighter) and clash.is_level_with(zone, fighter):
            mask |= clash.zone_space(zone)
    return mask


def enter(table: Table, fighter: Fighter) -> None:
    """Damage whoever enters harmful ground, by itself or by force.  ds.terrain.damaging ds.forced.free"""
    clash = table.state
    for zone in zones_around(clash, fighter, PER_SQUARE):
        burn_by(table, fighter, zone.amount, zone.type, clash.fighter(zone.source))
    burn_once(table, fighter)


def burn_once(table: Table, fighter: Fighter) -> None:
    """Damage on the first step of a round or at the start of a turn, by each kind once a round.  ds.terrain.damaging"""
    clash = table.state
    for zone in zones_around(clash, fighter, ONCE):
        pool = f"{SCORCHED}-{zone.ability}"
        if fighter.pools.get(pool) != clash.round:
            set_pool(fighter, pool, clash.round)
            burn_by(table, fighter, zone.amount, zone.type, clash.fighter(zone.source))
    is_in_fire = clash.space(fighter) & clash.board.squares(FIRE) and not clash.is_aloft(fighter)
    if is_in_fire and fighter.is_up and fighter.pools.get(SCORCHED) != clash.round:
        set_pool(fighter, SCORCHED, clash.round)
        burn_by(table, fighter, BURNING, "fire", None)


def zones_around(clash: Clash, fighter: Fighter, trait: str) -> list[Zone]:
    """The areas with a trait in which it is; of several from one ability, the worst.  ds.ability.stacking"""
    found: dict[str, Zone] = {}
    for zone in clash.zones:
        if trait in zone.traits and is_in(clash, zone, fighter):
            found[zone.ability] = max(found.get(zone.ability, zone), zone, key=lambda each: each.amount)
    return list(found.values())


def is_in(clash: Clash, zone: Zone, fighter: Fighter) -> bool:
    is_there = fighter.is_up and clash.is_level_with(zone, fighter) and concerns(clash, zone, fighter)
    return is_there and bool(clash.space(fighter) & clash.zone_space(zone))


def burn_by(table: Table, fighter: Fighter, amount: int, type: str, by: Fighter | None) -> None:
    deal(table, [Harm(fighter, [Reason("ds.terrain.damaging", amount)], type, by)])


# --- areas that an ability leaves


def leave_area(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Leave an area, to the start of the user's next turn unless the ability says longer.

    An ability without an area leaves it under its target.

    ds.area.lasting ds.area.aura ds.area.wall ds.foe.burning-ground
    """
    clash = table.state
    user, distance = use.user, use.ability.distance
    ends = LASTING[outcome.lasts or "next-turn"](user, user)[0]
    is_aura = distance.area == "aura"
    squares = 0 if is_aura else use.area or clash.space(target)
    traits = AREAS_LEFT[outcome.kind]
    if SOLID in traits:
        squares &= clash.open & ~clash.taken()
    if is_aura or squares:
        effect = gain(table, user, AREA, user, ends)
        aura, high = distance.size if is_aura else 0, 0 if SOLID in traits else height_of(clash, user, distance)
        zone = Zone(outcome.kind, f"{squares:x}", user.id, effect.id, traits, outcome.amount, outcome.type, aura)
        make_zone(table, zone.but(high=high, ability=use.ability.id, spares=outcome.of))


def height_of(clash: Clash, user: Fighter, distance: Distance) -> int:
    """How high above the ground an area goes: a cube as far as it is wide, others around their user's height.

    ds.area.cube ds.area.line ds.area.burst
    """
    if distance.area == "cube" or not distance.area:
        return max(distance.size, 1)
    above, width = user.height - clash.floor_under(user), user.width
    return above + (max(distance.breadth, width) if distance.area == "line" else width + distance.size)
