"""Where one can walk, fly or burrow, and what a square costs.  Start at `prices`."""

from typing import Final

from affray.core.board import union
from affray.core.memory import PLACES, remembered_of_each
from affray.rules.drawsteel.harm.terrain import harmful
from affray.rules.drawsteel.readings import Readings
from affray.rules.drawsteel.state.blocks import steps_between
from affray.rules.drawsteel.state.bonds import is_with
from affray.rules.drawsteel.state.clash import Clash, Fighter, those_there
from affray.rules.drawsteel.state.spaces import SHARING, is_level

AT_HOME: Final = "at-home-in-rubble"
"""Feature: difficult terrain of the map costs nothing more."""


def is_in_its_element(clash: Clash, mover: Fighter) -> bool:
    """Is it a flyer in the air, or a burrower in the ground?  ds.fly ds.burrow"""
    return bool(mover.block.modes & ({"fly", "hover"} if clash.is_aloft(mover) else {"burrow"}))


def footing(clash: Clash, mover: Fighter) -> int:
    """Where it can walk: on ground of its level, and up or down a slope of 1.  ds.climb"""
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
    """Where no ground is higher than that; for the buried, where there is earth all around.  ds.fly ds.burrow"""
    floors = clash.ground.levels
    if height < 0 and clash.is_buried(mover):
        return clash.grid.all & ~union(mask for level, mask in floors if level < 0) & ~clash.board.squares("water")
    return clash.grid.all & ~union(mask for level, mask in floors if level > height)


def crowded(clash: Clash, mover: Fighter, height: int | None = None) -> int:
    """Where it may pass but not stop, as far as its side knows.  ds.size.passing"""
    high = mover.height if height is None else height
    mask = 0
    for other in those_there(clash):
        if is_in_the_way(clash, mover, high, height is None, other):
            mask |= clash.space(other)
    return mask


def is_crowded(clash: Clash, mover: Fighter) -> bool:
    """Is it where it may pass, but not stop?  ds.size.passing"""
    space = clash.space(mover)
    return any(
        is_in_the_way(clash, mover, mover.height, False, other)
        for other in those_there(clash)
        if clash.space(other) & space
    )


def is_in_the_way(clash: Clash, mover: Fighter, height: int, slope: bool, other: Fighter) -> bool:
    """Can the mover not stop in the space of the other, of whom its side knows?  ds.size.passing"""
    return (
        is_level(mover, other, height, slope)
        and steps_between(mover.block, other.block) < SHARING
        and (not other.hidden_from or clash.is_known(mover.side, other))
        and not is_with(clash, mover, other)
    )


def rough_ground(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """All that is difficult terrain for it; two reasons cost no more than one.  ds.move.difficult"""
    return union(find(clash, mover) for find in readings.hooks.rough)


def bad_ground(readings: Readings, clash: Clash, mover: Fighter) -> int:
    """Difficult and damaging terrain: nobody shifts there, or jumps out of it.  ds.move.shift ds.jump"""
    return rough_ground(readings, clash, mover) | harmful(clash, mover)


def prices(readings: Readings, clash: Clash, mover: Fighter) -> tuple[int, ...]:
    """Where a square costs 1 more, 2 more and so on: each thing that slows adds 1.  ds.move.difficult"""
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
    enemies = spaces_of_enemies(clash, mover)
    return enemies if is_unhindered else enemies | clash.board.squares("difficult")


@remembered_of_each(PLACES)
def spaces_of_enemies(clash: Clash, mover: Fighter) -> int:
    """The spaces of the enemies at its height of whom its side knows.  ds.size.passing"""
    mask = 0
    for foe in those_there(clash):
        is_met = foe.side != mover.side and clash.is_known(mover.side, foe)
        if is_met and is_level(mover, foe, mover.height, slope=True):
            mask |= clash.space(foe)
    return mask


def price_of(readings: Readings, clash: Clash, mover: Fighter, square: int) -> int:
    space = clash.grid.footprint(square, mover.width)
    return 1 + sum(bool(space & level) for level in prices(readings, clash, mover))
