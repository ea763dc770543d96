"""What a seat does not know, and what it might be.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial
from math import ceil
from typing import Final

from affray.core.dice.luck import Guesser
from affray.core.table.imagining import indispensable, scatter, suppose_alike, suppose_nothing_laid_down
from affray.core.values import Creature
from affray.rules.drawsteel.changes import fill_squad, suppose_gone, suppose_standing
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Block
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.squads import minions_of
from affray.rules.drawsteel.turn.objectives import is_one_sided

ROLE_STAMINA: Final = {
    "ambusher": 20, "artillery": 10, "brute": 30, "controller": 10, "defender": 30, "harrier": 20, "hexer": 10,
    "mount": 20, "support": 20,
}  # fmt: skip
ORGANISATION_STAMINA: Final = {"minion": 1, "horde": 4, "platoon": 8, "elite": 16, "leader": 16, "solo": 40}
"""In eighths of what one of a platoon has."""


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
    """Leave the hidden out, and give everybody any Stamina with which it would look the same."""
    clash = table.state
    guesser = Guesser(table.luck)
    unknown = [each for each in clash.everyone() if not clash.is_known_to(seat, each) and each not in asked]
    _leave_out(clash, unknown, guesser)
    suppose_nothing_laid_down(clash, is_one_sided(clash))
    for squad in clash.squads:
        minions = minions_of(clash, squad)
        if minions and seat not in table.rulebook.confidants(clash, minions[0]):
            own = usual_stamina(minions[0].block)
            others = (len(minions) - 1) * own
            fill_squad(clash, squad, guesser.pick(range(others + 1, others + own + 1)))
    for fighter in clash.everyone():
        if seat not in table.rulebook.confidants(clash, fighter) and fighter not in asked and fighter.is_up:
            most = usual_stamina(fighter.block)
            suppose_alike(fighter, partial(health_seen, clash), guesser, most, least=lambda each: each.lowest + 1)


def usual_stamina(block: Block) -> int:
    """The Stamina that is usual for the level, the role and the organisation.

    Our ruling: this is what is guessed of those whose Stamina is not known, whatever they have.
    """
    by_level = 10 * block.level + ROLE_STAMINA.get(block.role, 30)
    return max(ceil(by_level * ORGANISATION_STAMINA.get(block.organisation, 8) / 8), 1)


def _leave_out(clash: Clash, unknown: list[Fighter], guesser: Guesser) -> None:
    """Leave out the unknown, or put them somewhere if they cannot be left out."""
    up = [fighter for fighter in clash.everyone() if fighter.is_up]
    known = [fighter for fighter in up if fighter not in unknown]
    kept = indispensable(known, [fighter for fighter in up if fighter in unknown], clash.turn)
    scatter(clash, kept, clash.open & ~clash.ground.chasm & ~clash.spaces(known), guesser)
    for fighter in unknown:
        if fighter in kept:
            suppose_standing(clash, fighter)
        else:
            suppose_gone(fighter)
