"""How a fight stands: the ground, who fights on it and how they fare.  What a creature is, is in `blocks.py`.

Distances are squares (5 ft). `Combatant` is what the kernel's creature is in this book, `Battle` what its state is.
"""

from collections.abc import ValuesView
from typing import Final

from affray.core.board import Board, Grid, Squares, grid_of, mask_of, outlook_past, squares_of
from affray.core.board.bits import Remembered
from affray.core.values import Creature, Effect, State, Value
from affray.rules.dnd5e.blocks import Block
from affray.rules.dnd5e.conditions import BRINGS, INCAPACITATED, UNAWARE, charmers, speed_under

FILLING: Final = ("wall", "door", "tree")
HIDING: Final = ("wall", "door")

UP: Final = "up"
DYING: Final = "dying"
STABLE: Final = "stable"
DEAD: Final = "dead"

REGENERATION: Final = "regeneration"
"""Who has it is not dead at 0: its next turn decides (`traits.py`)."""

HEROES: Final = "heroes"
"""The side of the adventurers."""

OBSCURING: Final = {
    "darkness": "magically-dark",
    "fog": "heavily",
    "fog-cloud": "heavily",
    "haze": "lightly",
    "stinking-cloud": "heavily",
    "web": "lightly",
}
"""The kinds of zones in which one sees badly.  B-16 B-17"""
SILENT: Final = frozenset(("silence",))
"""The kinds of zones in which nobody can speak or hear.  B-46"""


class Ground(Value):
    """The map: how wide and high it is, and where what lies, each kind of terrain as a mask in hexadecimal.

    Walls, doors and trees fill their squares; walls and doors block sight; all of these and low walls give cover.
    Open doors do neither, and what is stuck is moved only with an effort.
    Squares are brightly lit unless they are `dim` or `dark`.
    """

    __slots__ = ("width", "height", "terrain", "_board", "_shelter", "_dim", "_dark", "_is_bright", "_shining")

    def __init__(self, width: int, height: int, terrain: dict[str, str]) -> None:
        self.width = width
        self.height = height
        self.terrain = terrain
        masks = {name: int(mask, 16) for name, mask in terrain.items()}
        self._board = Board(grid_of(Squares, width, height), masks, filling=FILLING, hiding=HIDING)
        self._shelter = outlook_past(self._board.sight, self._board.filled | self._board.squares("low-wall"))
        self._dim, self._dark = self._board.squares("dim"), self._board.squares("dark")
        self._is_bright = not (self._dim | self._dark)
        self._shining: Remembered[tuple[int, int], int] = Remembered(self._find_shining)

    __hash__ = object.__hash__

    @property
    def board(self) -> Board:
        return self._board

    def with_terrain(self, **masks: int) -> "Ground":
        """The same map with these masks in place of its own; underscores stand for the hyphens of names."""
        changed = {name.replace("_", "-"): f"{mask:x}" for name, mask in masks.items()}
        return Ground(self.width, self.height, self.terrain | changed)

    @property
    def dim(self) -> int:
        """The squares in dim light, where nobody carries a better one."""
        return self._dim

    @property
    def dark(self) -> int:
        return self._dark

    def shining(self, square: int, radius: int) -> int:
        """The squares on which a light falls that stands on a square and reaches so far.  B-18"""
        return self._shining[square, radius]

    def _find_shining(self, of: tuple[int, int]) -> int:
        square, radius = of
        sees = self._board.outlook.sees
        return mask_of(other for other in squares_of(self._board.grid.disc(square, radius)) if sees(square, other))


class Zone(Value):
    """An area that lasts: fog, webs, grasping roots. What it does is looked up by its kind.

    `effect` is the id of the effect on its source that keeps it up: when that ends, so does the zone. `amount` is the
    DC, the level or whatever its kind needs.
    """

    __slots__ = ("kind", "mask", "source", "effect", "amount")

    def __init__(self, kind: str, mask: str, source: str, effect: str, amount: int = 0) -> None:
        self.kind = kind
        self.mask = mask
        self.source = source
        self.effect = effect
        self.amount = amount

    @property
    def squares(self) -> int:
        return int(self.mask, 16)


class Readied(Value):
    """What somebody has readied: who it is, what it will do, at which moment, and whose moment that is.

    `whom` is a creature's id, or any foe or friend. With `words` in place of a moment the GM says when it is.
    """

    __slots__ = ("who", "deed", "moment", "whom", "words")

    def __init__(self, who: str, deed: str, moment: str = "", whom: str = "", words: str = "") -> None:
        self.who = who
        self.deed = deed
        self.moment = moment
        self.whom = whom
        self.words = words


