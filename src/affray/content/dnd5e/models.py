"""What fifth-edition creatures, weapons and encounters are in a file.  Start at `Creature`; spells: `spells.py`."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

from pydantic import Field, GetJsonSchemaHandler
from pydantic_core import CoreSchema

from affray.content import models
from affray.content.checks import Check, Model, Most, OrListed, Refused, Shorthand
from affray.content.dnd5e.effects.notation import TimesText
from affray.content.dnd5e.effects.texts import ActText, FilterText, ModText, Outcomes, TraitText, WhoText
from affray.content.dnd5e.powers import Charge, Power
from affray.content.dnd5e.spells import TYPES, CastingKind, SpellKind
from affray.content.maps import SKIES
from affray.content.measures import (
    Damage,
    DamageText,
    DiceText,
    Distance,
    Hp,
    HpText,
    Id,
    OneOf,
    Range,
    RangeText,
    Text,
    Whole,
    spellings,
)
from affray.content.models import MOST_HP, MOST_OF_A_KIND, About, CreatureId, Entry
from affray.rules.dnd5e.attack.on_hit import CONDITIONS as RIDERS
from affray.rules.dnd5e.attack.on_hit import FELLING
from affray.rules.dnd5e.harm.damage import NONMAGICAL, UNADAMANTINE, UNSILVERED
from affray.rules.dnd5e.presets import PRESETS
from affray.rules.dnd5e.senses.light import CARRIED
from affray.rules.dnd5e.state.blocks import ABILITIES, GIVEN, SIZES, SKILLS
from affray.rules.dnd5e.state.conditions import CONDITIONS
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

SENSES: Final = "blindsight darkvision tremorsense truesight".split()
PROPERTIES: Final = "ammunition finesse heavy in-flight light loading reach special thrown two-handed versatile".split()
CHALLENGES: Final = ("0", "1/8", "1/4", "1/2", *(str(number) for number in range(1, 31)))
PROFICIENT, EXPERT = "proficient", "expert"

Ability = Annotated[str, OneOf(ABILITIES)]
Hurt = Annotated[str, OneOf((*DAMAGE_TYPES, NONMAGICAL, UNSILVERED, UNADAMANTINE))]
"""A type of damage, or what weapons do that are not magical, or neither magical nor silvered or adamantine."""
Feature = Annotated[str, Id()]


class Trained(Check):
    """The bonus of a save or skill as a number, or how well it is known."""

    def read(self, value: Any) -> int | str:
        if isinstance(value, str):
            return OneOf((PROFICIENT, EXPERT)).read(value)
        return Whole(-10, 30).read(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer", "minimum": -10, "maximum": 30}, {"enum": [PROFICIENT, EXPERT]}]}


Training = Annotated[int | str, Trained()]


def named(words: Sequence[str]) -> Any:
    """Tells editors which names a mapping may have."""
    return Field(json_schema_extra={"propertyNames": {"enum": [*spellings(words)]}})


class Challenge(Check):
    """A challenge rating: 0, 1/8, 1/4, 1/2, 1 and so on to 30."""

    def read(self, value: Any) -> str:
        if str(value) not in CHALLENGES:
            raise Refused("not-one-of", known=CHALLENGES)
        return str(value)

    def schema(self) -> dict[str, Any]:
        return {"enum": [*CHALLENGES, *(int(each) for each in CHALLENGES if each.isdigit())]}


class WeaponKind(Model):
    """A weapon as the table lists it, in nobody's hands."""

    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)] | None = None
    """The dice and the type; left out for what does no damage."""
    versatile: Annotated[str, DiceText()] | None = None
    """The dice in two hands."""
    reach: Annotated[int, Distance(low=1, or_none=True)] | None = None
    """5 ft unless given; 10 ft with the property reach; none for what needs ammunition."""
    range: Annotated[Range, RangeText()] | None = None
    properties: list[Annotated[str, OneOf(PROPERTIES)]] = Field(default_factory=list)
    training: Annotated[str, OneOf(("simple", "martial"))] | None = None
    ammunition: Annotated[str, Id()] | None = None
    """What is shot with it: arrows are the same for all bows."""


