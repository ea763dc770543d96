"""Dropping to 0 hit points: unconsciousness, death saves, death.  Start at `drop_to_zero`."""

from collections.abc import Sequence
from functools import partial

from affray.core.board import HEROES
from affray.core.dice.notation import Dice
from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question
from affray.core.table.changes import heal, spend
from affray.core.table.moments import fire_moment
from affray.core.unknown import OpenInt
from affray.core.values import Effect, Reason, total
from affray.rules.dnd5e.changes import count_failures, count_success, keep_temporary, notice, own_side, set_status, wake
from affray.rules.dnd5e.gear.hands import drop_everything
from affray.rules.dnd5e.harm.conditions_applied import afflict
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import planned_death_save
from affray.rules.dnd5e.rolls.d20 import throw
from affray.rules.dnd5e.rolls.mods import UNGUARDED, UNHEALED, has_mod, mods_on
from affray.rules.dnd5e.senses.water import is_under_water
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import DEAD, DYING, STABLE, Combatant
from affray.rules.dnd5e.state.conditions import SUFFOCATING
from affray.rules.dnd5e.state.mods import NATURAL
from affray.rules.dnd5e.state.moments import HEALED, INCAPACITATED

ENOUGH = 3
RELENTLESS_ENDURANCE = "relentless-endurance"
HOPE = "beacon-of-hope"


def drop_to_zero(table: Table, creature: Combatant, over: OpenInt, by: Combatant | None = None) -> None:
    """Dead if the remaining damage is at least the hit point maximum, or if it is a monster; else unconscious.

    One who hides and is felled by somebody is noticed.

    5e.death.instant 5e.death.unconscious 5e.death.monsters
    """
    if creature.own is not None:
        over = table.readings.hooks.shed(table, creature, over)
        if creature.hp:
            return
    if endures(table, creature, over):
        return
    if by is not None:
        notice(table, creature)
    is_outright = over >= creature.hp_max or not falls_unconscious(table, creature)
    if is_outright and not creature.regenerates:
        set_status(table, creature, DEAD)
    else:
        set_status(table, creature, DYING)
        drop_everything(table, creature)
        fall_prone(table, creature)
    fire_moment(table, INCAPACITATED, creature)


def falls_unconscious(table: Table, creature: Combatant) -> bool:
    """Heroes do, and by table option marked villains.  5e.death.monsters 5e.death.villains"""
    return creature.hero and (own_side(creature) == HEROES or table.readings.villains_fall)


def knock_out(table: Table, creature: Combatant) -> None:
    """Unconscious and stable.  5e.death.knock-out"""
    notice(table, creature)
    set_status(table, creature, STABLE)
    drop_everything(table, creature)
    fall_prone(table, creature)
    fire_moment(table, INCAPACITATED, creature)


def endures(table: Table, creature: Combatant, over: OpenInt) -> bool:
    """Once, drop to 1 hit point instead of 0, unless killed outright.  5e.feature.relentless-endurance"""
    if creature.pools.get(RELENTLESS_ENDURANCE, 0) == 0 or over >= creature.hp_max:
        return False
    spend(table, creature, RELENTLESS_ENDURANCE)
    regain(table, creature, 1, [Reason("5e.feature.relentless-endurance", 1)])
    return True


def fall_prone(table: Table, creature: Combatant) -> None:
    """Fall prone, unless already prone or immune.  5e.condition.prone"""
    if not creature.has("prone"):
        afflict(table, creature, "prone")


def death_save(table: Table, creature: Combatant) -> None:
    """A d20 without ability: 10 or more succeeds, 1 is two failures, 20 regains 1 hit point.

    5e.death.save 5e.death.save-1-20 5e.death.save-ability
    """
    trial = planned_death_save(table.readings, table.state, creature)
    roll = throw(table, trial, "death-save", lambda natural: _outcome(natural, trial.total_with(natural)))
    match _outcome(roll.natural, int(roll.total)):
        case "up":
            regain(table, creature, 1, [Reason("5e.death.save-1-20", 1)])
        case "success":
            count_success(table, creature)
            if creature.successes >= ENOUGH:
                set_status(table, creature, STABLE)
        case outcome:
            fail(table, creature, 2 if outcome == "two" else 1)


