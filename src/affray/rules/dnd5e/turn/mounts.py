"""Mounted combat: mounting, dismounting, and directing a controlled mount.  Start at `offers`.

A rider shares its mount's space. Falling off is in `harm/falling.py`.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from affray.core.board import Spot
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.changes import refill
from affray.core.table.consent import RIDDEN, is_willing, refuses
from affray.rules.dnd5e.actions import common_actions
from affray.rules.dnd5e.changes import get_on, mark_used
from affray.rules.dnd5e.harm.falling import end_riding, free_for
from affray.rules.dnd5e.movement import offers as moving
from affray.rules.dnd5e.movement.jumping import RUN_UP
from affray.rules.dnd5e.movement.speeds import half_speed, left, may_move, pay
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import SIZE_ORDER
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.turn.controlled_mounts import CONTROLLED, begin_mount_turn, control_mount
from affray.rules.dnd5e.turn.order import can_act

MOUNT: Final = "mount"
"""The feature of creatures that can be ridden but not controlled."""
TRAINED: Final = "trained-mount"
"""The feature of horses, donkeys and the like.  5e.mount.trained"""
INDEPENDENT: Final = "independent"
SADDLED: Final = "saddled"
BY_THE_MOUNT: Final = (Deed("ride", "dash"), Deed("ride", "disengage"), Deed("ride", "dodge"))
"""5e.mount.controlled"""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.mount.up 5e.mount.choice 5e.mount.controlled"""
    if creature.mount:
        mount = battle.creatures[creature.mount]
        if mount.has(CONTROLLED):
            yield from orders(readings, battle, mount)
        if can_mount_or_dismount(battle, creature):
            beside = battle.grid.around(mount.at, mount.width, creature.block.width)
            yield Pattern("dismount", Spot(battle.grid, beside & free_for(battle, creature, creature.block.width)))
    elif can_mount_or_dismount(battle, creature) and may_move(readings, battle, creature):
        mounts = partial(mounts_for, battle, creature)
        yield Pattern("mount", OneOf(lambda: [m for m in mounts() if is_trained(m)]), OneOf([CONTROLLED]))
        yield Pattern("mount", OneOf(mounts), OneOf([INDEPENDENT]))


def orders(readings: Readings, battle: Battle, mount: Combatant) -> Iterator[object]:
    """The moves and actions of a controlled mount, unless it is surprised.

    5e.mount.controlled 5e.mount.kinds 5e.surprise.effect
    """
    if not can_act(mount):
        return
    for offer in moving.moves(readings, battle, mount):
        if isinstance(offer, Pattern):
            yield Pattern("ride", OneOf([offer.verb]), *offer.slots)
        elif isinstance(offer, Deed):
            yield Deed("ride", offer.verb)
    if mount.pools["action"] > 0:
        yield from BY_THE_MOUNT


def can_mount_or_dismount(battle: Battle, rider: Combatant) -> bool:
    """Once in a move, for half the speed.  5e.mount.up"""
    if rider.pools.get(SADDLED) == battle.turn_number or rider.speed == 0 or rider.has("prone") or rider.rider:
        return False
    return left(rider) >= half_speed(rider)


def mounts_for(battle: Battle, rider: Combatant) -> list[Combatant]:
    """Willing, at least one size larger, of a suitable build, within 1 square.  5e.mount.who 5e.mount.kinds"""
    near = [mount for mount in battle.everyone() if can_carry(mount, rider) and battle.distance(rider, mount) <= 1]
    return [mount for mount in near if not refuses(battle, mount, RIDDEN, rider)]


def can_carry(mount: Combatant, rider: Combatant) -> bool:
    is_ready = mount.side == rider.side and mount.is_able and not mount.has("prone")
    is_free = not mount.rider and not mount.mount and mount is not rider
    is_larger = SIZE_ORDER.index(mount.block.size) > SIZE_ORDER.index(rider.block.size)
    return is_ready and is_free and is_larger and (MOUNT in mount.block.features or is_trained(mount))


def is_trained(mount: Combatant) -> bool:
    """5e.mount.trained"""
    return TRAINED in mount.block.features


def mount_up(table: Table, rider: Combatant, mount: Combatant, how: str) -> None:
    """For half the speed. A controlled mount takes its rider's initiative, and may act on this turn.

    5e.mount.up 5e.mount.who 5e.mount.controlled 5e.mount.independent
    """
    if not is_willing(table, mount, RIDDEN, rider) or mount not in mounts_for(table.state, rider):
        return
    pay_to_mount(table, rider)
    get_on(table, rider, mount)
    if how == CONTROLLED:
        control_mount(table, rider, mount)
        begin_mount_turn(table, mount)


def pay_to_mount(table: Table, rider: Combatant) -> None:
    pay(table, rider, half_speed(rider))
    mark_used(rider, SADDLED, table.state.turn_number)


def dismount(table: Table, rider: Combatant, square: int) -> None:
    """5e.mount.up"""
    pay_to_mount(table, rider)
    end_riding(table, rider, table.state.creatures[rider.mount], square)


def ride(table: Table, rider: Combatant, verb: str, *args: Any) -> None:
    """The controlled mount moves or acts.  5e.mount.controlled"""
    mount = table.state.creatures[rider.mount]
    do = moving.DEEDS.get(verb) or common_actions.DEEDS[verb]
    do(table, mount, *args)


def end_run_up(battle: Battle, rider: Combatant, deed: Deed) -> None:
    """Anything but walking on ends the mount's run-up.  5e.move.jump"""
    mount = battle.creatures[rider.mount]
    if RUN_UP in mount.pools and not (deed.verb == "ride" and deed.args[0] == "move"):
        refill(mount, RUN_UP, 0)


DEEDS: Final[dict[str, Callable[..., None]]] = {"mount": mount_up, "dismount": dismount, "ride": ride}