class ArmourKind(Model):
    """Armour as the table lists it, on nobody's body."""

    kind: Annotated[str, OneOf(("light", "medium", "heavy", "shield"))]
    """It says how much of Dexterity is added: all, 2 at most, or none."""
    ac: Annotated[int, Whole(1, 30)]
    """The Armour Class; of a shield, what it adds to it."""
    strength: Annotated[int, Whole(1, 30)] | None = None
    """Who is weaker is slower in it by 10 ft."""
    noisy: bool = False
    metal: bool = False
    """Does it hinder Stealth?"""


class OnHit(Outcomes):
    """What a hit brings beside its damage: what decides, and what happens then.

    Instead, `save`, `damage`, `condition` and what belongs to them say the most common in short.
    """

    also_called: ClassVar[Mapping[str, str]] = {"ability": "save", "effect": "condition", "difficulty": "dc"}

    save: Ability | None = None
    dc: Annotated[int, Whole(1, 30)] | None = None
    condition: Annotated[str, OneOf(tuple(RIDERS))] | None = None
    rounds: Annotated[int, Whole(1, 100)] | None = None
    """How long the condition lasts; until something ends it unless given."""
    repeats: bool = False
    """May the target save against it again at the end of each of its turns?"""
    escape: Annotated[int, Whole(1, 30)] | None = None
    """The DC to get out of a grapple."""
    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)] | None = None
    half: bool = False
    """Is the damage halved by a save? Otherwise there is none."""
    never: list[Annotated[str, Id()]] = Field(default_factory=list)
    """Who does not suffer it: creatures of these kinds, or with these features."""
    largest: Annotated[str, OneOf(tuple(SIZES))] | None = None
    """The largest size that suffers it."""
    if_: FilterText | None = None
    """What must be so with the target, or under `me` with the attacker, for any of it to happen."""
    fells: Annotated[str, OneOf(FELLING)] | None = None
    """What is so with one whom the damage brings to 0, and who is stable then."""

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        written = handler.resolve_ref_schema(handler(schema))
        written["dependentRequired"] = {"save": ["dc"]}
        written["anyOf"] = [{"required": [field]} for field in ("condition", "damage", "all", "fail", "pass", "then")]
        return written


class Instead(Model):
    """Other dice of damage of a weapon, and when they count."""

    damage: Annotated[str, DiceText()]
    """All of it, with what is added."""
    if_: FilterText
    """What must be so, with the target or under `me` with its user."""


class Arm(Model):
    """A weapon of a creature: one of the table, or one of its own with its figures; or something between the two."""

    also_called: ClassVar[Mapping[str, str]] = {
        "name": "id",
        "weapon": "id",
        "to-hit": "hit",
        "attack": "hit",
        "attack-bonus": "hit",
        "bonus": "hit",
        "type": "damage",
        "rider": "on-hit",
    }

    id: Annotated[str, Id()]
    like: Annotated[str, Id()] | None = None
    """The weapon of the table that it is, if it is called otherwise."""
    hit: Annotated[int, Whole(-10, 30)] | None = None
    """What is added to the attack roll; worked out from ability and proficiency unless given."""
    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)] | None = None
    """All of it, with what is added; worked out unless given."""
    more: list[Annotated[Damage, DamageText(DAMAGE_TYPES)]] | None = None
    """Damage of other types that comes with it."""
    magical: bool = False
    silvered: bool = False
    adamantine: bool = False
    versatile: Annotated[str, DiceText()] | None = None
    """The dice in two hands, with what is added, if they are others."""
    thrown: Annotated[str, DiceText()] | None = None
    """The dice when it is thrown, with what is added, if they are others."""
    ability: Ability | None = None
    """The ability used, if it is not the usual one."""
    hands: Annotated[int, Whole(1, 2)] | None = None
    """2 for a versatile weapon held in both."""
    pair: bool = False
    """Two of it, one in each hand, for what is light."""
    proficient: bool = True
    reach: Annotated[int, Distance(low=1, or_none=True)] | None = None
    range: Annotated[Range, RangeText()] | None = None
    properties: list[Annotated[str, OneOf(PROPERTIES)]] | None = None
    on_hit: OnHit | None = None
    """What a hit brings beside its damage."""
    if_: FilterText | None = None
    """What must be so with the target, or under `me` with its user, for it to be used at all."""
    instead: Instead | None = None
    """Other dice of damage, and when they count."""
    charge: Charge | None = None
    """What a hit does after a straight run, for those with the feature charge or trampling."""
    recharge: Annotated[int, Whole(1, 6)] | None = None
    """What a d6 must show, at the start of a turn, for it to be back; such a weapon is used as a power."""


