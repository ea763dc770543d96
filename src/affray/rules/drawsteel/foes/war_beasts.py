"""The war spider and the war wolf: trampling, and what mounts and riders do for each other.  Start at `trample`."""

from collections.abc import Sequence
from typing import Final

from affray.core.offers.deeds import PASS, Pattern
from affray.core.offers.slots import Way
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import FIGHT_END, TURN_END
from affray.core.values import Reason, Until
from affray.rules.drawsteel.movement.opportunity import CRAFTY
from affray.rules.drawsteel.movement.speed import can_shift, speed_of
from affray.rules.drawsteel.movement.walking import go
from affray.rules.drawsteel.movement.ways import shifts
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.state.blocks import Ability, Outcome
from affray.rules.drawsteel.state.bonds import riders_of
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Happening, Use

SHARES_CRAFT: Final = "as-crafty-as-its-rider"
CHARGER: Final = "charger"
SPURRED: Final = "spurred"


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


def is_hit_with_riders(clash: Clash, fighter: Fighter, ability: Ability, happening: Happening) -> bool:
    """Does it take damage, or one of its riders?  ds.mount.guard"""
    return happening.who is fighter or happening.who in riders_of(clash, fighter)


def is_as_crafty(clash: Clash, mover: Fighter) -> bool:
    """Such a mount moves as craftily as its rider.  ds.mount.ride"""
    is_sharing = mover.has_feature(SHARES_CRAFT)
    return is_sharing and any(rider.has_feature(CRAFTY) for rider in riders_of(clash, mover))


def spur_riders(table: Table, charger: Fighter) -> None:
    """After it has charged its riders have an edge on strikes, to the end of their next turn.  ds.mount.spurred"""
    for rider in riders_of(table.state, charger) if charger.has_feature(CHARGER) else ():
        gain(table, rider, SPURRED, charger, [Until(TURN_END, rider.id), Until(FIGHT_END)])


def spurred(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.mount.spurred"""
    return (Reason("ds.mount.spurred", 1),) if aim.is_strike and aim.is_melee and aim.roller.has(SPURRED) else ()
