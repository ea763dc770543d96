"""What the fifth edition's creatures are made of: the stat block, which never changes, and how one fares in a fight.

Distances are squares (5 ft). `Combatant` is what the kernel's creature is in this book, `Battle` what its state is.
"""

from collections.abc import ValuesView
from typing import Final

from affray.core.board import Board, Grid, Squares, grid_of, outlook_past, squares_of
from affray.core.values import Creature, Effect, State, Value

ABILITIES: Final = ("str", "dex", "con", "int", "wis", "cha")
SIZES: Final = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
SIZE_ORDER: Final = tuple(SIZES)
DAMAGE_TYPES: Final = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic", "radiant",
    "slashing", "thunder",
)  # fmt: skip

FILLING: Final = ("wall", "door", "tree")
HIDING: Final = ("wall", "door")

UP: Final = "up"
DYING: Final = "dying"
STABLE: Final = "stable"
DEAD: Final = "dead"

HEROES: Final = "heroes"
"""The side of the adventurers."""


class Ground(Value):
    """The map: how wide and high it is, and where what lies, each kind of terrain as a mask in hexadecimal.

    Walls, doors and trees fill their squares; walls and doors block sight; all of these and low walls give cover.
    """

    __slots__ = ("width", "height", "terrain", "_board", "_shelter")

    def __init__(self, width: int, height: int, terrain: dict[str, str]) -> None:
        self.width = width
        self.height = height
        self.terrain = terrain
        masks = {name: int(mask, 16) for name, mask in terrain.items()}
        self._board = Board(grid_of(Squares, width, height), masks, filling=FILLING, hiding=HIDING)
        self._shelter = outlook_past(self._board.sight, self._board.filled | self._board.squares("low-wall"))

    __hash__ = object.__hash__

    @property
    def board(self) -> Board:
        return self._board


class Rider(Value):
    """What a hit brings beside its damage, unless the target saves: `ability` and `dc` of the save, the `condition`."""

    __slots__ = ("ability", "dc", "condition")

    def __init__(self, ability: str, dc: int, condition: str) -> None:
        self.ability = ability
        self.dc = dc
        self.condition = condition


class Weapon(Value):
    """A weapon as its bearer wields it: `bonus` and all damage include ability and proficiency.

    `reach` is 0 for what cannot strike in melee, `range` and `long` are 0 for what cannot be shot or thrown. `ability`
    is the one used. `versatile` is the damage in two hands and `thrown` the damage when thrown, where they differ;
    `hands` says how it is held, and a `pair` has one in each.
    """

    __slots__ = (
        "id",
        "bonus",
        "damage",
        "type",
        "reach",
        "range",
        "long",
        "properties",
        "ability",
        "hands",
        "versatile",
        "thrown",
        "pair",
        "rider",
    )

    def __init__(
        self,
        id: str,
        bonus: int,
        damage: str,
        type: str,
        reach: int = 1,
        range: int = 0,
        long: int = 0,
        properties: frozenset[str] = frozenset(),
        ability: str = "str",
        hands: int = 1,
        versatile: str = "",
        thrown: str = "",
        pair: bool = False,
        rider: Rider | None = None,
    ) -> None:
        self.id = id
        self.bonus = bonus
        self.damage = damage
        self.type = type
        self.reach = reach
        self.range = range
        self.long = long
        self.properties = properties
        self.ability = ability
        self.hands = hands
        self.versatile = versatile
        self.thrown = thrown
        self.pair = pair
        self.rider = rider

    def dice(self, is_ranged: bool) -> str:
        """B-61: the greater die of a versatile weapon is for two hands, and for melee only."""
        if is_ranged:
            return self.thrown or self.damage
        return self.versatile if self.versatile and self.hands == 2 else self.damage

    @property
    def is_light(self) -> bool:
        """Does it do for fighting with two weapons, one in each hand?  5e.two-weapons.bonus"""
        return self.reach > 0 and "light" in self.properties


class Speeds(Value):
    """How far a creature moves in a turn in other ways than walking, 0 where it has no speed of that kind."""

    __slots__ = ("climb", "swim", "fly", "burrow", "hover")

    def __init__(self, climb: int = 0, swim: int = 0, fly: int = 0, burrow: int = 0, hover: bool = False) -> None:
        self.climb = climb
        self.swim = swim
        self.fly = fly
        self.burrow = burrow
        self.hover = hover


