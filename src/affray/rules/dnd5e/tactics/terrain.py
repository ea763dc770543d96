"""Suggestions about terrain: shoving over edges, opening and breaking doors.  Start at `suggest_shove_over_edge`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from affray.core.board import Board, Ways, lowest, union
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.dnd5e.actions.breakables import BARRIERS, barred, tools
from affray.rules.dnd5e.actions.grapple_shove import DEFENCES, PRONE, squares_away, those_in_grasp
from affray.rules.dnd5e.actions.objects import doors
from affray.rules.dnd5e.gear.handling import ACTION, FREE
from affray.rules.dnd5e.movement.speeds import left
from affray.rules.dnd5e.movement.walk import ways
from affray.rules.dnd5e.readings import Sight
from affray.rules.dnd5e.rolls.checks import SKILLS
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.tactics.travel import FARTHEST

DETOUR: Final = 10
"""How many squares farther one goes for a door before one hews at a portcullis."""


def suggest_shove_over_edge(battle: Battle, me: Combatant) -> Deed | None:
    """Shove a foe over an edge, if it is not stronger."""
    if not battle.ground.chasm or not me.pools["action"] or me.height:
        return None
    for foe in those_in_grasp(battle, me):
        is_foe = foe.side != me.side
        if (
            is_foe
            and not foe.height
            and not foe.block.speeds.fly
            and can_be_felled(battle, me, foe)
            and is_as_strong(me, foe)
        ):
            return Deed("shove", foe)
    return None


def can_be_felled(battle: Battle, me: Combatant, foe: Combatant) -> bool:
    return bool(squares_away(battle, me, foe) & battle.ground.chasm) and foe.width == 1


def is_as_strong(me: Combatant, foe: Combatant) -> bool:
    resists = max(foe.block.skill(skill, SKILLS[skill]) for skill in DEFENCES)
    return me.block.skill("athletics", "str") >= resists


def suggest_shove(question: Question, sight: Sight) -> Any:
    """Over an edge if possible, else prone, else anywhere."""
    battle = sight.state
    chasm = battle.ground.chasm
    options = list(question.options)
    over = [deed for deed in options if deed.verb == "push" and chasm >> battle.grid.square(deed.args[0]) & 1]
    return (over or [deed for deed in options if deed == PRONE] or options)[0]


def open_way(battle: Battle, me: Combatant, squares: int = -1) -> Deed | None:
    """Open a door within 1 square, on these squares, freely, or a stuck one by the action."""
    if not battle.board.squares("door"):
        return None
    if me.pools.get(FREE, 0):
        for door in doors(battle, me, "door", squares & ~battle.board.squares("stuck")):
            return Deed("open", door)
    for door in doors(battle, me, "door", squares) if me.pools["action"] else ():
        return Deed("open", door, ACTION)
    return None


# --- what bars the way to all foes


def breach(battle: Battle, me: Combatant, foes: list[Combatant], reach: int) -> Deed | None:
    """Where every way to every foe is barred: to the nearest door or portcullis in the way, open it or break it."""
    bars = barred(battle)
    beside = union(battle.grid.around(foe.at, foe.width, reach) for foe in foes) if bars else 0
    if not bars or not is_cut_off(battle, me, beside):
        return None
    way = way_through(battle, me, beside, bars)
    place = next((place for place, square in enumerate(way) if bars & battle.grid.footprint(square, me.width)), None)
    if place is None:
        return None
    bar = bars & battle.grid.footprint(way[place], me.width)
    return open_way(battle, me, bar) or break_way(battle, me, bar) or walk_along(battle, me, way[:place])


def is_cut_off(battle: Battle, me: Combatant, beside: int) -> bool:
    """Is none of these squares in the part of the map in which it stands?"""
    own = next((part for part in parts_of(battle.board, battle.ground.chasm) if part >> me.at & 1), -1)
    return not own & beside


@lru_cache(maxsize=64)
def parts_of(board: Board, chasm: int) -> tuple[int, ...]:
    """The parts of the map that are connected on foot, whoever stands there."""
    parts, rest = [], board.open & ~chasm
    while rest:
        parts.append(board.reach(lowest(rest), FARTHEST, rest).squares)
        rest &= ~parts[-1]
    return tuple(parts)


def way_through(battle: Battle, me: Combatant, beside: int, bars: int) -> tuple[int, ...]:
    """The shortest way to one of these squares as if nothing were barred; a portcullis is worth a detour."""
    unbarred = battle.board.but(dict.fromkeys(BARRIERS, 0))
    dear = (battle.board.squares("portcullis"),) * DETOUR
    free = (battle.board.open | bars) & ~battle.ground.chasm
    far = Ways(battle.grid, lambda: unbarred.reach(me.at, FARTHEST, free, dear, body=me.width))
    goal = far.reach.nearest(beside & far.reach.squares)
    return (far.way_to(lowest(goal)) if goal else None) or ()


def break_way(battle: Battle, me: Combatant, bar: int) -> Deed | None:
    """Strike at a door or portcullis beside it."""
    near = battle.grid.around(me.at, me.width, 1) & bar
    weapons = tools(battle, me) if near else []
    return Deed("break", battle.square_name(lowest(near)), weapons[0]) if weapons else None


def walk_along(battle: Battle, me: Combatant, way: Sequence[int]) -> Deed | None:
    """As far along the way as the movement goes."""
    if not left(me):
        return None
    routes = ways(battle, me)
    now = routes.reach.squares & ~(1 << me.at)
    end = next((square for square in reversed(way) if now >> square & 1), None)
    steps = None if end is None else routes.way_to(end)
    return Deed("move", steps) if steps else None
