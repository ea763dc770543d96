"""Mounts and their riders: getting on, riding, jumping off, falling off.  Start at `ride`.

A rider is wherever its mount is; who rides whom is in `state/bonds.py`.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from affray.core.board import Spot, Ways, lowest
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf, Way
from affray.core.table import consent
from affray.core.table.changes import gain, move_to, refill
from affray.core.table.moments import FIGHT_END, TURN_END
from affray.core.values import Reason, Until
from affray.rules.drawsteel.changes import lose_effects, set_pool
from affray.rules.drawsteel.harm.conditions import lay_condition
from affray.rules.drawsteel.movement.falling import footholds, knock_down, land_hard
from affray.rules.drawsteel.movement.speed import can_shift, speed_of
from affray.rules.drawsteel.movement.walking import arrive, go
from affray.rules.drawsteel.movement.ways import reach_of, shifts
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.bonds import RIDING, mount_of, riders_of
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Use

RIDDEN: Final = "ridden"
"""Pool of a mount: how often it may still be ridden this round."""
POUNCING: Final = "pouncing"
SPRINGBOARD: Final = "springboard"
"""Feature of a mount: riders leap off it farther, and strike with an edge when they land."""
LEAP: Final = 6


# --- getting on and off


def offer_mounting(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Getting on a mount is free.  ds.mount.up"""
    if mount_of(clash, fighter) is None:
        yield Pattern("mount", OneOf(partial(mounts_for, clash, fighter)))


def offer_dismounting(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.mount.up"""
    if mount_of(clash, fighter) is not None:
        yield Pattern("dismount", Spot(clash.grid, partial(landings, clash, fighter)))


def mounts_for(clash: Clash, rider: Fighter) -> list[Fighter]:
    """Adjacent allies of the mount role that are willing, larger than the rider and have room.  ds.mount.up"""
    return [
        mount
        for mount in clash.allies(rider)
        if mount.block.role == "mount"
        and mount.block.step > rider.block.step
        and clash.is_adjacent(rider, mount)
        and has_room(clash, mount)
        and not riders_of(clash, rider)
        and not consent.refuses(clash, mount, consent.RIDDEN, rider)
    ]


def has_room(clash: Clash, mount: Fighter) -> bool:
    """One rider for each square of its space, twice as many on some.  ds.mount.up"""
    return len(riders_of(clash, mount)) < mount.width**2 * (2 if mount.has_feature(SPRINGBOARD) else 1)


def mount_up(table: Table, rider: Fighter, mount: Fighter) -> None:
    """Get on, unless a ruling took the mount away when it was asked.  ds.mount.up"""
    if mount in mounts_for(table.state, rider):
        get_on(table, rider, mount)


def get_on(table: Table, rider: Fighter, mount: Fighter) -> None:
    """ds.mount.up"""
    gain(table, rider, RIDING, mount, [Until(FIGHT_END)])
    arrive(table, rider, mount.at)


def landings(clash: Clash, rider: Fighter) -> int:
    """The free squares beside the mount; from some mounts one leaps up to 6 squares.  ds.mount.up ds.mount.leap"""
    mount = mount_of(clash, rider)
    if mount is None:
        return 0
    far = LEAP if mount.has_feature(SPRINGBOARD) else 1
    return clash.grid.around(mount.at, mount.width, far) & clash.grid.room(clash.open & ~clash.taken(), rider.width)


def get_off(table: Table, rider: Fighter, square: int) -> None:
    """Get off; whoever leaps from such a mount has an edge on one strike this turn.  ds.mount.leap"""
    mount = mount_of(table.state, rider)
    stop_riding(table, rider)
    arrive(table, rider, square)
    if mount is not None and mount.has_feature(SPRINGBOARD):
        gain(table, rider, POUNCING, mount, [Until(TURN_END, rider.id), Until(FIGHT_END)])


def stop_riding(table: Table, rider: Fighter) -> None:
    lose_effects(table, rider, (RIDING,), "apart")


# --- riding


def refresh_mounts(table: Table) -> None:
    """A mount can be ridden once a round.  ds.mount.ride"""
    for each in table.state.everyone():
        if each.block.role == "mount":
            refill(each, RIDDEN, 1)


def offer_riding(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """The rider's move action: the mount moves up to its speed.  ds.mount.ride"""
    mount = mount_of(clash, fighter)
    if mount is not None and mount.pools.get(RIDDEN, 0):
        far = speed_of(readings, clash, mount)
        yield Pattern("ride", Way(Ways(clash.grid, lambda: reach_of(readings, clash, mount, far))))


def offer_riding_off(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """The rider's move action: the mount disengages.  ds.mount.ride"""
    mount = mount_of(clash, fighter)
    if mount is not None and mount.pools.get(RIDDEN, 0) and can_shift(mount):
        yield Pattern("ride-off", Way(shifts(readings, clash, mount, mount.block.shift)))


def ride(table: Table, rider: Fighter, way: Sequence[int], provokes: bool = True) -> None:
    """ds.mount.ride"""
    mount = mount_of(table.state, rider)
    if mount is not None:
        set_pool(rider, "moved", 1)
        set_pool(mount, RIDDEN, 0)
        go(table, mount, way, provokes=provokes)


def ride_off(table: Table, rider: Fighter, way: Sequence[int]) -> None:
    """ds.mount.ride"""
    ride(table, rider, way, provokes=False)


def carry_riders(table: Table, mover: Fighter) -> None:
    """Move the riders with their mount; a rider that moves by itself has got off.  ds.mount.ride"""
    clash = table.state
    for rider in riders_of(clash, mover):
        move_to(table, rider, mover.at)
    mount = mount_of(clash, mover)
    if mount is not None and not clash.space(mover) & clash.space(mount):
        stop_riding(table, mover)


def unseat(table: Table, moved: Fighter) -> None:
    """A rider moved by force is off; on tier 1 of a test it falls from the height of the mount.  ds.mount.thrown"""
    mount = mount_of(table.state, moved)
    if mount is None or not moved.is_up:
        return
    stop_riding(table, moved)
    if make_test(table, moved, ("might", "agility"), "climb").tier == 1:
        land_hard(table, [moved], mount.width, moved.characteristic("agility"))
        knock_down(table, moved)


def throw_off(table: Table, fallen: Fighter) -> None:
    """When the mount dies its riders land prone in the nearest free space.  ds.mount.up"""
    for rider in riders_of(table.state, fallen):
        stop_riding(table, rider)
        land_beside(table, rider, fallen)
        lay_condition(table, rider, "prone", None, "fight")


def land_beside(table: Table, rider: Fighter, mount: Fighter) -> None:
    near = footholds(table.state, rider, mount)
    if near:
        arrive(table, rider, lowest(near))


# --- what riders and mounts do for each other


def pouncing(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.mount.leap"""
    return (Reason("ds.mount.leap", 1),) if aim.is_strike and aim.is_melee and aim.roller.has(POUNCING) else ()


def use_up_pounce(table: Table, using: Use) -> None:
    """The first strike uses up the edge.  ds.mount.leap"""
    if using.ability.is_strike:
        lose_effects(table, using.user, (POUNCING,), "used")
