"""Effects compiled: from what a file says to the values that the rules carry out.  Start at `act_of`."""

from collections.abc import Mapping, Sequence
from typing import Final

from affray.content.dnd5e.effects.notation import MOMENTS, ONCE
from affray.content.dnd5e.effects.texts import (
    BY_SOURCE,
    INSIDE,
    ActText,
    CallText,
    FormText,
    ModText,
    NearText,
    Outcomes,
    PanelText,
    StepText,
    WayText,
    WhoText,
    ZoneText,
)
from affray.rules.dnd5e.harm.concentration import CONCENTRATING
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.state.acts import (
    ALL,
    ALONE,
    AVERT,
    BADLY,
    FAIL,
    PASSED,
    SHAKEN,
    THEN,
    Act,
    Also,
    Choose,
    Count,
    Hold,
    Kind,
    Lay,
    Step,
    TakeIn,
)
from affray.rules.dnd5e.state.acts import INSIDE as INSIDE_SOURCE
from affray.rules.dnd5e.state.calls import ONE, Call
from affray.rules.dnd5e.state.conditions import BRINGS
from affray.rules.dnd5e.state.filters import ANY, IT, ME, Filter, Who
from affray.rules.dnd5e.state.mods import Mod
from affray.rules.dnd5e.state.spells import HIGHEST
from affray.rules.dnd5e.state.steps import (
    Dispel,
    Drop,
    End,
    Follow,
    Form,
    Guard,
    Harm,
    Hurry,
    LetGo,
    Push,
    SendHome,
    Steady,
    Strike,
    Teleport,
    Ward,
    Wither,
)
from affray.rules.dnd5e.state.zone_kinds import Clear, MakeZone, Panel, ZoneKind

NO_ESCAPE: Final = ("", 0, False)
MAGIC: Final = "magic"
"""What a save is about that is against magic which is no spell."""


def act_of(id: str, text: Outcomes, who: WhoText | None = None, at: str = "") -> Act:
    """An act as the rulebook has it."""
    branches: Mapping[str, Sequence[StepText] | None] = {
        ALL: text.all,
        FAIL: text.fail,
        BADLY: text.badly,
        PASSED: text.pass_,
        THEN: text.then,
        AVERT: text.avert,
    }
    steps = {branch: tuple(_step(id, step) for step in said) for branch, said in branches.items() if said}
    about = frozenset((*_about(steps), *((MAGIC,) if text.magic else ())))
    proof = None if text.roll is None else text.roll.but(about=about)
    touches_once = text.immune == ONCE
    return Act(
        id,
        None if who is None else _who(who),
        proof,
        steps,
        at,
        text.immune is not None and not touches_once,
        easier=filters_of(text.easier),
        harder=filters_of(text.harder),
        touches_once=touches_once,
        willing_fail=text.willing is not None,
    )


def _about(steps: Mapping[str, Sequence[Step]]) -> set[str]:
    """What the save is against: the types of damage, the conditions and their names."""
    words: set[str] = set()
    for step in [step for each in steps.values() for step in each]:
        if isinstance(step, Harm):
            words |= {type for _, type in step.parts}
        elif isinstance(step, Lay):
            words |= {*(BRINGS.get(step.name, ()) if step.kind is None else step.kind.brings)}
        elif isinstance(step, End) and CONCENTRATING in step.names:
            words.add("concentration")
        elif isinstance(step, Choose):
            words |= _about(dict(step.options))
    return words


def _who(text: WhoText) -> Who:
    return Who(text.sort, text.within or 0, text.area, filters_of(text.if_), text.choose)


def filters_of(text: WayText | None, of: str = IT, is_not: bool = False) -> tuple[Filter, ...]:
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
        elif word == ANY:
            found.append(Filter(word, (), of, is_not, tuple(filters_of(each, of) for each in value)))
        elif isinstance(value, NearText):
            found.append(Filter(word, (str(value.within), *value.of), of, is_not))
        elif isinstance(value, bool):
            found.append(Filter(word, (), of, is_not == value))
        else:
            values = tuple(value) if isinstance(value, (list, tuple)) else (str(value),)
            found.append(Filter(word, values, of, is_not))
    return tuple(found)


