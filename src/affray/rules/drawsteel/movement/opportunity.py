"""Opportunity attacks.  Start at `opportunity_attacks`."""

from functools import partial
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.triggers import Reaction, answer_trigger
from affray.rules.drawsteel.abilities.free_strikes import free_strike, is_hindered
from affray.rules.drawsteel.harm.triggers import can_react
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import FREE_TRIGGERED
from affray.rules.drawsteel.state.bonds import holds
from affray.rules.drawsteel.state.clash import Clash, Fighter, vertical_gap

STRIKE: Final = Deed("strike")

CRAFTY: Final = "crafty"
"""Feature: movement never provokes opportunity attacks.  ds.feature.crafty"""


def opportunity_attacks(table: Table, mover: Fighter, square: int, height: int) -> None:
    """Enemies that the mover leaves may make a free strike as a free triggered action, before the step.

    One minion is asked for its whole squad.

    ds.opportunity ds.minion.free-strikes
    """
    clash = table.state
    readings = table.readings
    able = [foe for foe in clash.enemies(mover) if may_strike(readings, clash, foe, mover, square, height)]
    if not able:
        return
    first = {foe.squad if foe.is_minion else foe.id: foe for foe in reversed(able)}
    asked = [
        Question(foe, "opportunity-attack", partial(_offer, readings, clash, foe, mover, square, height), mover)
        for foe in reversed(first.values())
    ]

    def strike(reaction: Reaction) -> None:
        foe = clash.creatures[reaction.question.asked]
        squad = [each for each in clash.allies(foe) if each.is_minion and each.squad == foe.squad]
        joining = [each for each in squad if may_strike(readings, clash, each, mover, square, height)]
        free_strike(table, foe, mover, joining)

    answer_trigger(table, asked, strike)


def may_strike(readings: Readings, clash: Clash, foe: Fighter, mover: Fighter, square: int, height: int) -> bool:
    """Adjacent now and not after the step, able to react, and without a bane.  ds.opportunity"""
    return (
        mover.is_up
        and can_react(foe, FREE_TRIGGERED)
        and clash.is_adjacent(foe, mover)
        and foe.id not in mover.hidden_from
        and max(
            clash.grid.gap(foe.at, foe.width, square, mover.width),
            vertical_gap(foe, foe.height, mover, height),
        )
        > 1
        and not any(slips(clash, mover) for slips in readings.hooks.slipping)
        and not holds(foe, "grabbed", mover)  # it comes along
        and clash.has_line(foe, mover)
        and not is_hindered(readings, clash, foe, mover)
    )


def _offer(readings: Readings, clash: Clash, foe: Fighter, mover: Fighter, square: int, height: int) -> list[object]:
    return [STRIKE, PASS] if may_strike(readings, clash, foe, mover, square, height) else []


def is_crafty(clash: Clash, mover: Fighter) -> bool:
    """ds.feature.crafty"""
    return mover.has_feature(CRAFTY)
