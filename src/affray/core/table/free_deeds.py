"""Free deeds: what a seat may do for its creatures without being asked.  Start at `free_deeds_offered`.

A book says what each creature may do so (`Rulebook.free_deeds`). A free deed names its doer first, `ana release orc`,
and is entered like a ruling: it takes effect at the open question, whose options are then computed again.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from affray.core.offers.deeds import Options, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.rulebook import AnyRulebook
from affray.core.values import GM, AnyState, Creature

if TYPE_CHECKING:
    from affray.core.table.asking import AnyTable


def free_deeds_offered(rulebook: AnyRulebook, state: AnyState, seat: str) -> Options:
    """The free deeds of a seat's creatures, for the GM those of all; none once the fight is over."""
    return Options(
        part
        for creature in free_doers(rulebook, state, seat)
        for part in free_deeds_of(rulebook, state, creature).parts
    )


def free_deeds_of(rulebook: AnyRulebook, state: AnyState, creature: Creature) -> Options:
    """Those of one creature."""
    return Options(
        Pattern(part.verb, OneOf([creature]), *part.slots, verb_at=1)
        for part in rulebook.free_deeds(state, creature)
        if part.count()
    )


def free_doers(rulebook: AnyRulebook, state: AnyState, seat: str) -> Iterator[Creature]:
    """The creatures for which a seat may do something freely."""
    if rulebook.outcome(state) is None:
        yield from (one for one in state.creatures.values() if seat in (GM, state.seat_of(one)))


def do_freely(table: "AnyTable", deed: Deed) -> None:
    """Carry out a free deed that was offered."""
    doer, *args = deed.args
    table.rulebook.do_freely(table, doer, Deed(deed.verb, *args))
