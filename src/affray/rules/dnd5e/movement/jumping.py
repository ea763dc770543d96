"""Long jumps and high jumps.  Start at `offers`.

A long jump is offered where it crosses what walking must avoid or pay for. A high jump lifts the jumper until it
attacks or its turn ends.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from affray.core.board import Spot, mask_of, squares_of
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed
from affray.core.table.changes import gain, lose
from affray.core.table.moments import TURN_END
from affray.core.values import Until
from affray.rules.dnd5e.changes import rise_to
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.harm.falling import LEAPING, level_ground
from affray.rules.dnd5e.movement.bidden import may_end_on
from affray.rules.dnd5e.movement.gaits import rough_for
from affray.rules.dnd5e.movement.opportunity import provoke
from affray.rules.dnd5e.movement.speeds import extra_for_diagonal, left, note_diagonal, pay
from affray.rules.dnd5e.movement.walk import can_pass, step_to, those_in
from affray.rules.dnd5e.movement.zones import enter_zones
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import check
from affray.rules.dnd5e.rolls.hiding import look_around
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import HIGH_JUMP, LONG_JUMP, multiplied
from affray.rules.dnd5e.state.moments import ATTACKED

RUN_UP: Final = "run-up"
"""The pool that counts the squares walked right before."""
ENOUGH: Final = 2
FEET: Final = 5
DIFFICULTY: Final = 10
LEAP: Final = Deed("leap")


def offers(battle: Battle, jumper: Combatant) -> Iterator[object]:
    """5e.move.deduct"""
    if jumper.has("prone") or jumper.height > battle.floor(battle.space(jumper)):
        return
    far = min(long_jump(jumper), left(jumper))
    if far > 1:
        yield Pattern("jump", Spot(battle.grid, landings(battle, jumper, far)))
    if 0 < high_jump(jumper) <= left(jumper):
        yield LEAP


def has_run_up(jumper: Combatant) -> bool:
    """Two squares on foot right before the jump."""
    return jumper.pools.get(RUN_UP, 0) >= ENOUGH


def long_jump(jumper: Combatant) -> int:
    """The Strength score in feet with a run-up, half without; in whole squares, or as a trait says.  5e.move.jump"""
    feet = jumper.block.abilities["str"]
    feet = (feet if has_run_up(jumper) else feet // 2) * by_effects(jumper, LONG_JUMP)
    return max(feet // FEET, by_trait(jumper, LONG_JUMP))


def high_jump(jumper: Combatant) -> int:
    """3 plus the Strength modifier in feet with a run-up, half without; in whole squares, or as a trait says.

    5e.move.jump
    """
    feet = max(0, 3 + jumper.block.modifier("str"))
    feet = (feet if has_run_up(jumper) else feet // 2) * by_effects(jumper, HIGH_JUMP)
    return max(feet // FEET, by_trait(jumper, HIGH_JUMP))


def by_trait(jumper: Combatant, hook: str) -> int:
    """How far or high a trait lets it jump, perhaps only with a run-up."""
    mods = [mod for trait in jumper.block.traits for mod in trait.mods_on(hook)]
    far = max((int(mod.add) for mod in mods if not mod.words or has_run_up(jumper)), default=0)
    return far * by_effects(jumper, hook)


def by_effects(jumper: Combatant, hook: str) -> int:
    """How many times as far or high effects let it jump."""
    kinds = [effect.what for effect in jumper.effects if effect.what is not None]
    return max((multiplied(1, mod.times) for kind in kinds for mod in kind.mods_on(hook)), default=1)


def landings(battle: Battle, jumper: Combatant, far: int) -> int:
    """The squares where a jump of at most `far` squares over an obstacle can end."""
    ground = battle.ground
    worth = (
        ground.chasm | battle.rough | battle.board.squares("low-wall") | (0 if jumper.block.speeds.swim else battle.wet)
    )
    if not worth:
        return 0
    ends = battle.grid.disc(jumper.at, far) & battle.grid.room(level_ground(battle, jumper.height), jumper.width)
    ends &= battle.grid.room(may_end_on(battle, jumper) | battle.space(jumper), jumper.width)
    return mask_of(end for end in squares_of(ends) if _leads_over(battle, jumper, end, worth))


def _leads_over(battle: Battle, jumper: Combatant, end: int, worth: int) -> bool:
    *over, last = line_to(battle, jumper, end) or [end]
    spaces = [battle.grid.footprint(square, jumper.width) for square in over]
    is_open = all(not space & battle.board.filled for space in spaces)
    can_land = not those_in(battle, battle.grid.footprint(last, jumper.width), jumper, jumper.height)
    free = is_open and can_land and any(space & worth for space in spaces)
    return free and all(can_pass(jumper, other) for space in spaces for other in those_in(battle, space, jumper, 0))


def line_to(battle: Battle, jumper: Combatant, end: int) -> list[int]:
    """The squares of a jump, one after the other."""
    line = squares_of(battle.grid.straight(jumper.at, end) & ~(1 << jumper.at))
    return sorted(line, key=lambda square: battle.grid.steps_along(*battle.grid.vector(square - jumper.at)))


def jump(table: Table, jumper: Combatant, end: int) -> None:
    """Long jump. A low wall takes a DC 10 Athletics check to clear, and landing in difficult terrain a DC 10 Acrobatics
    check, or the jumper falls prone.  5e.move.jump"""
    battle = table.state
    way = clear_walls(table, jumper, line_to(battle, jumper, end))
    held = gain(table, jumper, LEAPING, jumper)
    for one, other in pairwise([jumper.at, *way]):
        cost = 1 + extra_for_diagonal(battle, jumper, one, other)
        if not provoke(table, jumper, other, jumper.height) or left(jumper) < cost or jumper.at != one:
            break
        pay(table, jumper, cost)
        note_diagonal(battle, jumper, one, other)
        step_to(table, jumper, other, jumper.height)
        look_around(table)
    lose(table, jumper, held, "landed")
    if battle.zones:
        enter_zones(table, jumper, 0)
    is_hard = battle.space(jumper) & rough_for(battle, jumper)
    lands_badly = way and is_hard and jumper.at == end and jumper.is_able
    if lands_badly and not succeeds(table, jumper, "acrobatics", "landing"):
        fall_prone(table, jumper)


def succeeds(table: Table, jumper: Combatant, skill: str, why: str) -> bool:
    """A DC 10 check.  5e.move.jump"""
    return check(table, jumper, skill, "5e.move.jump", DIFFICULTY, why=why).total >= DIFFICULTY


def clear_walls(table: Table, jumper: Combatant, way: list[int]) -> list[int]:
    """The way up to the first low wall that is not cleared."""
    battle = table.state
    walls = battle.board.squares("low-wall")
    for step, square in enumerate(way[:-1]):
        is_over_wall = battle.grid.footprint(square, jumper.width) & walls
        if is_over_wall and not succeeds(table, jumper, "athletics", "jump"):
            return way[:step]
    return way


def leap(table: Table, jumper: Combatant) -> None:
    """High jump, until the jumper attacks or the turn ends.  5e.move.jump"""
    height = high_jump(jumper)
    pay(table, jumper, height)
    gain(table, jumper, LEAPING, jumper, ends=[Until(ATTACKED, jumper.id), Until(TURN_END, jumper.id)])
    rise_to(table, jumper, jumper.height + height)
