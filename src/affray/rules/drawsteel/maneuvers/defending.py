"""Defend.  Start at `defend`."""

from collections.abc import Iterator, Sequence

from affray.core.offers.slots import Deed
from affray.core.table.changes import gain
from affray.core.table.moments import FIGHT_END, TURN_START
from affray.core.values import Reason, Until
from affray.rules.drawsteel.readings import Readings, Table
from affray.rules.drawsteel.state.actions import ACTED, DEFENDING
from affray.rules.drawsteel.state.bonds import holds
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim


def offer_defending(readings: Readings, clash: Clash, fighter: Fighter) -> Iterator[object]:
    """A creature of the Director that defends takes no other main action in that turn.  ds.deed.defend"""
    if not fighter.has(DEFENDING) and (fighter.hero or not fighter.pools.get(ACTED, 0)):
        yield Deed("defend")


def defend(table: Table, fighter: Fighter) -> None:
    """Defend until the next turn begins.  ds.deed.defend"""
    gain(table, fighter, DEFENDING, fighter, [Until(TURN_START, fighter.id), Until(FIGHT_END)])


def is_defended(clash: Clash, fighter: Fighter) -> bool:
    """Defend does not help one by whom somebody is taunted.  ds.deed.defend"""
    return fighter.has(DEFENDING) and not any(holds(other, "taunted", fighter) for other in clash.bearers("taunted"))


def against_defence(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double bane against one who defends; a double edge on its tests to resist.  ds.deed.defend"""
    if aim.ability is not None and aim.target is not None and is_defended(clash, aim.target):
        return (Reason("ds.deed.defend", -2, aim.target.id),)
    is_resisting = aim.ability is None and clash.turn != aim.roller.id and is_defended(clash, aim.roller)
    return (Reason("ds.deed.defend", 2),) if is_resisting else ()
