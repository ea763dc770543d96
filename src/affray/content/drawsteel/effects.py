"""Outcomes, triggers and traits as a file says them, and what the rulebook gets of it.  Start at `OutcomeText`.

The language is told in `docs/effects-drawsteel.md`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

from affray.content.checks import Check, Model, Most, OrOne, Refused, Shorthand
from affray.content.measures import Id, OneOf, Whole
from affray.content.models import MOST_OF_A_KIND
from affray.content.problems import Path, Report
from affray.rules.drawsteel.hooks import HOOKS
from affray.rules.drawsteel.rolls.filters import SORTS
from affray.rules.drawsteel.state.blocks import CHARACTERISTICS, DAMAGE_TYPES, DURATIONS, SIZES
from affray.rules.drawsteel.state.words import (
    ACTS_AT,
    IT,
    ME,
    MOMENTS,
    NEXT_STRIKE,
    ROLES,
    SPEED,
    Act,
    Filter,
    Kind,
    Mod,
    Outcome,
    Trigger,
    Who,
)
from affray.rules.drawsteel.state.words import HOOKS as MODIFIED

FARTHEST: Final = 100
REACH: Final = "reach"
LAY: Final = "lay"
TEST: Final = "test"
EDGES: Final = (-2, 2)
Characteristic = Annotated[str, OneOf(CHARACTERISTICS)]
Words = Annotated[list[Annotated[str, Id()]], Most(MOST_OF_A_KIND), OrOne()]


class Within(Check):
    """So many squares, or `reach`: as far as the ability goes."""

    def read(self, value: Any) -> int:
        if value == REACH:
            return -1
        return Whole(0, FARTHEST).read(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [Whole(0, FARTHEST).schema(), {"enum": [REACH]}]}


class Clause(Check):
    """The id of a clause of the book, such as `ds.foe.edged`."""

    examples: ClassVar[tuple[str, ...]] = ("ds.foe.edged",)

    def read(self, value: Any) -> str:
        if not isinstance(value, str) or not re.fullmatch(r"ds(\.[a-z][a-z-]*){2,3}", value):
            raise Refused("bad-notation", example=self.examples[0])
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": list(self.examples)}


class FilterText(Model):
    """What must be so with whom it concerns; all of it must. `me` asks it of the user, `not` turns it around."""

    sort: Annotated[str, OneOf(SORTS)] | None = None
    """Who it is to the user: an enemy, an ally (another of its side), itself, a rider of it."""
    within: Annotated[int, Within()] | None = None
    """It is no farther away than so many squares, or than the ability reaches."""
    line: bool | None = None
    """There is line of effect to it."""
    is_: Words | None = None
    """It has one of these conditions or effects."""
    held: bool | None = None
    """The user has grabbed it."""
    size: Annotated[str, OneOf(SIZES)] | None = None
    """It is of this size or smaller."""
    keyword: Words | None = None
    """It is one of these: goblin, humanoid."""
    hero: bool | None = None
    """It is a hero."""
    winded: bool | None = None
    """It is winded."""
    up: bool | None = None
    """It has not fallen."""
    beset: bool | None = None
    """An ally of the user is adjacent to it."""
    steady: bool | None = None
    """It is its turn and it has used no move action: under `me`."""
    buried: bool | None = None
    """It was in the ground when its turn began: under `me`."""
    hid: bool | None = None
    """It was hidden from the other when its turn began: under `me`."""
    edge: bool | None = None
    """The roll had an edge against it: of outcomes after the roll, and of more damage."""
    type: Annotated[list[Annotated[str, OneOf(DAMAGE_TYPES)]], Most(len(DAMAGE_TYPES)), OrOne()] | None = None
    """The user has chosen one of these types of damage."""
    strike: bool | None = None
    """It is a strike that is rolled for, that makes it a target, or that deals the damage."""
    melee: bool | None = None
    """What is rolled for is used in melee."""
    not_: "FilterText | None" = None
    """None of this is so."""
    me: "FilterText | None" = None
    """This is so with the user, or the bearer."""


class WhoText(FilterText):
    """To whom else it happens: one of those who fit, whom the user chooses, or all of them."""

    all: bool = False
    """All who fit, not one."""
    near: FilterText | None = None
    """What must be so with each of them as the target sees it: `{within: 1}` for those adjacent to it."""


class TriggerText(Model):
    """What a triggered action answers: a moment, to whom it happens, and by whose doing."""

    also_called: ClassVar[Mapping[str, str]] = {"moment": "at", "if": "who"}

    at: Annotated[str, OneOf(MOMENTS)]
    """What happens: damage is about to be dealt, a forced move begins, somebody has left its side, rolls for damage, is
    made a target, ends its turn."""
    who: Annotated[FilterText, Shorthand("sort")] | None = None
    """To whom it happens."""
    by: Annotated[FilterText, Shorthand("sort")] | None = None
    """By whose doing."""


class ModText(Model):
    """What bears on a roll or a number while an effect or a trait lasts."""

    hook: Annotated[str, OneOf(MODIFIED)]
    """What it bears on: its strikes, those by which it is struck, all its ability rolls, all by which it is targeted,
    the damage of its strikes, its speed."""
    edge: Annotated[int, Whole(*EDGES)] | None = None
    """An edge (1), a double edge (2), a bane (-1) or a double bane (-2)."""
    add: Annotated[int, Whole(-FARTHEST, FARTHEST)] | None = None
    """How much is added to damage or speed."""
    if_: FilterText | None = None
    """What must be so with the other: the target, or who rolls."""


Mods = Annotated[list[ModText], Most(MOST_OF_A_KIND)]


class OutcomeText(Model):
    """One thing that an ability does beside damage."""

    also_called: ClassVar[Mapping[str, str]] = {"effect": "kind", "condition": "kind", "duration": "lasts"}

    kind: Annotated[str, OneOf((*HOOKS.outcomes, *HOOKS.bonuses))]
    """What happens."""
    amount: Annotated[int, Whole(-2, FARTHEST)] = 0
    """How much, how far or how often; of an edge, 1 or 2, or a bane below 0."""
    lasts: Annotated[str, OneOf((*DURATIONS, NEXT_STRIKE))] | None = None
    """How long: until a save, to the end of the target's turn, of the round or the fight, to the user's next turn; of
    what is laid, also until its bearer has made a strike."""
    resists: Characteristic | None = None
    """By which characteristic the target may resist; it lands only where that is lower than `potency`."""
    potency: Annotated[int, Whole(-5, 9)] = 0
    """What the characteristic must be lower than."""
    on_user: bool = False
    """It happens to the user, once."""
    type: Annotated[str, OneOf(DAMAGE_TYPES)] | None = None
    """Of the damage that it does, or an area which it leaves."""
    of: Annotated[str, Id()] | None = None
    """The people whom alone it concerns, by a keyword of stat blocks."""
    if_: FilterText | None = None
    """What must be so with the target."""
    to: Annotated[str, OneOf(ROLES)] | None = None
    """To whom it happens instead of the target: the user, whoever did what is answered, those whom the user holds."""
    who: WhoText | None = None
    """To whom else it happens instead of the target."""
    name: Annotated[str, Id()] | None = None
    """Of what is laid."""
    mods: Mods | None = None
    """What that bears on."""
    by: Characteristic | None = None
    """Of a test: which characteristic is added."""
    tiers: Annotated[list["Outcomes"], Most(3)] | None = None
    """Of a test: what happens on each of its three tiers."""
    farther: bool = False
    """A square farther for each point of Malice or of the hero's resource that is spent."""
    because: Annotated[str, Clause()] | None = None
    """The clause by which it is told; the name of the ability unless given."""


