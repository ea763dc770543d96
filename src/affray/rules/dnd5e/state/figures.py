"""Figures of spells that grow: with the slot, with the caster's tier, by its modifier.  Start at `Scale` and `figure`.

`8d6 +1d6/slot` is 1d6 more for each level of the slot above the spell's own, `+1d8/2 slots` for every two of them;
`1d8/tier` is as many times the dice as the caster's tier (5e.magic.cantrip); `+modifier` adds the caster's.
"""

import re
from functools import lru_cache
from typing import Any, Final, NamedTuple

from affray.core.dice.notation import Dice, Pool, parse_dice
from affray.core.values import Value
from affray.rules.dnd5e.state.acts import FREELY, Kind, Proof
from affray.rules.dnd5e.state.zone_kinds import ZoneKind

FIGURE: Final = re.compile(
    r"(?P<base>[0-9d+-]+)(?P<tier>/tier)?(?: \+(?P<more>[0-9d]+)/(?:(?P<each>[2-9]) )?slots?)?"
    r"(?P<modifier> ?\+modifier)?"
)


class Scale(NamedTuple):
    """What the figures of a spell depend on: the levels `above` its own, the caster's `tier`, `modifier` and `dc`;
    `level` and `spell` are noted on what it lays."""

    spell: str
    level: int
    above: int
    tier: int
    modifier: int
    dc: int


def is_growing(text: str) -> bool:
    """Does the figure depend on the caster or the slot?"""
    return "/" in text or "modifier" in text


@lru_cache(maxsize=4096)
def figure(text: str, scale: Scale) -> str:
    """The plain dice or number.  5e.magic.slot 5e.magic.cantrip"""
    match = FIGURE.fullmatch(text)
    if match is None or not is_growing(text):
        return text
    dice = times(parse_dice(match["base"]), scale.tier if match["tier"] else 1)
    if match["more"]:
        dice = plus(dice, times(parse_dice(match["more"]), max(0, scale.above) // int(match["each"] or 1)))
    return str(dice.plus(scale.modifier) if match["modifier"] else dice)


def times(dice: Dice, number: int) -> Dice:
    """So many times the dice and the number."""
    pools = [pool._replace(count=pool.count * number) for pool in dice.pools] if number else []
    return Dice(pools, dice.modifier * number)


def plus(dice: Dice, more: Dice) -> Dice:
    """Both, with equal dice in one pool."""
    counts: dict[int, int] = {}
    for pool in (*dice.pools, *more.pools):
        counts[pool.sides] = counts.get(pool.sides, 0) + pool.count
    return Dice([Pool(1, count, sides) for sides, count in counts.items()], dice.modifier + more.modifier)


def scaled(value: Any, scale: Scale) -> Any:
    """An act, or any part of one, with the figures of this caster and slot."""
    if isinstance(value, str):
        return figure(value, scale) if is_growing(value) else value
    if isinstance(value, tuple):
        return tuple([scaled(each, scale) for each in value])
    if isinstance(value, dict):
        return {key: scaled(each, scale) for key, each in value.items()}
    if not isinstance(value, Value):
        return value
    changed = {name: new for name, old in value.named() if (new := scaled(old, scale)) is not old and new != old}
    if isinstance(value, Proof) and not value.dc:
        changed["dc"] = scale.dc
    elif isinstance(value, ZoneKind):
        changed |= {"spell": scale.spell, "level": scale.level}
    elif isinstance(value, Kind):
        if not value.spell:
            changed |= {"spell": scale.spell, "level": scale.level}
        if value.breaks and value.breaks != FREELY and not value.dc:
            changed["dc"] = scale.dc
    return value.but(**changed) if changed else value