class Combatant(Creature):
    """A creature in the fight. `at` is the top-left square of its space.

    `group` names those who share one initiative roll; `hero` says who falls unconscious at 0 instead of dying,
    which villains may too (5e.death.villains);
    `status` is up, dying, stable or dead; `unnoticed_by` holds the ids of those from whom it is hidden; `height` is how
    many squares it is above the ground.
    """

    __slots__ = (
        "block",
        "group",
        "hero",
        "initiative",
        "status",
        "successes",
        "failures",
        "unnoticed_by",
        "height",
        "_width",
    )

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
        group: str,
        hero: bool,
        initiative: int = 0,
        status: str = UP,
        successes: int = 0,
        failures: int = 0,
        unnoticed_by: frozenset[str] = frozenset(),
        height: int = 0,
    ) -> None:
        super().__init__(id, name, side, at, hp, hp_max, pools, effects)
        self.block = block
        self.group = group
        self.hero = hero
        self.initiative = initiative
        self.status = status
        self.successes = successes
        self.failures = failures
        self.unnoticed_by = unnoticed_by
        self.height = height
        self._width = block.width

    def suffers(self, condition: str) -> bool:
        """Does any effect on the creature bring this condition?"""
        return any(condition in BRINGS.get(effect.kind, ()) for effect in self.effects)

    @property
    def is_able(self) -> bool:
        """Neither unconscious nor otherwise incapacitated."""
        return self.status == UP and not (self.effects and self.suffers(INCAPACITATED))

    @property
    def speed(self) -> int:
        """How far it walks in a turn, after all modifiers."""
        return speed_under(self.effects, self.block.speed) if self.effects else self.block.speed

    @property
    def regenerates(self) -> bool:
        """Is it not dead at 0, since its next turn decides?  5e.feature.regeneration"""
        return REGENERATION in self.block.features

    @property
    def is_conscious(self) -> bool:
        """Aware of what is around it."""
        return self.status == UP and not (self.effects and any(self.suffers(condition) for condition in UNAWARE))

    def may_harm(self, other: "Combatant") -> bool:
        """B-29: nobody attacks a charmer."""
        return not self.effects or other.id not in charmers(self.effects)


class Battle(State):
    """The state of a fight. `order` are those who act in a round, first to last, `next` the place of the next of them;
    `stealthy` are those who try not to be noticed when the fight begins, `surprised` those who then were; `zones` are
    areas that last; `readied` is what waits for its moment; `lairs` are those whose lairs are still to act in this
    round."""

    __slots__ = (
        "ground",
        "order",
        "next",
        "stealthy",
        "surprised",
        "zones",
        "readied",
        "lairs",
        "_grid",
        "_gaps",
        "_has_legends",
    )
    creatures: dict[str, Combatant]  # type: ignore[assignment]  # all creatures of this book are

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
        order: tuple[str, ...] = (),
        next: int = 0,
        stealthy: frozenset[str] = frozenset(),
        surprised: frozenset[str] = frozenset(),
        zones: tuple[Zone, ...] = (),
        readied: tuple[Readied, ...] = (),
        lairs: tuple[str, ...] = (),
    ) -> None:
        super().__init__(creatures, round, turn, seats, settings, seed, salt, rolled, effects_made)
        self.ground = ground
        self.order = order
        self.next = next
        self.stealthy = stealthy
        self.surprised = surprised
        self.zones = zones
        self.readied = readied
        self.lairs = lairs
        self._grid = ground.board.grid
        self._has_legends = any(creature.block.legendary for creature in self.creatures.values())
        self._gaps = self._grid.gaps  # at hand, since nothing is asked more often

    @property
    def board(self) -> Board:
        return self.ground.board

    @property
    def grid(self) -> Grid:
        return self._grid

    @property
    def is_bright(self) -> bool:
        """Is it neither dark nor dim anywhere?"""
        return self.ground._is_bright

    @property
    def has_legends(self) -> bool:
        """Does anybody have legendary actions?"""
        return self._has_legends

    @property
    def turn_number(self) -> int:
        """A number of its own for every turn of the fight."""
        return self.round * 1000 + self.next

    def everyone(self) -> ValuesView[Combatant]:
        return self.creatures.values()

    def combatant(self, id: str) -> Combatant:
        return self.creatures[id]

    def square_name(self, square: int) -> str:
        return self._grid.name(square)

    def space(self, creature: Combatant) -> int:
        """The squares that a creature controls.  5e.size.space"""
        return 1 << creature.at if creature._width == 1 else self._grid.footprint(creature.at, creature._width)

    def distance(self, one: Combatant, other: Combatant) -> int:
        """How many squares lie from one to the other, the last one counted.  5e.grid.distance"""
        return self._gaps[other.at - one.at, one._width, other._width]

    def is_clear(self, one: Combatant, other: Combatant) -> bool:
        """Does nothing that blocks sight stand between the two?"""
        sees = self.ground._board.outlook.sees
        if one._width == other._width == 1:
            return sees(one.at, other.at)
        ends = list(squares_of(self.space(other)))
        return any(sees(start, end) for start in squares_of(self.space(one)) for end in ends)

    def hidden_by_ground(self, one: Combatant, other: Combatant) -> int:
        """How many quarters of the other are hidden from the one by what stands on the map."""
        return self.ground._shelter.cover(one.at, one._width, other.at, other._width)

    def hidden_behind(self, squares: int, one: Combatant, other: Combatant) -> int:
        """How many quarters of the other are hidden from the one by those who stand on these squares."""
        return self.ground._board.sight.cover(self.space(one), self.space(other), squares)
