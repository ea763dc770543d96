"""The beginning of a fight: what everybody brings into it, and which side begins.  Start at `begin`."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.board import HEROES
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question, Throw
from affray.core.table.changes import refill
from affray.core.values import GM, Reason
from affray.rules.acao.changes import set_first_side, set_life
from affray.rules.acao.harm.armour import ARMOUR_LIFE
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.rolls.attribute_tests import D6, attribute_test, by_attribute
from affray.rules.acao.state.combat import FOES, Character
from affray.rules.acao.turn.ambush import spring_ambush
from affray.rules.acao.turn.order import new_round

FOES_FIRST: Final = Deed("foes-first")
HEROES_FIRST: Final = Deed("heroes-first")


def begin(table: Table) -> None:
    """Everybody gets ready, an ambush is sprung or spotted, and the first round begins.  ac.order.first"""
    combat = table.state
    readings = table.readings
    for creature in combat.everyone():
        equip(readings, creature)
    LIFE_RULES[readings.life](table)
    spring_ambush(table)
    if not combat.lurking:
        FIRST_RULES[readings.first](table)
    new_round(table)


def equip(readings: Readings, creature: Character) -> None:
    """What one brings into a fight beside life: armour as extra life, or Energy; and Karma.

    ac.armour ac.energy ac.karma
    """
    for pool in ("move", "action", "second", "free", "moved", "over", "restricted"):
        refill(creature, pool, 0)
    if not readings.has_energy:
        refill(creature, "armour", ARMOUR_LIFE.get(creature.sheet.armour, 0))
    elif creature.hero:
        by_level = max(creature.sheet.level + creature.attribute("men"), 0)
        refill(creature, "energy", 5 if readings.energy == "5" else by_level)
    if creature.hero and readings.has_karma:
        refill(creature, "karma", 1)


def life_by_sheet(table: Table) -> None:
    """Five and RES, as the sheet has it.  ac.life"""


def life_by_roll(table: Table) -> None:
    """1d6 and VIG for every hero whose sheet gives no life, at least 1.  ac.life"""
    heroes = [creature for creature in table.state.everyone() if creature.hero and not creature.sheet.life]
    throws = [Throw(hero, D6, "life", [Reason("ac.life", hero.attribute("vig"))]) for hero in heroes]
    for hero, roll in zip(heroes, table.roll_all(throws), strict=True):
        set_life(hero, max(int(roll.total), 1))


def heroes_begin(table: Table) -> None:
    """ac.order.first"""


def quickest_tests(table: Table) -> None:
    """The hero who is best at it makes a test of PRE: if it fails, a foe begins.  ac.order.first"""
    heroes = [creature for creature in table.state.everyone() if creature.hero and creature.is_up]
    if heroes:
        quickest = max(heroes, key=lambda hero: hero.attribute("pre"))
        test = attribute_test(table, quickest, "initiative", by_attribute(quickest, "pre", "ac.order.first"))
        set_first_side(table, HEROES if test.succeeds else FOES)


def gm_names_first(table: Table) -> None:
    """ac.order.first"""
    said = table.ask(Question(GM, "first", [HEROES_FIRST, FOES_FIRST]))
    set_first_side(table, FOES if said == FOES_FIRST else HEROES)


LIFE_RULES: Final[Mapping[str, Callable[[Table], None]]] = {"5+res": life_by_sheet, "1d6+vig": life_by_roll}


FIRST_RULES: Final[Mapping[str, Callable[[Table], None]]] = {
    "heroes": heroes_begin,
    "test": quickest_tests,
    "gm": gm_names_first,
}
