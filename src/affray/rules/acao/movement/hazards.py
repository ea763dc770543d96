"""Hazards: fire, spikes and fumes that lie on the ground.  Start at `enter`."""

from typing import Final

from affray.core.board import union
from affray.rules.acao.readings import Table
from affray.rules.acao.rolls.safeguards import safeguard
from affray.rules.acao.state.combat import Character, Combat
from affray.rules.acao.state.sheet import Peril

HAZARDS: Final = {
    "fire": Peril("pre", "1d4", "fire"),
    "spikes": Peril("per", "1d4", "piercing"),
    "fumes": Peril("res", "", "poison", "stunned"),
}
"""What lies in wait on the ground, for whoever enters it."""


def hazardous(combat: Combat) -> int:
    """Where hazards lie."""
    return union(map(combat.board.squares, HAZARDS))


def enter(table: Table, creature: Character) -> None:
    """Whoever steps on a hazard must meet it.  ac.safeguard"""
    combat = table.state
    for hazard, peril in HAZARDS.items():
        if combat.space(creature) & combat.board.squares(hazard):
            table.tell("hazard", who=creature, hazard=hazard)
            safeguard(table, creature, peril)
