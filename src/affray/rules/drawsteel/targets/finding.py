"""Who knows where a hidden fighter is, and how it is found.  Start at `look_around`; hiding is in `maneuvers`."""

from affray.rules.drawsteel.changes import come_to_know, forget_finding
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.spaces import is_level
from affray.rules.drawsteel.targets.positions import is_concealed


def observes(clash: Clash, observer: Fighter, other: Fighter) -> bool:
    """Does it see where the other is?  ds.concealment ds.hide"""
    return observer.is_up and clash.has_line(observer, other) and not is_concealed(clash, observer, other)


def is_sheltered(clash: Clash, observer: Fighter, other: Fighter) -> bool:
    """Has it cover or concealment, or is it not in line of effect at all?  ds.hide"""
    return (
        not clash.has_line(observer, other) or is_concealed(clash, observer, other) or clash.has_cover(observer, other)
    )


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
