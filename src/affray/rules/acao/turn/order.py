"""Rounds and turns: who is next, and what one has in a turn.  Start at `next_turn`."""

from typing import Final

from affray.core.board import HEROES
from affray.core.memory import BODIES, remembered
from affray.core.table.asking import Question
from affray.core.table.changes import begin_round, begin_turn, end_turn, refill
from affray.core.table.endings import is_held_open
from affray.core.table.moments import ROUND_END, TURN_END, TURN_START, fire_moment
from affray.core.table.order import alternate
from affray.core.table.scenario import bring_waves
from affray.core.table.scenario_rulings import is_called_off, take_call
from affray.core.values import GM, PLAYERS
from affray.rules.acao.changes import forget_turn, note_turn, reset_round
from affray.rules.acao.movement.speed import move_of, restriction, speed_of
from affray.rules.acao.readings import Table
from affray.rules.acao.state.combat import Character, Combat, those_up

FREE_ACTIONS: Final = 3


def new_round(table: Table) -> None:
    """Everybody may act again; where reactions are counted, react again too.  ac.round ac.ambush.first-only"""
    combat = table.state
    if combat.round:
        fire_moment(table, ROUND_END)
    reset_round(combat)
    begin_round(table)
    if combat.scenario is not None:
        bring_waves(table, table.readings.hooks.stage)
    for creature in combat.everyone():
        refill(creature, "reaction", 1)


def next_turn(table: Table) -> None:
    """One of those who are up next, as their side decides; when all have acted a new round begins.  ac.round"""
    combat = table.state
    called = take_call(combat) if combat.scenario is not None else None
    if isinstance(called, Character):
        forget_turn(combat, called)
        start_turn(table, called)
        return
    up = up_next(combat)
    if not up:
        new_round(table)
        up = up_next(combat)
    chosen = choose(table, up)
    if chosen is not None:
        start_turn(table, chosen)


def is_decided(combat: Combat) -> bool:
    """Is only one side left, and has the GM not said that it goes on? Or has the GM decided it?"""
    return bool(combat.given) or (is_one_sided(combat) and not is_held_open(combat))


@remembered(BODIES)
def is_one_sided(combat: Combat) -> bool:
    """Only one side has anybody left who is up."""
    return len({creature.side for creature in those_up(combat)}) < 2


def up_next(combat: Combat) -> list[Character]:
    """Those who sprang an ambush; else a hero first, then a foe, in turn; then who is left of the larger group.

    ac.ambush.effect ac.order.first ac.order.alternate ac.order.larger
    """
    waiting = [creature for creature in those_up(combat) if creature.id not in combat.acted]
    lurkers = [creature for creature in waiting if creature.id in combat.lurking]
    if lurkers:
        return [creature for creature in lurkers if creature.side == lurkers[0].side]
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
    side = up[0].side

    def ready() -> list[Character]:
        if is_called_off(table.state) or is_decided(table.state):
            return []
        return [creature for creature in up if creature.side == side and _is_waiting(table.state, creature)]

    if len(up) == 1 or is_decided(table.state):
        return up[0]
    said = table.ask(Question(PLAYERS if side == HEROES else GM, "next", ready))
    return said if isinstance(said, Character) else None


def start_turn(table: Table, creature: Character) -> None:
    """One action and one move, less what adjacent enemies take of it.

    The stunned lose the turn, and so does a foe in the grip of a hero, who has passed a test to hold it.
    ac.turn.action ac.move.restricted ac.manoeuvre.immobilise
    """
    note_turn(table.state, creature)
    begin_turn(table, creature)
    get_ready(table, creature)
    fire_moment(table, TURN_START, creature)
    if not creature.is_up or creature.has("stunned") or is_in_a_heros_grip(table.state, creature):
        finish_turn(table, creature)


def is_in_a_heros_grip(combat: Combat, creature: Character) -> bool:
    """ac.manoeuvre.immobilise"""
    holders = [effect.source for effect in creature.effects if effect.kind == "held"]
    return not creature.hero and any(holder is not None and combat.creatures[holder].hero for holder in holders)


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
