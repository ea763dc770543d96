"""Triggers of readied actions, and what happens when one occurs.  Start at `announce`.

Rules announce what may be a trigger, if anything is readied at all (`if battle.readied`).
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from affray.core.offers.deeds import PASS, Options
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.triggers import Reaction, answer_trigger
from affray.core.values import GM
from affray.rules.dnd5e.changes import clear_readied
from affray.rules.dnd5e.gear.hands import melee_reach
from affray.rules.dnd5e.reacting.reactions import can_react
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.senses.sight import sees
from affray.rules.dnd5e.state.battle import Battle, Readied
from affray.rules.dnd5e.state.combatant import Combatant

ENTERS_REACH: Final = "enters-reach"
COMES_INTO_VIEW: Final = "comes-into-view"
ATTACKS: Final = "attacks"
CASTS: Final = "casts"
ENDS_MOVE: Final = "ends-move"
OPENS: Final = "opens"
FALLS: Final = "falls"
TRIGGERS: Final = (ENTERS_REACH, COMES_INTO_VIEW, ATTACKS, CASTS, ENDS_MOVE, OPENS, FALLS)
ANY_FOE: Final = "any-foe"
ANY_FRIEND: Final = "any-friend"
NOT_YET: Final = Deed("not-yet")
NOW: Final = Deed("now")


def announce(table: Table, moment: str, doer: Combatant) -> None:
    """Offer readied actions whose trigger this is.  5e.action.ready"""
    battle = table.state
    answer(table, [each for each in battle.readied if is_for(battle, each, moment, doer)], doer)


def is_for(battle: Battle, readied: Readied, moment: str, doer: Combatant) -> bool:
    """Is it the named trigger, by the named creature, and is it seen? Without a named trigger any will do.

    When a mount ends its move, so does its rider.
    """
    waiting = battle.creatures[readied.who]
    is_named = readied.moment == moment or not (readied.moment or readied.words)
    is_by_rider = moment == ENDS_MOVE and doer.rider != "" and readied.whom == doer.rider
    is_its_own = is_by_rider or is_named_creature(readied, waiting, doer)
    return is_named and waiting is not doer and is_its_own and sees(battle, waiting, doer)


def is_named_creature(readied: Readied, waiting: Combatant, doer: Combatant) -> bool:
    if readied.whom in (ANY_FOE, ANY_FRIEND):
        return (waiting.side == doer.side) == (readied.whom == ANY_FRIEND)
    return readied.whom in ("", doer.id)


def answer(table: Table, waiting: Sequence[Readied], doer: Combatant | None) -> None:
    """Each may use its reaction now, or ignore the trigger.  5e.action.ready 5e.reaction.one"""
    battle = table.state
    readings = table.readings
    by_creature = {each.who: each for each in waiting}
    questions = [
        Question(battle.creatures[each.who], "readied", partial(offered, readings, battle, each), doer)
        for each in waiting
    ]
    answer_trigger(table, questions, partial(carry_out, table, by_creature))


def offered(readings: Readings, battle: Battle, readied: Readied) -> list[Any]:
    """The readied deed with its possible targets."""
    creature = battle.creatures[readied.who]
    if readied not in battle.readied or not can_react(creature):
        return []
    parts = list(readings.hooks.readiable[readied.deed].offers(readings, battle, creature))
    return [*parts, PASS] if Options(parts) else []


def carry_out(table: Table, by_creature: dict[str, Readied], reaction: Reaction) -> None:
    battle = table.state
    creature = battle.creatures[reaction.question.asked]
    readied = by_creature[creature.id]
    spend(table, creature, "reaction")
    clear_readied(battle, readied)
    table.readings.hooks.readiable[readied.deed].carry_out(table, creature, reaction.answer)


def lapse(table: Table, creature: Combatant) -> None:
    """A readied action that is not used before the next turn is lost.  5e.action.ready-lapse"""
    battle = table.state
    for readied in battle.readied:
        if readied.who == creature.id:
            clear_readied(battle, readied)
            table.tell("ready-lapsed", who=creature)
            ending = table.readings.hooks.readiable[readied.deed].lapse
            if ending is not None:
                ending(table, creature)


def ask_whether_now(table: Table, doer: Combatant) -> None:
    """For triggers in words the GM says after each deed whether they occurred.  5e.action.ready"""
    battle = table.state
    waiting = [each for each in battle.readied if each.words and each.who != doer.id]
    questions = [
        Question(GM, "ready-now", partial(now_or_not, battle, each), battle.creatures[each.who], why=each.words)
        for each in waiting
    ]
    answers = table.ask_all(questions)
    due = [each for each, said in zip(waiting, answers, strict=True) if said == NOW]
    answer(table, [each for each in due if each in battle.readied], None)


def now_or_not(battle: Battle, readied: Readied) -> list[Deed]:
    creature = battle.creatures[readied.who]
    return [NOT_YET, NOW] if readied in battle.readied and can_react(creature) else []


# --- triggers by arrival


Watch = list[tuple[Readied, frozenset[str]]]
"""For each action readied for an arrival: the creatures already there."""


def watch(battle: Battle) -> Watch:
    return [(each, already_there(battle, each)) for each in battle.readied if each.moment in ARRIVALS]


def trigger_arrivals(table: Table, watched: Watch) -> None:
    """After a step or an opened door: trigger for creatures newly in reach or view."""
    battle = table.state
    waited_for: dict[str, list[Readied]] = {}
    for readied, before in watched:
        for id in sorted(already_there(battle, readied) - before):
            waited_for.setdefault(id, []).append(readied)
    for id, waiting in waited_for.items():
        doer = battle.creatures[id]
        answer(table, [each for each in waiting if is_for(battle, each, each.moment, doer)], doer)


def already_there(battle: Battle, readied: Readied) -> frozenset[str]:
    is_there = ARRIVALS[readied.moment]
    waiting = battle.creatures[readied.who]
    return frozenset(c.id for c in battle.everyone() if c is not waiting and is_there(battle, waiting, c))


def is_in_reach(battle: Battle, waiting: Combatant, other: Combatant) -> bool:
    return battle.distance(waiting, other) <= melee_reach(battle, waiting)


ARRIVALS: Final = {ENTERS_REACH: is_in_reach, COMES_INTO_VIEW: sees}
