"""How those in a fight fare, and the fight itself.  Start at `Clash`; what never changes is in `blocks.py`.

Distances are squares. `hp` is Stamina, which a hero may have less than none of.
"""

from collections.abc import ValuesView
from typing import Final

from affray.core.board import Board, Grid, Squares, grid_of, squares_of
from affray.core.values import Creature, Effect, State, Value
from affray.rules.drawsteel.blocks import Block

HEROES: Final = "heroes"
"""The players' side: heroes and whoever fights beside them. All others are the Director's."""
FILLING: Final = ("wall", "door", "tree")
HIDING: Final = ("wall", "door")

UP: Final = "up"
DEAD: Final = "dead"
OUT: Final = "unconscious"


class Ground(Value):
    """The map: how many squares, and where what lies, each kind of terrain as a mask in hexadecimal."""

    __slots__ = ("width", "height", "terrain", "_board")

    def __init__(self, width: int, height: int, terrain: dict[str, str]) -> None:
        self.width = width
        self.height = height
        self.terrain = terrain
        masks = {name: int(mask, 16) for name, mask in terrain.items()}
        self._board = Board(grid_of(Squares, width, height), masks, filling=FILLING, hiding=HIDING)

    __hash__ = object.__hash__

    @property
    def board(self) -> Board:
        return self._board


class Fighter(Creature):
    """A hero or a creature of the Director. `at` is the top-left square of its body.

    `hero` says who may be dying; `group` are those who act together; `squad` the minions with whom it shares Stamina.
    """

    __slots__ = ("block", "hero", "status", "group", "squad", "_width")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        at: int,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...],
        block: Block,
        hero: bool,
        status: str = UP,
        group: str = "",
        squad: str = "",
    ) -> None:
        super().__init__(id, name, side, at, hp, hp_max, pools, effects)
        self.block = block
        self.hero = hero
        self.status = status
        self.group = group or id
        self.squad = squad
        self._width = block.width

    @property
    def is_up(self) -> bool:
        """Alive and able to act; the dying are.  ds.stamina.dying"""
        return self.status == UP

    @property
    def is_there(self) -> bool:
        """Alive, if perhaps unconscious.  ds.stamina.unconscious"""
        return self.status != DEAD

    @property
    def is_dying(self) -> bool:
        return self.hero and self.is_up and self.hp <= 0

    @property
    def winded_value(self) -> int:
        return self.hp_max // 2

    @property
    def is_winded(self) -> bool:
        return self.is_up and self.hp <= self.winded_value

    @property
    def lowest(self) -> int:
        """The Stamina at which it dies.  ds.stamina.death"""
        return -self.winded_value if self.hero else 0

    def characteristic(self, name: str) -> int:
        return self.block.characteristics.get(name, 0)

    def has_feature(self, name: str) -> bool:
        return name in self.block.features


class Clash(State):
    """The state of a fight.

    `first` is the side that goes first in every round; `acted` are those who have begun a turn this round, in that
    order, a solo twice; `order` are the groups in the order of alternative initiative, empty where sides pick;
    `called` is one who acts next, out of order; `resources` are what a whole side has (Malice, hero tokens);
    `squads` is the Stamina of each squad.
    """

    __slots__ = ("ground", "first", "acted", "order", "called", "resources", "squads", "_grid")
    creatures: dict[str, Fighter]  # type: ignore[assignment]  # all creatures of this book are

    def __init__(
        self,
        creatures: dict[str, Creature],
        round: int,
        turn: str | None,
        seats: dict[str, str],
        settings: dict[str, dict[str, str]],
        seed: str,
        salt: str,
        rolled: dict[str, int] | None,
        effects_made: int,
        ground: Ground,
        first: str = "",
        acted: tuple[str, ...] = (),
        order: tuple[str, ...] = (),
        called: str = "",
        resources: dict[str, int] | None = None,
        squads: dict[str, int] | None = None,
    ) -> None:
        super().__init__(creatures, round, turn, seats, settings, seed, salt, rolled, effects_made)
        self.ground = ground
        self.first = first
        self.acted = acted
        self.order = order
        self.called = called
        self.resources = {"malice": 0} if resources is None else resources
        self.squads = {} if squads is None else squads
        self._grid = ground.board.grid

    @property
    def board(self) -> Board:
        return self.ground.board

    @property
    def grid(self) -> Grid:
        return self._grid

    def everyone(self) -> ValuesView[Fighter]:
        return self.creatures.values()

    def fighter(self, id: str) -> Fighter:
        return self.creatures[id]

    def enemies(self, fighter: Fighter) -> list[Fighter]:
        """Those of the other side who are up."""
        return [other for other in self.creatures.values() if other.side != fighter.side and other.is_up]

    def allies(self, fighter: Fighter) -> list[Fighter]:
        """The others of the same side who are up."""
        return [c for c in self.creatures.values() if c.side == fighter.side and c is not fighter and c.is_up]

    def square_name(self, square: int) -> str:
        return self._grid.name(square)

    def space(self, fighter: Fighter) -> int:
        """The squares that a body fills."""
        return self._grid.footprint(fighter.at, fighter._width)

    def taken(self, without: Fighter | None = None) -> int:
        """The squares that the bodies of those who are up fill; a dead body is an object, and no obstacle."""
        mask = 0
        for fighter in self.creatures.values():
            if fighter is not without and fighter.is_up:
                mask |= self.space(fighter)
        return mask

    def distance(self, one: Fighter, other: Fighter) -> int:
        return self._grid.gap(one.at, one._width, other.at, other._width)

    def is_adjacent(self, one: Fighter, other: Fighter) -> bool:
        return self.distance(one, other) <= 1

    def has_line(self, one: Fighter, other: Fighter) -> bool:
        """Is there line of effect: does nothing solid stand between the two?  ds.line-of-effect"""
        board, sight = self.ground.board, self.ground.board.sight
        if one._width == other._width == 1:
            return sight.sees(one.at, other.at, board.opaque)
        return any(sight.in_sight(square, self.space(other), board.opaque) for square in squares_of(self.space(one)))
