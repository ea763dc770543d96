"""Moves that are part of an act: how far, by which of its speeds, and whether anybody is provoked.  Start at `go`."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from affray.core.board import Spot
from affray.core.offers.deeds import PASS, Options, Pattern
from affray.core.table.asking import Question
from affray.rules.dnd5e.changes import set_pools
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.gear.grapple_holds import held
from affray.rules.dnd5e.harm.falling import free_for, own_width
from affray.rules.dnd5e.movement import flying
from affray.rules.dnd5e.movement.dragging import drags
from affray.rules.dnd5e.movement.forced import teleport
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.movement.jumping import RUN_UP
from affray.rules.dnd5e.movement.offers import ways_of_moving
from affray.rules.dnd5e.movement.opportunity import QUIET
from affray.rules.dnd5e.movement.speeds import DASHED, DASHES, MOVED
from affray.rules.dnd5e.movement.teleporting import squares_in_sight
from affray.rules.dnd5e.movement.walk import slowed_by
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import OTHER_WAYS, WALK
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.steps import Move, Teleport

POWER_MOVE: Final = "power-move"
"""The question where to go."""
TELEPORT: Final = "teleport"
"""The question to where, and the answer."""
MODES: Final = (WALK, *OTHER_WAYS)


def go(doing: Doing, step: Move) -> None:
    """It goes where it likes, in one move or several, by movement that its turn neither gives nor takes away.

    5e.move.split 5e.move.speeds
    """
    table, mover = doing.table, doing.whom(step.to)
    if mover.mount:
        return
    own = {pool: mover.pools.get(pool) for pool in (MOVED, DASHES, RUN_UP, QUIET, *(DASHED + mode for mode in MODES))}
    set_pools(mover, allowance(mover, step))
    question = Question(mover, POWER_MOVE, partial(where_to, table.readings, table.state, mover, step))
    while (deed := table.ask(question)) != PASS:
        table.readings.hooks.deeds[deed.verb](table, mover, *deed.args)
        question = Question(mover, POWER_MOVE, partial(where_to, table.readings, table.state, mover, step))
    set_pools(mover, own)


def allowance(mover: Combatant, step: Move) -> dict[str, int | None]:
    """The pools of one who has not moved, with so much movement of every kind that it has."""
    speeds = {mode: mover.speed_by(mode) for mode in MODES}
    lent = {DASHED + mode: (step.squares or speed // step.part) - speed for mode, speed in speeds.items() if speed}
    return {MOVED: 0, DASHES: 0, RUN_UP: None, QUIET: 1 if step.is_quiet else None, **lent}


def where_to(readings: Readings, battle: Battle, mover: Combatant, step: Move) -> list[object]:
    """All the ways that it can go, or stay."""
    parts = list(ways_to_go(readings, battle, mover, step)) if mover.is_able else []
    return [*parts, PASS] if Options(parts) else []


def ways_to_go(readings: Readings, battle: Battle, mover: Combatant, step: Move) -> Iterator[object]:
    """5e.move.speeds 5e.grapple.drag"""
    if step.mode == FLY:
        yield from flying.offers(battle, mover)
    else:
        yield from ways_of_moving(readings, battle, mover)
    if loads := held(battle, mover):
        yield from drags(battle, mover, slowed_by(mover, loads), step.mode)


def vanish(doing: Doing, step: Teleport) -> None:
    """To a free space that it sees; nothing happens if somebody is there of whom it did not know.

    5e.opportunity.avoid
    """
    table, mover = doing.table, doing.whom(step.to)
    deed = table.ask(Question(mover, TELEPORT, partial(places, table.state, mover, step.squares)))
    if deed != PASS and free_for(table.state, mover, own_width(mover)) >> deed.args[0] & 1:
        teleport(table, mover, deed.args[0], mover.height)


def places(battle: Battle, mover: Combatant, squares: int) -> list[object]:
    if not mover.is_able:
        return []
    return [Pattern(TELEPORT, Spot(battle.grid, partial(squares_in_sight, battle, mover, squares))), PASS]
