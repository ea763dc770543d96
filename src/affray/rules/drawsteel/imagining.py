"""What a seat does not know, and what it might be.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, cast

from affray.core.asking import Table
from affray.core.imagining import suppose_alike
from affray.core.luck import Whim
from affray.core.values import Creature, State
from affray.rules.drawsteel.values import Clash, Fighter

if TYPE_CHECKING:
    from affray.rules.drawsteel.rulebook import DrawSteel


def looks(state: State, fighter: Fighter) -> str | None:
    """How one looks to those who do not know its Stamina: that somebody is winded all can see.  ds.stamina.winded"""
    if state.settings["disclosure"].get(fighter.id) == "nothing":
        return None
    if fighter.is_dying:
        return "dying"
    if fighter.is_winded:
        return "winded"
    return "unhurt" if fighter.hp == fighter.hp_max else "hurt"


def imagine(rulebook: "DrawSteel", table: Table, seat: str, asked: Collection[Creature]) -> None:
    """Unknown Stamina is any with which one looks alike."""
    clash = cast("Clash", table.state)
    whim = Whim(table.luck)
    for fighter in clash.everyone():
        if seat not in rulebook.confidants(clash, fighter) and fighter not in asked and fighter.is_up:
            suppose_alike(fighter, partial(looks, clash), whim, least=fighter.lowest + 1)
