"""Jumping.  Start at `jump`."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from affray.core.board import Spot, squares_of
from affray.core.board.reach import Steps
from affray.core.offers.deeds import Pattern
from affray.rules.drawsteel.changes import rise_to
from affray.rules.drawsteel.movement.falling import fall_if_unsupported, make_room
from affray.rules.drawsteel.movement.ground import bad_ground, crowded
from affray.rules.drawsteel.movement.speed import begin_move, budget_of, is_agile
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.actions import LEFT
from affray.rules.drawsteel.state.clash import Clash, Fighter

JUMPED: Final = 2
"""By how many squares a test may lengthen a jump."""


def offer_jump(readings: Readings, clash: Clash, jumper: Fighter) -> Iterator[object]:
    """In any move, but not out of difficult or damaging terrain.  ds.jump"""
    rough = bad_ground(readings, clash, jumper)
    stands = not clash.is_aloft(jumper) and not clash.is_buried(jumper)
    if is_agile(jumper) and stands and not clash.space(jumper) & rough and budget_of(readings, clash, jumper) > 0:
        yield Pattern("jump", Spot(clash.grid, partial(landings, readings, clash, jumper)))


def jump_distance(jumper: Fighter) -> int:
    """How far one jumps without a test: Might or Agility, at least 1.  ds.jump"""
    return max(jumper.block.best(("might", "agility")), 1)


def landings(readings: Readings, clash: Clash, jumper: Fighter) -> int:
    grid, width = clash.grid, jumper.width
    far = min(jump_distance(jumper) + JUMPED, budget_of(readings, clash, jumper))
    room = grid.room(clash.open, width) & ~grid.touching(crowded(clash, jumper), width)
    steps = grid.steps(clash.filled, width)
    found = 0
    for square in squares_of(grid.disc(jumper.at, far) & room & ~(1 << jumper.at)):
        way = course(clash, jumper, square)
        if effort(clash, jumper, way) <= JUMPED and is_clear(clash, jumper, way, steps):
            found |= 1 << square
    return found


def effort(clash: Clash, jumper: Fighter, way: list[int]) -> int:
    """How many squares too long or too high a jump is without a test.  ds.jump"""
    up = max(rise_to_ground(clash, jumper, each) for each in way)
    return max(clash.grid.distance(jumper.at, way[-1]) - jump_distance(jumper), up - 1, 0)


def rise_to_ground(clash: Clash, jumper: Fighter, square: int) -> int:
    """How much higher the ground there is."""
    return clash.floor(clash.grid.footprint(square, jumper.width)) - jumper.height


def is_clear(clash: Clash, jumper: Fighter, way: list[int], steps: Steps) -> bool:
    """Is there no wall in the way?"""
    at = jumper.at
    for each in way:
        if clash.grid.footprint(each, jumper.width) & clash.filled or not steps.spread(1 << at) >> each & 1:
            return False
        at = each
    return True


def course(clash: Clash, jumper: Fighter, square: int) -> list[int]:
    line = squares_of(clash.grid.straight(jumper.at, square) & ~(1 << jumper.at))
    return sorted(line, key=partial(clash.grid.distance, jumper.at))


def jump(table: Table, jumper: Fighter, square: int) -> None:
    """Jump; a Might or Agility test lengthens it, tier 2 by 1 square, tier 3 by 2. A short jump lands before its end.

    ds.jump
    """
    clash = table.state
    begin_move(table, jumper)
    way, gained = course(clash, jumper, square), 0
    if effort(clash, jumper, way):
        gained = make_test(table, jumper, ("might", "agility"), "jump").tier - 1
    way = way[: jump_distance(jumper) + gained]
    too_high = next(
        (place for place, each in enumerate(way) if rise_to_ground(clash, jumper, each) - 1 > gained), len(way)
    )
    way = way[:too_high]
    go(table, jumper, way, LEFT, climb=0, leaps=True)
    if jumper.height < clash.floor_under(jumper):
        rise_to(table, jumper, clash.floor_under(jumper))
    fall_if_unsupported(table, jumper)
    make_room(table, jumper)
    for hook in table.readings.hooks.stepped:
        hook(table, jumper)
