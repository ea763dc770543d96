"""Climbing a bigger enemy, holding on to it, and being shaken off.  Start at `cling`."""

from collections.abc import Iterator, Sequence
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.changes import gain, move_to, spend
from affray.core.table.moments import FIGHT_END
from affray.core.values import Reason, Until
from affray.rules.drawsteel.abilities.free_strikes import free_strike
from affray.rules.drawsteel.changes import rise_to
from affray.rules.drawsteel.movement.climbing import climb_cost
from affray.rules.drawsteel.movement.falling import fall, fall_if_unsupported, knock_down, lose_hold, make_room
from affray.rules.drawsteel.movement.speed import begin_move, budget_of, is_agile
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
    """Onto an adjacent enemy that is bigger.  ds.climb.creature"""
    if not is_agile(climber) or climber.has(CLINGING) or budget_of(readings, clash, climber) < climb_cost(climber):
        return
    foes = [foe for foe in clash.enemies(climber) if climber.id not in foe.hidden_from and is_bigger(foe, climber)]
    yield Pattern("cling", OneOf([foe for foe in foes if clash.is_adjacent(foe, climber)]))


def cling(table: Table, climber: Fighter, other: Fighter) -> None:
    """A test: on tier 3 one is on it, on tier 1 it makes a free strike.  ds.climb.creature"""
    begin_move(table, climber)
    spend(table, climber, LEFT, climb_cost(climber))
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


def carry_clinging(table: Table, mover: Fighter) -> None:
    """Whoever holds on to one that moves is carried along.  ds.climb.creature"""
    for each in table.state.bearers(CLINGING):
        if each.is_up and each is not mover and is_on(each, mover):
            ride_along(table, each, mover)
            fall_if_unsupported(table, each)


def offer_letting_go(readings: Readings, clash: Clash, climber: Fighter) -> Iterator[object]:
    if climber.has(CLINGING):
        yield LET_GO


def let_go(table: Table, climber: Fighter) -> None:
    """Let go and come down."""
    lose_hold(table, climber)
    fall_if_unsupported(table, climber)
    make_room(table, climber)


def offer_shaking(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.climb.shaken"""
    yield Pattern("shake-off", OneOf([each for each in clash.bearers(CLINGING) if each.is_up and is_on(each, fighter)]))


def shake_off(table: Table, fighter: Fighter, climber: Fighter) -> None:
    """A maneuver: the climber makes a test, falls on tier 1, slides off on tier 2.  ds.climb.shaken"""
    tier = make_test(table, climber, BY, "climb").tier
    if tier > 2 or not is_on(climber, fighter):
        return
    lose_hold(table, climber)
    if tier == 1:
        fall(table, climber)
        knock_down(table, climber)
    else:
        rise_to(table, climber, table.state.floor_under(climber))
        make_room(table, climber)


def on_its_back(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge on melee abilities against the creature one holds on to.  ds.climb.creature"""
    if aim.target is None or not aim.is_melee or not is_on(aim.roller, aim.target):
        return ()
    return (Reason("ds.climb.creature", 1),)
