"""Moving: how far, where to, past whom, at what price, and who may strike.  Start at `walk`."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Question, Table
from affray.core.board import Reach, Ways
from affray.core.changes import move_to, refill, spend
from affray.core.deeds import PASS
from affray.core.slots import Deed
from affray.core.triggers import Reaction, answer_trigger
from affray.rules.drawsteel.afflictions import holds
from affray.rules.drawsteel.blocks import FREE_TRIGGERED, MOVE, steps_between
from affray.rules.drawsteel.changes import mark
from affray.rules.drawsteel.conditions import can_take, is_denied
from affray.rules.drawsteel.free_strikes import free_strike, is_hindered
from affray.rules.drawsteel.triggers import can_react
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.rulebook import DrawSteel

MOVE_ACTION: Final = "move-action"
LEFT: Final = "move"
"""The pool of squares that are left of a move action."""
STRIKE: Final = Deed("strike")
SHARING: Final = 2
"""From so many steps of size apart on, two may stand in one space."""


def speed_of(rulebook: "DrawSteel", clash: Clash, mover: Fighter) -> int:
    """What its block says, as far as nothing slows it.  ds.move.speed"""
    speed = mover.block.speed
    for slow in rulebook.speeds:
        speed = slow(clash, mover, speed)
    return max(speed, 0)


def budget_of(rulebook: "DrawSteel", clash: Clash, mover: Fighter) -> int:
    """What is left of a move action that was begun, or what a new one would give.  ds.turn.split"""
    if mover.pools[LEFT] > 0:
        return mover.pools[LEFT]
    return speed_of(rulebook, clash, mover) if can_take(mover, MOVE) else 0


def begin_advance(table: Table, clash: Clash, mover: Fighter) -> None:
    """A move action: so many squares, to be walked in as many parts as one likes.  ds.turn.split"""
    spend(table, mover, MOVE_ACTION)
    refill(mover, LEFT, speed_of(cast("DrawSteel", table.rulebook), clash, mover))
    mark(mover, "moved", 1)


# --- where to


def ways(rulebook: "DrawSteel", clash: Clash, mover: Fighter) -> Ways:
    return Ways(clash.grid, lambda: reach_of(rulebook, clash, mover, budget_of(rulebook, clash, mover)))


def shifts(rulebook: "DrawSteel", clash: Clash, mover: Fighter, far: int) -> Ways:
    """Where one can shift: never into or out of difficult ground.  ds.move.shift"""
    return Ways(clash.grid, lambda: reach_of(rulebook, clash, mover, far, avoided=clash.board.squares("difficult")))


def reach_of(rulebook: "DrawSteel", clash: Clash, mover: Fighter, budget: int, avoided: int = 0) -> Reach:
    """Past allies and enemies, stopping where nobody stands but the much bigger or smaller.  ds.size.passing"""
    free = clash.board.open & ~avoided
    for forbid in rulebook.shunned:
        free &= ~forbid(clash, mover)
    dear = prices(rulebook, clash, mover)
    stop = free & ~crowded(clash, mover)
    return clash.board.reach(mover.at, budget, free, dear, stop=stop, body=mover.block.width)


def crowded(clash: Clash, mover: Fighter) -> int:
    """Where it may pass but not stop.  ds.size.passing"""
    mask = 0
    for other in clash.everyone():
        if other is not mover and other.is_up and steps_between(mover.block, other.block) < SHARING:
            mask |= clash.space(other)
    return mask


def prices(rulebook: "DrawSteel", clash: Clash, mover: Fighter) -> tuple[int, ...]:
    """Where a square costs 1 more, 2 more and so on: each thing that slows adds 1 by itself.  ds.move.difficult"""
    levels: list[int] = []
    for find in rulebook.slowing:
        mask = find(clash, mover)
        for level, held in enumerate(levels):
            levels[level], mask = held | mask, held & mask
        if mask:
            levels.append(mask)
    return tuple(levels)


def difficult(clash: Clash, mover: Fighter) -> int:
    """Difficult terrain, and the spaces of enemies.  ds.move.difficult ds.size.passing"""
    mask = clash.board.squares("difficult")
    for foe in clash.enemies(mover):
        mask |= clash.space(foe)
    return mask


SLOWING: Final = (difficult,)


def price_of(rulebook: "DrawSteel", clash: Clash, mover: Fighter, square: int) -> int:
    space = clash.grid.footprint(square, mover.block.width)
    return 1 + sum(bool(space & level) for level in prices(rulebook, clash, mover))


# --- going there


def walk(table: Table, clash: Clash, mover: Fighter, way: tuple[int, ...]) -> None:
    """A part of the move action, or a new one.  ds.turn.split"""
    if mover.pools[LEFT] <= 0:
        begin_advance(table, clash, mover)
    go(table, clash, mover, way, LEFT)


def go(table: Table, clash: Clash, mover: Fighter, way: Sequence[int], pool: str = "", provokes: bool = True) -> None:
    """Step by step, paid for out of a pool if there is one; who is then in another's space steps back."""
    rulebook = cast("DrawSteel", table.rulebook)
    resting = mover.at
    for square in way:
        here = mover.at
        if provokes:
            opportunity_attacks(table, clash, mover, square)
        if not is_still_at(mover, here) or not clash.grid.neighbours(here) >> square & 1:
            break
        price = price_of(rulebook, clash, mover, square)
        if pool and price > mover.pools[pool]:
            break
        if pool:
            spend(table, mover, pool, price)
        move_to(table, mover, square)
        for hook in (*rulebook.moments["walked"], *rulebook.moments["stepped"]):
            hook(table, clash, mover)
        if not is_still_at(mover, square):
            return
        if not clash.space(mover) & crowded(clash, mover):
            resting = square
    if mover.is_up and clash.space(mover) & crowded(clash, mover):
        move_to(table, mover, resting)


