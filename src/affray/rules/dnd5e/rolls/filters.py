"""What must be so with a creature for an act, a step or a mod to concern it.  Start at `passes`."""

from collections.abc import Callable, Iterable
from typing import Final

from affray.rules.dnd5e.rolls.straight_runs import is_charge
from affray.rules.dnd5e.senses.sight import can_hear, sees
from affray.rules.dnd5e.state.acts import IT, Filter
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.blocks import SIZE_ORDER
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.conditions import conditions_of

Says = Callable[[Battle, Combatant, Combatant, tuple[str, ...]], bool]
"""Is it so with the first creature, as the second concerns it?"""


def passes(battle: Battle, me: Combatant, it: Combatant, filters: Iterable[Filter]) -> bool:
    """Do all filters hold?"""
    for one in filters:
        whose, other = (it, me) if one.of == IT else (me, it)
        if FILTERS[one.word](battle, whose, other, one.value) == one.is_not:
            return False
    return True


def is_of_kind(battle: Battle, one: Combatant, other: Combatant, kinds: tuple[str, ...]) -> bool:
    return one.block.kind in kinds


def has_feature(battle: Battle, one: Combatant, other: Combatant, features: tuple[str, ...]) -> bool:
    return any(feature in features for feature in one.block.features)


def is_at_most(battle: Battle, one: Combatant, other: Combatant, size: tuple[str, ...]) -> bool:
    """Is it of this size or smaller?"""
    return SIZE_ORDER.index(one.block.size) <= SIZE_ORDER.index(size[0])


def suffers(battle: Battle, one: Combatant, other: Combatant, conditions: tuple[str, ...]) -> bool:
    return any(one.suffers(condition) for condition in conditions)


def suffers_from(battle: Battle, one: Combatant, other: Combatant, conditions: tuple[str, ...]) -> bool:
    """Has the other caused it one of these conditions?"""
    own = [effect for effect in one.effects if effect.source == other.id]
    return any(condition in conditions for effect in own for condition in conditions_of(effect))


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


FILTERS: Final[dict[str, Says]] = {
    "kind": is_of_kind,
    "feature": has_feature,
    "size": is_at_most,
    "is": suffers,
    "from": suffers_from,
    "has": has_effect,
    "hurt": is_wounded,
    "sees": sees_other,
    "hears": hears_other,
    "ran": has_run_at,
    "able": is_able,
    "beset": is_beside_friend,
}
"""Every word of a filter."""
