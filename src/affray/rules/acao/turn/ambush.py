"""Ambushes: who lies in wait, and who spots it.  Start at `spring_ambush`."""

from typing import Final

from affray.core.board import HEROES
from affray.core.table.asking import Throw
from affray.rules.acao.changes import lie_in_wait, reveal
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.attribute_tests import D6

SPOTTED: Final = 6


def spring_ambush(table: Table) -> None:
    """Hidden foes ambush the heroes unless a hero spots them; hidden heroes need no roll. If both hide, nobody does.

    ac.ambush.effect ac.ambush.spot
    """
    lurkers = [creature for creature in table.state.everyone() if creature.is_hidden and creature.is_up]
    if len({creature.side for creature in lurkers}) != 1:
        return
    if lurkers[0].side != HEROES and is_spotted(table):
        table.tell("spotted")
        for lurker in lurkers:
            reveal(table, lurker)
    else:
        lie_in_wait(table, lurkers)


def is_spotted(table: Table) -> bool:
    """Every hero rolls 1d6, by option the first alone; a single 6 is enough.  ac.ambush.spot"""
    heroes = [creature for creature in table.state.everyone() if creature.hero and creature.is_up]
    watchers = heroes[:1] if table.readings.one_watches else heroes
    throws = [Throw(hero, D6, "ambush", bands=lambda natural: natural == SPOTTED) for hero in watchers]
    return any(roll.natural == SPOTTED for roll in table.roll_all(throws))
