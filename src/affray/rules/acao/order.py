"""The order of a fight: ambush, who begins, turns, rounds.  Start at `begin`."""

from collections.abc import Callable, Mapping
from typing import Final

from affray.core.asking import Question, Throw
from affray.core.board import HEROES
from affray.core.changes import begin_round, begin_turn, end_turn, refill
from affray.core.dice import parse_dice
from affray.core.effects import ROUND_END, TURN_END, TURN_START, fire_moment
from affray.core.order import alternate
from affray.core.slots import Deed
from affray.core.values import GM, PLAYERS, Reason
from affray.rules.acao.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.changes import let_begin, lie_in_wait, note_turn, reveal, set_life, start_over
from affray.rules.acao.harm import ARMOUR_LIFE
from affray.rules.acao.movement import move_of, restriction, speed_of
from affray.rules.acao.readings import Readings, Table
from affray.rules.acao.values import FOES, Character, Combat

D6 = parse_dice("1d6")
SPOTTED = 6
FREE_ACTIONS = 3
FOES_FIRST = Deed("foes-first")
HEROES_FIRST = Deed("heroes-first")


def begin(table: Table) -> None:
    """Everybody gets ready, an ambush is sprung or spotted, and the first round begins.  ac.order.first"""
    combat = table.state
    readings = table.readings
    for creature in combat.everyone():
        equip(readings, creature)
    LIVES[readings.life](table)
    spring_ambush(table)
    if not combat.lurking:
        FIRSTS[readings.first](table)
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
    """1d6 and VIG for every hero of whom nothing else is said, at least 1.  ac.life"""
    heroes = [creature for creature in table.state.everyone() if creature.hero and not creature.sheet.life]
    throws = [Throw(hero, D6, "life", [Reason("ac.life", hero.attribute("vig"))]) for hero in heroes]
    for hero, roll in zip(heroes, table.roll_all(throws), strict=True):
        set_life(hero, max(roll.total, 1))


LIVES: Final[Mapping[str, Callable[[Table], None]]] = {"5+res": life_by_sheet, "1d6+vig": life_by_roll}


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


# --- who begins, by table option


def heroes_begin(table: Table) -> None:
    """ac.order.first"""


def quickest_tests(table: Table) -> None:
    """The hero who is best at it makes a test of PRE: if it fails, a foe begins.  ac.order.first"""
    heroes = [creature for creature in table.state.everyone() if creature.hero and creature.is_up]
    if heroes:
        quickest = max(heroes, key=lambda hero: hero.attribute("pre"))
        test = attribute_test(table, quickest, "initiative", by_attribute(quickest, "pre", "ac.order.first"))
        let_begin(table, HEROES if test.succeeds else FOES)


def gm_names_first(table: Table) -> None:
    """ac.order.first"""
    said = table.ask(Question(GM, "first", [HEROES_FIRST, FOES_FIRST]))
    let_begin(table, FOES if said == FOES_FIRST else HEROES)


FIRSTS: Final[Mapping[str, Callable[[Table], None]]] = {
    "heroes": heroes_begin,
    "test": quickest_tests,
    "gm": gm_names_first,
}


# --- rounds and turns


def new_round(table: Table) -> None:
    """Everybody may act again; where reactions are counted, react again too.  ac.round ac.ambush.first-only"""
    combat = table.state
    if combat.round:
        fire_moment(table, ROUND_END)
    start_over(combat)
    begin_round(table)
    for creature in combat.everyone():
        refill(creature, "reaction", 1)


def next_turn(table: Table) -> None:
    """One of those who are up next, as their side decides; when all have acted a new round begins.  ac.round"""
    combat = table.state
    up = up_next(combat)
    if not up:
        new_round(table)
        up = up_next(combat)
    chosen = choose(table, up)
    if chosen is not None:
        start_turn(table, chosen)


def up_next(combat: Combat) -> list[Character]:
    """Those who sprang an ambush; else a hero first, then a foe, in turn; then who is left of the larger group.

    ac.ambush.effect ac.order.first ac.order.alternate ac.order.larger
    """
    waiting = [c for c in combat.everyone() if c.is_up and c.id not in combat.acted]
    lurkers = [creature for creature in waiting if creature.id in combat.lurking]
    if lurkers:
        return lurkers
    ready = [creature for creature in waiting if not waits_for_holder(combat, creature)]
    last = combat.creatures[combat.acted[-1]].side if combat.acted else None
    return alternate(ready, last, first=combat.first)


def waits_for_holder(combat: Combat, creature: Character) -> bool:
    """Whoever holds another acts before it.  ac.manoeuvre.immobilise"""
    holders = {effect.source for effect in creature.effects if effect.kind == "held" and effect.source != creature.id}
    return any(holder is not None and _is_waiting(combat, combat.creatures[holder]) for holder in holders)


def _is_waiting(combat: Combat, creature: Character) -> bool:
    return creature.is_up and creature.id not in combat.acted


def choose(table: Table, up: list[Character]) -> Character | None:
    """The players settle which hero is the readiest, the GM which foe.  ac.order.first"""

    def ready() -> list[Character]:
        return [creature for creature in up if _is_waiting(table.state, creature)]

    if len(up) == 1:
        return up[0]
    said = table.ask(Question(PLAYERS if up[0].side == HEROES else GM, "next", ready))
    return said if isinstance(said, Character) else None


def start_turn(table: Table, creature: Character) -> None:
    """One action and one move, less what adjacent enemies take of it; the stunned lose the turn.

    ac.turn.action ac.move.restricted
    """
    note_turn(table.state, creature)
    begin_turn(table, creature)
    get_ready(table, creature)
    fire_moment(table, TURN_START, creature)
    if not creature.is_up or creature.has("stunned") or (creature.is_bound and not creature.hero):
        finish_turn(table, creature)


def get_ready(table: Table, creature: Character) -> None:
    """ac.turn.action ac.turn.free ac.move.restricted"""
    readings = table.readings
    lost = min(restriction(readings, table.state, creature), speed_of(creature))
    refill(creature, "restricted", lost)
    refill(creature, "move", 0 if creature.is_bound else move_of(readings, creature, lost))
    for pool, amount in {"action": 1, "second": 0, "free": FREE_ACTIONS, "moved": 0, "over": 0}.items():
        refill(creature, pool, amount)
    if lost and not creature.is_bound:
        table.tell("restricted", who=creature, amount=lost, left=creature.pools["move"])


def finish_turn(table: Table, creature: Character) -> None:
    fire_moment(table, TURN_END, creature)
    end_turn(table, creature)
