"""The tunnel worm: what it does to the ground, and its acid.  Start at `geyser`."""

from collections.abc import Sequence
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import gain
from affray.core.table.moments import FIGHT_END, ROUND_END
from affray.core.values import Reason, Until
from affray.rules.drawsteel.changes import make_zone, rise_to, set_pool
from affray.rules.drawsteel.harm.conditions import lay_condition
from affray.rules.drawsteel.harm.damage import deal
from affray.rules.drawsteel.movement.burrowing import is_earth
from affray.rules.drawsteel.movement.falling import make_room
from affray.rules.drawsteel.movement.forced import force
from affray.rules.drawsteel.movement.shifting import shift_up_to
from affray.rules.drawsteel.movement.walking import arrive
from affray.rules.drawsteel.readings import Table
from affray.rules.drawsteel.rolls.tests import make_test
from affray.rules.drawsteel.state.blocks import Outcome
from affray.rules.drawsteel.state.bonds import held_by
from affray.rules.drawsteel.state.clash import Clash, Fighter
from affray.rules.drawsteel.state.happenings import Aim, Harm, Use
from affray.rules.drawsteel.state.zones import ONCE, Zone

STOOD: Final = "stood"
"""Pool: the square on which the fighter began its turn while the ground quaked."""
BEGAN_BURIED: Final = "began-buried"
FROM_BELOW: Final = "from-underground"
DIG: Final = Deed("dig")

ACID_JAWS: Final = "acid-jaws"
CORRODED: Final = "corroded"
DISORDERLY: Final = "open-to-the-prone"

QUAKING: Final = "quaking"
ASIDE: Final = 3
"""How far one may shift out of the way of a geyser."""


def burn_beneath(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """The squares under each target hurt whoever enters them or starts a turn there.  ds.foe.burning-ground"""
    effect = gain(table, use.user, "area", use.user, [Until(FIGHT_END)])
    mask = f"{table.state.space(target):x}"
    make_zone(
        table,
        Zone("harmful-area", mask, use.user.id, effect.id, frozenset({ONCE}), outcome.amount, outcome.type).but(
            high=1, ability=use.ability.id
        ),
    )


def geyser(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """An Agility test: thrown up 5 squares, or 3, or out of the way.  ds.foe.geyser"""
    tier = make_test(table, target, ("agility",), "agility").tier
    if tier == 3:
        shift_up_to(table, target, ASIDE)
        return
    deal(table, [Harm(target, [Reason("ds.foe.geyser", outcome.amount)], "", use.user, use.ability)])
    if target.is_up:
        force(table, use.user, target, "push", 5 if tier == 1 else 3, vertical=True)


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


def from_underground(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double edge on the ability with which it breaks out of the ground.  ds.foe.from-below"""
    words = aim.ability.effects if aim.ability is not None else ()
    is_out = any(each.kind == FROM_BELOW for each in words) and aim.roller.pools.get(BEGAN_BURIED, 0)
    return (Reason("ds.foe.from-below", 2),) if is_out else ()


def from_below(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """A double edge on melee strikes by the prone.  ds.foe.soft-belly"""
    target = aim.target
    is_open = target is not None and target.has_feature(DISORDERLY) and aim.is_strike and aim.is_melee
    return (Reason("ds.foe.soft-belly", 2),) if is_open and aim.roller.has("prone") else ()


def corroding(clash: Clash, use: Use, target: Fighter) -> Sequence[Reason]:
    """ds.foe.acid"""
    is_first = use.ability.is_strike and target is use.targets[0]
    return tuple(Reason("ds.foe.acid", each.amount) for each in use.user.effects if is_first and each.kind == CORRODED)


def corroding_edge(clash: Clash, aim: Aim) -> Sequence[Reason]:
    """ds.foe.acid"""
    return (Reason("ds.foe.acid", 1),) if aim.is_strike and aim.roller.has(CORRODED) else ()


def drip(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Its next strike has an edge and deals more damage.  ds.foe.acid"""
    gain(table, target, CORRODED, target, [Until(FIGHT_END)], amount=outcome.amount)


def hurt_in_jaws(table: Table, fighter: Fighter) -> None:
    """Whoever starts its turn in the jaws takes damage.  ds.foe.jaws"""
    for effect in [each for each in fighter.effects if each.kind == "grabbed" and each.source]:
        holder = table.state.fighter(str(effect.source))
        if holder.has_feature(ACID_JAWS) and fighter.width == 1:
            deal(table, [Harm(fighter, [Reason("ds.foe.jaws", 3)], "acid", holder)])


def slide_held(table: Table, use: Use, target: Fighter, outcome: Outcome) -> None:
    """Slide everybody it holds, also up and down.  ds.foe.grip"""
    for each in held_by(table.state, use.user):
        force(table, use.user, each, "slide", outcome.amount, vertical=True)
