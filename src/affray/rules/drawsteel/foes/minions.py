"""Squads of minions: their Stamina, their turn, their last stand.  Start at `start_squad_turn`."""

from collections.abc import Iterator
from typing import Final

from affray.core.board import HEROES
from affray.core.offers.slots import Deed
from affray.core.table.changes import begin_turn, set_hp
from affray.rules.drawsteel.abilities.squad_strikes import DONE, STRUCK, TOGETHER
from affray.rules.drawsteel.changes import fill_squad, leave_one_stamina, set_pool
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import MANEUVER
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.squads import minions_of

LAST_STAND: Final = Deed("last-stand")


def fill_squads(table: Table) -> None:
    """A squad has the Stamina of all its minions.  ds.minion.squad"""
    clash = table.state
    for squad in dict.fromkeys(each.squad for each in clash.everyone() if each.is_minion):
        fill_squad(clash, squad, sum(each.block.stamina for each in minions_of(clash, squad)))


def start_squad_turn(table: Table, fighter: Fighter) -> None:
    """A minion has a move action and one of a main action, a maneuver or a second move.  ds.minion.turn"""
    if fighter.is_minion:
        for each in minions_of(table.state, fighter.squad):
            for pool in (MANEUVER, STRUCK, DONE, *(pool for pool in each.pools if pool.startswith(TOGETHER))):
                set_pool(each, pool, 0)


def offer_passing(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """The minions of a squad act in any order, and may take turns as often as they like.  ds.minion.turn"""
    if fighter.is_minion:
        yield from (Deed("over-to", each) for each in minions_of(clash, fighter.squad) if each is not fighter)


def pass_on(table: Table, fighter: Fighter, other: Fighter) -> None:
    """Another minion of the squad acts.  ds.minion.turn"""
    begin_turn(table, other)


def make_last_stand(table: Table) -> None:
    """Every enemy is left with 1 Stamina, and every squad with 1 for each minion.  ds.last-stand"""
    clash = table.state
    table.tell("last-stand")
    for each in [each for each in clash.everyone() if each.side != HEROES and each.is_up]:
        if each.is_minion:
            leave_one_stamina(each)
            fill_squad(clash, each.squad, len(minions_of(clash, each.squad)))
        else:
            set_hp(table, each, 1)
