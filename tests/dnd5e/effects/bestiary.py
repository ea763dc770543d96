"""Shipped creatures, put on the board of a test."""

from typing import Any

from affray.core.board import HEROES, Place, Squares, grid_of
from affray.rules.dnd5e.state.combatant import Combatant
from tests.content.arena import compiled

POOLS = {"moved": 0, "dashes": 0, "action": 1, "bonus": 1, "reaction": 1, "object": 1}


def shipped(name: str, at: str, id: str = "", side: str = "foes", **more: Any) -> Combatant:
    """A creature of the library, as it is at the start of a fight."""
    found = compiled(name)
    pools = POOLS | found.uses | found.slots | found.supplies | more.pop("pools", {})
    place = Place(grid_of(Squares, 10, 8).square(at), more.pop("height", 0))
    hp = more.pop("hp", found.hp)
    given = {"holds": found.holds, "effects": ()} | more
    effects = given.pop("effects")
    id = id or name
    return Combatant(id, id, side, place, hp, found.hp, pools, effects, found.block, id, side == HEROES, **given)
