"""Teleporting, by oneself or by an ability.  Start at `teleport`."""

from collections.abc import Iterator

from affray.core.board import Spot, mask_of, squares_of
from affray.core.offers.deeds import PASS, Pattern
from affray.core.table.asking import Question
from affray.rules.drawsteel.changes import lose_effects, set_pool
from affray.rules.drawsteel.movement.speed import speed_of
from affray.rules.drawsteel.movement.walking import arrive
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import PRONE
from affray.rules.drawsteel.state.bonds import RIDING, riders_of
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.finding import bumps_into_hidden


def arrivals(clash: Clash, by: Fighter, target: Fighter, far: int) -> int:
    """Empty spaces in distance and in line of effect of the one who teleports the target.  ds.teleport"""
    grid, width = clash.grid, target.width
    room = grid.room(clash.open & ~clash.known_bodies(by.side, target), width) & ~(1 << target.at)
    near = [
        square
        for square in squares_of(room & grid.disc(target.at, far))
        if abs(clash.floor(grid.footprint(square, width)) - target.height) <= far
    ]
    return mask_of(square for square in near if clash.reaches(by, square, width))


def teleport(table: Table, by: Fighter, target: Fighter, square: int) -> None:
    """Teleport: nobody may strike, holds end, riders stay behind; who teleports itself may arrive standing.

    Ground that hurts on entering does not hurt whoever arrives so.

    ds.teleport ds.mount.ride
    """
    clash = table.state
    if bumps_into_hidden(table, target, square, clash.floor(1 << square)):
        return
    freed = {"grabbed", "restrained", *([PRONE] if by is target else ())}
    lose_effects(table, target, freed, "teleported")
    for rider in riders_of(clash, target):
        lose_effects(table, rider, (RIDING,), "apart")
    arrive(table, target, square, is_teleported=True)


def teleported(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Teleport by an ability, perhaps farther than the speed.  ds.teleport"""
    clash = table.state
    user = use.user

    def offers() -> Iterator[object]:
        if target.is_up and (user is target or clash.has_line(user, target)):
            yield Pattern("teleport", Spot(clash.grid, lambda: arrivals(clash, user, target, outcome.amount)))
            yield PASS

    said = table.ask(Question(user, "teleport", offers, target))
    if said != PASS:
        teleport(table, user, target, said.args[0])


def offer_teleport(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Teleporting as a move action, for those who have that mode.  ds.teleport"""
    if "teleport" in fighter.block.modes:
        far = speed_of(readings, clash, fighter)
        yield Pattern("teleport", Spot(clash.grid, lambda: arrivals(clash, fighter, fighter, far)))


def teleport_oneself(table: Table, fighter: Fighter, square: int) -> None:
    """ds.teleport"""
    set_pool(fighter, "moved", 1)
    teleport(table, fighter, fighter, square)
