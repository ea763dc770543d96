"""Conditions: what they do to attacks, checks, saves and movement.  Start at `BRINGS`.

An effect on a creature brings conditions: "paralyzed" brings itself and what is part of it, a spell's effect whatever
the spell says. Several effects may bring the same condition, each for its own time; it is not worse for that
(5e.condition.sources).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from affray.core.values import Effect
from affray.rules.dnd5e.state.blocks import ABILITIES
from affray.rules.dnd5e.state.moments import INCAPACITATED

ENSLAVED: Final = "enslaved"
"""So is one whom an aboleth has charmed: it takes no reactions, and does what its master says."""
NETTED: Final = "netted"
WEBBED: Final = "webbed"
NUMBED: Final = "numbed"
"""So is one whom a spider's poison has felled: poisoned, and paralyzed by it."""
DISEASED: Final = "diseased"
"""The amount of such an effect is the round from which on it is felt."""
SUFFOCATING: Final = "suffocating"
"""The effect on one who has no breath left.  5e.suffocation"""

ONE_EACH: Final[dict[str, tuple[str, ...]]] = {
    "blinded": ("blinded",),
    "charmed": ("charmed",),
    "deafened": ("deafened",),
    "exhaustion": ("exhaustion",),
    "frightened": ("frightened",),
    "grappled": ("grappled",),
    "incapacitated": (INCAPACITATED,),
    "invisible": ("invisible",),
    "paralyzed": ("paralyzed", INCAPACITATED),
    "petrified": ("petrified", INCAPACITATED),
    "poisoned": ("poisoned",),
    "prone": ("prone",),
    "restrained": ("restrained",),
    "stunned": ("stunned", INCAPACITATED),
    "unconscious": ("unconscious", INCAPACITATED),
}
"""The effects that are a condition by themselves, and what they bring."""
CONDITIONS: Final = tuple(ONE_EACH)
"""All fifteen."""
BRINGS: Final[dict[str, tuple[str, ...]]] = {
    **ONE_EACH,
    ENSLAVED: ("charmed",),
    NETTED: ("restrained",),
    WEBBED: ("restrained",),
    NUMBED: ("poisoned", "paralyzed", INCAPACITATED),
    DISEASED: (DISEASED,),
    "blindness": ("blinded",),
    "entangle": ("restrained",),
    "greater-invisibility": ("invisible",),
    "hold-monster": ("paralyzed", INCAPACITATED),
    "hold-person": ("paralyzed", INCAPACITATED),
    "hypnotic-pattern": ("charmed", INCAPACITATED),
    "invisibility": ("invisible",),
    "sleep": ("unconscious", INCAPACITATED),
    "web": ("restrained",),
}
"""The conditions that an effect of each kind brings, those of spells and of monsters too."""

