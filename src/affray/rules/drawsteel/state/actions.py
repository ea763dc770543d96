"""The actions of a turn: their pools, and what conditions forbid.  Start at `can_take`."""

from collections.abc import Mapping
from typing import Final

from affray.rules.drawsteel.state.blocks import FREE, MAIN, MANEUVER, MOVE, TRIGGERED
from affray.rules.drawsteel.state.clash import Fighter

DENIES: Final[Mapping[str, frozenset[str]]] = {
    "surprised": frozenset({TRIGGERED}),
    "bleeding": frozenset(),
    "dazed": frozenset({TRIGGERED, FREE}),
    "frightened": frozenset(),
    "grabbed": frozenset(),
    "floored": frozenset({"stand"}),
    "no-triggers": frozenset({TRIGGERED}),
    "prone": frozenset({"climb", "fly", "jump", "swim"}),
    "restrained": frozenset({"stand", "forced"}),
    "slowed": frozenset({"shift"}),
    "taunted": frozenset(),
    "weakened": frozenset(),
}
"""Every condition, with what it forbids: a kind of action, or a word such as shift."""

POOLS: Final[Mapping[str, str]] = {MAIN: "main", MANEUVER: "maneuver", MOVE: "move-action"}
"""The pool from which each kind of action is taken; other kinds are free."""
OF_A_TURN: Final = len(POOLS)
DEFENDING: Final = "defending"

PRONE: Final = "prone"

MOVE_ACTION: Final = "move-action"
LEFT: Final = "move"
"""Pool: the squares left of a move action."""
PACE: Final = "pace"
"""Pool: how many squares the move action had when it began."""
ACTED: Final = "acted"
"""Pool: 1 after a main action this turn."""
PER_TURN: Final[Mapping[str, int]] = {MAIN: 1, MANEUVER: 1, MOVE_ACTION: 1, LEFT: 0, "moved": 0, "acted": 0}


def is_denied(fighter: Fighter, what: str) -> bool:
    """Does a condition forbid it? What forbids maneuvers forbids free maneuvers too.

    ds.surprise.effect ds.triggered.denied ds.free-maneuver.denied
    """
    return bool(fighter.effects) and (
        any(what in DENIES.get(effect.kind, ()) for effect in fighter.effects)
        or (what == FREE and is_denied(fighter, MANEUVER))
    )


def can_take(fighter: Fighter, kind: str) -> bool:
    """Has the fighter such an action left, and is it allowed? The dazed take one action a turn.

    ds.turn.three ds.free-maneuver.denied ds.condition.dazed ds.deed.defend
    """
    if is_denied(fighter, kind) or (kind == MAIN and not fighter.hero and fighter.has(DEFENDING)):
        return False
    if kind not in POOLS:
        return True
    whole = OF_A_TURN - (fighter.block.organisation == "minion")  # which has no maneuver but for its main action
    is_done = fighter.has("dazed") and sum(fighter.pools[pool] for pool in POOLS.values()) < whole
    return not is_done and fighter.pools[POOLS[kind]] > 0
