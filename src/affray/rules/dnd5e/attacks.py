"""Making an attack: target, modifiers, roll, damage.  Start at `attack`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Question, Roll, Table
from affray.core.deeds import PASS
from affray.core.dice import Dice, parse_dice
from affray.core.effects import ATTACKED, come
from affray.core.events import Secret
from affray.core.values import Effect, Reason, total
from affray.rules.dnd5e.armour import METAL
from affray.rules.dnd5e.attempts import Attempt
from affray.rules.dnd5e.conditions import AGAINST_BEARER, BY_BEARER, HARD_ATTACKS, HELPLESS, brought, clause_of
from affray.rules.dnd5e.cover import cover_by_creatures, cover_by_ground
from affray.rules.dnd5e.damage import MAGICAL, SILVERED, Blow, harm, throw_damage
from affray.rules.dnd5e.features import EXTRA_DICE, PLANNING, WEAPON_DICE, feed_rage, note_attack, rage_damage
from affray.rules.dnd5e.hands import let_fly
from affray.rules.dnd5e.moments import ATTACKS, announce
from affray.rules.dnd5e.reactions import HIT, Happening, offer_reactions
from affray.rules.dnd5e.riders import bring, catch_in_net
from affray.rules.dnd5e.seeing import is_felt, sees
from affray.rules.dnd5e.values import DEAD, SHIELD_BONUS, UP, Battle, Combatant
from affray.rules.dnd5e.wards import dares
from affray.rules.dnd5e.water import by_water
from affray.rules.dnd5e.weapons import SHIELD, SHOCKING, Weapon

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e


AIMED_AT: Final = "aimed-at"
"""An attack was made on the creature."""
SHIELD_HELD: Final = Reason("5e.armour.shield", SHIELD_BONUS)
NEW_TARGET: Final = "new-target"
UNSEEN_ATTACKER: Final = "5e.unseen.attacker"


class Plan(Attempt):
    """An attack before it is rolled: why it is easier or harder, what is added, and what it must reach.

    A reaction may let it do half its damage, under the clause in `halved`, or let it miss.
    """

    __slots__ = ("attacker", "weapon", "target", "distance", "guard", "missed", "critical_from", "halved")

    def __init__(self, attacker: Combatant, weapon: Weapon, target: Combatant, distance: int) -> None:
        super().__init__(attacker, (Reason("5e.attack.roll", weapon.bonus),))
        self.attacker = attacker
        self.weapon = weapon
        self.target = target
        self.distance = distance
        self.guard = [*target.block._guard]
        if SHIELD in target.holds:
            self.guard.append(SHIELD_HELD)
        self.missed: Reason | None = None
        self.critical_from = 20
        self.halved = ""

    def miss(self, reason: Reason) -> None:
        """Whatever is rolled."""
        self.missed = reason

    @property
    def is_ranged(self) -> bool:
        return self.distance > self.weapon.reach

    def threaten(self, natural: int) -> None:
        """A hit is critical from this roll on."""
        self.critical_from = natural

    def halve(self, clause: str) -> None:
        """If it hits, it does half its damage."""
        self.halved = clause

    @property
    def is_seen(self) -> bool:
        """Did the target see the attacker before it struck?  5e.unseen.reveal"""
        return all(reason.clause != UNSEEN_ATTACKER for reason in self.advantage)

    @property
    def damage(self) -> str:
        return self.weapon.dice(self.is_ranged)

    def hits(self, natural: int) -> bool:
        """5e.attack.roll 5e.attack.natural-20 5e.attack.natural-1"""
        if self.missed is not None:
            return False
        return natural == 20 or (natural != 1 and self.total_with(natural) >= total(self.guard))

    def band(self, natural: int) -> tuple[bool, bool]:
        """What tells one roll from another: does it hit, and is it high enough for a critical hit?"""
        return self.hits(natural), natural >= self.critical_from

    def is_critical(self, natural: int) -> bool:
        """A natural 20; also any hit from within 1 square on the helpless.  5e.attack.natural-20"""
        return natural >= self.critical_from or (self.distance <= 1 and is_helpless(self.target))


NO_DAMAGE: Final = "0"
SMALL: Final = ("tiny", "small")
AttackHook = Callable[[Battle, Plan, Effect], None]
ATTACKER_HOOKS: Final[dict[str, AttackHook]] = {}
"""What bears on an attack, by the kind of an effect on the attacker."""
TARGET_HOOKS: Final[dict[str, AttackHook]] = {}
"""The same for an effect on the target."""


MARKED: Final[dict[str, Dice]] = {}
"""What the maker of an effect does more to its bearer with every weapon that hits, by the effect's kind."""
AFTER_HIT: Final[dict[str, Callable[[Table, Battle, Plan], None]]] = {}
"""What a feature of the attacker brings after a hit."""
WHEN_HIT: Final[dict[str, Callable[[Table, Battle, Plan], None]]] = {}
"""What a feature of the one who was hit brings."""
SOFT_BELLY: Final = "soft-belly"
"""The feature of those whose armour is on their backs."""
BARED: Final = Reason("5e.feature.soft-belly", -3)


