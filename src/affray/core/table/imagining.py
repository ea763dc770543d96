"""Determinization: replacing what a seat does not know by a guess; the parts that rulebooks share.

A rulebook's `imagine` replaces everything that a seat does not know. A guess may depend only on what the seat knows: so
those whom it does not know of are left out, however many there are, and unknown hit points are guessed from what is
usual for the kind. Choices come from a `Guesser`, so the same fork always imagines the same.
Start at `indispensable`.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from affray.core.board import AnyField, Body, Place, squares_of
from affray.core.dice.luck import Guesser
from affray.core.table.changes import set_scenario, stand_at, suppose_hp
from affray.core.values import Creature

Kind = TypeVar("Kind", bound=Creature)


def indispensable(known: Iterable[Kind], unknown: Sequence[Kind], turn: str | None) -> list[Kind]:
    """Of the unknown, those who cannot be left out: whose turn it is, and one without whom the fight would be over.

    `known` and `unknown` are those who can still fight. Everybody knows that somebody is left to fight against.
    """
    sides = {creature.side for creature in known}
    kept = [creature for creature in unknown if creature.id == turn]
    sides.update(creature.side for creature in kept)
    for creature in unknown:
        if len(sides) < 2 and creature.side not in sides:
            sides.add(creature.side)
            kept.append(creature)
    return kept


def suppose_nothing_laid_down(field: AnyField, is_one_sided: bool) -> None:
    """Imagine that no wave will come and no nerve break. Whoever sees it go on without a foe knows of a wave."""
    scenario = field.scenario
    if scenario is not None:
        set_scenario(field, scenario.but(morale=(), models={}, waves=scenario.waves if is_one_sided else ()))


def scatter(field: AnyField, bodies: Iterable[Body], free: int, guesser: Guesser) -> None:
    """Place each unseen body at random in the free squares, without overlaps."""
    for body in bodies:
        square = guesser.pick(list(squares_of(field.grid.room(free, body.width))))
        stand_at(body, Place(square, body.height))
        free &= ~field.space(body)


def suppose_alike(
    creature: Kind,
    looks: Callable[[Kind], Hashable],
    guesser: Guesser,
    most: int,
    least: Callable[[Kind], int] = lambda _: 1,
) -> None:
    """Pick random hit points, from `least` up to `most`, that would look the same to the seat.

    `most` is the usual maximum of such a creature, or the next greater with which it can look like this.
    """
    seen = looks(creature)
    alike: list[int] = []
    while not alike:
        full = creature.but(hp_max=most)
        alike = [hp for hp in range(least(full), most + 1) if looks(full.but(hp=hp)) == seen]
        most += not alike
    suppose_hp(creature, guesser.pick(alike), most)
