"""Effects as a file says them, and what the rulebook gets of it.  Start at `ActText`; told in `docs/effects.md`."""

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

from affray.content.checks import Check, Model, Most, OrOne, Refused
from affray.content.measures import Damage, DamageText, DiceText, Distance, Id, OneOf, Whole
from affray.content.problems import Path, Report
from affray.core.table.moments import TURN_END, TURN_START
from affray.rules.dnd5e.creatures.powers import SHAPES
from affray.rules.dnd5e.effects.laying import ENDS, SAVED_AT
from affray.rules.dnd5e.rolls.mods import HOOKS
from affray.rules.dnd5e.state.acts import (
    ALL,
    BADLY,
    FAIL,
    FREELY,
    IT,
    ME,
    PASSED,
    ROLES,
    SAVED,
    SHAKEN,
    SORTS,
    THEN,
    Act,
    Also,
    Drop,
    End,
    Filter,
    Guard,
    Harm,
    Heal,
    Hold,
    Kind,
    Lasts,
    Lay,
    Mod,
    Proof,
    Push,
    Step,
    Who,
    Wither,
)
from affray.rules.dnd5e.state.blocks import ABILITIES, MINUTE, SIZES
from affray.rules.dnd5e.state.conditions import BRINGS, CONDITIONS
from affray.rules.dnd5e.state.moments import DIES, HURT, NEAR, TOUCHED
from affray.rules.dnd5e.state.spells import Shape
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

MOST: Final = 20
"""Of anything in a list."""
UNITS: Final = {"round": 1, "minute": MINUTE, "hour": 60 * MINUTE, "day": 24 * 60 * MINUTE}
MOMENTS: Final = {"start": TURN_START, "end": TURN_END, "touched": TOUCHED, "near": NEAR, "hurt": HURT, "dies": DIES}
"""The moments of its bearer at which an effect or a trait may act."""
LAID: Final = ("start", "end", "touched")
"""The moments at which an effect that was laid on somebody may act, on its bearer or on whoever hits it."""
WOUNDS: Final = ("any", "half", "none")


class Notation(Check):
    """A few words in a fixed order, such as `save con 13`."""

    examples: ClassVar[tuple[str, ...]] = ()

    def read(self, value: Any) -> Any:
        found = self.parsed(value.strip().lower()) if isinstance(value, str) else None
        if found is None:
            raise Refused("bad-notation", example=self.examples[0])
        return found

    @abstractmethod
    def parsed(self, text: str) -> Any:
        """What it means; None if it means nothing."""

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "examples": list(self.examples)}


class RollText(Notation):
    """What decides: `save con 13`."""

    examples = ("save con 13",)

    def parsed(self, text: str) -> Proof | None:
        match = re.fullmatch(r"save ([a-z]{3}) ([0-9]{1,2})", text)
        return Proof(match[1], int(match[2])) if match and match[1] in ABILITIES and 0 < int(match[2]) <= 30 else None


class LastsText(Notation):
    """How long: `1 minute`, `3 rounds`, or to the start or end of the next turn of `me` or `it`: `end it`."""

    examples = ("1 minute", "3 rounds", "start me", "end it")

    def parsed(self, text: str) -> Lasts | None:
        if match := re.fullmatch(r"(start|end) (me|it)", text):
            return Lasts(MOMENTS[match[1]], match[2], is_next=match[1] == "end")
        match = re.fullmatch(r"([0-9]{1,4}) (round|minute|hour|day)s?", text)
        return Lasts(TURN_END, IT, int(match[1]) * UNITS[match[2]]) if match and int(match[1]) else None


class EscapeText(Notation):
    """What an action must do to end an effect: `str 12`, or `action` if that is enough."""

    examples = ("str 12", "action")

    def parsed(self, text: str) -> tuple[str, int] | None:
        if text == FREELY:
            return FREELY, 0
        match = re.fullmatch(r"([a-z]{3}) ([0-9]{1,2})", text)
        return (match[1], int(match[2])) if match and match[1] in ABILITIES else None


class HealText(DiceText):
    """Dice, or `dealt necrotic`: as many hit points as damage of this type was dealt."""

    def read(self, value: Any) -> Any:
        word, _, type = value.partition(" ") if isinstance(value, str) else ("", "", "")
        if word == "dealt" and type in DAMAGE_TYPES:
            return Heal(type, is_dealt=True)
        return Heal(super().read(value))


