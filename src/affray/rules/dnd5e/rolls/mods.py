"""What effects and traits bear on while they last.  Start at `bear_on_attack`, `bear_on_trial` and `extra_damage`."""

from functools import lru_cache
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.values import Effect, Reason, total
from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.rolls.filters import IMMUNE, passes
from affray.rules.dnd5e.state.acts import Kind
from affray.rules.dnd5e.state.attempts import Attempt, Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.filters import Filter
from affray.rules.dnd5e.state.mods import (
    CANNOT,
    CARRIED,
    CHANGELESS,
    FIXED,
    MUST,
    QUICK,
    SENSE,
    SPEED,
    SWARM,
    UNDYING,
    WARD,
    Mod,
)
from affray.rules.dnd5e.turn_notes import is_used

ATTACK, STRUCK, AC, SAVE, CHECK = "attack", "struck", "ac", "save", "check"
DAMAGE, RESIST, WEAK = "damage", "resist", "weak"
SURE, SNEAK, ABSORB, ENDURE, SIEGE = "sure", "sneak", "absorb", "endure", "siege"
UNHEALED, UNGUARDED = "unhealed", "unguarded"
DEADLY, EVASION, TRANSFER = "deadly", "evasion", "transfer"
SCORE, CRITICAL, SUFFERS = "score", "critical", "suffers"
HOOKS: Final = (
    ATTACK,
    STRUCK,
    AC,
    SAVE,
    CHECK,
    DAMAGE,
    RESIST,
    IMMUNE,
    WEAK,
    UNDYING,
    SURE,
    SNEAK,
    ABSORB,
    ENDURE,
    SIEGE,
    UNHEALED,
    UNGUARDED,
    SWARM,
    SPEED,
    SENSE,
    CANNOT,
    MUST,
    WARD,
    SCORE,
    CRITICAL,
    SUFFERS,
    QUICK,
    CARRIED,
    CHANGELESS,
    DEADLY,
    EVASION,
    TRANSFER,
    *FIXED,
)
"""All that a mod may bear on; `docs/effects.md` tells what each of them means."""
BESET: Final = (Filter("beset"),)
SPELL, WEAPON = "spell", "weapon"
"""Attacks with a spell, and with any weapon."""
ONCE: Final = "once-"
"""How the pools begin that hold the turn in which something that counts once a turn was used."""


def mods_on(battle: Battle, bearer: Combatant, other: Combatant, hook: str) -> list[tuple[Mod, Reason]]:
    """The mods of a creature's traits and effects that hold now; `other` is whom the roll concerns beside it."""
    block = bearer.block
    kinds: list[tuple[Kind, str | None]] = [(trait, None) for trait in block.gifts] if hook in block.bears_on else []
    for effect in bearer.effects:
        if effect.what is not None and effect.what.mods_on(hook):
            kinds.append((effect.what, effect.source))
    if not kinds:
        return []
    return [
        (mod, Reason(f"5e.effect.{kind.id}", source=source))
        for kind, source in kinds
        for mod in kind.mods_on(hook)
        if not mod.only or passes(battle, bearer, other, mod.only)
    ]


def is_modified(creature: Combatant) -> bool:
    """May anything as data bear on what it does? Mostly not."""
    if creature.block.bears_on:
        return True
    for effect in creature.effects:  # noqa: SIM110  # a plain loop: this is asked of every roll
        if effect.what is not None:
            return True
    return False


def bear_on_attack(battle: Battle, plan: Plan) -> None:
    """5e.advantage.cancel"""
    if is_modified(plan.attacker):
        bear_on_own_attack(battle, plan)
    if is_modified(plan.target):
        bear_on_being_attacked(battle, plan)


def bear_on_own_attack(battle: Battle, plan: Plan) -> None:
    """What the attacker bears.  5e.advantage.cancel"""
    for mod, reason in mods_on(battle, plan.attacker, plan.target, ATTACK):
        if is_with(plan, mod):
            add_to(plan, mod, reason)
            spend(plan, plan.attacker, mod, reason)
    plan.bonus.extend(by_score(battle, plan.attacker, plan.weapon.ability))
    if any(is_with(plan, mod) for mod, _ in mods_on(battle, plan.attacker, plan.target, SURE)):
        plan.make_sure()
    if any(is_with(plan, mod) for mod, _ in mods_on(battle, plan.attacker, plan.target, DEADLY)):
        plan.threaten(1)
    for mod, reason in mods_on(battle, plan.attacker, plan.target, DAMAGE):
        if mod.times and is_with(plan, mod):
            plan.halve(reason.clause)


