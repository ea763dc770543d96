"""Making an attack: target, modifiers, roll, damage.  Start at `attack`."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.table.asking import Question, Roll
from affray.core.table.events import Secret
from affray.core.unknown import OpenInt
from affray.core.values import GM, Effect, Reason
from affray.rules.dnd5e.attack.attack_made import attack_made, resolve_readied_first, reveal_attacker
from affray.rules.dnd5e.attack.damage_roll import other_ability, roll_damage
from affray.rules.dnd5e.attack.friends import foes_first, is_meant
from affray.rules.dnd5e.attack.on_hit import apply_rider, catch_in_net
from affray.rules.dnd5e.attack.sanctuary import overcomes_sanctuary
from affray.rules.dnd5e.attack.weapons_used import as_it_is, may_strike, note_blow
from affray.rules.dnd5e.gear.armour import METAL
from affray.rules.dnd5e.gear.hands import loose_ammunition
from affray.rules.dnd5e.harm.damage import MAGICAL
from affray.rules.dnd5e.reacting.bystanders import guards
from affray.rules.dnd5e.reacting.reactions import offer_reactions
from affray.rules.dnd5e.readings import AttackHook, Readings, Table
from affray.rules.dnd5e.rolls.d20 import throw
from affray.rules.dnd5e.rolls.mods import bear_on_attack
from affray.rules.dnd5e.senses.cover import cover_by_creatures, cover_by_ground, creatures_between
from affray.rules.dnd5e.senses.sight import is_felt, sees, shows_armour
from affray.rules.dnd5e.senses.water import by_water
from affray.rules.dnd5e.state.attempts import UNSEEN_ATTACKER, Plan
from affray.rules.dnd5e.state.battle import Battle, squares_of_foes, those_elsewhere
from affray.rules.dnd5e.state.combatant import UP, Combatant
from affray.rules.dnd5e.state.conditions import AGAINST_BEARER, BY_BEARER, HARD_ATTACKS, brought, clause_of
from affray.rules.dnd5e.state.happenings import GUARDED, HIT, Happening
from affray.rules.dnd5e.state.moments import FELLS, TOUCHED
from affray.rules.dnd5e.state.weapons import SHOCKING, Weapon

NEW_TARGET: Final = "new-target"


ANYWHERE: Final = 1000
"""Farther than any map goes."""
NO_DAMAGE: Final = "0"
SMALL: Final = ("tiny", "small")


SOFT_BELLY: Final = "soft-belly"
"""The feature of creatures whose armour is on their backs."""
BARED: Final = Reason("5e.feature.soft-belly", -3)

HEAVY_MISSILES: Final = frozenset(("rock",))
"""What no wind turns aside."""


def attack(
    table: Table,
    attacker: Combatant,
    weapon: Weapon,
    target: Combatant,
    added: Sequence[Reason] = (),
) -> bool:
    """Modifiers, the roll, and on a hit the damage with what is added. The attacker is revealed. Does it hit?

    5e.attack.steps 5e.unseen.reveal; actions readied for an attack come after or before it: 5e.action.ready-timing
    """
    battle = table.state
    readings = table.readings
    while target.effects and not overcomes_sanctuary(table, attacker, target):
        chosen = table.ask(
            Question(attacker, NEW_TARGET, partial(others_for, readings, battle, attacker, weapon, target), target)
        )
        if chosen == PASS or not is_meant(table, attacker, chosen):
            return False
        target = chosen
    if resolve_readied_first(table, attacker) and not (
        attacker.is_able and target.is_there and is_in_range(readings, battle, attacker, weapon, target)
    ):
        return False
    plan = plan_attack(readings, battle, attacker, weapon, target)
    reveal_attacker(table, attacker)
    if plan.is_ranged:
        loose_ammunition(table, attacker, weapon, target.at)
    roll = throw(table, plan, "attack", plan.band)
    return resolve_roll(table, plan, roll, added)


def resolve_roll(table: Table, plan: Plan, roll: Roll, added: Sequence[Reason] = ()) -> bool:
    """Resolve the roll: reactions to a hit, damage, and other effects. Does it hit?  5e.attack.steps"""
    attacker, target = plan.attacker, plan.target
    if plan.hits(roll.natural):
        offer_reactions(table, Happening(HIT, attacker, (plan, roll)), [target])
        others = guards(table.state, target)
        if others and plan.hits(roll.natural):
            offer_reactions(table, Happening(GUARDED, attacker, (plan, roll)), others)
    hit = plan.hits(roll.natural)
    critical = hit and plan.is_critical(roll.natural)
    was_down = target.hp == 0
    if table.told is not None:
        tell_attack(table, plan, hit, critical)
    if attacker.block.is_watchful:
        note_blow(table.state, attacker, target, plan.is_ranged, hit)
    if hit:
        taken: dict[str, OpenInt] = {}
        if plan.weapon.damage != NO_DAMAGE:
            taken = roll_damage(table, plan, critical, added).taken
        apply_hit_effects(table, plan, taken)
        if not was_down and not plan.is_ranged and target.hp == 0 and (attacker.block.gifts or attacker.effects):
            table.readings.hooks.answer(table, FELLS, attacker, target)
    attack_made(table, attacker, target)
    return hit


def others_for(
    readings: Readings, battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant
) -> list[object]:
    """The targets in place of the one under Sanctuary, or none.  5e.spell.sanctuary"""
    others = [
        other
        for other in battle.everyone()
        if other is not target and attacker.can_target(other) and is_in_range(readings, battle, attacker, weapon, other)
    ]
    return [*foes_first(attacker, others), PASS] if others else []


def is_in_range(readings: Readings, battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> bool:
    """5e.melee.reach 5e.ranged.range 5e.cover.total 5e.cover.total-what"""
    is_near = battle.distance(attacker, target) <= farthest(readings, weapon)
    return is_near and battle.is_clear(attacker, target) and may_strike(battle, attacker, weapon, target)


def tell_attack(table: Table, plan: Plan, hit: bool, critical: bool) -> None:
    """Tell the attack; only seats that know the target's Armour Class see its parts."""
    battle, target = table.state, plan.target
    knowing = battle.seats if shows_armour(battle, target) else (GM, *table.rulebook.confidants(battle, target))
    guard = Secret(plan.guard, [seat for seat in battle.seats if seat in knowing])
    table.tell(
        "attack",
        who=plan.attacker,
        target=plan.target,
        weapon=plan.weapon,
        hit=hit,
        critical=critical,
        advantage=plan.advantage,
        disadvantage=plan.disadvantage,
        guard=guard,
    )


