"""What a creature is, whatever happens to it in a fight: its stat block and its weapons.  Start at `Block`."""

from typing import Final

from affray.core.values import Value
from affray.rules.dnd5e.spells import Casting

ABILITIES: Final = ("str", "dex", "con", "int", "wis", "cha")
SKILLS: Final = {
    "acrobatics": "dex",
    "animal-handling": "wis",
    "arcana": "int",
    "athletics": "str",
    "deception": "cha",
    "history": "int",
    "insight": "wis",
    "intimidation": "cha",
    "investigation": "int",
    "medicine": "wis",
    "nature": "int",
    "perception": "wis",
    "performance": "cha",
    "persuasion": "cha",
    "religion": "int",
    "sleight-of-hand": "dex",
    "stealth": "dex",
    "survival": "wis",
}
"""Every skill and its ability."""
SIZES: Final = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
SIZE_ORDER: Final = tuple(SIZES)
WALK: Final = "walk"
OTHER_WAYS: Final = ("fly", "swim", "climb", "burrow")
"""The ways of moving beside walking for which a creature may have a speed."""
DAMAGE_TYPES: Final = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic", "radiant",
    "slashing", "thunder",
)  # fmt: skip


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

    def by(self, mode: str) -> int:
        speed: int = getattr(self, mode)
        return speed


WALKING_ONLY: Final = Speeds()


class Block(Value):
    """A stat block: what a creature is, whatever happens to it. Shared by all of its kind.

    `speed` is for walking, `speeds` are the others; `level` is 0 for monsters and `challenge` empty for heroes;
    `casting` is None for those who cast no spells.
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
        "casting",
        "_width",
        "_walks_only",
        "_answers",
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
        casting: Casting | None = None,
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
        self.casting = casting
        self._width = SIZES[size]
        self._walks_only = speeds == WALKING_ONLY
        self._answers = features if casting is None else (*features, *casting.reactions)

    @property
    def answers(self) -> tuple[str, ...]:
        """Whatever it has that may be an answer to what others do."""
        return self._answers

    @property
    def width(self) -> int:
        """5e.size.space: how many squares its space is wide."""
        return self._width

    @property
    def walks_only(self) -> bool:
        """Has it no other speed than that?"""
        return self._walks_only

    __hash__ = object.__hash__

    def modifier(self, ability: str) -> int:
        """B-4: half of what the score is above 10, rounded down."""
        return (self.abilities[ability] - 10) // 2

    def skill(self, skill: str, ability: str) -> int:
        return self.skills.get(skill, self.modifier(ability))

    def save(self, ability: str) -> int:
        return self.saves.get(ability, self.modifier(ability))
