"""A turn: the possible deeds, and carrying them out.  Start at `take_turn`.

The deeds are in other files: each `offers` some, and its `DEEDS` carry them out (`hooks.py`).
"""

from collections.abc import Callable, Iterator
from typing import Final

from affray.core.board.field import OUT_OF_IT
from affray.core.memory import BODIES, remembered
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.endings import asks_gm, is_held_open
from affray.core.table.scenario_rulings import is_called_off
from affray.rules.dnd5e.creatures.channel_divinity import TURNED, offers_to_turned
from affray.rules.dnd5e.harm.conditions_applied import is_incapacitated_for_good
from affray.rules.dnd5e.movement.bidden import bid_on
from affray.rules.dnd5e.movement.offers import note_deed
from affray.rules.dnd5e.movement.speeds import ALL_MOVED
from affray.rules.dnd5e.reacting.ready_triggers import ask_whether_now
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import DYING, UP, Combatant
from affray.rules.dnd5e.state.mods import PANIC
from affray.rules.dnd5e.turn import mounts
from affray.rules.dnd5e.turn.curbs import curb
from affray.rules.dnd5e.turn.obeying import acts_freely, offers_to_bidden
from affray.rules.dnd5e.turn.order import can_act, finish_turn, keeps_bonus_action

END: Final = Deed("end")
SPENT: Final = {"action": 0, "moved": ALL_MOVED, "object": 0}
"""The pools of one who has only a bonus action left."""


def take_turn(table: Table, creature: Combatant) -> None:
    """One deed of the turn: a move, an action, a bonus action, or its end.

    The turn waits where the GM says first whether the fight is over.  5e.turn.budget 5e.move.split
    """
    battle = table.state
    deed = table.ask(Question(creature, "turn", lambda: deeds(table.readings, battle, creature)))
    if deed.verb == PASS.verb and asks_gm(battle) and is_decided(battle):
        return
    pools = creature.pools
    had_action = pools["action"]
    table.readings.hooks.deeds[deed.verb](table, creature, *deed.args)
    if creature.status in OUT_OF_IT and battle.turn == creature.id:
        finish_turn(table, creature)
    if pools["moved"]:
        note_deed(table, creature, deed.verb, had_action)
    if creature.effects:
        curb(battle, creature)
    if creature.mount:
        mounts.end_run_up(battle, creature, deed)
    if battle.readied and not is_decided(battle):
        ask_whether_now(table, creature)


def deeds(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """All deeds that are possible now, lazily. Speech is no deed.  5e.turn.talk"""
    if is_decided(battle) or is_called_off(battle):
        return
    if not can_act(creature):
        if not keeps_bonus_action(readings, creature):
            return
        creature = creature.but(pools=creature.pools | SPENT)
    bid = bid_on(battle, creature) if creature.effects else None
    if bid is not None and not acts_freely(readings, battle, creature, bid):
        orders = offers_to_bidden(readings, battle, creature, bid)
        if bid.word != PANIC or orders != [END]:
            yield from orders
            return
        creature = creature.but(pools=creature.pools | SPENT)
    yield END
    if creature.effects and creature.has(TURNED):
        yield from offers_to_turned(readings, battle, creature)
        return
    for offers in readings.hooks.offers:
        yield from offers(readings, battle, creature)


def is_decided(battle: Battle) -> bool:
    """Is only one side left, and has the GM not said that it goes on? Or has the GM decided it?  5e.order.end"""
    return bool(battle.given) or (is_one_sided(battle) and not is_held_open(battle))


@remembered(BODIES)
def is_one_sided(battle: Battle) -> bool:
    """Only one side can still fight, or nobody will ever act again.  5e.order.end"""
    side = None
    for creature in battle.creatures.values():
        if creature.status == UP or (creature.status == DYING and creature.regenerates):
            if side is not None and creature.side != side:
                return bool(creature.effects) and is_frozen(battle)
            side = creature.side
    return True


def is_frozen(battle: Battle) -> bool:
    """Nobody can act, and no effect will end by time."""
    for creature in battle.creatures.values():
        if creature.status == DYING or (
            creature.status == UP and not (creature.effects and is_incapacitated_for_good(creature))
        ):
            return False
    return True


DEEDS: Final[dict[str, Callable[..., None]]] = {"end": finish_turn, "pass": finish_turn}
