"""Any other action: the GM says whether it can be done, and which test decides it.  Start at `improvise`."""

from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.table.consequences import ask_consequences
from affray.core.values import GM
from affray.rules.acao.changes import stumble
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import ATTRIBUTES

ALLOW: Final = Deed("allow")
FREELY: Final = Deed("allow-freely")
FORBID: Final = Deed("forbid")


def improvise(table: Table, creature: Character, words: str) -> None:
    """What cannot be done costs nothing; all else the action, unless the GM says that it is free. What comes of it the
    GM rules.  ac.test.any-action ac.turn.free
    """
    table.tell("improvised", who=creature, words=words)
    said = table.ask(Question(GM, "improvise", lambda: verdicts(table.state, creature), creature, why=words))
    if said == FORBID or not creature.is_up:
        table.tell("forbidden", who=creature)
        return
    if said != FREELY:
        spend(table, creature, "action")
    *others, attribute = said.args or (creature, "")
    is_done = said in (ALLOW, FREELY) or decide(table, creature, others[0] if others else creature, attribute)
    table.tell("succeeded" if is_done else "failed", who=creature)
    ask_consequences(table, creature, words)


def verdicts(combat: Combat, creature: Character) -> list[object]:
    """A hero makes a test; against a foe, which makes none, a hero does.

    ac.test.any-action ac.reaction.players-roll
    """
    if creature.hero:
        return [Pattern("test", OneOf(ATTRIBUTES)), ALLOW, FREELY, FORBID]
    against = [hero for hero in combat.enemies(creature) if hero.hero]
    return [Pattern("test-by", OneOf(against), OneOf(ATTRIBUTES)), ALLOW, FREELY, FORBID]


def decide(table: Table, creature: Character, tester: Character, attribute: str) -> bool:
    """By a test of the hero who acts, or of the one who would prevent it.  ac.test.any-action ac.test.natural"""
    test = attribute_test(table, tester, "improvise", by_attribute(tester, attribute, "ac.test.any-action"))
    if tester is not creature:
        return not test.succeeds
    if test.is_fumble:
        stumble(table, creature)
    return test.succeeds
