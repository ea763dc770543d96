"""Who leaves the fight: over the edge, by surrender, as a prisoner.  Start at `leave`.

Coming in late is in `foes/summoning.py:enter`. The book leaves all of this to the Director; these are our rulings.
"""

from collections.abc import Iterator
from typing import Final

from affray.core.board.field import FLED, GONE, SURRENDERED
from affray.core.offers.slots import Deed
from affray.core.table.changes import forget_order, spend
from affray.core.table.scenario import FLEEING, Stage, is_at_edge, may_surrender
from affray.rules.drawsteel.changes import fill_squad, lose_effects, set_status
from affray.rules.drawsteel.foes.summoning import enter
from affray.rules.drawsteel.maneuvers.grabbing import release_all
from affray.rules.drawsteel.movement.mounts import land_beside, stop_riding
from affray.rules.drawsteel.movement.opportunity import opportunity_attacks
from affray.rules.drawsteel.movement.speed import begin_move, budget_of
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import LEFT
from affray.rules.drawsteel.state.bonds import CLINGING, mount_of, riders_of
from affray.rules.drawsteel.state.clash import DEAD, UP, Clash, Fighter
from affray.rules.drawsteel.targets.finding import reveal
from affray.rules.drawsteel.turn.objectives import is_one_sided

FLEE: Final = Deed("flee")
SURRENDER: Final = Deed("surrender")
FAR: Final = 1000
"""So far away nobody is adjacent."""


def leave(table: Table, fighter: Fighter, status: str) -> None:
    """It is out of the fight: it holds nobody and is held by nobody; a minion takes its Stamina out of the squad.

    A rider who is gone takes its mount and all other riders along; whoever surrenders does so on foot.
    """
    if status == SURRENDERED:
        reveal(table, fighter)
    for each in leaving_together(table, fighter, status):
        release_all(table, each)
        lose_effects(table, each, (CLINGING,), status)
        forget_order(each, FLEEING)
        drain_share(table.state, each)
        set_status(table, each, status)


def drain_share(clash: Clash, fighter: Fighter) -> None:
    """The Stamina of a minion that is up goes out of its squad, once that has been mustered.  ds.minion.squad"""
    if fighter.is_minion and fighter.is_up and fighter.squad in clash.squads:
        fill_squad(clash, fighter.squad, max(clash.squads[fighter.squad] - fighter.block.stamina, 0))


def leaving_together(table: Table, fighter: Fighter, status: str) -> list[Fighter]:
    """The fighter, and if it leaves the field its mount and those who ride with it; otherwise riders get off."""
    clash = table.state
    mount = mount_of(clash, fighter) or fighter
    riders = riders_of(clash, mount)
    if not riders:
        return [fighter]
    if status in GONE:
        for rider in riders:
            stop_riding(table, rider)
        return [mount, *riders]
    for rider in riders if fighter is mount else [fighter]:
        stop_riding(table, rider)
        land_beside(table, rider, mount)
    return [fighter]


def stand(table: Table, fighter: Fighter) -> None:
    """It is back in the fight, if it lives.  ds.stamina.death"""
    clash = table.state
    if fighter.is_minion and fighter.squad in clash.squads:
        fill_squad(clash, fighter.squad, clash.squads[fighter.squad] + fighter.block.stamina)
    set_status(table, fighter, UP if fighter.hp > fighter.lowest else DEAD)


def free_squares(clash: Clash) -> int:
    return clash.open & ~clash.taken()


# --- leaving by its own deed


def offer_flight(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[Deed]:
    """From the edge, for a square of a move action; to those who are ordered to, or to everybody by table option."""
    is_meant = readings.leaves_at_will or (fighter.effects and fighter.has(FLEEING))
    if is_meant and is_at_edge(clash, fighter) and budget_of(readings, clash, fighter) > 0:
        yield FLEE


def flee(table: Table, fighter: Fighter) -> None:
    """Over the edge: those whom it leaves may make opportunity attacks.  ds.opportunity"""
    begin_move(table, fighter)
    spend(table, fighter, LEFT)
    opportunity_attacks(table, fighter, fighter.at, fighter.height + FAR)
    if fighter.is_up and not fighter.has("grabbed"):
        leave(table, fighter, FLED)


def offer_surrender(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[Deed]:
    if readings.leaves_at_will or (fighter.effects and may_surrender(fighter)):
        yield SURRENDER


def surrender(table: Table, fighter: Fighter) -> None:
    leave(table, fighter, SURRENDERED)


STAGE: Final[Stage] = Stage(is_one_sided, free_squares, enter, leave, stand)
