"""What a creature of the deep does to the ground: it burns, bursts open, quakes.  Start at `OUTCOMES`."""

from collections.abc import Sequence
from typing import Final

from affray.core.asking import Question
from affray.core.changes import gain
from affray.core.deeds import PASS
from affray.core.effects import FIGHT_END, ROUND_END
from affray.core.slots import Deed
from affray.core.values import Reason, Until
from affray.rules.drawsteel.blocks import Outcome
from affray.rules.drawsteel.changes import make_zone, mark, rise_to
from affray.rules.drawsteel.conditions import lay
from affray.rules.drawsteel.damage import deal
from affray.rules.drawsteel.falling import make_room
from affray.rules.drawsteel.forced import force
from affray.rules.drawsteel.gaits import is_earth
from affray.rules.drawsteel.happenings import Aim, Harm, Use
from affray.rules.drawsteel.moving import arrive
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.shifting import shift_up_to
from affray.rules.drawsteel.trials import make_test
from affray.rules.drawsteel.tricks import held_by, nothing
from affray.rules.drawsteel.values import Clash, Fighter
from affray.rules.drawsteel.zones import ONCE, Zone

QUAKING: Final = "quaking"
STOOD: Final = "stood"
"""The pool that keeps the square on which one began a turn while the ground quaked."""
BEGAN_BURIED: Final = "began-buried"
FROM_BELOW: Final = "from-underground"
ASIDE: Final = 3
"""How far one gets out of the way of a geyser: across all of it."""
DIG: Final = Deed("dig")


def burn_beneath(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The squares under each target hurt whoever enters them, or starts a turn there.  ds.foe.burning-ground"""
    effect = gain(table, use.user, "area", use.user, [Until(FIGHT_END)])
    mask = f"{table.state.space(target):x}"
    make_zone(
        table,
        Zone("harmful-area", mask, use.user.id, effect.id, frozenset({ONCE}), outcome.amount, outcome.type).but(
            high=1, ability=use.ability.id
        ),
    )


def geyser(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """An Agility test: thrown up 5 squares, or 3, or out of the way in time.  ds.foe.geyser"""
    tier = make_test(table, target, ("agility",), "agility").tier
    if tier == 3:
        shift_up_to(table, target, ASIDE)
        return
    deal(table, [Harm(target, [Reason("ds.foe.geyser", outcome.amount)], "", use.user, use.ability)])
    if target.is_up:
        force(table, use.user, target, "push", 5 if tier == 1 else 3, vertical=True)


def quake(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The clumsy fall; to the end of the round every square costs more, twice as much for the prone.  ds.foe.quake"""
    gain(table, use.user, QUAKING, use.user, [Until(ROUND_END), Until(FIGHT_END)])
    for foe in table.state.enemies(use.user):
        if foe.characteristic("agility") < outcome.amount and not foe.has("prone"):
            lay(table, foe, "prone", use.user, "fight")


def is_shaken(clash: Clash, fighter: Fighter) -> bool:
    """Does the ground quake under it by an enemy's doing?"""
    return any(each.effects and each.has(QUAKING) and each.side != fighter.side for each in clash.everyone())


def quaking(clash: Clash, mover: Fighter) -> int:
    """ds.foe.quake"""
    return clash.grid.all if is_shaken(clash, mover) else 0


def quaking_below(clash: Clash, mover: Fighter) -> int:
    """ds.foe.quake"""
    return quaking(clash, mover) if mover.has("prone") or mover.height < clash.floor_under(mover) else 0


def note_place(table: Table, fighter: Fighter) -> None:
    """ds.foe.quake"""
    if is_shaken(table.state, fighter):
        mark(fighter, STOOD, fighter.at)


def sink(table: Table, fighter: Fighter) -> None:
    """Who stays in one place for its whole turn while the ground quakes sinks a square; not who is held.

    ds.foe.quake
    """
    clash = table.state
    has_stayed = is_shaken(clash, fighter) and fighter.pools.get(STOOD) == fighter.at
    is_loose = fighter.is_up and not fighter.has("grabbed")
    if has_stayed and is_loose and is_earth(clash, fighter) and not clash.is_aloft(fighter):
        arrive(table, fighter, fighter.at, fighter.height - 1)


def burrow_under(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """It may dig itself in.  ds.burrow"""
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
        mark(fighter, BEGAN_BURIED, int(table.state.is_buried(fighter)))


def from_underground(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double edge for what breaks out of the ground.  ds.foe.from-below"""
    words = aim.ability.effects if aim.ability is not None else ()
    is_out = any(each.kind == FROM_BELOW for each in words) and aim.roller.pools.get(BEGAN_BURIED, 0)
    return (Reason("ds.foe.from-below", 2),) if is_out else ()


OUTCOMES: Final = {
    "burn-beneath": burn_beneath,
    "geyser": geyser,
    "quake": quake,
    "burrow-under": burrow_under,
    FROM_BELOW: nothing,
}
EDGES: Final = (from_underground,)
SLOWING: Final = (quaking, quaking_below)