WALKING_ONLY: Final = Speeds()


class Block(Value):
    """A stat block: what a creature is, whatever happens to it. Shared by all of its kind.

    `speed` is for walking, `speeds` are the others; `level` is 0 for monsters and `challenge` empty for heroes.
    """

    __slots__ = (
        "id",
        "kind",
        "size",
        "armour_class",
        "abilities",
        "proficiency",
        "speed",
        "saves",
        "skills",
        "passive_perception",
        "weapons",
        "features",
        "resistances",
        "vulnerabilities",
        "immunities",
        "condition_immunities",
        "speeds",
        "senses",
        "level",
        "challenge",
        "hit_dice",
        "_width",
    )

    def __init__(
        self,
        id: str,
        kind: str,
        size: str,
        armour_class: int,
        abilities: dict[str, int],
        proficiency: int,
        speed: int,
        saves: dict[str, int],
        skills: dict[str, int],
        passive_perception: int,
        weapons: tuple[Weapon, ...],
        features: tuple[str, ...] = (),
        resistances: frozenset[str] = frozenset(),
        vulnerabilities: frozenset[str] = frozenset(),
        immunities: frozenset[str] = frozenset(),
        condition_immunities: frozenset[str] = frozenset(),
        speeds: Speeds = WALKING_ONLY,
        senses: dict[str, int] | None = None,
        level: int = 0,
        challenge: str = "",
        hit_dice: str = "",
    ) -> None:
        self.id = id
        self.kind = kind
        self.size = size
        self.armour_class = armour_class
        self.abilities = abilities
        self.proficiency = proficiency
        self.speed = speed
        self.saves = saves
        self.skills = skills
        self.passive_perception = passive_perception
        self.weapons = weapons
        self.features = features
        self.resistances = resistances
        self.vulnerabilities = vulnerabilities
        self.immunities = immunities
        self.condition_immunities = condition_immunities
        self.speeds = speeds
        self.senses = {} if senses is None else senses
        self.level = level
        self.challenge = challenge
        self.hit_dice = hit_dice
        self._width = SIZES[size]

    @property
    def width(self) -> int:
        """5e.size.space: how many squares its space is wide."""
        return self._width

    __hash__ = object.__hash__

    def modifier(self, ability: str) -> int:
        """B-4: half of what the score is above 10, rounded down."""
        return (self.abilities[ability] - 10) // 2

    def skill(self, skill: str, ability: str) -> int:
        return self.skills.get(skill, self.modifier(ability))

    def save(self, ability: str) -> int:
        return self.saves.get(ability, self.modifier(ability))


class Combatant(Creature):
    """A creature in the fight. `at` is the top-left square of its space.

    `group` names those who share one initiative roll; `hero` says who falls unconscious at 0 instead of dying,
    which villains may too (5e.death.villains);
    `status` is up, dying, stable or dead; `unnoticed_by` holds the ids of those from whom it is hidden.
    """

    __slots__ = ("block", "group", "hero", "initiative", "status", "successes", "failures", "unnoticed_by", "_width")

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
        self._width = block.width

    @property
    def is_able(self) -> bool:
        """Neither unconscious nor otherwise incapacitated."""
        return self.status == UP


class Battle(State):
    """The state of a fight. `order` are those who act in a round, first to last, `next` the place of the next of them;
    `stealthy` are those who try not to be noticed when the fight begins, `surprised` those who then were."""

    __slots__ = ("ground", "order", "next", "stealthy", "surprised", "_grid", "_gaps")
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
    ) -> None:
        super().__init__(creatures, round, turn, seats, settings, seed, salt, rolled, effects_made)
        self.ground = ground
        self.order = order
        self.next = next
        self.stealthy = stealthy
        self.surprised = surprised
        self._grid = ground.board.grid
        self._gaps = self._grid.gaps  # at hand, since nothing is asked more often

    @property
    def board(self) -> Board:
        return self.ground.board

    @property
    def grid(self) -> Grid:
        return self._grid

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
