"""How a fight ends: whether it is over, and the manner.  Start at `manner`."""

from collections.abc import Iterable
from typing import Final

from affray.core.board.field import CAPTURED, FLED, HEROES, OUT_OF_IT, REMOVED, SURRENDERED, UP, AnyField, Body
from affray.core.board.scenario import ROUND, Scenario
from affray.core.table.settings import ASK, ENDING

WON: Final = "won"
DRIVEN_OFF: Final = "driven-off"
FLED_FROM: Final = "fled"
TAKEN: Final = "captured"
TOTAL_KILL: Final = "total-kill"
DECREED: Final = "decreed"
ENDINGS: Final = (WON, DRIVEN_OFF, FLED_FROM, TAKEN, TOTAL_KILL, DECREED)
"""The manners in which a fight ends, seen from the heroes' side."""


def manner(field: AnyField, winner: str, known: Iterable[Body]) -> str:
    """How a fight that a side has won came to its end, as far as somebody can tell who knows of these creatures.

    The heroes have `won` if nobody of their foes got away, else they have driven them off. Heroes who lose have `fled`
    if any of them got away; else they are captured, if any of them lives as a prisoner; else it is a total kill.
    """
    if field.given:
        return DECREED
    losers = {body.status for body in known if (body.side == HEROES) is not (winner == HEROES)}
    if winner == HEROES:
        return DRIVEN_OFF if FLED in losers else WON
    if FLED in losers:
        return FLED_FROM
    return TAKEN if losers & {SURRENDERED, CAPTURED} else TOTAL_KILL


def asks_gm(field: AnyField) -> bool:
    """Is the GM asked before a fight is over?"""
    return field.settings.get(ENDING, {}).get("") == ASK


def is_held_open(field: AnyField) -> bool:
    """Does the fight go on, although only one side is left? The GM has said so in this round, or a wave is to come."""
    scenario = field.scenario
    if scenario is None or asks_gm(field):
        return scenario is not None and field.round > 0 and scenario.goes_on == field.round
    return is_awaited(field, scenario)


def is_over(field: AnyField) -> bool:
    """Is a fight over in which only one side is left? Not before the GM agrees, or while a wave is sure to come."""
    scenario = field.scenario
    if asks_gm(field):
        return scenario is not None and scenario.agreed
    return scenario is None or not is_awaited(field, scenario)


def is_awaited(field: AnyField, scenario: Scenario) -> bool:
    """Is a wave sure to come against those who are left? More of their own make no difference."""
    left = {body.side for body in field.everyone() if body.status == UP}
    coming = (body for wave in scenario.waves if wave.when.kind == ROUND for body in wave.creatures)
    return any(body.side not in left for body in coming)


def is_down(body: Body) -> bool:
    """Is it neither up nor out of the fight in another way: dead, dying, unconscious?"""
    return body.status != UP and body.status not in OUT_OF_IT


def takes_part(body: Body) -> bool:
    """Does it count, up or down? Whom the GM has removed was never there."""
    return body.status != REMOVED
