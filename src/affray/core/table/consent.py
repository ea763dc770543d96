"""Consent: does a creature let another do something to it, where the book says "willing"?  Start at `is_willing`.

Each kind of consent is a standing order of a seat, for all creatures that it plays: one that changes hands follows the
order of its new seat. Unless its player says otherwise, help is welcome, and whatever moves a creature or costs it
something is asked for.
"""

from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import AnyTable, Question
from affray.core.values import GM, AnyState, Creature

HELPED: Final = "helped"
"""To be healed, helped up, given a potion, or put under a spell that helps."""
CARRIED: Final = "carried"
"""To be taken hold of by a friend, and carried or dragged along."""
RIDDEN: Final = "ridden"
"""To bear a rider: what is made for riding is willing."""
SWAPPED: Final = "swap"
"""To change places with another in the order of turns."""
DEFAULTS: Final = {HELPED: "always", CARRIED: "ask", RIDDEN: "always", SWAPPED: "ask"}
AGREE: Final = Deed("agree")


def is_willing(table: AnyTable, who: Creature, kind: str, by: Creature, is_helpless: bool = False) -> bool:
    """Does a creature agree? The helpless do, and whatever the same person plays; others as ordered, or when asked."""
    if is_helpless or table.state.seat_of(who) == table.state.seat_of(by):
        return True
    order = order_of(table.state, who, kind, by)
    is_agreed = order == "always"
    if order == "ask":
        is_agreed = table.ask(Question(who, kind, [AGREE, PASS], by)) == AGREE
    if not is_agreed:
        table.tell("declined", who=who, by=by)
    return is_agreed


def order_of(state: AnyState, who: Creature, kind: str, by: Creature) -> str:
    """The standing order of a creature's player; by default a friend that the GM plays agrees."""
    is_extra = state.seat_of(who) == GM and who.side == by.side
    return standing_order(state, who, kind) or ("always" if is_extra else DEFAULTS[kind])


def standing_order(state: AnyState, who: Creature, kind: str) -> str | None:
    """What the player has ordered for questions of a kind: of consent for the seat, of all else for the creature."""
    holder = state.seat_of(who) if kind in DEFAULTS else who.id
    return state.settings["standing"].get(f"{holder} {kind}")


def refuses(state: AnyState, who: Creature, kind: str, by: Creature) -> bool:
    """Is it known beforehand that the creature will not agree?"""
    return state.seat_of(who) != state.seat_of(by) and order_of(state, who, kind, by) == "never"