def mods_of(text: ModText) -> list[Mod]:
    """A mod for each hook."""
    return [
        Mod(
            hook,
            text.edge or 0,
            str(text.far) if text.far else text.add or "",
            frozenset(text.about or ()),
            filters_of(text.if_),
            text.type or "",
            text.once,
            text.times or "",
            text.least or 0,
            text.spent,
            by=frozenset(text.by or ()),
            asked=text.asked,
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
            act_of(id, text, text.who, (MOMENTS | BY_SOURCE)[text.at or "start"]).but(
                about=frozenset(text.about or ()), by_source=text.at in BY_SOURCE
            )
            for text in acts
        ),
        tuple(ends),
    )


def steps_of(id: str, texts: Sequence[StepText] | None) -> tuple[Step, ...]:
    """Steps as the rulebook has them."""
    return tuple(_step(id, text) for text in texts or ())


def _step(id: str, text: StepText) -> Step:
    only, to = filters_of(text.if_), text.to
    if text.harm is not None:
        parts = tuple((part.dice, part.type) for part in text.harm)
        harm = Harm(parts, text.saved or "none", text.drains, to, only)
        return harm.but(leaves=text.leaves or 0, most=filters_of(text.most), is_undamped=text.undamped)
    if text.lose is not None:
        return Harm(((text.lose, ""),), text.saved or "none", text.drains, to, only)
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
        more = None
        if text.is_ or text.mods or text.acts:
            more = kind_of("grappled", ("grappled", *(text.is_ or ())), text.mods or (), text.acts or (), ())
        return Hold(text.hold, more, to, only)
    if text.take_in is not None:
        return TakeIn(_inside(text.take_in, text), to, only)
    if text.call is not None:
        return _call(id, text.call, text, to, only)
    if text.away is not None:
        return _away(text.away, text, to, only)
    if text.also is not None:
        return Also(act_of(id, text.also, text.also.who), to, only)
    if text.dash:
        return Hurry(to, only)
    if text.let_go:
        return LetGo(to, only)
    if text.sent_home:
        return SendHome(to, only)
    if text.steady:
        return Steady(to, only)
    if text.dispel is not None:
        return Dispel(text.dispel, to, only)
    if text.choose is not None:
        return Choose(tuple((name, steps_of(id, steps)) for name, steps in text.choose.items()), to, only)
    if text.zone is not None:
        zone = text.zone
        return MakeZone(ground_of(id, zone), zone.around or 0, to, only, zone.lasts, zone.ends or "")
    if text.clear is not None:
        return Clear(tuple(text.clear), text.up_to or HIGHEST, to, only)
    if text.move is not None:
        return text.move.but(is_quiet=not text.provokes, to=to, only=only)
    if text.fly is not None:
        return text.fly.but(mode=FLY, is_quiet=not text.provokes, to=to, only=only)
    if text.teleport is not None:
        return Teleport(text.teleport, to, only)
    if text.ward is not None:
        return Ward(text.ward, to, only)
    if text.strike is not None:
        return Strike(text.strike, to, only)
    if text.follow is not None:
        return Follow(text.follow, to, only)
    if text.count is not None:
        return Count(text.count.of, text.count.to, steps_of(id, text.count.then), to, only)
    if text.form is not None:
        return _form(text.form, to, only)
    if text.drop or text.kill:
        return Drop(text.kill, to, only)
    shift = text.push or text.pull or Push(0)  # of a file with mistakes, a step may have no verb at all
    return shift.but(is_towards=text.pull is not None, to=to, only=only)


