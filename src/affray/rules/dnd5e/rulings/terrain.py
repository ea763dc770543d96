"""Rulings on the ground: walls, doors, water, light, fire, chasms.  Start at `KINDS`."""

from collections.abc import Mapping, Sequence
from typing import Final

from affray.rules.dnd5e.changes import carry_rider, follow_ground, rise_to
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.hiding import look_around
from affray.rules.dnd5e.rulings.bodies import come_down
from affray.rules.dnd5e.state.battle import BURNING
from affray.rules.dnd5e.state.ground import Ground

DOORS: Final = ("door", "open-door", "stuck", "locked")
SOLID: Final = (*Ground.filling, *Ground.low, *DOORS)
FLOORS: Final = ("difficult", "deep-water", "underwater", "chasm", BURNING)
LIGHTS: Final = ("lit", "dim", "dark")
FILLING: Final = (*Ground.filling, "stuck", "locked")
"""What is not put where somebody is."""


def others(kind: str, *groups: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for group in groups for name in group if name != kind))


KINDS: Final[Mapping[str, Sequence[str]]] = {
    "open": (*SOLID, *FLOORS),
    **{kind: others(kind, SOLID, FLOORS) for kind in dict.fromkeys(SOLID)},
    "difficult": others("difficult", SOLID, ("chasm",)),
    "deep-water": others("deep-water", SOLID, FLOORS),
    "underwater": others("underwater", SOLID, FLOORS),
    "chasm": others("chasm", SOLID, FLOORS),
    BURNING: others(BURNING, SOLID, ("deep-water", "underwater", "chasm")),
    **{light: others(light, LIGHTS) for light in LIGHTS},
}
"""What a square can be made, and the terrain that this takes away."""


def settle_ground(table: Table) -> None:
    """All that depends on the ground follows it: who stood in a chasm comes up with its floor, who has lost the ground
    falls, and who has lost cover is noticed.  5e.move.fly-fall"""
    battle = table.state
    follow_ground(battle)
    for creature in battle.everyone():
        floor = battle.floor(battle.space(creature))
        if creature.height < floor and not creature.mount:
            rise_to(table, creature, floor)
            if creature.rider:
                carry_rider(battle.creatures[creature.rider], creature)
    come_down(table)
    look_around(table)
