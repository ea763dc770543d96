"""Suggested answers: attack the nearest foe in reach or range, else approach.  Start at `suggest`.

It looks only at what its seat may know: foes that it notices, where they stand, and whether they are up.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from affray.core.memory import PLACES, remembered_of_each
from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.consequences import CONSEQUENCE
from affray.core.table.scenario import FLEEING, suggest_over
from affray.rules.dnd5e.actions.attack_action import TWO_HANDED, goes_on_with, in_two_hands, may_attack_with
from affray.rules.dnd5e.actions.breakables import barred
from affray.rules.dnd5e.actions.breaking_free import bond_of
from affray.rules.dnd5e.actions.common_actions import DASH, DODGE
from affray.rules.dnd5e.actions.grapple_shove import DEFENCES
from affray.rules.dnd5e.actions.searching import SEARCH
from affray.rules.dnd5e.attack.friends import STRIKE_FRIEND
from affray.rules.dnd5e.attack.two_weapons import second_weapons
from affray.rules.dnd5e.attack.weapons_used import may_strike
from affray.rules.dnd5e.creatures.channel_divinity import TURNED, way_out
from affray.rules.dnd5e.creatures.legendary import LEGENDARY
from affray.rules.dnd5e.effects.attacks_allowed import STRIKE
from affray.rules.dnd5e.effects.averting import GAZE
from affray.rules.dnd5e.effects.calling import CALL
from affray.rules.dnd5e.effects.choosing import SPARED, spare_friends
from affray.rules.dnd5e.effects.forming import FORM
from affray.rules.dnd5e.effects.moving import POWER_MOVE, TELEPORT
from affray.rules.dnd5e.gear.arms import arms
from affray.rules.dnd5e.gear.grapple_holds import holders
from affray.rules.dnd5e.gear.handling import FREE
from affray.rules.dnd5e.gear.hands import can_ready, in_grasp, is_at_hand
from affray.rules.dnd5e.harm.conditions_applied import can_suffer
from affray.rules.dnd5e.movement.offers import STAND
from affray.rules.dnd5e.movement.speeds import half_speed, left
from affray.rules.dnd5e.movement.walk import AGGRESSIVE, ways, ways_at_foes
from affray.rules.dnd5e.readings import Sight
from affray.rules.dnd5e.rolls.checks import SKILLS
from affray.rules.dnd5e.state.battle import Battle, foes_up
from affray.rules.dnd5e.state.blocks import Block
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import NETTED
from affray.rules.dnd5e.state.weapons import Weapon
from affray.rules.dnd5e.tactics.away import suggest_return
from affray.rules.dnd5e.tactics.calls import suggest_call
from affray.rules.dnd5e.tactics.flight import suggest_flight
from affray.rules.dnd5e.tactics.forms import suggest_form
from affray.rules.dnd5e.tactics.gazes import suggest_gaze
from affray.rules.dnd5e.tactics.obeying import obey
from affray.rules.dnd5e.tactics.out_of_turn import (
    at_a_foe,
    at_the_standing,
    suggest_legendary,
    suggest_power_move,
    suggest_teleport,
)
from affray.rules.dnd5e.tactics.powers import has_specials, suggest_special
from affray.rules.dnd5e.tactics.spells import suggest_spell
from affray.rules.dnd5e.tactics.terrain import breach, open_way, suggest_shove, suggest_shove_over_edge
from affray.rules.dnd5e.tactics.travel import PATIENCE, go_nearer, is_on_foot, travel
from affray.rules.dnd5e.turn.order import can_act
from affray.rules.dnd5e.turn.turn import END

Ranked = tuple[tuple[int, int, Combatant], ...]
"""Foes with their distances, the nearest first; the number in the middle settles ties."""
RAGE: Final = Deed("rage")
SECOND_WIND: Final = Deed("second-wind")
BY_ACTION: Final = ("break-free", "dash", "dodge", "escape", "search")


def suggest(question: Question, sight: Sight) -> Any:
    """A suggested answer to any question."""
    if question.kind == "turn":
        me = sight.state.creatures[question.asked]
        away = obey(sight.readings, sight.state, me) if me.effects and can_act(me) else None
        away = away or (run_away(sight, me) if me.effects and me.has(FLEEING) else None)
        return away or suggest_deed(sight.state, me)
    if question.kind == "over":
        return suggest_over(sight.state)
    if question.kind == "roll":
        return None  # a mind that is asked for real dice throws some
    if question.kind in BY_SIGHT:
        return BY_SIGHT[question.kind](question, sight)
    if question.kind in SUGGESTIONS:
        return SUGGESTIONS[question.kind](question)
    return next(iter(question.options))


def run_away(sight: Sight, me: Combatant) -> Deed | None:
    """Flee as ordered: up and loose first."""
    if not can_act(me):
        return END
    if me.has("prone") and left(me) >= half_speed(me):
        return STAND
    loose = break_loose(sight.state, me)
    if loose is not None:
        return loose if me.pools["action"] > 0 else END
    return suggest_flight(sight.readings, sight.state, me)


def best_skill(question: Question) -> Any:
    """The better of the skills offered."""
    who = question.who
    assert isinstance(who, Combatant)
    return max(question.options, key=lambda skill: who.block.skill(skill, SKILLS[skill]))


def all_at_once(question: Question) -> Any:
    """As many hit points as the first candidate may regain."""
    deeds = [option for option in question.options if option != PASS]
    return max((deed for deed in deeds if deed.args[0] == deeds[0].args[0]), key=lambda deed: deed.args[1])


SUGGESTIONS: Final[dict[str, Callable[[Question], Any]]] = {
    "contest": best_skill,
    "lair": at_the_standing,
    SPARED: spare_friends,
    STRIKE: at_a_foe,
    GAZE: suggest_gaze,
    "preserve-life": all_at_once,
    "knock-out": lambda _: PASS,
    STRIKE_FRIEND: lambda _: PASS,
    "dc": lambda _: Deed("", 15),
    CONSEQUENCE: lambda _: PASS,
}
"""Answers for questions whose first option is not sensible."""
BY_SIGHT: Final[dict[str, Callable[[Question, Sight], Any]]] = {
    "shove": suggest_shove,
    LEGENDARY: suggest_legendary,
    POWER_MOVE: suggest_power_move,
    TELEPORT: suggest_teleport,
    FORM: suggest_form,
    CALL: suggest_call,
}
"""The same, for those that depend on what else there is."""


def suggest_deed(battle: Battle, me: Combatant) -> Deed:
    """Attack, then with the other hand; otherwise approach; otherwise Dodge.

    After some rounds without foes in sight, Search.  5e.turn.idle 5e.action.search
    """
    if me.effects and not can_act(me):
        return END
    if me.effects and me.has(TURNED):
        return flee(battle, me)
    pools = me.pools
    if me.has("prone") and left(me) >= half_speed(me):
        return STAND
    if me.realm and (back := suggest_return(battle, me)) is not None:
        return back
    if has_specials(me.block):
        near = foes_by_distance(battle, me)
        special = suggest_special(battle, me, near[0][0]) if near else None
        if special is not None:
            return special
    if me.block.casting is not None:
        spell = suggest_spell(battle, me, [foe for _, _, foe in foes_by_distance(battle, me)])
        if spell is not None:
            return spell
    if pools["action"] or (me.struck and me.attacks_left):
        ranked = foes_by_distance(battle, me)
        deed = attack_or_approach(battle, me, ranked) if ranked else DODGE if battle.round <= PATIENCE else SEARCH
        if (
            pools["bonus"]
            and ("rage" in pools or "second-wind" in pools)
            and (heart := rage_or_second_wind(me, ranked))
        ):
            return heart
        if pools["action"] or deed.verb not in BY_ACTION:
            return deed
    if not pools["bonus"]:
        return END
    return second_attack(battle, me) or (rage_or_second_wind(me) if "second-wind" in pools else None) or END


def rage_or_second_wind(me: Combatant, ranked: Sequence[tuple[int, int, Combatant]] = ()) -> Deed | None:
    """Rage if a foe can be reached this turn; Second Wind at half hit points or less."""
    pools = me.pools
    if ranked and pools.get("rage") and ranked[0][0] <= me.speed + 1 and not me.has("raging"):
        return RAGE
    return SECOND_WIND if pools.get("second-wind") and 2 * me.hp <= me.hp_max else None


def flee(battle: Battle, me: Combatant) -> Deed:
    """Move as far away as possible, else end the turn."""
    way = way_out(battle, me) if left(me) else None
    if way is not None:
        return Deed("move", way)
    return DASH if me.pools["action"] and not left(me) else END


def second_attack(battle: Battle, me: Combatant) -> Deed | None:
    """Attack the nearest foe with the other hand, if it is in reach."""
    weapons = second_weapons(me)
    ranked = foes_by_distance(battle, me) if weapons else ()
    for distance, _, foe in ranked[:1]:
        for weapon in weapons:
            if weapon.reach >= distance and can_ready(battle, me, weapon) and may_strike(battle, me, weapon, foe):
                return Deed("attack", foe, weapon, "bonus")
    return None


@remembered_of_each(PLACES)
def foes_by_distance(battle: Battle, me: Combatant) -> Ranked:
    """The foes that are up and noticed, the nearest first: how far it is, a number that settles ties, and who it is."""
    ranked = []
    may_harm_all = not me.effects
    for place, foe in enumerate(foes_up(battle)[me.side]):
        is_noticed = me.id not in foe.hidden_from and (me.realm == foe.realm or not me.is_beyond(foe))
        if is_noticed and (may_harm_all or me.may_harm(foe)):
            ranked.append((battle.distance(me, foe), place, foe))
    ranked.sort()
    return tuple(ranked)


def attack_or_approach(battle: Battle, me: Combatant, ranked: Ranked) -> Deed:
    """Attack the nearest foe in reach or range, else approach."""
    nearest, _, first = ranked[0]
    if battle.ground.chasm and (shove := suggest_shove_over_edge(battle, me)) is not None:
        return shove
    for weapon in me.block.weapons:
        is_near = nearest <= weapon.reach and (nearest == 1 or battle.is_clear(me, first))
        if is_near and is_usable(battle, me, weapon) and may_strike(battle, me, weapon, first):
            return melee_attack(battle, me, first, weapon)
    if me.block.is_choosy and (other := strike_whom_it_may(battle, me, ranked)) is not None:
        return other
    if nearest > 1 or me.realm:
        shot = shoot(battle, me, ranked, shooting_weapons(me.block))
        if shot is not None:
            return shot
    melee = [weapon for weapon in me.block.weapons if weapon.reach and is_usable(battle, me, weapon)]
    if not melee and nearest == 1:
        return take_up(battle, me) or strike_unarmed(me, first) or DODGE
    return approach(battle, me, ranked, melee[0].near if melee else 1)


def strike_whom_it_may(battle: Battle, me: Combatant, ranked: Ranked) -> Deed | None:
    """Attack one in reach for whom one of its weapons is, such as the prone or the grappled, or else unarmed."""
    for weapon in me.block.weapons:
        for distance, _, foe in ranked:
            is_near = distance <= weapon.reach and battle.is_clear(me, foe)
            if is_near and is_usable(battle, me, weapon) and may_strike(battle, me, weapon, foe):
                return melee_attack(battle, me, foe, weapon)
    nearest, _, first = ranked[0]
    if nearest > 1 or not me.pools["action"] or (me.block.is_swarm and left(me)):
        return None
    return strike_unarmed(me, first) or DODGE


def is_usable(battle: Battle, me: Combatant, weapon: Weapon) -> bool:
    return (me.pools["action"] > 0 or goes_on_with(me, weapon)) and can_ready(battle, me, weapon)


def melee_attack(battle: Battle, me: Combatant, foe: Combatant, weapon: Weapon) -> Deed:
    """A melee attack, two-handed if both hands are free."""
    if weapon.versatile and (grasped := in_two_hands(weapon)) is not None and is_at_hand(battle, me, grasped):
        return Deed("attack", foe, weapon, TWO_HANDED)
    return Deed("attack", foe, weapon)


def strike_unarmed(me: Combatant, foe: Combatant) -> Deed | None:
    """An unarmed strike, if the current action allows it."""
    body = arms(me.block)[-1]
    return Deed("attack", foe, body) if may_attack_with(me, body) else None


def shoot(battle: Battle, me: Combatant, ranked: Ranked, weapons: Sequence[Weapon]) -> Deed | None:
    """Shoot or throw at the nearest foe that is in range, with the first of these that can be shot or thrown."""
    for weapon in weapons:
        if me.pools.get(weapon.ammunition, 1) and is_usable(battle, me, weapon):
            is_net = "net" in weapon.properties
            farthest = weapon.long if is_net else weapon.range
            for distance, _, foe in ranked:
                is_near = weapon.reach < distance <= farthest and battle.is_clear(me, foe)
                if is_near and may_strike(battle, me, weapon, foe) and (not is_net or can_suffer(foe, NETTED, me)):
                    return Deed("attack", foe, weapon)
    return None


def take_up(battle: Battle, me: Combatant) -> Deed | None:
    """Pick up a dropped weapon."""
    found = in_grasp(battle, me) if battle.lying and me.pools.get(FREE) else ()
    return next((Deed("take-up", lying.item) for lying in found), None)


def approach(battle: Battle, me: Combatant, ranked: Ranked, reach: int) -> Deed:
    """Move nearer to the foes; without movement left, use Aggressive, else throw a weapon, else Dash.

    A restrained or grappled creature breaks free first.
    """
    if me.effects:
        free = break_loose(battle, me)
        if free is not None:
            return free
    foes = [foe for _, _, foe in ranked]
    if not is_on_foot(me):
        return travel(battle, me, foes, reach)
    if barred(battle):
        through = breach(battle, me, foes, reach)
        if through is not None:
            return shoot(battle, me, ranked, throwing_weapons(me.block)) or through
    if left(me) > 0:
        nearer = go_nearer(battle, me, foes, reach, ("move",), ways(battle, me))
        return nearer or open_way(battle, me) or shoot(battle, me, ranked, throwing_weapons(me.block)) or DODGE
    if AGGRESSIVE in me.block.features and me.pools["bonus"] > 0:
        nearer = go_nearer(battle, me, foes, reach, (AGGRESSIVE,), ways_at_foes(battle, me))
        if nearer is not None:
            return nearer
    return shoot(battle, me, ranked, throwing_weapons(me.block)) or (DASH if me.speed else DODGE)


def break_loose(battle: Battle, me: Combatant) -> Deed | None:
    """Get out of a hold, a net or a spell."""
    for holder in holders(battle, me)[:1]:
        return Deed("escape", holder, max(DEFENCES, key=lambda skill: me.block.skill(skill, SKILLS[skill])))
    return Deed("break-free", me) if bond_of(me) is not None else None


@lru_cache(maxsize=256)  # a block never changes
def shooting_weapons(block: Block) -> tuple[Weapon, ...]:
    """Weapons without melee attacks."""
    return tuple(weapon for weapon in block.weapons if weapon.range and not weapon.reach)


@lru_cache(maxsize=256)
def throwing_weapons(block: Block) -> tuple[Weapon, ...]:
    return tuple(weapon for weapon in block.weapons if weapon.range and weapon.reach)
