"""Sheets: what a character is, whatever happens to it, and what it fights with.  Start at `Sheet`."""

from typing import ClassVar, Final

from affray.core.values import EMPTY, Value

ATTRIBUTES: Final = ("vig", "res", "pre", "men", "inf", "per")
SIZES: Final = ("small", "medium", "large", "huge")
MELEE: Final = "melee"
MISSILE: Final = "missile"
MAGIC: Final = "magic"
PERIL: Final = "peril"
STYLES: Final = (MELEE, MISSILE, MAGIC, PERIL)
PHYSICAL: Final = ("bludgeoning", "piercing", "slashing")
DAMAGE_TYPES: Final = (*PHYSICAL, "cold", "fire", "poison")
TRAITS: Final = ("clumsy", "deadly", "evasive", "night-eyed", "savage", "tough", "woodsy")
"""What ancestry or nature may give. The rule that a trait changes names it."""


class Peril(Value):
    """What a safeguard is made against: the attribute that fits, and what comes of a failure: damage, an effect, both.

    Where two attributes fit they are joined by a plus.  ac.safeguard ac.test.average
    """

    __slots__ = ("attribute", "damage", "type", "effect")

    def __init__(self, attribute: str, damage: str = "", type: str = "", effect: str = "") -> None:
        self.attribute = attribute
        self.damage = damage
        self.type = type
        self.effect = effect


class Weapon(Value):
    """What one attacks with: a weapon, a spell, or (style "peril") something met with a safeguard instead of a defence.

    `reach` is how many polygons it strikes or shoots over, `thrown` how far it flies, `extreme` how far it still goes
    at the lower die `weak`. `peril` is what a wound from it brings besides. `farthest` is how far it goes in any way.
    """

    __slots__ = (
        "id", "style", "damage", "type", "hit", "reach", "thrown", "extreme", "weak", "properties", "peril", "farthest",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        style: str,
        damage: str,
        type: str,
        hit: int = 0,
        reach: int = 1,
        thrown: int = 0,
        extreme: int = 0,
        weak: str = "",
        properties: frozenset[str] | None = None,
        peril: Peril | None = None,
    ) -> None:
        self.id = id
        self.style = style
        self.damage = damage
        self.type = type
        self.hit = hit
        self.reach = reach
        self.thrown = thrown
        self.extreme = extreme
        self.weak = weak
        self.properties = EMPTY if properties is None else properties
        self.peril = peril
        self.farthest = max(reach, thrown, extreme)


class Sheet(Value):
    """A sheet: what a character is, whatever happens to it. Shared by all of its kind.

    A foe has no attributes: it never makes a test. `width` is how many polygons its body is wide, `armour` what it
    wears, `traits` what its ancestry or nature gives it, `heals` the die of its healing spell, `life` what it is said
    to have: nothing, where it goes by the attributes.
    """

    __slots__ = (
        "id", "size", "width", "level", "attributes", "speed", "shield", "armour", "weapons", "traits", "resistances",
        "immunities", "heals", "life",
    )  # fmt: skip
    shared: ClassVar[bool] = True

    def __init__(
        self,
        id: str,
        size: str,
        width: int,
        level: int,
        attributes: dict[str, int],
        speed: int,
        shield: bool,
        armour: str,
        weapons: tuple[Weapon, ...],
        traits: tuple[str, ...] = (),
        resistances: frozenset[str] | None = None,
        immunities: frozenset[str] | None = None,
        heals: str = "",
        life: int = 0,
    ) -> None:
        self.id = id
        self.size = size
        self.width = width
        self.level = level
        self.attributes = attributes
        self.speed = speed
        self.shield = shield
        self.armour = armour
        self.weapons = weapons
        self.traits = traits
        self.resistances = EMPTY if resistances is None else resistances
        self.immunities = EMPTY if immunities is None else immunities
        self.heals = heals
        self.life = life

    def __hash__(self) -> int:
        """Its attributes cannot be hashed: it is found by being itself."""
        return id(self)
