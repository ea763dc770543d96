"""The state of a fight: the map, the characters, whose turn it is.

Distances are polygons, squares or hexes (1.5 m). `Character` is what the kernel's creature is in this book, `Combat`
what its state is.
"""

from typing import Final

from affray.core import board
from affray.core.board import HEROES, Body, Field, Place, union
from affray.core.board.field import GONE, OBJECTS, SURRENDERED
from affray.core.board.scenario import Scenario
from affray.core.memory import BODIES, remembered
from affray.core.values import EMPTY, Effect
from affray.rules.acao.state.sheet import Sheet

SHADY: Final = ("shadow", "woods")

FOES: Final = "foes"


UP: Final = board.field.UP
DEAD: Final = "dead"
OUT: Final = "incapacitated"

ATTACKED: Final = "attacked"
"""The moment at which somebody has made an attack."""


class Ground(board.Ground):
    """The map of a fight: walls, doors, trees and objects fill their polygons; walls and doors block sight.

    These and low walls are obstacles. A polygon is 1.5 m, for those who would rather measure.  ac.move.metric
    """

    __slots__ = ()
    filling = ("wall", "door", "tree", *OBJECTS)
    hiding = ("wall", "door")


class Character(Body):
    """A hero or a foe. `at` is the top-left polygon of its body.

    `hero` says who makes tests; `status` is up, dead or incapacitated, or says how it left the fight; who hides
    is hidden from all its enemies; `found_at` is where it was last found out; `dropped` are the weapons it has let go.
    """

    __slots__ = ("sheet", "hero", "found_at", "dropped")

    def __init__(
        self,
        id: str,
        name: str,
        side: str,
        place: Place,
        hp: int,
        hp_max: int,
        pools: dict[str, int],
        effects: tuple[Effect, ...],
        sheet: Sheet,
        hero: bool,
        status: str = board.field.UP,
        hidden_from: frozenset[str] | None = None,
        found_at: int = 0,
        dropped: frozenset[str] | None = None,
    ) -> None:
        super().__init__(id, name, side, place, hp, hp_max, pools, effects, sheet.width, hidden_from)
        self.sheet = sheet
        self.hero = hero
        self.status = status
        self.found_at = found_at
        self.dropped = EMPTY if dropped is None else dropped

    @property
    def is_hidden(self) -> bool:
        return bool(self.hidden_from)

    @property
    def is_up(self) -> bool:
        return self.status == UP

    @property
    def is_there(self) -> bool:
        """Does its body fill polygons? The dead, the defeated and those who are gone are no obstacle."""
        return self.status in (UP, SURRENDERED)

    @property
    def is_bound(self) -> bool:
        """Held by somebody or stuck: it can neither act nor move nor react."""
        return bool(self.effects) and (self.has("held") or self.has("stuck"))

    def attribute(self, name: str) -> int:
        """What an attribute adds; of two, joined by a plus, their average, rounded up."""
        if "+" not in name:
            return self.sheet.attributes.get(name, 0)
        names = name.split("+")
        return -(-sum(map(self.attribute, names)) // len(names))

    def holds(self, property: str) -> bool:
        """Has it a weapon with this property that it has not dropped?"""
        return any(property in weapon.properties and weapon.id not in self.dropped for weapon in self.sheet.weapons)


class Combat(Field[Character]):
    """The state of a fight. `acted` are those who have had their turn this round, in that order; `lurking` are those
    who have sprung an ambush and act before all others in the first round; `first` is the side that begins a round.
    """

    __slots__ = ("acted", "lurking", "first")

    def __init__(
        self,
        creatures: dict[str, Character],
        round: int,
        turn: str | None,
        seats: dict[str, str],
        settings: dict[str, dict[str, str]],
        seed: str,
        salt: str,
        rolled: dict[str, int] | None,
        effects_made: int,
        ground: Ground,
        acted: tuple[str, ...] = (),
        lurking: tuple[str, ...] = (),
        first: str = HEROES,
        given: str = "",
        scenario: Scenario | None = None,
    ) -> None:
        super().__init__(
            creatures, round, turn, seats, settings, seed, salt, rolled, effects_made, ground, given, scenario
        )
        self.acted = acted
        self.lurking = lurking
        self.first = first

    @property
    def shade(self) -> int:
        """Where one can hide in the open: shadow and woods."""
        return union(map(self.board.squares, SHADY))

    def enemies(self, creature: Character) -> list[Character]:
        """Those of another side who are up."""
        return [other for other in those_up(self) if other.side != creature.side]

    def known_enemies(self, creature: Character) -> list[Character]:
        """Those of them who do not hide."""
        return [other for other in self.enemies(creature) if not other.hidden_from]

    def friends(self, creature: Character) -> list[Character]:
        """The others of the same side who are up."""
        return [other for other in those_up(self) if other.side == creature.side and other is not creature]

    def is_ambushed(self, creature: Character) -> bool:
        """Has it not acted yet in a round that began with an ambush on it?  ac.ambush.effect"""
        return bool(self.lurking) and creature.id not in self.acted and creature.id not in self.lurking

    def space(self, body: Body) -> int:
        """The polygons that a body fills; of one who is gone, none."""
        if body.status in GONE:
            return 0
        return 1 << body.at if body.width == 1 else self.grid.footprint(body.at, body.width)


@remembered(BODIES)
def those_up(combat: Combat) -> tuple[Character, ...]:
    """Everybody who is up."""
    return tuple(creature for creature in combat.creatures.values() if creature.is_up)
