"""Goblins: their Malice features, and what single ones can do.  Start at `swarm`."""

from typing import Final

from affray.core.values import Reason
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Harm, Use
from affray.rules.drawsteel.state.words import Outcome

FOUL: Final = "foul-air"


def kin_of(clash: Clash, user: Fighter, keyword: str) -> list[Fighter]:
    """Those of its side with a keyword, itself included."""
    return [each for each in (user, *clash.allies(user)) if keyword in each.block.keywords]


def swarm(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Every enemy takes damage for each of the people adjacent to it.  ds.malice.goblins ds.villain.actions"""
    clash = table.state
    kin = kin_of(clash, use.user, outcome.of)
    harms = []
    for foe in clash.enemies(use.user):
        beside = sum(clash.is_adjacent(each, foe) for each in kin)
        if beside:
            harms.append(Harm(foe, [Reason("ds.malice.goblins", outcome.amount * beside)], "", use.user, use.ability))
    deal(table, harms)


def foul_air(clash: Clash, mover: Fighter) -> int:
    """ds.malice.goblins"""
    is_foul = bool(clash.bearers(FOUL)) and "goblin" not in mover.block.keywords
    return clash.grid.all if is_foul else 0
