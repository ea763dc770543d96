"""Who knows where a hidden fighter is, and how it is found.  Start at `find_unsheltered`; hiding is in `maneuvers`."""

from affray.core.memory import BODIES, remembered
from affray.rules.drawsteel.changes import find_hidden, forget_finding
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.spaces import is_level
from affray.rules.drawsteel.targets.positions import is_concealed


def observes(clash: Clash, observer: Fighter, other: Fighter) -> bool:
    """Does the observer see where the other is?  ds.concealment ds.hide"""
    return observer.is_up and clash.has_line(observer, other) and not is_concealed(clash, observer, other)


def is_sheltered(clash: Clash, observer: Fighter, other: Fighter) -> bool:
    """Has the other cover or concealment from the observer, or is it out of line of effect?  ds.hide"""
    return (
        not clash.has_line(observer, other) or is_concealed(clash, observer, other) or clash.has_cover(observer, other)
    )


def can_target(clash: Clash, user: Fighter, target: Fighter, ability: Ability) -> bool:
    """A hidden creature can be targeted only by an area.  ds.hide.hidden"""
    return user.id not in target.hidden_from


def find_unsheltered(table: Table, mover: Fighter) -> None:
    """After a step, whoever has lost cover and concealment from somebody is found by it.  ds.hide.found"""
    clash = table.state
    for each in those_hidden(clash):
        foes = [clash.fighter(id) for id in sorted(each.hidden_from)]
        find_hidden(table, each, [foe.id for foe in foes if foe.is_up and not is_sheltered(clash, foe, each)])


@remembered(BODIES)
def those_hidden(clash: Clash) -> tuple[Fighter, ...]:
    """Everybody whose place somebody does not know."""
    return tuple(each for each in clash.everyone() if each.hidden_from)


def reveal(table: Table, fighter: Fighter) -> None:
    """Whoever uses an ability, or moves other than by a shift, is found by all.  ds.hide.found"""
    find_hidden(table, fighter, fighter.hidden_from)


def end_found_edge(table: Table, fighter: Fighter) -> None:
    """The edge of one who was found ends with the turn.  ds.hide.edge"""
    for each in table.state.everyone():
        if each.found_by:
            forget_finding(each)


def bumps_into_hidden(table: Table, mover: Fighter, square: int, height: int) -> bool:
    """Is somebody there of whom the mover's side did not know? It is found, and the move ends.  ds.hide.found"""
    clash = table.state
    space = clash.grid.footprint(square, mover.width)
    there = [
        other
        for other in those_hidden(clash)
        if other.is_up
        and clash.space(other) & space
        and is_level(mover, other, height)
        and not clash.is_known(mover.side, other)
    ]
    for other in there:
        find_hidden(table, other, [mover.id])
    return bool(there)
