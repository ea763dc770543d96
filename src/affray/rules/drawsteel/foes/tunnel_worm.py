"""The tunnel worm: what it does to the ground, and its acid.  Start at `geyser`."""

from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import FIGHT_END, ROUND_END
from affray.core.values import Until
from affray.rules.drawsteel.changes import rise_to, set_pool
from affray.rules.drawsteel.harm.conditions import lay_condition
from affray.rules.drawsteel.movement.burrowing import is_earth
from affray.rules.drawsteel.movement.falling import make_room
from affray.rules.drawsteel.movement.walking import arrive
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.filters import BEGAN_BURIED
from affray.rules.drawsteel.state.bonds import held_by
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Use
from affray.rules.drawsteel.state.words import Outcome

STOOD: Final = "stood"
"""Pool: the square on which the fighter began its turn while the ground quaked."""
DIG: Final = Deed("dig")

QUAKING: Final = "quaking"


def quake(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Those of low Agility fall prone; to the end of the round every square costs more, for the prone twice.

    ds.foe.quake
    """
    gain(table, use.user, QUAKING, use.user, [Until(ROUND_END), Until(FIGHT_END)])
    for foe in table.state.enemies(use.user):
        if foe.characteristic("agility") < outcome.amount and not foe.has("prone"):
            lay_condition(table, foe, "prone", use.user, "fight")


def is_shaken(clash: Clash, fighter: Fighter) -> bool:
    """Does the ground quake under it because of an enemy?"""
    return any(each.side != fighter.side for each in clash.bearers(QUAKING))


def quaking(clash: Clash, mover: Fighter) -> int:
    """ds.foe.quake"""
    return clash.grid.all if is_shaken(clash, mover) else 0


def quaking_below(clash: Clash, mover: Fighter) -> int:
    """ds.foe.quake"""
    return quaking(clash, mover) if mover.has("prone") or mover.height < clash.floor_under(mover) else 0


def note_place(table: Table, fighter: Fighter) -> None:
    """ds.foe.quake"""
    if is_shaken(table.state, fighter):
        set_pool(fighter, STOOD, fighter.at)


def sink(table: Table, fighter: Fighter) -> None:
    """Whoever stays in place for its whole turn while the ground quakes sinks a square, unless it is held.

    ds.foe.quake
    """
    clash = table.state
    has_stayed = is_shaken(clash, fighter) and fighter.pools.get(STOOD) == fighter.at
    is_loose = fighter.is_up and not fighter.has("grabbed")
    if has_stayed and is_loose and is_earth(clash, fighter) and not clash.is_aloft(fighter):
        arrive(table, fighter, fighter.at, fighter.height - 1)


def burrow_under(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """It may burrow.  ds.burrow"""
    clash = table.state

    def offer() -> list[object]:
        is_able = target.is_up and is_earth(clash, target) and not held_by(clash, target)
        return [DIG, PASS] if is_able and target.height == clash.floor_under(target) else []

    if table.ask(Question(target, "burrow-under", offer)) == DIG:
        rise_to(table, target, target.height - target.width)
        make_room(table, target)


def note_depth(table: Table, fighter: Fighter) -> None:
    """ds.foe.from-below"""
    if "burrow" in fighter.block.modes:
        set_pool(fighter, BEGAN_BURIED, int(table.state.is_buried(fighter)))
