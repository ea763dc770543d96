"""How players agree on what all of them are asked, such as who acts next.  Start at `decides`.

Whoever names their own hero has it if nobody says wait for a moment (`standing`); how long that is, the live table
says, since rules read no clock. Whoever names another's needs the yes of the one who plays it. What everybody says is
decided.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from affray.core.offers.slots import Deed
from affray.core.table.consent import standing_order
from affray.core.table.recorded import OpenQuestion
from affray.core.values import PLAYERS, AnyState, Creature


class Proposal(NamedTuple):
    """A proposal: who has said it, in order; whose yes it needs yet; who says wait; and does it name anybody?"""

    text: str
    by: list[str]
    needs: list[str]
    waits: list[str]
    is_of_heroes: bool


def proposals(state: AnyState, asked: OpenQuestion, present: Sequence[str]) -> list[Proposal]:
    """All that is proposed. Only of those who are present a yes is needed: the absent agree."""
    return [_proposal(state, asked, text, present) for text in dict.fromkeys(asked.proposals.values())]


def _proposal(state: AnyState, asked: OpenQuestion, text: str, present: Sequence[str]) -> Proposal:
    named = named_in(asked.options.parse(text))
    by = [seat for seat, said in asked.proposals.items() if said == text]
    waits = [seat for seat, texts in asked.objections.items() if text in texts]
    return Proposal(text, by, _needed(state, asked, named, present, by), waits, bool(named))


def named_in(option: Any) -> list[Creature]:
    """The creatures that an option names."""
    return [one for one in (option, *(option.args if isinstance(option, Deed) else ())) if isinstance(one, Creature)]


def _needed(
    state: AnyState, asked: OpenQuestion, named: list[Creature], present: Sequence[str], said: Sequence[str]
) -> list[str]:
    """The seats of the named that have not said so; not those whose standing order is to agree to such questions."""
    asking = [one for one in named if standing_order(state, one, asked.kind) != "always"]
    seats = dict.fromkeys(state.seat_of(one) for one in asking)
    return [seat for seat in seats if seat in present and seat not in said]


def decides(state: AnyState, asked: OpenQuestion, present: Sequence[str], by: str, text: str) -> bool:
    """Is the question decided if this seat says so: is it the last to say yes, or the last of all?"""
    said = [seat for seat, other in asked.proposals.items() if other == text and seat != by]
    if all(seat in said for seat in present if seat != by):
        return True
    named = named_in(asked.options.parse(text))
    is_yes = bool(said) and asked.proposals.get(by) != text and by in [state.seat_of(one) for one in named]
    is_waited = any(text in texts for seat, texts in asked.objections.items() if seat != by)
    return is_yes and not is_waited and not _needed(state, asked, named, present, [*said, by])


def standing(state: AnyState, asked: OpenQuestion, present: Sequence[str]) -> Proposal | None:
    """The one proposal against which nobody has said anything, if it needs nobody's yes."""
    if asked.seat != PLAYERS:
        return None
    made = proposals(state, asked, present)
    is_alone = len(made) == 1 and made[0].is_of_heroes and not made[0].needs and not made[0].waits
    return made[0] if is_alone else None
