"""Edges and banes that come from where one is: cover, concealment, high ground, flanking.  Start at `cover`."""

from collections.abc import Sequence
from typing import Final

from affray.core.values import Reason
from affray.rules.drawsteel.state.actions import is_denied
from affray.rules.drawsteel.state.blocks import TRIGGERED
from affray.rules.drawsteel.state.bonds import CLIMBING
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim
from affray.rules.drawsteel.state.spaces import is_cramped
from affray.rules.drawsteel.state.zones import CONCEALING

UNERRING: Final = "unerring"
"""Feature: no banes from cover or concealment."""
TRUE_SIGHT: Final = "true-sight"
"""Feature: sees through invisibility and concealing areas."""
UNSEEN: Final = "unseen"
"""Effect: the bearer cannot see its source."""


def cover(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on damaging abilities, areas too, against a target of whom half is behind something solid.  ds.cover"""
    ability, target = aim.ability, aim.target
    if ability is None or target is None or not (ability.does_damage or ability.is_free_strike):
        return ()
    if aim.roller.has_feature(UNERRING) or not clash.has_cover(aim.roller, target):
        return ()
    return (Reason("ds.cover", -1),)


def is_concealed(clash: Clash, observer: Fighter, other: Fighter) -> bool:
    """Is the other in the dark, in fog, or invisible, so that it cannot be observed?

    ds.concealment ds.concealment.invisible
    """
    murk = clash.board.squares("dark")
    if not observer.has_feature(TRUE_SIGHT):
        if other.has("invisible") or any(each.source == other.id for each in observer.effects if each.kind == UNSEEN):
            return True
        murk |= clash.zone_squares(CONCEALING, other)
    return bool(murk) and not clash.space(other) & ~murk


def concealment(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on strikes against a concealed target.  ds.concealment"""
    if aim.target is None or not aim.is_strike or aim.roller.has_feature(UNERRING):
        return ()
    return (Reason("ds.concealment", -1),) if is_concealed(clash, aim.roller, aim.target) else ()


def hidden(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge against those from whom the roller is hidden, or was until this turn.  ds.hide.edge"""
    roller, target = aim.roller, aim.target
    if aim.ability is None or target is None or target.id not in roller.hidden_from | roller.found_by:
        return ()
    return (Reason("ds.hide.edge", 1),)


def high_ground(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge for one who stands at least as high as the top of the target; not for flyers.  ds.high-ground"""
    roller, target = aim.roller, aim.target
    if aim.ability is None or target is None or target.height < clash.floor_under(target):
        return ()
    stands = not clash.is_aloft(roller) or (roller.has(CLIMBING) and "climb" in roller.block.modes)
    is_above = roller.height >= target.height + target.width
    return (Reason("ds.high-ground", 1),) if stands and is_above else ()


def flanking(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge on melee strikes if an ally is on the opposite side of the target.  ds.flanking"""
    roller, target = aim.roller, aim.target
    if target is None or not aim.is_strike or not aim.is_melee or not can_flank(clash, roller, target):
        return ()
    for ally in clash.allies(roller):
        if can_flank(clash, ally, target) and is_between(clash, roller, target, ally):
            return (Reason("ds.flanking", 1, ally.id),)
    return ()


def can_flank(clash: Clash, one: Fighter, target: Fighter) -> bool:
    """Is it adjacent, in line of effect, and able to use triggered actions?  ds.flanking"""
    return clash.is_adjacent(one, target) and clash.has_line(one, target) and not is_denied(one, TRIGGERED)


def is_between(clash: Clash, one: Fighter, target: Fighter, other: Fighter) -> bool:
    """Does the line between the two centres cross opposite sides or corners of the target's space?  ds.flanking"""
    (ax, ay), (bx, by), size = _centre(clash, one, target), _centre(clash, other, target), target.width
    return _crosses(ax, ay, bx, by, size) or _crosses(ay, ax, by, bx, size)


def _centre(clash: Clash, one: Fighter, target: Fighter) -> tuple[int, int]:
    """The centre of the one relative to that of the target, in half squares."""
    x, y = clash.grid.vector(one.at - target.at)
    more = one.width - target.width
    return 2 * x + more, 2 * y + more


def _crosses(ax: int, ay: int, bx: int, by: int, size: int) -> bool:
    """Does the line enter at one side and leave at the opposite one?"""
    if min(ax, bx) > -size or max(ax, bx) < size:
        return False
    run, rise = bx - ax, by - ay
    entry, exit = (ay * run + (side - ax) * rise for side in (-size, size))  # how high, times the run
    rim = size * abs(run)
    return abs(entry) <= rim and abs(exit) <= rim and not (rise == 0 and abs(ay) == size)


def squeezed(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on all rolls while in the space of a creature of nearly the same size.  ds.size.squeezed"""
    return (Reason("ds.size.squeezed", -1),) if is_cramped(clash, aim.roller) else ()


def under_water(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on all rolls while wholly under water, unless it swims at full speed.  ds.swim.under"""
    roller = aim.roller
    if "swim" in roller.block.modes or not is_submerged(clash, roller):
        return ()
    return (Reason("ds.swim.under", -1),)


def is_submerged(clash: Clash, fighter: Fighter) -> bool:
    return not clash.space(fighter) & ~clash.board.squares("underwater")