class AreaText(Notation):
    """An area: `cone 60 ft`; a `burst` is around who acts, a `sphere` around a point within the range."""

    examples = ("cone 60 ft", "line 100 ft", "burst 20 ft", "sphere 20 ft")

    def parsed(self, text: str) -> Shape | None:
        kind, _, size = text.partition(" ")
        return Shape(kind, Distance(low=1).read(size)) if kind in SHAPES and size else None


class FilterText(Model):
    """What must be so with whom an act touches; all of it must. `me` asks it of who acts, `not` turns it around."""

    kind: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It is of one of these kinds of creatures."""
    feature: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It has one of these features."""
    size: Annotated[str, OneOf(tuple(SIZES))] | None = None
    """It is of this size or smaller."""
    is_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """It suffers one of these conditions."""
    from_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """It suffers one of these conditions by the other's doing."""
    has: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """It bears one of these effects."""
    hurt: Annotated[str, OneOf(WOUNDS)] | None = None
    """It is hurt at all, down to half its hit points, or has none left."""
    sees: bool | None = None
    """It sees the other."""
    hears: bool | None = None
    """It can hear."""
    ran: Annotated[int, Distance(low=1)] | None = None
    """It has moved this far in its turn, straight toward the other: under `me`."""
    able: bool | None = None
    """It is not incapacitated."""
    beset: bool | None = None
    """An able friend of the other is beside it."""
    not_: "FilterText | None" = None
    """None of this is so."""
    me: "FilterText | None" = None
    """This is so with who acts, or bears the effect."""


class WhoText(Model):
    """Whom an act touches."""

    sort: Annotated[str, OneOf(SORTS)] = "other"
    """Others unless given; foes, friends, any, or who acts."""
    within: Annotated[int, Distance(low=1)] | None = None
    """How far away they may be, or the point of a sphere."""
    area: Annotated[Shape, AreaText()] | None = None
    """All in it are touched."""
    if_: FilterText | None = None


class ModText(Model):
    """What bears on a roll or a number while an effect or a trait lasts."""

    hook: Annotated[list[Annotated[str, OneOf(tuple(HOOKS))]], Most(MOST), OrOne()]
    """What it bears on."""
    edge: Annotated[int, Whole(-1, 1)] | None = None
    """Advantage (1) or disadvantage (-1)."""
    add: Annotated[str, DiceText()] | None = None
    """A number or dice that are added; with a minus, subtracted."""
    about: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Only for rolls of these abilities, or about these: charmed, poison, spell, sight; for damage, with these weapons;
    of what one resists, the types of damage."""
    type: Annotated[str, OneOf(DAMAGE_TYPES)] | None = None
    """Of damage that is added, if it is not the weapon's."""
    once: bool = False
    """Once a turn."""
    if_: FilterText | None = None


class StepText(Model):
    """One step: what happens to one whom an act touches. Of the verbs one is given."""

    harm: Annotated[list[Annotated[Damage, DamageText(DAMAGE_TYPES)]], Most(MOST), OrOne()] | None = None
    """Damage."""
    saved: Annotated[str, OneOf(SAVED)] | None = None
    """How much of the damage those take who have saved; none unless given."""
    drains: bool = False
    """Who acts regains as many hit points as the damage was."""
    heal: Annotated[Heal, HealText()] | None = None
    """Hit points regained: dice, or as many as damage of a type was dealt: `dealt necrotic`."""
    wither: Annotated[str, OneOf(DAMAGE_TYPES)] | None = None
    """The hit point maximum is lowered by the damage of this type that was dealt."""
    guard: Annotated[str, DiceText()] | None = None
    """Temporary hit points."""
    mark: Annotated[str, Id()] | None = None
    """An effect that does nothing but have this name, for others to ask for."""
    lay: Annotated[str, Id()] | None = None
    """A condition, or an effect of this name with what `is`, `mods` and `acts` say of it."""
    is_: Annotated[list[Annotated[str, OneOf(CONDITIONS)]], Most(MOST), OrOne()] | None = None
    """The conditions that the effect brings."""
    mods: Annotated[list[ModText], Most(MOST)] | None = None
    """What the effect bears on."""
    acts: Annotated[list["ActText"], Most(MOST)] | None = None
    """What the effect does again and again."""
    lasts: Annotated[Lasts, LastsText()] | None = None
    """How long it lasts; until something ends it, unless given."""
    ends: Annotated[list[Annotated[str, OneOf((*SAVED_AT, *ENDS, SHAKEN))]], Most(MOST), OrOne()] | None = None
    """What ends it early."""
    escape: Annotated[tuple[str, int], EscapeText()] | None = None
    """By what check an action of its bearer ends it: `str 12`; or `action`, if that is enough."""
    by_others: bool = False
    """Others beside it may do so too."""
    end: Annotated[list[Annotated[str, Id()]], Most(MOST), OrOne()] | None = None
    """Effects that are ended: by name or condition."""
    push: Annotated[int, Distance(low=1)] | None = None
    """How far it is pushed away."""
    pull: Annotated[int, Distance(low=1)] | None = None
    """How far it is pulled closer."""
    hold: Annotated[int, Whole(1, 30)] | None = None
    """Grappled, with this DC to escape; `is` says what else it is while it is held."""
    drop: bool = False
    """It drops to 0 hit points."""
    kill: bool = False
    """It dies."""
    also: "ActText | None" = None
    """Another act, with a roll of its own."""
    to: Annotated[str, OneOf(ROLES)] = "it"
    """To whom it happens: `it`, unless given, or `me`."""
    if_: FilterText | None = None


