"""Deeds that no rule covers.  Start at `improvise`."""

from collections.abc import Iterator
from typing import Final

from affray.core.asking import Question
from affray.core.deeds import Pattern
from affray.core.slots import Deed, Words
from affray.core.values import GM
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import FREE, MAIN, MANEUVER
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.turn.turn import take

FORBID: Final = Deed("forbid")


def offer_free(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """As many as wanted, but not where maneuvers are forbidden.

    ds.free-maneuver.any ds.free-maneuver.denied ds.free-maneuver.rules
    """
    if can_take(fighter, FREE):
        yield Pattern("free", Words())


def free_maneuver(table: Table, fighter: Fighter, words: str) -> None:
    """Dull deeds are free; the Director may make more of them.  ds.free-maneuver.any ds.free-maneuver.director"""
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
    """The Director says what a deed takes, of that which its doer has left; or that it cannot be done."""

    def offer() -> list[object]:
        open_kinds = [Deed("takes", kind) for kind in kinds if fighter.is_up and can_take(fighter, kind)]
        return [*open_kinds, FORBID]

    said = table.ask(Question(GM, "improvise", offer, fighter, words))
    if said == FORBID:
        table.tell("forbidden", who=fighter, words=words)
        return
    take(table, fighter, said.args[0])
    table.tell("improvised", who=fighter, words=words)
