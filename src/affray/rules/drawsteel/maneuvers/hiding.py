"""Hiding, searching, pointing out.  Start at `hide`."""

from collections.abc import Iterator
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.values import Reason
from affray.rules.drawsteel.abilities.squad_strikes import TOGETHER, note_together
from affray.rules.drawsteel.changes import find_hidden, go_into_hiding
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.bonds import holds
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome
from affray.rules.drawsteel.targets.finding import is_sheltered, observes

HIDE: Final = Deed("hide")
SEARCH: Final = Deed("search")
IN_SIGHT: Final = "hides-in-sight"
"""Feature: may hide while observed."""
SCENTING: Final = "scents-blood"
"""Feature: nobody who bleeds by it can hide from it."""
FAR: Final = 10
"""How far a search goes, and how far one tells others of what was found."""


def blind_to(clash: Clash, fighter: Fighter, in_sight: bool) -> list[str]:
    """The enemies from whom it can hide now: it has cover or concealment from them and is not observed.  ds.hide"""
    return [
        foe.id
        for foe in clash.everyone()
        if foe.side != fighter.side
        and foe.id not in fighter.hidden_from
        and not (foe.has_feature(SCENTING) and holds(fighter, "bleeding", foe))
        and is_sheltered(clash, foe, fighter)
        and (in_sight or not observes(clash, foe, fighter))
    ]


def offer_hiding(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Hide, where that works against an enemy of whom one knows.  ds.hide"""
    known = {foe.id for foe in clash.enemies(fighter) if clash.is_known(fighter.side, foe)}
    if known & set(blind_to(clash, fighter, fighter.has_feature(IN_SIGHT))):
        yield HIDE


def hide(table: Table, fighter: Fighter) -> None:
    """Hide, which succeeds in a fight unless the Director rules otherwise.  ds.hide"""
    hide_from_unaware(table, fighter, fighter.has_feature(IN_SIGHT))


def hide_from_unaware(table: Table, fighter: Fighter, in_sight: bool) -> None:
    foes = blind_to(table.state, fighter, in_sight)
    if foes:
        go_into_hiding(table, fighter, foes)


def hide_at_once(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Hide by an ability, even while observed.  ds.hide"""
    if target.is_up:
        hide_from_unaware(table, target, in_sight=True)


# --- searching


def offer_search(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """Search is always possible; a squad does it once.  ds.search ds.minion.maneuver"""
    if not fighter.pools.get(TOGETHER + SEARCH.verb, 0):
        yield SEARCH


def search(table: Table, fighter: Fighter) -> None:
    """An Intuition test against the Agility test of each hidden enemy within 10 squares in line of effect.

    One that is found is pointed out to allies nearby; a tie finds nobody. The invisible are harder to find.

    ds.search ds.test.opposed ds.concealment.invisible
    """
    clash = table.state
    table.tell("searched", who=fighter)
    note_together(clash, fighter, SEARCH.verb)
    hiders = [
        each
        for each in clash.everyone()
        if fighter.id in each.hidden_from
        and each.is_up
        and clash.distance(fighter, each) <= FAR
        and clash.has_line(fighter, each)
    ]
    trial = make_test(table, fighter, ("intuition",), "search", is_opposed=True)
    for each in hiders:
        other = make_test(table, each, ("agility",), "hide", is_opposed=True)
        unseen = [Reason("ds.concealment.invisible", -1)] if each.has("invisible") else []
        if trial.total(*unseen) > other.total():
            point_out(table, fighter, each)


def offer_pointing(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """ds.search.point-out"""
    friends = {ally.id for ally in clash.allies(fighter) if clash.distance(fighter, ally) <= FAR}
    known = [foe for foe in clash.enemies(fighter) if fighter.id not in foe.hidden_from]
    yield Pattern("point-out", OneOf([foe for foe in known if foe.hidden_from & friends]))


def point_out(table: Table, fighter: Fighter, hider: Fighter) -> None:
    """Tell allies within 10 squares where a hidden enemy is.  ds.search.point-out"""
    clash = table.state
    told = [ally.id for ally in clash.allies(fighter) if clash.distance(fighter, ally) <= FAR]
    find_hidden(table, hider, [fighter.id, *told])
