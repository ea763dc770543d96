"""Where a sensible fighter stands: off ground that hurts, and not beside an enemy to shoot."""

from affray.core.board import Reach, lowest
from affray.core.offers.slots import Deed
from affray.rules.drawsteel.foes.tunnel_worm import STOOD, is_shaken
from affray.rules.drawsteel.harm.terrain import harmful
from affray.rules.drawsteel.movement.opportunity import is_crafty
from affray.rules.drawsteel.movement.speed import budget_of, can_shift
from affray.rules.drawsteel.movement.ways import reach_of, shifts
from affray.rules.drawsteel.readings import Readings
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import MOVE, Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter


def suggest_sidestep(readings: Readings, clash: Clash, me: Fighter) -> Deed | None:
    """Off ground that hurts or sinks, if possible beside the same enemies so as to provoke nobody."""
    budget = budget_of(readings, clash, me)
    if budget <= 0 or me.height != clash.floor_under(me) or not is_in_danger(clash, me):
        return None
    reach = reach_of(readings, clash, me, budget)
    safe = harmless(clash, me, reach.squares)
    for foe in clash.enemies(me):
        if clash.is_adjacent(me, foe):
            safe = safe & clash.grid.around(foe.at, foe.width, me.width) or safe
    return to_nearest(reach, safe)


def is_in_danger(clash: Clash, me: Fighter) -> bool:
    sinks = is_shaken(clash, me) and me.pools.get(STOOD) == me.at
    return bool(sinks or clash.space(me) & harmful(clash, me))


def harmless(clash: Clash, me: Fighter, squares: int) -> int:
    """Those of these squares, other than its own, where no ground hurts."""
    room = clash.grid.room(clash.grid.all & ~harmful(clash, me), me.width)
    return squares & room & ~int(1 << me.at)


def suggest_step_back(readings: Readings, clash: Clash, me: Fighter, shot: Ability) -> Deed | None:
    """Away from every enemy before a shot, if that provokes nobody."""
    foes = [foe for foe in clash.enemies(me) if clash.is_known(me.side, foe)]
    is_shot = shot.is_strike and not shot.distance.melee
    if not is_shot or not can_take(me, MOVE) or not any(clash.is_adjacent(me, foe) for foe in foes):
        return None
    if me.height != clash.floor_under(me):
        return None
    is_sly = is_crafty(clash, me)
    if is_sly:
        reach = reach_of(readings, clash, me, budget_of(readings, clash, me))
    elif can_shift(me):
        reach = shifts(readings, clash, me, me.block.shift).reach
    else:
        return None
    clear = harmless(clash, me, reach.squares)
    for foe in foes:
        clear &= ~clash.grid.around(foe.at, foe.width, me.width)
    return to_nearest(reach, clear, "move" if is_sly else "disengage")


def to_nearest(reach: Reach, squares: int, verb: str = "move") -> Deed | None:
    near = reach.nearest(squares) if squares else 0
    return Deed(verb, reach.way_to(lowest(near))) if near else None
