"""Class and racial features, each a small rule; `hooks.py` says where each applies.

Sneak Attack, rage and Second Wind are in `features.py`, Channel Divinity is in `channel_divinity.py`.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from affray.core.dice.notation import Dice, parse_dice
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.changes import add_to, gain, spend
from affray.core.table.moments import TURN_END, TURN_START, end
from affray.core.values import Effect, Reason, Until
from affray.rules.dnd5e.actions.attack_action import those_in_reach
from affray.rules.dnd5e.actions.common_actions import QUICK_DASH, QUICK_DISENGAGE
from affray.rules.dnd5e.actions.objects import handling
from affray.rules.dnd5e.attack.attack import attack
from affray.rules.dnd5e.attack.friends import is_meant
from affray.rules.dnd5e.changes import mark_used
from affray.rules.dnd5e.creatures.features import fly_into_rage
from affray.rules.dnd5e.gear.hands import take_in_hand
from affray.rules.dnd5e.harm.conditions_applied import set_exhaustion
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.hiding import can_hide
from affray.rules.dnd5e.state.attempts import Plan, Trial
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.happenings import Happening
from affray.rules.dnd5e.state.moments import INCAPACITATED
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.turn_notes import LAST_ATTACK, RECKLESS, is_used

ACTION_SURGE: Final = "action-surge"
CUNNING_ACTION: Final = "cunning-action"
FAST_HANDS: Final = "fast-hands"
FRENZY: Final = "frenzy"
FRENZIED_RAGE: Final = "frenzied-rage"
UNCANNY_DODGE: Final = "uncanny-dodge"

SURGE: Final = Deed(ACTION_SURGE)
ONE_D8: Final = parse_dice("1d8")
SENSELESS: Final = ("blinded", "deafened", "incapacitated")


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """What features offer on a turn.

    5e.feature.action-surge 5e.feature.cunning-action 5e.feature.fast-hands 5e.feature.reckless-attack 5e.feature.frenzy
    """
    features, pools = creature.block.features, creature.pools
    if pools.get(ACTION_SURGE, 0) > 0:
        yield SURGE
    if RECKLESS in features and can_be_reckless(battle, creature):
        yield Deed(RECKLESS)
    if pools["bonus"] > 0:
        if CUNNING_ACTION in features:
            yield QUICK_DASH
            yield QUICK_DISENGAGE
            yield Pattern("hide", OneOf(["bonus"]), when=partial(can_hide, battle, creature))
        if FAST_HANDS in features:
            yield from handling(battle, creature, -1, "bonus")
        if FRENZY in features:
            yield from _frenzied(battle, creature)


def surge(table: Table, creature: Combatant) -> None:
    """One additional action this turn, once a rest.  5e.feature.action-surge"""
    spend(table, creature, ACTION_SURGE)
    table.tell("power", who=creature, power=ACTION_SURGE)
    add_to(table, creature, "action", 1)


# --- the barbarian


def can_be_reckless(battle: Battle, creature: Combatant) -> bool:
    """Only before the first attack of the turn.  5e.feature.reckless-attack"""
    return not is_used(battle, creature, LAST_ATTACK) and not creature.has("reckless")


def declare_reckless_attack(table: Table, creature: Combatant) -> None:
    """Advantage on its attacks this turn, and on attacks against it until its next.  5e.feature.reckless-attack"""
    gain(table, creature, "reckless", creature, ends=[Until(TURN_START, creature.id)])


def reckless_attack(battle: Battle, plan: Plan, effect: Effect) -> None:
    """Advantage on melee attacks with Strength on its own turn.  5e.feature.reckless-attack"""
    if battle.turn == plan.attacker.id and not plan.is_ranged and plan.weapon.ability == "str":
        plan.advantage.append(Reason("5e.feature.reckless-attack"))


def attack_on_reckless(battle: Battle, plan: Plan, effect: Effect) -> None:
    """Advantage on attacks against it.  5e.feature.reckless-attack"""
    plan.advantage.append(Reason("5e.feature.reckless-attack", source=plan.target.id))


def strength_in_rage(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Advantage on Strength checks and saves.  5e.feature.rage"""
    if trial.ability == "str":
        trial.add_edge(1, Reason("5e.feature.rage"))


def danger_sense(battle: Battle, trial: Trial, effect: Effect | None) -> None:
    """Advantage on Dexterity saves unless blinded, deafened or incapacitated.  5e.feature.danger-sense"""
    if trial.ability == "dex" and not any(trial.who.suffers(condition) for condition in SENSELESS):
        trial.add_edge(1, Reason("5e.feature.danger-sense"))


def _frenzied(battle: Battle, creature: Combatant) -> Iterator[object]:
    """Frenzy when raging; then one more attack each turn.  5e.feature.frenzy"""
    if creature.pools.get("rage", 0) > 0 and not creature.has("raging"):
        yield Deed(FRENZIED_RAGE)
    if is_in_frenzy(creature):
        for weapon in creature.block.weapons:
            if weapon.reach:
                yield Pattern(FRENZY, OneOf(partial(those_in_reach, battle, creature, weapon)), OneOf([weapon]))


