"""Monster traits and reactions, each a small rule; `hooks.py` says where each applies.

Features that heroes share are in `features.py` and `class_features.py`, actions in `powers.py`.
"""

from collections.abc import Mapping
from typing import Final

from affray.core.offers.slots import Deed
from affray.core.table.changes import refill
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.dnd5e.attack.attack import SOFT_BELLY
from affray.rules.dnd5e.changes import mark_used, set_status
from affray.rules.dnd5e.gear.grapple_holds import hold_of
from affray.rules.dnd5e.harm.conditions_applied import afflict
from affray.rules.dnd5e.harm.dying import regain
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.senses.water import is_under_water
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.charges import CHARGE, TRAMPLING
from affray.rules.dnd5e.state.combatant import DEAD, REGENERATION, UP, Combatant
from affray.rules.dnd5e.state.happenings import Happening

PARRY: Final = "parry"
CATCH_ROCK: Final = "catch-rock"
TIGHT_JAWS: Final = "tight-jaws"
MUCUS: Final = "mucous-cloud"
ELF: Final = "elf"
"""Elves are not paralyzed by ghoul claws."""
DEMON: Final = "demon"
"""Demons are not stunned by the screech of vrocks."""
SLIMED: Final = "slimed"
"""The effect of the mucus: breathes only water. No fight lasts longer than a held breath."""
SCORCHED: Final = "scorched"
KEEN: Final[Mapping[str, tuple[str, ...]]] = {
    "keen-smell": ("hearing", "smell"),
    "keen-sight": ("sight",),
    "two-heads": ("sight", "hearing", "smell"),
}
"""By feature, what helps its Perception."""

REGAINED: Final = 10
CATCHING_DC: Final = 10
MUCUS_DC: Final = 14


# --- dropping to 0


def undead_fortitude(table: Table, blow: Blow, suffered: OpenInt) -> bool:
    """A Constitution save of DC 5 plus the damage leaves it at 1, unless the damage is radiant or a critical hit.

    5e.feature.undead-fortitude
    """
    if blow.is_critical or any(type == "radiant" for _, type in blow.parts):
        return False
    if not save(table, blow.target, "con", 5 + int(suffered), blow.by):
        return False
    regain(table, blow.target, 1, [Reason("5e.feature.undead-fortitude", 1)])
    return True


def stop_regeneration(blow: Blow) -> None:
    """Acid or fire damage stops the regeneration on its next turn.  5e.feature.regeneration"""
    if any(amount and type in ("acid", "fire") for amount, type in blow.parts):
        mark_used(blow.target, SCORCHED, 1)


def regenerate(table: Table, creature: Combatant) -> None:
    """Regain 10 at the start of its turn, unless it took acid or fire damage; then it dies at 0.

    5e.feature.regeneration
    """
    if not creature.pools.get(SCORCHED, 0):
        if creature.hp < creature.hp_max:
            regain(table, creature, REGAINED, [Reason("5e.feature.regeneration", REGAINED)])
    elif creature.hp == 0:
        set_status(table, creature, DEAD)
    refill(creature, SCORCHED, 0)


# --- reactions


def may_parry(battle: Battle, creature: Combatant, happening: Happening) -> list[Deed]:
    """When a melee attack by a visible attacker is about to hit, and it has a weapon.  5e.feature.parry"""
    plan: Plan = happening.record[0]
    is_armed = any(weapon.reach for weapon in creature.block.weapons)
    return [Deed(PARRY)] if is_armed and not plan.is_ranged and plan.is_seen else []


def parry(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """Add the proficiency bonus to its Armour Class against this attack.  5e.feature.parry"""
    happening.record[0].guard.append(Reason("5e.feature.parry", creature.block.proficiency))


def may_catch(battle: Battle, creature: Combatant, happening: Happening) -> list[Deed]:
    """A rock or the like is about to hit it.  5e.feature.catch-rock"""
    return [Deed(CATCH_ROCK)] if happening.record[0].weapon.id == "rock" else []


def catch_rock(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """On a DC 10 Dexterity save the rock misses.  5e.feature.catch-rock"""
    if save(table, creature, "dex", CATCHING_DC, happening.doer):
        happening.record[0].miss(Reason("5e.feature.catch-rock"))


# --- jaws and slime


def tight_jaws(battle: Battle, plan: Plan) -> None:
    """Advantage on attacks against a creature that it grapples.  5e.feature.tight-jaws"""
    if plan.target.effects and hold_of(plan.target, plan.attacker) is not None:
        plan.advantage.append(Reason("5e.feature.tight-jaws"))


def touch_mucus(table: Table, plan: Plan) -> None:
    """Underwater, an attacker within 1 square makes a Constitution save, or can breathe only water.

    5e.feature.mucous-cloud
    """
    attacker = plan.attacker
    if plan.is_ranged or plan.distance > 1 or not is_under_water(table.state, plan.target) or attacker.has(SLIMED):
        return
    if attacker.status == UP and not save(table, attacker, "con", MUCUS_DC, plan.target, ("disease",)):
        afflict(table, attacker, SLIMED, plan.target)


FEATURES: Final[tuple[str, ...]] = (
    PARRY,
    CATCH_ROCK,
    CHARGE,
    TRAMPLING,
    REGENERATION,
    MUCUS,
    SOFT_BELLY,
    ELF,
    DEMON,
    "antimagic-susceptibility",
    "undead-fortitude",
    *KEEN,
)
"""Those that give neither advantage on attacks nor dice of damage."""
