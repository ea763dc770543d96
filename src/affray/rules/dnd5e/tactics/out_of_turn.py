"""What a sensible creature does on others' turns, and with moves that a power gives it.

Start at `suggest_legendary` and `suggest_power_move`.
"""

from typing import Any

from affray.core.board import squares_of
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.rules.dnd5e.creatures.powers import BURST, USE, can_use
from affray.rules.dnd5e.effects.moving import TELEPORT
from affray.rules.dnd5e.movement.offers import STAND
from affray.rules.dnd5e.readings import Sight
from affray.rules.dnd5e.state.battle import Battle, those_up
from affray.rules.dnd5e.state.blocks import Power
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.steps import Move, Teleport
from affray.rules.dnd5e.tactics.powers import is_worth_a_burst
from affray.rules.dnd5e.tactics.travel import step


def suggest_legendary(question: Question, sight: Sight) -> Any:
    """What strikes a foe who is still up; else what strikes foes around; else a move toward foes out of reach."""
    me = question.who
    assert isinstance(me, Combatant)
    aimed = at_the_standing(question)
    if aimed != PASS:
        return aimed
    own = [power for power in me.block.powers if Deed(USE, power) in question.options]
    return next((Deed(USE, power) for power in own if is_worth_it(sight.state, me, power)), PASS)


def is_worth_it(battle: Battle, me: Combatant, power: Power) -> bool:
    if power.area is not None and power.area.kind == BURST:
        return can_use(battle, me, power) and is_worth_a_burst(battle, me, power)
    return bool(moves_of(power)) and bool(foes_out_of_reach(battle, me))


def moves_of(power: Power) -> list[Move | Teleport]:
    return [step for steps in power.does.steps.values() for step in steps if isinstance(step, (Move, Teleport))]


def at_the_standing(question: Question) -> Any:
    """Whatever strikes a foe who is still up; nothing else is worth it."""
    for option in question.options:
        if option != PASS and len(option.args) > 1 and is_standing_foe(question.who, option.args[1]):
            return option
    return PASS


def at_a_foe(question: Question) -> Any:
    """The first attack at a foe."""
    attacks = [option for option in question.options if option != PASS]
    return next((each for each in attacks if is_standing_foe(question.who, each.args[0])), PASS)


def is_standing_foe(me: object, other: object) -> bool:
    is_other = isinstance(me, Combatant) and isinstance(other, Combatant) and other.side != me.side
    return is_other and getattr(other, "status", "") == UP


def suggest_power_move(question: Question, sight: Sight) -> Any:
    """Up, and then nearer to foes that are out of reach."""
    me, battle = question.who, sight.state
    assert isinstance(me, Combatant)
    if STAND in question.options:
        return STAND
    foes = foes_out_of_reach(battle, me)
    deed = step(battle, me, foes, me.block.longest_reach) if foes else None
    return deed if deed in question.options else PASS


def suggest_teleport(question: Question, sight: Sight) -> Any:
    """Beside a foe, if none is in reach."""
    me, battle = question.who, sight.state
    assert isinstance(me, Combatant)
    for foe in foes_out_of_reach(battle, me):
        for square in squares_of(battle.grid.around(foe.at, foe.width, me.block.longest_reach)):
            if Deed(TELEPORT, square) in question.options and battle.distance_to(foe, square, me.width, me.height) == 1:
                return Deed(TELEPORT, square)
    return PASS


def foes_out_of_reach(battle: Battle, me: Combatant) -> list[Combatant]:
    """Those whom it knows of, the nearest first; none if one of them is in its reach."""
    foes = [foe for foe in those_up(battle) if foe.side != me.side and me.id not in foe.hidden_from]
    near = sorted(foes, key=lambda foe: battle.distance(me, foe))
    return [] if near and battle.distance(me, near[0]) <= me.block.longest_reach else near