def rage_in_frenzy(table: Table, creature: Combatant) -> None:
    """5e.feature.frenzy"""
    spend(table, creature, "bonus")
    number = int(fly_into_rage(table, creature).id.rpartition("-")[2])
    moments = [Until(TURN_END, creature.id), Until(INCAPACITATED, creature.id)]
    gain(table, creature, "frenzied", creature, acts=moments, amount=number)


def is_in_frenzy(creature: Combatant) -> bool:
    """5e.feature.frenzy"""
    return any(effect.kind == "frenzied" and rages_on(creature, effect) for effect in creature.effects)


def rages_on(creature: Combatant, frenzy: Effect) -> bool:
    """Does the rage last that this frenzy began with? Its number is the frenzy's amount."""
    return any(effect.id == f"raging-{frenzy.amount}" for effect in creature.effects)


def strike_in_frenzy(table: Table, creature: Combatant, target: Combatant, weapon: Weapon) -> None:
    """One melee weapon attack by the bonus action.  5e.feature.frenzy"""
    if not is_meant(table, creature, target):
        return
    spend(table, creature, "bonus")
    take_in_hand(table, creature, weapon)
    attack(table, creature, weapon, target)


def end_frenzy(table: Table, creature: Combatant, effect: Effect) -> None:
    """When its rage is over, the frenzy is paid for by a level of exhaustion, whatever rage follows.

    5e.feature.frenzy
    """
    if not rages_on(creature, effect):
        end(table, effect, "calm")
        worn = [effect.amount for effect in creature.effects if effect.kind == "exhaustion"]
        set_exhaustion(table, creature, sum(worn) + 1)


# --- the rogue


def may_dodge(battle: Battle, creature: Combatant, happening: Happening) -> list[Deed]:
    """When an attacker that it sees hits it.  5e.feature.uncanny-dodge"""
    return [Deed(UNCANNY_DODGE)] if happening.record[0].is_seen else []


def dodge_uncannily(table: Table, creature: Combatant, happening: Happening, deed: Deed) -> None:
    """The attack deals half damage.  5e.feature.uncanny-dodge"""
    plan, _ = happening.record
    plan.halve("5e.feature.uncanny-dodge")


# --- fighting styles and archetypes


def archery(battle: Battle, plan: Plan) -> None:
    """+2 with ranged weapons, not with thrown melee weapons.  5e.feature.archery"""
    if plan.weapon.reach == 0:
        plan.bonus.append(Reason("5e.feature.archery", 2))


def improved_critical(battle: Battle, plan: Plan) -> None:
    """A hit is critical on a 19 too.  5e.feature.improved-critical"""
    plan.threaten(19)


def colossus_slayer(battle: Battle, plan: Plan, critical: bool) -> list[Dice]:
    """1d8 extra once a turn, against a target below its maximum.  5e.feature.colossus-slayer"""
    if plan.target.hp == plan.target.hp_max or is_used(battle, plan.attacker, "colossus-slayer"):
        return []
    mark_used(plan.attacker, "colossus-slayer", battle.turn_number)
    return [ONE_D8.doubled() if critical else ONE_D8]


# --- advantage on saves and checks


def advantage_about(clause: str, *words: str) -> Callable[[Battle, Trial, Effect | None], None]:
    """Advantage on saves or checks about one of these."""
    reason = Reason(clause)

    def bear(battle: Battle, trial: Trial, effect: Effect | None) -> None:
        if any(word in trial.about for word in words):
            trial.add_edge(1, reason)

    return bear


STEADFAST: Final[Mapping[str, tuple[str, ...]]] = {
    "brave": ("frightened",),
    "dark-devotion": ("charmed", "frightened"),
    "dwarven-resilience": ("poison", "poisoned"),
    "fey-ancestry": ("charmed",),
    "magic-resistance": ("spell", "magic"),
    "two-heads": ("blinded", "charmed", "deafened", "frightened", "stunned", "unconscious"),
}
"""Features that give advantage on saves about these.  5e.feature.magic-resistance"""


FEATURES: Final[tuple[str, ...]] = (
    ACTION_SURGE,
    CUNNING_ACTION,
    FAST_HANDS,
    FRENZY,
    RECKLESS,
    UNCANNY_DODGE,
    "danger-sense",
    *STEADFAST,
)
"""Those that give neither advantage on attacks nor dice of damage."""
DEEDS: Final[dict[str, Callable[..., None]]] = {
    ACTION_SURGE: surge,
    RECKLESS: declare_reckless_attack,
    FRENZIED_RAGE: rage_in_frenzy,
    FRENZY: strike_in_frenzy,
}
