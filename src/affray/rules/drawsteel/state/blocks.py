"""Stat blocks: what a creature is and can do, whatever happens to it.  Start at `Block`.

All of it is data. What a word in it does (an outcome, a feature) is looked up in `hooks.py`; the words for what
abilities, traits and triggers are made of are in `words.py`.
"""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value
from affray.rules.drawsteel.state.words import Filter, Kind, Outcome, Trigger

CHARACTERISTICS: Final = ("might", "agility", "reason", "intuition", "presence")
SIZES: Final = ("1T", "1S", "1M", "1L", "2", "3", "4", "5")
"""In growing order: each is one step above the one before it."""
MODES: Final = ("burrow", "climb", "fly", "hover", "swim", "teleport")
"""How one moves at full speed beside walking."""
DAMAGE_TYPES: Final = ("acid", "cold", "corruption", "fire", "holy", "lightning", "poison", "psychic", "sonic")
ANY: Final = "any"
"""Immunity to or weakness against damage of every kind, typed or not."""
HERO: Final = "hero"
ORGANISATIONS: Final = (HERO, "minion", "horde", "platoon", "elite", "leader", "solo")
ROLES: Final = ("ambusher", "artillery", "brute", "controller", "defender", "harrier", "hexer", "mount", "support")

MAIN: Final = "main"
MANEUVER: Final = "maneuver"
MOVE: Final = "move"
FREE: Final = "free"
TRIGGERED: Final = "triggered"
FREE_TRIGGERED: Final = "free-triggered"
MALICE_FEATURE: Final = "malice"
VILLAIN: Final = "villain"
KINDS: Final = (MAIN, MANEUVER, MOVE, FREE, TRIGGERED, FREE_TRIGGERED, MALICE_FEATURE, VILLAIN)
"""What an ability takes of its user: of the turn, of the round (triggered), or nothing.

Malice features come at the start of a turn, villain actions at the end of another's.
"""
CAPTAINED: Final = ("edge", "damage", "range", "speed")
"""What minions may have more of while they have a captain."""
KEYWORDS: Final = ("area", "strike", "melee", "ranged", "weapon", "magic", "psionic", "charge")
TARGETS: Final = ("creature", "enemy", "ally", "self", "self-or-ally")
DURATIONS: Final = ("save", "turn", "round", "fight", "next-turn")
"""How long an outcome lasts: save ends, to the end of the target's turn, of the round, of the fight; to the start of
the user's next turn."""

FORCED: Final = ("push", "pull", "slide", "vertical-push", "vertical-pull", "vertical-slide")
"""Outcomes that move the target by force."""
MOVING: Final = (*FORCED, "slam")
"""These, and others that do so among other things."""

EDGE: Final = "edge"
"""Outcome: an edge or a bane on the roll of the ability itself."""

FREE_STRIKES: Final = ("melee-free-strike", "ranged-free-strike")
"""The abilities by which a hero makes free strikes; a monster has a number instead."""


class Tier(Value):
    """What a power roll of one tier does to a target: damage (a number or dice, `2d6+10`), then outcomes in order."""

    __slots__ = ("damage", "type", "outcomes")

    def __init__(self, damage: str = "0", type: str = "", outcomes: tuple[Outcome, ...] = ()) -> None:
        self.damage = damage
        self.type = type
        self.outcomes = outcomes


class Distance(Value):
    """How far an ability goes: `melee` and `ranged` squares (one or both), or an area of a shape.

    `area` is a word of `Hooks.areas` (burst, cube, line, wall), `size` its size and `breadth` the second number of a
    line; `within` is how far away it may begin, 0 for one that begins at the user.
    """

    __slots__ = ("melee", "ranged", "area", "size", "breadth", "within")

    def __init__(
        self, melee: int = 0, ranged: int = 0, area: str = "", size: int = 0, breadth: int = 0, within: int = 0
    ) -> None:
        self.melee = melee
        self.ranged = ranged
        self.area = area
        self.size = size
        self.breadth = breadth
        self.within = within

    @property
    def farthest(self) -> int:
        return max(self.melee, self.ranged)


class Ability(Value):
    """An ability, as a card of it tells: what it takes and costs, whom it may target, its roll, what it does.

    `roll` are the characteristics of which the roller uses the best; without any it does not roll, and a block that
    rolls with a number of its own has that in `bonus`. `tiers` are the three results. `first` comes before the roll and
    `effects` after it, whatever the tier. `trigger` is what a triggered action answers; `number` how many targets may
    be chosen, in an area all that fit. `only` are the filters that each target must pass.
    """

    unwritten: ClassVar[tuple[str, ...]] = ("only",)

    __slots__ = (
        "id", "kind", "keywords", "distance", "target", "number", "roll", "bonus", "tiers", "first", "effects", "cost",
        "trigger", "only", "edges",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        kind: str = MAIN,
        keywords: frozenset[str] | None = None,
        distance: Distance | None = None,
        target: str = "creature",
        number: int = 1,
        roll: tuple[str, ...] = (),
        bonus: int | None = None,
        tiers: tuple[Tier, ...] = (),
        first: tuple[Outcome, ...] = (),
        effects: tuple[Outcome, ...] = (),
        cost: int = 0,
        trigger: Trigger | None = None,
        only: tuple[Filter, ...] = (),
    ) -> None:
        self.id = id
        self.kind = kind
        self.keywords = EMPTY if keywords is None else keywords
        self.distance = Distance() if distance is None else distance
        self.target = target
        self.number = number
        self.roll = roll
        self.bonus = bonus
        self.tiers = tiers
        self.first = first
        self.effects = effects
        self.cost = cost
        self.trigger = trigger
        self.only = only
        self.edges = tuple([each for each in effects if each.kind == EDGE]) if effects else ()

    @property
    def is_strike(self) -> bool:
        return "strike" in self.keywords

    @property
    def is_free_strike(self) -> bool:
        return self.id in FREE_STRIKES

    @property
    def outcomes(self) -> "tuple[Outcome, ...]":
        """Everything that it may do beside damage."""
        return (*self.first, *(outcome for tier in self.tiers for outcome in tier.outcomes), *self.effects)

    @property
    def does_damage(self) -> bool:
        return any(tier.damage != "0" for tier in self.tiers)