class Use(Outcomes):
    """What is done with an item: whom it touches, what decides, and what happens then."""

    cost: Annotated[str, OneOf(("action", "bonus", GIVEN))] = "action"
    """The action, the bonus action; or the action, on oneself or on a willing one beside its bearer (`given`)."""
    who: WhoText | None = None


class Made(Model):
    """A weapon of the table, made better."""

    like: Annotated[str, Id()] | None = None
    """The only weapon that it can be; any, unless given."""
    named: bool = True
    """Is it called by the name of the item? Otherwise by that of the weapon."""
    bonus: Annotated[int, Whole(0, 5)] = 0
    """Added to its attack and damage rolls."""
    damage: Annotated[str, OneOf(DAMAGE_TYPES)] | None = None
    """The type of its damage, if it is another."""
    more: list[Annotated[Damage, DamageText(DAMAGE_TYPES)]] | None = None
    properties: list[Annotated[str, OneOf(PROPERTIES)]] | None = None
    on_hit: OnHit | None = None


class Thrown(Model):
    """A flask or the like, thrown by the action as an improvised weapon."""

    damage: Annotated[Damage, DamageText(DAMAGE_TYPES)]
    range: Annotated[Range, RangeText()]
    on_hit: OnHit | None = None
    if_: FilterText | None = None
    """On whom it can be thrown at all."""


class ItemKind(Model):
    """An item, carried by nobody: what it is good for in a fight."""

    also_called: ClassVar[Mapping[str, str]] = {"attuned": "attunement", "uses": "charges"}

    attunement: bool = False
    charges: Annotated[int, Whole(0, 99)] = 1
    """How often it can be used; 0 for again and again."""
    use: Use | None = None
    throw: Thrown | None = None
    weapon: Made | None = None
    ac: Annotated[int, Whole(0, 5)] = 0
    """Added to the Armour Class of its bearer."""
    scores: dict[Ability, Annotated[int, Whole(1, 30)]] | None = None
    """What abilities of its bearer are at least."""
    mods: Annotated[list[ModText], Most(MOST_OF_A_KIND)] | None = None
    """What it bears on, as long as it is carried."""
    acts: Annotated[list[ActText], Most(MOST_OF_A_KIND)] | None = None
    """What it does at moments of its bearer."""
    by_hand: Annotated[str, Text(most=500)] | None = None
    """What is left to those who play."""


class Speed(Model):
    """How far a creature moves in a turn, in each way it can."""

    walk: Annotated[int, Distance()] | None = None
    fly: Annotated[int, Distance()] | None = None
    swim: Annotated[int, Distance()] | None = None
    climb: Annotated[int, Distance()] | None = None
    burrow: Annotated[int, Distance()] | None = None
    hover: bool = False


class ByHand(Model):
    """An element of a stat block that no rule plays, or not all of it: its name, and a text for those at the table."""

    name: Annotated[str, Text(most=100)]
    text: Annotated[str, Text(most=5000, lines=True)] | None = None


class Carried(Model):
    """An item that is carried."""

    id: Annotated[str, Id()]
    number: Annotated[int, Whole(1, 99)] = 1
    as_: Annotated[str, Id()] | None = None
    """What it is exactly: the weapon that is magical, the type of damage that is resisted."""


class TermsText(Model):
    """What binds the attacks of a Multiattack beside what `multiattack` lists."""

    if_: FilterText | None = None
    """What must be so with the target of each attack after the first."""
    melee: bool = False
    """All of them are in melee."""
    ordered: bool = False
    """They come in the order in which they are listed."""
    times: Annotated[str, TimesText()] | None = None
    """How many there are: dice, rolled anew each time, or the name of one of its `uses`."""


