"""What a spell is in a file, and how it becomes a plain value.  Start at `SpellKind` and `spell_of`.

Its outcomes are those of any act (`effects.py`); what only a spell has is in `spell_acts.py`.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final

from affray.content.checks import Check, Model, Most, OrOne, Refused
from affray.content.dnd5e.effects.checks import check_act
from affray.content.dnd5e.effects.notation import UNITS
from affray.content.dnd5e.effects.texts import Outcomes, Steps
from affray.content.dnd5e.spell_acts import SELF, LaterText, Reach, SpellWho, acting, aimed, check_hits, with_later
from affray.content.measures import Damage, DamageText, DiceText, Distance, Id, OneOf, Text, Whole
from affray.content.models import MOST_OF_A_KIND, About
from affray.content.problems import Path, Report
from affray.rules.dnd5e.hooks import HOOKS
from affray.rules.dnd5e.magic.spell_effects import KINDS as EFFECTS
from affray.rules.dnd5e.magic.zone_effects import KINDS as ZONES
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.shapes import Shape
from affray.rules.dnd5e.state.spells import AT_WILL, COMPONENTS, HIGHEST, SHAPES, TARGETS, TIMES, UNTIL, Spell
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

TYPES: Final = (
    "aberration beast celestial construct dragon elemental fey fiend giant humanoid monstrosity ooze plant "
    "undead".split()
)
EXAMPLES: Final = ("1 round", "1 minute", "10 minutes", "1 hour", "8 hours")


class Components(Check):
    """The letters of what a spell needs: `v`, `vs`, `vsm`."""

    def read(self, value: Any) -> frozenset[str]:
        letters = re.sub(r"[\s,]", "", value.lower()) if isinstance(value, str) else ""
        if not letters or any(letter not in COMPONENTS for letter in letters):
            raise Refused("not-one-of", known=("v", "s", "vs", "vm", "sm", "vsm"))
        return frozenset(letters)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": "^[vsmVSM, ]+$"}


class Lasting(Check):
    """How long a spell lasts, in rounds."""

    def read(self, value: Any) -> int:
        match = re.fullmatch(r"([1-9][0-9]?) (round|minute|hour|day)s?", value) if isinstance(value, str) else None
        if match is None:
            raise Refused("bad-notation", example=EXAMPLES[1])
        return int(match[1]) * UNITS[match[2]]

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": list(EXAMPLES)}


class Area(Model):
    """The area of a spell: a length, a side or a radius."""

    also_called: ClassVar[Mapping[str, str]] = {"kind": "shape", "radius": "size", "length": "size", "side": "size"}

    shape: Annotated[str, OneOf(SHAPES)]
    size: Annotated[int, Distance(low=1)]
    more: Annotated[int, Distance(low=1)] | None = None
    """How much larger with each level of the slot above the spell's own."""
    spreads: bool = False
    """It goes round corners."""


class HigherText(Model):
    """How long a spell lasts by a higher slot, with concentration or without."""

    slot: Annotated[int, Whole(1, HIGHEST)]
    """The level of the slot from which on it is so."""
    holds: Annotated[int, Lasting()] | None = None
    """How long it lasts while its caster concentrates."""
    lasts: Annotated[int, Lasting()] | None = None
    """How long it lasts without concentration."""


