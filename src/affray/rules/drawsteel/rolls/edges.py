"""Edges and banes that come from how a fight stands."""

from collections.abc import Sequence

from affray.core.values import Reason
from affray.rules.drawsteel.state.clash import Clash
from affray.rules.drawsteel.state.happenings import Aim


def surprised(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """An edge on ability rolls against a surprised target.  ds.surprise.effect"""
    if aim.ability is None or aim.target is None or not aim.target.has("surprised"):
        return ()
    return (Reason("ds.surprise.effect", 1),)


def shooting_beside_an_enemy(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on a ranged strike with an enemy adjacent.  ds.strike.beside"""
    if not aim.is_ranged_strike:
        return ()
    beside = [foe for foe in clash.enemies(aim.roller) if clash.is_adjacent(foe, aim.roller)]
    return (Reason("ds.strike.beside", -1, beside[0].id),) if beside else ()
