"""The format of an encounter file, common to all rulebooks.  Start at `Encounter`.

Each rulebook adds its stat blocks by subclasses (its own `models.py`). What models cannot check (is the square in a
wall? is there such a stat block?) is checked in `maps.py`, `arranging.py` and the rulebook's `compile.py`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field, GetJsonSchemaHandler
from pydantic_core import CoreSchema

from affray.books import shelf
from affray.content.checks import Check, Model, Most, OrOne, OrPlain, is_scalar, wrong_kind
from affray.content.maps import KINDS, Character
from affray.content.measures import Distance, Id, LanguageTag, OneOf, Text, Whole
from affray.core.board.scenario import REACTIONS

RULEBOOKS = shelf().names()
MOST_OF_A_KIND = 100
MOST_CHARACTERS = 200
MOST_HP = 10_000
MOST_ROUNDS = 1000


class Word(Check):
    """A word or number that is looked up elsewhere."""

    def read(self, value: Any) -> str:
        if not is_scalar(value):
            raise wrong_kind("text")
        return str(value).strip()

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "integer", "boolean"]}


class Drawn(Check):
    """A map, as a literal block."""

    def read(self, value: Any) -> str:
        if not isinstance(value, str):
            raise wrong_kind("text")
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


CreatureId = Annotated[str, Id(for_creatures=True)]
TITLE = Text(most=100)
Titles = Annotated[
    dict[Annotated[str, LanguageTag()], Annotated[str, TITLE]],
    Field(min_length=1, json_schema_extra={"propertyNames": LanguageTag().schema()}),
    Most(MOST_OF_A_KIND),
    OrPlain(TITLE),
]
About = Annotated[str, Text(most=5000, lines=True)]
Places = Annotated[list[Annotated[str, Word()]], Field(min_length=1), Most(MOST_OF_A_KIND), OrOne()]
Ground = Annotated[list[Annotated[str, OneOf(KINDS)]], Field(min_length=1), Most(len(KINDS)), OrOne()]
Players = Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND), OrOne()]
HitPoints = Annotated[list[Annotated[int, Whole(1, MOST_HP)]], Field(min_length=1), Most(MOST_OF_A_KIND), OrOne()]


class Listed(Model):
    """A model with required fields. The rest is checked even if one is missing."""

    required: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        written = handler.resolve_ref_schema(handler(schema))
        written["required"] = list(cls.required)
        return written


class Entry(Model):
    """A creature, or several alike: a stat block, and what differs from it here."""

    also_called: ClassVar[Mapping[str, str]] = {
        "creature": "block",
        "stat-block": "block",
        "monster": "block",
        "id": "name",
        "position": "at",
        "square": "at",
        "squares": "at",
        "number": "count",
        "amount": "count",
        "overrides": "with",
    }

    block: CreatureId
    """The stat block: one in this file, or a shipped one."""
    name: CreatureId | None = None
    """The creature's name at the table; by default the stat block's. Several are numbered."""
    count: Annotated[int, Whole(1, MOST_OF_A_KIND)] | None = None
    """How many there are; by default as many as have places."""
    at: Places | None = None
    """Where they stand, unless they are drawn on the map: the top left square of each."""
    hp: HitPoints | None = None
    """Their hit points: one number for all, or one for each."""
    stealthy: bool = False
    """They try to go unnoticed at the start: each is hidden from those whose check does not notice it."""
    hidden: bool = False
    """Nobody on the other side knows of them, without a roll; whoever knows of no foe at all is surprised."""
    group: Annotated[str, Id()] | None = None
    """Creatures in one group share one initiative; `none` gives each its own.

    Identical creatures share one by default.
    """
    height: Annotated[int, Distance()] = 0
    """How high above the ground they fly at the start."""
    rides: CreatureId | None = None
    """The name of their mounts, as many as there are riders; they start in their places."""
    hero: bool | None = None
    """Falls unconscious at 0 hit points instead of dying: heroes do anyway, others where the table options allow it."""


class Sides(Listed):
    """Who fights whom. The rulebook's own types the entries of both."""

    required: ClassVar[tuple[str, ...]] = ("heroes", "foes")
    also_called: ClassVar[Mapping[str, str]] = {"monsters": "foes", "enemies": "foes", "players": "heroes"}


