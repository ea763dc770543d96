"""Moves on foot that an ability gives.  Start at `shift`."""

from collections.abc import Iterator

from affray.core.board import Ways
from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Way
from affray.core.table.asking import Question
from affray.rules.drawsteel.movement.speed import can_shift, speed_of
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.movement.ways import reach_of, shifts
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome


def shift(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Shift the amount, or up to the speed.  ds.move.shift"""
    speed = speed_of(table.readings, table.state, target)
    shift_up_to(table, target, outcome.amount or speed)


def shift_up_to(table: Table, fighter: Fighter, far: int, may_go: bool = True) -> None:
    """Shift no farther than the speed allows, or move as far in the ordinary way.  ds.move.shift ds.move.speed"""
    clash = table.state
    readings = table.readings

    def offers() -> Iterator[object]:
        squares = min(far, speed_of(readings, clash, fighter))
        if squares > 0 and fighter.is_up:
            if can_shift(fighter):
                yield Pattern("shift", Way(shifts(readings, clash, fighter, squares)))
            if may_go:
                yield Pattern("go", Way(Ways(clash.grid, lambda: reach_of(readings, clash, fighter, squares))))
            yield PASS

    said = table.ask(Question(fighter, "shift", offers))
    if said != PASS:
        go(table, fighter, said.args[0], provokes=said.verb == "go")


def stride(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Move the amount, but never more than the speed.  ds.move.speed"""
    clash = table.state
    readings = table.readings

    def offers() -> Iterator[object]:
        far = min(outcome.amount or speed_of(readings, clash, target), speed_of(readings, clash, target))
        if target.is_up and far > 0:
            yield Pattern("go", Way(Ways(clash.grid, lambda: reach_of(readings, clash, target, far))))
            yield PASS

    said = table.ask(Question(target, "go", offers))
    if said != PASS:
        go(table, target, said.args[0])
