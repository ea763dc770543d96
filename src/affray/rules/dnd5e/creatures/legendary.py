"""Legendary actions and lair actions: when they may be taken.  Start at `offer_legendary`.

The actions themselves are powers in the stat block (`powers.py`).
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import refill
from affray.core.table.triggers import Reaction, answer_trigger
from affray.rules.dnd5e.changes import drop_first_lair, set_lairs
from affray.rules.dnd5e.creatures.powers import patterns, use
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

LEGENDARY: Final = "legendary"
LAIR: Final = "lair"
LAIR_COUNT: Final = 20
"""The initiative count at which lairs act; they lose ties.  5e.lair.actions"""


# --- legendary actions


def regain_legendary(creature: Combatant) -> None:
    """Regained at the start of its turn.  5e.legendary.actions"""
    if creature.block.legendary:
        refill(creature, LEGENDARY, creature.block.legendary)


def offer_legendary(table: Table, ended: Combatant) -> None:
    """At the end of another creature's turn, each with legendary actions left may take one.  5e.legendary.actions"""
    battle = table.state
    able = [creature for creature in battle.everyone() if creature.block.legendary and is_ready(creature, ended)]
    if not able:
        return
    readings = table.readings
    questions = [
        Question(creature, LEGENDARY, partial(legendary, readings, battle, creature, ended), ended) for creature in able
    ]
    answer_trigger(table, questions, partial(act, table))


def is_ready(creature: Combatant, ended: Combatant) -> bool:
    """Not at the end of its own turn, not incapacitated, and not surprised.  5e.legendary.actions"""
    is_free = creature.is_able and not creature.has("surprised")
    return creature is not ended and is_free and creature.pools[LEGENDARY] > 0


def legendary(readings: Readings, battle: Battle, creature: Combatant, ended: Combatant) -> list[object]:
    """The legendary actions that it can still pay for."""
    if not is_ready(creature, ended):
        return []
    powers = [p for p in creature.block.powers_by(LEGENDARY) if p.price <= creature.pools[LEGENDARY]]
    return [*patterns(readings, battle, creature, powers), PASS]


def act(table: Table, reaction: Reaction) -> None:
    use(table, table.state.creatures[reaction.question.asked], *reaction.answer.args)


# --- lairs


def open_lairs(battle: Battle) -> None:
    """In each round every lair acts once.  5e.lair.actions"""
    set_lairs(battle, [creature.id for creature in battle.everyone() if creature.block.powers_by(LAIR)])


def is_lair_due(battle: Battle) -> bool:
    """Is initiative count 20 reached, ties lost?  5e.lair.actions"""
    return battle.next == len(battle.order) or battle.creatures[battle.order[battle.next]].initiative < LAIR_COUNT


def lairs_among(order: Sequence[Combatant]) -> dict[str, Any] | None:
    """The creatures with lairs, and after how many in this order lairs act; None if there are none."""
    masters = [creature for creature in order if creature.block.powers_by(LAIR)]
    after = sum(creature.initiative >= LAIR_COUNT for creature in order)
    return {"after": after, "of": masters} if masters else None


def take_lair_action(table: Table) -> None:
    """One of its effects, or none; not while its master is incapacitated or surprised.  5e.lair.actions"""
    battle = table.state
    creature = battle.creatures[battle.lairs[0]]
    drop_first_lair(battle)
    question = Question(creature, LAIR, partial(lair, table.readings, battle, creature))
    deed = table.ask(question)
    if deed != PASS:
        use(table, creature, *deed.args)


def lair(readings: Readings, battle: Battle, creature: Combatant) -> list[object]:
    if not creature.is_able or creature.has("surprised"):
        return []
    return [*patterns(readings, battle, creature, creature.block.powers_by(LAIR)), PASS]
