"""Falling: who is in the air and cannot stay there.  Start at `fall_if_unsupported`."""

from typing import Final

from affray.core.board import Grid, lowest, union
from affray.core.values import Reason
from affray.rules.drawsteel.changes import lose_effects, rise_to
from affray.rules.drawsteel.harm.conditions import lay_condition
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.movement.speed import speed_of
from affray.rules.drawsteel.movement.walking import arrive
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import PRONE
from affray.rules.drawsteel.state.bonds import CLIMBING, CLINGING
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm
from affray.rules.drawsteel.state.spaces import is_cramped

HARMLESS: Final = 1
"""A fall of so many squares does no damage."""
PER_SQUARE: Final = 2
MOST: Final = 50
INTO_WATER: Final = 4


def stays_up(readings: Readings, clash: Clash, fighter: Fighter) -> bool:
    """Hovering creatures stay up, the prone never; climbers hold on, and flyers stay while they can move.

    ds.fly ds.climb ds.climb.creature
    """
    if "hover" in fighter.block.modes:
        return True
    if fighter.has(PRONE):
        return False
    if fighter.has(CLIMBING) or is_held_up(clash, fighter):
        return True
    return "fly" in fighter.block.modes and fighter.is_up and speed_of(readings, clash, fighter) > 0


def is_held_up(clash: Clash, fighter: Fighter) -> bool:
    """Does it hold on to a creature that is up and not prone?  ds.climb.creature"""
    holds = [clash.creatures[effect.source or ""] for effect in fighter.effects if effect.kind == CLINGING]
    return any(other.is_up and not other.has(PRONE) for other in holds)


def lose_hold(table: Table, fighter: Fighter) -> None:
    """End its hold on a wall or a creature."""
    lose_effects(table, fighter, (CLIMBING, CLINGING), "let-go")


def fall_if_unsupported(table: Table, fighter: Fighter) -> None:
    """Let whoever is in the air and cannot stay there fall.  ds.fall"""
    clash = table.state
    if clash.is_aloft(fighter) and not stays_up(table.readings, clash, fighter):
        lose_hold(table, fighter)
        fall(table, fighter)


def fall(table: Table, fighter: Fighter) -> None:
    """Fall to the ground. Agility and water shorten the fall; from 2 squares on it hurts and knocks prone.  ds.fall"""
    clash = table.state
    drop = fighter.height - clash.floor_under(fighter)
    under = fallen_upon(clash, fighter)
    rise_to(table, fighter, clash.floor_under(fighter))
    table.tell("fell", who=fighter, squares=drop)
    softer = max(fighter.characteristic("agility"), 0)
    if clash.space(fighter) & (clash.board.squares("water") | clash.board.squares("underwater")):
        softer += INTO_WATER
    if land_hard(table, [fighter, *under], drop, softer):
        knock_down(table, fighter)
        for each in under:
            if fighter.width > each.characteristic("might"):
                knock_down(table, each)
    make_room(table, fighter)


def land_hard(table: Table, those: list[Fighter], drop: int, softer: int) -> bool:
    """Deal the damage of a fall to all concerned; returns whether there was any.  ds.fall"""
    drop -= max(softer, 0)
    if drop > HARMLESS:
        reasons = [Reason("ds.fall", min(PER_SQUARE * drop, MOST))]
        deal(table, [Harm(each, reasons) for each in those])
    return drop > HARMLESS


def fallen_upon(clash: Clash, fighter: Fighter) -> list[Fighter]:
    """Those in the space below.  ds.fall"""
    return [
        other
        for other in clash.everyone()
        if other is not fighter
        and other.is_there
        and other.height < fighter.height
        and clash.space(other) & clash.space(fighter)
    ]


def knock_down(table: Table, fighter: Fighter) -> None:
    if fighter.is_up and not fighter.has(PRONE):
        lay_condition(table, fighter, PRONE, None, "fight")


def make_room(table: Table, fighter: Fighter) -> None:
    """Move whoever landed in an occupied space to the nearest free one.  ds.fall"""
    clash = table.state
    if not fighter.is_up or not is_cramped(clash, fighter):
        return
    beside = footholds(clash, fighter, fighter)
    if beside:
        arrive(table, fighter, lowest(beside))


def footholds(clash: Clash, fighter: Fighter, beside: Fighter) -> int:
    """The nearest free squares around somebody on ground of that level; of another only if there are none.

    Nobody is put into a chasm, or on a tower, who was not there.  ds.fall ds.mount.up
    """
    grid, width = clash.grid, fighter.width
    free = clash.open & ~clash.taken(fighter)
    ground = max(clash.floor_under(beside), min(beside.height, 0))
    least = 1 if fighter is beside else 0
    level = grid.room(free & ground_at(clash, ground), width)
    return nearest_to(grid, beside.at, beside.width, level or grid.room(free, width), least)


def ground_at(clash: Clash, height: int) -> int:
    """The squares whose ground is that high, give or take a slope of 1."""
    levels = dict(clash.ground.levels)
    levels[0] = clash.grid.all & ~union(levels.values())
    return union(mask for level, mask in levels.items() if abs(level - height) <= 1)


def nearest_to(grid: Grid, at: int, width: int, squares: int, least: int = 0) -> int:
    """Those of the squares that are nearest to a space; `least` is from how far on one looks."""
    for far in range(least, grid.width + grid.height):
        found = grid.around(at, width, far) & squares
        if found:
            return found
    return 0


def drop_unsupported(table: Table, fighter: Fighter) -> None:
    """Whatever has happened, let everybody fall who can no longer stay in the air.  ds.fly"""
    for each in table.state.everyone():
        fall_if_unsupported(table, each)
