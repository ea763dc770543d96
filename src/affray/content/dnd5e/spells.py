"""What a spell is in a file, and how it becomes a plain value.  Start at `SpellKind` and `spell_of`."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final

from affray.content.checks import Check, Model, Most, OrOne, Refused
from affray.content.measures import Damage, DamageText, DiceText, Distance, Id, OneOf, Whole
from affray.content.models import MOST_OF_A_KIND, About
from affray.content.problems import Path, Report
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.magic.spell_effects import KINDS as EFFECTS
from affray.rules.dnd5e.magic.zone_effects import KINDS as ZONES
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.spells import COMPONENTS, HIGHEST, SHAPES, TARGETS, TIMES, UNTIL, Shape, Spell
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

TYPES: Final = (
    "aberration beast celestial construct dragon elemental fey fiend giant humanoid monstrosity ooze plant "
    "undead".split()
)
SELF, TOUCH = "self", "touch"
ROUNDS: Final = {
    "1 round": 1,
    "1 minute": 10,
    "10 minutes": 100,
    "1 hour": 600,
    "8 hours": 4800,
}
"""How many rounds each duration is."""


class Components(Check):
    """The letters of what a spell needs: `v`, `vs`, `vsm`."""

    def read(self, value: Any) -> frozenset[str]:
        letters = re.sub(r"[\s,]", "", value.lower()) if isinstance(value, str) else ""
        if not letters or any(letter not in COMPONENTS for letter in letters):
            raise Refused("not-one-of", known=("v", "s", "vs", "vm", "sm", "vsm"))
        return frozenset(letters)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": "^[vsmVSM, ]+$"}


class Reach(Check):
    """How far a spell goes: `self`, `touch`, or a distance."""

    def read(self, value: Any) -> int:
        if isinstance(value, str) and value in (SELF, TOUCH):
            return (SELF, TOUCH).index(value)
        return Distance(low=1).read(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": [SELF, TOUCH, "60 ft"]}


class Lasting(Check):
    """How long a spell lasts, in rounds."""

    def read(self, value: Any) -> int:
        if not isinstance(value, str) or value not in ROUNDS:
            raise Refused("not-one-of", known=tuple(ROUNDS))
        return ROUNDS[value]

    def schema(self) -> dict[str, Any]:
        return {"enum": list(ROUNDS)}


class Area(Model):
    """The area of a spell: a length, a side or a radius."""

    also_called: ClassVar[Mapping[str, str]] = {"kind": "shape", "radius": "size", "length": "size", "side": "size"}

    shape: Annotated[str, OneOf(SHAPES)]
    size: Annotated[int, Distance(low=1)]
    more: Annotated[int, Distance(low=1)] | None = None
    """How much larger with each level of the slot above the spell's own."""
    spreads: bool = False
    """It goes round corners."""


class SpellKind(Model):
    """A spell as its description says, without its words."""

    also_called: ClassVar[Mapping[str, str]] = {
        "casting-time": "time",
        "shape": "area",
        "heal": "healing",
        "saving-throw": "save",
        "condition": "effect",
        "count": "targets",
    }

    about: About | None = None
    level: Annotated[int, Whole(0, HIGHEST)]
    """0 for a cantrip."""
    time: Annotated[str, OneOf(TIMES)] = TIMES[0]
    range: Annotated[int, Reach()]
    components: Annotated[frozenset[str], Components()]
    duration: Annotated[int, Lasting()] | None = None
    concentration: bool = False
    target: Annotated[str, OneOf(TARGETS)] | None = None
    """Of an area it is known: a point in range, or a direction."""
    targets: Annotated[int, Whole(1, 20)] = 1
    """How many targets, darts or rays."""
    more_targets: Annotated[int, Whole(0, 5)] = 0
    """How many more with each level of the slot above the spell's own."""
    shares: bool = False
    """Several of the darts or rays can strike one creature."""
    seen: bool = False
    """The caster must see the target."""
    area: Area | None = None
    attack: Annotated[str, OneOf(("melee", "ranged"))] | None = None
    save: Annotated[str, OneOf(ABILITIES)] | None = None
    half: bool = False
    """Who makes the save takes half of the damage, not none."""
    ignores_cover: bool = False
    damage: Annotated[list[Annotated[Damage, DamageText(DAMAGE_TYPES)]], Most(4), OrOne()] | None = None
    healing: Annotated[str, DiceText()] | None = None
    """The dice; the caster's modifier is added."""
    pool: Annotated[str, DiceText()] | None = None
    """The hit points of all whom it can befall."""
    more: Annotated[str, DiceText()] | None = None
    """More dice with each level of the slot above the spell's own."""
    effect: Annotated[str, OneOf(sorted(EFFECTS))] | None = None
    until: Annotated[str, OneOf(UNTIL[1:])] | None = None
    """When the effect ends, if not with the spell."""
    zone: Annotated[str, OneOf(sorted(ZONES))] | None = None
    """The area that it leaves."""
    only: Annotated[list[Annotated[str, OneOf(TYPES)]], Most(len(TYPES)), OrOne()] | None = None
    never: Annotated[list[Annotated[str, OneOf(TYPES)]], Most(len(TYPES)), OrOne()] | None = None
    hinders: Annotated[list[Annotated[str, OneOf(TYPES)]], Most(len(TYPES)), OrOne()] | None = None
    """Kinds of creatures that save with disadvantage."""
    rule: Annotated[str, OneOf(sorted(HOOKS.spells))] | None = None
    """The rule of this name does what data cannot say."""