def is_still_at(mover: Fighter, square: int) -> bool:
    """Has nobody felled or moved it meanwhile?"""
    return mover.is_up and mover.at == square


def disengage(table: Table, clash: Clash, mover: Fighter, way: tuple[int, ...]) -> None:
    """The move action that shifts.  ds.move.shift"""
    mark(mover, "moved", 1)
    go(table, clash, mover, way, provokes=False)


def can_shift(mover: Fighter) -> bool:
    return not is_denied(mover, "shift")


# --- opportunity attacks


def opportunity_attacks(table: Table, clash: Clash, mover: Fighter, square: int) -> None:
    """Enemies whose side it leaves may strike it freely, as a free triggered action, before it is gone.

    ds.opportunity
    """
    rulebook = cast("DrawSteel", table.rulebook)
    able = [foe for foe in clash.enemies(mover) if may_strike(rulebook, clash, foe, mover, square)]
    if not able:
        return
    asked = [
        Question(foe, "opportunity-attack", partial(_offer, rulebook, clash, foe, mover, square), mover) for foe in able
    ]
    answer_trigger(table, asked, partial(_strike, table, clash, mover))


def may_strike(rulebook: "DrawSteel", clash: Clash, foe: Fighter, mover: Fighter, square: int) -> bool:
    """Beside it now and no longer after the step, able to react, and without a bane against it.  ds.opportunity"""
    return (
        mover.is_up
        and can_react(foe, FREE_TRIGGERED)
        and clash.is_adjacent(foe, mover)
        and clash.grid.gap(foe.at, foe.block.width, square, mover.block.width) > 1
        and not any(mover.has_feature(feature) for feature in rulebook.slipping)
        and not holds(foe, "grabbed", mover)  # it comes along
        and clash.has_line(foe, mover)
        and not is_hindered(rulebook, clash, foe, mover)
    )


def _offer(rulebook: "DrawSteel", clash: Clash, foe: Fighter, mover: Fighter, square: int) -> list[object]:
    return [STRIKE, PASS] if may_strike(rulebook, clash, foe, mover, square) else []


def _strike(table: Table, clash: Clash, mover: Fighter, reaction: Reaction) -> None:
    free_strike(table, clash, cast("Fighter", reaction.question.who), mover)


SLIPPING: Final = ("crafty",)
"""Features of those whose movement never provokes.  ds.feature.crafty"""