Outcomes = Annotated[list[Annotated[OutcomeText, Shorthand("kind")]], Most(MOST_OF_A_KIND), OrOne()]
OutcomeText.model_rebuild()


class ActText(Model):
    """What a trait does when its moment comes."""

    at: Annotated[str, OneOf(ACTS_AT)]
    """When somebody's turn begins or ends, or somebody has charged."""
    if_: FilterText | None = None
    """Whose moment it must be: `{sort: self}` for its own."""
    do: Outcomes
    """What happens, to whom the moment is about."""


class TraitText(Model):
    """What a creature has all the time."""

    mods: Mods | None = None
    """What it bears on."""
    acts: Annotated[list[ActText], Most(MOST_OF_A_KIND)] | None = None
    """What it does at its moments."""
    because: Annotated[str, Clause()] | None = None
    """The clause by which it is told; its own name unless given."""


# --- what only the parts together can tell


def check_outcomes(written: Iterable[OutcomeText] | None, path: Path, report: Report) -> None:
    """Every outcome has the fields that its kind needs."""
    for index, each in enumerate(written or ()):
        at = (*path, index)
        wanted: list[tuple[str, object]] = []
        if each.kind == LAY:
            wanted = [("name", each.name)]
        elif each.kind == TEST:
            wanted = [("by", each.by), ("tiers", each.tiers)]
        elif each.kind in ("harm", "more", "edge"):
            wanted = [("amount", each.amount)]
        elif each.kind in HOOKS.together:
            wanted = [("who", each.who)]
        for field, value in wanted:
            if not value:
                report.add("missing-field", (*at, field), field=field)
        if each.lasts == NEXT_STRIKE and each.kind != LAY:
            report.add_unknown("not-one-of", (*at, "lasts"), NEXT_STRIKE, DURATIONS)
        check_mods(each.mods, at, report)
        for tier, outcomes in enumerate(each.tiers or ()):
            check_outcomes(outcomes, (*at, "tiers", tier), report)
        if each.tiers is not None and len(each.tiers) < 3:
            report.add("missing-field", (*at, "tiers", len(each.tiers)), field="tiers")


