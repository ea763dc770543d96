"""Climbing a bigger creature that does not want it, holding on to it, and being shaken off.  Start at `cling`."""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.changes import gain, move_to, spend
from affray.core.deeds import Pattern
from affray.core.effects import FIGHT_END
from affray.core.slots import Deed, OneOf
from affray.core.values import Reason, Until
from affray.rules.drawsteel.abilities.free_strikes import free_strike
from affray.rules.drawsteel.changes import rise_to
from affray.rules.drawsteel.movement.climbing import labour
from affray.rules.drawsteel.movement.falling import fall, keep_aloft, knock_down, let_go, make_room
from affray.rules.drawsteel.movement.speed import begin, budget_of, is_agile
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.actions import LEFT
from affray.rules.drawsteel.state.bonds import CLINGING
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim
from affray.rules.drawsteel.state.spaces import is_bigger

BY: Final = ("might", "agility")
LET_GO: Final = Deed("let-go")


def is_on(climber: Fighter, other: Fighter) -> bool:
    return any(effect.kind == CLINGING and effect.source == other.id for effect in climber.effects)


def offer_clinging(readings: Readings, clash: Clash, climber: Fighter) -> Iterator[object]:
    """Onto an enemy beside one that is bigger.  ds.climb.creature"""
    if not is_agile(climber) or climber.has(CLINGING) or budget_of(readings, clash, climber) < labour(climber):
        return
    foes = [foe for foe in clash.enemies(climber) if climber.id not in foe.hidden_from and is_bigger(foe, climber)]
    yield Pattern("cling", OneOf([foe for foe in foes if clash.is_adjacent(foe, climber)]))


def cling(table: Table, climber: Fighter, other: Fighter) -> None:
    """Tier 3 and one is on it; tier 1 and it strikes freely.  ds.climb.creature"""
    begin(table, climber)
    spend(table, climber, LEFT, labour(climber))
    tier = make_test(table, climber, BY, "climb").tier
    if tier == 1:
        free_strike(table, other, climber)
    elif tier == 3:
        gain(table, climber, CLINGING, other, [Until(FIGHT_END)])
        ride_along(table, climber, other)


def ride_along(table: Table, climber: Fighter, other: Fighter) -> None:
    if climber.at != other.at:
        move_to(table, climber, other.at)
    rise_to(table, climber, other.height + other.width)


def carry(table: Table, mover: Fighter) -> None:
    """Whoever holds on to one that moves goes along.  ds.climb.creature"""
    for each in table.state.everyone():
        if each.is_up and each is not mover and is_on(each, mover):
            ride_along(table, each, mover)
            keep_aloft(table, each)


def offer_letting_go(readings: Readings, clash: Clash, climber: Fighter) -> Iterator[object]:
    if climber.has(CLINGING):
        yield LET_GO


def drop(table: Table, climber: Fighter) -> None:
    """Down by oneself."""
    let_go(table, climber)
    keep_aloft(table, climber)
    make_room(table, climber)


def offer_shaking(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.climb.shaken"""
    yield Pattern("shake-off", OneOf([each for each in clash.everyone() if each.is_up and is_on(each, fighter)]))


def shake_off(table: Table, fighter: Fighter, climber: Fighter) -> None:
    """By a maneuver: the one who holds on falls on tier 1, slides off on tier 2.  ds.climb.shaken"""
    tier = make_test(table, climber, BY, "climb").tier
    if tier > 2 or not is_on(climber, fighter):
        return
    let_go(table, climber)
    if tier == 1:
        fall(table, climber)
        knock_down(table, climber)
    else:
        rise_to(table, climber, table.state.floor_under(climber))
        make_room(table, climber)


def on_its_back(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge on melee abilities against the one to whom one holds on.  ds.climb.creature"""
    if aim.target is None or not aim.is_melee or not is_on(aim.roller, aim.target):
        return ()
    return (Reason("ds.climb.creature", 1),)
