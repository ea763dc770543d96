"""What a sensible creature does with its features and powers.  Start at `suggest_special`.

`has_specials` skips creatures without any, by their stat block.
"""

from collections.abc import Iterable, Sequence

from affray.core.offers.slots import Deed
from affray.rules.dnd5e.actions.attack_action import foes_within
from affray.rules.dnd5e.creatures.channel_divinity import PRESERVE_LIFE, TURN_UNDEAD, preserve_life_options
from affray.rules.dnd5e.creatures.class_features import FRENZIED_RAGE, FRENZY, SURGE, can_be_reckless, is_in_frenzy
from affray.rules.dnd5e.creatures.leadership import LEADERSHIP, NEAR
from affray.rules.dnd5e.creatures.monster_traits import TRAMPLE, TRAMPLING, those_down
from affray.rules.dnd5e.creatures.powers import (
    BURST,
    TRIED,
    USE,
    affected_by,
    aims,
    can_use,
    parts_left,
    targets_in_range,
)
from affray.rules.dnd5e.effects.acting import is_touched
from affray.rules.dnd5e.harm.conditions_applied import can_suffer
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import Block, Power
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.tactics.spells import READING
from affray.rules.dnd5e.turn_notes import RECKLESS, is_used

KNOWN = frozenset((RECKLESS, FRENZY, TRAMPLING, "action-surge"))


def has_specials(block: Block) -> bool:
    return bool(block.powers) or not KNOWN.isdisjoint(block.features)


def suggest_special(battle: Battle, me: Combatant, nearest: int) -> Deed | None:
    """A power or feature worth using now; `nearest` is the distance of the nearest foe."""
    features, pools = me.block.features, me.pools
    if (pools["action"] or me.struck) and me.block.powers:
        deed = suggest_power(battle, me)
        if deed is not None:
            return deed
    if RECKLESS in features and pools["action"] and nearest <= 1 and can_be_reckless(battle, me):
        return Deed(RECKLESS)
    if pools["bonus"]:
        deed = suggest_bonus(battle, me, nearest)
        if deed is not None:
            return deed
    return SURGE if pools.get("action-surge") and not pools["action"] and nearest <= 1 else None


def suggest_bonus(battle: Battle, me: Combatant, nearest: int) -> Deed | None:
    """Frenzy when a foe is near, attack in it, and trample a prone foe."""
    features = me.block.features
    if FRENZY in features and not me.has("raging"):
        return Deed(FRENZIED_RAGE) if me.pools.get("rage") and nearest <= me.speed else None
    if FRENZY in features and is_in_frenzy(me):
        return first_attack(
            FRENZY, [(foes_within(battle, me, weapon, weapon.reach), weapon) for weapon in me.block.weapons]
        )
    if TRAMPLING in features and is_used(battle, me, TRAMPLE):
        charging = [weapon for weapon in me.block.weapons if weapon.charge is not None]
        down = [([one for one in those_down(battle, me, weapon) if one.side != me.side], weapon) for weapon in charging]
        return first_attack(TRAMPLE, down)
    return None


def first_attack(verb: str, strikes: Iterable[tuple[Sequence[Combatant], Weapon]]) -> Deed | None:
    return next((Deed(verb, foes[0], weapon) for foes, weapon in strikes if foes), None)


def suggest_power(battle: Battle, me: Combatant) -> Deed | None:
    """The first power that is worth using."""
    by_action = me.block.powers_by("action") if me.pools["action"] else ()
    for power in (*parts_left(me), *by_action):
        if not can_use(battle, me, power):
            continue
        if power.weapon is not None:
            foe = to_hinder(battle, me, power.weapon)
            if foe is not None:
                return Deed(USE, power, foe)
        elif power.id == PRESERVE_LIFE:
            if len(preserve_life_options(battle, me, 1)) > 2:
                return Deed(USE, power)
        elif power.id == LEADERSHIP:
            if any(c.side == me.side and c is not me and battle.distance(me, c) <= NEAR for c in battle.everyone()):
                return Deed(USE, power)
        elif power.id == TURN_UNDEAD:
            if len(affected_by(battle, READING, me, power)) > 1:
                return Deed(USE, power)
        elif power.area is not None:
            deed = suggest_area(battle, me, power)
            if deed is not None:
                return deed
        elif power.range:
            able = [foe for foe in targets_in_range(battle, me, power) if foe.is_able]
            fresh = [foe for foe in able if is_touched(battle, power.does, me, foe)]
            if fresh:
                return Deed(USE, power, fresh[0])
    return None


def to_hinder(battle: Battle, me: Combatant, weapon: Weapon) -> Combatant | None:
    """The nearest able foe in range that the weapon's rider can still affect."""
    rider = weapon.rider
    foes = [foe for foe in foes_within(battle, me, weapon, max(weapon.range, weapon.reach)) if foe.is_able]
    fresh = [foe for foe in foes if rider is None or not rider.condition or can_suffer(foe, rider.condition, me)]
    return min(fresh, key=lambda foe: battle.distance(me, foe), default=None)


def suggest_area(battle: Battle, me: Combatant, power: Power) -> Deed | None:
    """Where it is worth it; a burst is not aimed at all."""
    if power.area is not None and power.area.kind == BURST:
        return Deed(USE, power) if is_worth_a_burst(battle, me, power) else None
    aim = best_aim(battle, me, power)
    return None if aim is None else Deed(USE, power, aim)


def is_worth_a_burst(battle: Battle, me: Combatant, power: Power) -> bool:
    """Are there foes around on whom it tells, and no friends? What does no damage is tried once."""
    struck = affected_by(battle, READING, me, power)
    if any(other.side == me.side for other in struck) or me.pools.get(TRIED + power.id):
        return False
    return any(other.is_able and is_touched(battle, power.does, me, other) for other in struck)


def best_aim(battle: Battle, me: Combatant, power: Power) -> int | None:
    """The aim that hits most foes and no friend."""
    places = aims(battle, me, power)
    best, most = None, 0
    for foe in battle.everyone():
        if foe.side != me.side and foe.is_able and me.id not in foe.hidden_from and places >> foe.at & 1:
            struck = affected_by(battle, READING, me, power, (foe.at,))
            if len(struck) > most and all(other.side != me.side for other in struck):
                best, most = foe.at, len(struck)
    return best
