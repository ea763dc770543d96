"""What must be so with a creature for an act, a step or a mod to concern it.  Start at `passes`."""

from collections.abc import Callable, Iterable
from typing import Final

from affray.core.board import union
from affray.rules.dnd5e.rolls.straight_runs import is_charge
from affray.rules.dnd5e.senses.light import NAMES, SUNLIGHT, is_in_sunlight, light_around
from affray.rules.dnd5e.senses.sight import can_hear, sees
from affray.rules.dnd5e.state.battle import Battle, those_elsewhere
from affray.rules.dnd5e.state.blocks import SIZE_ORDER
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import conditions_of
from affray.rules.dnd5e.state.filters import ANY, IT, SHARES, Filter
from affray.rules.dnd5e.state.terms import ATTACKED, BEATEN
from affray.rules.dnd5e.turn_notes import is_used

IMMUNE: Final = "immune"
"""What a mod may bear on: the damage and the conditions to which its bearer is immune."""
Says = Callable[[Battle, Combatant, Combatant, tuple[str, ...]], bool]
"""Is it so with the first creature, as the second concerns it?"""


def passes(battle: Battle, me: Combatant, it: Combatant, filters: Iterable[Filter]) -> bool:
    """Do all filters hold?"""
    for one in filters:
        if one.word == ANY:
            if any(holds(battle, me, it, way) for way in one.ways) == one.is_not:
                return False
        elif not holds(battle, me, it, (one,)):
            return False
    return True


def holds(battle: Battle, me: Combatant, it: Combatant, filters: Iterable[Filter]) -> bool:
    """Do all of these hold, none of which has several ways?"""
    for one in filters:
        whose, other = (it, me) if one.of == IT else (me, it)
        if FILTERS[one.word](battle, whose, other, one.value) == one.is_not:
            return False
    return True


def is_of_kind(battle: Battle, one: Combatant, other: Combatant, kinds: tuple[str, ...]) -> bool:
    return one.block.kind in kinds


def is_called(battle: Battle, one: Combatant, other: Combatant, names: tuple[str, ...]) -> bool:
    """Has it one of these stat blocks?"""
    return one.block.id in names


def has_feature(battle: Battle, one: Combatant, other: Combatant, features: tuple[str, ...]) -> bool:
    return any(feature in features for feature in one.block.features)


def is_at_most(battle: Battle, one: Combatant, other: Combatant, size: tuple[str, ...]) -> bool:
    """Is it of this size or smaller?"""
    return SIZE_ORDER.index(one.block.size) <= SIZE_ORDER.index(size[0])


def scores_at_most(battle: Battle, one: Combatant, other: Combatant, limit: tuple[str, ...]) -> bool:
    """Is this ability score of it so high or lower?"""
    ability, most = limit
    return one.block.abilities[ability] <= int(most)


def suffers(battle: Battle, one: Combatant, other: Combatant, conditions: tuple[str, ...]) -> bool:
    return any(one.suffers(condition) for condition in conditions)


def suffers_from(battle: Battle, one: Combatant, other: Combatant, conditions: tuple[str, ...]) -> bool:
    """Has the other caused it one of these conditions or effects?"""
    own = [effect for effect in one.effects if effect.source == other.id]
    return any(word in conditions for effect in own for word in (effect.kind, *conditions_of(effect)))


def is_proof_against(battle: Battle, one: Combatant, other: Combatant, conditions: tuple[str, ...]) -> bool:
    return resists_condition(one, conditions)


def resists_condition(creature: Combatant, conditions: Iterable[str], source: Combatant | None = None) -> bool:
    """Is it immune to one of these conditions, by its stat block or an effect? Perhaps only from sources of a kind."""
    if not creature.block.condition_immunities.isdisjoint(conditions):
        return True
    return any(
        not mod.words.isdisjoint(conditions) and is_of_kinds(source, mod.only)
        for effect in creature.effects
        if effect.what is not None
        for mod in effect.what.mods_on(IMMUNE)
    )


def is_of_kinds(source: Combatant | None, only: Iterable[Filter]) -> bool:
    """Is the source of the kinds that are asked for? Nothing else can be asked of it."""
    return all(
        one.word == "kind" and source is not None and (source.block.kind in one.value) != one.is_not for one in only
    )


def perceives_by(battle: Battle, one: Combatant, other: Combatant, senses: tuple[str, ...]) -> bool:
    """Is the other within reach of one of these senses?"""
    return any(one.sense(name) >= max(battle.distance(one, other), 1) for name in senses)


def has_effect(battle: Battle, one: Combatant, other: Combatant, names: tuple[str, ...]) -> bool:
    return any(one.has(name) for name in names)


def is_wounded(battle: Battle, one: Combatant, other: Combatant, how: tuple[str, ...]) -> bool:
    """Has it fewer hit points than its maximum, no more than half, or none?"""
    match how:
        case ("none",):
            return one.hp == 0
        case ("half",):
            return one.hp * 2 <= one.hp_max
        case _:
            return one.hp < one.hp_max


