"""Moving: how far, where to, past whom, at what price, and who may strike.  Start at `walk`."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from affray.core.asking import Question
from affray.core.board import Reach, Ways, union
from affray.core.changes import move_to, refill, spend
from affray.core.deeds import PASS
from affray.core.slots import Deed
from affray.core.triggers import Reaction, answer_trigger
from affray.rules.drawsteel.afflictions import holds
from affray.rules.drawsteel.blocks import FREE_TRIGGERED, MOVE, steps_between
from affray.rules.drawsteel.changes import mark, rise_to
from affray.rules.drawsteel.conditions import can_take, is_denied
from affray.rules.drawsteel.free_strikes import free_strike, is_hindered
from affray.rules.drawsteel.happenings import Happening
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.riding import is_with
from affray.rules.drawsteel.triggers import can_react, happen
from affray.rules.drawsteel.values import Clash, Fighter, vertical_gap

MOVE_ACTION: Final = "move-action"
LEFT: Final = "move"
"""The pool of squares that are left of a move action."""
PACE: Final = "pace"
"""The pool that keeps how many there were when it began."""
STRIKE: Final = Deed("strike")
AT_HOME: Final = "at-home-in-rubble"
"""The feature of those whom earth and rubble do not slow."""
SHARING: Final = 2
"""From so many steps of size apart on, two may stand in one space."""


def speed_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What its block says, as far as nothing slows it.  ds.move.speed"""
    speed = mover.block.speed
    for slow in readings.hooks.speeds:
        speed = slow(clash, mover, speed)
    return max(speed, 0)