def _outcome(natural: int, total: int) -> str:
    return {1: "two", 20: "up"}.get(natural, "success" if total >= 10 else "failure")


def hit_at_zero(table: Table, creature: Combatant, damage: OpenInt, critical: bool) -> None:
    """Damage at 0 is a failed death save, from a critical hit two; damage of at least the maximum kills.

    5e.death.hit-at-0 5e.death.stable
    """
    if creature.regenerates:
        return
    if damage >= creature.hp_max:
        set_status(table, creature, DEAD)
        return
    if creature.status == STABLE:
        set_status(table, creature, DYING)
    fail(table, creature, 2 if critical else 1)


def fail(table: Table, creature: Combatant, failures: int) -> None:
    count_failures(table, creature, failures)
    if creature.failures >= ENOUGH:
        set_status(table, creature, DEAD)


def restore(
    table: Table,
    healer: Combatant,
    dice: Dice,
    why: str,
    creatures: Sequence[Combatant],
    clause: str = "5e.heal.sources",
    added: Sequence[Reason] = (),
) -> None:
    """One roll for all targets; under Beacon of Hope a target regains the maximum.

    5e.heal.sources 5e.damage.many 5e.spell.beacon-of-hope
    """
    most = dice.total(dice.faces)
    rolled = most if all(one.has(HOPE) for one in creatures) else table.roll(healer, dice, why).total
    for creature in creatures:
        amount = most if creature.has(HOPE) else rolled
        regain(table, creature, amount + total(added), [Reason(clause, amount), *added])


def is_past_healing(battle: Battle, creature: Combatant, effect: Effect) -> bool:
    """Does the effect prevent healing? An aboleth's disease does so out of water, after a minute."""
    if effect.kind == "diseased":
        return battle.round >= effect.amount and not is_under_water(battle, creature)
    return effect.kind in ("chill-touch", SUFFOCATING)


def regain(table: Table, creature: Combatant, amount: OpenInt, reasons: list[Reason]) -> None:
    """Regain hit points up to the maximum; the unconscious wake. The dead and those past healing regain none.

    5e.heal.cap 5e.heal.dead
    """
    battle = table.state
    if not creature.is_there or any(is_past_healing(battle, creature, effect) for effect in creature.effects):
        return
    if has_mod(battle, creature, UNHEALED) and not is_magical_exception(battle, creature, reasons):
        return
    heal(table, creature, amount, reasons)
    if creature.effects and is_magic(reasons):
        fire_moment(table, HEALED, creature)
    if creature.status in (DYING, STABLE):
        wake(table, creature)


def is_magical_exception(battle: Battle, creature: Combatant, reasons: list[Reason]) -> bool:
    """Does all that keeps it from regaining hit points spare what is magic? What features give is not."""
    spared = all(NATURAL in mod.words for mod, _ in mods_on(battle, creature, creature, UNHEALED))
    return spared and is_magic(reasons)


def is_magic(reasons: list[Reason]) -> bool:
    """Is it magic that heals? What features give is not."""
    return not any(reason.clause.startswith("5e.feature.") for reason in reasons)


def gain_temporary(table: Table, creature: Combatant, amount: int) -> None:
    """They do not add up: who has some already chooses which to keep.  5e.temp-hp.no-stack"""
    if has_mod(table.state, creature, UNGUARDED):
        return
    if creature.pools.get("temporary", 0):
        kept = table.ask(Question(creature, "temporary", partial(sets_to_keep, creature, amount)))
        amount = amount if kept == PASS else kept
    keep_temporary(table, creature, amount)


def sets_to_keep(creature: Combatant, amount: int) -> list[int]:
    """The greater first; none if there is nothing to choose."""
    sets = {amount, creature.pools.get("temporary", 0)}
    return sorted(sets, reverse=True) if len(sets) > 1 else []
