"""Walls of spells that nothing passes: those in their way are pushed out, and their sections break.

Start at `push_out`. How a section is attacked is in `actions/breakables.py`.
"""

from functools import partial
from typing import Final

from affray.core.board import Spot, squares_of
from affray.core.board.bits import lowest
from affray.core.offers.deeds import Pattern
from affray.core.table.asking import Question
from affray.rules.dnd5e.changes import make_zone, shrink_zone
from affray.rules.dnd5e.gear.changes import forget_objects
from affray.rules.dnd5e.harm.falling import free_for, nearest, own_width
from affray.rules.dnd5e.movement.forced import move_by_force
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.state.battle import Battle, Zone

PUSH_OUT: Final = "push-out"
"""The question to where somebody is pushed out of a wall, and the answer."""


def push_out(table: Table, zone: Zone) -> None:
    """Whoever stands where a wall rises is pushed to one side of it: where the caster of a spell likes, or where the
    creature itself does if it is able and the wall is no spell's."""
    battle = table.state
    maker = battle.creatures[zone.source]
    for creature in battle.everyone():
        is_in_the_way = creature.is_there and not creature.realm and creature.height < zone.high
        if is_in_the_way and not creature.mount and battle.space(creature) & zone.squares:
            near = nearest(battle, creature, free_for(battle, creature, own_width(creature)))
            is_spell = zone.what is not None and bool(zone.what.spell)
            chooser = maker if is_spell or not creature.is_able else creature
            if near.bit_count() > 1:
                offer = partial(sides, battle, near)
                square = int(table.ask(Question(chooser, PUSH_OUT, offer, creature)).args[0])
            else:
                square = lowest(near)
            if square != creature.at:
                move_by_force(table, creature, square)


def sides(battle: Battle, near: int) -> list[object]:
    return [Pattern(PUSH_OUT, Spot(battle.grid, near))]


# --- breaking


def walled(battle: Battle) -> int:
    """The squares of walls whose sections can be broken."""
    squares = 0
    for zone in battle.zones:
        if zone.what is not None and zone.what.panel is not None:
            squares |= zone.squares
    return squares


def wall_at(battle: Battle, square: int) -> Zone | None:
    """The wall of a spell on this square that can be broken."""
    for zone in battle.zones:
        if zone.what is not None and zone.what.panel is not None and zone.squares >> square & 1:
            return zone
    return None


def section_of(battle: Battle, zone: Zone, square: int) -> int:
    """The section to which a square belongs: two squares side by side, paired in reading order, or one that is left."""
    paired = 0
    for each in squares_of(zone.squares):
        if paired >> each & 1:
            continue
        section = 1 << each
        others = zone.squares & ~paired & ~section
        beside = battle.grid.beside(section) & others or battle.grid.neighbours(each) & others
        if beside:
            section |= 1 << lowest(beside)
        if section >> square & 1:
            return section
        paired |= section
    return 1 << square


def breach(table: Table, zone: Zone, section: int) -> None:
    """A section is gone, and something else may be where it was."""
    battle = table.state
    panel = None if zone.what is None else zone.what.panel
    leaves = None if panel is None else panel.leaves
    shrink_zone(battle, zone, zone.squares & ~section)
    forget_objects(battle, section)
    table.tell("broken", object=zone.kind, at=battle.square_name(lowest(section)))
    if leaves is not None:
        make_zone(table, zone.but(mask=f"{section:x}", what=leaves))


def name_of(battle: Battle, zone: Zone, square: int) -> str:
    """The name under which the damage to a section is noted: that of its first square."""
    return battle.square_name(lowest(section_of(battle, zone, square)))
