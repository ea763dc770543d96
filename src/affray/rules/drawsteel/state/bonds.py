"""Effects that bind two fighters: who rides, holds, marks or fears whom.

A rider has the effect `riding`, whose source is the mount, and is wherever that is.
"""

from typing import Final

from affray.core.values import Effect
from affray.rules.drawsteel.state.clash import Clash, Fighter

RIDING: Final = "riding"
GRABBED: Final = "grabbed"
CLIMBING: Final = "climbing"
"""Effect: the bearer holds on to a wall."""
CLINGING: Final = "clinging"
"""Effect: the bearer holds on to its source, a bigger creature."""


def mount_of(clash: Clash, rider: Fighter) -> Fighter | None:
    """The mount on which it rides."""
    for effect in rider.effects:
        if effect.kind == RIDING:
            return clash.fighter(str(effect.source))
    return None


def riders_of(clash: Clash, mount: Fighter) -> list[Fighter]:
    return [each for each in clash.bearers(RIDING) if each.is_up and mount_of(clash, each) is mount]


def is_with(clash: Clash, one: Fighter, other: Fighter) -> bool:
    """Are they rider and mount, or riders of the same mount?"""
    if not (one.effects or other.effects) or not clash.bearers(RIDING):
        return one is other
    return (mount_of(clash, one) or one) is (mount_of(clash, other) or other)


def held_by(clash: Clash, fighter: Fighter) -> list[Fighter]:
    """Those whom a fighter has grabbed.  ds.condition.grabbed"""
    return [each for each in clash.bearers(GRABBED) if each.is_up and holds(each, GRABBED, fighter)]


def sources(fighter: Fighter, kind: str) -> list[str]:
    """The ids of those from whom the fighter has an effect of this kind."""
    return [effect.source for effect in fighter.effects if effect.kind == kind and effect.source is not None]


def holds(fighter: Fighter, kind: str, other: Fighter) -> list[Effect]:
    """The effects of this kind that come from the other."""
    return [effect for effect in fighter.effects if effect.kind == kind and effect.source == other.id]
