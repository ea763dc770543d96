"""Finding the way round: for one who is in a dead end, with the foe behind a wall.  Start at `detour`."""

from typing import Final, Protocol

from affray.core.board import Reach, Ways, lowest
from affray.rules.dnd5e.movement.walk import reach_of
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

FARTHEST: Final = 200
"""How much movement a way round may take in all."""


class Routes(Protocol):
    """Ways to somewhere, of which one is looked for."""

    @property
    def reach(self) -> Reach: ...

    def way_to(self, end: int) -> tuple[int, ...] | None: ...


def detour(battle: Battle, me: Combatant, beside: int, routes: Routes) -> tuple[int, ...] | None:
    """How far one gets now on the shortest way to one of the squares beside a foe; None if that is nowhere."""
    here = 1 << me.at
    if beside & here:
        return None
    far = Ways(battle.grid, lambda: reach_of(battle, me, FARTHEST))
    goal = far.reach.nearest(beside & far.reach.squares)
    steps = far.way_to(lowest(goal)) if goal else None
    if steps is None:
        return None
    now = routes.reach.squares & ~here
    end = next((square for square in reversed(steps) if now >> square & 1), None)
    return None if end is None else routes.way_to(end)