class Figures(Model):
    """The fields of a stat block. None of them needs to be written; what stays unwritten comes from elsewhere."""

    also_called: ClassVar[Mapping[str, str]] = {
        "armour-class": "ac",
        "armor-class": "ac",
        "armor": "armour",
        "wears": "armour",
        "wields": "holds",
        "routines": "multiattack",
        "hit-points": "hp",
        "health": "hp",
        "kind": "type",
        "cr": "challenge",
        "challenge-rating": "challenge",
        "spellcasting": "casting",
        "spells": "casting",
        "attacks": "weapons",
        "actions": "weapons",
        "saving-throws": "saves",
        "proficiency-bonus": "proficiency",
        "resist": "resistances",
        "immune": "immunities",
        "vulnerable": "vulnerabilities",
        "damage-immunities": "immunities",
        "damage-resistances": "resistances",
        "damage-vulnerabilities": "vulnerabilities",
        **dict.fromkeys((*ABILITIES, "strength", "dexterity", "constitution", "wisdom"), "abilities"),
        **dict.fromkeys(SENSES, "senses"),
    }

    about: About | None = None
    size: Annotated[str, OneOf(tuple(SIZES))] | None = None
    type: Annotated[str, OneOf(TYPES)] | None = None
    ac: Annotated[int, Whole(1, 30)] | None = None
    """All of it; or worked out from what it wears."""
    armour: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    armour_trained: bool | None = None
    """False for one who is not proficient with what it wears."""
    hp: Annotated[Hp, HpText(MOST_HP)] | None = None
    speed: Annotated[Speed, Shorthand("walk")] | None = None
    abilities: Annotated[dict[Ability, Annotated[int, Whole(1, 30)]], named(ABILITIES)] | None = None
    level: Annotated[int, Whole(1, 20)] | None = None
    """Of a hero. Heroes fall unconscious at 0 hit points."""
    challenge: Annotated[str, Challenge()] | None = None
    """Of a monster."""
    proficiency: Annotated[int, Whole(0, 10)] | None = None
    """By level or challenge unless given."""
    saves: Annotated[dict[Ability, Training], named(ABILITIES), OrListed(PROFICIENT, ABILITIES)] | None = None
    skills: (
        Annotated[
            dict[Annotated[str, OneOf(tuple(SKILLS))], Training],
            named(tuple(SKILLS)),
            OrListed(PROFICIENT, spellings(tuple(SKILLS))),
        ]
        | None
    ) = None
    passive_perception: Annotated[int, Whole(1, 40)] | None = None
    """10 and the Perception bonus unless given."""
    senses: Annotated[dict[Annotated[str, OneOf(SENSES)], Annotated[int, Distance(low=1)]], named(SENSES)] | None = None
    weapons: Annotated[list[Annotated[Arm, Shorthand("id")]], Most(MOST_OF_A_KIND)] | None = None
    multiattack: (
        Annotated[list[Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)]], Most(MOST_OF_A_KIND)] | None
    ) = None
    """The weapons that a monster strikes with by one action, in any order; one list for each way to do it. Powers that
    cost a `part` of it may be among them; one that stands first comes before the attacks."""
    in_multiattack: TermsText | None = None
    """What binds these attacks."""
    holds: Annotated[list[Annotated[str, Id()]], Most(2)] | None = None
    """What is in its hands when the fight begins: its first weapon unless given."""
    ammunition: dict[Annotated[str, Id()], Annotated[int, Whole(0, 999)]] | None = None
    """How many arrows and the like it has, and how many of what it throws."""
    potions: Annotated[int, Whole(0, 99)] | None = None
    """How many potions of healing it carries."""
    items: Annotated[list[Annotated[Carried, Shorthand("id")]], Most(MOST_OF_A_KIND)] | None = None
    """What else it carries, wears or is attuned to; `items.yaml` has those of the SRD."""
    features: Annotated[list[Feature], Most(MOST_OF_A_KIND)] | None = None
    uses: dict[Feature, Annotated[int, Whole(1, 20)]] | None = None
    """How often a feature or power can be used before a rest, where that is limited."""
    powers: Annotated[list[Power], Most(MOST_OF_A_KIND)] | None = None
    """What it does beside its weapons: breaths, commands, legendary and lair actions."""
    traits: Annotated[dict[Annotated[str, Id()], TraitText], Most(MOST_OF_A_KIND)] | None = None
    """What it has all the time, by its own figures; what many have is among the `features`."""
    forms: Annotated[list[CreatureId], Most(MOST_OF_A_KIND)] | None = None
    """Stat blocks at hand: into which it may turn, or others by its spells."""
    guises: Annotated[dict[Annotated[str, Id()], "Figures"], Most(MOST_OF_A_KIND)] | None = None
    """Forms that it takes in which only this is different."""
    legendary: Annotated[int, Whole(1, 5)] | None = None
    """How many legendary actions it has in a round."""
    casting: CastingKind | None = None
    """How it casts spells, if it does."""
    resistances: list[Hurt] | None = None
    vulnerabilities: list[Hurt] | None = None
    immunities: list[Hurt] | None = None
    condition_immunities: list[Annotated[str, OneOf(CONDITIONS)]] | None = None
    partly: Annotated[list[Annotated[ByHand, Shorthand("name")]], Most(MOST_OF_A_KIND)] | None = None
    """What is said above only in part, and otherwise played by hand."""
    by_hand: Annotated[list[Annotated[ByHand, Shorthand("name")]], Most(MOST_OF_A_KIND)] | None = None
    """What is played by hand."""


