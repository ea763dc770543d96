"""What a seat does not know, and what it might be.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial

from affray.core.dice.luck import Whim
from affray.core.table.imagining import scatter, suppose_alike
from affray.core.values import Creature
from affray.rules.drawsteel.changes import fill_squad, suppose_standing
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.squads import minions_of


def health_seen(state: Clash, fighter: Fighter) -> str | None:
    """What those see of its health who do not know its Stamina: everybody sees who is winded.  ds.stamina.winded"""
    if state.settings["disclosure"].get(fighter.id) == "nothing":
        return None
    if fighter.is_dying:
        return "dying"
    if fighter.is_winded:
        return "winded"
    return "unhurt" if fighter.hp == fighter.hp_max else "hurt"


def imagine(table: Table, seat: str, asked: Collection[Creature]) -> None:
    """Put the hidden on any free squares, and give everybody any Stamina with which it would look the same."""
    clash = table.state
    whim = Whim(table.luck)
    for squad in clash.squads:
        minions = minions_of(clash, squad)
        if minions and seat not in table.rulebook.confidants(clash, minions[0]):
            own, others = minions[0].block.stamina, (len(minions) - 1) * minions[0].block.stamina
            fill_squad(clash, squad, whim.pick(range(others + 1, others + own + 1)))
    unknown = [each for each in clash.everyone() if not clash.is_known_to(seat, each) and each not in asked]
    free = clash.open & ~clash.ground.chasm
    for fighter in clash.everyone():
        if fighter.is_up and fighter not in unknown:
            free &= ~clash.space(fighter)
    scatter(clash, unknown, free, whim)
    for fighter in unknown:
        suppose_standing(clash, fighter)
    for fighter in clash.everyone():
        if seat not in table.rulebook.confidants(clash, fighter) and fighter not in asked and fighter.is_up:
            suppose_alike(fighter, partial(health_seen, clash), whim, least=fighter.lowest + 1)
