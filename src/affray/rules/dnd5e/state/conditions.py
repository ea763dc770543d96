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
"""The effect of an aboleth's Enslave: charmed, without reactions, and played by its master."""
NETTED: Final = "netted"
WEBBED: Final = "webbed"
NUMBED: Final = "numbed"
"""The effect of a spider's poison that dropped the target to 0: poisoned and paralyzed."""
DISEASED: Final = "diseased"
"""The amount of such an effect is the round in which its symptoms begin."""
CURSED: Final = "cursed"
"""What curses bring, for what ends them to ask for."""
SUFFOCATING: Final = "suffocating"
"""The effect on a creature that has run out of breath.  5e.suffocation"""

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
"""The fifteen conditions as effects, and the conditions that each includes."""
CONDITIONS: Final = tuple(ONE_EACH)
"""All fifteen conditions."""
BRINGS: Final[dict[str, tuple[str, ...]]] = {
    **ONE_EACH,
    ENSLAVED: ("charmed",),
    NETTED: ("restrained",),
    WEBBED: ("restrained",),
    NUMBED: ("poisoned", "paralyzed", INCAPACITATED),
    CURSED: (CURSED,),
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
"""The conditions that each kind of effect brings, including those of spells and monsters."""
ILLS: Final = (*CONDITIONS, CURSED, DISEASED)
"""What an effect may bring."""

AGAINST_BEARER: Final = {"blinded": 1, "paralyzed": 1, "petrified": 1, "restrained": 1, "stunned": 1, "unconscious": 1}
"""Attacks against the bearer have advantage (1).

5e.condition.blinded 5e.condition.paralyzed 5e.condition.petrified 5e.condition.restrained 5e.condition.stunned
5e.condition.unconscious
"""
BY_BEARER: Final = {"blinded": -1, "exhaustion": -1, "frightened": -1, "poisoned": -1, "restrained": -1, "prone": -1}
"""The bearer's attacks have disadvantage (-1) while the condition applies: `is_felt`.

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
"""Saving throws that fail automatically.

5e.condition.paralyzed 5e.condition.petrified 5e.condition.stunned 5e.condition.unconscious
"""
SPEED_ZERO: Final = frozenset(("grappled", "paralyzed", "petrified", "restrained", "stunned", "unconscious"))
"""Conditions that reduce speed to 0.

5e.condition.grappled 5e.condition.paralyzed 5e.condition.petrified 5e.condition.restrained 5e.condition.stunned
5e.condition.unconscious
"""
NO_REACTIONS: Final = frozenset(("surprised", "shocking-grasp", "turned", "enslaved"))
"""Effects whose bearer cannot take reactions.  5e.surprise.effect"""
SPEEDS_GRANTED: Final[dict[str, Mapping[str, int]]] = {"fly": {"fly": 12}}
"""Speeds that an effect grants, by its kind; a creature that flies by magic does not fall."""
SPEEDS_ALTERED: Final[dict[str, Callable[[int], int]]] = {
    "haste": lambda speed: speed * 2,
    "ray-of-frost": lambda speed: max(0, speed - 2),
    "spirit-guardians": lambda speed: speed // 2,
}
"""How an effect changes all speeds of its bearer, by its kind."""
HELPLESS: Final = frozenset(("paralyzed", "unconscious"))
"""A hit from within 1 square is critical.  5e.condition.paralyzed 5e.condition.unconscious"""
UNAWARE: Final = frozenset(("petrified", "unconscious"))
"""The bearer is unaware of its surroundings.  5e.condition.petrified 5e.condition.unconscious"""
SENSELESS: Final = {"blinded": "sight", "deafened": "hearing"}
"""Checks that need this sense fail automatically.  5e.condition.blinded 5e.condition.deafened"""

BOUND: Final = {"entangle": "str", "web": "str"}
"""Spells that restrain until a check by this ability, against the spell's DC, succeeds."""
DROWSY: Final = frozenset(("hypnotic-pattern", "sleep"))
"""Effects that an ally can end by shaking the bearer awake."""

HARD_CHECKS, HALF_SPEED, HARD_ATTACKS, HALF_HIT_POINTS, NO_SPEED, DEADLY = range(1, 7)
"""What each level of exhaustion adds to those below it.  5e.condition.exhaustion"""


def conditions_of(effect: Effect) -> tuple[str, ...]:
    """The conditions that an effect brings."""
    if effect.what is None:
        return BRINGS.get(effect.kind, ())
    brings: tuple[str, ...] = effect.what.brings
    return brings


def brought(effects: Iterable[Effect]) -> list[tuple[str, Effect]]:
    """Every condition that the effects bring, with the effect that brings it."""
    return [(condition, effect) for effect in effects for condition in conditions_of(effect)]


def bond_of(effects: Iterable[Effect]) -> Effect | None:
    """The effect that enslaves its bearer, if any."""
    for effect in effects:  # a plain loop: this is asked with every question
        if effect.kind == ENSLAVED:
            return effect
    return None


def clause_of(condition: str) -> str:
    return f"5e.condition.{condition}"


def speed_under(effects: Iterable[Effect], speed: int) -> int:
    """A speed reduced by conditions.

    5e.condition.exhaustion 5e.condition.grappled 5e.condition.paralyzed 5e.condition.petrified
    5e.condition.restrained 5e.condition.stunned 5e.condition.unconscious
    """
    for effect in effects:
        level = effect.amount if effect.kind == "exhaustion" else 0
        if level >= NO_SPEED or not SPEED_ZERO.isdisjoint(conditions_of(effect)):
            return 0
        if level >= HALF_SPEED:
            speed //= 2
    return speed


def charmers(effects: Iterable[Effect]) -> set[str | None]:
    """The creatures that the bearer cannot attack or target with harmful effects.  5e.condition.charmed"""
    return {effect.source for condition, effect in brought(effects) if condition == "charmed"}
