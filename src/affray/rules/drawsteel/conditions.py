"""Conditions: what each forbids, how long it lasts, and how it ends.  Start at `impose`."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from affray.core.asking import Table
from affray.core.changes import gain, lose
from affray.core.dice import parse_dice
from affray.core.effects import FIGHT_END, ROUND_END, TURN_END
from affray.core.values import Effect, Reason, Until
from affray.rules.drawsteel.blocks import TRIGGERED, Outcome
from affray.rules.drawsteel.power_rolls import Aim
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.abilities import Use

D10: Final = parse_dice("1d10")
SAVED: Final = 6

DENIES: Final[Mapping[str, frozenset[str]]] = {
    "surprised": frozenset({TRIGGERED}),
    "weakened": frozenset(),
}
"""Every condition, with what one who has it may not use: a kind of action, or a word such as shift."""


def is_denied(fighter: Fighter, what: str) -> bool:
    """Does some condition forbid it? What forbids a kind of action forbids its free kind.

    ds.surprise.effect ds.triggered.denied ds.free-maneuver.denied
    """
    return bool(fighter.effects) and any(what in DENIES.get(effect.kind, ()) for effect in fighter.effects)


def impose(table: Table, clash: Clash, use: "Use", target: Fighter, outcome: Outcome) -> None:
    """Lay a condition on a target for as long as the outcome says.  ds.condition"""
    if target.is_up:
        lay(table, target, outcome.kind, use.user, outcome.lasts)


def lay(table: Table, target: Fighter, kind: str, source: Fighter | None, lasts: str) -> None:
    """The same condition from two sources counts once; each has its own end.  ds.condition"""
    ends, acts = LASTING[lasts](target)
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


LASTING: Final = {"save": _save_ends, "turn": _to_turn_end, "round": _to_round_end, "fight": _to_fight_end}
"""The moments that end an effect, and those at which it acts, by how long it lasts."""


def save(table: Table, clash: Clash, fighter: Fighter, effect: Effect) -> None:
    """At the end of its turn the sufferer rolls 1d10: on 6 or more the effect ends.  ds.duration.save"""
    roll = table.roll(fighter, D10, "save", bands=lambda natural: natural >= SAVED)
    if roll.total >= SAVED:
        lose(table, fighter, effect, "saved")


def weakened(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A bane on every power roll.  ds.condition.weakened"""
    return (Reason("ds.condition.weakened", -1),) if aim.roller.has("weakened") else ()


EDGES: Final = (weakened,)
OUTCOMES: Final = {kind: impose for kind in DENIES if kind != "surprised"}