def apply_hit_effects(table: Table, plan: Plan, taken: dict[str, OpenInt]) -> None:
    """Effects of a hit beside its damage, of which so much was taken.  5e.attack.effects 5e.weapon.net"""
    if plan.weapon.rider is not None:
        apply_rider(table, plan.weapon.rider, plan.attacker, plan.target)
    if plan.weapon.on_hit is not None:
        is_magical = MAGICAL in plan.weapon.properties
        table.readings.hooks.perform(
            table, plan.weapon.on_hit, plan.attacker, [plan.target], is_magical=is_magical, taken=taken
        )
    if "net" in plan.weapon.properties:
        catch_in_net(table, plan.attacker, plan.target)
    if not plan.is_ranged and (plan.target.block.gifts or plan.target.effects):
        table.readings.hooks.answer(table, TOUCHED, plan.target, plan.attacker)
    if plan.attacker.block.on_hits or (plan.attacker.effects and plan.weapon.hands):
        table.readings.hooks.strike(table, plan.attacker, plan.weapon.id, plan.target)
    when_hit = table.readings.hooks.when_hit
    for feature in plan.target.block.features:
        if feature in when_hit:
            when_hit[feature](table, plan)


def plan_attack(readings: Readings, battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> Plan:
    """An attack with advantage, disadvantage, bonuses and the Armour Class to reach."""
    if weapon.instead:
        weapon = as_it_is(battle, attacker, weapon, target)
    plan = Plan(attacker, weapon, target, battle.distance(attacker, target))
    by_sight(battle, plan)
    by_target(readings, battle, plan)
    by_attacker(readings, battle, plan)
    by_means(readings, battle, plan)
    planning = readings.hooks.planning
    for feature in attacker.block.features:
        if feature in planning:
            planning[feature](battle, plan)
    bear_on_attack(battle, plan)
    cover = cover_by_ground(battle, attacker, target)
    if cover is None and plan.distance > 1:
        cover = cover_by_creatures(battle, attacker, target, creatures_between(readings, battle, attacker, target))
    if cover is not None:
        plan.guard.append(cover)
    return plan


def by_means(readings: Readings, battle: Battle, plan: Plan) -> None:
    """Modifiers by weapon, range and water."""
    if plan.is_ranged:
        by_range(readings, battle, plan)
        if battle.zones and "spell" not in plan.weapon.properties:
            by_wind(battle, plan)
    if battle.wet:
        by_water(readings, battle, plan)
    by_weapon(readings, plan)


def by_wind(battle: Battle, plan: Plan) -> None:
    """Arrows and other small missiles do not pass a wall of wind; rocks do."""
    if plan.weapon.id in HEAVY_MISSILES:
        return
    high = max(plan.attacker.height, plan.target.height)
    for zone in battle.zones:
        if zone.what is not None and zone.what.deflects and zone.high > high:
            wall = zone.squares & ~battle.space(plan.attacker)
            if battle.hidden_behind(wall, plan.attacker, plan.target):
                plan.miss(Reason(f"5e.effect.{zone.kind}"))


def by_weapon(readings: Readings, plan: Plan) -> None:
    """Disadvantage with heavy weapons for Small creatures, and with a lance within 1 square.

    5e.weapon.heavy 5e.weapon.lance
    """
    if readings.abilities_are_plain:
        plan.bonus.extend(other_ability(plan))
    properties = plan.weapon.properties
    if "heavy" in properties and plan.attacker.block.size in SMALL:
        plan.disadvantage.append(Reason("5e.weapon.heavy"))
    if SHOCKING in properties and METAL in plan.target.block.features:
        plan.advantage.append(Reason("5e.spell.shocking-grasp"))
    if "lance" in properties and plan.distance <= 1:
        plan.disadvantage.append(Reason("5e.weapon.lance"))


def by_sight(battle: Battle, plan: Plan) -> None:
    """5e.unseen.attacker 5e.unseen.target"""
    if plan.target.is_conscious and not sees(battle, plan.target, plan.attacker):
        plan.advantage.append(Reason(UNSEEN_ATTACKER))
    if not sees(battle, plan.attacker, plan.target):
        plan.disadvantage.append(Reason("5e.unseen.target"))


def by_target(readings: Readings, battle: Battle, plan: Plan) -> None:
    """Modifiers by the target's conditions and effects."""
    target = plan.target
    if target.status != UP:
        plan.advantage.append(Reason(clause_of("unconscious")))
    if target.effects:
        for condition, effect in brought(target.effects):
            if condition in AGAINST_BEARER:
                plan.add_edge(AGAINST_BEARER[condition], Reason(clause_of(condition), source=effect.source))
        apply_hooks(battle, plan, target.effects, readings.hooks.targets)


def by_attacker(readings: Readings, battle: Battle, plan: Plan) -> None:
    """Modifiers by the attacker's conditions and effects."""
    attacker = plan.attacker
    if attacker.effects:
        for condition, effect in brought(attacker.effects):
            if condition in BY_BEARER and is_felt(battle, attacker, condition, effect, HARD_ATTACKS):
                plan.add_edge(BY_BEARER[condition], Reason(clause_of(condition), source=effect.source))
        apply_hooks(battle, plan, attacker.effects, readings.hooks.attackers)


def apply_hooks(battle: Battle, plan: Plan, effects: Iterable[Effect], hooks: Mapping[str, AttackHook]) -> None:
    for effect in effects:
        if effect.kind in hooks:
            hooks[effect.kind](battle, plan, effect)


def on_the_prone(battle: Battle, plan: Plan, effect: Effect) -> None:
    """Advantage from within 1 square, else disadvantage.  5e.feature.soft-belly 5e.condition.prone"""
    plan.add_edge(1 if plan.distance <= 1 else -1, Reason(clause_of("prone")))
    if SOFT_BELLY in plan.target.block.features:
        plan.guard.append(BARED)


def by_range(readings: Readings, battle: Battle, plan: Plan) -> None:
    """Disadvantage at long range, or with a foe beside the attacker.  5e.ranged.long 5e.ranged.close"""
    if plan.distance > plan.weapon.range:
        plan.disadvantage.append(Reason("5e.ranged.long"))
    foe = foe_beside(readings, battle, plan.attacker)
    if foe is not None:
        plan.disadvantage.append(Reason("5e.ranged.close", source=foe.id))


def farthest(readings: Readings, weapon: Weapon) -> int:
    """5e.ranged.range"""
    return max(weapon.reach, weapon.long) if readings.range_ends or not weapon.long else ANYWHERE


def foe_beside(readings: Readings, battle: Battle, shooter: Combatant) -> Combatant | None:
    """A foe within 1 square that gives disadvantage to ranged attacks.  5e.ranged.close"""
    near = battle.grid.around(shooter.at, shooter.width, 1) | battle.space(shooter)
    if not (near & squares_of_foes(battle)[shooter.side] or those_elsewhere(battle)):
        return None
    for foe in battle.everyone():
        is_beside = foe.side != shooter.side and foe.is_there and battle.distance(foe, shooter) <= 1
        if is_beside and (readings.any_foe_disturbs or (foe.is_able and sees(battle, foe, shooter))):
            return foe
    return None