AGAINST_BEARER: Final = {"blinded": 1, "paralyzed": 1, "petrified": 1, "restrained": 1, "stunned": 1, "unconscious": 1}
"""Attacks on the bearer are easier (1).

5e.condition.blinded 5e.condition.paralyzed 5e.condition.petrified 5e.condition.restrained 5e.condition.stunned
5e.condition.unconscious
"""
BY_BEARER: Final = {"blinded": -1, "exhaustion": -1, "frightened": -1, "poisoned": -1, "restrained": -1, "prone": -1}
"""The bearer's attacks are harder (-1), where it feels the condition: `is_felt`.

5e.condition.blinded 5e.condition.exhaustion 5e.condition.frightened 5e.condition.poisoned 5e.condition.prone
5e.condition.restrained
"""
CHECKING: Final = {"exhaustion": -1, "frightened": -1, "poisoned": -1}
"""The bearer's ability checks, likewise.  5e.condition.exhaustion 5e.condition.frightened 5e.condition.poisoned"""
SAVING: Final = {("restrained", "dex"): -1, **{("exhaustion", ability): -1 for ability in (*ABILITIES, "")}}
"""The bearer's saves by an ability, or by none against death, likewise.

5e.condition.exhaustion 5e.condition.restrained
"""
FAILING: Final = frozenset(
    (condition, ability)
    for condition in ("paralyzed", "petrified", "stunned", "unconscious")
    for ability in ("str", "dex")
)
"""Saves that fail of themselves.

5e.condition.paralyzed 5e.condition.petrified 5e.condition.stunned 5e.condition.unconscious
"""
SPEED_ZERO: Final = frozenset(("grappled", "paralyzed", "petrified", "restrained", "stunned", "unconscious"))
"""Whose bearer has a speed of 0.

5e.condition.grappled 5e.condition.paralyzed 5e.condition.petrified 5e.condition.restrained 5e.condition.stunned
5e.condition.unconscious
"""
NO_REACTIONS: Final = frozenset(("surprised", "shocking-grasp", "turned", "enslaved"))
"""The effects whose bearer cannot react.  5e.surprise.effect"""
SPEEDS_GRANTED: Final[dict[str, Mapping[str, int]]] = {"fly": {"fly": 12}}
"""The speeds that the bearer of an effect has by magic, by the effect's kind: such a flyer does not fall."""
SPEEDS_ALTERED: Final[dict[str, Callable[[int], int]]] = {
    "haste": lambda speed: speed * 2,
    "ray-of-frost": lambda speed: max(0, speed - 2),
    "spirit-guardians": lambda speed: speed // 2,
}
"""What an effect makes of all of its bearer's speeds, by its kind."""
HELPLESS: Final = frozenset(("paralyzed", "unconscious"))
"""On whom a hit from within 1 square is a critical hit.  5e.condition.paralyzed 5e.condition.unconscious"""
UNAWARE: Final = frozenset(("petrified", "unconscious"))
"""Whose bearer perceives nothing.  5e.condition.petrified 5e.condition.unconscious"""
SENSELESS: Final = {"blinded": "sight", "deafened": "hearing"}
"""The checks that fail of themselves, by what they need.  5e.condition.blinded 5e.condition.deafened"""

BOUND: Final = {"entangle": "str", "web": "str"}
"""What holds one until a check by this ability, against the spell's DC, tears one free."""
DROWSY: Final = frozenset(("hypnotic-pattern", "sleep"))
"""Out of which others can shake one."""

HARD_CHECKS, HALF_SPEED, HARD_ATTACKS, HALF_HIT_POINTS, NO_SPEED, DEADLY = range(1, 7)
"""What each level of exhaustion adds to those below it.  5e.condition.exhaustion"""


def brought(effects: Iterable[Effect]) -> list[tuple[str, Effect]]:
    """Every condition that the effects bring, with the effect that brings it."""
    return [(condition, effect) for effect in effects for condition in BRINGS.get(effect.kind, ())]


def bond_of(effects: Iterable[Effect]) -> Effect | None:
    """What makes its bearer do as another says."""
    return next((effect for effect in effects if effect.kind == ENSLAVED), None)


def clause_of(condition: str) -> str:
    return f"5e.condition.{condition}"


def speed_under(effects: Iterable[Effect], speed: int) -> int:
    """What conditions leave of a speed.

    5e.condition.exhaustion 5e.condition.grappled 5e.condition.paralyzed 5e.condition.petrified
    5e.condition.restrained 5e.condition.stunned 5e.condition.unconscious
    """
    for effect in effects:
        level = effect.amount if effect.kind == "exhaustion" else 0
        if level >= NO_SPEED or not SPEED_ZERO.isdisjoint(BRINGS.get(effect.kind, ())):
            return 0
        if level >= HALF_SPEED:
            speed //= 2
    return speed


def charmers(effects: Iterable[Effect]) -> set[str | None]:
    """Those whom the bearer may not attack nor target with anything harmful.  5e.condition.charmed"""
    return {effect.source for condition, effect in brought(effects) if condition == "charmed"}
