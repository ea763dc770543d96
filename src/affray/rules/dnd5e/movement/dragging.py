"""Moving with those whom one holds.  Start at `drags`."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from affray.core.board import Ways
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Way
from affray.rules.dnd5e.movement import flying
from affray.rules.dnd5e.movement.gaits import FLY, SWIM
from affray.rules.dnd5e.movement.offers import end_move
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.walk import reach_of, walk
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import WALK
from affray.rules.dnd5e.state.combatant import Combatant


def drags(battle: Battle, creature: Combatant, part: int, only: str = "") -> Iterator[object]:
    """On foot, through water or through the air, half as far unless those who are dragged are much smaller: `drag d4`,
    and `drag 3`, `drag 3 d4` to lift them. By `only` one of its speeds, if one is given.

    5e.grapple.drag 5e.move.speeds
    """
    mode = way_of_dragging(battle, creature)
    if only != FLY and not flying.is_aloft(battle, creature) and left(creature, mode, part) > 0:
        reach = partial(reach_of, battle, creature, left(creature, mode, part), mode=mode)
        yield Pattern("drag", Way(Ways(battle.grid, reach)))
    yield from flying.offers(battle, creature, "drag", part)


def way_of_dragging(battle: Battle, creature: Combatant) -> str:
    """In deep water a swimmer swims, if that is faster."""
    is_in_water = bool(battle.wet) and not battle.space(creature) & ~battle.wet
    return SWIM if is_in_water and creature.speed_by(SWIM) > creature.speed else WALK


def drag(table: Table, creature: Combatant, *to: Any) -> None:
    """Step by step with those who are held; they provoke nobody, the one who drags does.

    5e.grapple.drag 5e.opportunity.avoid
    """
    if isinstance(to[0], int) or flying.is_aloft(table.state, creature):
        flying.fly(table, creature, *to, drags=True)
    else:
        walk(table, creature, to[0], mode=way_of_dragging(table.state, creature), drags=True)
    end_move(table, creature)