def is_helpless(creature: Combatant) -> bool:
    """5e.condition.paralyzed 5e.condition.unconscious"""
    return creature.status != UP or any(creature.suffers(condition) for condition in HELPLESS if creature.effects)


def attack(
    table: Table,
    battle: Battle,
    attacker: Combatant,
    weapon: Weapon,
    target: Combatant,
    added: Sequence[Reason] = (),
) -> bool:
    """Modifiers, the roll, and on a hit the damage with what is added. Whoever attacks is noticed. Does it hit?

    5e.attack.steps 5e.unseen.reveal; what was readied for an attack comes after it or before: 5e.action.ready-timing
    """
    rulebook = cast("Dnd5e", table.rulebook)
    while target.effects and not dares(table, battle, attacker, target):
        chosen = table.ask(
            Question(attacker, NEW_TARGET, partial(others_for, rulebook, battle, attacker, weapon, target), target)
        )
        if chosen == PASS:
            return False
        target = chosen
    if battle.readied and rulebook.readied_comes_first:
        announce(table, battle, ATTACKS, attacker)
        if not attacker.is_able or target.status == DEAD or not is_in_range(rulebook, battle, attacker, weapon, target):
            return False
    plan = plan_attack(rulebook, battle, attacker, weapon, target)
    rulebook.give_away(table, attacker)
    if plan.is_ranged:
        let_fly(table, battle, attacker, weapon, target.at)
    roll = plan.throw(table, "attack", plan.band)
    return carry_through(table, battle, plan, roll, added)


def carry_through(table: Table, battle: Battle, plan: Plan, roll: Roll, added: Sequence[Reason] = ()) -> bool:
    """What comes of the roll: answers to the hit, the damage, and what the hit brings. Does it hit?  5e.attack.steps"""
    attacker, target = plan.attacker, plan.target
    if plan.hits(roll.natural):
        offer_reactions(table, battle, Happening(HIT, attacker, (plan, roll)), [target])
    hit = plan.hits(roll.natural)
    critical = hit and plan.is_critical(roll.natural)
    if table.told is not None:
        tell_attack(table, plan, hit, critical)
    feed_rage(attacker)
    note_attack(battle, attacker)
    if hit:
        if plan.weapon.damage != NO_DAMAGE:
            roll_damage(table, battle, plan, critical, added)
        bring_about(table, battle, plan)
    come(table, ATTACKED, attacker)
    if target.effects:
        come(table, AIMED_AT, target)
    if battle.readied and not cast("Dnd5e", table.rulebook).readied_comes_first:
        announce(table, battle, ATTACKS, attacker)
    return hit


def others_for(
    rulebook: "Dnd5e", battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant
) -> list[object]:
    """Whom one can strike instead of the one that is warded, or nobody.  5e.spell.sanctuary"""
    others = [
        foe
        for foe in battle.everyone()
        if foe is not target
        and foe.side != attacker.side
        and foe.status != DEAD
        and attacker.id not in foe.unnoticed_by
        and attacker.may_harm(foe)
        and is_in_range(rulebook, battle, attacker, weapon, foe)
    ]
    return [*others, PASS] if others else []


def is_in_range(rulebook: "Dnd5e", battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> bool:
    """5e.melee.reach 5e.ranged.range 5e.cover.total 5e.cover.total-what"""
    is_near = battle.distance(attacker, target) <= rulebook.farthest(weapon)
    return is_near and battle.is_clear(attacker, target)


def tell_attack(table: Table, plan: Plan, hit: bool, critical: bool) -> None:
    """What the attack had to reach is told to those who know the target's armour."""
    rulebook = cast("Dnd5e", table.rulebook)
    guard = Secret(
        plan.guard, [seat for seat in table.state.seats if rulebook.knows_armour(table.state, seat, plan.target)]
    )
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


def bring_about(table: Table, battle: Battle, plan: Plan) -> None:
    """What a hit brings beside damage, or instead of it.  5e.attack.effects 5e.weapon.net"""
    if plan.weapon.rider is not None:
        bring(table, battle, plan.weapon.rider, plan.attacker, plan.target)
    if "net" in plan.weapon.properties:
        catch_in_net(table, plan.attacker, plan.target)
    for feature in plan.attacker.block.features:
        if feature in AFTER_HIT:
            AFTER_HIT[feature](table, battle, plan)
    for feature in plan.target.block.features:
        if feature in WHEN_HIT:
            WHEN_HIT[feature](table, battle, plan)


def roll_damage(table: Table, battle: Battle, plan: Plan, critical: bool, added: Sequence[Reason]) -> None:
    """The weapon's dice and the extra ones, on a critical hit all twice, and what is added once.

    5e.damage.roll 5e.damage.critical 5e.damage.critical-extra 5e.damage.bonus
    """
    rulebook, attacker, weapon = cast("Dnd5e", table.rulebook), plan.attacker, plan.weapon
    all_twice = critical and rulebook.extra_dice_double
    raging = rage_damage(plan)
    plain = other_ability(plan) if rulebook.abilities_are_plain else ()
    reasons = [*added, *plain, *([raging] if raging else ())]
    dice = parse_dice(plan.damage)
    amount = throw_damage(table, attacker, dice.doubled() if critical else dice, "damage", reasons)
    for feature in attacker.block.features if "spell" not in weapon.properties else ():
        if feature in EXTRA_DICE:
            for dice in EXTRA_DICE[feature](battle, plan, critical if feature in WEAPON_DICE else all_twice):
                amount += throw_damage(table, attacker, dice, feature)
    for effect in plan.target.effects if "spell" not in weapon.properties else ():
        if effect.kind in MARKED and effect.source == attacker.id:
            dice = MARKED[effect.kind]
            amount += throw_damage(table, attacker, dice.doubled() if all_twice else dice, effect.kind)
    parts = [(amount, weapon.type)]
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
        is_melee=not plan.is_ranged,
    )
    if plan.halved:
        blow.halve(plan.halved)
    harm(table, battle, blow)


