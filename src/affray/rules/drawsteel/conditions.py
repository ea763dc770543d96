"""Conditions: what each forbids and how long it lasts.  Start at `impose`; what they do else is in `afflictions.py`."""

from collections.abc import Mapping
from typing import Final

from affray.core.changes import gain, lose, replace_effect
from affray.core.effects import FIGHT_END, ROUND_END, TURN_END
from affray.core.values import Effect, Until
from affray.rules.drawsteel.blocks import FREE, MAIN, MANEUVER, MOVE, TRIGGERED, Outcome
from affray.rules.drawsteel.happenings import Use
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.values import Fighter

DENIES: Final[Mapping[str, frozenset[str]]] = {
    "surprised": frozenset({TRIGGERED}),
    "bleeding": frozenset(),
    "dazed": frozenset({TRIGGERED, FREE}),
    "frightened": frozenset(),
    "grabbed": frozenset(),
    "floored": frozenset({"stand"}),
    "no-triggers": frozenset({TRIGGERED}),
    "prone": frozenset({"climb", "fly", "jump", "swim"}),
    "restrained": frozenset({"stand", "forced"}),
    "slowed": frozenset({"shift"}),
    "taunted": frozenset(),
    "weakened": frozenset(),
}
"""Every condition, with what one who has it may not use: a kind of action, or a word such as shift."""


def is_denied(fighter: Fighter, what: str) -> bool:
    """Does some condition forbid it? What forbids a kind of action forbids its free kind.

    ds.surprise.effect ds.triggered.denied ds.free-maneuver.denied
    """
    return bool(fighter.effects) and (
        any(what in DENIES.get(effect.kind, ()) for effect in fighter.effects)
        or (what == FREE and is_denied(fighter, MANEUVER))
    )


POOLS: Final = {MAIN: "main", MANEUVER: "maneuver", MOVE: "move-action"}
"""The pool that each kind of action is taken from; what is in none is free."""
OF_A_TURN: Final = len(POOLS)
DEFENDING: Final = "defending"


def can_take(fighter: Fighter, kind: str) -> bool:
    """Has it such an action left, and does nothing forbid it? The dazed do one thing a turn.

    ds.turn.three ds.free-maneuver.denied ds.condition.dazed ds.deed.defend
    """
    if is_denied(fighter, kind) or (kind == MAIN and not fighter.hero and fighter.has(DEFENDING)):
        return False
    if kind not in POOLS:
        return True
    whole = OF_A_TURN - (fighter.block.organisation == "minion")  # which has no maneuver but for its main action
    is_done = fighter.has("dazed") and sum(fighter.pools[pool] for pool in POOLS.values()) < whole
    return not is_done and fighter.pools[POOLS[kind]] > 0


def impose(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Lay a condition on a target for as long as the outcome says.  ds.condition"""
    if target.is_up:
        lay(table, target, outcome.kind, use.user, outcome.lasts)


def lay(table: Table, target: Fighter, kind: str, source: Fighter | None, lasts: str) -> None:
    """The same condition from two sources counts once; each has its own end. Some have only their newest source.

    From the same source it does not come twice, but lasts as long as the longer one.
    ds.condition ds.condition.frightened ds.condition.taunted ds.ability.stacking
    """
    ends, acts = LASTING[lasts](target)
    same = [each for each in target.effects if each.kind == kind and source is not None and each.source == source.id]
    if same:
        again = same[0].but(ends=tuple(ends), acts=tuple(acts))
        if span(again) >= span(same[0]):
            replace_effect(target, again)
        return
    for older in [effect for effect in target.effects if effect.kind == kind and kind in NEWEST]:
        lose(table, target, older, "replaced")
    gain(table, target, kind, source, ends, acts)


def _save_ends(target: Fighter) -> tuple[list[Until], list[Until]]:
    """ds.duration.save"""
    return [Until(FIGHT_END)], [Until(TURN_END, target.id)]


def _to_turn_end(target: Fighter) -> tuple[list[Until], list[Until]]:
    """The end of its next turn, or of this one if it is its turn.  ds.duration.turn"""
    return [Until(TURN_END, target.id), Until(FIGHT_END)], []


def _to_round_end(target: Fighter) -> tuple[list[Until], list[Until]]:
    return [Until(ROUND_END), Until(FIGHT_END)], []


def _to_fight_end(target: Fighter) -> tuple[list[Until], list[Until]]:
    return [Until(FIGHT_END)], []


LASTING: Final = {
    "save": _save_ends,
    "turn": _to_turn_end,
    "round": _to_round_end,
    "fight": _to_fight_end,
    "": _to_fight_end,
}
"""The moments that end an effect, and those at which it acts, by how long it lasts."""
NEWEST: Final = ("frightened", "taunted", "prone")
"""Conditions of which one has only the newest."""

KEEPS: Final = "keeps-"
"""Effects that begin so are magic that their bearer keeps up.  ds.hero.persistent"""


def is_ones_own(effect: Effect, fighter: Fighter) -> bool:
    """May the fighter end it: what it laid on somebody, or keeps up?  ds.duration.relent"""
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
    """How long it lasts: to the end of a turn or a round, to a save, to the end of the fight.  ds.ability.stacking"""
    if is_save_ends(effect):
        return 1
    return 0 if len(effect.ends) > 1 else 2


OUTCOMES: Final = {kind: impose for kind in DENIES if kind not in ("surprised", "grabbed")}
