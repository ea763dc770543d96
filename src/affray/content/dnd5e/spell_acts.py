"""What only the act of a spell has: its targets, spell attacks, and effects that hang on it.  Start at `acting`."""

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final

from affray.content.checks import Check, Model
from affray.content.dnd5e.effects.checks import check_steps
from affray.content.dnd5e.effects.compiling import act_of, filters_of, steps_of
from affray.content.dnd5e.effects.notation import FigureText, Notation
from affray.content.dnd5e.effects.texts import FilterText, Outcomes, Steps, StepText
from affray.content.measures import Distance, OneOf
from affray.content.problems import Path, Report
from affray.core.table.moments import TURN_START
from affray.rules.dnd5e.state.acts import ALL, HIT, MISS, THEN, Act, Also, Choose, Count, Kind, Lasts, Lay, Step
from affray.rules.dnd5e.state.calls import Call
from affray.rules.dnd5e.state.conditions import BRINGS
from affray.rules.dnd5e.state.filters import ME, Who
from affray.rules.dnd5e.state.moments import CONCENTRATION_END, KEPT_UP
from affray.rules.dnd5e.state.shapes import BURST, LINE, WALL, Shape
from affray.rules.dnd5e.state.spells import SHAPES, Spell
from affray.rules.dnd5e.state.steps import MoveZone
from affray.rules.dnd5e.state.zone_kinds import MakeZone, ZoneKind

SELF, TOUCH = "self", "touch"
AREAS: Final = (*SHAPES, BURST, WALL)
ATTACKS: Final = ("melee", "ranged")
SORTS: Final = {"any": "creature", "foe": "foe", "friend": "friend", "self": "self"}
"""For whom a spell is meant, and the word for it."""


