"""Light and obscurement: how bright a square is, and what blocks sight.  Start at `light_on`.

The map says where it is dim or dark; creatures carry lights; zones obscure.
"""

from collections.abc import Iterable
from typing import Final

from affray.core.board import squares_of, union
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant
from affray.rules.dnd5e.state.exile import is_plane
from affray.rules.dnd5e.state.mods import DIM_ALONE, LIGHT

DARK, DIM, BRIGHT = range(3)
NAMES: Final = ("dark", "dim", "bright")
"""What each is called in files."""
SUNLIGHT: Final = "sunlight"
"""The terrain that the sun shines on."""

CARRIED: Final = {"candle": (1, 2), "lamp": (3, 9), "lantern": (6, 12), "light": (4, 8), "torch": (4, 8)}
"""Effects that are lights: the radius of bright light and that of dim light, in squares.  5e.light.sources"""

LIGHTLY, HEAVILY, MAGICALLY_DARK = "lightly", "heavily", "magically-dark"
"""The ways in which a zone obscures."""


def obscured(battle: Battle, *ways: str) -> int:
    """The squares that zones obscure in one of these ways."""
    mask = 0
    for zone in battle.zones:
        if zone.veils in ways:
            mask |= zone.squares
    return mask


def light_on(battle: Battle, squares: int) -> int:
    """The best light on any of the squares, from the map or from a creature.  5e.light.sources"""
    if squares & ~(battle.ground.dim | battle.ground.dark):
        return BRIGHT
    dim, dark = shades(battle, battle.everyone())
    return BRIGHT if squares & ~(dim | dark) else DIM if squares & dim else DARK


def shades(battle: Battle, bearers: Iterable[Combatant]) -> tuple[int, int]:
    """The dim squares and the dark squares, given the lights that these creatures carry.

    Light does not pass walls, fog or magical darkness.
    """
    ground, bright, lit = battle.ground, 0, 0
    murk = obscured(battle, HEAVILY, MAGICALLY_DARK) if battle.zones else 0
    for bearer in [one for one in bearers if not is_plane(one.realm)]:
        for effect in bearer.effects:
            if effect.kind in CARRIED and not murk >> bearer.at & 1:
                near, far = CARRIED[effect.kind]
                bright |= ground.shining(bearer.at, near)
                lit |= ground.shining(bearer.at, far)
            for mod in () if effect.what is None or murk >> bearer.at & 1 else effect.what.mods_on(LIGHT):
                far = int(mod.add)
                bright |= 0 if DIM_ALONE in mod.words else ground.shining(bearer.at, far)
                lit |= ground.shining(bearer.at, far if DIM_ALONE in mod.words else 2 * far)
        if (near := bearer.block.shines) and bearer.is_there and not murk >> bearer.at & 1:
            bright |= ground.shining(bearer.at, near)
            lit |= ground.shining(bearer.at, 2 * near)
    for zone in battle.zones:
        if zone.what is not None and zone.what.shines:
            bright |= zone.squares
            lit |= union(ground.shining(square, zone.what.shines) for square in squares_of(zone.squares))
    return (ground.dim | ground.dark & lit) & ~bright, ground.dark & ~lit


def light_around(battle: Battle, creature: Combatant) -> int:
    """The light in which a creature is; in magical darkness it is dark."""
    space = battle.space(creature)
    if battle.zones:
        space &= ~obscured(battle, MAGICALLY_DARK)
    return light_on(battle, space) if space else DARK


def is_in_sunlight(battle: Battle, creature: Combatant) -> bool:
    """Is any of its space in the light of the sun, and not in fog or magical darkness?"""
    lit = battle.ground.board.squares(SUNLIGHT) & battle.space(creature)
    return bool(lit & ~obscured(battle, HEAVILY, MAGICALLY_DARK) if battle.zones else lit)


def light_for(battle: Battle, observer: Combatant, other: Combatant) -> int:
    """The light in which the observer sees the other: darkvision treats darkness as dim, dim light as bright.

    5e.sense.darkvision 5e.sense.truesight
    """
    distance = battle.distance(observer, other)
    light = BRIGHT if observer.sense("truesight") >= distance else light_on(battle, battle.space(other))
    if light < BRIGHT and observer.sense("darkvision") >= distance:
        light += 1
    return light


def is_through(battle: Battle, observer: Combatant, other: Combatant, sees_in_darkness: bool) -> bool:
    """Is there a line between the two free of fog and magical darkness?  5e.light.obscured"""
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
    """Is the other lightly obscured to the observer, by a zone or dim light?  5e.light.dim"""
    if battle.zones and obscured(battle, LIGHTLY) & battle.space(other):
        return True
    return not battle.ground.is_bright and light_for(battle, observer, other) == DIM


def shown_light(battle: Battle, bearers: Iterable[Combatant]) -> dict[str, list[str]]:
    """The names of the dim and the dark squares."""
    masks = zip(("dim", "dark"), shades(battle, bearers), strict=True)
    return {name: [battle.square_name(square) for square in squares_of(mask)] for name, mask in masks}
