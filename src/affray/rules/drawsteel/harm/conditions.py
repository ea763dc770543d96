"""Conditions and how long they last.  Start at `impose`; what they do is in `condition_effects.py`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from affray.core.table.changes import gain, lose, replace_effect
from affray.core.table.moments import FIGHT_END, ROUND_END, TURN_END, TURN_START
from affray.core.values import Effect, Until
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.actions import DENIES
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import NEXT_STRIKE, Outcome

IMPOSED: Final[Sequence[str]] = tuple(kind for kind in DENIES if kind not in ("surprised", "grabbed"))
"""The conditions that an ability lays on its target by their name."""
NEWEST: Final = ("frightened", "taunted", "prone")
"""Conditions of which only the newest source counts."""
KEEPS: Final = "keeps-"
"""Prefix of effects: abilities that their bearer keeps up.  ds.hero.persistent"""


def impose(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Lay a condition on a target for as long as the outcome says.  ds.condition"""
    if target.is_up:
        lay_condition(table, target, outcome.kind, use.user, outcome.lasts)


def lay(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Lay an effect of the ability's own on a target.

    ds.foe.roused ds.foe.called-out ds.foe.acid ds.malice.goblins ds.mount.spurred
    """
    if target.is_up and outcome.what is not None:
        ends, acts = LASTING[outcome.lasts](target, use.user)
        gain(table, target, outcome.what.id, use.user, ends, acts, what=outcome.what)


def use_up_laid(table: Table, using: Use) -> None:
    """End what lasts until its bearer has made a strike.  ds.malice.savage ds.foe.acid"""
    for effect in using.user.effects if using.ability.is_strike else ():
        if effect.what is not None and effect.what.ends == NEXT_STRIKE:
            lose(table, using.user, effect, "used")


def lay_condition(table: Table, target: Fighter, kind: str, source: Fighter | None, lasts: str) -> None:
    """Lay a condition on a target for one of the durations that the book has.  ds.condition"""
    lay_until(table, target, kind, source, *LASTING[lasts](target, source or target))


def lay_until(
    table: Table, target: Fighter, kind: str, source: Fighter | None, ends: Sequence[Until], acts: Sequence[Until]
) -> None:
    """Conditions from several sources each have their own end; of some only the newest source counts.

    From the same source a condition is not laid twice, but lasts as long as the longer one.

    ds.condition ds.condition.frightened ds.condition.taunted ds.ability.stacking
    """
    same = [each for each in target.effects if each.kind == kind and source is not None and each.source == source.id]
    if same:
        again = same[0].but(ends=tuple(ends), acts=tuple(acts))
        if span(again) >= span(same[0]):
            replace_effect(target, again)
        return
    for older in [effect for effect in target.effects if effect.kind == kind and kind in NEWEST]:
        lose(table, target, older, "replaced")
    gain(table, target, kind, source, ends, acts)


def _save_ends(target: Fighter, source: Fighter) -> tuple[list[Until], list[Until]]:
    """ds.duration.save"""
    return [Until(FIGHT_END)], [Until(TURN_END, target.id)]


def _to_turn_end(target: Fighter, source: Fighter) -> tuple[list[Until], list[Until]]:
    """To the end of its next turn, or of this one if it is its turn.  ds.duration.turn"""
    return [Until(TURN_END, target.id), Until(FIGHT_END)], []


def _to_round_end(target: Fighter, source: Fighter) -> tuple[list[Until], list[Until]]:
    return [Until(ROUND_END), Until(FIGHT_END)], []


def _to_fight_end(target: Fighter, source: Fighter) -> tuple[list[Until], list[Until]]:
    return [Until(FIGHT_END)], []


def _to_next_turn(target: Fighter, source: Fighter) -> tuple[list[Until], list[Until]]:
    return [Until(TURN_START, source.id), Until(FIGHT_END)], []


LASTING: Final[Mapping[str, Callable[[Fighter, Fighter], tuple[list[Until], list[Until]]]]] = {
    "save": _save_ends,
    "turn": _to_turn_end,
    "round": _to_round_end,
    "fight": _to_fight_end,
    "next-turn": _to_next_turn,
    "": _to_fight_end,
}
"""The moments that end an effect, and those at which it acts, by how long it lasts."""


def is_ones_own(effect: Effect, fighter: Fighter) -> bool:
    """May the fighter end it, because it laid it on somebody or keeps it up?  ds.duration.relent"""
    if effect.kind.startswith(KEEPS):
        return effect.bearer == fighter.id
    return effect.source == fighter.id and is_short(effect)


def is_save_ends(effect: Effect) -> bool:
    """ds.duration.save"""
    return Until(TURN_END, effect.bearer) in effect.acts


def is_short(effect: Effect) -> bool:
    """Does it end by a save, or with the bearer's turn?  ds.duration.save ds.duration.turn"""
    return is_save_ends(effect) or Until(TURN_END, effect.bearer) in effect.ends


def span(effect: Effect) -> int:
    """How long it lasts: 0 for a turn or a round, 1 for save ends, 2 for the fight.  ds.ability.stacking"""
    if is_save_ends(effect):
        return 1
    return 0 if len(effect.ends) > 1 else 2
