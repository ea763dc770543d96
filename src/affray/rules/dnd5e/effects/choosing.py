"""Whom an act in an area spares, where its user has the choice.  Start at `choose_whom`."""

from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, Subset
from affray.core.table.asking import Question
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.combatant import Combatant

SPARED: Final = "spared"
"""The question whom to leave out."""
SPARE: Final = "spare"
SPARE_NOBODY: Final = Deed("spare-nobody")
"""No pass: odds suppose what is sensible instead."""


def choose_whom(table: Table, me: Combatant, touched: list[Combatant]) -> list[Combatant]:
    """Of those whom it knows of, who acts may leave some out; nobody chooses those of whom it does not know."""
    deed = table.ask(Question(me, SPARED, partial(offer, me, touched)))
    spared = deed.args[0] if isinstance(deed, Deed) and deed.verb == SPARE else ()
    return [it for it in known(me, touched) if it not in spared]


def offer(me: Combatant, touched: list[Combatant]) -> list[object]:
    found = known(me, touched)
    return [Pattern(SPARE, Subset(found, 1)), SPARE_NOBODY] if found else []


def known(me: Combatant, touched: list[Combatant]) -> list[Combatant]:
    return [it for it in touched if me.id not in it.hidden_from and it.is_there]


def spare_friends(question: Question) -> object:
    """What is sensible: to leave out one's own side."""
    who = question.who
    assert isinstance(who, Combatant)
    slots = [slot for part in question.options.parts if isinstance(part, Pattern) for slot in part.slots]
    others = [one for slot in slots if isinstance(slot, Subset) for one in slot.values]
    friends = tuple(one for one in others if one.side == who.side)
    return Deed(SPARE, friends) if friends else SPARE_NOBODY
