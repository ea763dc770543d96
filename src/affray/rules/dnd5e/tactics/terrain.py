"""Suggestions about terrain: shoving over edges, opening doors.  Start at `suggest_shove_over_edge`."""

from typing import Any

from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.dnd5e.actions.grapple_shove import DEFENCES, PRONE, squares_away, those_in_grasp
from affray.rules.dnd5e.actions.objects import doors
from affray.rules.dnd5e.gear.handling import ACTION, FREE
from affray.rules.dnd5e.readings import Sight
from affray.rules.dnd5e.rolls.checks import SKILLS
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant


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


def open_way(battle: Battle, me: Combatant) -> Deed | None:
    """Open a door within 1 square, freely, or a stuck one by the action."""
    if not battle.board.squares("door"):
        return None
    if me.pools.get(FREE, 0):
        for door in doors(battle, me, "door", ~battle.board.squares("stuck")):
            return Deed("open", door)
    for door in doors(battle, me, "door", -1) if me.pools["action"] else ():
        return Deed("open", door, ACTION)
    return None
