"""Moving otherwise than on foot: flying, climbing, jumping, burrowing.  Start at `DEEDS`.

All of it is paid for out of the same move action: a speed is the same for every way to move.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from affray.core.board import Spot, Ways, mask_of, squares_of
from affray.core.changes import gain, lose, move_to, spend
from affray.core.deeds import Pattern
from affray.core.effects import FIGHT_END
from affray.core.slots import Number, OneOf, Way
from affray.core.values import Until
from affray.rules.drawsteel.blocks import MAIN, MANEUVER
from affray.rules.drawsteel.changes import rise_to
from affray.rules.drawsteel.conditions import lay
from affray.rules.drawsteel.falling import CLIMBING, PRONE, keep_aloft, make_room
from affray.rules.drawsteel.moving import (
    LEFT,
    arrive,
    bad_ground,
    begin_advance,
    budget_of,
    crowded,
    go,
    is_still_at,
    opportunity_attacks,
    reach_of,
    speed_of,
)
from affray.rules.drawsteel.readings import Doing, Readings, Table
from affray.rules.drawsteel.trials import make_test
from affray.rules.drawsteel.values import Clash, Fighter

STEEP: Final = 2
"""From so many squares on ground is climbed, and not walked."""
LABOUR: Final = 2
"""What a square costs those who climb without being made for it."""
HIGHEST: Final = 20
JUMPED: Final = 2
"""By how many squares a test may lengthen a jump."""


def begin(table: Table, mover: Fighter) -> None:
    """A part of the move action, or a new one.  ds.turn.split"""
    if mover.pools[LEFT] <= 0:
        begin_advance(table, mover)


def is_agile(mover: Fighter) -> bool:
    """The prone neither climb nor jump nor fly.  ds.move.crawl"""
    return not mover.has(PRONE)


# --- flying


def offer_flight(readings: Readings, clash: Clash, flyer: Fighter) -> Iterator[object]:
    """Level, straight up or down, or both at once: `fly d4`, `fly 3`, `fly -1 d4`.  ds.fly"""
    budget = budget_of(readings, clash, flyer)
    if not flyer.block.modes & {"fly", "hover"} or not is_agile(flyer) or budget <= 0 or clash.is_buried(flyer):
        return
    yield Pattern("fly", Way(_aloft(readings, clash, flyer, 0)))
    down = flyer.height - clash.floor_under(flyer)
    for low, high in ((1, budget), (-min(down, budget), -1)):
        if low <= high:
            yield Pattern("fly", Number(low, high))
            for climb in range(low, high + 1):
                yield Pattern("fly", OneOf([climb]), Way(_aloft(readings, clash, flyer, climb)))


def _aloft(readings: Readings, clash: Clash, flyer: Fighter, climb: int) -> Ways:
    budget = budget_of(readings, clash, flyer)
    return Ways(clash.grid, lambda: reach_of(readings, clash, flyer, budget, height=flyer.height + climb))


def fly(table: Table, flyer: Fighter, *aim: Any) -> None:
    """In three dimensions, each square as dear as on foot.  ds.fly"""
    begin(table, flyer)
    climb = next((each for each in aim if isinstance(each, int)), 0)
    way = next((each for each in aim if isinstance(each, tuple)), ())
    go(table, flyer, way, LEFT, climb=climb)
    keep_aloft(table, flyer)


# --- climbing


def offer_climbing(readings: Readings, clash: Clash, climber: Fighter) -> Iterator[object]:
    """On top of what is beside one, or down.  ds.climb"""
    most = climbable(readings, clash, climber)
    if most and clash.ground.levels:
        yield Pattern("climb", Spot(clash.grid, partial(ledges, clash, climber, most)))


def offer_scaling(readings: Readings, clash: Clash, climber: Fighter) -> Iterator[object]:
    """Only some way up a wall, there to hold on, or down again.  ds.climb"""
    most = climbable(readings, clash, climber)
    up = min(most, wall_beside(clash, climber) - climber.height)
    down = min(most, climber.height - clash.floor_under(climber)) if climber.has(CLIMBING) else 0
    for low, high in ((1, up), (-down, -1)):
        if low <= high:
            yield Pattern("scale", Number(low, high))


def climbable(readings: Readings, clash: Clash, climber: Fighter) -> int:
    """How many squares up or down it can climb now.  ds.climb"""
    if not is_agile(climber) or clash.is_buried(climber):
        return 0
    return max(budget_of(readings, clash, climber), 0) // labour(climber)


def labour(climber: Fighter) -> int:
    """Climbers climb at full speed, others at half.  ds.climb"""
    return 1 if "climb" in climber.block.modes else LABOUR


def ledges(clash: Clash, climber: Fighter, most: int) -> int:
    """The squares beside it that are higher or lower, but no more than it can climb now.  ds.climb"""
    grid, width = clash.grid, climber.width
    open_ground = grid.room(clash.open & ~clash.known_bodies(climber.side, climber), width)
    beside = grid.neighbours(climber.at) & open_ground
    least = 1 if climber.has(CLIMBING) else STEEP
    return mask_of(
        square
        for square in squares_of(beside)
        if least <= abs(clash.ground.floor(grid.footprint(square, width)) - climber.height) <= most
    )


def wall_beside(clash: Clash, climber: Fighter) -> int:
    """How high the highest thing is beside it: a wall has no end."""
    beside = clash.grid.around(climber.at, climber.width, 1)
    return HIGHEST if beside & clash.board.filled else max(clash.ground.floor(1 << each) for each in squares_of(beside))


def is_firm(table: Table, climber: Fighter) -> bool:
    """A sheer wall asks for a Might test; who fails gets nowhere, and has lost no movement by it.  ds.climb.test"""
    clash = table.state
    beside = clash.grid.around(climber.at, climber.width, 1) | clash.space(climber)
    if not beside & clash.board.squares("sheer"):
        return True
    return make_test(table, climber, ("might",), "climb").tier > 1


def climb(table: Table, climber: Fighter, square: int) -> None:
    """Up to a ledge or down from it; each square up or down costs as much as two, or one for climbers.  ds.climb"""
    clash = table.state
    if not is_firm(table, climber):
        return
    begin(table, climber)
    floor = clash.ground.floor(clash.grid.footprint(square, climber.width))
    _climb_to(table, climber, square, floor)


def scale(table: Table, climber: Fighter, up: int) -> None:
    """Some way up a wall, or down again; whoever is not at its foot holds on.  ds.climb"""
    if not is_firm(table, climber):
        return
    begin(table, climber)
    _climb_to(table, climber, climber.at, climber.height + up)


def _climb_to(table: Table, climber: Fighter, square: int, height: int) -> None:
    here, readings = climber.at, table.readings
    opportunity_attacks(table, climber, square, height)
    price = abs(height - climber.height) * labour(climber)
    if not is_still_at(climber, here) or price > climber.pools[LEFT]:
        return
    if readings.hooks.bumps(table, climber, square, height):
        return
    spend(table, climber, LEFT, price)
    if square != here:
        move_to(table, climber, square)
    rise_to(table, climber, height)
    hold_on(table, climber)
    for hook in readings.hooks.stepped:
        hook(table, climber)
    readings.hooks.give_away(table, climber)


def hold_on(table: Table, climber: Fighter) -> None:
    """One who hangs on a wall does so until it stands again."""
    clash = table.state
    holds = [effect for effect in climber.effects if effect.kind == CLIMBING]
    if clash.is_aloft(climber) and not holds:
        gain(table, climber, CLIMBING, climber, [Until(FIGHT_END)])
    elif not clash.is_aloft(climber):
        for effect in holds:
            lose(table, climber, effect, "landed")


# --- jumping


def offer_jump(readings: Readings, clash: Clash, jumper: Fighter) -> Iterator[object]:
    """In any move, but not out of difficult or damaging ground.  ds.jump"""
    rough = bad_ground(readings, clash, jumper)
    stands = not clash.is_aloft(jumper) and not clash.is_buried(jumper)
    if is_agile(jumper) and stands and not clash.space(jumper) & rough and budget_of(readings, clash, jumper) > 0:
        yield Pattern("jump", Spot(clash.grid, partial(landings, readings, clash, jumper)))


def spring(jumper: Fighter) -> int:
    """How far one jumps without a test: Might or Agility, and 1 at least.  ds.jump"""
    return max(jumper.block.best(("might", "agility")), 1)


def landings(readings: Readings, clash: Clash, jumper: Fighter) -> int:
    grid, width = clash.grid, jumper.width
    far = min(spring(jumper) + JUMPED, budget_of(readings, clash, jumper))
    room = grid.room(clash.open, width) & ~grid.touching(crowded(clash, jumper), width)
    return mask_of(
        square
        for square in squares_of(grid.disc(jumper.at, far) & room & ~(1 << jumper.at))
        if effort(clash, jumper, square) <= JUMPED and is_clear(clash, jumper, square)
    )


def effort(clash: Clash, jumper: Fighter, square: int) -> int:
    """By how much a jump there is too long, or too high, to do without a test.  ds.jump"""
    up = max(rise(clash, jumper, each) for each in course(clash, jumper, square))
    return max(clash.grid.distance(jumper.at, square) - spring(jumper), up - 1, 0)


def rise(clash: Clash, jumper: Fighter, square: int) -> int:
    """How much higher the ground is there."""
    return clash.ground.floor(clash.grid.footprint(square, jumper.width)) - jumper.height


def is_clear(clash: Clash, jumper: Fighter, square: int) -> bool:
    """Does no wall stand in the way?"""
    at = jumper.at
    steps = clash.grid.steps(clash.filled, jumper.width)
    for each in course(clash, jumper, square):
        if clash.grid.footprint(each, jumper.width) & clash.filled or not steps.spread(1 << at) >> each & 1:
            return False
        at = each
    return True


def course(clash: Clash, jumper: Fighter, square: int) -> list[int]:
    line = squares_of(clash.grid.straight(jumper.at, square) & ~(1 << jumper.at))
    return sorted(line, key=partial(clash.grid.distance, jumper.at))


def jump(table: Table, jumper: Fighter, square: int) -> None:
    """A test of Might or Agility lengthens it: tier 2 by 1 square, tier 3 by 2. Who is short of it comes down there.

    ds.jump
    """
    clash = table.state
    begin(table, jumper)
    gained = 0
    if effort(clash, jumper, square):
        gained = make_test(table, jumper, ("might", "agility"), "jump").tier - 1
    way = course(clash, jumper, square)[: spring(jumper) + gained]
    too_high = next((place for place, each in enumerate(way) if rise(clash, jumper, each) - 1 > gained), len(way))
    way = way[:too_high]
    go(table, jumper, way, LEFT, climb=0, leaps=True)
    if jumper.height < clash.floor_under(jumper):
        rise_to(table, jumper, clash.floor_under(jumper))
    keep_aloft(table, jumper)
    make_room(table, jumper)
    for hook in table.readings.hooks.stepped:
        hook(table, jumper)


# --- burrowing


def is_earth(clash: Clash, fighter: Fighter) -> bool:
    return not clash.space(fighter) & (clash.board.squares("water") | clash.board.squares("chasm"))


def offer_dig(readings: Readings, clash: Clash, digger: Fighter) -> Iterator[object]:
    """A burrower digs up or down by a maneuver, as far as it is big; not deeper with somebody in its grip.

    ds.burrow
    """
    size = digger.width
    if "burrow" not in digger.block.modes or speed_of(readings, clash, digger) < size or not is_earth(clash, digger):
        return
    if clash.is_aloft(digger):
        return
    yield Pattern("dig", Number(1, min(size, clash.floor_under(digger) - digger.height)))
    held = [e for each in clash.everyone() if each.is_up for e in each.effects if e.kind == "grabbed"]
    if not any(effect.source == digger.id for effect in held):
        yield Pattern("dig", Number(-size, -1))


def dig(table: Table, digger: Fighter, up: int) -> None:
    """ds.burrow"""
    arrive(table, digger, digger.at, digger.height + up)
    make_room(table, digger)


def offer_burrowing(readings: Readings, clash: Clash, digger: Fighter) -> Iterator[object]:
    """Through the earth, at full speed.  ds.burrow"""
    if "burrow" in digger.block.modes and digger.height < clash.floor_under(digger):
        budget = budget_of(readings, clash, digger)
        if budget > 0:
            find = partial(reach_of, readings, clash, digger, budget, height=digger.height)
            yield Pattern("burrow", Way(Ways(clash.grid, find)))


def burrow(table: Table, digger: Fighter, way: tuple[int, ...]) -> None:
    """ds.burrow"""
    begin(table, digger)
    go(table, digger, way, LEFT, climb=0)


def offer_clawing(readings: Readings, clash: Clash, digger: Fighter) -> Iterator[object]:
    """Others claw their way through dirt, if they can move at all.  ds.burrow.claw"""
    is_able = "burrow" not in digger.block.modes and speed_of(readings, clash, digger) > 1
    if is_able and digger.height < clash.floor_under(digger):
        yield Pattern("claw", OneOf(["up", "down"]))


def claw(table: Table, digger: Fighter, where: str) -> None:
    """A Might test: tier 2 also takes the main action; those who do badly are worn out by it.  ds.burrow.claw"""
    tier = make_test(table, digger, ("might",), "claw").tier
    if tier == 2 and digger.pools[MAIN] <= 0:
        return
    if tier == 2:
        spend(table, digger, MAIN)
    for condition in {1: ("slowed", "weakened"), 2: ("slowed",), 3: ()}[tier]:
        lay(table, digger, condition, None, "turn")
    arrive(table, digger, digger.at, digger.height + (1 if where == "up" else -1))
    make_room(table, digger)


DEEDS: Final = {
    "fly": Doing("", offer_flight, fly),
    "climb": Doing("", offer_climbing, climb),
    "scale": Doing("", offer_scaling, scale),
    "jump": Doing("", offer_jump, jump),
    "dig": Doing(MANEUVER, offer_dig, dig),
    "burrow": Doing("", offer_burrowing, burrow),
    "claw": Doing(MANEUVER, offer_clawing, claw),
}
