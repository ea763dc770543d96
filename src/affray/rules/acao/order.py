"""The order of a fight: ambush, who begins, turns, rounds.  Start at `begin`."""

from typing import TYPE_CHECKING, cast

from affray.core.asking import Question, Table, Throw
from affray.core.changes import begin_round, begin_turn, end_turn, refill
from affray.core.dice import parse_dice
from affray.core.effects import ROUND_END, TURN_END, TURN_START, come
from affray.core.order import alternate
from affray.core.slots import Deed
from affray.core.values import GM, PLAYERS, Reason
from affray.rules.acao.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.changes import let_begin, lie_in_wait, note_turn, reveal, set_life, start_over
from affray.rules.acao.movement import restriction, speed_of
from affray.rules.acao.values import FOES, HEROES, Character, Combat

if TYPE_CHECKING:
    from affray.rules.acao.rulebook import Acao

D6 = parse_dice("1d6")
SPOTTED = 6
FREE_ACTIONS = 3
FOES_FIRST = Deed("foes-first")
HEROES_FIRST = Deed("heroes-first")


def begin(table: Table, combat: Combat) -> None:
    """Everybody gets ready, an ambush is sprung or spotted, and the first round begins.  ac.order.first"""
    rulebook = cast("Acao", table.rulebook)
    for creature in combat.everyone():
        rulebook.equip(creature)
    rulebook.bring_to_life(table, combat)
    spring_ambush(table, combat)
    if not combat.lurking:
        rulebook.settle_first(table, combat)
    new_round(table, combat)


def life_by_sheet(table: Table, combat: Combat) -> None:
    """Five and RES, as the sheet has it.  ac.life"""


def life_by_roll(table: Table, combat: Combat) -> None:
    """1d6 and VIG for every hero of whom nothing else is said, at least 1.  ac.life"""
    heroes = [creature for creature in combat.everyone() if creature.hero and not creature.sheet.life]
    throws = [Throw(hero, D6, "life", [Reason("ac.life", hero.attribute("vig"))]) for hero in heroes]
    for hero, roll in zip(heroes, table.roll_all(throws), strict=True):
        set_life(hero, max(roll.total, 1))


def spring_ambush(table: Table, combat: Combat) -> None:
    """Hidden foes ambush the heroes unless a hero spots them; hidden heroes need no roll. If both hide, nobody does.

    ac.ambush.effect ac.ambush.spot
    """
    lurkers = [creature for creature in combat.everyone() if creature.hidden and creature.is_up]
    if len({creature.side for creature in lurkers}) != 1:
        return
    if lurkers[0].side != HEROES and is_spotted(table, combat):
        table.tell("spotted")
        for lurker in lurkers:
            reveal(table, lurker)
    else:
        lie_in_wait(table, combat, lurkers)


def is_spotted(table: Table, combat: Combat) -> bool:
    """Every hero rolls 1d6; a single 6 is enough.  ac.ambush.spot"""
    heroes = [creature for creature in combat.everyone() if creature.hero and creature.is_up]
    watchers = cast("Acao", table.rulebook).watchers(heroes)
    throws = [Throw(hero, D6, "ambush", bands=lambda natural: natural == SPOTTED) for hero in watchers]
    return any(roll.natural == SPOTTED for roll in table.roll_all(throws))


# --- who begins, by table option


def heroes_begin(table: Table, combat: Combat) -> None:
    """ac.order.first"""


def quickest_tests(table: Table, combat: Combat) -> None:
    """The hero who is best at it makes a test of PRE: if it fails, a foe begins.  ac.order.first"""
    heroes = [creature for creature in combat.everyone() if creature.hero and creature.is_up]
    if heroes:
        quickest = max(heroes, key=lambda hero: hero.attribute("pre"))
        test = attribute_test(table, quickest, "initiative", by_attribute(quickest, "pre", "ac.order.first"))
        let_begin(table, combat, HEROES if test.succeeds else FOES)


