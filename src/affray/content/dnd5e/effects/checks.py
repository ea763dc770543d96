"""What does not go together in an effect, found before it is compiled.  Start at `check_act`."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from affray.content.dnd5e.effects.notation import MOMENTS
from affray.content.dnd5e.effects.texts import BY_SOURCE, ActText, ModText, Outcomes, StepText, TraitText, WhoText
from affray.content.problems import Path, Report
from affray.rules.dnd5e.effects.laying import SAVED_AT
from affray.rules.dnd5e.hooks import FEATURES
from affray.rules.dnd5e.rolls.mods import HOOKS
from affray.rules.dnd5e.state.acts import FREELY
from affray.rules.dnd5e.state.conditions import BRINGS
from affray.rules.dnd5e.state.figures import is_growing
from affray.rules.dnd5e.state.mods import (
    BARRED,
    BIDS,
    BORNE,
    BRISK,
    CANNOT,
    FIXED,
    HIGH_JUMP,
    LIGHT,
    LONG_JUMP,
    MUST,
    QUICK,
    SENSE,
    SENSED,
)
from affray.rules.dnd5e.state.steps import KEPT
from affray.rules.dnd5e.state.weapons import DAMAGE_TYPES

LISTED: Final = {CANNOT: BARRED, MUST: BIDS, QUICK: BRISK, SENSE: SENSED}
"""Hooks that have words of their own."""
LAID: Final = ("start", "end", "touched", "hits", "kept", *BY_SOURCE)
"""The moments at which an effect that was laid may act: on its bearer, on whoever hits it, on whom it hits;
or once its caster has concentrated on it to its end."""
MEASURED: Final = (LONG_JUMP, HIGH_JUMP, LIGHT)
"""What a mod says how far it goes."""


VERBS: Final = (
    *("harm", "lose", "heal", "wither", "guard", "mark", "lay", "end", "push", "pull", "hold", "drop", "kill", "also"),
    *("zone", "steady", "dispel", "choose", "move", "fly", "teleport", "follow", "strike", "ward", "take_in", "form"),
    *("count", "clear", "let_go", "away", "sent_home", "call", "dash"),
)


def check_act(act: Outcomes, path: Path, report: Report, is_spell: bool = False) -> None:
    """What only the parts of an act together can tell. Only a spell has a caster's DC, and figures that grow."""
    if not act.says_something:
        report.add("missing-field", (*path, "all"), field="all")
    if act.roll is not None and not (act.roll.dc or act.roll.is_contest or is_spell):
        report.add("bad-notation", (*path, "roll"), act.roll.ability, example="save con 13")
    branches = {"all": act.all, "fail": act.fail, "badly": act.badly, "pass": act.pass_, "then": act.then}
    branches["avert"] = act.avert
    who = getattr(act, "who", None)
    if isinstance(who, WhoText) and who.choose and who.area is None:
        report.add("missing-field", (*path, "who", "area"), field="area")
    if act.immune == "saved" and act.roll is None:
        report.add("missing-field", (*path, "roll"), field="roll")
    if act.badly and act.roll is None:
        report.add("missing-field", (*path, "roll"), field="roll")
    for branch, steps in branches.items():
        check_steps(steps or (), (*path, branch), report, act.roll is not None, is_spell)


def check_steps(
    steps: Sequence[StepText], path: Path, report: Report, has_roll: bool = False, is_spell: bool = True
) -> None:
    for index, step in enumerate(steps):
        _check_step(step, (*path, index), report, has_roll, is_spell)


