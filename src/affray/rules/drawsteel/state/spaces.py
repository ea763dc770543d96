"""Bodies in one space: who is level with whom, who is bigger, and with whom one cannot share it."""

from typing import Final

from affray.rules.drawsteel.state.blocks import steps_between
from affray.rules.drawsteel.state.bonds import is_with
from affray.rules.drawsteel.state.clash import Clash, Fighter, those_there

SHARING: Final = 2
"""Creatures so many steps of size apart may share a space."""


def is_level(one: Fighter, other: Fighter, height: int, slope: bool = False) -> bool:
    """Would their bodies overlap if the one were at this height, or a slope above or below it?"""
    return height - slope < other.height + other.width and other.height < height + one.width + slope


def is_cramped(clash: Clash, fighter: Fighter) -> bool:
    """Is it in the space of one with whom it cannot share a space?  ds.size.passing"""
    space = clash.space(fighter)
    return any(
        clash.space(other) & space
        and is_level(fighter, other, fighter.height)
        and steps_between(fighter.block, other.block) < SHARING
        and not is_with(clash, fighter, other)
        for other in those_there(clash)
        if other is not fighter
    )


def is_bigger(one: Fighter, other: Fighter) -> bool:
    return one.block.step > other.block.step