def gm_names_first(table: Table, combat: Combat) -> None:
    """ac.order.first"""
    said = table.ask(Question(GM, "first", [HEROES_FIRST, FOES_FIRST]))
    let_begin(table, combat, FOES if said == FOES_FIRST else HEROES)


# --- rounds and turns


def new_round(table: Table, combat: Combat) -> None:
    """Everybody may act again; where reactions are counted, react again too.  ac.round ac.ambush.first-only"""
    if combat.round:
        come(table, ROUND_END)
    start_over(combat)
    begin_round(table)
    for creature in combat.everyone():
        refill(creature, "reaction", 1)


def next_turn(table: Table, combat: Combat) -> None:
    """One of those who are up next, as their side decides; when all have acted a new round begins.  ac.round"""
    up = up_next(combat)
    if not up:
        new_round(table, combat)
        up = up_next(combat)
    chosen = choose(table, combat, up)
    if chosen is not None:
        start_turn(table, combat, chosen)


def up_next(combat: Combat) -> list[Character]:
    """Those who sprang an ambush; else a hero first, then a foe, in turn; then who is left of the larger group.

    ac.ambush.effect ac.order.first ac.order.alternate ac.order.larger
    """
    waiting = [c for c in combat.everyone() if c.is_up and c.id not in combat.acted]
    lurkers = [creature for creature in waiting if creature.id in combat.lurking]
    if lurkers:
        return lurkers
    ready = [creature for creature in waiting if not waits_for_holder(combat, creature)]
    last = combat.character(combat.acted[-1]).side if combat.acted else None
    return alternate(ready, last, first=combat.first)


def waits_for_holder(combat: Combat, creature: Character) -> bool:
    """Whoever holds another acts before it.  ac.manoeuvre.immobilise"""
    holders = {effect.source for effect in creature.effects if effect.kind == "held" and effect.source != creature.id}
    return any(holder is not None and _is_waiting(combat, combat.character(holder)) for holder in holders)


def _is_waiting(combat: Combat, creature: Character) -> bool:
    return creature.is_up and creature.id not in combat.acted


def choose(table: Table, combat: Combat, up: list[Character]) -> Character | None:
    """The players settle which hero is the readiest, the GM which foe.  ac.order.first"""

    def ready() -> list[Character]:
        return [creature for creature in up if _is_waiting(combat, creature)]

    if len(up) == 1:
        return up[0]
    said = table.ask(Question(PLAYERS if up[0].side == HEROES else GM, "next", ready))
    return said if isinstance(said, Character) else None


def start_turn(table: Table, combat: Combat, creature: Character) -> None:
    """One action and one move, less what adjacent enemies take of it; the stunned lose the turn.

    ac.turn.action ac.move.restricted
    """
    note_turn(combat, creature)
    begin_turn(table, creature)
    get_ready(table, combat, creature)
    come(table, TURN_START, creature)
    if not creature.is_up or creature.has("stunned") or (creature.is_bound and not creature.hero):
        finish_turn(table, creature)


def get_ready(table: Table, combat: Combat, creature: Character) -> None:
    """ac.turn.action ac.turn.free ac.move.restricted"""
    rulebook = cast("Acao", table.rulebook)
    lost = min(rulebook.restriction(combat, creature), speed_of(creature))
    refill(creature, "restricted", lost)
    refill(creature, "move", 0 if creature.is_bound else rulebook.move_of(creature, lost))
    for pool, amount in {"action": 1, "second": 0, "free": FREE_ACTIONS, "moved": 0, "over": 0}.items():
        refill(creature, pool, amount)
    if lost and not creature.is_bound:
        table.tell("restricted", who=creature, amount=lost, left=creature.pools["move"])


def only_heroes_restricted(combat: Combat, creature: Character) -> int:
    """ac.move.restricted, read of the heroes alone."""
    return restriction(combat, creature) if creature.hero else 0


def finish_turn(table: Table, creature: Character) -> None:
    come(table, TURN_END, creature)
    end_turn(table, creature)