def _check_step(step: StepText, path: Path, report: Report, has_roll: bool, is_spell: bool) -> None:
    verbs = [verb for verb in VERBS if getattr(step, verb) not in (None, False)]
    if len(verbs) != 1:
        report.add("not-one-verb", path, ", ".join(verbs), known=VERBS)
    for index, mod in enumerate(step.mods or ()):
        _check_listed(mod, (*path, "mods", index), report)
    if step.bursts is not None:
        if step.take_in is None:
            report.add("missing-field", (*path, "take-in"), field="take-in")
        if not step.bursts.roll.dc:
            report.add("bad-notation", (*path, "bursts", "roll"), step.bursts.roll.ability, example="save con 13")
    for field in ("plane", "unseen", "back", "stays") if step.away is None else ():
        if getattr(step, field) not in (None, False):
            report.add("missing-field", (*path, "away"), field="away")
    if not step.provokes and step.move is None and step.fly is None:
        report.add("missing-field", (*path, "move"), field="move")
    for index, damage in enumerate(step.harm or ()):
        if not damage.type:
            report.add("no-damage-type", (*path, "harm", index), damage.dice)
    if not is_spell:
        _check_figures(step, path, report)
    if step.lay is not None and step.lay not in BRINGS and not (step.is_ or step.mods or step.acts):
        report.add_unknown("not-one-of", (*path, "lay"), step.lay, tuple(BRINGS))
    if not has_roll and any(word in SAVED_AT for word in step.ends or ()):
        report.add("missing-field", (*path[:-2], "roll"), field="roll")
    for index, mod in enumerate(step.mods or ()):
        for hook in mod.hook:
            if hook in (SENSE, LIGHT) and mod.far is None:
                report.add("missing-field", (*path, "mods", index, "far"), field="far")
            if hook in FIXED and hook not in BORNE:
                report.add_unknown(
                    "not-one-of",
                    (*path, "mods", index, "hook"),
                    hook,
                    [h for h in HOOKS if h not in FIXED or h in BORNE],
                )
    for index, act in enumerate(step.acts or ()):
        at = (*path, "acts", index)
        check_act(act, at, report, is_spell)
        if act.at not in (None, *LAID):
            report.add_unknown("not-one-of", (*at, "at"), act.at, LAID)
        if act.who is not None:
            report.add_unknown("unknown-field", (*at, "who"), "who", ())
    if step.count is not None:
        check_steps(step.count.then, (*path, "count", "then"), report, has_roll, is_spell)
    if step.also is not None:
        check_act(step.also, (*path, "also"), report, is_spell)
    for name, steps in (step.choose or {}).items():
        check_steps(steps, (*path, "choose", name), report, has_roll, is_spell)
    for index, word in enumerate((step.form.keep if step.form is not None else None) or ()):
        if word not in KEPT and word not in FEATURES:
            report.add_unknown("not-one-of", (*path, "form", "keep", index), word, KEPT)
    if step.zone is not None:
        if not is_spell and step.zone.lasts is None:
            report.add("missing-field", (*path, "zone", "lasts"), field="lasts")
        for index, inside in enumerate(step.zone.acts or ()):
            check_act(inside, (*path, "zone", "acts", index), report, is_spell)


def _check_listed(mod: ModText, path: Path, report: Report) -> None:
    """What is about a hook that has words of its own."""
    for hook, known in LISTED.items():
        for word in mod.about or () if hook in mod.hook else ():
            if word not in known:
                report.add_unknown("not-one-of", (*path, "about"), word, known)


def _check_figures(step: StepText, path: Path, report: Report) -> None:
    """What is no spell has no slot, no caster and no caster's DC."""
    figures = {"harm": [part.dice for part in step.harm or ()], "guard": [step.guard or ""]}
    figures["heal"] = [step.heal.dice] if step.heal is not None else []
    figures["mods"] = [mod.add or "" for mod in step.mods or ()]
    for field, texts in figures.items():
        for text in texts:
            if is_growing(text):
                report.add("bad-dice", (*path, field), text)
    if step.escape is not None and step.escape[0] != FREELY and not step.escape[1]:
        report.add("bad-notation", (*path, "escape"), step.escape[0], example="str 12")


def check_traits(traits: Mapping[str, TraitText], weapons: Collection[str] | None, path: Path, report: Report) -> None:
    """What only the parts of a trait together can tell. The creature's weapons are None if they are not known."""
    for name, trait in traits.items():
        for index, mod in enumerate(trait.mods or ()):
            _check_moving(mod, (*path, "traits", name, "mods", index), report)
            _check_listed(mod, (*path, "traits", name, "mods", index), report)
        for index, act in enumerate(trait.acts or ()):
            at = (*path, "traits", name, "acts", index)
            check_act(act, at, report)
            if act.at in BY_SOURCE:
                report.add_unknown("not-one-of", (*at, "at"), act.at, tuple(MOMENTS))
            for place, word in enumerate(act.about or () if act.at == "hurt" else ()):
                if word not in DAMAGE_TYPES:
                    report.add_unknown("not-one-of", (*at, "about", place), word, DAMAGE_TYPES)
            _check_weapons(act, weapons, at, report)


def _check_weapons(act: ActText, weapons: Collection[str] | None, path: Path, report: Report) -> None:
    """What is about a hit names weapons of the creature."""
    if weapons is None or act.at != "hits":
        return
    named = [((*path, "about", place), word) for place, word in enumerate(act.about or ())]
    named += [((*path, "all", place, "follow"), step.follow) for place, step in enumerate(act.all or ()) if step.follow]
    for at, word in named:
        if word not in weapons:
            report.add_unknown("unknown-weapon", at, word, weapons)


def _check_moving(mod: ModText, path: Path, report: Report) -> None:
    """What bears on how a creature moves has words of its own, and is so all the time."""
    for hook in mod.hook:
        if hook not in FIXED:
            continue
        for word in mod.about or ():
            if word not in FIXED[hook]:
                report.add_unknown("not-one-of", (*path, "about"), word, FIXED[hook])
        if mod.far is None and hook in MEASURED:
            report.add("missing-field", (*path, "far"), field="far")
        for field in ("edge", "add", "type", "if_"):
            if getattr(mod, field) is not None:
                name = field.rstrip("_")
                report.add_unknown("unknown-field", (*path, name), name, ("hook", "about", "far"))
