"""What conditions do beside forbidding: edges and banes, slower steps.  Blood lost is in `bleeding.py`."""

from collections.abc import Sequence
from typing import Final

from affray.core.values import Reason
from affray.rules.drawsteel.harm.bleeding import BODILY
from affray.rules.drawsteel.state.bonds import holds, sources
from affray.rules.drawsteel.state.clash import OUT, Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim

SLOWED: Final = 2
AT_LEAST: Final = 3
STEADY: Final = "steadfast"
"""Feature: speed 3 instead of 2 while slowed."""


# --- edges and banes


def weakened(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on every power roll.  ds.condition.weakened"""
    return (Reason("ds.condition.weakened", -1),) if aim.roller.has("weakened") else ()


def frightened(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane against the source of the fear, which has an edge in return.  ds.condition.frightened"""
    if aim.ability is None or aim.target is None:
        return ()
    fears = (Reason("ds.condition.frightened", -1),) if holds(aim.roller, "frightened", aim.target) else ()
    scares = (Reason("ds.condition.frightened", 1),) if holds(aim.target, "frightened", aim.roller) else ()
    return (*fears, *scares)


def grabbed(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on abilities that do not target the grabber.  ds.condition.grabbed"""
    held = sources(aim.roller, "grabbed") if aim.ability is not None else []
    return (Reason("ds.condition.grabbed", -1),) if held and not _among(aim, held) else ()


def _among(aim: Aim, ids: Sequence[str]) -> bool:
    return any(target.id in ids for target in aim.among)


def prone(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on strikes while prone; an edge on melee abilities against the prone.  ds.condition.prone"""
    lies = (Reason("ds.condition.prone", -1),) if aim.is_strike and aim.roller.has("prone") else ()
    is_low = aim.target is not None and aim.is_melee and aim.target.has("prone")
    return (*lies, Reason("ds.condition.prone", 1)) if is_low else lies


def restrained(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on ability rolls and Might or Agility tests; an edge on abilities against the restrained.

    ds.condition.restrained
    """
    is_hindered = aim.ability is not None or aim.characteristic in BODILY
    bound = (Reason("ds.condition.restrained", -1),) if is_hindered and aim.roller.has("restrained") else ()
    is_bound = aim.ability is not None and aim.target is not None and aim.target.has("restrained")
    return (*bound, Reason("ds.condition.restrained", 1)) if is_bound else bound


def taunted(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double bane on abilities that do not target the taunter, while it is in line of effect.

    ds.condition.taunted
    """
    taunters = sources(aim.roller, "taunted") if aim.ability is not None else []
    if not taunters or _among(aim, taunters):
        return ()
    taunter = clash.fighter(taunters[0])
    is_seen = taunter.is_up and clash.has_line(aim.roller, taunter)
    return (Reason("ds.condition.taunted", -2, taunter.id),) if is_seen else ()


def unconscious(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double edge against the unconscious.  ds.stamina.unconscious"""
    is_out = aim.ability is not None and aim.target is not None and aim.target.status == OUT
    return (Reason("ds.stamina.unconscious", 2),) if is_out else ()


# --- moving


def held_down(clash: Clash, mover: Fighter, speed: int) -> int:
    """Speed 0 for the grabbed and the restrained, 2 for the slowed, 3 for those of them who are steadfast.

    ds.condition.grabbed ds.condition.restrained ds.condition.slowed
    """
    if mover.has("grabbed") or mover.has("restrained"):
        return 0
    if not mover.has("slowed"):
        return speed
    return min(speed, AT_LEAST if mover.has_feature(STEADY) else SLOWED)


def too_near(clash: Clash, mover: Fighter) -> int:
    """The squares nearer to the source of the fear than the mover is, if it knows where that is.

    ds.condition.frightened
    """
    mask = 0
    for id in sources(mover, "frightened"):
        feared = clash.fighter(id)
        gap = clash.distance(mover, feared)
        if feared.is_up and gap > 0 and mover.id not in feared.hidden_from:
            mask |= clash.grid.around(feared.at, feared.width, gap - 1)
    return mask & ~clash.space(mover)
