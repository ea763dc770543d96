"""What stat blocks, abilities and encounters of Draw Steel are in a file.  Start at `Creature`."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

from pydantic import Field

from affray.content import models
from affray.content.checks import Model, Most, OrOne, Shorthand
from affray.content.drawsteel.effects import FARTHEST, Characteristic, FilterText, Outcomes, TraitText, TriggerText
from affray.content.maps import LIGHTS, Character
from affray.content.measures import Damage, DamageText, Id, OneOf, Whole
from affray.content.models import MOST_CHARACTERS, MOST_HP, MOST_OF_A_KIND, About, CreatureId, Entry
from affray.rules.drawsteel.hooks import FEATURES, HOOKS
from affray.rules.drawsteel.state.blocks import (
    ANY,
    CAPTAINED,
    CHARACTERISTICS,
    DAMAGE_TYPES,
    KEYWORDS,
    KINDS,
    MODES,
    ORGANISATIONS,
    ROLES,
    SIZES,
    TARGETS,
)
from affray.rules.drawsteel.turn.objectives import KINDS as OBJECTIVES

GROUNDS: Final = (
    "floor", "wall", "difficult", "water", "tree", "low-wall", "door", "window", "gate", "rise", "ledge", "tower",
    "sheer", "chasm", "fire", "underwater",
)  # fmt: skip
TERRAIN: Final = GROUNDS + LIGHTS
TIERS: Final = 3

Squares = Annotated[int, Whole(0, FARTHEST)]
DamageType = Annotated[str, OneOf((*DAMAGE_TYPES, ANY))]
Amounts = dict[DamageType, Annotated[int, Whole(1, MOST_HP)]]
Kinds = Annotated[list[Annotated[str, OneOf(TERRAIN)]], Field(min_length=1), Most(len(TERRAIN)), OrOne()]


class TierText(Model):
    """What a power roll of one tier does to a target: `7`, `2d6+10 fire`, or that with outcomes."""

    also_called: ClassVar[Mapping[str, str]] = {"effects": "outcomes"}

    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)] | None = None
    outcomes: Outcomes | None = None


class DistanceText(Model):
    """How far an ability goes, or which area it fills."""

    melee: Squares = 0
    ranged: Squares = 0
    area: Annotated[str, OneOf(tuple(HOOKS.areas))] | None = None
    size: Squares = 0
    breadth: Squares = 0
    within: Squares = 0


class AbilityText(Model):
    """An ability."""

    also_called: ClassVar[Mapping[str, str]] = {"type": "kind", "name": "id", "targets": "number", "power-roll": "roll"}

    id: Annotated[str, Id()]
    kind: Annotated[str, OneOf(KINDS)] | None = None
    """What it takes: a main action unless given."""
    keywords: list[Annotated[str, OneOf(KEYWORDS)]] | None = None
    distance: DistanceText | None = None
    target: Annotated[str, OneOf(TARGETS)] | None = None
    number: Annotated[int, Whole(1, MOST_OF_A_KIND)] | None = None
    """How many may be targeted; 1 unless given."""
    roll: Annotated[list[Characteristic], Field(min_length=1), OrOne()] | None = None
    """The characteristics of which the best is added to the roll."""
    bonus: Annotated[int, Whole(-5, 20)] | None = None
    """What is added to the roll instead."""
    tiers: Annotated[list[Annotated[TierText, Shorthand("damage")]], Field(min_length=TIERS), Most(TIERS)] | None = None
    first: Outcomes | None = None
    """What happens before the roll."""
    effects: Outcomes | None = None
    """What happens after it, whatever the tier; all that an ability without a roll does."""
    cost: Annotated[int, Whole(0, 20)] | None = None
    """In the hero's own resource, or in Malice."""
    trigger: Annotated[TriggerText, Shorthand("at")] | None = None
    """What a triggered action answers."""
    if_: FilterText | None = None
    """What must be so with each target."""


