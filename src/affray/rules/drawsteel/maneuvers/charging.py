"""The charge, and abilities with a run-up.  Start at `charge`."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from affray.core.board import Reach, squares_of, union
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.asking import Question
from affray.core.values import Reason
from affray.rules.drawsteel.abilities.free_strikes import MELEE, free_strike, free_strike_of
from affray.rules.drawsteel.abilities.using import use
from affray.rules.drawsteel.changes import set_pool
from affray.rules.drawsteel.movement.ground import prices
from affray.rules.drawsteel.movement.speed import can_shift, speed_of
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.movement.ways import reach_of, shifts
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter, vertical_gap
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.costs import can_pay

STAY: Final = Deed("stay")
RUN: Final = "run"
"""Pool: the squares that are left of a shift."""


# --- straight ways


def run_of(readings: Readings, clash: Clash, mover: Fighter, far: int) -> Reach:
    """Where the mover gets to without difficult terrain: on foot, or through the air or ground if it is there.

    ds.deed.charge
    """
    rough = union(prices(readings, clash, mover)[:1]) & ~clash.space(mover)
    return reach_of(readings, clash, mover, far, avoided=rough, height=mover.height if is_off(clash, mover) else None)


def is_off(clash: Clash, mover: Fighter) -> bool:
    """Is it in the air, or in the ground?"""
    return mover.height != clash.floor_under(mover)


def straight_ends(clash: Clash, mover: Fighter, target: Fighter, run: Reach, reach: int) -> Iterator[int]:
    """Every square from which the target is in reach, if a shortest way leads there.  ds.deed.charge"""
    grid, width = clash.grid, mover.width
    near = grid.around(target.at, target.width, reach + width - 1) & run.squares & ~(1 << mover.at)

    def is_end(square: int) -> bool:
        height = mover.height if is_off(clash, mover) else clash.floor(grid.footprint(square, width))
        gap = max(
            grid.gap(square, width, target.at, target.width),
            vertical_gap(mover, height, target, target.height),
        )
        return gap <= reach and run.cost(square) == grid.distance(mover.at, square)

    return filter(is_end, squares_of(near))


def can_run_at(clash: Clash, mover: Fighter, target: Fighter, run: Reach, reach: int) -> bool:
    """Is there any such square?"""
    return next(straight_ends(clash, mover, target, run, reach), None) is not None


def run_up(table: Table, mover: Fighter, target: Fighter, far: int, reach: int) -> int:
    """The mover chooses from where it strikes and goes there; returns how many squares it went."""
    clash = table.state
    readings = table.readings

    def ends() -> dict[str, tuple[int, ...]]:
        reached = run_of(readings, clash, mover, far)
        squares = straight_ends(clash, mover, target, reached, reach) if mover.is_up else ()
        return {clash.square_name(square): reached.way_to(square) for square in squares}

    def offer() -> list[object]:
        stays = [STAY] if clash.distance(mover, target) <= reach else []
        return [*stays, Pattern("to", OneOf(list(ends())))]

    start = mover.at
    said = table.ask(Question(mover, "run-up", offer, target))
    if said not in (STAY, PASS):
        go(table, mover, ends()[said.args[0]], climb=0 if is_off(clash, mover) else None)
    return clash.grid.distance(start, mover.at)


# --- the charge


def chargers(fighter: Fighter) -> list[Ability]:
    """The abilities with which a charge may end: a melee free strike, or one with the keyword.  ds.deed.charge"""
    made = [each for each in fighter.block.abilities if "charge" in each.keywords and not each.is_free_strike]
    return [free_strike_of(fighter, MELEE), *made]


def offer_charge(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[Pattern]:
    """At whoever can be reached in a straight line.  ds.deed.charge"""
    far = speed_of(readings, clash, fighter)
    for ability in chargers(fighter) if far and not fighter.has("prone") else ():
        if can_pay(clash, fighter, ability):
            yield Pattern("charge", OneOf(partial(charged, readings, clash, fighter, ability, far)), OneOf([ability]))


def charged(readings: Readings, clash: Clash, fighter: Fighter, ability: Ability, far: int) -> list[Fighter]:
    """Those whom a charge reaches.  ds.deed.charge ds.target"""
    reach, reached = ability.distance.melee, run_of(readings, clash, fighter, far)
    return [
        foe
        for foe in clash.enemies(fighter)
        if clash.distance(foe, fighter) <= far + reach
        and clash.has_line(fighter, foe)
        and all(may(clash, fighter, foe, ability) for may in readings.hooks.targetable)
        and can_run_at(clash, fighter, foe, reached, reach)
    ]


def charge(table: Table, fighter: Fighter, target: Fighter, ability: Ability) -> None:
    """Move straight at a target, up to the speed, then strike it.  ds.deed.charge"""
    clash = table.state
    readings = table.readings
    run_up(table, fighter, target, speed_of(readings, clash, fighter), ability.distance.melee)
    if not (fighter.is_up and target.is_there and clash.distance(fighter, target) <= ability.distance.melee):
        return
    if ability.is_free_strike:
        free_strike(table, fighter, target)
    else:
        use(table, fighter, ability, [target])
    for hook in readings.hooks.charged:
        hook(table, fighter)


# --- abilities with a run-up


def can_rush(readings: Readings, clash: Clash, user: Fighter, other: Fighter, outcome: Outcome) -> bool:
    """ds.ability.run-up"""
    far = min(outcome.amount, speed_of(readings, clash, user))
    if not other.is_up or clash.gap(user, other) > far + 1:
        return False
    return can_run_at(clash, user, other, run_of(readings, clash, user, far), 1)


def rush(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Move straight at the target first; each square adds damage.  ds.ability.run-up"""
    clash = table.state
    far = min(outcome.amount, speed_of(table.readings, clash, use.user))
    squares = run_up(table, use.user, target, far, use.ability.distance.melee)
    if squares:
        use.add(target, Reason("ds.ability.run-up", squares))
    drop_if_away(clash, use, target)


def drop_if_away(clash: Clash, use: Use, target: Fighter) -> None:
    """Drop a target that is out of reach after all."""
    if not use.user.is_up or clash.distance(use.user, target) > use.ability.distance.farthest:
        use.drop(target)


def darts(readings: Readings, clash: Clash, user: Fighter, far: int) -> Reach:
    return shifts(readings, clash, user, far if can_shift(user) else 0).reach


def can_dart(readings: Readings, clash: Clash, user: Fighter, other: Fighter, outcome: Outcome) -> bool:
    """ds.ability.run-up"""
    near = clash.grid.around(other.at, other.width, 1)
    return other.is_up and bool(darts(readings, clash, user, speed_of(readings, clash, user)).squares & near)


def dart(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Shift up to the speed, before and after the strike.  ds.ability.run-up"""
    clash = table.state
    readings, user = table.readings, use.user
    far = speed_of(readings, clash, user)

    def offer() -> list[object]:
        reach = darts(readings, clash, user, far)
        near = reach.squares & clash.grid.around(target.at, target.width, 1) & ~(1 << user.at)
        stays = [STAY] if clash.is_adjacent(user, target) else []
        return [*stays, Pattern("to", OneOf([clash.square_name(each) for each in squares_of(near)]))]

    said = table.ask(Question(user, "run-up", offer, target))
    left = far
    if said not in (STAY, PASS):
        way = darts(readings, clash, user, far).way_to(clash.grid.square(said.args[0]))
        left -= len(way)
        go(table, user, way, provokes=False)
    set_pool(user, RUN, left)
    drop_if_away(clash, use, target)
