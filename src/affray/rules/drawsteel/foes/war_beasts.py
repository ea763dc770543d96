"""The war spider and the war wolf: trampling, and what mounts and riders do for each other.  Start at `trample`."""

from typing import Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Way
from affray.core.table.asking import Question
from affray.rules.drawsteel.movement.opportunity import CRAFTY
from affray.rules.drawsteel.movement.speed import can_shift, speed_of
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.movement.ways import shifts
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.bonds import riders_of
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome

SHARES_CRAFT: Final = "as-crafty-as-its-rider"


def trample(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """It shifts up to its speed; every enemy it comes adjacent to on the way is a target.  ds.foe.trample"""
    clash = table.state
    readings, user = table.readings, use.user

    def offer() -> list[object]:
        far = speed_of(readings, clash, user) if user.is_up and can_shift(user) else 0
        return [Pattern("shift", Way(shifts(readings, clash, user, far))), PASS] if far else []

    met = [foe for foe in clash.enemies(user) if clash.is_adjacent(user, foe)]
    said = table.ask(Question(user, "shift", offer))
    for square in said.args[0] if said != PASS else ():
        go(table, user, [square], provokes=False)
        met += [foe for foe in clash.enemies(user) if foe not in met and clash.is_adjacent(user, foe)]
    use.retarget([foe for foe in met if foe.is_up])


def is_as_crafty(clash: Clash, mover: Fighter) -> bool:
    """Such a mount moves as craftily as its rider.  ds.mount.ride"""
    is_sharing = mover.has_feature(SHARES_CRAFT)
    return is_sharing and any(rider.has_feature(CRAFTY) for rider in riders_of(clash, mover))
