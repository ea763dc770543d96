"""Rulings on the ground: walls, doors, objects, water, light, fire, chasms.  Start at `KINDS`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from affray.core.offers.slots import OneOf, Slot
from affray.core.offers.typed import TypedNumber
from affray.core.table import decrees
from affray.core.table.rulings import Ruling
from affray.rules.dnd5e.actions.breakables import BARRIERS
from affray.rules.dnd5e.changes import carry_rider, follow_ground, rise_to
from affray.rules.dnd5e.gear.changes import forget_objects, make_sturdy
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.hiding import look_around
from affray.rules.dnd5e.rulings.bodies import come_down
from affray.rules.dnd5e.rulings.figures import FIGURES
from affray.rules.dnd5e.state.battle import BURNING, Battle
from affray.rules.dnd5e.state.ground import Ground
from affray.rules.dnd5e.state.mods import ICE

ROCKY: Final = "rocky"
DOORS: Final = ("door", "open-door", "stuck", "locked")
SOLID: Final = (*Ground.filling, *Ground.low, *DOORS)
FLOORS: Final = ("difficult", "deep-water", "underwater", "chasm", BURNING, ICE, ROCKY)
COUNTS_AS: Final[Mapping[str, Sequence[str]]] = {ICE: (ICE, "difficult")}
"""Ground that is more than itself.  5e.move.difficult"""
LIGHTS: Final = ("lit", "dim", "dark", "sunlight")
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
    ICE: others(ICE, SOLID, FLOORS),
    ROCKY: others(ROCKY, SOLID, ("deep-water", "underwater", "chasm", ICE)),
    BURNING: others(BURNING, SOLID, ("deep-water", "underwater", "chasm")),
    **{light: others(light, LIGHTS) for light in LIGHTS},
}
"""What a square can be made, and the terrain that this takes away."""


def settle_ground(table: Table, squares: int, kind: str) -> None:
    """All that depends on the ground follows it: who stood in a chasm comes up with its floor, who has lost the ground
    falls, and who has lost cover is noticed.  5e.move.fly-fall"""
    battle = table.state
    if kind not in LIGHTS:
        forget_objects(battle, squares)
    follow_ground(battle)
    for creature in battle.everyone():
        floor = battle.floor(battle.space(creature))
        if creature.height < floor and not creature.mount:
            rise_to(table, creature, floor)
            if creature.rider:
                carry_rider(battle.creatures[creature.rider], creature)
    come_down(table)
    look_around(table)


GROUND: Final[Ruling[Battle]] = decrees.ground(KINDS, settle_ground, FILLING, COUNTS_AS)
ARMOUR: Final[Sequence[Sequence[Slot]]] = [(OneOf(["ac"]), TypedNumber(*FIGURES["ac"]))]


def rule_object(table: Table, squares: int, kind: str, hp: int, *armour: Any) -> None:
    """By its material it has the Armour Class of its kind, unless the GM names another.  5e.object.ac 5e.object.hp"""
    make_sturdy(table.state, squares, hp, armour[1] if armour else BARRIERS[kind].armour_class)


OBJECTS: Final[Ruling[Battle]] = decrees.objects([*BARRIERS], GROUND, rule_object, ARMOUR)
