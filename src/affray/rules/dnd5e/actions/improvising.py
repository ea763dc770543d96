"""Improvised actions: the GM allows, forbids or calls for a check or contest.  Start at `improvise`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, Number, OneOf, Words
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.values import GM
from affray.rules.dnd5e.actions.grapple_shove import DEFENCES
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
    """A forbidden action costs nothing; any other takes the action.  5e.action.improvise 5e.contest.model"""
    table.tell("improvised", who=creature, words=words)
    verdict = table.ask(Question(GM, "improvise", partial(verdicts, table.state, creature), creature, why=words))
    if verdict == FORBID:
        table.tell("forbidden", who=creature)
        return
    spend(table, creature, "action")
    is_done = verdict == ALLOW or decide(table, creature, verdict)
    table.tell("succeeded" if is_done else "failed", who=creature)


def verdicts(battle: Battle, creature: Combatant) -> list[Any]:
    """The GM's options."""
    others = [other for other in battle.everyone() if other is not creature and other.status == UP]
    return [CHECK, Pattern("contest", OneOf(others)), ALLOW, FORBID]


def decide(table: Table, creature: Combatant, verdict: Deed) -> bool:
    """By a check against a DC, or a contest as for grapple and shove.  5e.contest.model"""
    skill = table.ask(Question(GM, "skill", list(SKILLS), creature))
    if verdict.verb == "contest":
        other = verdict.args[0]
        return contest(table, creature, skill, other, DEFENCES, "5e.contest.model", about=("improvise",))
    dc: int = table.ask(Question(GM, "dc", [Pattern("", Number(1, HARDEST))], creature)).args[0]
    return check(table, creature, skill, "5e.action.improvise", dc, about=("improvise",)).total >= dc


DEEDS: Final[dict[str, Callable[..., None]]] = {"improvise": improvise}
