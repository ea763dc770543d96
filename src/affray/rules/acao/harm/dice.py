"""The dice of damage."""

from functools import cache

from affray.core.dice.notation import Dice, parse_dice

damage_dice = cache(parse_dice)


@cache
def one_die_more(dice: Dice) -> Dice:
    """A critical's extra die: the weapon's own once more, what is added once.  ac.attack.critical ac.defence.fumble"""
    first, *others = dice.pools
    return Dice([first._replace(count=first.count + 1), *others], dice.modifier)
