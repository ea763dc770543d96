"""What the Director may decree.  Start at `RULINGS`."""

from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf, Words
from affray.core.table import decrees
from affray.core.table.changes import move_to
from affray.core.table.rulings import Ruling, Rulings, decree
from affray.rules.drawsteel.changes import drop_minion, fill_squad, give_fight_to, rise_to, set_status
from affray.rules.drawsteel.foes.minions import LAST_STAND, make_last_stand
from affray.rules.drawsteel.maneuvers.grabbing import free_if_apart
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import DEAD, UP, Clash, Fighter
from affray.rules.drawsteel.targets.finding import reveal


def steady(clash: Clash) -> list[Fighter]:
    """Those who have Stamina of their own: not minions."""
    return [fighter for fighter in clash.everyone() if not fighter.is_minion]


def rise_or_fall(table: Table, fighter: Fighter) -> None:
    is_alive = fighter.hp > fighter.lowest
    if is_alive is not fighter.is_up:
        set_status(table, fighter, UP if is_alive else DEAD)


def free_squares(clash: Clash) -> int:
    return clash.open & ~clash.taken()


def put_at(table: Table, fighter: Fighter, square: int) -> None:
    move_to(table, fighter, square)
    rise_to(table, fighter, table.state.floor_under(fighter))
    free_if_apart(table, fighter)


def those_up(clash: Clash) -> OneOf:
    return OneOf([fighter for fighter in clash.everyone() if fighter.is_up])


def offer_dies(clash: Clash) -> list[Pattern]:
    return [decree("dies", those_up(clash))]


def rule_dies(table: Table, fighter: Fighter) -> None:
    clash = table.state
    if fighter.is_minion:
        fill_squad(clash, fighter.squad, max(clash.squads.get(fighter.squad, 0) - fighter.hp, 0))
        drop_minion(table, fighter)
    else:
        set_status(table, fighter, DEAD)


def offer_slips_in(clash: Clash) -> list[Pattern]:
    return [decree("slips-in", those_up(clash), Words())]


def rule_slips_in(table: Table, fighter: Fighter, words: str) -> None:
    """By the Director's leave some things take no action.  ds.no-action"""
    table.tell("no-action", who=fighter, words=words)


def offer_over(clash: Clash) -> list[Pattern]:
    """ds.objective"""
    return [Pattern("over", OneOf(list(dict.fromkeys(fighter.side for fighter in clash.everyone()))))]


def offer_last_stand(clash: Clash) -> list[Deed]:
    """ds.last-stand"""
    return [LAST_STAND]


RULINGS: Final[Rulings[Clash]] = Rulings(
    [
        decrees.hp(rise_or_fall, steady),
        decrees.at(free_squares, put_at),
        decrees.noticed(reveal),
        Ruling("dies", offer_dies, rule_dies),
        Ruling("slips-in", offer_slips_in, rule_slips_in),
        Ruling("over", offer_over, give_fight_to),
        Ruling(LAST_STAND.verb, offer_last_stand, make_last_stand),
    ]
)
