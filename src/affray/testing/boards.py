"""What the set-ups of tests have in common on a board, whatever the book.  Start at `opening`.

def arrange(*creatures, map=None, **options):
    options = options_of(options)
    heroes = [creature.id for creature in creatures if creature.side == HEROES]
    ground = Ground(SQUARES, 10, 8, drawn_terrain(map or PLAIN, LEGEND))
    return Setup(MyBook(options), MyState(*opening(creatures, heroes, options), ground))
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from affray.core.board import SQUARES, grid_of, mask_of
from affray.core.board.field import GRIDS
from affray.core.dice.luck import Luck
from affray.core.fight.fight import Fight
from affray.core.fight.running import Setup
from affray.core.rulebook import Readings, Rulebook
from affray.core.table.asking import Mind, MindTable
from affray.core.table.settings import no_settings
from affray.core.values import GM, AnyState, Creature

CreatureT = TypeVar("CreatureT", bound=Creature)
StateT = TypeVar("StateT", bound=AnyState)
ReadingsT = TypeVar("ReadingsT", bound=Readings)
Opening = tuple[
    dict[str, CreatureT], int, None, dict[str, str], dict[str, dict[str, str]], str, str, None, int
]  # fmt: skip


def drawn_terrain(rows: Sequence[str], legend: Mapping[str, str], grid: str = SQUARES) -> dict[str, str]:
    """The terrain of a map drawn in characters: a mask in hexadecimal for each kind that the legend names."""
    board = grid_of(GRIDS[grid], len(rows[0]), len(rows))
    masks: dict[str, int] = {}
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            if character in legend:
                kind = legend[character]
                masks[kind] = masks.get(kind, 0) | mask_of([board.at(x, y)])
    return {kind: f"{mask:x}" for kind, mask in masks.items()}


def options_of(keywords: Mapping[str, str]) -> dict[str, str]:
    """Table options given as keywords: `attack_two_hands` is `attack.two-hands`."""
    return {name.replace("_", ".", 1).replace("_", "-"): value for name, value in keywords.items()}


def opening(creatures: Iterable[CreatureT], players: Iterable[str], options: Mapping[str, str]) -> Opening[CreatureT]:
    """What the state of every book begins with, before its ground: nobody has acted and no die was thrown.

    Each of the `players` has a seat of its own name; there is a watcher too.
    """
    control = {id: id for id in players}
    seats = {GM: "gm", **dict.fromkeys(control, "player"), "watcher": "watcher"}
    settings = no_settings() | {"control": control, "option": dict(options)}
    return {creature.id: creature for creature in creatures}, 0, None, seats, settings, "", "", None, 0


def state_of(fight: Fight | Setup, kind: type[StateT]) -> StateT:
    """The state of a fight, which is of this kind."""
    assert isinstance(fight.state, kind)
    return fight.state


def by_hand(
    rulebook: Rulebook[StateT, Any, ReadingsT],
    state: StateT,
    luck: Luck | None = None,
    minds: Mapping[str, Mind] | None = None,
) -> MindTable[StateT, ReadingsT]:
    """A table at which a test calls rules and changes itself, on a copy of the state. It tells all events."""
    return MindTable(rulebook, state.copy(), minds or {}, luck, told=[])
