"""What a creature is, whatever happens to it in a fight: its stat block and its weapons.  Start at `Block`."""

from typing import Final

from affray.core.values import Value

ABILITIES: Final = ("str", "dex", "con", "int", "wis", "cha")
SIZES: Final = {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3, "gargantuan": 4}
SIZE_ORDER: Final = tuple(SIZES)
DAMAGE_TYPES: Final = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic", "radiant",
    "slashing", "thunder",
)  # fmt: skip


COSTS: Final = ("action", "bonus", "legendary", "lair")
"""What a power may take."""


class Rider(Value):
    """What a hit brings beside its damage, unless the target saves: `ability` and `dc` of the save, the `condition`."""

    __slots__ = ("ability", "dc", "condition")

    def __init__(self, ability: str, dc: int, condition: str) -> None:
        self.ability = ability
        self.dc = dc
        self.condition = condition


class Charge(Value):
    """What a hit does after a straight run of so many squares: dice more, and a Strength save against falling prone,
    and being pushed so far."""

    __slots__ = ("run", "dc", "damage", "push")

    def __init__(self, run: int, dc: int, damage: str = "", push: int = 0) -> None:
        self.run = run
        self.dc = dc
        self.damage = damage
        self.push = push


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
        "charge",
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
        charge: Charge | None = None,
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
        self.charge = charge

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


class Area(Value):
    """The shape of what strikes many, and how far it goes: a cone, line, cube or sphere, or all around its user."""

    __slots__ = ("shape", "size")

    def __init__(self, shape: str, size: int) -> None:
        self.shape = shape
        self.size = size


class Power(Value):
    """Something that a creature does and that is no weapon: a breath, a command, a legendary or a lair action.

    `cost` is what it takes: the action, the bonus action, `price` legendary actions, or the turn of the lair. It is
    limited by the pool of its own id, or by `pool` if it shares one; with `recharge`, that fills again when a d6 shows
    this much or more. It strikes those in its `area`, or a creature within `range`; who does not `save` takes the
    `damage` (with `half`, who saves takes half) and the `condition` for so many `rounds`, from which with `repeats` it
    may save at the end of each of its turns. With `drains` the user regains what the damage took. `only` names a
    condition that the user has brought, or a kind of creature: nobody else is struck. `about` is what the save is from.
    A power with a `weapon` is an attack with it, one with a `skill` a check, and one with none of these does what the
    rule of its id says.
    """

    __slots__ = (
        "id",
        "cost",
        "price",
        "pool",
        "recharge",
        "area",
        "range",
        "only",
        "save",
        "dc",
        "damage",
        "half",
        "condition",
        "rounds",
        "repeats",
        "drains",
        "weapon",
        "skill",
        "about",
    )

    def __init__(
        self,
        id: str,
        cost: str = "action",
        price: int = 1,
        pool: str = "",
        recharge: int = 0,
        area: Area | None = None,
        range: int = 0,
        only: str = "",
        save: str = "",
        dc: int = 0,
        damage: tuple[tuple[str, str], ...] = (),
        half: bool = False,
        condition: str = "",
        rounds: int = 0,
        repeats: bool = False,
        drains: bool = False,
        weapon: Weapon | None = None,
        skill: str = "",
        about: frozenset[str] = frozenset(),
    ) -> None:
        self.id = id
        self.cost = cost
        self.price = price
        self.pool = pool or id
        self.recharge = recharge
        self.area = area
        self.range = range
        self.only = only
        self.save = save
        self.dc = dc
        self.damage = damage
        self.half = half
        self.condition = condition
        self.rounds = rounds
        self.repeats = repeats
        self.drains = drains
        self.weapon = weapon
        self.skill = skill
        self.about = about


class Block(Value):
    """A stat block: what a creature is, whatever happens to it. Shared by all of its kind.

    `speed` is for walking, `speeds` are the others; `level` is 0 for monsters and `challenge` empty for heroes;
    `legendary` is how many legendary actions it has in a round.
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
        "powers",
        "legendary",
        "_width",
        "_answers",
        "_by_cost",
        "_charges",
        "_starts",
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
        powers: tuple[Power, ...] = (),
        legendary: int = 0,
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
        self.powers = powers
        self.legendary = legendary
        self._width = SIZES[size]
        self._answers = features
        self._by_cost = {cost: tuple(power for power in powers if power.cost == cost) for cost in COSTS if powers}
        self._charges = any(weapon.charge is not None for weapon in weapons)
        self._starts = bool(powers or features or self._charges)

    @property
    def answers(self) -> tuple[str, ...]:
        """Whatever it has that may be an answer to what others do."""
        return self._answers

    def powers_by(self, cost: str) -> tuple[Power, ...]:
        """The powers that take the action, the bonus action, legendary actions or the lair's turn."""
        return self._by_cost.get(cost, ())

    @property
    def charges(self) -> bool:
        """Does it matter how it runs?"""
        return self._charges

    @property
    def starts(self) -> bool:
        """May something happen when its turn begins?"""
        return self._starts

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
