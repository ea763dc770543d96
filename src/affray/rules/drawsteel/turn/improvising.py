"""Deeds that no rule covers.  Start at `improvise`."""

from collections.abc import Iterator
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf, Words
from affray.core.table.asking import Question
from affray.core.table.consequences import ask_consequences
from affray.core.values import GM
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import LADDERS, make_test, worth_of
from affray.rules.drawsteel.state.actions import can_take
from affray.rules.drawsteel.state.blocks import CHARACTERISTICS, FREE, MAIN, MANEUVER
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
        weigh(table, fighter, words)
    else:
        table.tell("improvised", who=fighter, words=words)


def offer_improvising(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    if can_take(fighter, MAIN) or can_take(fighter, MANEUVER):
        yield Pattern("improvise", Words())


def improvise(table: Table, fighter: Fighter, words: str) -> None:
    """The Director says whether it is free, a maneuver or an action.  ds.turn.improvise"""
    weigh(table, fighter, words)


def weigh(table: Table, fighter: Fighter, words: str) -> None:
    """The Director says what a deed takes, among what the fighter has left, and which test decides it, or forbids it.

    What comes of it the Director rules.  ds.turn.improvise ds.test.ladder
    """
    said = table.ask(Question(GM, "improvise", lambda: verdicts(fighter), fighter, words))
    if said == FORBID:
        table.tell("forbidden", who=fighter, words=words)
        return
    *test, cost = said.args
    spend_action(table, fighter, cost)
    if test:
        by, difficulty = test
        trial = make_test(table, fighter, (by,), "test", skilled=said.verb == "test-skilled")
        table.tell("attempted", who=fighter, words=words, worth=worth_of(trial, difficulty))
    else:
        table.tell("improvised", who=fighter, words=words)
    ask_consequences(table, fighter, words)


def verdicts(fighter: Fighter) -> list[object]:
    """`takes maneuver`, `test agility hard maneuver`, `forbid`; only what the fighter has left.  ds.turn.improvise"""
    costs = [kind for kind in (FREE, MANEUVER, MAIN) if fighter.is_up and can_take(fighter, kind)]
    slots = (OneOf(CHARACTERISTICS), OneOf(LADDERS), OneOf(costs))
    tests = [Pattern(verb, *slots) for verb in ("test", "test-skilled")] if costs else []
    return [*(Deed("takes", kind) for kind in costs), *tests, FORBID]
