"""Falling: who is in the air and cannot stay there.  Start at `keep_aloft`."""

from typing import Final

from affray.core.board import lowest
from affray.core.changes import lose
from affray.core.values import Reason
from affray.rules.drawsteel.changes import rise_to
from affray.rules.drawsteel.harm.conditions import lay
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
"""From how high a fall does nothing."""
PER_SQUARE: Final = 2
MOST: Final = 50
INTO_WATER: Final = 4


def stays_up(readings: Readings, clash: Clash, fighter: Fighter) -> bool:
    """One who hovers always does, the prone never; a climber holds on, and a flyer flies while it can move.

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
    """Does it hold on to one that stands? One knocked prone is let go of.  ds.climb.creature"""
    holds = [clash.creatures[effect.source or ""] for effect in fighter.effects if effect.kind == CLINGING]
    return any(other.is_up and not other.has(PRONE) for other in holds)


def let_go(table: Table, fighter: Fighter) -> None:
    """It loses its hold on a wall or on a creature."""
    for effect in [each for each in fighter.effects if each.kind in (CLIMBING, CLINGING)]:
        lose(table, fighter, effect, "let-go")


def keep_aloft(table: Table, fighter: Fighter) -> None:
    """Whoever is in the air and cannot stay there falls.  ds.fall"""
    clash = table.state
    if clash.is_aloft(fighter) and not stays_up(table.readings, clash, fighter):
        let_go(table, fighter)
        fall(table, fighter)


def fall(table: Table, fighter: Fighter) -> None:
    """Down to the ground; Agility, and water, make the fall shorter. From 2 squares on it hurts and knocks one prone.

    Nobody may strike at one who falls.  ds.fall
    """
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
    """What a fall of so many squares does to all whom it concerns, if it does anything.  ds.fall"""
    drop -= max(softer, 0)
    if drop > HARMLESS:
        reasons = [Reason("ds.fall", min(PER_SQUARE * drop, MOST))]
        deal(table, [Harm(each, reasons) for each in those])
    return drop > HARMLESS


def fallen_upon(clash: Clash, fighter: Fighter) -> list[Fighter]:
    """Those who are in the space below.  ds.fall"""
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
        lay(table, fighter, PRONE, None, "fight")


def make_room(table: Table, fighter: Fighter) -> None:
    """Who has come down on another is beside it then, on the nearest square where there is room.  ds.fall"""
    clash = table.state
    if not fighter.is_up or not is_cramped(clash, fighter):
        return
    width, grid = fighter.width, clash.grid
    free = grid.room(clash.open & ~clash.taken(fighter), width)
    for far in range(1, grid.width + grid.height):
        beside = grid.around(fighter.at, width, far) & free
        if beside:
            arrive(table, fighter, lowest(beside))
            return


def look_up(table: Table, fighter: Fighter) -> None:
    """Whatever has happened, whoever can no longer stay in the air falls.  ds.fly"""
    for each in table.state.everyone():
        keep_aloft(table, each)
