"""Striking objects: doors, windows, trees, barrels, walls.  Start at `smash`."""

from collections.abc import Iterator
from typing import Final

from affray.core.board import mask_of, outlook_past, squares_of, union
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.values import Reason, total
from affray.rules.drawsteel.abilities.free_strikes import MELEE, RANGED, free_strike_of
from affray.rules.drawsteel.abilities.using import damage_of
from affray.rules.drawsteel.changes import break_open, damage_object
from affray.rules.drawsteel.movement.forced import MATERIALS, strength_of
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.power_rolls import (
    CRITICAL,
    by_characteristic,
    edges_of,
    power_roll,
    ruled_edges,
    ruled_tier,
    tier_of,
)
from affray.rules.drawsteel.state.blocks import FREE_STRIKES, Ability
from affray.rules.drawsteel.state.clash import WHOLE, Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, net
from affray.rules.drawsteel.targets.finding import reveal

UNHURT_BY: Final = ("poison", "psychic")
KNOCKED: Final = 2
WRECKER: Final = "wrecker"
"""Feature: more damage to objects, and to those moved into them."""


def offer_smashing(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """A free strike may be aimed at an object.  ds.object"""
    yield Pattern(
        "smash", OneOf(lambda: [clash.square_name(each) for each in squares_of(within_reach(clash, fighter))])
    )


def within_reach(clash: Clash, fighter: Fighter) -> int:
    """The objects that its free strikes reach, in line of effect.  ds.object ds.line-of-effect"""
    far = max(free_strike_of(fighter, id).distance.farthest for id in FREE_STRIKES)
    things = union(clash.board.squares(kind) for kind in MATERIALS)
    near = things & clash.grid.around(fighter.at, fighter.width, far)
    return mask_of(square for square in squares_of(near) if can_see(clash, fighter, square))


def can_see(clash: Clash, fighter: Fighter, square: int) -> bool:
    """Is there line of effect to the object? It does not block its own."""
    others = outlook_past(clash.board.sight, clash.walls & ~(1 << square))
    return not clash.is_buried(fighter) and others.cover(fighter.at, fighter.width, square, 1) < WHOLE


def smash(table: Table, fighter: Fighter, at: str) -> None:
    """A hero rolls, a creature of the Director deals its number; the object takes only the damage.

    ds.object ds.free-strike ds.hero.wrecking
    """
    clash = table.state
    square = clash.grid.square(at)
    beside = clash.grid.gap(fighter.at, fighter.width, square, 1)
    melee = free_strike_of(fighter, MELEE)
    ability = melee if beside <= melee.distance.melee else free_strike_of(fighter, RANGED)
    table.tell("used", who=fighter, ability=ability)
    kind = next(kind for kind in MATERIALS if clash.board.squares(kind) >> square & 1)
    natural = strike_thing(table, fighter, ability, kind, square)
    reveal(table, fighter)
    if natural >= CRITICAL and fighter.is_up:
        table.readings.hooks.critical(table, fighter)


def strike_thing(table: Table, fighter: Fighter, ability: Ability, kind: str, square: int) -> int:
    """Damage the object, which breaks once the damage reaches its Stamina. Returns the natural roll.  ds.object"""
    natural, reasons, type = 0, [Reason("ds.free-strike", fighter.block.free_strike)], ""
    if ability.tiers:
        aim = Aim(fighter, None, ability, is_melee=bool(ability.distance.melee))
        edges = edges_of(table.readings, table.state, aim)
        reasons = by_characteristic(fighter, ability.roll, ability.bonus)
        roll = power_roll(table, fighter, "power-roll", reasons, [net(edges)])
        reached = ruled_tier(roll) or tier_of(roll.natural, int(roll.total), net([*edges, *ruled_edges(roll)]))
        tier = ability.tiers[reached - 1]
        natural, reasons, type = roll.natural, [damage_of(table, fighter, tier.damage)], tier.type
    elif fighter.block.signature is not None:
        type = fighter.block.signature.tiers[0].type
    if fighter.has_feature(WRECKER) and "weapon" in ability.keywords:
        reasons.append(Reason("ds.hero.wrecking", KNOCKED))
    amount = 0 if type in UNHURT_BY else total(reasons)
    if damage_object(table, square, amount, reasons) >= strength_of(table.state, kind, square):
        break_open(table, kind, square)
    return natural
