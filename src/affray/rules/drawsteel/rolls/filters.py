"""What must be so with a creature for an outcome, a mod or a trigger to concern it.  Start at `passes`."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from affray.rules.drawsteel.state.blocks import SIZES
from affray.rules.drawsteel.state.bonds import GRABBED, holds, riders_of
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Harm, Use, net
from affray.rules.drawsteel.state.words import IT, Filter

Says = Callable[[Clash, Fighter, Fighter, tuple[str, ...], Any], bool]
"""Is it so with the first, as the second concerns it? The last is what is under way: a use, a roll, damage, a shove."""

SORTS: Final = ("enemy", "ally", "self", "self-or-ally", "rider", "self-or-rider")
"""Who somebody is to another: an ally is another of its side, a rider one on its back."""
BEGAN_BURIED: Final = "began-buried"
"""Pool: 1 if the fighter was in the ground when its turn began."""
BEGAN_HIDDEN: Final = "began-hidden-from-"
"""Prefix of pools: from whom the fighter was hidden when its turn began."""


def passes(clash: Clash, me: Fighter, it: Fighter, filters: Iterable[Filter], record: Any = None) -> bool:
    """Do all filters hold?"""
    for one in filters:
        whose, other = (it, me) if one.of == IT else (me, it)
        if FILTERS[one.word](clash, whose, other, one.value, record) == one.is_not:
            return False
    return True


def is_of_sort(clash: Clash, one: Fighter, other: Fighter, sorts: tuple[str, ...], record: Any) -> bool:
    if one is other:
        return sorts[0].startswith("self")
    match sorts[0]:
        case "enemy":
            return one.side != other.side
        case "ally" | "self-or-ally":
            return one.side == other.side
        case "rider" | "self-or-rider":
            return one in riders_of(clash, other)
    return False


def is_within(clash: Clash, one: Fighter, other: Fighter, squares: tuple[str, ...], record: Any) -> bool:
    return clash.distance(one, other) <= int(squares[0])


def has_line(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Is there line of effect between the two?  ds.line-of-effect"""
    return clash.has_line(other, one)


def is_under(clash: Clash, one: Fighter, other: Fighter, kinds: tuple[str, ...], record: Any) -> bool:
    """Has it one of these conditions or effects?"""
    return any(one.has(kind) for kind in kinds)


def is_held(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Has the other grabbed it?  ds.foe.grip"""
    return bool(holds(one, GRABBED, other))


def is_at_most(clash: Clash, one: Fighter, other: Fighter, size: tuple[str, ...], record: Any) -> bool:
    """Is it of this size or smaller?"""
    return one.block.step <= SIZES.index(size[0])


def is_of_people(clash: Clash, one: Fighter, other: Fighter, keywords: tuple[str, ...], record: Any) -> bool:
    return any(keyword in one.block.keywords for keyword in keywords)


def is_hero(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    return one.hero


def is_winded(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    return one.is_winded


def is_up(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    return one.is_up


def is_beset(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Is an ally of the other adjacent to it?  ds.hero.teamwork"""
    return any(clash.is_adjacent(ally, one) for ally in clash.allies(other))


def is_steady(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Is it its turn, and has it used no move action in it?  ds.ability.steady"""
    return clash.is_acting(one) and not one.pools.get("moved", 0)


def was_buried(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Was it in the ground when its turn began?  ds.foe.from-below"""
    return bool(one.pools.get(BEGAN_BURIED, 0))


def was_hidden(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Was it hidden from the other when its turn began?  ds.foe.from-hiding"""
    return bool(one.pools.get(BEGAN_HIDDEN + other.id, 0))


# --- about what is under way; where nothing is that could tell, it is not so


def is_edged(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Had the roll an edge against it?  ds.foe.edged"""
    return isinstance(record, Use) and net(record.edges.get(one.id, ())) > 0


def is_of_type(clash: Clash, one: Fighter, other: Fighter, types: tuple[str, ...], record: Any) -> bool:
    """Is the damage of one of these types, or has its user chosen one?  ds.hero.type"""
    return isinstance(record, Use | Harm) and record.type in types


def is_by_strike(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    """Is it a strike that is used, or that deals the damage?"""
    ability = record.ability if isinstance(record, Use | Aim | Harm) else None
    return ability is not None and ability.is_strike


def is_in_melee(clash: Clash, one: Fighter, other: Fighter, _: tuple[str, ...], record: Any) -> bool:
    return isinstance(record, Use | Aim) and record.is_melee


FILTERS: Final[dict[str, Says]] = {
    "sort": is_of_sort,
    "within": is_within,
    "line": has_line,
    "is": is_under,
    "held": is_held,
    "size": is_at_most,
    "keyword": is_of_people,
    "hero": is_hero,
    "winded": is_winded,
    "up": is_up,
    "beset": is_beset,
    "steady": is_steady,
    "buried": was_buried,
    "hid": was_hidden,
    "edge": is_edged,
    "type": is_of_type,
    "strike": is_by_strike,
    "melee": is_in_melee,
}
"""Every word of a filter."""
OF_A_ROLL: Final = ("edge", "type", "strike", "melee")
"""Those that ask about what is under way."""