class CastingKind(Model):
    """How a creature casts."""

    also_called: ClassVar[Mapping[str, str]] = {
        "attack": "hit",
        "attack-bonus": "hit",
        "save-dc": "dc",
        "prepared": "spells",
        "known": "spells",
        "caster-level": "level",
    }

    ability: Annotated[str, OneOf(ABILITIES)]
    level: Annotated[int, Whole(1, 20)] | None = None
    """As a caster; the creature's own level unless given."""
    dc: Annotated[int, Whole(1, 30)] | None = None
    """8, proficiency and ability unless given."""
    hit: Annotated[int, Whole(-10, 30)] | None = None
    """Proficiency and ability unless given."""
    slots: Annotated[list[Annotated[int, Whole(0, 20)]], Most(HIGHEST)] | None = None
    """How many of each level, the first level first."""
    spells: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)]
    """Cantrips and the spells that are known or prepared."""
    focus: bool = True
    """Has a pouch or a focus for materials."""


def spell_of(name: str, kind: SpellKind) -> Spell:
    """The spell as a plain value."""
    area = kind.area
    return Spell(
        id=name,
        level=kind.level,
        time=kind.time,
        range=kind.range,
        components=kind.components,
        target=kind.target or ("self" if area is None else "point" if kind.range else "direction"),
        rounds=kind.duration or 0,
        concentration=kind.concentration,
        count=kind.targets,
        more_targets=kind.more_targets,
        shares=kind.shares,
        needs_sight=kind.seen,
        shape=None if area is None else Shape(area.shape, area.size, area.more or 0, area.spreads),
        attack=kind.attack or "",
        save=kind.save or "",
        half=kind.half,
        ignores_cover=kind.ignores_cover,
        damage=tuple((damage.dice, damage.type) for damage in kind.damage or ()),
        healing=kind.healing or "",
        pool=kind.pool or "",
        more=kind.more or "",
        effect=kind.effect or "",
        until=kind.until or "",
        zone=kind.zone or "",
        only=frozenset(kind.only or ()),
        never=frozenset(kind.never or ()),
        hinders=frozenset(kind.hinders or ()),
        rule=kind.rule or "",
    )


def check_spell(kind: SpellKind, path: Path, report: Report) -> None:
    """What must be written together with something else."""
    needed = {
        "duration": kind.concentration
        or (kind.zone and kind.until is None)
        or (kind.effect not in (None, "prone") and kind.until is None),
        "damage": kind.attack or kind.half,
        "save": kind.half,
        "area": kind.zone or kind.target in ("point", "direction"),
    }
    for field, is_needed in needed.items():
        if is_needed and getattr(kind, field) is None:
            report.add("missing-field", (*path, field), field=field)
    for place, damage in enumerate(kind.damage or ()):
        if not damage.type:
            report.add("no-damage-type", (*path, "damage", place), path[-1])