VERBS: Final = ("harm", "heal", "wither", "guard", "mark", "lay", "end", "push", "pull", "hold", "drop", "kill", "also")
Steps = Annotated[list[StepText], Most(MOST)]


class Outcomes(Model):
    """What decides, and the steps on each outcome."""

    roll: Annotated[Proof, RollText()] | None = None
    """What decides."""
    all: Steps | None = None
    """For everybody whom it touches."""
    fail: Steps | None = None
    """For those who fail."""
    badly: Steps | None = None
    """For those who fail by 5 or more, instead."""
    pass_: Steps | None = None
    """For those who do not."""
    then: Steps | None = None
    """Once, at the end, for who acts."""
    immune: bool = False
    """Who has saved is not touched again in this fight."""

    @property
    def says_something(self) -> bool:
        return any((self.all, self.fail, self.badly, self.pass_, self.then))


class ActText(Outcomes):
    """What happens once: whom it touches, what decides, and the steps on each outcome."""

    at: Annotated[str, OneOf(tuple(MOMENTS))] | None = None
    """Of an effect or a trait: the moment at which it happens."""
    about: Annotated[list[Annotated[str, OneOf(DAMAGE_TYPES)]], Most(MOST), OrOne()] | None = None
    """Of a trait that acts when its bearer is hurt: by which types of damage; by any, unless given."""
    who: WhoText | None = None
    """Whom it touches; within an effect or another act, the same creature."""


class TraitText(Model):
    """What a creature has all the time."""

    mods: Annotated[list[ModText], Most(MOST)] | None = None
    """What it bears on."""
    acts: Annotated[list[ActText], Most(MOST)] | None = None
    """What it does at its moments."""


# --- what the rulebook gets


def check_act(act: Outcomes, path: Path, report: Report) -> None:
    """What only the parts of an act together can tell."""
    if not act.says_something:
        report.add("missing-field", (*path, "all"), field="all")
    branches = {"all": act.all, "fail": act.fail, "badly": act.badly, "pass": act.pass_, "then": act.then}
    if act.badly and act.roll is None:
        report.add("missing-field", (*path, "roll"), field="roll")
    for branch, steps in branches.items():
        for index, step in enumerate(steps or ()):
            _check_step(step, (*path, branch, index), report, act.roll is not None)


def _check_step(step: StepText, path: Path, report: Report, has_roll: bool) -> None:
    verbs = [verb for verb in VERBS if getattr(step, verb) not in (None, False)]
    if len(verbs) != 1:
        report.add("not-one-verb", path, ", ".join(verbs), known=VERBS)
    for index, damage in enumerate(step.harm or ()):
        if not damage.type:
            report.add("no-damage-type", (*path, "harm", index), damage.dice)
    if step.lay is not None and step.lay not in BRINGS and not (step.is_ or step.mods or step.acts):
        report.add_unknown("not-one-of", (*path, "lay"), step.lay, tuple(BRINGS))
    if not has_roll and any(word in SAVED_AT for word in step.ends or ()):
        report.add("missing-field", (*path[:-2], "roll"), field="roll")
    for index, act in enumerate(step.acts or ()):
        at = (*path, "acts", index)
        check_act(act, at, report)
        if act.at not in (None, *LAID):
            report.add_unknown("not-one-of", (*at, "at"), act.at, LAID)
        if act.who is not None:
            report.add_unknown("unknown-field", (*at, "who"), "who", ())
    if step.also is not None:
        check_act(step.also, (*path, "also"), report)


def check_traits(traits: Mapping[str, TraitText], path: Path, report: Report) -> None:
    """What only the parts of a trait together can tell."""
    for name, trait in traits.items():
        for index, act in enumerate(trait.acts or ()):
            check_act(act, (*path, "traits", name, "acts", index), report)


