"""Determinization: replacing what a seat does not know by a guess; the parts that rulebooks share.  Start at `scatter`.

A rulebook's `imagine` replaces everything that a seat does not know. Choices come from a `Whim`, so the same fork
always imagines the same.
"""

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from affray.core.board import AnyField, Body, Place, squares_of
from affray.core.dice.luck import Whim
from affray.core.table.changes import stand_at, suppose_hp
from affray.core.values import Creature

Kind = TypeVar("Kind", bound=Creature)


def scatter(field: AnyField, bodies: Iterable[Body], free: int, whim: Whim) -> None:
    """Place each unseen body at random in the free squares, without overlaps."""
    for body in bodies:
        square = whim.pick(list(squares_of(field.grid.room(free, body.width))))
        stand_at(body, Place(square, body.height))
        free &= ~field.space(body)


def suppose_alike(creature: Kind, looks: Callable[[Kind], Hashable], whim: Whim, least: int = 1) -> None:
    """Pick random hit points, at least `least`, that would look the same to the seat."""
    seen = looks(creature)
    alike = [hp for hp in range(least, creature.hp_max + 1) if looks(creature.but(hp=hp)) == seen]
    suppose_hp(creature, whim.pick(alike))