class Creature(Figures):
    """A stat block. All of it is written, or only what differs from another one that it is `like`."""

    required: ClassVar[tuple[str, ...]] = ("size", "type", "ac", "hp", "speed", "abilities")

    like: CreatureId | None = None

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        written = handler.resolve_ref_schema(handler(schema))
        dressed = ["armour" if field == "ac" else field for field in cls.required]
        written["anyOf"] = [{"required": ["like"]}, {"required": list(cls.required)}, {"required": dressed}]
        return written


class Fighter(Entry):
    """Somebody who fights, with what is different from the stat block."""

    also_called: ClassVar[Mapping[str, str]] = {
        **Entry.also_called,
        **dict.fromkeys(("carries", "holds", "torch", "lantern", "lamp", "candle"), "light"),
    }

    with_: Figures | None = None
    light: Annotated[str, OneOf(tuple(CARRIED))] | None = None
    """A light that is carried, and goes where its bearer goes."""


Fighters = Annotated[list[Annotated[Fighter, Shorthand("block")]], Field(min_length=1), Most(MOST_OF_A_KIND)]


class Sides(models.Sides):
    """Who fights whom."""

    also_called: ClassVar[Mapping[str, str]] = {**models.Sides.also_called, "party": "heroes"}

    heroes: Fighters | None = None
    foes: Fighters | None = None


class Wave(models.WaveText):
    """Those who come in later."""

    creatures: Fighters | None = None


class Library(models.Library):
    """A file of weapons, armour, spells and stat blocks."""

    weapons: dict[Annotated[str, Id()], WeaponKind] | None = None
    armour: dict[Annotated[str, Id()], ArmourKind] | None = None
    items: dict[Annotated[str, Id()], ItemKind] | None = None
    spells: dict[Annotated[str, Id()], SpellKind] | None = None
    creatures: dict[CreatureId, Creature] | None = None


class Encounter(models.Encounter):
    """An encounter with its own weapons, spells and stat blocks, if it has any."""

    also_called: ClassVar[Mapping[str, str]] = {
        **models.Encounter.also_called,
        **dict.fromkeys(("ambient", "lighting", *SKIES), "light"),
    }

    preset: Annotated[str, OneOf(tuple(PRESETS))] | None = None
    """All table options as one text of the book reads them; `options` may still read some otherwise."""
    depth: Annotated[int, Distance(low=1)] | None = None
    """How deep a chasm is; 20 ft unless given."""
    sides: Sides | None = None
    waves: Annotated[list[Wave], Most(MOST_OF_A_KIND)] | None = None
    """Who comes in later, and when."""
    light: Annotated[str, OneOf(SKIES)] | None = None
    """How it is lit wherever the legend says nothing of light: bright (unless given), dim, dark, or by the sun."""
    weapons: dict[Annotated[str, Id()], WeaponKind] | None = None
    armour: dict[Annotated[str, Id()], ArmourKind] | None = None
    items: dict[Annotated[str, Id()], ItemKind] | None = None
    spells: dict[Annotated[str, Id()], SpellKind] | None = None
    creatures: dict[CreatureId, Creature] | None = None
