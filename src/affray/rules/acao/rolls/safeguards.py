"""Safeguards: reactions against spells, poisons, traps and hazards.  Start at `safeguard`."""

from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import until_end_of_next_turn
from affray.rules.acao.harm.damage import harm
from affray.rules.acao.harm.dice import damage_dice
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.attribute_tests import attribute_test, by_attribute
from affray.rules.acao.rolls.reactions import can_react, note_reaction
from affray.rules.acao.state.combat import Character
from affray.rules.acao.state.sheet import Peril

RESIST: Final = Deed("resist")


def safeguard(table: Table, hero: Character, peril: Peril, by: Character | None = None) -> None:
    """A d20 plus the attribute that fits the peril, as any Attribute Test; a foe, which makes none, just suffers it.

    ac.safeguard ac.reaction.unlimited
    """
    readings = table.readings
    at_cost = False
    if hero.hero and not can_react(readings, table.state, hero):
        table.tell("unguarded", who=hero)
    elif can_react(readings, table.state, hero) and is_wanted(table, hero):
        note_reaction(readings, hero)
        test = attribute_test(table, hero, "safeguard", by_attribute(hero, peril.attribute, "ac.safeguard"))
        if test.succeeds and not test.at_cost:
            return
        at_cost = test.succeeds
    suffer(table, hero, peril, by, at_cost)


def is_wanted(table: Table, hero: Character) -> bool:
    """Where reactions are counted, the one of the round may be kept for something worse.  ac.reaction.unlimited"""

    def offer() -> list[Deed]:
        return [RESIST, PASS] if can_react(table.readings, table.state, hero) else []

    return not table.readings.reacts_once or table.ask(Question(hero, "safeguard", offer)) == RESIST


def suffer(table: Table, victim: Character, peril: Peril, by: Character | None, halved: bool) -> None:
    """The damage, halved for one who succeeded at a price, and otherwise the effect too."""
    if peril.damage:
        roll = table.roll(by or victim, damage_dice(peril.damage), "damage")
        harm(table, victim, roll.total // 2 if halved else roll.total, peril.type, by)
    if peril.effect and not halved and victim.is_up:
        afflict(table, victim, peril.effect, by)


def afflict(table: Table, victim: Character, effect: str, by: Character | None = None) -> None:
    """Lay an effect on somebody who does not bear it yet.

    To be stunned is to lose the next turn; a grip lasts until the end of the holder's next turn.
    """
    if not victim.has(effect):
        lasting = {"stunned": victim, "held": by}.get(effect)
        gain(table, victim, effect, by, ends=[until_end_of_next_turn(table.state, lasting)] if lasting else [])