class Block(Value):
    """A stat block, shared by all who have it.

    `resource` is what its abilities cost, by the name of a pool of the hero; those of the Director's creatures cost
    Malice, which is the side's. `shift` is how far Disengage shifts; `turns` how many turns it takes in a round.
    `captained` is what a minion has more of while its squad has a captain; `summons` are those whom it can call.
    `traits` are what it has all the time, as data.
    `width` is how many squares its body is wide: all of size 1 fill one; `step` is the place of its size in `SIZES`;
    `asks` are the words of the filters in its abilities, `reactions` its triggered actions by what they answer.
    """

    __slots__ = (
        "id", "level", "organisation", "role", "ev", "size", "speed", "modes", "stamina", "stability", "free_strike",
        "characteristics", "abilities", "features", "keywords", "immunities", "weaknesses", "recoveries", "resource",
        "shift", "turns", "captained", "summons", "traits", "width", "step",
        "asks", "reactions",
    )  # fmt: skip
    shared: ClassVar[bool] = True
    unwritten: ClassVar[tuple[str, ...]] = ("traits",)

    def __init__(
        self,
        id: str,
        level: int,
        organisation: str,
        role: str,
        ev: int,
        size: str,
        speed: int,
        modes: frozenset[str],
        stamina: int,
        stability: int,
        free_strike: int,
        characteristics: dict[str, int],
        abilities: tuple[Ability, ...],
        features: frozenset[str] | None = None,
        keywords: frozenset[str] | None = None,
        immunities: dict[str, int] | None = None,
        weaknesses: dict[str, int] | None = None,
        recoveries: int = 0,
        resource: str = "malice",
        shift: int = 1,
        turns: int = 1,
        captained: dict[str, int] | None = None,
        summons: "tuple[Block, ...]" = (),
        traits: tuple[Kind, ...] = (),
    ) -> None:
        self.id = id
        self.level = level
        self.organisation = organisation
        self.role = role
        self.ev = ev
        self.size = size
        self.speed = speed
        self.modes = modes
        self.stamina = stamina
        self.stability = stability
        self.free_strike = free_strike
        self.characteristics = characteristics
        self.abilities = abilities
        self.features = EMPTY if features is None else features
        self.keywords = EMPTY if keywords is None else keywords
        self.immunities = immunities or {}
        self.weaknesses = weaknesses or {}
        self.recoveries = recoveries
        self.resource = resource
        self.shift = shift
        self.turns = turns
        self.captained = captained or {}
        self.summons = summons
        self.traits = traits
        self.width = 1 if size in SIZES[:4] else int(size)
        self.step = SIZES.index(size)
        self.reactions: dict[str, tuple[tuple[Ability, Trigger], ...]] = {}
        for each in abilities:
            when = each.trigger
            if when is not None:
                self.reactions[when.moment] = (*self.reactions.get(when.moment, ()), (each, when))
        self.asks = frozenset(word for ability in abilities for each in ability.outcomes for word in _words(each))

    def __hash__(self) -> int:
        """Its dictionaries cannot be hashed, so it is hashed by identity."""
        return id(self)

    def ability(self, id: str) -> Ability | None:
        return next((ability for ability in self.abilities if ability.id == id), None)

    @property
    def signatures(self) -> tuple[Ability, ...]:
        """The signature abilities: a hero has several, another creature the first on its card.  ds.ability.granted"""
        free = [
            each
            for each in self.abilities
            if each.kind == MAIN and not each.cost and each.tiers and not each.is_free_strike
        ]
        return tuple(free if self.organisation == HERO else free[:1])

    @property
    def signature(self) -> Ability | None:
        """The signature ability whose reach a creature's free strikes follow.  ds.free-strike"""
        return next(iter(self.signatures), None)

    @property
    def highest(self) -> int:
        """The highest of all its characteristics."""
        return max(self.characteristics.values(), default=0)

    def best(self, names: tuple[str, ...]) -> int:
        """The highest of some of its characteristics."""
        return max(self.characteristics.get(name, 0) for name in names)


def _words(outcome: Outcome) -> set[str]:
    """The words of its filters."""
    return {each.word for each in outcome.filters()}


def steps_between(one: Block, other: Block) -> int:
    """How many steps of size two blocks are apart."""
    return abs(one.step - other.step)
