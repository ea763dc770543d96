"""Wholly under water: what burns less and what strikes worse there, and holding one's breath.  Start at `breathe`."""

from collections.abc import Mapping
from typing import Final

from affray.core.dice import parse_dice
from affray.core.values import Reason
from affray.rules.drawsteel.changes import mark
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm
from affray.rules.drawsteel.targets.positions import is_submerged

BREATH: Final = "breath"
"""The pool that counts the rounds one has been under water."""
GILLS: Final = "water-breathing"
DROWNING: Final = parse_dice("1d6")
DOUSED: Final[tuple[Mapping[str, int], Mapping[str, int]]] = {"lightning": 5}, {"fire": 5}


def doused(clash: Clash, fighter: Fighter) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """Under water one is weak against lightning and immune to fire, 5 of each.  ds.swim.damage"""
    return DOUSED if is_submerged(clash, fighter) else ({}, {})


def breathe(table: Table) -> None:
    """One holds one's breath for as many rounds as one's Might, 1 at least; then every round hurts.  ds.swim.breath"""
    clash = table.state
    for fighter in clash.everyone():
        under = is_submerged(clash, fighter) and not fighter.has_feature(GILLS) and clash.round > 1
        rounds = fighter.pools.get(BREATH, 0) + 1 if under else 0
        if rounds or BREATH in fighter.pools:
            mark(fighter, BREATH, rounds)
        if fighter.is_up and rounds > max(fighter.characteristic("might"), 1):
            lost = table.roll(fighter, DROWNING, "drowning").total
            deal(table, [Harm(fighter, [Reason("ds.swim.breath", lost)])])
