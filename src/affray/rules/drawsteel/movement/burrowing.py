"""Burrowing, and clawing one's way through dirt.  Start at `burrow`."""

from collections.abc import Iterator
from functools import partial

from affray.core.board import Ways
from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Number, OneOf, Way
from affray.core.table.changes import spend
from affray.rules.drawsteel.harm.conditions import lay_condition
from affray.rules.drawsteel.movement.falling import make_room
from affray.rules.drawsteel.movement.speed import begin_move, budget_of, speed_of
from affray.rules.drawsteel.movement.walking import arrive, go
from affray.rules.drawsteel.movement.ways import reach_of
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.actions import LEFT
from affray.rules.drawsteel.state.blocks import MAIN
from affray.rules.drawsteel.state.clash import Clash, Fighter


def is_earth(clash: Clash, fighter: Fighter) -> bool:
    return not clash.space(fighter) & (clash.board.squares("water") | clash.board.squares("chasm"))


def offer_dig(readings: Readings, clash: Clash, digger: Fighter) -> Iterator[object]:
    """A burrower digs up or down by a maneuver, as far as its size; not down while it holds somebody.  ds.burrow"""
    size = digger.width
    if "burrow" not in digger.block.modes or speed_of(readings, clash, digger) < size or not is_earth(clash, digger):
        return
    if clash.is_aloft(digger):
        return
    yield Pattern("dig", Number(1, min(size, clash.floor_under(digger) - digger.height)))
    held = [e for each in clash.bearers("grabbed") if each.is_up for e in each.effects if e.kind == "grabbed"]
    if not any(effect.source == digger.id for effect in held):
        yield Pattern("dig", Number(-size, -1))


def dig(table: Table, digger: Fighter, up: int) -> None:
    """ds.burrow"""
    arrive(table, digger, digger.at, digger.height + up)
    make_room(table, digger)


def offer_burrowing(readings: Readings, clash: Clash, digger: Fighter) -> Iterator[object]:
    """Burrowing through the ground at full speed.  ds.burrow"""
    if "burrow" in digger.block.modes and digger.height < clash.floor_under(digger):
        budget = budget_of(readings, clash, digger)
        if budget > 0:
            find = partial(reach_of, readings, clash, digger, budget, height=digger.height)
            yield Pattern("burrow", Way(Ways(clash.grid, find)))


def burrow(table: Table, digger: Fighter, way: tuple[int, ...]) -> None:
    """ds.burrow"""
    begin_move(table, digger)
    go(table, digger, way, LEFT, climb=0)


def offer_clawing(readings: Readings, clash: Clash, digger: Fighter) -> Iterator[object]:
    """Clawing through dirt, for those without a burrow speed.  ds.burrow.claw"""
    is_able = "burrow" not in digger.block.modes and speed_of(readings, clash, digger) > 1
    if is_able and digger.height < clash.floor_under(digger):
        yield Pattern("claw", OneOf(["up", "down"]))


def claw(table: Table, digger: Fighter, where: str) -> None:
    """A Might test: tier 2 takes the main action too; tiers 1 and 2 leave one slowed, tier 1 also weakened.

    ds.burrow.claw
    """
    tier = make_test(table, digger, ("might",), "claw").tier
    if tier == 2 and digger.pools[MAIN] <= 0:
        return
    if tier == 2:
        spend(table, digger, MAIN)
    for condition in {1: ("slowed", "weakened"), 2: ("slowed",), 3: ()}[tier]:
        lay_condition(table, digger, condition, None, "turn")
    arrive(table, digger, digger.at, digger.height + (1 if where == "up" else -1))
    make_room(table, digger)
