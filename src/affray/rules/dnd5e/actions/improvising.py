"""Improvised actions: the GM allows, forbids or calls for a check or contest.  Start at `improvise`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, Number, OneOf, Words
from affray.core.offers.typed import TypedNumber, TypedWord
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.consequences import ask_consequences
from affray.core.values import GM
from affray.rules.dnd5e.actions.grapple_shove import DEFENCES
from affray.rules.dnd5e.gear.handling import ACTION, FREE
from affray.rules.dnd5e.movement.speeds import half_speed, left
from affray.rules.dnd5e.movement.speeds import pay as pay_movement
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import SKILLS, check, contest
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import UP, Combatant

ALLOW: Final = Deed("allow")
FORBID: Final = Deed("forbid")
CHECK: Final = Deed("check")
HARDEST: Final = 30
"""The highest DC.  5e.check.difficulty"""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.improvise"""
    if creature.pools["action"] > 0:
        yield Pattern("improvise", Words())


def improvise(table: Table, creature: Combatant, words: str) -> None:
    """The GM says what decides it and what it costs, and then what comes of it; what is forbidden costs nothing.

    5e.action.improvise 5e.contest.model
    """
    table.tell("improvised", who=creature, words=words)
    verdict = table.ask(Question(GM, "improvise", partial(verdicts, table.state, creature), creature, why=words))
    if verdict == FORBID:
        table.tell("forbidden", who=creature)
        return
    pay(table, creature, next((arg for arg in verdict.args if arg in COSTS), ACTION))
    is_done = verdict.verb == ALLOW.verb or decide(table, creature, verdict)
    table.tell("succeeded" if is_done else "failed", who=creature)
    ask_consequences(table, creature, words)


def verdicts(battle: Battle, creature: Combatant) -> list[Any]:
    """The GM's options: `check`, `check athletics 15`, `contest orc`, `allow`, each with what it costs if that is not
    the action, and `forbid`."""
    others = OneOf([other for other in battle.everyone() if other is not creature and other.status == UP])
    cost = TypedWord([cost for cost, is_left in COSTS.items() if is_left(creature)])
    test = TypedWord([*SKILLS]), TypedNumber(1, HARDEST)
    return [
        *(CHECK, Pattern("contest", others), ALLOW, FORBID),
        *(Pattern("check", cost), Pattern("check", *test), Pattern("check", *test, cost)),
        *(Pattern("contest", others, cost), Pattern("allow", cost)),
    ]


def pay(table: Table, creature: Combatant, cost: str) -> None:
    """Our ruling: movement means half the speed, as for standing up.  5e.action.improvise"""
    if cost == MOVEMENT:
        pay_movement(table, creature, half_speed(creature))
    elif cost != NOTHING:
        spend(table, creature, cost)


def decide(table: Table, creature: Combatant, verdict: Deed) -> bool:
    """By a check against a DC, or a contest as for grapple and shove.  5e.contest.model"""
    named = [arg for arg in verdict.args if arg in SKILLS]
    skill = named[0] if named else table.ask(Question(GM, "skill", list(SKILLS), creature))
    if verdict.verb == "contest":
        other = verdict.args[0]
        return contest(table, creature, skill, other, DEFENCES, "5e.contest.model", about=("improvise",))
    if named:
        dc: int = verdict.args[1]
    else:
        dc = table.ask(Question(GM, "dc", [Pattern("", Number(1, HARDEST))], creature)).args[0]
    return check(table, creature, skill, "5e.action.improvise", dc, about=("improvise",)).total >= dc


NOTHING: Final = "nothing"
MOVEMENT: Final = "movement"
COSTS: Final[dict[str, Callable[[Combatant], bool]]] = {
    ACTION: lambda creature: creature.pools["action"] > 0,
    "bonus": lambda creature: creature.pools["bonus"] > 0,
    FREE: lambda creature: creature.pools.get(FREE, 0) > 0,
    MOVEMENT: lambda creature: left(creature) >= half_speed(creature),
    NOTHING: lambda _: True,
}
"""What something improvised may cost, and whether somebody has that left."""
DEEDS: Final[dict[str, Callable[..., None]]] = {"improvise": improvise}
