"""Being wholly under water: weakness, immunity, and holding one's breath.  Start at `hold_breath`."""

from collections.abc import Mapping
from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.values import Reason
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm
from affray.rules.drawsteel.targets.positions import is_submerged

BREATH: Final = "breath"
"""Pool: the rounds that the fighter has been under water."""
GILLS: Final = "water-breathing"
DROWNING: Final = parse_dice("1d6")
DOUSED: Final[tuple[Mapping[str, int], Mapping[str, int]]] = {"lightning": 5}, {"fire": 5}


def resist_under_water(clash: Clash, fighter: Fighter) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """Weakness 5 to lightning and immunity 5 to fire while wholly under water.  ds.swim.damage"""
    return DOUSED if is_submerged(clash, fighter) else ({}, {})


def hold_breath(table: Table) -> None:
    """A breath lasts as many rounds as Might, at least 1; after that every round does damage.  ds.swim.breath"""
    clash = table.state
    for fighter in clash.everyone():
        under = is_submerged(clash, fighter) and not fighter.has_feature(GILLS) and clash.round > 1
        rounds = fighter.pools.get(BREATH, 0) + 1 if under else 0
        if rounds or BREATH in fighter.pools:
            set_pool(fighter, BREATH, rounds)
        if fighter.is_up and rounds > max(fighter.characteristic("might"), 1):
            lost = table.roll(fighter, DROWNING, "drowning").total
            deal(table, [Harm(fighter, [Reason("ds.swim.breath", lost)])])