def budget_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What is left of a move action that was begun, or what a new one would give.  ds.turn.split"""
    if mover.pools[LEFT] > 0:
        return left_of(readings, clash, mover)
    return speed_of(readings, clash, mover) if can_take(mover, MOVE) else 0


def left_of(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """What is left of a move action; less for one who has been slowed or held since it began.  ds.move.speed"""
    left = mover.pools[LEFT]
    gone = max(mover.pools.get(PACE, 0) - left, 0)
    return max(min(left, speed_of(readings, clash, mover) - gone), 0) if mover.effects else left


def begin_advance(table: Table, mover: Fighter) -> None:
    """A move action: so many squares, to be walked in as many parts as one likes.  ds.turn.split"""
    spend(table, mover, MOVE_ACTION)
    speed = speed_of(table.readings, table.state, mover)
    refill(mover, LEFT, speed)
    mark(mover, PACE, speed)
    mark(mover, "moved", 1)


# --- where to


def ways(readings: Readings, clash: Clash, mover: Fighter) -> Ways:
    return Ways(clash.grid, lambda: reach_of(readings, clash, mover, budget_of(readings, clash, mover)))


def shifts(readings: Readings, clash: Clash, mover: Fighter, far: int) -> Ways:
    """Where one can shift: never into, through or out of difficult or damaging ground.  ds.move.shift"""
    avoided = bad_ground(readings, clash, mover)
    squares = 0 if clash.space(mover) & avoided else min(far, speed_of(readings, clash, mover))
    return Ways(clash.grid, lambda: reach_of(readings, clash, mover, squares, avoided=avoided))


def reach_of(
    readings: Readings,
    clash: Clash,
    mover: Fighter,
    budget: int,
    avoided: int = 0,
    height: int | None = None,
    stop: int = -1,
) -> Reach:
    """Past allies and enemies, stopping where nobody stands but the much bigger or smaller.  ds.size.passing

    With a height it goes through the air, or through the ground; with `stop` it ends only there. Who flies or burrows
    goes on so, on a level; who only hangs on to something goes nowhere.
    """
    if height is None and mover.height != clash.floor_under(mover):
        height = mover.height
        budget = budget if is_in_its_element(clash, mover) else 0
    free = clash.open & ~avoided
    for forbid in readings.hooks.shunned:
        free &= ~forbid(clash, mover)
    free &= footing(clash, mover) if height is None else airspace(clash, mover, min(height, mover.height))
    dear = prices(readings, clash, mover)
    stop &= free & ~crowded(clash, mover, height)
    return clash.walled.reach(mover.at, budget, free, dear, stop=stop, body=mover.width)


def is_in_its_element(clash: Clash, mover: Fighter) -> bool:
    """Is it in the air and flies, or in the earth and burrows?  ds.fly ds.burrow"""
    return bool(mover.block.modes & ({"fly", "hover"} if clash.is_aloft(mover) else {"burrow"}))


def footing(clash: Clash, mover: Fighter) -> int:
    """Where one can walk: on ground of its level, and up or down a slope of 1.  ds.climb"""
    levels = clash.ground.levels
    if not levels:
        return clash.grid.all
    by_level = dict(levels)
    by_level[0] = clash.grid.all & ~union(by_level.values())
    here = mover.height
    up, down = by_level.get(here + 1, 0), by_level.get(here - 1, 0)
    own = clash.grid.touching(clash.space(mover), mover.width)
    return by_level.get(here, 0) | up | down & ~clash.grid.grow(up) | own & clash.space(mover)


def airspace(clash: Clash, mover: Fighter, height: int) -> int:
    """Where no ground is higher than that; under the ground, where there is earth all around.  ds.fly ds.burrow"""
    floors = clash.ground.levels
    if height < 0 and clash.is_buried(mover):
        return clash.grid.all & ~union(mask for level, mask in floors if level < 0) & ~clash.board.squares("water")
    return clash.grid.all & ~union(mask for level, mask in floors if level > height)


def crowded(clash: Clash, mover: Fighter, height: int | None = None) -> int:
    """Where it may pass but not stop, as far as its side knows.  ds.size.passing"""
    high = mover.height if height is None else height
    mask = 0
    for other in clash.everyone():
        if (
            other.is_there
            and steps_between(mover.block, other.block) < SHARING
            and is_level(mover, other, high, slope=height is None)
            and clash.is_known(mover.side, other)
            and not is_with(clash, mover, other)
        ):
            mask |= clash.space(other)
    return mask


def is_level(one: Fighter, other: Fighter, height: int, slope: bool = False) -> bool:
    """Would their bodies overlap, if the one were so high, or a slope above or below that?"""
    return height - slope < other.height + other.width and other.height < height + one.width + slope


def rough_ground(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """Whatever is difficult terrain for it; a square that is so for two reasons is no worse.  ds.move.difficult"""
    return union(find(clash, mover) for find in readings.hooks.rough)


def bad_ground(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """Difficult and damaging terrain: nobody shifts there, or jumps out of it.  ds.move.shift ds.jump"""
    return rough_ground(readings, clash, mover) | readings.hooks.harmful(clash, mover)


def prices(readings: Readings, clash: Clash, mover: Fighter) -> tuple[int, ...]:
    """Where a square costs 1 more, 2 more and so on: each thing that slows adds 1 by itself.  ds.move.difficult"""
    rough = rough_ground(readings, clash, mover)
    levels = [rough] if rough else []
    for find in readings.hooks.slowing:
        mask = find(clash, mover)
        for level, held in enumerate(levels):
            levels[level], mask = held | mask, held & mask
        if mask:
            levels.append(mask)
    return tuple(levels)


def difficult(clash: Clash, mover: Fighter) -> int:
    """Difficult terrain, and the spaces of enemies.  ds.move.difficult ds.size.passing"""
    is_unhindered = clash.is_aloft(mover) or clash.is_buried(mover) or mover.has_feature(AT_HOME)
    mask = 0 if is_unhindered else clash.board.squares("difficult")
    for foe in clash.everyone():
        is_in_the_way = foe.side != mover.side and foe.is_there and clash.is_known(mover.side, foe)
        if is_in_the_way and is_level(mover, foe, mover.height, slope=True):
            mask |= clash.space(foe)
    return mask


ROUGH: Final = (difficult,)


def price_of(readings: Readings, clash: Clash, mover: Fighter, square: int) -> int:
    space = clash.grid.footprint(square, mover.width)
    return 1 + sum(bool(space & level) for level in prices(readings, clash, mover))


# --- going there


def walk(table: Table, mover: Fighter, way: tuple[int, ...]) -> None:
    """A part of the move action, or a new one.  ds.turn.split"""
    if mover.pools[LEFT] <= 0:
        begin_advance(table, mover)
    go(table, mover, way, LEFT)


def go(
    table: Table,
    mover: Fighter,
    way: Sequence[int],
    pool: str = "",
    provokes: bool = True,
    climb: int | None = None,
    leaps: bool = False,
) -> None:
    """Step by step, paid for out of a pool if there is one; who is then in another's space steps back.

    `climb` is how far up or down it goes through the air or the ground; who leaps minds no ground on the way. Only a
    shift, which provokes nobody, keeps one hidden.
    """
    clash = table.state
    readings = table.readings
    resting, start = (mover.at, mover.height), mover.height
    if climb is None and start != clash.floor_under(mover):
        climb = 0
    beside = [foe for foe in clash.enemies(mover) if clash.is_adjacent(foe, mover)]
    for square, rise in slanted(mover.at, way, climb or 0):
        here = mover.at
        after = slope(clash, mover, square) if climb is None else start + rise
        if provokes:
            opportunity_attacks(table, mover, square, after)
        if not is_still_at(mover, here) or (square != here and not clash.grid.neighbours(here) >> square & 1):
            break
        if mover.effects and not speed_of(readings, clash, mover):
            break
        price = 1 if leaps else price_of(readings, clash, mover, square)
        if climb is None and after != clash.ground.floor(clash.grid.footprint(square, mover.width)):
            break
        if (pool and price > left_of(readings, clash, mover)) or readings.hooks.bumps(table, mover, square, after):
            break
        if pool:
            spend(table, mover, pool, price)
        if square != here:
            move_to(table, mover, square)
        rise_to(table, mover, after)
        for hook in readings.hooks.walked:
            hook(table, mover)
        for hook in readings.hooks.stepped if not leaps else ():
            hook(table, mover)
        if not is_still_at(mover, square):
            resting, beside = (mover.at, mover.height), []
            break
        if not clash.space(mover) & crowded(clash, mover, mover.height):
            resting = square, mover.height
    is_elsewhere = (mover.at, mover.height) != resting
    if mover.is_up and is_elsewhere and clash.space(mover) & crowded(clash, mover, mover.height):
        move_to(table, mover, resting[0])
        rise_to(table, mover, resting[1])
    for foe in beside:
        if mover.is_up and foe.is_up and not clash.is_adjacent(foe, mover):
            happen(table, Happening("left", mover, foe))
    if provokes:
        readings.hooks.give_away(table, mover)


def arrive(table: Table, fighter: Fighter, square: int, height: int | None = None, is_teleported: bool = False) -> None:
    """It is at a square now without having walked there, on the ground or so high, with all that follows from it."""
    if square != fighter.at:
        move_to(table, fighter, square)
    rise_to(table, fighter, table.state.floor_under(fighter) if height is None else height)
    hooks = table.readings.hooks
    for hook in hooks.teleported if is_teleported else hooks.stepped:
        hook(table, fighter)


def slanted(at: int, way: Sequence[int], climb: int) -> Iterator[tuple[int, int]]:
    """The squares of a way that also goes up or down, each with how far it has risen there."""
    steps = max(len(way), abs(climb))
    squares = (at, *way)
    for done in range(1, steps + 1):
        yield squares[-(-done * len(way) // steps)], climb * done // steps


def slope(clash: Clash, mover: Fighter, square: int) -> int:
    """Along a slope of 1 one goes up or down; where the ground falls away, one stays as high as one was."""
    floor = clash.ground.floor(clash.grid.footprint(square, mover.width))
    is_slope = not clash.is_aloft(mover) and abs(floor - mover.height) <= 1
    return floor if is_slope else mover.height


def is_still_at(mover: Fighter, square: int) -> bool:
    """Has nobody felled or moved it meanwhile?"""
    return mover.is_up and mover.at == square


def disengage(table: Table, mover: Fighter, way: tuple[int, ...]) -> None:
    """The move action that shifts.  ds.move.shift"""
    mark(mover, "moved", 1)
    go(table, mover, way, provokes=False)


def can_shift(mover: Fighter) -> bool:
    return not is_denied(mover, "shift")


# --- opportunity attacks


def opportunity_attacks(table: Table, mover: Fighter, square: int, height: int) -> None:
    """Enemies whose side it leaves may strike it freely, as a free triggered action, before it is gone.

    Of a squad one is asked for all.  ds.opportunity ds.minion.free-strikes
    """
    clash = table.state
    readings = table.readings
    able = [foe for foe in clash.enemies(mover) if may_strike(readings, clash, foe, mover, square, height)]
    if not able:
        return
    first = {foe.squad if foe.is_minion else foe.id: foe for foe in reversed(able)}
    asked = [
        Question(foe, "opportunity-attack", partial(_offer, readings, clash, foe, mover, square, height), mover)
        for foe in reversed(first.values())
    ]

    def strike(reaction: Reaction) -> None:
        foe = clash.creatures[reaction.question.asked]
        squad = [each for each in clash.allies(foe) if each.is_minion and each.squad == foe.squad]
        joining = [each for each in squad if may_strike(readings, clash, each, mover, square, height)]
        free_strike(table, foe, mover, joining)

    answer_trigger(table, asked, strike)


def may_strike(readings: Readings, clash: Clash, foe: Fighter, mover: Fighter, square: int, height: int) -> bool:
    """Beside it now and no longer after the step, able to react, and without a bane against it.  ds.opportunity"""
    return (
        mover.is_up
        and can_react(foe, FREE_TRIGGERED)
        and clash.is_adjacent(foe, mover)
        and foe.id not in mover.hidden_from
        and max(
            clash.grid.gap(foe.at, foe.width, square, mover.width),
            vertical_gap(foe, foe.height, mover, height),
        )
        > 1
        and not any(mover.has_feature(feature) for feature in readings.hooks.slipping)
        and not readings.hooks.is_as_crafty(clash, mover)
        and not holds(foe, "grabbed", mover)  # it comes along
        and clash.has_line(foe, mover)
        and not is_hindered(readings, clash, foe, mover)
    )


def _offer(readings: Readings, clash: Clash, foe: Fighter, mover: Fighter, square: int, height: int) -> list[object]:
    return [STRIKE, PASS] if may_strike(readings, clash, foe, mover, square, height) else []


SLIPPING: Final = ("crafty",)
"""Features of those whose movement never provokes.  ds.feature.crafty"""