def act_of(id: str, text: Outcomes, who: WhoText | None = None, at: str = "") -> Act:
    """An act as the rulebook has it."""
    branches: Mapping[str, Sequence[StepText] | None] = {
        ALL: text.all,
        FAIL: text.fail,
        BADLY: text.badly,
        PASSED: text.pass_,
        THEN: text.then,
    }
    steps = {branch: tuple(_step(id, step) for step in said) for branch, said in branches.items() if said}
    proof = None if text.roll is None else text.roll.but(about=frozenset(_about(steps)))
    return Act(id, None if who is None else _who(who), proof, steps, at, text.immune)


def _about(steps: Mapping[str, Sequence[Step]]) -> set[str]:
    """What the save is against: the types of damage, the conditions and their names."""
    words: set[str] = set()
    for step in [step for each in steps.values() for step in each]:
        if isinstance(step, Harm):
            words |= {type for _, type in step.parts}
        elif isinstance(step, Lay):
            words |= {*(BRINGS.get(step.name, ()) if step.kind is None else step.kind.brings)}
    return words


def _who(text: WhoText) -> Who:
    return Who(text.sort, text.within or 0, text.area, filters_of(text.if_))


def filters_of(text: FilterText | None, of: str = IT, is_not: bool = False) -> tuple[Filter, ...]:
    """The filters, each by itself."""
    if text is None:
        return ()
    found: list[Filter] = []
    for name, value in text.given().items():
        word = name.rstrip("_")
        if word == "not":
            found += filters_of(value, of, not is_not)
        elif word == "me":
            found += filters_of(value, ME, is_not)
        elif isinstance(value, bool):
            found.append(Filter(word, (), of, is_not == value))
        else:
            values = tuple(value) if isinstance(value, list) else (str(value),)
            found.append(Filter(word, values, of, is_not))
    return tuple(found)


def mods_of(text: ModText) -> list[Mod]:
    """A mod for each hook."""
    return [
        Mod(
            hook,
            text.edge or 0,
            text.add or "",
            frozenset(text.about or ()),
            filters_of(text.if_),
            text.type or "",
            text.once,
        )
        for hook in text.hook
    ]


def kind_of(id: str, is_: Sequence[str], mods: Sequence[ModText], acts: Sequence[ActText], ends: Sequence[str]) -> Kind:
    """A kind of effect."""
    brings = tuple(dict.fromkeys(condition for name in is_ for condition in BRINGS[name]))
    return Kind(
        id,
        brings,
        tuple(mod for text in mods for mod in mods_of(text)),
        tuple(
            act_of(id, text, text.who, MOMENTS[text.at or "start"]).but(about=frozenset(text.about or ()))
            for text in acts
        ),
        tuple(ends),
    )


def _step(id: str, text: StepText) -> Step:
    only, to = filters_of(text.if_), text.to
    if text.harm is not None:
        return Harm(tuple((part.dice, part.type) for part in text.harm), text.saved or "none", text.drains, to, only)
    if text.heal is not None:
        return text.heal.but(to=to, only=only)
    if text.wither is not None:
        return Wither(text.wither, to, only)
    if text.guard is not None:
        return Guard(text.guard, to, only)
    if text.lay is not None:
        return _laid(text, to, only)
    if text.mark is not None:
        return Lay(text.mark, text.lasts, tuple(text.ends or ()), Kind(text.mark), to, only)
    if text.end is not None:
        return End(tuple(text.end), to, only)
    if text.hold is not None:
        more = kind_of("grappled", ("grappled", *text.is_), (), (), ()) if text.is_ else None
        return Hold(text.hold, more, to, only)
    if text.also is not None:
        return Also(act_of(id, text.also, text.also.who), to, only)
    if text.drop or text.kill:
        return Drop(text.kill, to, only)
    return Push(text.push or text.pull or 0, text.pull is not None, to, only)


def _laid(text: StepText, to: str, only: tuple[Filter, ...]) -> Lay:
    assert text.lay is not None
    kind, (ability, dc) = None, text.escape or ("", 0)
    is_plain = not (text.is_ or text.mods or text.acts)
    if not is_plain or text.escape or SHAKEN in (text.ends or ()):
        brings = [text.lay] if is_plain else text.is_ or ()
        kind = kind_of(text.lay, brings, text.mods or (), text.acts or (), text.ends or ())
        kind = kind.but(breaks=ability, dc=dc, is_open=text.by_others)
    return Lay(text.lay, text.lasts, () if kind else tuple(text.ends or ()), kind, to, only)
