"""What sheets, weapons, ancestries and encounters of Ação e Combate are in a file.  Start at `Creature`."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

from pydantic import Field

from affray.content import models
from affray.content.checks import Model, Most, OrOne, Shorthand
from affray.content.maps import LIGHTS, Character
from affray.content.measures import Damage, DamageText, DiceText, Id, OneOf, Whole
from affray.content.models import MOST_CHARACTERS, MOST_HP, MOST_OF_A_KIND, About, CreatureId, Entry
from affray.core.board.field import GRIDS
from affray.rules.acao.attack.weapon_properties import PROPERTIES
from affray.rules.acao.harm.armour import ARMOUR_LIFE
from affray.rules.acao.state.sheet import ATTRIBUTES, DAMAGE_TYPES, SIZES, STYLES

GROUNDS: Final = (
    *("floor", "wall", "difficult", "water", "tree", "low-wall", "door"),
    *("woods", "fire", "spikes", "fumes"),
)
KINDS: Final = GROUNDS + LIGHTS
EFFECTS: Final = ("stunned", "stuck", "prone")
FARTHEST: Final = 100

Attribute = Annotated[str, OneOf(ATTRIBUTES)]
DamageType = Annotated[str, OneOf(DAMAGE_TYPES)]
Polygons = Annotated[int, Whole(0, FARTHEST)]
Kinds = Annotated[list[Annotated[str, OneOf(KINDS)]], Field(min_length=1), Most(len(KINDS)), OrOne()]


class Risk(Model):
    """What a safeguard is made against."""

    also_called: ClassVar[Mapping[str, str]] = {"save": "safeguard", "attribute": "safeguard", "condition": "effect"}

    safeguard: Annotated[list[Attribute], Field(min_length=1), Most(2), OrOne()]
    """The attribute that fits the peril; of two, their average counts."""
    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)] | None = None
    effect: Annotated[str, OneOf(EFFECTS)] | None = None


class WeaponKind(Model):
    """A weapon, a spell, or what a body strikes with."""

    also_called: ClassVar[Mapping[str, str]] = {
        "range": "reach",
        "attack": "hit",
        "bonus": "hit",
        "type": "damage",
        "rider": "peril",
        "attribute": "style",
    }

    style: Annotated[str, OneOf(STYLES)] | None = None
    """How one attacks with it: melee unless given; a peril is met with a safeguard instead of a defence."""
    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)] | None = None
    """The die, its modifier and the type."""
    hit: Annotated[int, Whole(-5, 5)] | None = None
    """What it adds to the test."""
    reach: Polygons | None = None
    """How many polygons it strikes or shoots over; 1 unless given."""
    thrown: Polygons | None = None
    """How far it can be thrown."""
    extreme: Polygons | None = None
    """How far it still goes at its lower die."""
    weak: Annotated[str, DiceText()] | None = None
    """The lower die."""
    properties: list[Annotated[str, OneOf(PROPERTIES)]] | None = None
    peril: Risk | None = None
    """What a wound from it brings besides; of a peril, what it is."""


class Arm(WeaponKind):
    """A weapon of somebody: one that is listed, with what is different, or one of its own."""

    id: Annotated[str, Id()]


class Ancestry(Model):
    """What one is born with."""

    also_called: ClassVar[Mapping[str, str]] = {"movement": "speed", "features": "traits"}

    size: Annotated[str, OneOf(SIZES)] | None = None
    speed: Polygons | None = None
    attributes: dict[Attribute, Annotated[int, Whole(-8, 8)]] | None = None
    """What is added to the attributes."""
    traits: list[Annotated[str, Id()]] | None = None
    immunities: list[DamageType] | None = None


class Figures(Model):
    """The fields of a sheet; none of them needs to be written."""

    also_called: ClassVar[Mapping[str, str]] = {
        "life": "hp",
        "movement": "speed",
        "race": "ancestry",
        "features": "traits",
        "attacks": "weapons",
        "armor": "armour",
        **dict.fromkeys(ATTRIBUTES, "attributes"),
    }

    about: About | None = None
    hero: bool | None = None
    """Makes tests, and has attributes. Those on the heroes' side with an ancestry do so anyway."""
    ancestry: Annotated[str, Id()] | None = None
    size: Annotated[str, OneOf(SIZES)] | None = None
    space: Annotated[int, Whole(1, 4)] | None = None
    """How many polygons its body is wide; 1 unless given."""
    level: Annotated[int, Whole(1, 10)] | None = None
    hp: Annotated[int, Whole(1, MOST_HP)] | None = None
    """Life: 5 and RES unless given, and one more at each of the levels 2 and 3."""
    speed: Polygons | None = None
    attributes: dict[Attribute, Annotated[int, Whole(-8, 8)]] | None = None
    """Before the ancestry is added; with it, at most 4 at level 1 and 8 at all."""
    shield: bool | None = None
    armour: Annotated[str, OneOf(tuple(ARMOUR_LIFE))] | None = None
    weapons: Annotated[list[Annotated[Arm, Shorthand("id")]], Most(MOST_OF_A_KIND)] | None = None
    """What it fights with; what is named twice is a pair, one for each hand."""
    traits: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    resistances: list[DamageType] | None = None
    immunities: list[DamageType] | None = None
    heals: Annotated[str, DiceText()] | None = None
    """The die of its healing spell."""


class Creature(Figures):
    """A sheet."""


class Fighter(Entry):
    """Somebody who fights, with what is different from the sheet."""

    with_: Figures | None = None


Fighters = Annotated[list[Annotated[Fighter, Shorthand("block")]], Field(min_length=1), Most(MOST_OF_A_KIND)]


class Sides(models.Sides):
    """Who fights whom."""

    heroes: Fighters | None = None
    foes: Fighters | None = None


class Wave(models.WaveText):
    """Those who come in later."""

    creatures: Fighters | None = None


class Library(models.Library):
    """A file of ancestries, weapons and sheets."""

    ancestries: dict[Annotated[str, Id()], Ancestry] | None = None
    weapons: dict[Annotated[str, Id()], WeaponKind] | None = None
    creatures: dict[CreatureId, Creature] | None = None


class Encounter(models.Encounter):
    """An encounter on squares or hexes, with its own ancestries, weapons and sheets, if it has any."""

    grid: Annotated[str, OneOf(tuple(GRIDS))] | None = None
    """Squares unless given. Hexes may be drawn with blanks between them, every second row half a hex to the right."""
    legend: Annotated[dict[Annotated[str, Character()], Kinds], Most(MOST_CHARACTERS)] | None = None
    sides: Sides | None = None
    waves: Annotated[list[Wave], Most(MOST_OF_A_KIND)] | None = None
    """Who comes in later, and when."""
    ancestries: dict[Annotated[str, Id()], Ancestry] | None = None
    weapons: dict[Annotated[str, Id()], WeaponKind] | None = None
    creatures: dict[CreatureId, Creature] | None = None
