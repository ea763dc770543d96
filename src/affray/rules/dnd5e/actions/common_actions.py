"""Dash, Disengage, Dodge, Hide and first aid.  Start at `offers`."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Final

from affray.core.offers.deeds import Pattern
from affray.core.offers.slots import Deed, OneOf
from affray.core.table.changes import gain, spend
from affray.core.table.moments import TURN_END
from affray.core.values import Until
from affray.rules.dnd5e.attack.dodging import dodge
from affray.rules.dnd5e.changes import set_status
from affray.rules.dnd5e.movement.speeds import add_dash
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import check
from affray.rules.dnd5e.rolls.hiding import can_hide, hide
from affray.rules.dnd5e.rolls.mods import is_modified, mods_on
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import DYING, STABLE, Combatant
from affray.rules.dnd5e.state.conditions import SUFFOCATING
from affray.rules.dnd5e.state.mods import QUICK

DASH: Final = Deed("dash")
DISENGAGE: Final = Deed("disengage")
DODGE: Final = Deed("dodge")
QUICK_DASH: Final = Deed("dash", "bonus")
QUICK_DISENGAGE: Final = Deed("disengage", "bonus")
NIMBLE_ESCAPE: Final = "nimble-escape"


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.dash 5e.action.disengage 5e.action.dodge 5e.action.hide 5e.death.stabilise 5e.turn.bonus"""
    if creature.pools["action"] > 0:
        yield DASH
        yield DISENGAGE
        yield DODGE
        yield Pattern("first-aid", OneOf(partial(patients, battle, creature)))
        yield Pattern("hide", when=partial(can_hide, battle, creature))
    if creature.pools["bonus"] > 0 and NIMBLE_ESCAPE in creature.block.features:
        yield QUICK_DISENGAGE
        yield Pattern("hide", OneOf(["bonus"]), when=partial(can_hide, battle, creature))
    if creature.pools["bonus"] > 0 and is_modified(creature):
        words = {word for mod, _ in mods_on(battle, creature, creature, QUICK) for word in mod.words}
        yield from quick(battle, creature, words)


def quick(battle: Battle, creature: Combatant, words: Collection[str]) -> Iterator[object]:
    """What a trait or an effect lets it do by a bonus action.  5e.turn.bonus"""
    for deed in (QUICK_DASH, QUICK_DISENGAGE):
        if deed.verb in words:
            yield deed
    if "hide" in words:
        yield Pattern("hide", OneOf(["bonus"]), when=partial(can_hide, battle, creature))


def patients(battle: Battle, helper: Combatant) -> list[Combatant]:
    """Dying creatures within 1 square that do not suffocate.  5e.death.stabilise 5e.suffocation"""
    dying = [other for other in battle.everyone() if other.status == DYING and not other.has(SUFFOCATING)]
    return [other for other in dying if battle.distance(helper, other) <= 1]


def dash(table: Table, creature: Combatant, by: str = "action") -> None:
    """Extra movement equal to the speed.  5e.action.dash"""
    spend(table, creature, by)
    add_dash(table.readings, creature)


def disengage(table: Table, creature: Combatant, by: str = "action") -> None:
    """No opportunity attacks for the rest of the turn.  5e.action.disengage"""
    spend(table, creature, by)
    gain(table, creature, "disengaged", creature, ends=[Until(TURN_END, creature.id)])


def do_hide(table: Table, creature: Combatant, by: str = "action") -> None:
    spend(table, creature, by)
    hide(table, creature)


def first_aid(table: Table, helper: Combatant, patient: Combatant) -> None:
    """A DC 10 Wisdom (Medicine) check stabilises.  5e.death.stabilise"""
    spend(table, helper, "action")
    roll = check(table, helper, "medicine", "5e.death.stabilise", dc=10, about=("first-aid",), why="first-aid")
    if roll.total >= 10 and patient.status == DYING:
        set_status(table, patient, STABLE)


DEEDS: Final[dict[str, Callable[..., None]]] = {
    "dash": dash,
    "disengage": disengage,
    "dodge": dodge,
    "hide": do_hide,
    "first-aid": first_aid,
}
