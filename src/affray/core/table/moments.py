"""Moments: when effects act and when they end.  Start at `fire_moment`.

A moment has a name and usually a creature it belongs to. The names below are the kernel's; a rulebook may add more.
"""

from typing import TYPE_CHECKING, Final

from affray.core.table.changes import lose, replace_effect
from affray.core.values import AnyState, Creature, Effect, Until

if TYPE_CHECKING:
    from affray.core.table.asking import AnyTable

TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
ROUND_END: Final = "round-end"
DAMAGED: Final = "damaged"
FIGHT_END: Final = "fight-end"


def fire_moment(table: "AnyTable", moment: str, creature: Creature | None = None) -> None:
    """Run the effects that act at this moment, then end those that end with it.

    Each effect is looked up again before it is run, because an earlier one may have ended it or dropped its bearer.
    """
    whose = None if creature is None else creature.id
    for waiting in table.state.effects_at(moment, whose):
        effect = find(table.state, waiting.bearer, waiting.id)
        if effect is not None and any(until.is_now(moment, whose) for until in effect.acts):
            table.rulebook.act(table, effect, moment)
        effect = find(table.state, waiting.bearer, waiting.id)
        if effect is not None:
            _count_down(table, effect, moment, whose)


def until_end_of_next_turn(state: AnyState, creature: Creature) -> Until:
    """The end of the creature's next turn, not counting a turn in progress."""
    return Until(TURN_END, creature.id, 2 if state.turn == creature.id else 1)


def end(table: "AnyTable", effect: Effect, because: str) -> None:
    """End an effect, if it is still active."""
    if find(table.state, effect.bearer, effect.id) is not None:
        lose(table, table.state.creatures[effect.bearer], effect, because)


def find(state: AnyState, bearer: str, id: str) -> Effect | None:
    """The current version of an effect; None once it has ended."""
    return next((effect for effect in state.creatures[bearer].effects if effect.id == id), None)


def _count_down(table: "AnyTable", effect: Effect, moment: str, whose: str | None) -> None:
    ends = tuple(u.but(times=u.times - 1) if u.is_now(moment, whose) else u for u in effect.ends)
    if any(until.times == 0 for until in ends):
        lose(table, table.state.creatures[effect.bearer], effect, moment)
    elif ends != effect.ends:
        replace_effect(table.state.creatures[effect.bearer], effect.but(ends=ends))