def plan_attack(rulebook: "Dnd5e", battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> Plan:
    """What speaks for and against an attack, and what it must reach."""
    plan = Plan(attacker, weapon, target, battle.distance(attacker, target))
    by_sight(battle, plan)
    by_target(battle, plan)
    by_attacker(battle, plan)
    if plan.is_ranged:
        by_range(rulebook, battle, plan)
    if battle.ground._wet:
        by_water(rulebook, battle, plan)
    by_weapon(rulebook, plan)
    for feature in attacker.block.features:
        if feature in PLANNING:
            PLANNING[feature](battle, plan)
    cover = cover_by_ground(battle, attacker, target)
    cover = cover or cover_by_creatures(battle, attacker, target, rulebook.covering_creatures(battle, plan))
    if cover is not None:
        plan.guard.append(cover)
    return plan


def other_ability(plan: Plan) -> list[Reason]:
    """By the plain reading all melee is by Strength and all else by Dexterity, whatever the weapon.

    5e.attack.ability 5e.attack.ability-except
    """
    weapon, block = plan.weapon, plan.attacker.block
    difference = block.modifier("dex" if plan.is_ranged else "str") - block.modifier(weapon.ability)
    return [Reason("5e.attack.ability", difference)] if weapon.hands and difference else []


def by_weapon(rulebook: "Dnd5e", plan: Plan) -> None:
    """Heavy weapons are not for the Small; a lance is not for what is close.  5e.weapon.heavy 5e.weapon.lance"""
    if rulebook.abilities_are_plain:
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


def by_target(battle: Battle, plan: Plan) -> None:
    """What is so with the target."""
    target = plan.target
    if target.status != UP:
        plan.advantage.append(Reason(clause_of("unconscious")))
    if target.effects:
        for condition, effect in brought(target.effects):
            if condition in AGAINST_BEARER:
                plan.lean(AGAINST_BEARER[condition], Reason(clause_of(condition), source=effect.source))
        let_bear(battle, plan, target.effects, TARGET_HOOKS)


def by_attacker(battle: Battle, plan: Plan) -> None:
    """What is so with the attacker."""
    attacker = plan.attacker
    if attacker.effects:
        for condition, effect in brought(attacker.effects):
            if condition in BY_BEARER and is_felt(battle, attacker, condition, effect, HARD_ATTACKS):
                plan.lean(BY_BEARER[condition], Reason(clause_of(condition), source=effect.source))
        let_bear(battle, plan, attacker.effects, ATTACKER_HOOKS)


def let_bear(battle: Battle, plan: Plan, effects: Iterable[Effect], hooks: Mapping[str, AttackHook]) -> None:
    for effect in effects:
        if effect.kind in hooks:
            hooks[effect.kind](battle, plan, effect)


def on_the_prone(battle: Battle, plan: Plan, effect: Effect) -> None:
    """Easier from within 1 square, harder from farther away.  5e.feature.soft-belly 5e.condition.prone"""
    plan.lean(1 if plan.distance <= 1 else -1, Reason(clause_of("prone")))
    if SOFT_BELLY in plan.target.block.features:
        plan.guard.append(BARED)


TARGET_HOOKS["prone"] = on_the_prone


def by_range(rulebook: "Dnd5e", battle: Battle, plan: Plan) -> None:
    """Far away, or with a foe beside the shooter.  5e.ranged.long 5e.ranged.close"""
    if plan.distance > plan.weapon.range:
        plan.disadvantage.append(Reason("5e.ranged.long"))
    foe = rulebook.foe_beside(battle, plan.attacker)
    if foe is not None:
        plan.disadvantage.append(Reason("5e.ranged.close", source=foe.id))
