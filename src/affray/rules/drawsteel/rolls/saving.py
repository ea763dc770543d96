"""Saving throws.  Start at `save`."""

from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.table.changes import lose
from affray.core.values import Effect, Reason, total
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.hero_tokens import is_redeemed
from affray.rules.drawsteel.state.clash import Fighter

D10: Final = parse_dice("1d10")
SAVED: Final = 6
RESOLUTE: Final = "resolute"
"""Feature: 1 more on saving throws."""


def save(table: Table, fighter: Fighter, effect: Effect) -> None:
    """A save at the end of its turn, if the fighter is alive: 1d10, and the effect ends on a 6 or more.

    ds.duration.save
    """
    if fighter.is_there and is_saved(table, fighter) and effect in fighter.effects:
        lose(table, fighter, effect, "saved")


def is_saved(table: Table, fighter: Fighter) -> bool:
    """A saving throw, which a hero token may redeem.  ds.duration.save"""
    reasons = [Reason("ds.feature.resolute", 1)] if fighter.has_feature(RESOLUTE) else []
    needed = SAVED - total(reasons)
    roll = table.roll(fighter, D10, "save", reasons, bands=lambda natural: natural >= needed)
    return roll.total >= SAVED or is_redeemed(table, fighter)
