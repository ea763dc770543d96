"""Making an attack: target, modifiers, roll, damage.  Start at `attack`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from affray.core.asking import Table
from affray.core.dice import parse_dice
from affray.core.effects import ATTACKED, come
from affray.core.events import Secret
from affray.core.values import Reason, total
from affray.rules.dnd5e.changes import notice
from affray.rules.dnd5e.cover import cover_by_creatures, cover_by_ground
from affray.rules.dnd5e.damage import harm
from affray.rules.dnd5e.features import EXTRA_DICE, PLANNING, feed_rage, rage_damage
from affray.rules.dnd5e.riders import bring
from affray.rules.dnd5e.rolls import d20, edge
from affray.rules.dnd5e.seeing import sees
from affray.rules.dnd5e.values import UP, Battle, Combatant, Weapon

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e


class Plan:
    """An attack before it is rolled: why it is easier or harder, what is added, and what it must reach."""

    __slots__ = ("attacker", "weapon", "target", "distance", "advantage", "disadvantage", "bonus", "guard")

    def __init__(self, attacker: Combatant, weapon: Weapon, target: Combatant, distance: int) -> None:
        self.attacker = attacker
        self.weapon = weapon
        self.target = target
        self.distance = distance
        self.advantage: list[Reason] = []
        self.disadvantage: list[Reason] = []
        self.bonus = [Reason("5e.attack.roll", weapon.bonus)]
        self.guard = [Reason("5e.attack.ac-source", target.block.armour_class)]

    @property
    def is_ranged(self) -> bool:
        return self.distance > self.weapon.reach

    @property
    def damage(self) -> str:
        return self.weapon.dice(self.is_ranged)

    @property
    def edge(self) -> int:
        return edge(self.advantage, self.disadvantage)

    def hits(self, natural: int) -> bool:
        """5e.attack.roll 5e.attack.natural-20 5e.attack.natural-1"""
        return natural == 20 or (natural != 1 and natural + total(self.bonus) >= total(self.guard))

    def band(self, natural: int) -> tuple[bool, bool]:
        """What tells one roll from another: does it hit, and is it a 20?"""
        return self.hits(natural), natural == 20

    def is_critical(self, natural: int) -> bool:
        """A natural 20; also any hit from within 1 square on the unconscious.  5e.attack.natural-20"""
        return natural == 20 or (self.distance <= 1 and self.target.status != UP)


def attack(
    table: Table,
    battle: Battle,
    attacker: Combatant,
    weapon: Weapon,
    target: Combatant,
    added: Sequence[Reason] = (),
) -> None:
    """Modifiers, the roll, and on a hit the damage with what is added. Whoever attacks is noticed.

    5e.attack.steps 5e.unseen.reveal
    """
    plan = plan_attack(cast("Dnd5e", table.rulebook), battle, attacker, weapon, target)
    notice(table, attacker)
    roll = d20(table, attacker, "attack", plan.bonus, plan.edge, plan.band)
    hit = plan.hits(roll.natural)
    critical = hit and plan.is_critical(roll.natural)
    if table.told is not None:
        tell_attack(table, plan, hit, critical)
    feed_rage(attacker)
    if hit:
        roll_damage(table, battle, plan, critical, added)
        if weapon.rider is not None:
            bring(table, weapon.rider, target)
    come(table, ATTACKED, attacker)


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


def roll_damage(table: Table, battle: Battle, plan: Plan, critical: bool, added: Sequence[Reason]) -> None:
    """The weapon's dice and the extra ones, on a critical hit all twice, and what is added once.

    5e.damage.roll 5e.damage.critical 5e.damage.critical-extra
    """
    dice = parse_dice(plan.damage)
    raging = rage_damage(plan)
    reasons = [*added, raging] if raging else added
    rolls = [table.roll(plan.attacker, dice.doubled() if critical else dice, "damage", reasons)]
    for feature in plan.attacker.block.features:
        if feature in EXTRA_DICE:
            rolls += [table.roll(plan.attacker, more, feature) for more in EXTRA_DICE[feature](battle, plan, critical)]
    amount = sum(roll.total for roll in rolls)
    harm(table, plan.target, max(amount, 0), plan.weapon.type, plan.attacker, critical)


def plan_attack(rulebook: "Dnd5e", battle: Battle, attacker: Combatant, weapon: Weapon, target: Combatant) -> Plan:
    """What speaks for and against an attack, and what it must reach."""
    plan = Plan(attacker, weapon, target, battle.distance(attacker, target))
    by_sight(battle, plan)
    by_condition(battle, plan)
    if plan.is_ranged:
        by_range(rulebook, battle, plan)
    for feature in attacker.block.features:
        if feature in PLANNING:
            PLANNING[feature](battle, plan)
    cover = cover_by_ground(battle, attacker, target)
    cover = cover or cover_by_creatures(battle, attacker, target, rulebook.covering_creatures(battle, plan))
    if cover is not None:
        plan.guard.append(cover)
    return plan


def by_sight(battle: Battle, plan: Plan) -> None:
    """5e.unseen.attacker 5e.unseen.target"""
    if plan.target.status == UP and not sees(battle, plan.target, plan.attacker):
        plan.advantage.append(Reason("5e.unseen.attacker"))
    if not sees(battle, plan.attacker, plan.target):
        plan.disadvantage.append(Reason("5e.unseen.target"))


def by_condition(battle: Battle, plan: Plan) -> None:
    """Prone, unconscious and dodging.  5e.action.dodge 5e.action.dodge-lost"""
    attacker, target = plan.attacker, plan.target
    if target.status != UP:
        plan.advantage.append(Reason("5e.condition.unconscious"))
    if target.effects:
        if target.has("prone"):
            (plan.advantage if plan.distance <= 1 else plan.disadvantage).append(Reason("5e.condition.prone"))
        if target.has("dodging") and target.block.speed > 0 and sees(battle, target, attacker):
            plan.disadvantage.append(Reason("5e.action.dodge", source=target.id))
    if attacker.effects and attacker.has("prone"):
        plan.disadvantage.append(Reason("5e.condition.prone"))


def by_range(rulebook: "Dnd5e", battle: Battle, plan: Plan) -> None:
    """Far away, or with a foe beside the shooter.  5e.ranged.long 5e.ranged.close"""
    if plan.distance > plan.weapon.range:
        plan.disadvantage.append(Reason("5e.ranged.long"))
    foe = rulebook.foe_beside(battle, plan.attacker)
    if foe is not None:
        plan.disadvantage.append(Reason("5e.ranged.close", source=foe.id))