def bear_on_being_attacked(battle: Battle, plan: Plan) -> None:
    """What the target bears.  5e.advantage.cancel"""
    for mod, reason in mods_on(battle, plan.target, plan.attacker, STRUCK):
        if is_with(plan, mod):
            add_to(plan, mod, reason)
            spend(plan, plan.target, mod, reason)
    for mod, reason in mods_on(battle, plan.target, plan.attacker, AC):
        amount = dice_of(mod.add).modifier if mod.add else max(0, mod.least - total(plan.guard))
        if amount:
            plan.guard.append(reason.but(amount=amount))


def by_score(battle: Battle, creature: Combatant, ability: str) -> list[Reason]:
    """What a higher ability score adds to rolls by that ability: the best one counts.  5e.ability.modifier"""
    raised = mods_on(battle, creature, creature, SCORE)
    if not raised:
        return []
    own, found = creature.block.modifier(ability) if ability in creature.block.abilities else 0, []
    for mod, reason in raised:
        if ability in mod.words and (mod.least - 10) // 2 > own:
            found.append(reason.but(amount=(mod.least - 10) // 2 - own))
    return sorted(found, key=lambda reason: int(reason.amount))[-1:]


def is_with(plan: Plan, mod: Mod) -> bool:
    """Is the attack with what the mod is for: a weapon by its name, weapons at all, an ability, near or far?"""
    weapon = plan.weapon
    if mod.by and weapon.ability not in mod.by:
        return False
    if not mod.words:
        return True
    own = {weapon.id, weapon.ability, "ranged" if plan.is_ranged else "melee"}
    return not mod.words.isdisjoint(own if SPELL in weapon.properties else own | {WEAPON})


def bear(attempt: Attempt, bearer: Combatant, mod: Mod, reason: Reason) -> None:
    """What a mod of a creature does to its roll; of some it says at the roll whether they count."""
    if mod.asked:
        attempt.asked.append((reason.clause, dice_of(mod.add), tuple(spent_by(bearer, mod, reason))))
        return
    add_to(attempt, mod, reason)
    spend(attempt, bearer, mod, reason)


def spend(attempt: Attempt, bearer: Combatant, mod: Mod, reason: Reason) -> None:
    attempt.used.extend(spent_by(bearer, mod, reason))


def spent_by(bearer: Combatant, mod: Mod, reason: Reason) -> list[Effect]:
    """What is spent ends by being used."""
    own = bearer.effects if mod.spent else ()
    return [effect for effect in own if f"5e.effect.{effect.kind}" == reason.clause]


def bear_on_trial(battle: Battle, trial: Trial, hook: str) -> None:
    """A save or a check: of the ability, or about something, that the mod is for.  5e.advantage.cancel"""
    if not is_modified(trial.who):
        return
    for mod, reason in mods_on(battle, trial.who, trial.source or trial.who, hook):
        is_about = not mod.words or trial.ability in mod.words or not mod.words.isdisjoint(trial.about)
        if is_about and (not mod.by or trial.ability in mod.by):
            bear(trial, trial.who, mod, reason)
    trial.bonus.extend(by_score(battle, trial.who, trial.ability))


def extra_damage(battle: Battle, plan: Plan, is_critical: bool = False) -> list[tuple[Mod, Reason]]:
    """What the attacker's traits and effects add to the damage of a hit with this weapon."""
    if not is_modified(plan.attacker):
        return []
    found: list[tuple[Mod, Reason]] = []
    sneaky = mods_on(battle, plan.attacker, plan.target, SNEAK)
    if sneaky and not can_sneak(battle, plan):
        sneaky = []
    critical = mods_on(battle, plan.attacker, plan.target, CRITICAL) if is_critical else []
    for mod, reason in (*mods_on(battle, plan.attacker, plan.target, DAMAGE), *sneaky, *critical):
        used, once = ONCE + reason.clause, mod.once or mod.hook == SNEAK
        if not mod.add or not is_with(plan, mod) or (once and is_used(battle, plan.attacker, used)):
            continue
        if once:
            mark_used(plan.attacker, used, battle.turn_number)
        found.append((mod, reason))
    return found


def can_sneak(battle: Battle, plan: Plan) -> bool:
    """With advantage; or without disadvantage, and an able friend beside the target.  5e.feature.sneak-attack"""
    return plan.edge > 0 or (plan.edge == 0 and passes(battle, plan.attacker, plan.target, BESET))


def is_proof(battle: Battle, creature: Combatant, hook: str, type: str) -> bool:
    """Does a trait or an effect make it resist this type of damage, or immune, or weak?"""
    return is_modified(creature) and any(type in mod.words for mod, _ in mods_on(battle, creature, creature, hook))


def has_mod(battle: Battle, creature: Combatant, hook: str) -> bool:
    """Does a trait or an effect of it say so?"""
    return is_modified(creature) and bool(mods_on(battle, creature, creature, hook))


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