class SpellKind(Outcomes):
    """A spell as its description says, without its words: whom it touches, what decides, and what happens then.

    Instead, `target`, `save`, `damage`, `effect` and what belongs to them say the most common in short.
    """

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
    range: Annotated[int, Reach()] | None = None
    """Unless `who` says it."""
    components: Annotated[frozenset[str], Components()]
    duration: Annotated[int, Lasting()] | None = None
    concentration: bool = False
    holds: Annotated[int, Lasting()] | None = None
    """How long it lasts while its caster concentrates."""
    lasts: Annotated[int, Lasting()] | None = None
    """How long it lasts without concentration."""
    higher: Annotated[list[HigherText], Most(HIGHEST)] | None = None
    """How long it lasts by higher slots: `{slot: 5, holds: 1 hour}`, `{slot: 7, lasts: 1 day}`."""
    who: SpellWho | None = None
    """Whom it touches."""
    hit: Steps | None = None
    """For those whom a spell attack hits."""
    miss: Steps | None = None
    """For those whom it misses."""
    again: Annotated[str, OneOf(TIMES[:2])] | None = None
    """As long as it lasts, its caster can do the same again on later turns, by the action or the bonus action."""
    later: LaterText | None = None
    """What it lets its caster do on later turns, if that is something else."""
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
    by_hand: Annotated[str, Text(most=200)] | None = None
    """What no word here can say, for those who play it."""
    rule: Annotated[str, OneOf(sorted(HOOKS.spells))] | None = None
    """The rule of this name does what data cannot say."""

    @property
    def says_something(self) -> bool:
        return super().says_something or bool(self.hit or self.miss)

    @property
    def rounds(self) -> int:
        return self.holds or self.lasts or self.duration or 0


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
    spells: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    """Cantrips and the spells that are known or prepared."""
    at_will: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    """Innate spells that need no slot, as often as it likes."""
    day_3: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    """Innate spells, each three times a day."""
    day_2: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    """Each twice a day."""
    day_1: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    """Each once a day."""
    without: Annotated[frozenset[str], Components()] | None = None
    """The components that it does not need."""
    on_itself: Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND)] | None = None
    """Which of the innate ones it can cast only on itself."""
    focus: bool = True
    """Has a pouch or a focus for materials."""

    @property
    def daily(self) -> dict[str, int]:
        """The innate spells that are limited, and how often a day."""
        named = {3: self.day_3, 2: self.day_2, 1: self.day_1}
        return {name: number for number, names in named.items() for name in names or ()}

    @property
    def known(self) -> list[str]:
        """All spells, innate or not."""
        return [*(self.spells or ()), *(self.at_will or ()), *self.daily]

    def innate(self, spell: Spell) -> Spell:
        """An innate spell as this creature casts it."""
        alone = {"target": SELF, "range": 0, "count": 1} if spell.id in (self.on_itself or ()) else {}
        pool = spell.id if spell.id in self.daily else AT_WILL
        return self.eased(spell).but(innate=pool, **alone)

    def eased(self, spell: Spell) -> Spell:
        """A spell without the components that this creature does not need."""
        return spell.but(components=spell.components - self.without) if self.without else spell


def spell_of(name: str, kind: SpellKind) -> Spell:
    """The spell as a plain value, and as it is by higher slots."""
    grown = {text.slot: {"holds": text.holds, "lasts": text.lasts} for text in kind.higher or ()}
    variants = tuple((slot, _spell_of(name, kind.model_copy(update=said))) for slot, said in sorted(grown.items()))
    return _spell_of(name, kind).but(higher=variants)


def _spell_of(name: str, kind: SpellKind) -> Spell:
    area = kind.area
    spell = Spell(
        id=name,
        level=kind.level,
        time=kind.time,
        range=kind.range or 0,
        components=kind.components,
        target=kind.target or ("self" if area is None else "point" if kind.range else "direction"),
        rounds=kind.rounds,
        concentration=kind.concentration or kind.holds is not None,
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
        by_hand=kind.by_hand or "",
    )
    if kind.who is not None:
        spell = aimed(spell, kind.who)
    if kind.says_something or kind.later is not None:
        spell = acting(spell, kind, kind.who, kind.hit, kind.miss, kind.again or "")
    if kind.later is not None:
        spell = with_later(spell, kind.later)
    return spell


def check_spell(kind: SpellKind, path: Path, report: Report) -> None:
    """What must be written together with something else."""
    if kind.says_something:
        check_act(kind, path, report, is_spell=True)
        check_hits(kind, kind.hit, kind.miss, path, report)
    if kind.later is not None:
        check_act(kind.later, (*path, "later"), report, is_spell=True)
        check_hits(kind.later, kind.later.hit, kind.later.miss, (*path, "later"), report)
    needed = {
        "range": kind.range is None and kind.who is None and not kind.says_something and kind.later is None,
        "duration": (kind.concentration and not kind.rounds)
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
