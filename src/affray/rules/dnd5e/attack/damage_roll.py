"""Rolling the damage of a hit: the weapon's dice, and what is added.  Start at `roll_damage`."""

from collections.abc import Sequence
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.table.moments import end
from affray.core.unknown import OpenInt
from affray.core.values import Reason
from affray.rules.dnd5e.harm.damage import ADAMANTINE, MAGICAL, SILVERED, harm, throw_damage
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.mods import CRITICAL, by_score, extra_damage
from affray.rules.dnd5e.state.attempts import Plan
from affray.rules.dnd5e.state.blows import Blow

RAGE_GROWS: Final = 9
RAGE_GROWS_AGAIN: Final = 16
MARKED: Final[dict[str, Dice]] = {"hunters-mark": parse_dice("1d6")}
"""Extra damage of weapon hits by an effect's source on its bearer, by the effect's kind."""
WEAPON_DICE: Final = frozenset(("savage-attacks",))
"""Features whose extra dice are the weapon's own."""


def roll_damage(table: Table, plan: Plan, critical: bool, added: Sequence[Reason]) -> Blow:
    """The weapon's dice and extra dice, doubled on a critical hit, plus modifiers once. Returns the blow.

    5e.damage.roll 5e.damage.critical 5e.damage.critical-extra 5e.damage.bonus
    """
    readings, attacker, weapon = table.readings, plan.attacker, plan.weapon
    extra_dice = readings.hooks.extra_dice
    all_twice = critical and readings.extra_dice_double
    raging = rage_damage(plan)
    plain = other_ability(plan) if readings.abilities_are_plain else ()
    stronger = by_score(table.state, attacker, weapon.ability) if attacker.effects and weapon.hands else ()
    reasons = [*added, *plain, *stronger, *([raging] if raging else ())]
    dice = parse_dice(plan.damage)
    amount = throw_damage(table, attacker, dice.doubled() if critical else dice, "damage", reasons)
    for feature in attacker.block.features if "spell" not in weapon.properties else ():
        if feature in extra_dice:
            for dice in extra_dice[feature](table.state, plan, critical if feature in WEAPON_DICE else all_twice):
                amount += throw_damage(table, attacker, dice, feature)
    for effect in plan.target.effects if "spell" not in weapon.properties else ():
        if effect.kind in MARKED and effect.source == attacker.id:
            dice = MARKED[effect.kind]
            amount += throw_damage(table, attacker, dice.doubled() if all_twice else dice, effect.kind)
    of_other_types: list[tuple[OpenInt, str]] = []
    for mod, reason in extra_damage(table.state, plan, critical):
        dice = parse_dice(mod.add)
        is_twice = all_twice and mod.hook != CRITICAL
        extra = throw_damage(table, attacker, dice.doubled() if is_twice else dice, reason.clause)
        for effect in attacker.effects if mod.spent else ():
            if f"5e.effect.{effect.kind}" == reason.clause:
                end(table, effect, "used")
        if mod.type:
            of_other_types.append((extra, mod.type))
        else:
            amount += extra
    parts = [(amount, weapon.type), *of_other_types]
    for more, type in weapon.more:
        dice = parse_dice(more)
        parts.append((throw_damage(table, attacker, dice.doubled() if all_twice else dice, "damage"), type))
    blow = Blow(
        plan.target,
        parts,
        attacker,
        is_critical=critical,
        is_magical=MAGICAL in weapon.properties,
        is_silvered=SILVERED in weapon.properties,
        is_adamantine=ADAMANTINE in weapon.properties,
        is_melee=not plan.is_ranged,
    )
    if plan.halved:
        blow.halve(plan.halved)
    harm(table, blow)
    return blow


def rage_damage(plan: Plan) -> Reason | None:
    """+2 with melee weapons while raging, +3 from the 9th level on and +4 from the 16th.  5e.feature.rage"""
    attacker = plan.attacker
    if plan.is_ranged or plan.weapon.ability != "str" or not attacker.has("raging"):
        return None
    level = attacker.block.level
    return Reason("5e.feature.rage", 2 + (level >= RAGE_GROWS) + (level >= RAGE_GROWS_AGAIN))


def other_ability(plan: Plan) -> list[Reason]:
    """By the plain reading melee always uses Strength and ranged attacks Dexterity.

    5e.attack.ability 5e.attack.ability-except
    """
    weapon, block = plan.weapon, plan.attacker.block
    difference = block.modifier("dex" if plan.is_ranged else "str") - block.modifier(weapon.ability)
    return [Reason("5e.attack.ability", difference)] if weapon.hands and difference else []