class Figures(Model):
    """The fields of a stat block; none of them needs to be written."""

    also_called: ClassVar[Mapping[str, str]] = {
        "hp": "stamina",
        "type": "organisation",
        "organization": "organisation",
        "disengage": "shift",
        **dict.fromkeys(CHARACTERISTICS, "characteristics"),
    }

    about: About | None = None
    level: Annotated[int, Whole(1, 10)] | None = None
    organisation: Annotated[str, OneOf(ORGANISATIONS)] | None = None
    """A platoon creature unless given; a hero may be dying instead of dead."""
    role: Annotated[str, OneOf(ROLES)] | None = None
    ev: Annotated[int, Whole(0, 1000)] | None = None
    size: Annotated[str, OneOf(SIZES)] | None = None
    speed: Squares | None = None
    modes: list[Annotated[str, OneOf(MODES)]] | None = None
    """How it moves at full speed beside walking."""
    stamina: Annotated[int, Whole(1, MOST_HP)] | None = None
    stability: Squares | None = None
    free_strike: Annotated[int, Whole(0, 100)] | None = None
    characteristics: dict[Characteristic, Annotated[int, Whole(-5, 5)]] | None = None
    abilities: Annotated[list[AbilityText], Most(MOST_OF_A_KIND)] | None = None
    features: list[Annotated[str, OneOf(FEATURES)]] | None = None
    """What the book has a rule for that is not said here."""
    traits: Annotated[dict[Annotated[str, Id()], TraitText], Most(MOST_OF_A_KIND)] | None = None
    """What it has all the time, said here."""
    keywords: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    """What it is: goblin, humanoid."""
    immunities: Amounts | None = None
    weaknesses: Amounts | None = None
    recoveries: Annotated[int, Whole(0, 30)] | None = None
    resource: Annotated[str, Id()] | None = None
    """What a hero's abilities cost."""
    shift: Squares | None = None
    """How far Disengage shifts; 1 unless given."""
    turns: Annotated[int, Whole(1, 2)] | None = None
    """How many turns it takes in a round; a solo takes 2."""
    captained: dict[Annotated[str, OneOf(CAPTAINED)], Annotated[int, Whole(1, FARTHEST)]] | None = None
    """What a minion has more of while its squad has a captain."""
    summons: Annotated[list[CreatureId], Most(MOST_OF_A_KIND)] | None = None
    """Whom it can call into the fight, by their stat blocks."""


class Creature(Figures):
    """A stat block."""


class Combatant(Entry):
    """Somebody who fights, with what is different from the stat block."""

    with_: Figures | None = None
    squad: Annotated[str, Id()] | None = None
    """The minions with whom it shares Stamina; for another creature the squad whose captain it is."""
    victories: Annotated[int, Whole(0, 20)] = 0
    """How many Victories a hero has won since the last respite."""
    surprised: bool = False
    """Not ready when the fight begins, unless the Director says otherwise."""


Combatants = Annotated[list[Annotated[Combatant, Shorthand("block")]], Field(min_length=1), Most(MOST_OF_A_KIND)]


class Sides(models.Sides):
    """Who fights whom."""

    heroes: Combatants | None = None
    foes: Combatants | None = None


class Wave(models.WaveText):
    """Those who come in later."""

    creatures: Combatants | None = None


class Library(models.Library):
    """A file of stat blocks."""

    creatures: dict[CreatureId, Creature] | None = None


class ObjectiveText(Model):
    """What the heroes are after."""

    kind: Annotated[str, OneOf(tuple(OBJECTIVES))]
    rounds: Annotated[int, Whole(1, FARTHEST)] | None = None
    """How long they hold out; 3 unless given."""
    foes: list[CreatureId] | None = None
    """Whom they are to defeat, by name."""


class Encounter(models.Encounter):
    """An encounter with its own stat blocks, if it has any."""

    legend: Annotated[dict[Annotated[str, Character()], Kinds], Most(MOST_CHARACTERS)] | None = None
    sides: Sides | None = None
    waves: Annotated[list[Wave], Most(MOST_OF_A_KIND)] | None = None
    """Who comes in later, and when."""
    creatures: dict[CreatureId, Creature] | None = None
    depth: Annotated[int, Whole(1, FARTHEST)] | None = None
    """How many squares a chasm is deep; 4 unless given."""
    objective: Annotated[ObjectiveText, Shorthand("kind")] | None = None
    """When the heroes have won; when no enemy is left unless given."""
