"""Hiding, being found, searching.  Start at `hide`."""

from collections.abc import Iterator
from typing import Final

from affray.core.deeds import Pattern
from affray.core.slots import Deed, OneOf
from affray.core.values import Reason
from affray.rules.drawsteel.afflictions import holds
from affray.rules.drawsteel.blocks import MANEUVER, Ability, Outcome
from affray.rules.drawsteel.changes import come_to_know, forget_finding, go_into_hiding
from affray.rules.drawsteel.conditions import impose
from affray.rules.drawsteel.happenings import Use
from affray.rules.drawsteel.moving import is_level
from affray.rules.drawsteel.places import UNSEEN, is_concealed
from affray.rules.drawsteel.readings import Doing, Readings, Table
from affray.rules.drawsteel.squads import TOGETHER, note_together
from affray.rules.drawsteel.trials import make_test
from affray.rules.drawsteel.values import Clash, Fighter

HIDE: Final = Deed("hide")
SEARCH: Final = Deed("search")
IN_SIGHT: Final = "hides-in-sight"
"""The feature of those who may hide though they are observed."""
SCENTING: Final = "scents-blood"
"""The feature of those from whom nobody hides whom they have made bleed."""
FEATURES: Final = (IN_SIGHT, SCENTING)
FAR: Final = 10
"""How far a search goes, and how far one tells others of what was found."""


# --- who may hide from whom


def observes(clash: Clash, observer: Fighter, other: Fighter) -> bool:
    """Does it see where the other is?  ds.concealment ds.hide"""
    return observer.is_up and clash.has_line(observer, other) and not is_concealed(clash, observer, other)


def is_sheltered(clash: Clash, observer: Fighter, other: Fighter) -> bool:
    """Has it cover or concealment, or is it not in line of effect at all?  ds.hide"""
    return (
        not clash.has_line(observer, other) or is_concealed(clash, observer, other) or clash.has_cover(observer, other)
    )


def blind_to(clash: Clash, fighter: Fighter, in_sight: bool) -> list[str]:
    """Those from whom it can hide now: behind cover or concealed from them, and unobserved.  ds.hide"""
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
    """From whom one does not know of one cannot mean to hide.  ds.hide"""
    known = {foe.id for foe in clash.enemies(fighter) if clash.is_known(fighter.side, foe)}
    if known & set(blind_to(clash, fighter, fighter.has_feature(IN_SIGHT))):
        yield HIDE


def hide(table: Table, fighter: Fighter) -> None:
    """In a fight it succeeds, unless the Director says otherwise by a ruling.  ds.hide"""
    vanish(table, fighter, fighter.has_feature(IN_SIGHT))


def vanish(table: Table, fighter: Fighter, in_sight: bool) -> None:
    foes = blind_to(table.state, fighter, in_sight)
    if foes:
        go_into_hiding(table, fighter, foes)


def hide_at_once(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """An ability lets one hide though one is observed.  ds.hide"""
    if target.is_up:
        vanish(table, target, in_sight=True)


# --- being found


def can_target(clash: Clash, user: Fighter, target: Fighter, ability: Ability) -> bool:
    """Nothing but an area can be aimed at one whose place one does not know.  ds.hide.hidden"""
    return user.id not in target.hidden_from


def look_around(table: Table, mover: Fighter) -> None:
    """After a step, whoever is no longer sheltered from somebody is found by it.  ds.hide.found"""
    clash = table.state
    for each in clash.everyone():
        if each.hidden_from:
            foes = [clash.fighter(id) for id in sorted(each.hidden_from)]
            come_to_know(table, each, [foe.id for foe in foes if foe.is_up and not is_sheltered(clash, foe, each)])


def give_away(table: Table, fighter: Fighter) -> None:
    """Whoever uses an ability, or moves otherwise than by a shift, is found by all.  ds.hide.found"""
    come_to_know(table, fighter, fighter.hidden_from)


def forget(table: Table, fighter: Fighter) -> None:
    """The edge of one who was found ends with the turn.  ds.hide.edge"""
    for each in table.state.everyone():
        if each.found_by:
            forget_finding(each)


def bumps(table: Table, mover: Fighter, square: int, height: int) -> bool:
    """Is somebody there of whom its side did not know? Then it is known now, and the way is at its end.

    ds.hide.found
    """
    clash = table.state
    space = clash.grid.footprint(square, mover.width)
    there = [
        other
        for other in clash.everyone()
        if other.is_up
        and clash.space(other) & space
        and is_level(mover, other, height)
        and not clash.is_known(mover.side, other)
    ]
    for other in there:
        come_to_know(table, other, [mover.id])
    return bool(there)


# --- searching


def offer_search(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """There is always somewhere to look; a squad does it once, for all.  ds.search ds.minion.maneuver"""
    if not fighter.pools.get(TOGETHER + SEARCH.verb, 0):
        yield SEARCH


def search(table: Table, fighter: Fighter) -> None:
    """An Intuition test against the Agility test of each who hides within 10 squares in line of effect.

    Whoever is found is shown to allies nearby; a tie finds nobody. The invisible are harder to find.
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
    """One who knows where somebody hides tells allies within 10 squares, without a test.  ds.search.point-out"""
    clash = table.state
    told = [ally.id for ally in clash.allies(fighter) if clash.distance(fighter, ally) <= FAR]
    come_to_know(table, hider, [fighter.id, *told])


DEEDS: Final = {
    "hide": Doing(MANEUVER, offer_hiding, hide),
    "search": Doing(MANEUVER, offer_search, search),
    "point-out": Doing(MANEUVER, offer_pointing, point_out),
}
OUTCOMES: Final = {"hide": hide_at_once, UNSEEN: impose, "invisible": impose}
