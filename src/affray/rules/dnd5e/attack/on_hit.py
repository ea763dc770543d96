"""Effects of a hit beside its damage: saves, conditions, nets.  Start at `apply_rider`."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from affray.core.dice.notation import parse_dice
from affray.rules.dnd5e.changes import set_status
from affray.rules.dnd5e.harm.conditions_applied import (
    Lasting,
    afflict,
    can_suffer,
    grapple,
    rounds,
    until_saved,
)
from affray.rules.dnd5e.harm.damage import harm, throw_damage
from affray.rules.dnd5e.harm.dying import fall_prone
from affray.rules.dnd5e.readings import Table
from affray.rules.dnd5e.rolls.checks import save
from affray.rules.dnd5e.state.blocks import MINUTE, SIZE_ORDER
from affray.rules.dnd5e.state.blows import Blow
from affray.rules.dnd5e.state.combatant import DEAD, DYING, STABLE, UP, Combatant
from affray.rules.dnd5e.state.conditions import DISEASED, NETTED, NUMBED, WEBBED
from affray.rules.dnd5e.state.weapons import Rider

NET_DC: Final = 10
TOO_BIG_FOR_A_NET: Final = ("huge", "gargantuan")


HOUR: Final = 600
"""How many rounds it has."""


FELLING: Final = (NUMBED,)
"""Effects on a target that the rider's damage dropped to 0."""


def apply_rider(table: Table, rider: Rider, source: Combatant, target: Combatant) -> None:
    """Damage and a condition, unless the target saves, is immune, or has it from this source; also at 0 hit points.

    5e.saving-throw 5e.attack.effects
    """
    can_be = can_suffer(target, rider.condition, source)
    if not target.is_there or not concerns(rider, target) or not (rider.damage or can_be):
        return
    was_up = target.status == UP
    about = ("poison",) if rider.type == "poison" or rider.condition == "poisoned" else ()
    is_saved = bool(rider.ability) and save(table, target, rider.ability, rider.dc, source, about)
    if rider.damage and (rider.half or not is_saved):
        rolled = throw_damage(table, source, parse_dice(rider.damage), "damage")
        harm(table, Blow(target, [(rolled // 2 if is_saved else rolled, rider.type)], source))
        if rider.fells and was_up and target.status == DYING:
            paralyze_at_zero(table, target, source, rider.fells)
    if rider.condition and not is_saved and target.status != DEAD and can_suffer(target, rider.condition, source):
        CONDITIONS[rider.condition](table, rider, source, target)


def concerns(rider: Rider, target: Combatant) -> bool:
    """Can the rider affect a target of this kind and size?"""
    block = target.block
    if rider.never and (block.kind in rider.never or not rider.never.isdisjoint(block.features)):
        return False
    return not rider.largest or SIZE_ORDER.index(block.size) <= SIZE_ORDER.index(rider.largest)


def paralyze_at_zero(table: Table, target: Combatant, source: Combatant, kind: str) -> None:
    """A target that the poison drops to 0 is stable, and for an hour poisoned and paralyzed, even if it wakes."""
    set_status(table, target, STABLE)
    afflict(table, target, kind, source, rounds(target.id, HOUR))


def knock_down(table: Table, rider: Rider, source: Combatant, target: Combatant) -> None:
    fall_prone(table, target)


def grapple_on_hit(table: Table, rider: Rider, source: Combatant, target: Combatant) -> None:
    """No check is needed; the amount is the DC to escape.  5e.condition.grappled 5e.monster.grapple"""
    grapple(table, source, target, rider.escape)


def apply_condition(kind: str, table: Table, rider: Rider, source: Combatant, target: Combatant) -> None:
    """For so many rounds, until a save, or until something else ends it."""
    if rider.repeats:
        lasting = until_saved(target.id, rider.ability, rider.rounds or MINUTE)
    else:
        lasting = rounds(target.id, rider.rounds) if rider.rounds else Lasting()
    afflict(table, target, kind, source, lasting, rider.escape or rider.dc)


def infect(table: Table, rider: Rider, source: Combatant, target: Combatant) -> None:
    """After a minute the target regains no hit points out of water (see `harm/dying.py`)."""
    afflict(table, target, DISEASED, source, amount=table.state.round + MINUTE)


LASTING: Final = ("blinded", "frightened", "paralyzed", "poisoned", "restrained", "stunned", WEBBED)
CONDITIONS: Final[Mapping[str, Callable[[Table, Rider, Combatant, Combatant], None]]] = {
    "prone": knock_down,
    "grappled": grapple_on_hit,
    DISEASED: infect,
    **{kind: partial(apply_condition, kind) for kind in LASTING},
}
"""How a rider applies each condition."""


def catch_in_net(table: Table, source: Combatant, target: Combatant) -> None:
    """A Large or smaller target is restrained until it is freed.  5e.weapon.net"""
    if target.is_there and target.block.size not in TOO_BIG_FOR_A_NET and can_suffer(target, NETTED, source):
        afflict(table, target, NETTED, source, amount=NET_DC)