def check_mods(mods: Iterable[ModText] | None, path: Path, report: Report) -> None:
    """A mod on rolls has an edge or a bane, one on a number what is added."""
    for index, mod in enumerate(mods or ()):
        field = "add" if mod.hook in ("damage", SPEED) else "edge"
        if not getattr(mod, field):
            report.add("missing-field", (*path, "mods", index, field), field=field)


def check_traits(traits: Mapping[str, TraitText] | None, path: Path, report: Report) -> None:
    for name, trait in (traits or {}).items():
        check_mods(trait.mods, (*path, "traits", name), report)
        for index, act in enumerate(trait.acts or ()):
            check_outcomes(act.do, (*path, "traits", name, "acts", index, "do"), report)


EDITS: Final[Mapping[str, Sequence[str]]] = {
    "halve": ("damage",),
    "dull": ("damage",),
    "lengthen": ("forced",),
    "redirect": ("forced",),
    "put-before": ("targeted",),
    "guide": ("rolling", "targeted"),
    "take-turn": ("turn-ended",),
}
"""What outcomes change in what they answer, and at which moments that is there to be changed."""


def check_trigger(
    trigger: TriggerText | None, effects: Iterable[OutcomeText] | None, path: Path, report: Report
) -> None:
    """What a triggered action changes is there at its moment."""
    for each in effects or ():
        if each.kind in EDITS and trigger is not None and trigger.at not in EDITS[each.kind]:
            report.add_unknown("not-one-of", (*path, "trigger", "at"), trigger.at, EDITS[each.kind])


# --- what the rulebook gets


def filters_of(text: FilterText | None, far: int = 0, of: str = IT, is_not: bool = False) -> tuple[Filter, ...]:
    """The filters, each by itself; `far` is how far the ability reaches."""
    found: list[Filter] = []
    for name, value in text.given().items() if text is not None else ():
        word = name.rstrip("_")
        if word == "not":
            found += filters_of(value, far, of, not is_not)
        elif word == "me":
            found += filters_of(value, far, ME, is_not)
        elif word in ("all", "near"):
            continue
        elif isinstance(value, bool):
            found.append(Filter(word, (), of, is_not == value))
        elif isinstance(value, list):
            found.append(Filter(word, tuple(value), of, is_not))
        else:
            found.append(Filter(word, (str(far if value == -1 else value),), of, is_not))
    return tuple(found)


def trigger_of(text: TriggerText, far: int) -> Trigger:
    return Trigger(text.at, filters_of(text.who, far), filters_of(text.by, far))


def mods_of(mods: Iterable[ModText] | None) -> tuple[Mod, ...]:
    return tuple(Mod(each.hook, each.edge or 0, each.add or 0, filters_of(each.if_)) for each in mods or ())


def trait_of(name: str, trait: TraitText) -> Kind:
    acts = tuple(Act(act.at, filters_of(act.if_), outcomes_of(act.do)) for act in trait.acts or ())
    return Kind(name, mods_of(trait.mods), acts, because=trait.because or "")


def outcomes_of(written: Iterable[OutcomeText] | None, far: int = 0) -> tuple[Outcome, ...]:
    """The outcomes of an ability that reaches so far."""
    return tuple(_outcome(each, far) for each in written or ())


def _outcome(text: OutcomeText, far: int) -> Outcome:
    lasts, ends = ("", NEXT_STRIKE) if text.lasts == NEXT_STRIKE else (text.lasts or "", "")
    because, who = text.because or "", text.who
    laid = None if text.name is None else Kind(text.name, mods_of(text.mods), ends=ends, because=because)
    return Outcome(
        text.kind,
        text.amount,
        lasts,
        text.resists or "",
        text.potency,
        text.on_user,
        text.type or "",
        text.by or text.of or "",
        filters_of(text.if_, far),
        "" if text.to in (None, IT) else str(text.to),
        None if who is None else Who(filters_of(who, far), filters_of(who.near, far), who.all),
        laid,
        tuple(outcomes_of(tier, far) for tier in text.tiers or ()),
        text.farther,
        because,
    )
