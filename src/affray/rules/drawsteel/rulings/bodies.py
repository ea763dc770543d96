"""Rulings on fighters: Stamina, squads, pools, figures, places, sides, hiding, mounts.  Start at `rise_or_fall`."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from affray.core.board import Body, Spot, lowest
from affray.core.board.field import OUT_OF_IT
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf
from affray.core.offers.typed import TypedNumber
from affray.core.table.changes import join_side, move_to, set_hp
from affray.core.table.endings import is_down
from affray.core.table.rulings import decree, several
from affray.rules.drawsteel.changes import (
    drop_minion,
    fill_squad,
    find_hidden,
    go_into_hiding,
    join_group,
    join_squad,
    raise_minion,
    rise_to,
    set_block,
    set_pool,
    set_status,
)
from affray.rules.drawsteel.foes.villains import villain_actions
from affray.rules.drawsteel.harm.damage import follow_falls
from affray.rules.drawsteel.harm.recovering import RECOVERIES
from affray.rules.drawsteel.maneuvers.grabbing import free_if_apart, release, take_hold
from affray.rules.drawsteel.movement.clinging import carry_clinging
from affray.rules.drawsteel.movement.falling import drop_unsupported, fall_if_unsupported, footholds, lose_hold
from affray.rules.drawsteel.movement.mounts import RIDDEN, get_on, has_room, land_beside, stop_riding
from affray.rules.drawsteel.movement.walking import arrive
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.actions import LEFT, MOVE_ACTION
from affray.rules.drawsteel.state.blocks import CHARACTERISTICS, MAIN, MANEUVER, TRIGGERED
from affray.rules.drawsteel.state.bonds import GRABBED, mount_of, riders_of, sources
from affray.rules.drawsteel.state.clash import DEAD, MINION, UP, Clash, Fighter
from affray.rules.drawsteel.state.spaces import is_bigger, is_cramped
from affray.rules.drawsteel.state.squads import minions_of
from affray.rules.drawsteel.targets.finding import find_unsheltered, reveal

FIGURES: Final = {
    "speed": (0, 20),
    "stability": (0, 20),
    "free-strike": (0, 50),
    "level": (1, 20),
    **dict.fromkeys(CHARACTERISTICS, (-5, 10)),
}
"""The figures that can be set for this fight, from least to most."""
OF_ALL: Final = (MAIN, MANEUVER, MOVE_ACTION, LEFT, TRIGGERED, RIDDEN)
"""The pools that can be set of anybody who has them; other pools are notes of the turn."""


# --- whom a ruling is about


def steady(clash: Clash) -> list[Fighter]:
    """Those who have Stamina of their own: not minions."""
    return [fighter for fighter in clash.everyone() if not fighter.is_minion]


def shielded(clash: Clash) -> list[Fighter]:
    """Those who may have temporary Stamina, which minions never do.  ds.stamina.temporary ds.minion.squad"""
    return [each for each in clash.everyone() if each.is_there and each.block.organisation != MINION]


def those_up(clash: Clash) -> list[Fighter]:
    return [fighter for fighter in clash.everyone() if fighter.is_up]


def those_there(clash: Clash) -> list[Fighter]:
    """The living, though perhaps unconscious; of minions those whose squad has been mustered.  ds.minion.squad"""
    there = [fighter for fighter in clash.everyone() if fighter.is_there]
    return [fighter for fighter in there if not fighter.is_minion or fighter.squad in clash.squads]


# --- Stamina


def rise_or_fall(table: Table, fighter: Fighter) -> None:
    """Who has lost too much Stamina dies, with what follows; who has enough again is up.

    ds.stamina.dying ds.stamina.death
    """
    if fighter.hp < fighter.lowest:
        set_hp(table, fighter, fighter.lowest)
    is_alive = fighter.hp > fighter.lowest
    if is_alive and not fighter.is_up and fighter.status not in OUT_OF_IT:
        set_status(table, fighter, UP)
        settle(table, fighter)
    elif fighter.is_up and not is_alive:
        set_status(table, fighter, DEAD)
        follow_falls(table, [fighter])


def settle(table: Table, fighter: Fighter) -> None:
    """Find room for one who has come back where somebody or something is now.  ds.fall"""
    clash = table.state
    if clash.space(fighter) & clash.filled or is_cramped(clash, fighter):
        beside = footholds(clash, fighter, fighter)
        if beside:
            arrive(table, fighter, lowest(beside))
    fall_if_unsupported(table, fighter)


def set_temporary(table: Table, fighter: Fighter, amount: int) -> None:
    """Temporary Stamina, more or less than there was.  ds.stamina.temporary"""
    set_pool(fighter, "temporary", amount)


def offer_squad(clash: Clash) -> Iterator[Pattern]:
    """`rat-1 squad 7`: the Stamina of a squad, named by any of its minions that has not left it.  ds.minion.squad"""
    squads: dict[str, list[Fighter]] = {}
    for each in clash.everyone():
        if each.is_minion and each.status not in OUT_OF_IT:
            squads.setdefault(each.squad, []).append(each)
    for minions in squads.values():
        yield decree("squad", OneOf(minions), TypedNumber(0, sum(each.block.stamina for each in minions)))


def rule_squad(table: Table, minion: Fighter, stamina: int) -> None:
    """As many minions are up as the Stamina covers: the one that is named falls or rises first, then the nearest.

    ds.minion.squad ds.minion.falls
    """
    clash = table.state
    fill_squad(clash, minion.squad, stamina)
    covered = -(-stamina // minion.block.stamina)
    up = minions_of(clash, minion.squad)
    down = [each for each in clash.everyone() if each.is_minion and each.squad == minion.squad and is_down(each)]
    up.sort(key=lambda each: clash.gap(minion, each))
    down.sort(key=lambda each: clash.gap(minion, each))
    for each in up[: max(len(up) - covered, 0)]:
        drop_minion(table, each)
        follow_falls(table, [each])
    for each in down[: max(covered - len(up), 0)]:
        raise_minion(table, each)
        settle(table, each)


# --- pools and figures


def pools_of(body: Body) -> list[str]:
    """What can be set of what is spent: actions, surges, Recoveries, a heroic resource, villain actions."""
    if not isinstance(body, Fighter):
        return []
    own = [*OF_ALL, *(ability.id for ability in villain_actions(body))]
    heroic = (RECOVERIES, "surges", body.block.resource) if body.hero else ()
    return [*(name for name in own if name in body.pools), *heroic]


def set_figure(table: Table, fighter: Fighter, name: str, number: int) -> None:
    """Another figure for this fight, in a stat block of its own; who cannot fly any more falls.  ds.fly"""
    block = fighter.block
    if name in CHARACTERISTICS:
        set_block(fighter, block.but(characteristics=block.characteristics | {name: number}))
    else:
        set_block(fighter, block.but(**{name.replace("-", "_"): number}))
    drop_unsupported(table, fighter)


# --- places


def offer_at(clash: Clash) -> Iterator[Pattern]:
    """`orc at c3`: wherever there is room for its whole body."""
    for each in clash.everyone():
        room = clash.grid.room(clash.open & ~clash.taken(without=each), each.width)
        yield decree("at", OneOf([each]), Spot(clash.grid, room))


def put_at(table: Table, fighter: Fighter, square: int) -> None:
    """On the ground there; it comes off a mount or out of a grab, and its riders come along.

    ds.condition.grabbed ds.mount.ride
    """
    if fighter.is_up:
        lose_hold(table, fighter)
        arrive(table, fighter, square, is_teleported=True)
    else:
        move_to(table, fighter, square)
        rise_to(table, fighter, table.state.floor_under(fighter))


def afoot(clash: Clash) -> list[Fighter]:
    """Those who are up and do not ride."""
    return [each for each in those_up(clash) if mount_of(clash, each) is None]


def rule_height(table: Table, fighter: Fighter, height: int) -> None:
    """So high above the map; below the ground only who burrows. Who cannot stay up there falls.  ds.fall ds.fly"""
    clash = table.state
    lose_hold(table, fighter)
    floor = clash.floor_under(fighter)
    rise_to(table, fighter, height if "burrow" in fighter.block.modes else max(height, floor))
    free_if_apart(table, fighter)
    carry_clinging(table, fighter)
    settle(table, fighter)
    find_unsheltered(table, fighter)


# --- sides


def offer_side(sides: Sequence[str], clash: Clash) -> list[Pattern]:
    return [decree("side", several(clash.everyone()), OneOf(sides))]


def rule_side(table: Table, fighters: Sequence[Fighter], side: str) -> None:
    """Some change sides: they leave the group and the squad of those who stay, and hide from no ally.

    ds.group.turns ds.minion.squad ds.hide
    """
    clash = table.state
    moved = [fighter for fighter in fighters if fighter.side != side]
    for each in moved:
        join_side(each, side)
    own_side = [each for each in clash.everyone() if each.side == side]
    for each in own_side if moved else ():
        find_hidden(table, each, [other.id for other in own_side])
    for group in dict.fromkeys(each.group for each in moved):
        leaving = [each for each in moved if each.group == group]
        if any(each.group == group and each not in leaving for each in clash.everyone()):
            own = name_for(leaving, group)
            for each in leaving:
                join_group(clash, each, own)
    for squad in dict.fromkeys(each.squad for each in moved if each.squad):
        leave_squad(clash, [each for each in moved if each.squad == squad], squad)


def leave_squad(clash: Clash, leaving: Sequence[Fighter], squad: str) -> None:
    """Minions that leave form a squad with the Stamina that was theirs; a captain that leaves alone has none.

    ds.minion.squad ds.minion.captain
    """
    if not any(each.squad == squad and each not in leaving for each in clash.everyone()):
        return
    minions = [each for each in leaving if each.is_minion and each.is_up]
    staying = [each for each in minions_of(clash, squad) if each not in leaving]
    whole = clash.squads.get(squad, 0)
    share = min(sum(each.block.stamina for each in minions), whole) if staying else whole
    own = name_for(leaving, squad) if any(each.is_minion for each in leaving) else ""
    for each in leaving:
        join_squad(each, own)
    if own:
        fill_squad(clash, own, share)
        fill_squad(clash, squad, whole - share)


def name_for(leaving: Iterable[Fighter], old: str) -> str:
    """What those are called together who have left a group or a squad."""
    return next((each.id for each in leaving if each.id != old), f"{old}-2")


# --- hiding


def rule_hidden(table: Table, fighter: Fighter) -> None:
    """Hidden from all of the other side, until found as anybody is.  ds.hide ds.hide.found"""
    rule_hidden_from(table, fighter, [other for other in table.state.everyone() if other.side != fighter.side])


def offer_hidden_from(clash: Clash) -> list[Pattern]:
    return [decree("hidden-from", several(those_up(clash)), several(clash.everyone()))]


def rule_hidden_from(table: Table, fighter: Fighter, others: Sequence[Fighter]) -> None:
    """ds.hide"""
    observers = [other.id for other in others if other is not fighter]
    if observers:
        go_into_hiding(table, fighter, observers)


# --- mounts


def offer_mounted(clash: Clash) -> Iterator[Pattern]:
    """`ana mounted wolf`: on a friend of the mount role that is bigger, wherever it is.  ds.mount.up"""
    for rider in those_up(clash):
        if not riders_of(clash, rider):
            mounts = [each for each in clash.allies(rider) if each.block.role == "mount" and is_bigger(each, rider)]
            yield decree("mounted", OneOf([rider]), OneOf([each for each in mounts if can_carry(clash, rider, each)]))


def can_carry(clash: Clash, rider: Fighter, mount: Fighter) -> bool:
    """Has the mount room for one more, and rides on nobody itself?  ds.mount.up"""
    is_free = mount_of(clash, mount) is None and mount_of(clash, rider) is not mount
    return is_free and has_room(clash, mount)


def rule_mounted(table: Table, rider: Fighter, mount: Fighter) -> None:
    """ds.mount.up"""
    lose_hold(table, rider)
    stop_riding(table, rider)
    get_on(table, rider, mount)


def offer_dismounted(clash: Clash) -> list[Pattern]:
    return [decree("dismounted", several(each for each in those_up(clash) if mount_of(clash, each) is not None))]


def rule_dismounted(table: Table, rider: Fighter) -> None:
    """It stands in the nearest free space beside its mount.  ds.mount.up"""
    mount = mount_of(table.state, rider)
    if mount is not None:
        stop_riding(table, rider)
        land_beside(table, rider, mount)


# --- carrying


def is_carried(clash: Clash, fighter: Fighter) -> bool:
    return fighter.has(GRABBED)


def loads(clash: Clash) -> list[Fighter]:
    """Whom another can carry: those who are up and neither ride nor are ridden."""
    return [each for each in afoot(clash) if not riders_of(clash, each)]


def rule_carried(table: Table, load: Fighter, carrier: Fighter) -> None:
    """It is held like one who is grabbed, and drawn beside its carrier, if there is room.  ds.condition.grabbed"""
    reveal(table, load)
    reveal(table, carrier)
    lose_hold(table, load)
    take_hold(table, carrier, load, reach=table.state.gap(carrier, load) + abs(carrier.height - load.height))
    settle(table, load)


def rule_put_down(table: Table, load: Fighter) -> None:
    """ds.condition.grabbed"""
    for id in sources(load, GRABBED):
        release(table, table.state.fighter(id), load)
