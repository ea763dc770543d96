"""The steps of acts, each carried out by one rule.  `STEPS` in `acting.py` lists them."""

from functools import partial
from typing import Any, Final

from affray.core.dice.notation import parse_dice
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.moments import end
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.dnd5e.changes import die, lower_hp_max, set_status
from affray.rules.dnd5e.effects.doing import Doing
from affray.rules.dnd5e.effects.laying import can_be_laid
from affray.rules.dnd5e.effects.realms import can_be_taken_in
from affray.rules.dnd5e.gear.hands import drop_everything
from affray.rules.dnd5e.harm.concentration import CONCENTRATING, end_concentration
from affray.rules.dnd5e.harm.conditions_applied import can_suffer, grapple
from affray.rules.dnd5e.harm.damage import harm, throw_damage
from affray.rules.dnd5e.harm.dying import gain_temporary, regain
from affray.rules.dnd5e.movement.forced import line_of, reached, shift
from affray.rules.dnd5e.movement.speeds import add_dash
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.rolls.mods import EVASION, has_mod
from affray.rules.dnd5e.senses.sight import is_in_silence
from affray.rules.dnd5e.state.acts import Hold, Lay, Step, TakeIn
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import DYING, STABLE, Combatant
from affray.rules.dnd5e.state.conditions import conditions_of
from affray.rules.dnd5e.state.filters import ME
from affray.rules.dnd5e.state.mods import CHANGELESS
from affray.rules.dnd5e.state.steps import (
    HALF,
    NONE,
    Drop,
    End,
    Form,
    Guard,
    Harm,
    Heal,
    Hurry,
    LetGo,
    Push,
    Steady,
    Ward,
    Wither,
)

HOW_FAR: Final = "how-far"
"""The question how far to move somebody."""


def matters(step: Step, me: Combatant, it: Combatant) -> bool:
    """Can the step do anything to this creature? Who cannot be affected need not save."""
    if isinstance(step, Lay):
        return can_be_laid(step, me, it)
    if isinstance(step, TakeIn):
        return can_be_taken_in(step, me, it)
    if isinstance(step, Form):
        return not is_changeless(it)
    return not isinstance(step, Hold) or can_suffer(it, "grappled", me)


def is_changeless(it: Combatant) -> bool:
    """Is it immune to whatever would give it another form?"""
    return any(trait.mods_on(CHANGELESS) for trait in it.block.gifts)


def roll_once(doing: Doing, step: Harm) -> list[tuple[OpenInt, str]]:
    """One roll for all whom the act touches.  5e.damage.many"""
    if step not in doing.rolled:
        dice = [(parse_dice(dice), type) for dice, type in step.parts]
        doing.note(step, [(throw_damage(doing.table, doing.me, each, "damage"), type) for each, type in dice])
    return doing.rolled[step]


def most_of(step: Harm) -> list[tuple[OpenInt, str]]:
    """All dice show their most; nothing is rolled."""
    dice = [(parse_dice(text), type) for text, type in step.parts]
    return [(each.total(each.faces), type) for each, type in dice]


