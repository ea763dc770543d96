"""Suggested deeds of one who must flee or approach by another's will.  Start at `obey`."""

from affray.core.board import squares_of
from affray.core.offers.deeds import Options
from affray.core.offers.slots import Deed
from affray.rules.dnd5e.movement.bidden import Bid, bid_on
from affray.rules.dnd5e.movement.offers import STAND
from affray.rules.dnd5e.movement.speeds import half_speed, left
from affray.rules.dnd5e.readings import Readings
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.mods import APPROACH
from affray.rules.dnd5e.tactics.travel import all_ways
from affray.rules.dnd5e.turn.obeying import acts_freely, offers_to_bidden


def obey(readings: Readings, battle: Battle, me: Combatant) -> Deed | None:
    """As far away as it gets, or as near; None for one who acts as it likes."""
    bid = bid_on(battle, me)
    if bid is None or acts_freely(readings, battle, me, bid):
        return None
    offered = offers_to_bidden(readings, battle, me, bid)
    if STAND in offered and left(me) >= half_speed(me):
        return STAND
    way = best_way(battle, me, bid) if not me.mount else None
    if way is not None:
        return way
    return next(deed for deed in Options(offered) if isinstance(deed, Deed))


def best_way(battle: Battle, me: Combatant, bid: Bid) -> Deed | None:
    """The move that ends farthest from all sources of the bid, or nearest."""
    toward = -1 if bid.word == APPROACH else 1
    for words, routes in all_ways(battle, me, bid.sources[0]):
        ends = [square for square in squares_of(routes.reach.squares) if square != me.at]
        if not ends:
            continue
        gap, width = battle.grid.gap, me.width
        best = max(ends, key=lambda at: toward * min(gap(at, width, each.at, each.width) for each in bid.sources))
        verb, *args = words
        steps = routes.way_to(best)
        if steps:
            return Deed(str(verb), *args, steps)
    return None
