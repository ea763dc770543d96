"""The names of what abilities cost, and of the pools that count what was had in a round or a turn."""

from typing import Final

from affray.rules.drawsteel.state.clash import Fighter

MALICE: Final = "malice"

VICTORIES: Final = "victories"

FEROCITY: Final = "ferocity"
FOCUS: Final = "focus"
PIETY: Final = "piety"
INSIGHT: Final = "insight"
ESSENCE: Final = "essence"
OF_THE_BOOK: Final = (FEROCITY, FOCUS, PIETY, INSIGHT, ESSENCE)
"""What the book's own classes earn, each in its way; a class of one's own earns what its abilities cost."""
EACH_ROUND: Final = "round:"
EACH_TURN: Final = "turn:"
"""Prefixes of pools that are emptied each round or each turn."""
HAD: Final = EACH_TURN + "had"


def ferocity_of(fighter: Fighter) -> int:
    """The ferocity it has, or had when its turn began: the benefits last to the end of the turn.  ds.hero.ferocity"""
    if fighter.block.resource != FEROCITY:
        return 0
    return max(fighter.pools.get(FEROCITY, 0), fighter.pools.get(HAD, 0))