def deal(doing: Doing, step: Harm) -> None:
    """Damage, halved or spared for those who saved.  5e.saving-throw.success"""
    if doing.has_saved and step.saved == NONE:
        return
    struck = doing.whom(step.to)
    is_most = bool(step.most) and passes(doing.table.state, doing.me, struck, step.most)
    rolled = most_of(step) if is_most else roll_once(doing, step)
    if doing.table.state.zones and is_in_silence(doing.table.state, struck):
        rolled = [(amount, type) for amount, type in rolled if type != "thunder"]
    is_halved = doing.has_saved and step.saved == HALF
    proof = doing.act.proof
    if step.saved == HALF and proof is not None and evades(doing.table.state, struck, proof.ability):
        if doing.has_saved:
            return
        is_halved = True
    parts = [(amount // 2 if is_halved else amount, type) for amount, type in rolled]
    leaves = Reason(clause_of(doing), step.leaves) if step.leaves else None
    blow = Blow(struck, parts, doing.me, is_magical=doing.is_magical, leaves=leaves, is_undamped=step.is_undamped)
    harm(doing.table, blow)
    doing.take(blow.taken)
    if step.drains:
        regain_dealt(doing, "")


def evades(battle: Battle, creature: Combatant, ability: str) -> bool:
    """Does it take nothing on a Dexterity save for half, and half if it fails?  5e.saving-throw.success"""
    return ability == "dex" and has_mod(battle, creature, EVASION)


def regain_dealt(doing: Doing, type: str, to: str = ME, is_half: bool = False) -> None:
    """As many hit points as damage of this type was taken, or half as many."""
    amount = doing.dealt(type) // 2 if is_half else doing.dealt(type)
    if amount > 0:
        regain(doing.table, doing.whom(to), amount, [Reason(clause_of(doing), amount)])


def mend(doing: Doing, step: Heal) -> None:
    """5e.heal.sources"""
    if step.is_dealt:
        regain_dealt(doing, step.dice, step.to, step.is_half)
        return
    amount = number_of(doing, step.dice, "healing")
    regain(doing.table, doing.whom(step.to), amount, [Reason(clause_of(doing), amount)])


def guard(doing: Doing, step: Guard) -> None:
    """5e.temp-hp.no-stack"""
    gain_temporary(doing.table, doing.whom(step.to), int(number_of(doing, step.dice, "temporary")))


def number_of(doing: Doing, text: str, why: str) -> OpenInt:
    """What the dice come to; a number stands, and nothing is rolled."""
    dice = parse_dice(text)
    return doing.table.roll(doing.me, dice, why).total if dice.faces else dice.modifier


def end_effects(doing: Doing, step: End) -> None:
    bearer = doing.whom(step.to)
    if CONCENTRATING in step.names:
        end_concentration(doing.table, bearer, "ended")
    for effect in bearer.effects:
        if any(word in step.names for word in (effect.kind, *conditions_of(effect))):
            end(doing.table, effect, "ended")


def move_by_force(doing: Doing, step: Push) -> None:
    """5e.opportunity.avoid"""
    moved = doing.whom(step.to)
    if not moved.is_there or moved is doing.me:
        return
    by, squares = line_of(doing.table.state, moved, doing.me, step.squares, step.is_towards)
    if step.is_up_to:
        squares = how_far(doing, moved, by, squares)
    shift(doing.table, moved, by, squares)


def how_far(doing: Doing, moved: Combatant, by: int, squares: int) -> int:
    """How many steps of these, as who acts chooses."""
    table = doing.table
    deed = table.ask(Question(doing.me, HOW_FAR, partial(ends_of, table, moved, by, squares), moved))
    if deed == PASS:
        return 0
    places = reached(table, moved, by, squares)[::-1]
    return places.index(table.state.grid.square(deed.args[0])) + 1


def ends_of(table: Table, moved: Combatant, by: int, squares: int) -> list[Any]:
    """The squares at which it may be left, the farthest first."""
    places = reached(table, moved, by, squares)
    return [*(Deed("push", table.state.square_name(square)) for square in places), PASS] if places else []


def hold(doing: Doing, step: Hold) -> None:
    """No check is needed; the amount is the DC to escape.  5e.condition.grappled 5e.monster.grapple"""
    held = doing.whom(step.to)
    if held.is_there and can_suffer(held, "grappled", doing.me):
        grapple(doing.table, doing.me, held, step.escape, step.kind)


def wither(doing: Doing, step: Wither) -> None:
    """The hit point maximum is lowered by the damage of a type that was taken; at 0 it dies."""
    victim, amount = doing.whom(step.to), int(doing.dealt(step.type))
    if amount <= 0 or not victim.is_there:
        return
    if amount >= victim.hp_max:
        die(doing.table, victim)
    else:
        lower_hp_max(doing.table, victim, amount)


def drop(doing: Doing, step: Drop) -> None:
    """To 0 hit points, as by so much damage; or dead."""
    victim = doing.whom(step.to)
    if not victim.is_there:
        return
    if step.is_death:
        die(doing.table, victim)
    elif victim.hp > 0:
        harm(
            doing.table, Blow(victim, [(victim.hp + victim.pools.get("temporary", 0), "")], doing.me, is_resisted=False)
        )


def hurry(doing: Doing, step: Hurry) -> None:
    """5e.action.dash"""
    add_dash(doing.table.readings, doing.whom(step.to))


def let_go(doing: Doing, step: LetGo) -> None:
    """All but a shield, which is worn rather than held."""
    drop_everything(doing.table, doing.whom(step.to))


def steady(doing: Doing, step: Steady) -> None:
    """5e.death.stable"""
    patient = doing.whom(step.to)
    if patient.status == DYING:
        set_status(doing.table, patient, STABLE)


def ward(doing: Doing, step: Ward) -> None:
    """More Armour Class against the attack that is about to hit.  5e.feature.parry"""
    if doing.plan is not None:
        doing.plan.guard.append(Reason(clause_of(doing), step.amount))


def clause_of(doing: Doing) -> str:
    """What the reader can look up."""
    return f"5e.power.{doing.act.id}"
