"""Who rides whom.  Getting on, riding and falling off are in `mounts.py`.

Who rides has the effect `riding`, whose source is the mount, and is wherever that is.
"""

from typing import Final

from affray.rules.drawsteel.values import Clash, Fighter

RIDING: Final = "riding"


def mount_of(clash: Clash, rider: Fighter) -> Fighter | None:
    """On whom it sits."""
    return next((clash.fighter(str(each.source)) for each in rider.effects if each.kind == RIDING), None)


def riders_of(clash: Clash, mount: Fighter) -> list[Fighter]:
    return [each for each in clash.everyone() if each.is_up and each.effects and mount_of(clash, each) is mount]


def is_with(clash: Clash, one: Fighter, other: Fighter) -> bool:
    """Are they rider and mount, or riders of one mount?"""
    return (mount_of(clash, one) or one) is (mount_of(clash, other) or other)
