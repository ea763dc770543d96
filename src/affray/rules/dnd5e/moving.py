"""Moving on one's turn: walking, standing up, dropping prone.  Start at `offers`; how a move goes: `movement.py`."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from affray.core.asking import Table
from affray.core.deeds import Pattern
from affray.core.slots import Deed, Way
from affray.rules.dnd5e.dying import fall_prone
from affray.rules.dnd5e.moments import ENDS_MOVE, announce
from affray.rules.dnd5e.movement import AGGRESSIVE, half_speed, movement_left, rush, stand_up, walk, ways, ways_at_foes
from affray.rules.dnd5e.values import Battle, Combatant
from affray.rules.dnd5e.wrestling import loosen

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

STAND: Final = Deed("stand")
DROP: Final = Deed("drop")


def offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.move.split 5e.prone.stand 5e.prone.stand-needs 5e.prone.drop 5e.feature.aggressive"""
    left = movement_left(creature)
    if left > 0:
        yield Pattern("move", Way(ways(battle, creature)))
        if creature.has("prone") and left >= half_speed(creature):
            yield STAND
    if not creature.has("prone"):
        yield DROP
    if creature.pools["bonus"] > 0 and AGGRESSIVE in creature.block.features:
        yield Pattern(AGGRESSIVE, Way(ways_at_foes(battle, creature)))


def move(table: Table, battle: Battle, creature: Combatant, way: tuple[int, ...]) -> None:
    """Step by step, letting go of those who are left behind.  5e.move.split 5e.grapple.release"""
    walk(table, battle, creature, way)
    come_to_rest(table, battle, creature)


def charge(table: Table, battle: Battle, creature: Combatant, way: tuple[int, ...]) -> None:
    rush(table, battle, creature, way)
    come_to_rest(table, battle, creature)


def come_to_rest(table: Table, battle: Battle, creature: Combatant) -> None:
    """A move is over: those who are left behind are held no more, and others may have waited for it."""
    loosen(table, battle, creature)
    if battle.readied:
        announce(table, battle, ENDS_MOVE, creature)


def stand(table: Table, battle: Battle, creature: Combatant) -> None:
    stand_up(table, creature)


def drop(table: Table, battle: Battle, creature: Combatant) -> None:
    """At will, and at no cost.  5e.prone.drop"""
    fall_prone(table, creature)


DEEDS: Final[dict[str, Callable[..., None]]] = {"move": move, "stand": stand, "drop": drop, AGGRESSIVE: charge}
