"""Climbing the walls of a chasm, down into it and out of it.  Start at `offers`.

Each square costs 1 more without a climbing speed (5e.move.climb-swim). Between the edge and the
bottom the climber hangs on the wall.
"""

from collections.abc import Iterator

from affray.core.board import Spot, mask_of, squares_of
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Number
from affray.core.table.changes import gain, lose
from affray.rules.dnd5e.harm.falling import CLIMBING
from affray.rules.dnd5e.movement.opportunity import provoke
from affray.rules.dnd5e.movement.speeds import left, pay
from affray.rules.dnd5e.movement.walk import step_to, those_in
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import WALK
from affray.rules.dnd5e.state.combatant import Combatant

CLIMB = "climb"


def offers(battle: Battle, climber: Combatant) -> Iterator[object]:
    """Over the edge to an adjacent square, or up and down the wall.  5e.move.deduct"""
    if not battle.ground.chasm or climber.has("prone"):
        return
    if how_far(climber) > 0 and climber.height <= 0:
        yield Pattern(CLIMB, Spot(battle.grid, edges(battle, climber)))
        if is_at_wall(battle, climber):
            yield Pattern(CLIMB, Number(climber.height + 1, free_heights(battle, climber, 1)))
            yield Pattern(CLIMB, Number(free_heights(battle, climber, -1), climber.height - 1))


def mode_of(climber: Combatant) -> str:
    """The climbing speed if it has one, else the walking speed.  5e.move.speeds"""
    return CLIMB if climber.speed_by(CLIMB) else WALK


def price_of(climber: Combatant) -> int:
    """What a square of the wall costs.  5e.move.climb-swim"""
    return 1 if mode_of(climber) == CLIMB else 2


def how_far(climber: Combatant) -> int:
    """How many squares can be climbed with the movement left."""
    return left(climber, mode_of(climber)) // price_of(climber)


def edges(battle: Battle, climber: Combatant) -> int:
    """From the ground the nearest places in the chasm; from the top of the wall the nearest ones on the ground.

    A creature cannot be half over the edge: it must climb its own width.
    """
    if climber.height != 0 or how_far(climber) < climber.width:
        return 0
    chasm, width = battle.ground.chasm, climber.width
    wanted = battle.board.open & (~chasm if not battle.space(climber) & ~chasm else chasm)
    near = battle.grid.disc(climber.at, width) & battle.grid.room(wanted, width)
    return mask_of(
        square for square in squares_of(near) if not those_in(battle, battle.grid.footprint(square, width), climber, 0)
    )


def is_at_wall(battle: Battle, climber: Combatant) -> bool:
    """Is it in the chasm, beside firm ground?"""
    space, chasm = battle.space(climber), battle.ground.chasm
    return not space & ~chasm and bool(battle.grid.beside(space) & ~chasm)


def free_heights(battle: Battle, climber: Combatant, step: int) -> int:
    """How far up (1) or down (-1) the wall the climber gets before it meets somebody, the edge or the bottom."""
    space, height = battle.space(climber), climber.height
    for _ in range(how_far(climber)):
        after = height + step
        if not -battle.ground.depth <= after <= 0 or those_in(battle, space, climber, after):
            break
        height = after
    return height


def climb(table: Table, climber: Combatant, to: int) -> None:
    """To a square, or to a height of at most 0, step by step while the movement lasts."""
    if to > 0:
        take_step(table, climber, to, 0)
        return
    while climber.height != to:
        after = climber.height + (1 if to > climber.height else -1)
        if not take_step(table, climber, climber.at, after):
            return


def take_step(table: Table, climber: Combatant, square: int, height: int) -> bool:
    """One square over the edge, up or down. Can it be taken?"""
    battle = table.state
    if not provoke(table, climber, square, height):
        return False
    space = battle.grid.footprint(square, climber.width)
    squares = climber.width if square != climber.at else 1
    if those_in(battle, space, climber, height) or how_far(climber) < squares:
        return False
    pay(table, climber, squares * price_of(climber))
    hangs = height > battle.floor(space)
    if hangs and not climber.has(CLIMBING):
        gain(table, climber, CLIMBING, climber)
    step_to(table, climber, square, height)
    for effect in climber.effects if not hangs else ():
        if effect.kind == CLIMBING:
            lose(table, climber, effect, "arrived")
    return True
