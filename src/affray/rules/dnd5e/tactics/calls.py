"""Which creatures a sensible caller calls, and where.  Start at `suggest_call`."""

from collections.abc import Iterable, Iterator
from typing import Any

from affray.core.board import squares_of
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.rules.dnd5e.effects.calling import CALL, models_for, most_by_challenge
from affray.rules.dnd5e.readings import Sight
from affray.rules.dnd5e.state.battle import Battle, those_up
from affray.rules.dnd5e.state.blocks import Power, steps_of
from affray.rules.dnd5e.state.calls import Call
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.spells import Spell
from affray.rules.dnd5e.tactics.forms import might

FAR = 12


def suggest_call(question: Question, sight: Sight) -> Any:
    """Those who are mightiest together, as near to a foe as may be."""
    me, battle = question.who, sight.state
    assert isinstance(me, Combatant)
    slots = [slot for part in question.options.parts if isinstance(part, Pattern) for slot in part.slots]
    names = {name for slot in slots if isinstance(slot, OneOf) for name in slot}
    worth = {
        model.id: might(model.block, model.hp) * max(1, most_by_challenge(model.block, step))
        for step in calls_of(me)
        for model in models_for(battle, me, step)
        if model.id in names
    }
    if not worth:
        return PASS
    best = max(worth, key=lambda name: worth[name])
    offered = (Deed(CALL, best, square) for square in near_foes(battle, me))
    return next((deed for deed in offered if deed in question.options), PASS)


def near_foes(battle: Battle, me: Combatant) -> Iterator[int]:
    """Squares around the foes that it knows of, and then around itself, the nearest first."""
    foes = [foe for foe in those_up(battle) if foe.side != me.side and me.id not in foe.hidden_from]
    for far in range(1, FAR):
        for one in foes:
            yield from squares_of(battle.grid.around(one.at, one.width, far))
    yield from squares_of(battle.grid.around(me.at, me.width, FAR))


def calls_of(me: Combatant) -> list[Call]:
    """All that it may call, by powers and by spells."""
    casting = me.true_block.casting
    spells = () if casting is None else casting.spells
    found = [step for power in me.true_block.powers for step in steps_of(power.does)]
    found += [step for spell in spells for step in spell.steps]
    return [step for step in found if isinstance(step, Call)]


def calls(one: Power | Spell) -> bool:
    """Does it call creatures?"""
    steps = steps_of(one.does) if isinstance(one, Power) else one.steps
    return any(isinstance(step, Call) for step in steps)


def is_called_for(battle: Battle, me: Combatant, kinds: Iterable[str]) -> bool:
    """Has it called nobody of that name who is still there?"""
    return not any(
        one.called is not None and one.called.by == me.id and one.called.bond in kinds and one.is_there
        for one in battle.everyone()
    )
