"""Weapons in stat blocks: damage, reach and range, and extra effects of a hit.  Start at `Weapon`."""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value
from affray.rules.dnd5e.state.acts import Act
from affray.rules.dnd5e.state.filters import SHARES, Filter

DAMAGE_TYPES: Final = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic", "piercing", "poison", "psychic", "radiant",
    "slashing", "thunder",
)  # fmt: skip
"""Damage types have no rules of their own; resistances refer to them.  5e.damage.types 5e.damage.types-bare"""
SHIELD: Final = "shield"
"""A shield, as armour and as a held item."""
SHOCKING: Final = "shocking-grasp"
"""The attack has advantage against metal armour."""
HANDS: Final = 2


class Rider(Value):
    """The extra effect of a hit, unless the target saves: `ability` and `dc` of the save, the `condition`.

    Without an `ability` there is no save. A successful save halves the `damage` of a `type` if `half`, else prevents
    it. The condition lasts `rounds`, or until something ends it; with `repeats` the target saves again at the end of
    each of its turns. `escape` is the DC to escape a grapple. `never` are kinds of creatures, or features, that are
    not affected, and `largest` is the largest size that is. A target that the damage drops to 0 is stable and gains
    the effect in `fells`.
    """

    __slots__ = (
        "ability",
        "dc",
        "condition",
        "damage",
        "type",
        "half",
        "rounds",
        "repeats",
        "escape",
        "never",
        "largest",
        "fells",
    )

    def __init__(
        self,
        ability: str,
        dc: int,
        condition: str = "",
        damage: str = "",
        type: str = "",
        half: bool = False,
        rounds: int = 0,
        repeats: bool = False,
        escape: int = 0,
        never: frozenset[str] | None = None,
        largest: str = "",
        fells: str = "",
    ) -> None:
        self.ability = ability
        self.dc = dc
        self.condition = condition
        self.damage = damage
        self.type = type
        self.half = half
        self.rounds = rounds
        self.repeats = repeats
        self.escape = escape
        self.never = EMPTY if never is None else never
        self.largest = largest
        self.fells = fells


class Charge(Value):
    """A hit after a straight `run` of so many squares: extra damage, and a Strength save against being pushed and
    knocked prone."""

    __slots__ = ("run", "dc", "damage", "push")

    def __init__(self, run: int, dc: int, damage: str = "", push: int = 0) -> None:
        self.run = run
        self.dc = dc
        self.damage = damage
        self.push = push


class Weapon(Value):
    """A weapon as its wielder uses it: `bonus` and all damage include ability and proficiency.

    `reach` is 0 without melee attacks, `range` and `long` are 0 without ranged attacks. `ability` is the one used.
    `versatile` is the damage in two hands and `thrown` the damage when thrown, where they differ; `hands` is how many
    hold it, 0 for natural weapons, and a `pair` has one in each. `more` is damage of other types, dice and type each,
    and `ammunition` the pool that counts its ammunition. `on_hit` is what else happens to one who is hit. `only` is
    what must be so with the target, or with the wielder, for it to be used at all; `instead` are other dice of damage,
    and when they count.

    `needs` is how many hands an attack takes: a weapon with ammunition needs one to load. `near` is how near one must
    be in melee: within its reach, or in one space with the target.

    5e.weapon.two-handed 5e.weapon.ammunition
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
        "more",
        "ammunition",
        "charge",
        "on_hit",
        "only",
        "instead",
        "needs",
        "near",
    )
    unwritten: ClassVar[tuple[str, ...]] = ("on_hit", "only", "instead")

    def __init__(
        self,
        id: str,
        bonus: int,
        damage: str,
        type: str,
        reach: int = 1,
        range: int = 0,
        long: int = 0,
        properties: frozenset[str] | None = None,
        ability: str = "str",
        hands: int = 1,
        versatile: str = "",
        thrown: str = "",
        pair: bool = False,
        rider: Rider | None = None,
        more: tuple[tuple[str, str], ...] = (),
        ammunition: str = "",
        charge: Charge | None = None,
        on_hit: Act | None = None,
        only: tuple[Filter, ...] = (),
        instead: tuple[tuple[str, tuple[Filter, ...]], ...] = (),
    ) -> None:
        self.id = id
        self.bonus = bonus
        self.damage = damage
        self.type = type
        self.reach = reach
        self.range = range
        self.long = long
        self.properties = EMPTY if properties is None else properties
        self.ability = ability
        self.hands = hands
        self.versatile = versatile
        self.thrown = thrown
        self.pair = pair
        self.rider = rider
        self.more = more
        self.ammunition = ammunition
        self.charge = charge
        self.on_hit = on_hit
        self.only = only
        self.instead = instead
        takes_both = hands == HANDS or "ammunition" in self.properties or "lance" in self.properties
        self.needs = HANDS if hands and takes_both else hands
        self.near = 0 if any(one.word == SHARES and not one.is_not for one in only) else reach

    def dice(self, is_ranged: bool) -> str:
        """A versatile weapon deals its larger die in two hands, in melee only.  5e.weapon.versatile"""
        if is_ranged:
            return self.thrown or self.damage
        return self.versatile if self.versatile and self.hands == 2 else self.damage

    @property
    def is_light(self) -> bool:
        """Is it a light melee weapon, fit for two-weapon fighting?  5e.two-weapons.bonus"""
        return self.reach > 0 and self.hands > 0 and "light" in self.properties


def held_at_first(weapons: tuple[Weapon, ...], armour: tuple[str, ...]) -> tuple[str, ...]:
    """What a creature holds when a fight begins: the first weapon, and the shield or another light weapon.

    Our ruling; the setup of the fight may say otherwise.
    """
    held = [weapon for weapon in weapons if weapon.hands]
    shield = (SHIELD,) if SHIELD in armour else ()
    if not held:
        return shield
    first = held[0]
    if shield or first.needs == HANDS or not first.is_light:
        return (first.id, *shield)
    seconds = [first] if first.pair else [weapon for weapon in held[1:] if weapon.is_light]
    return (first.id, *(weapon.id for weapon in seconds[:1]))
