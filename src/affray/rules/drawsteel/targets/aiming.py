"""Whom an ability may be aimed at: who they are, how far away, in which area.  Start at `aims`."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import OneOf, Subset
from affray.rules.drawsteel.readings import Readings
from affray.rules.drawsteel.rolls.filters import passes
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter, spaces_there, those_there
from affray.rules.drawsteel.targets.costs import affords

MIGHTY: Final = 2
"""With this Might one can grab and knock back bigger creatures."""


def fits(user: Fighter, ability: Ability, other: Fighter) -> bool:
    """Is the other a target that the ability allows? An ally is another creature of one's side, not oneself.

    ds.target
    """
    if not other.is_there:
        return False
    if other is user:
        return ability.target in ("self", "self-or-ally")
    if other.side == user.side:
        return ability.target in ("ally", "self-or-ally", "creature")
    return ability.target in ("enemy", "creature")


def candidates(
    readings: Readings, clash: Clash, user: Fighter, ability: Ability, among: Sequence[Fighter] | None = None
) -> list[Fighter]:
    """Those who may be chosen: allowed, near enough, in line of effect, and affordable.  ds.target ds.line-of-effect"""
    far = range_of(readings, clash, user, ability)
    return [
        other
        for other in (those_there(clash) if among is None else among)
        if fits(user, ability, other)
        and (other is user or reaches(readings, clash, user, ability, other, far))
        and (not ability.only or passes(clash, user, other, ability.only))
        and all(may(clash, user, other, ability) for may in readings.hooks.targetable)
        and affords(readings, clash, user, ability, other)
    ]


def range_of(readings: Readings, clash: Clash, user: Fighter, ability: Ability) -> int:
    """How far away a target may be.  ds.target"""
    return ability.distance.farthest + sum(more(clash, user, ability) for more in readings.hooks.distances)


def reaches(readings: Readings, clash: Clash, user: Fighter, ability: Ability, other: Fighter, far: int) -> bool:
    """Is the other in this distance and line of effect, now or after the move that the ability gives its user first?

    ds.target ds.line-of-effect ds.ability.run-up
    """
    if clash.distance(user, other) <= far and clash.has_line(user, other):
        return True
    run_ups = readings.hooks.run_ups
    for first in ability.first:
        if first.kind in run_ups and run_ups[first.kind](readings, clash, user, other, first):
            return True
    return False


def caught(readings: Readings, clash: Clash, user: Fighter, ability: Ability, aim: Any = None) -> list[Fighter]:
    """Everybody in the area who fits; nobody is chosen, and hiding does not help.  ds.target ds.hide.hidden"""
    distance = ability.distance
    area = readings.hooks.areas[distance.area]
    mask = area.covers(clash, user, distance, aim)
    if area.heights is None:
        low, high = user.height - distance.size, user.height + user.width + distance.size
    else:
        low, high = area.heights(clash, user, distance, aim)
    found = [
        other
        for other, space in spaces_there(clash)
        if space & mask
        and fits(user, ability, other)
        and other.height < high
        and other.height + other.width > low
        and not clash.is_buried(other)
    ]
    return [other for other in found if area.slot is not None or clash.has_line(user, other)]


def can_handle(one: Fighter, other: Fighter) -> bool:
    """Those of one's own size or smaller; with Might 2 or more, also those no bigger than one's Might.

    ds.deed.grab ds.deed.knockback
    """
    might = one.characteristic("might")
    is_small = other.block.step <= one.block.step
    return is_small or (might >= MIGHTY and int(other.block.size[0]) <= might)


def aims(readings: Readings, clash: Clash, user: Fighter, ability: Ability) -> Iterator[Pattern]:
    """Every way to aim an ability, as deeds: `use orc spear`, `use orc-1,orc-2 volley`, `use whirl`."""
    card = OneOf([ability])
    if ability.distance.area:
        area = readings.hooks.areas[ability.distance.area]
        if area.slot is None:
            yield Pattern("use", card, when=lambda: is_worth_it(readings, clash, user, ability))
        else:
            yield Pattern("use", area.slot(clash, user, ability.distance), card)
    elif ability.target == "self":
        yield Pattern("use", card)
    elif ability.number > 1:
        yield Pattern("use", Subset(partial(candidates, readings, clash, user, ability), 1, ability.number), card)
    else:
        yield Pattern("use", OneOf(partial(candidates, readings, clash, user, ability)), card)


def is_worth_it(readings: Readings, clash: Clash, user: Fighter, ability: Ability) -> bool:
    """Would it catch anybody of whom the user knows, or leave an area?"""
    if any(outcome.on_user for outcome in ability.effects):
        return True
    return any(clash.is_known(user.side, other) for other in caught(readings, clash, user, ability))


def area_of(readings: Readings, clash: Clash, user: Fighter, ability: Ability, aim: Any = None) -> int:
    """The squares of its area, if it has one."""
    area = readings.hooks.areas[ability.distance.area] if ability.distance.area else None
    if area is None:
        return 0
    return (
        area.covers(clash, user, ability.distance, aim) if area.slot else clash.spread_of(user, ability.distance.size)
    )


def targets_of(readings: Readings, clash: Clash, user: Fighter, ability: Ability, aim: Any = None) -> list[Fighter]:
    """The targets that the chosen deed names."""
    if ability.distance.area:
        return caught(readings, clash, user, ability, aim)
    if ability.target == "self":
        return [user]
    return list(aim) if isinstance(aim, tuple) else [aim]