def _form(text: FormText, to: str, only: tuple[Filter, ...]) -> Form:
    return Form(
        tuple(text.kind or ()),
        text.challenge or "",
        text.size or "",
        frozenset(text.keep or ()),
        text.while_ or "",
        text.gear == "stays",
        text.back,
        tuple(text.at_hand or ()),
        to,
        only,
    )


def _inside(name: str, text: StepText) -> Kind:
    """What is so with one who is inside another."""
    kind = kind_of(name, text.is_ or (), text.mods or (), text.acts or (), ())
    ability, dc, by_save = text.escape or NO_ESCAPE
    kind = kind.but(realm=INSIDE_SOURCE, breaks=ability, dc=dc, is_open=text.by_others, by_save=by_save)
    return kind if text.bursts is None else kind.but(bursts=text.bursts.hurt, burst=text.bursts.roll)


def _call(id: str, call: CallText, text: StepText, to: str, only: tuple[Filter, ...]) -> Call:
    """Those who are called bear an effect of the act's name as long as they stay."""
    bond = Lay(id, text.lasts, (), Kind(id, ends=tuple(text.ends or ())))
    return Call(
        tuple(call.of),
        tuple(call.kind or ()),
        tuple((call.sums or {}).items()),
        call.number or ONE,
        call.times or ONE,
        call.within,
        call.as_ or "",
        call.order == "caller",
        bond,
        to,
        only,
    )


def _away(name: str, text: StepText, to: str, only: tuple[Filter, ...]) -> Lay:
    """What is so with one who is on another plane."""
    kind = kind_of(name, text.is_ or (), text.mods or (), text.acts or (), text.ends or ())
    ability, dc, by_save = text.escape or NO_ESCAPE
    return Lay(
        name,
        text.lasts,
        (),
        kind.but(
            realm=text.plane or ALONE,
            breaks=ability,
            dc=dc,
            by_save=by_save,
            back=text.back or 0,
            stays=text.stays.times if text.stays is not None else 0,
            is_unseen=text.unseen,
        ),
        to,
        only,
    )


def ground_of(id: str, text: ZoneText) -> ZoneKind:
    """An area that lasts."""
    acts = tuple(
        act_of(id, act).but(at=INSIDE[at], is_once=act.once, who=Who("any", only=filters_of(act.if_)))
        for act in text.acts or ()
        for at in act.at
    )
    kind = kind_of(id, text.is_ or (), text.mods or (), (), ()) if text.is_ or text.mods else None
    return ZoneKind(
        id,
        text.high or 0,
        text.rough,
        text.veils or "",
        text.silent,
        acts,
        kind,
        text.spares or "",
        text.follows,
        is_steep=text.steep,
        inwards=text.inwards,
        drifts=text.drifts or 0,
        is_steered=text.steered,
        total=text.total or 0,
        shines=text.light or 0,
        is_gas=text.gas,
        beside=text.beside or 0,
        shelters=text.shelters,
        deflects=text.deflects,
        fills=text.fills or "",
        panel=None if text.panel is None else _panel(id, text.panel),
    )


def _panel(id: str, text: PanelText) -> Panel:
    leaves = None if text.leaves is None else ground_of(id, text.leaves)
    return Panel(text.ac, text.hp, tuple(text.immune or ()), tuple(text.weak or ()), leaves)


def _laid(text: StepText, to: str, only: tuple[Filter, ...]) -> Lay:
    assert text.lay is not None
    kind, (ability, dc, by_save) = None, text.escape or NO_ESCAPE
    is_plain = not (text.is_ or text.mods or text.acts)
    if not is_plain or text.escape or SHAKEN in (text.ends or ()):
        brings = [text.lay] if is_plain else text.is_ or ()
        kind = kind_of(text.lay, brings, text.mods or (), text.acts or (), text.ends or ())
        kind = kind.but(breaks=ability, dc=dc, is_open=text.by_others, by_save=by_save, stacks=text.stacks)
    return Lay(text.lay, text.lasts, () if kind else tuple(text.ends or ()), kind, to, only)
