"""What effects and traits bear on while they last.  Start at `bear_on_attack`, `bear_on_trial` and `extra_damage`."""

from functools import lru_cache
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.values import Reason
from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.rolls.filters import passes
from affray.rules.dnd5e.state.acts import UNDYING, Kind, Mod
from affray.rules.dnd5e.state.attempts import Attempt, Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.turn_notes import is_used

ATTACK, STRUCK, AC, SAVE, CHECK = "attack", "struck", "ac", "save", "check"
DAMAGE, RESIST, IMMUNE, WEAK = "damage", "resist", "immune", "weak"
HOOKS: Final = (ATTACK, STRUCK, AC, SAVE, CHECK, DAMAGE, RESIST, IMMUNE, WEAK, UNDYING)
"""The bearer's attack rolls, those against it, its Armour Class, its saving throws and its ability checks; the damage
of its hits; the types of damage that it resists, does not suffer, or suffers twice;
and whether it does not die of dropping to 0."""
ONCE: Final = "once-"
"""How the pools begin that hold the turn in which something that counts once a turn was used."""


def mods_on(battle: Battle, bearer: Combatant, other: Combatant, hook: str) -> list[tuple[Mod, Reason]]:
    """The mods of a creature's traits and effects that hold now; `other` is whom the roll concerns beside it."""
    kinds: list[tuple[Kind, str | None]] = [(trait, None) for trait in bearer.block.traits]
    kinds += [(effect.what, effect.source) for effect in bearer.effects if effect.what is not None]
    return [
        (mod, Reason(f"5e.effect.{kind.id}", source=source))
        for kind, source in kinds
        for mod in kind.mods_on(hook)
        if not mod.only or passes(battle, bearer, other, mod.only)
    ]


def is_modified(creature: Combatant) -> bool:
    """May anything as data bear on what it does? Mostly not."""
    return bool(creature.block.traits or creature.effects)


def bear_on_attack(battle: Battle, plan: Plan) -> None:
    """5e.advantage.cancel"""
    if not (is_modified(plan.attacker) or is_modified(plan.target)):
        return
    for mod, reason in mods_on(battle, plan.attacker, plan.target, ATTACK):
        add_to(plan, mod, reason)
    for mod, reason in mods_on(battle, plan.target, plan.attacker, STRUCK):
        add_to(plan, mod, reason)
    for mod, reason in mods_on(battle, plan.target, plan.attacker, AC):
        plan.guard.append(reason.but(amount=dice_of(mod.add).modifier))


def bear_on_trial(battle: Battle, trial: Trial, hook: str) -> None:
    """A save or a check: of the ability, or about something, that the mod is for.  5e.advantage.cancel"""
    for mod, reason in mods_on(battle, trial.who, trial.source or trial.who, hook) if is_modified(trial.who) else ():
        if not mod.words or trial.ability in mod.words or not mod.words.isdisjoint(trial.about):
            add_to(trial, mod, reason)


def extra_damage(battle: Battle, plan: Plan) -> list[tuple[Mod, Reason]]:
    """What the attacker's traits and effects add to the damage of a hit with this weapon."""
    if not is_modified(plan.attacker):
        return []
    found: list[tuple[Mod, Reason]] = []
    for mod, reason in mods_on(battle, plan.attacker, plan.target, DAMAGE):
        used = ONCE + reason.clause
        if (mod.words and plan.weapon.id not in mod.words) or (mod.once and is_used(battle, plan.attacker, used)):
            continue
        if mod.once:
            mark_used(plan.attacker, used, battle.turn_number)
        found.append((mod, reason))
    return found


def is_proof(battle: Battle, creature: Combatant, hook: str, type: str) -> bool:
    """Does a trait or an effect make it resist this type of damage, or immune, or weak?"""
    return is_modified(creature) and any(type in mod.words for mod, _ in mods_on(battle, creature, creature, hook))


def add_to(attempt: Attempt, mod: Mod, reason: Reason) -> None:
    if mod.edge:
        attempt.add_edge(mod.edge, reason)
    if mod.add:
        dice = dice_of(mod.add)
        if dice.faces:
            attempt.dice.append((reason.clause, dice))
        else:
            attempt.bonus.append(reason.but(amount=dice.modifier))


@lru_cache(maxsize=256)
def dice_of(text: str) -> Dice:
    return parse_dice(text)
