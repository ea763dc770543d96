"""Deeds that no rule covers.  Start at `improvise`."""

from collections.abc import Iterator
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, Words
from affray.core.table.asking import Question
from affray.core.values import GM
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import FREE, MAIN, MANEUVER
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.turn.turn import spend_action

FORBID: Final = Deed("forbid")


def offer_free(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Any number of free maneuvers, unless maneuvers are forbidden.

    ds.free-maneuver.any ds.free-maneuver.denied ds.free-maneuver.rules
    """
    if can_take(fighter, FREE):
        yield Pattern("free", Words())


def free_maneuver(table: Table, fighter: Fighter, words: str) -> None:
    """Trivial deeds are free, unless the Director says what they take.

    ds.free-maneuver.any ds.free-maneuver.director
    """
    if table.readings.director_weighs:
        weigh(table, fighter, words, (FREE, MANEUVER, MAIN))
    else:
        table.tell("improvised", who=fighter, words=words)


def offer_improvising(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    if can_take(fighter, MAIN) or can_take(fighter, MANEUVER):
        yield Pattern("improvise", Words())


def improvise(table: Table, fighter: Fighter, words: str) -> None:
    """The Director says whether it is a maneuver or an action.  ds.turn.improvise"""
    weigh(table, fighter, words, (MANEUVER, MAIN))


def weigh(table: Table, fighter: Fighter, words: str, kinds: tuple[str, ...]) -> None:
    """The Director says what a deed takes, among what the fighter has left, or forbids it."""

    def offer() -> list[object]:
        open_kinds = [Deed("takes", kind) for kind in kinds if fighter.is_up and can_take(fighter, kind)]
        return [*open_kinds, FORBID]

    said = table.ask(Question(GM, "improvise", offer, fighter, words))
    if said == FORBID:
        table.tell("forbidden", who=fighter, words=words)
        return
    spend_action(table, fighter, said.args[0])
    table.tell("improvised", who=fighter, words=words)
