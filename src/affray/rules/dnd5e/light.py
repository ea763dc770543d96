"""Light, and what obscures: how bright it is somewhere, and what nobody looks through.  Start at `light_on`.

The map says where it is dim or dark; those who carry lights bring light with them; zones obscure.
"""

from typing import Final

from affray.core.board import squares_of
from affray.rules.dnd5e.values import OBSCURING, Battle, Combatant

DARK, DIM, BRIGHT = range(3)

CARRIED: Final = {"candle": (1, 2), "lamp": (3, 9), "lantern": (6, 12), "light": (4, 8), "torch": (4, 8)}
"""Effects that are lights: how many squares away it is bright, and how many there is any light.  B-18"""

LIGHTLY, HEAVILY, MAGICALLY_DARK = "lightly", "heavily", "magically-dark"
"""The ways in which a zone obscures: see `OBSCURING`."""


def obscured(battle: Battle, *ways: str) -> int:
    """The squares that are obscured in one of these ways."""
    mask = 0
    for zone in battle.zones:
        if OBSCURING.get(zone.kind) in ways:
            mask |= zone.squares
    return mask


def light_on(battle: Battle, squares: int) -> int:
    """The best light on any of the squares: that of the map, or one that somebody carries.  B-18"""
    ground = battle.ground
    if squares & ~(ground.dim | ground.dark):
        return BRIGHT
    best = DIM if squares & ground.dim else DARK
    for bearer in battle.everyone():
        for effect in bearer.effects:
            if effect.kind in CARRIED:
                best = max(best, _light_of(battle, bearer, *CARRIED[effect.kind], squares))
    return best


def _light_of(battle: Battle, bearer: Combatant, bright: int, far: int, squares: int) -> int:
    """Light gets neither through walls nor out of fog and magical darkness."""
    if battle.zones and obscured(battle, HEAVILY, MAGICALLY_DARK) >> bearer.at & 1:
        return DARK
    if battle.ground.shining(bearer.at, bright) & squares:
        return BRIGHT
    return DIM if battle.ground.shining(bearer.at, far) & squares else DARK


def light_for(battle: Battle, observer: Combatant, other: Combatant) -> int:
    """The light in which the observer sees the other: darkvision makes darkness dim, dim light bright.  B-19 B-20"""
    distance, senses = battle.distance(observer, other), observer.block.senses
    light = BRIGHT if senses.get("truesight", 0) >= distance else light_on(battle, battle.space(other))
    if light < BRIGHT and senses.get("darkvision", 0) >= distance:
        light += 1
    return light


def is_through(battle: Battle, observer: Combatant, other: Combatant, sees_in_darkness: bool) -> bool:
    """Is there a line between the two that no fog and no magical darkness touches?  B-17"""
    ways = (HEAVILY,) if sees_in_darkness else (HEAVILY, MAGICALLY_DARK)
    murk = obscured(battle, *ways)
    if not murk:
        return True
    board, ends = battle.board, list(squares_of(battle.space(other) & ~murk))
    return any(
        board.sight.sees(start, end, board.opaque | murk)
        for start in squares_of(battle.space(observer) & ~murk)
        for end in ends
    )


def is_hazy(battle: Battle, observer: Combatant, other: Combatant) -> bool:
    """Is the other lightly obscured to the observer: by thin fog and the like, or by dim light?  B-16"""
    if battle.zones and obscured(battle, LIGHTLY) & battle.space(other):
        return True
    return not battle.is_bright and light_for(battle, observer, other) == DIM
