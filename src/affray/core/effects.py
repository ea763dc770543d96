"""Moments: when effects act and when they end.  Start at `fire_moment`.

A moment has a name and, mostly, a creature whose moment it is. The names below are the kernel's; a rulebook may have
more.
"""

from typing import TYPE_CHECKING, Final

from affray.core.changes import lose, replace_effect
from affray.core.values import AnyState, Creature, Effect, Until

if TYPE_CHECKING:
    from affray.core.asking import AnyTable

TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
ROUND_END: Final = "round-end"
DAMAGED: Final = "damaged"
FIGHT_END: Final = "fight-end"


def fire_moment(table: "AnyTable", moment: str, creature: Creature | None = None) -> None:
    """Let a moment come: what acts then acts, and then what ends then ends.

    Each is looked at again when its turn comes, since an earlier one may have ended it, or felled its bearer.
    """
    whose = None if creature is None else creature.id
    for waiting in table.state.awaiting(moment, whose):
        effect = find(table.state, waiting.bearer, waiting.id)
        if effect is not None and any(until.is_now(moment, whose) for until in effect.acts):
            table.rulebook.act(table, effect, moment)
        effect = find(table.state, waiting.bearer, waiting.id)
        if effect is not None:
            _wear(table, effect, moment, whose)


def until_end_of_next_turn(state: AnyState, creature: Creature) -> Until:
    """The end of the creature's next turn: not of the one it is taking now."""
    return Until(TURN_END, creature.id, 2 if state.turn == creature.id else 1)


def end(table: "AnyTable", effect: Effect, because: str) -> None:
    """End an effect, if it is still there."""
    if find(table.state, effect.bearer, effect.id) is not None:
        lose(table, table.state.creatures[effect.bearer], effect, because)


def find(state: AnyState, bearer: str, id: str) -> Effect | None:
    """The effect as it is now; None once it has ended."""
    return next((effect for effect in state.creatures[bearer].effects if effect.id == id), None)


def _wear(table: "AnyTable", effect: Effect, moment: str, whose: str | None) -> None:
    worn = tuple(u.but(times=u.times - 1) if u.is_now(moment, whose) else u for u in effect.ends)
    if any(until.times == 0 for until in worn):
        lose(table, table.state.creatures[effect.bearer], effect, moment)
    elif worn != effect.ends:
        replace_effect(table.state.creatures[effect.bearer], effect.but(ends=worn))
