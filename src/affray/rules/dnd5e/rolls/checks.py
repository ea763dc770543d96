"""Ability checks, saving throws and contests.  Start at `save`, `save_all` and `check`."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question, Roll, Throw
from affray.core.table.changes import spend
from affray.core.values import Reason
from affray.rules.dnd5e.readings import Readings, Table, TrialHook
from affray.rules.dnd5e.rolls.d20 import throw, throw_all
from affray.rules.dnd5e.rolls.mods import CHECK, SAVE, bear_on_trial
from affray.rules.dnd5e.senses.sight import is_felt
from affray.rules.dnd5e.state import blocks
from affray.rules.dnd5e.state.attempts import Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import (
    CHECKING,
    FAILING,
    HARD_ATTACKS,
    HARD_CHECKS,
    SAVING,
    SENSELESS,
    brought,
    clause_of,
)

LEGENDARY_RESISTANCE: Final = "legendary-resistance"
SKILLS: Final = blocks.SKILLS | {ability: ability for ability in blocks.ABILITIES}
"""What a check can be made with: each skill and its ability, and the abilities themselves."""

SENSES: Final = ("sight", "hearing", "smell")
"""Senses that a check may rely on: it fails without a roll for a creature that has lost them all."""
HOPELESS: Final = -100
"""The total of a check that fails automatically."""


def save(
    table: Table,
    creature: Combatant,
    ability: str,
    dc: int,
    source: Combatant | None = None,
    about: Collection[str] = (),
) -> bool:
    """Make a saving throw. Does the total reach the DC?  5e.saving-throw"""
    return bool(save_all(table, [planned_save(table.readings, table.state, creature, ability, source, about)], dc))


def save_all(table: Table, trials: Sequence[Trial], dc: int) -> list[Combatant]:
    """Make all saves against one effect at once. Returns those who succeed.  5e.saving-throw"""
    rolled = [trial for trial in trials if trial.failed is None]
    why = f"{trials[0].ability}-save" if trials else ""
    rolls = dict(zip(rolled, throw_all(table, [(trial, trial.reaches(dc)) for trial in rolled], why), strict=True))
    return [trial.who for trial in trials if _is_made(table, trial, why, dc, rolls.get(trial))]


def _is_made(table: Table, trial: Trial, why: str, dc: int, roll: Roll | None) -> bool:
    if roll is None:
        table.tell("save", who=trial.who, why=why, total=None, dc=dc, made=False, because=trial.failed)
        return resists_legendarily(table, trial.who)
    is_made = roll.total >= dc
    if trial.margin:
        trial.judge(dc - int(roll.total))
    table.tell("save", who=trial.who, why=why, total=roll.total, dc=dc, made=is_made)
    return is_made or resists_legendarily(table, trial.who)


def resists_legendarily(table: Table, creature: Combatant) -> bool:
    """May choose to succeed on a failed save, a few times a day.  5e.feature.legendary-resistance"""
    if not creature.pools.get(LEGENDARY_RESISTANCE, 0):
        return False

    def offer() -> list[Deed]:
        return [Deed(LEGENDARY_RESISTANCE), PASS] if creature.pools[LEGENDARY_RESISTANCE] else []

    if table.ask(Question(creature, LEGENDARY_RESISTANCE, offer)) == PASS:
        return False
    spend(table, creature, LEGENDARY_RESISTANCE)
    table.tell(LEGENDARY_RESISTANCE, who=creature)
    return True


def planned_save(
    readings: Readings,
    battle: Battle,
    creature: Combatant,
    ability: str,
    source: Combatant | None = None,
    about: Collection[str] = (),
    cover: Reason | None = None,
) -> Trial:
    """A saving throw with everything that modifies it."""
    trial = Trial(creature, ability, Reason("5e.saving-throw", creature.block.save(ability)), source, about)
    _apply_conditions(battle, trial)
    if not creature.is_conscious and ability in ("str", "dex"):
        trial.fail(Reason(clause_of("unconscious")))
    if cover is not None:
        trial.bonus.append(cover)
    _apply_hooks(battle, trial, readings.hooks.saves)
    bear_on_trial(battle, trial, SAVE)
    return trial


def planned_death_save(readings: Readings, battle: Battle, creature: Combatant) -> Trial:
    """A death save has no ability: only what modifies all saving throws modifies it.

    5e.death.save-ability 5e.condition.exhaustion
    """
    trial = Trial(creature, "", Reason("5e.death.save"), None, ("death",))
    _apply_conditions(battle, trial)
    _apply_hooks(battle, trial, readings.hooks.saves)
    bear_on_trial(battle, trial, SAVE)
    return trial


def check(
    table: Table,
    creature: Combatant,
    skill: str,
    clause: str,
    dc: int | None = None,
    about: Collection[str] = (),
    why: str = "",
) -> Roll:
    """Make an ability check with a skill, under the clause that calls for it."""
    trial = planned_check(table.readings, table.state, creature, skill, clause, about)
    if trial.failed is not None:
        table.tell("check-failed", who=creature, why=why or skill, because=trial.failed)
        return Roll(Throw(creature, trial.die, why or skill), HOPELESS)
    return throw(table, trial, why or skill, None if dc is None else trial.reaches(dc))


def check_all(table: Table, creatures: Sequence[Combatant], skill: str, clause: str, dc: int) -> list[bool]:
    """Each makes an ability check with a skill, all at once. Who reaches the DC?  5e.check.difficulty"""
    trials = [planned_check(table.readings, table.state, creature, skill, clause) for creature in creatures]
    rolls = throw_all(table, [(trial, trial.reaches(dc)) for trial in trials], skill)
    made = [roll.total >= dc for roll in rolls]
    for creature, is_made in zip(creatures, made, strict=True):
        table.tell("succeeded" if is_made else "failed", who=creature)
    return made


def planned_check(
    readings: Readings, battle: Battle, creature: Combatant, skill: str, clause: str, about: Collection[str] = ()
) -> Trial:
    """An ability check with everything that modifies it."""
    ability = SKILLS[skill]
    trial = Trial(creature, ability, Reason(clause, creature.block.skill(skill, ability)), None, (skill, *about))
    for condition, effect in brought(creature.effects):
        if condition in CHECKING and is_felt(battle, creature, condition, effect, HARD_CHECKS):
            trial.add_edge(CHECKING[condition], Reason(clause_of(condition), source=effect.source))
    needed = {sense for sense in SENSES if sense in about}
    if needed and creature.effects:
        lost = {SENSELESS[c]: c for c, _ in brought(creature.effects) if c in SENSELESS}
        if needed <= lost.keys():
            trial.fail(Reason(clause_of(lost[needed.pop()])))
    _apply_hooks(battle, trial, readings.hooks.checks)
    bear_on_trial(battle, trial, CHECK)
    return trial


def contest(
    table: Table,
    one: Combatant,
    skill: str,
    other: Combatant,
    skills: Sequence[str],
    clause: str,
    about: Collection[str] = (),
) -> bool:
    """Both roll, the other with a skill of its choice; a tie changes nothing. Does `one` win?  5e.contest.tie"""
    chosen = table.ask(Question(other, "contest", list(skills), about=one)) if len(skills) > 1 else skills[0]
    mine = check(table, one, skill, clause, about=about)
    theirs = check(table, other, chosen, clause)
    return mine.total > theirs.total


def _apply_conditions(battle: Battle, save: Trial) -> None:
    """The conditions that make a save fail automatically, or give disadvantage.

    5e.condition.exhaustion 5e.condition.paralyzed 5e.condition.petrified 5e.condition.restrained
    5e.condition.stunned 5e.condition.unconscious
    """
    for condition, effect in brought(save.who.effects):
        if (condition, save.ability) in FAILING:
            save.fail(Reason(clause_of(condition), source=effect.source))
        if (condition, save.ability) in SAVING and is_felt(battle, save.who, condition, effect, HARD_ATTACKS):
            save.add_edge(SAVING[condition, save.ability], Reason(clause_of(condition), source=effect.source))


def _apply_hooks(battle: Battle, trial: Trial, hooks: Mapping[str, TrialHook]) -> None:
    for effect in trial.who.effects:
        if effect.kind in hooks:
            hooks[effect.kind](battle, trial, effect)
    for feature in trial.who.block.features:
        if feature in hooks:
            hooks[feature](battle, trial, None)
