"""Bleeding: the Stamina that an action or a roll of the body costs.  Start at `bleed`."""

from typing import Final

from affray.core.dice.notation import parse_dice
from affray.core.values import Reason
from affray.rules.drawsteel.changes import lose_outright, set_pool
from affray.rules.drawsteel.harm.damage import fell, follow_falls
from affray.rules.drawsteel.harm.squad_stamina import drain_squad
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import FREE_TRIGGERED, MAIN, TRIGGERED
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Harm, Trial, Use

BLOOD: Final = parse_dice("1d6")
BODILY: Final = frozenset({"might", "agility"})


def is_bleeding(fighter: Fighter) -> bool:
    """Is it bleeding? The dying always are.  ds.condition.bleeding ds.stamina.dying"""
    return fighter.is_up and (fighter.has("bleeding") or fighter.is_dying)


def bleed(table: Table, fighter: Fighter) -> None:
    """After a main or triggered action, or a Might or Agility roll, lose 1d6 plus level: once an action.

    ds.condition.bleeding
    """
    if not is_bleeding(fighter) or fighter.pools.get("bled", 0):
        return
    set_pool(fighter, "bled", 1)
    level = Reason("ds.condition.bleeding", fighter.block.level)
    roll = table.roll(fighter, BLOOD, "bleeding", [level])
    lost = Reason("ds.condition.bleeding", roll.total)
    readings = table.readings
    if fighter.is_minion:
        follow_falls(table, drain_squad(table, [Harm(fighter, [lost], is_fixed=True)]))
        return
    was_standing = fighter.hp > 0
    lose_outright(table, fighter, roll.total, [lost])
    for hook in readings.hooks.bled:
        hook(table, fighter)
    fell(table, fighter, was_standing)


def bleed_by_using(table: Table, using: Use) -> None:
    """ds.condition.bleeding"""
    ability, user = using.ability, using.user
    is_bodily = bool(ability.tiers) and bool(BODILY.intersection(ability.roll))
    if ability.kind in (MAIN, TRIGGERED, FREE_TRIGGERED) or is_bodily:
        set_pool(user, "bled", 0)
        bleed(table, user)


def bleed_by_testing(table: Table, trial: Trial) -> None:
    """ds.condition.bleeding"""
    if trial.characteristic in BODILY:
        if table.state.turn != trial.who.id:
            set_pool(trial.who, "bled", 0)
        bleed(table, trial.who)