class Reach(Check):
    """How far a spell goes: `self`, `touch`, or a distance."""

    def read(self, value: Any) -> int:
        if isinstance(value, str) and value in (SELF, TOUCH):
            return (SELF, TOUCH).index(value)
        return Distance(low=1).read(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": [SELF, TOUCH, "60 ft"]}


class NumberText(Notation):
    """How many: `3`, or with each level of the slot above the spell's own one more: `3 +1/slot`."""

    examples = ("3", "3 +1/slot")

    def read(self, value: Any) -> Any:
        return super().read(str(value) if type(value) is int else value)

    def parsed(self, text: str) -> tuple[int, int] | None:
        match = re.fullmatch(r"([1-9][0-9]?)(?: \+([1-9])/slot)?", text)
        return (int(match[1]), int(match[2] or 0)) if match else None


class SpellAreaText(Notation):
    """An area: `sphere 20 ft`; around corners, `sphere 20 ft spreads`; growing, `cube 10 ft +5 ft/slot`; a line more
    than 5 feet wide, `line 60 ft x 10 ft`; a wall, and how wide a ring it can be, `wall 60 ft or ring 20 ft`."""

    examples = ("cone 60 ft", "sphere 20 ft", "sphere 20 ft spreads", "cube 10 ft +5 ft/slot", "burst 30 ft")

    def parsed(self, text: str) -> Shape | None:
        match = re.fullmatch(r"([a-z]+) ([^+x]+?)(?: x ([^+]+?))?(?: \+(.+)/slot)?( spreads)?(?: or ring (.+))?", text)
        if match is None or match[1] not in AREAS or (match[3] and match[1] != LINE) or (match[6] and match[1] != WALL):
            return None
        read = Distance(low=1).read
        more, wide = read(match[4]) if match[4] else 0, read(match[3]) if match[3] else 1
        return Shape(match[1], read(match[2]), more, bool(match[5]), wide, read(match[6]) if match[6] else 0)


class SpellWho(Model):
    """Whom a spell touches: some of a sort within its range, or all in an area."""

    sort: Annotated[str, OneOf(tuple(SORTS))] = "any"
    """For whom it is meant: any unless given; foes, friends and oneself, or its caster. In an area, the only ones whom
    it touches."""
    within: Annotated[int, Reach()] | None = None
    """How far away they may be, or the point of an area: a distance, `touch` or `self`."""
    number: Annotated[tuple[int, int], NumberText()] | None = None
    """How many: one unless given; `3 +1/slot`."""
    shares: bool = False
    """Several of its rays can strike one creature."""
    seen: bool = False
    """The caster must see them."""
    together: Annotated[int, Distance(low=1)] | None = None
    """How far apart two of them may be."""
    area: Annotated[Shape, SpellAreaText()] | None = None
    """All in it are touched."""
    budget: Annotated[str, FigureText()] | None = None
    """How many hit points of creatures it touches, those with the fewest first: `6d10 +2d10/slot`."""
    if_: FilterText | None = None


def aimed(spell: Spell, who: SpellWho) -> Spell:
    """The spell with those whom it touches."""
    count, more = who.number or (1, 0)
    pool, _, grown = (who.budget or "").partition(" +")
    reach, area = who.within or 0, who.area
    if area is None:
        target = SELF if not reach else SORTS[who.sort]
    else:
        target = SELF if area.kind == BURST else "point" if reach else "direction"
    return spell.but(
        range=reach,
        target=target,
        count=count,
        more_targets=more,
        shares=who.shares,
        needs_sight=who.seen,
        shape=area,
        pool=pool,
        more=grown.removesuffix("/slot"),
        together=who.together or 0,
        among=who.sort if area is not None and who.sort in ("foe", "friend") else "",
    )


def acting(
    spell: Spell,
    text: Outcomes,
    who: SpellWho | None,
    hit: Sequence[StepText] | None,
    miss: Sequence[StepText] | None,
    again: str,
) -> Spell:
    """The spell with its act: what it lays lasts as long as the spell, unless it says otherwise."""
    act = act_of(spell.id, text)
    proof = act.proof
    attack = proof.ability if proof is not None and proof.ability in ATTACKS else ""
    proof = None if proof is None or attack else proof.but(about=proof.about | {"spell"})
    steps = dict(act.steps)
    for branch, said in ((HIT, hit), (MISS, miss)):
        if said:
            steps[branch] = steps_of(spell.id, said)
    whole = act.but(who=Who("any", only=filters_of(who.if_ if who else None)), proof=proof, steps=steps)
    lasts = lasting(spell)
    spell = spell.but(act=_hung(whole, lasts if spell.rounds else None), attack=attack or spell.attack)
    zones = [step.zone for step in text.then or () if step.zone is not None and step.zone.moves]
    for zone in zones:
        moved = MoveZone(spell.id, zone.moves or 0)
        spell = offering(spell, spell.but(act=Act(spell.id, Who("any"), None, {THEN: (moved,)})), zone.by, lasts)
    return offering(spell, spell, again, lasts) if again else spell


def lasting(spell: Spell) -> Lasts:
    """As long as the spell: until concentration ends, or for its rounds."""
    return Lasts(CONCENTRATION_END, ME) if spell.concentration else Lasts(TURN_START, ME, spell.rounds)


class LaterText(Outcomes):
    """What a spell lets its caster do on later turns, as long as it lasts."""

    by: Annotated[str, OneOf(("action", "bonus"))] = "action"
    """The action that it takes."""
    who: SpellWho
    """Whom it touches."""
    hit: Steps | None = None
    """For those whom a spell attack hits."""
    miss: Steps | None = None
    """For those whom it misses."""

    @property
    def says_something(self) -> bool:
        return super().says_something or bool(self.hit or self.miss)


def with_later(spell: Spell, text: LaterText) -> Spell:
    """The spell with what it lets its caster do on later turns."""
    later = acting(aimed(spell.but(attack=""), text.who), text, text.who, text.hit, text.miss, "")
    return offering(spell, later, text.by, lasting(spell))


def offering(spell: Spell, again: Spell, time: str, lasts: Lasts) -> Spell:
    """The spell lets its caster do something again, by an action of this sort, as long as it lasts."""
    once_more = again.but(level=0, time=time, components=frozenset(), rounds=0, concentration=False, is_repeated=True)
    assert spell.act is not None
    steps = spell.act.steps
    own, rest = kept_by_caster(spell, steps.get(THEN, ()))
    kept = own.but(lasts=lasts, kind=(own.kind or Kind(spell.id)).but(offers=(once_more,)))
    return spell.but(act=spell.act.but(steps={**steps, THEN: (*rest, kept)}))


def kept_by_caster(spell: Spell, steps: tuple[Step, ...]) -> tuple[Lay, tuple[Step, ...]]:
    """The effect by which the spell is kept up, perhaps one that it lays on its caster anyway; and the other steps."""
    for step in steps:
        if isinstance(step, Lay) and step.name == spell.id and step.kind is not None and not step.kind.offers:
            return step.but(to=ME), tuple(other for other in steps if other is not step)
    return Lay(spell.id, lasts=None, kind=Kind(spell.id), to=ME), steps


def _hung(act: Act, lasts: Lasts | None) -> Act:
    """The act with effects that end with the spell, where nothing else is said."""
    return act.but(steps={branch: tuple(_held(step, lasts) for step in steps) for branch, steps in act.steps.items()})


def _held(step: Step, lasts: Lasts | None) -> Step:
    if isinstance(step, Also):
        return step.but(act=_hung(_magical(step.act), lasts))
    if isinstance(step, Choose):
        return step.but(
            options=tuple((name, tuple(_held(each, lasts) for each in said)) for name, said in step.options)
        )
    if isinstance(step, Count):
        return step.but(steps=tuple(_held(each, lasts) for each in step.steps))
    if isinstance(step, MakeZone):
        return step.but(ground=_hung_in(step.ground, lasts))
    if isinstance(step, Call):
        return step.but(bond=step.bond.but(lasts=step.bond.lasts or lasts))
    if not isinstance(step, Lay):
        return step
    kind = step.kind or Kind(step.name, BRINGS[step.name], ends=step.ends)
    kind = kind.but(acts=tuple(_hung(_magical(act), None if act.at == KEPT_UP else lasts) for act in kind.acts))
    return step.but(kind=kind, ends=(), lasts=step.lasts or lasts)


def _hung_in(ground: ZoneKind, lasts: Lasts | None) -> ZoneKind:
    panel = ground.panel
    if panel is not None and panel.leaves is not None:
        panel = panel.but(leaves=_hung_in(panel.leaves, lasts))
    return ground.but(acts=tuple(_hung(_magical(act), lasts) for act in ground.acts), panel=panel)


def _magical(act: Act) -> Act:
    """Its saves are against a spell."""
    return act if act.proof is None else act.but(proof=act.proof.but(about=act.proof.about | {"spell"}))


def check_hits(
    act: Outcomes, hit: Sequence[StepText] | None, miss: Sequence[StepText] | None, path: Path, report: Report
) -> None:
    """A spell attack hits or misses; a save is made or failed."""
    is_attack = act.roll is not None and act.roll.ability in ATTACKS
    for branch, steps in (("hit", hit), ("miss", miss)):
        if steps and not is_attack:
            report.add("bad-notation", (*path, "roll"), branch, example="attack ranged spell")
        check_steps(steps or (), (*path, branch), report)
    for branch, steps in ((ALL, act.all), ("fail", act.fail), ("badly", act.badly), ("pass", act.pass_)):
        if steps and is_attack:
            report.add_unknown("unknown-field", (*path, branch), branch, ("hit", "miss"))
