"""What a sensible creature does with its features and powers.  Start at `suggest_special`.

`has_specials` skips creatures without any, by their stat block.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from affray.core.offers.slots import Deed
from affray.rules.dnd5e.actions.attack_action import foes_within
from affray.rules.dnd5e.actions.objects import in_touch
from affray.rules.dnd5e.creatures.channel_divinity import PRESERVE_LIFE, TURN_UNDEAD, preserve_life_options
from affray.rules.dnd5e.creatures.class_features import FRENZIED_RAGE, FRENZY, SURGE, can_be_reckless, is_in_frenzy
from affray.rules.dnd5e.creatures.follow_ups import FOLLOW_UP, open_to
from affray.rules.dnd5e.creatures.leadership import LEADERSHIP, NEAR
from affray.rules.dnd5e.creatures.powers import (
    BURST,
    TRIED,
    USE,
    affected_by,
    aims,
    all_in_range,
    can_use,
    parts_left,
    targets_in_range,
)
from affray.rules.dnd5e.effects.acting import is_touched
from affray.rules.dnd5e.harm.conditions_applied import can_suffer
from affray.rules.dnd5e.rolls.mods import DAMAGE
from affray.rules.dnd5e.state.acts import ALL, THEN, Lay
from affray.rules.dnd5e.state.battle import Battle, those_up
from affray.rules.dnd5e.state.blocks import GIVEN, Block, Power
from affray.rules.dnd5e.state.combatant import DYING, Combatant
from affray.rules.dnd5e.state.filters import FRIEND
from affray.rules.dnd5e.state.moments import HITS
from affray.rules.dnd5e.state.steps import Heal, Steady, Strike
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.tactics.calls import calls, is_called_for
from affray.rules.dnd5e.tactics.forms import is_better_form
from affray.rules.dnd5e.tactics.weighing import READING
from affray.rules.dnd5e.turn_notes import RECKLESS

USE_OBJECT: Final = "use-object"
BADLY_HURT: Final = 3
"""One with no more than a third of its hit points is."""
KNOWN = frozenset((RECKLESS, FRENZY, "action-surge"))


def has_specials(block: Block) -> bool:
    return bool(block.powers or block.follows) or not KNOWN.isdisjoint(block.features)


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
    """Frenzy when a foe is near, attack in it, make a weapon burn, and attack once more whom a hit has laid open."""
    features = me.block.features
    if FRENZY in features and not me.has("raging"):
        return Deed(FRENZIED_RAGE) if me.pools.get("rage") and nearest <= me.speed else None
    if FRENZY in features and is_in_frenzy(me):
        return first_attack(
            FRENZY, [(foes_within(battle, me, weapon, weapon.reach), weapon) for weapon in me.block.weapons]
        )
    for power in me.block.powers_by("bonus") if nearest <= me.speed else ():
        if can_use(battle, me, power) and (strengthens(me, power) or is_more_attack(power)):
            return Deed(USE, power)
    again = [weapon for weapon in me.block.weapons if weapon.id in me.block.follows]
    return first_attack(
        FOLLOW_UP, [([one for one in open_to(battle, me, arm) if one.side != me.side], arm) for arm in again]
    )


def first_attack(verb: str, strikes: Iterable[tuple[Sequence[Combatant], Weapon]]) -> Deed | None:
    return next((Deed(verb, foes[0], weapon) for foes, weapon in strikes if foes), None)


def suggest_item(battle: Battle, me: Combatant) -> Deed | None:
    """Drink what heals when badly hurt, help who is dying beside it, and drink other things before foes are near."""
    for thing in me.block.powers_by(GIVEN):
        if me.pools.get(thing.pool, 0) == 0:
            continue
        steps = thing.does.steps.get(ALL, ())
        if any(isinstance(step, (Heal, Steady)) for step in steps):
            fallen = [one for one in in_touch(battle, me) if one.side == me.side and one.status == DYING]
            if fallen:
                return Deed(USE_OBJECT, thing, fallen[0])
        if me.hp * BADLY_HURT <= me.hp_max and any(isinstance(step, Heal) for step in steps):
            return Deed(USE_OBJECT, thing, me)
        laid = [step for step in steps if isinstance(step, Lay)]
        if laid and not any(me.has(step.name) for step in laid) and not is_foe_near(battle, me):
            return Deed(USE_OBJECT, thing, me)
    return None


def suggest_power(battle: Battle, me: Combatant) -> Deed | None:
    """The first power that is worth using."""
    item = suggest_item(battle, me) if me.pools["action"] else None
    if item is not None:
        return item
    by_action = me.block.powers_by("action") if me.pools["action"] else ()
    for power in (*parts_left(me), *by_action):
        deed = suggest_use(battle, me, power) if can_use(battle, me, power) else None
        if deed is not None:
            return deed
    return None


def suggest_use(battle: Battle, me: Combatant, power: Power) -> Deed | None:
    """The power on whom or where it is worth it, if anywhere."""
    if power.weapon is not None:
        foe = to_hinder(battle, me, power.weapon)
        return None if foe is None else Deed(USE, power, foe)
    if power.id in WORTH:
        return Deed(USE, power) if WORTH[power.id](battle, me, power) else None
    if calls(power):
        return Deed(USE, power) if is_called_for(battle, me, [power.id]) else None
    if is_better_form(battle, me, power):
        return Deed(USE, power)
    if fades(power):
        return Deed(USE, power) if not me.suffers("invisible") and not is_foe_near(battle, me) else None
    if strengthens(me, power):
        return Deed(USE, power) if not is_foe_near(battle, me) else None
    if power.area is not None:
        return suggest_area(battle, me, power)
    if power.does.who is not None and power.does.who.sort == FRIEND:
        return suggest_help(battle, me, power)
    if power.range:
        able = [foe for foe in targets_in_range(battle, me, power) if foe.is_able]
        fresh = [foe for foe in able if is_touched(battle, power.does, me, foe)]
        return Deed(USE, power, fresh[0]) if fresh else None
    return None


def suggest_help(battle: Battle, me: Combatant, power: Power) -> Deed | None:
    """What heals is for a friend who is dying or badly hurt."""
    if not any(isinstance(step, Heal) for step in power.does.steps.get(ALL, ())):
        return None
    hurt = [one for one in all_in_range(battle, me, power) if one.hp * BADLY_HURT <= one.hp_max]
    return Deed(USE, power, min(hurt, key=lambda one: int(one.hp))) if hurt else None


def has_friend_to_lead(battle: Battle, me: Combatant, power: Power) -> bool:
    return any(c.side == me.side and c is not me and battle.distance(me, c) <= NEAR for c in battle.everyone())


WORTH: Final[dict[str, Callable[[Battle, Combatant, Power], bool]]] = {
    PRESERVE_LIFE: lambda battle, me, _: len(preserve_life_options(battle, me, 1)) > 2,
    LEADERSHIP: has_friend_to_lead,
    TURN_UNDEAD: lambda battle, me, power: len(affected_by(battle, READING, me, power)) > 1,
}
"""When powers with rules of their own are worth using."""


def fades(power: Power) -> bool:
    """Does it make its user invisible?"""
    laid = [step for step in power.does.steps.get(THEN, ()) if isinstance(step, Lay)]
    return any("invisible" in (step.kind.brings if step.kind else (step.name,)) for step in laid)


def strengthens(me: Combatant, power: Power) -> bool:
    """Does it lay on its user something that adds to the damage of its hits, or that its hits bring?"""
    return any(
        isinstance(step, Lay) and step.kind is not None and bool(step.kind.mods_on(DAMAGE) or step.kind.acts_at(HITS))
        for step in power.does.steps.get(THEN, ())
        if not me.has(getattr(step, "name", ""))
    )


def is_more_attack(power: Power) -> bool:
    """Does it let its user attack once more?"""
    return any(isinstance(step, Strike) for step in power.does.steps.get(THEN, ()))


def is_foe_near(battle: Battle, me: Combatant) -> bool:
    """Can it be at a foe, or a foe at it, in one move?"""
    foes = [foe for foe in those_up(battle) if foe.side != me.side and me.id not in foe.hidden_from]
    return any(battle.distance(me, foe) <= max(me.speed, foe.speed) + 1 for foe in foes)


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
    struck = struck_by(battle, me, power)
    if any(other.side == me.side for other in struck) or me.pools.get(TRIED + power.id):
        return False
    return any(other.is_able and is_touched(battle, power.does, me, other) for other in struck)


def struck_by(battle: Battle, me: Combatant, power: Power, *aim: int) -> list[Combatant]:
    """Whom the power would affect; friends are left out where its user has the choice."""
    struck = affected_by(battle, READING, me, power, aim)
    is_chosen = power.does.who is not None and power.does.who.is_chosen
    return [other for other in struck if other.side != me.side] if is_chosen else struck


def best_aim(battle: Battle, me: Combatant, power: Power) -> int | None:
    """The aim that hits most foes and no friend."""
    places = aims(battle, me, power)
    best, most = None, 0
    for foe in battle.everyone():
        if foe.side != me.side and foe.is_able and me.id not in foe.hidden_from and places >> foe.at & 1:
            struck = struck_by(battle, me, power, foe.at)
            if len(struck) > most and all(other.side != me.side for other in struck):
                best, most = foe.at, len(struck)
    return best
