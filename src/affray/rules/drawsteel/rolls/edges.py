"""Edges and banes that come from how a fight stands. Conditions and places on the map add theirs in `parts.py`."""

from collections.abc import Sequence

from affray.core.values import Reason
from affray.rules.drawsteel.state.clash import Clash
from affray.rules.drawsteel.state.happenings import Aim


def surprised(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """Ability rolls against the surprised have an edge.  ds.surprise.effect"""
    if aim.ability is None or aim.target is None or not aim.target.has("surprised"):
        return ()
    return (Reason("ds.surprise.effect", 1),)


def shooting_beside_an_enemy(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A ranged strike with an enemy adjacent has a bane.  ds.strike.beside"""
    if not aim.is_ranged_strike:
        return ()
    beside = [foe for foe in clash.enemies(aim.roller) if clash.is_adjacent(foe, aim.roller)]
    return (Reason("ds.strike.beside", -1, beside[0].id),) if beside else ()