def sees_other(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    return sees(battle, one, other)


def hears_other(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    return can_hear(battle, one)


def has_run_at(battle: Battle, one: Combatant, other: Combatant, squares: tuple[str, ...]) -> bool:
    """Has it moved at least so far this turn, straight toward the other?"""
    return is_charge(battle, one, other, int(squares[0]))


def is_able(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    return one.is_able


def is_beside_friend(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    """Is an able friend of the other within 1 square of it?"""
    return any(
        friend.side == other.side and friend is not other and friend.is_able and battle.distance(friend, one) <= 1
        for friend in battle.everyone()
    )


def is_foe(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    return one.side != other.side


def has_at_most(battle: Battle, one: Combatant, other: Combatant, hp: tuple[str, ...]) -> bool:
    """Has it no more than so many hit points left?"""
    return int(one.hp) <= int(hp[0])


def is_aware(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    """Does it notice the other, whether it sees it or not?"""
    return one.is_conscious and one.id not in other.hidden_from


def is_inside(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    """Is it within a wall, a tree or another object?"""
    return bool(battle.space(one) & battle.board.filled)


def is_in_light(battle: Battle, one: Combatant, other: Combatant, lights: tuple[str, ...]) -> bool:
    """Is it in such light? What the sun shines on is brightly lit."""
    return NAMES[light_around(battle, one)] in lights or (SUNLIGHT in lights and is_in_sunlight(battle, one))


def is_on_ground(battle: Battle, one: Combatant, other: Combatant, kinds: tuple[str, ...]) -> bool:
    """Is all of its space ground of one of these kinds, and it not above it?"""
    ground = union(battle.board.squares(kind) for kind in kinds)
    return one.height <= 0 and not battle.space(one) & ~ground


def holds_others(battle: Battle, one: Combatant, other: Combatant, number: tuple[str, ...]) -> bool:
    """Has it grappled so many beside the other?"""
    held = [
        each
        for each in battle.bearers("grappled")
        if each is not other and any(e.kind == "grappled" and e.source == one.id for e in each.effects)
    ]
    return len(held) >= int(number[0])


def contains_others(battle: Battle, one: Combatant, other: Combatant, number: tuple[str, ...]) -> bool:
    """Has it so many inside it?"""
    return sum(each.realm == one.id for each in those_elsewhere(battle)) >= int(number[0])


def grips_other(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    """Has it grappled the other?"""
    return any(effect.kind == "grappled" and effect.source == one.id for effect in other.effects)


def shares_space(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    return battle.distance(one, other) == 0


def was_surprised(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    """In the first round, even after its turn.  5e.feature.surprise-attack"""
    return battle.round <= 1 and one.id in battle.surprised


def wields(battle: Battle, one: Combatant, other: Combatant, items: tuple[str, ...]) -> bool:
    """Has it one of these in its hands?"""
    return any(item in items for item in one.holds)


def has_its_turn(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    return battle.turn == one.id


def has_acted(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    """Has it taken a turn in this fight?"""
    if battle.round > 1:
        return True
    return battle.turn != one.id and one.id in battle.order[: battle.next]


def was_attacked(battle: Battle, one: Combatant, other: Combatant, _: tuple[str, ...]) -> bool:
    """Has the other attacked it in this turn?"""
    return is_used(battle, other, f"{ATTACKED}-{one.id}")


def was_beaten(battle: Battle, one: Combatant, other: Combatant, times: tuple[str, ...]) -> bool:
    """Has the other hit it so often in this turn?"""
    return is_used(battle, other, f"{BEATEN}-{times[0]}-{one.id}")


def is_near(battle: Battle, one: Combatant, other: Combatant, value: tuple[str, ...]) -> bool:
    """Is one with such a stat block within so many squares of it?"""
    squares, *blocks = value
    return any(
        each.block.id in blocks and each.is_there and each is not one and battle.distance(one, each) <= int(squares)
        for each in battle.everyone()
    )


FILTERS: Final[dict[str, Says]] = {
    "kind": is_of_kind,
    "creature": is_called,
    "feature": has_feature,
    "size": is_at_most,
    "score": scores_at_most,
    "is": suffers,
    "from": suffers_from,
    "immune": is_proof_against,
    "has": has_effect,
    "hurt": is_wounded,
    "sees": sees_other,
    "senses": perceives_by,
    "hears": hears_other,
    "ran": has_run_at,
    "able": is_able,
    "beset": is_beside_friend,
    "foe": is_foe,
    "hp": has_at_most,
    "aware": is_aware,
    "inside": is_inside,
    "light": is_in_light,
    "ground": is_on_ground,
    "holds": holds_others,
    "contains": contains_others,
    "grips": grips_other,
    SHARES: shares_space,
    "surprised": was_surprised,
    "wields": wields,
    "turn": has_its_turn,
    "acted": has_acted,
    ATTACKED: was_attacked,
    BEATEN: was_beaten,
    "near": is_near,
}
"""Every word of a filter."""
