"""Hazards: fire, spikes and fumes that lie on the ground.  Start at `enter`."""

from collections.abc import Mapping
from typing import Final

from affray.core.board import union
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.safeguards import safeguard
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import Peril

HAZARDS: Final[Mapping[str, Peril]] = {
    "fire": Peril("pre", "1d4", "fire"),
    "spikes": Peril("per", "1d4", "piercing"),
    "fumes": Peril("res", "", "poison", "stunned"),
}
"""The peril that each kind of hazard is to whoever enters it."""


def hazardous(combat: Combat) -> int:
    """Where hazards lie."""
    return union(map(combat.board.squares, HAZARDS))


def enter(table: Table, creature: Character) -> None:
    """Whoever steps on a hazard makes a safeguard against it.  ac.safeguard"""
    combat = table.state
    for hazard, peril in HAZARDS.items():
        if combat.space(creature) & combat.board.squares(hazard):
            table.tell("hazard", who=creature, hazard=hazard)
            safeguard(table, creature, peril)