Whom = Annotated[str, Word()]
"""A side, all of a name, or one."""


class Moment(Model):
    """When something happens: exactly one of the first four."""

    round: Annotated[int, Whole(1, MOST_ROUNDS)] | None = None
    """When this round begins."""
    half: Whom | None = None
    """When half of these, a side or all of a name, are out of the fight."""
    falls: Whom | None = None
    """When this one, or all of that name, are out of the fight."""
    left: Annotated[int, Whole(0, MOST_OF_A_KIND)] | None = None
    """When no more than so many of them are left."""
    of: Whom | None = None
    """Whom `left` counts: a side, or all of a name; by default those of whom it is said."""


class WaveText(Moment):
    """Creatures that come in later. The rulebook's own types `creatures`, each with its place in `at`."""

    also_called: ClassVar[Mapping[str, str]] = {"who": "creatures", "foes": "creatures", "turn": "round"}

    side: Annotated[str, OneOf(("heroes", "foes"))] | None = None
    """Whose side they are on; by default the foes'."""


class MoraleText(Moment):
    """When somebody flees or surrenders."""

    also_called: ClassVar[Mapping[str, str]] = {"whom": "who", "do": "then"}

    who: Whom | None = None
    """A side, all of a name, or one."""
    then: Annotated[str, OneOf(REACTIONS)] | None = None
    """What they do: flee (by default), surrender, or flee and surrender where there is no way out."""


class Library(Listed):
    """A file of what encounters can refer to. The rulebook's own adds what it holds."""

    required: ClassVar[tuple[str, ...]] = ("rulebook",)

    rulebook: Annotated[str, OneOf(RULEBOOKS)] | None = None
    about: About | None = None


class Encounter(Listed):
    """An encounter: a fight before it starts. Each rulebook's subclass adds `creatures` and types `sides`."""

    required: ClassVar[tuple[str, ...]] = ("rulebook", "title", "map", "sides")
    also_called: ClassVar[Mapping[str, str]] = {
        "name": "title",
        "system": "rulebook",
        "description": "about",
        "players": "seats",
        "places": "place",
        "heroes": "sides",
        "foes": "sides",
        "monsters": "sides",
        "reinforcements": "waves",
        "orders": "morale",
    }

    rulebook: Annotated[str, OneOf(RULEBOOKS)] | None = None
    title: Titles | None = None
    """The title, or titles by language code: `{en: On the hill, cs: Na kopci}`."""
    about: About | None = None
    """Notes for the GM."""
    map: Annotated[str, Drawn()] | None = None
    """The map, one character a square, all rows of the same length."""
    legend: Annotated[dict[Annotated[str, Character()], Ground], Most(MOST_CHARACTERS)] | None = None
    """The meaning of characters, other than the default: # wall, . floor, T tree, ~ water, = low wall, + door."""
    place: Annotated[dict[Annotated[str, Character()], CreatureId], Most(MOST_CHARACTERS)] | None = None
    """Which character of the map is whose place."""
    seats: Annotated[dict[Annotated[str, Id()], Players], Most(MOST_OF_A_KIND)] | None = None
    """Who plays whom.

    A hero assigned to nobody gets a seat of its own name; a seat without creatures is a spectator.
    """
    morale: Annotated[list[MoraleText], Most(MOST_OF_A_KIND)] | None = None
    """When whose nerve breaks."""
    options: Annotated[dict[str, Annotated[str, Word()]], Most(MOST_OF_A_KIND)] | None = None
    """Table options: which readings of the rulebook are used."""
