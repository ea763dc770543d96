"""Heroic resources: what each kind of hero earns, and when.  Start at `earn_at_turn_start`."""

from typing import Final

from affray.core.dice.notation import parse_dice
from affray.rules.drawsteel.changes import add_to_pool, set_pool
from affray.rules.drawsteel.heroes.commander import markers_of
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import TRIGGERED
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use
from affray.rules.drawsteel.state.resources import EACH_ROUND, EACH_TURN, ESSENCE, FEROCITY, FOCUS, HAD, INSIGHT, PIETY

D3: Final = parse_dice("1d3")
NEAR: Final = 10
EARNED_OTHERWISE: Final = ("", PIETY, ESSENCE)
"""What is earned at the start of a turn in the files of these heroes: by praying, by keeping up an ability."""


def heroes_with(clash: Clash, resource: str) -> list[Fighter]:
    return [each for each in clash.everyone() if each.is_up and each.hero and each.block.resource == resource]


def earn(table: Table, fighter: Fighter, amount: int) -> None:
    """ds.heroic"""
    if amount > 0:
        add_to_pool(table, fighter, fighter.block.resource, amount)


def earn_once(table: Table, fighter: Fighter, why: str, amount: int) -> None:
    """Earn only the first time in a round, or in the whole fight.  ds.heroic.first"""
    if not fighter.pools.get(why, 0):
        set_pool(fighter, why, 1)
        earn(table, fighter, amount)


def renew_round(table: Table) -> None:
    empty_pools(table.state, EACH_ROUND)


def renew_turn(table: Table) -> None:
    """What comes once a turn may come again: before anything of the turn happens, and once for a whole squad."""
    empty_pools(table.state, EACH_TURN)


def empty_pools(clash: Clash, prefix: str) -> None:
    for fighter in clash.everyone():
        for pool in [each for each, amount in fighter.pools.items() if amount and each.startswith(prefix)]:
            set_pool(fighter, pool, 0)


# --- each at its own turn


def earn_at_turn_start(table: Table, fighter: Fighter) -> None:
    """By the class: 1d3 or 2; a class of one's own, for which the book has no rule, earns 2.  ds.heroic"""
    resource = fighter.block.resource if fighter.hero and fighter.is_up else ""
    if resource in (FEROCITY, INSIGHT):
        earn(table, fighter, int(table.roll(fighter, D3, "heroic").total))
        set_pool(fighter, HAD, fighter.pools.get(resource, 0))
    elif resource == FOCUS or (resource not in EARNED_OTHERWISE and is_spent_on_abilities(fighter)):
        earn(table, fighter, 2)


def is_spent_on_abilities(fighter: Fighter) -> bool:
    return any(ability.cost for ability in fighter.block.abilities)


# --- by what happens


def earn_by_harm(table: Table, harm: Harm) -> None:
    """The berserker when it is hurt, the commander when its mark is, the prowler by surges, the fire-caller by types.

    ds.heroic.first
    """
    clash = table.state
    target, by = harm.target, harm.by
    if target in heroes_with(clash, FEROCITY):
        earn_once(table, target, EACH_ROUND + "hurt", 1)
        earn_by_weakness(table, target)
    for marker in markers_of(clash, target):
        if by is not None and by.side == marker.side and marker.block.resource == FOCUS:
            earn_once(table, marker, EACH_ROUND + "marked", 1)
    if by is not None and by in heroes_with(clash, INSIGHT) and any(each.clause == "ds.surge" for each in harm.reasons):
        earn_once(table, by, EACH_ROUND + "surged", 1)
    if harm.type not in ("", "holy"):
        for hero in heroes_with(clash, ESSENCE):
            if clash.distance(hero, target) <= NEAR:
                earn_once(table, hero, EACH_ROUND + "typed", 1)


def earn_by_weakness(table: Table, fighter: Fighter) -> None:
    """The berserker, the first time in the fight that it is winded or dying.  ds.heroic.first"""
    if fighter in heroes_with(table.state, FEROCITY) and fighter.is_winded and not fighter.pools.get("winded", 0):
        set_pool(fighter, "winded", 1)
        earn(table, fighter, int(table.roll(fighter, D3, "heroic").total))


def earn_by_heroics(table: Table, using: Use) -> None:
    """The commander, when an ally within 10 uses a heroic ability; paying more for a triggered action is none.

    ds.heroic.first
    """
    clash = table.state
    user = using.user
    if not user.hero or not using.ability.cost or using.ability.kind == TRIGGERED:
        return
    for hero in heroes_with(clash, FOCUS):
        if hero is not user and hero.side == user.side and clash.distance(hero, user) <= NEAR:
            earn_once(table, hero, EACH_ROUND + "heroics", 1)


def earn_by_healing(table: Table, healed: Fighter) -> None:
    """The priest, the first time in the fight that a creature within 10 regains Stamina.  ds.heroic.first"""
    clash = table.state
    for hero in heroes_with(clash, PIETY):
        if clash.distance(hero, healed) <= NEAR:
            earn_once(table, hero, "healed", 2)


def earn_by_shielding(table: Table, shielded: Fighter) -> None:
    """The priest, the first time in the fight that one of its side within 10 gains temporary Stamina.

    ds.heroic.first
    """
    clash = table.state
    for hero in heroes_with(clash, PIETY):
        if shielded.side == hero.side and clash.distance(hero, shielded) <= NEAR:
            earn_once(table, hero, "shielded", 2)


def lose_all(clash: Clash) -> None:
    """Surges, temporary Stamina and heroic resources end with the fight.  ds.heroic ds.surge ds.stamina.temporary"""
    for fighter in clash.everyone():
        for pool in ("surges", "temporary", fighter.block.resource):
            if fighter.hero and pool in fighter.pools:
                set_pool(fighter, pool, 0)
