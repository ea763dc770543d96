"""The Ready action: what can be readied, and its trigger.  Start at `ready`; triggers: `reacting/ready_triggers.py`."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

from affray.core.board import Ways
from affray.core.offers.deeds import PASS, Options, Pattern
from affray.core.offers.slots import Deed, Way, Words
from affray.core.table.asking import Question
from affray.core.table.changes import refill, spend
from affray.core.values import Creature
from affray.rules.dnd5e.actions import (
    attack_action,
    breakables,
    breaking_free,
    common_actions,
    grapple_shove,
    helping,
    improvising,
    objects,
    searching,
)
from affray.rules.dnd5e.changes import note_struck, set_readied
from affray.rules.dnd5e.movement.gaits import FLY
from affray.rules.dnd5e.movement.offers import end_move
from affray.rules.dnd5e.movement.speeds import ALL_MOVED
from affray.rules.dnd5e.movement.walk import reach_of, walk
from affray.rules.dnd5e.reacting.ready_triggers import ANY_FOE, ANY_FRIEND, TRIGGERS
from affray.rules.dnd5e.readings import Offers, Readings, Table
from affray.rules.dnd5e.state.battle import Battle, Readied
from affray.rules.dnd5e.state.blocks import WALK
from affray.rules.dnd5e.state.combatant import Combatant

READY: Final = Deed("ready")
OFFERED_BY: Final[dict[str, Offers]] = {
    "attack": attack_action.offers,
    "grapple": grapple_shove.offers,
    "shove": grapple_shove.offers,
    "escape": grapple_shove.offers,
    "assist": helping.offers,
    "distract": helping.offers,
    "dodge": common_actions.offers,
    "hide": common_actions.offers,
    "first-aid": common_actions.offers,
    "search": searching.offers,
    "open": objects.offers,
    "close": objects.offers,
    "use-object": objects.offers,
    "improvise": improvising.offers,
    "break-free": breaking_free.offers,
    "cut": breakables.offers,
    "break": breakables.offers,
}
"""The actions that can be readied, and what offers them; powers can be too (`hooks.py`)."""


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.ready"""
    if creature.pools["action"] > 0:
        yield READY


def ready(table: Table, creature: Combatant) -> None:
    """Name an action or a move, and its trigger.  5e.action.ready"""
    spend(table, creature, "action")
    deed = table.ask(Question(creature, "ready", partial(kinds_for, table.readings, table.state, creature)))
    readied = named_trigger(table, creature, deed) if table.readings.triggers_are_named else any_trigger(creature, deed)
    set_readied(table, readied)
    prepare = table.readings.hooks.readiable[deed].prepare
    if prepare is not None:
        prepare(table, creature)


def kinds_for(readings: Readings, battle: Battle, creature: Combatant) -> list[str]:
    """All that this creature can ready."""
    return [
        name
        for name, kind in readings.hooks.readiable.items()
        if kind.is_open is None or kind.is_open(battle, creature)
    ]


def named_trigger(table: Table, creature: Combatant, deed: str) -> Readied:
    """A named trigger and a creature, or a trigger in words."""
    when = table.ask(Question(creature, "ready-when", [*TRIGGERS, Pattern("when", Words())]))
    if isinstance(when, Deed):
        return Readied(creature.id, deed, words=when.args[0])
    whom = table.ask(Question(creature, "ready-whom", partial(doers, table.state, creature)))
    return Readied(creature.id, deed, when, whom.id if isinstance(whom, Creature) else whom)


def any_trigger(creature: Combatant, deed: str) -> Readied:
    """Anything that a foe does."""
    return Readied(creature.id, deed, whom=ANY_FOE)


def doers(battle: Battle, creature: Combatant) -> list[Any]:
    """Whose deed can be the trigger: any foe, any friend, or a known creature."""
    known = [c for c in battle.everyone() if c.is_there and battle.is_known(creature.side, c)]
    return [ANY_FOE, ANY_FRIEND, *(other for other in known if other is not creature)]


# --- what can be readied


def action_offers(
    verb: str, offered_by: Offers, readings: Readings, battle: Battle, creature: Combatant
) -> Iterator[Any]:
    """The deeds of one verb, as if the creature had its action, and nothing else."""
    acting = creature.but(pools=creature.pools | {"action": 1, "bonus": 0, "moved": ALL_MOVED, "object": 0})
    yield from of_verb(verb, offered_by(readings, battle, acting))


def of_verb(verb: str, parts: Iterable[object]) -> Iterator[Any]:
    for part in parts:
        if isinstance(part, Deed | Pattern) and part.verb == verb:
            yield part


def has_powers(battle: Battle, creature: Combatant) -> bool:
    """Has it anything else to take an action for?  5e.action.sources"""
    return bool(creature.block.powers_by("action"))


def is_by_a_door(battle: Battle, creature: Combatant) -> bool:
    return bool(battle.board.squares("door"))


IS_OPEN: Final[dict[str, Callable[[Battle, Combatant], bool]]] = {"use": has_powers, "break": is_by_a_door}
"""Who can ready an action that not everybody takes."""


def take_action(table: Table, creature: Combatant, deed: Deed) -> None:
    """Take a readied action by the reaction, without touching the current turn's action.  5e.action.ready"""
    had, struck = creature.pools["action"], creature.struck
    refill(creature, "action", 1)
    note_struck(creature, ())
    table.readings.hooks.deeds[deed.verb](table, creature, *deed.args)
    if deed.verb == "attack" and creature.block.routines:
        go_on(table, creature)
    refill(creature, "action", had)
    note_struck(creature, struck)


def go_on(table: Table, creature: Combatant) -> None:
    """The rest of a Multiattack, which is an action by itself; an Extra Attack is for one's own turn.

    5e.monster.multiattack
    """
    while creature.attacks_left and creature.is_able:
        deed = table.ask(Question(creature, "readied", partial(attacks_to_come, table.readings, table.state, creature)))
        if deed == PASS:
            return
        table.readings.hooks.deeds[deed.verb](table, creature, *deed.args)


def attacks_to_come(readings: Readings, battle: Battle, creature: Combatant) -> list[Any]:
    acting = creature.but(pools=creature.pools | {"action": 0, "bonus": 0})
    parts = list(of_verb("attack", attack_action.offers(readings, battle, acting))) if creature.is_able else []
    return [*parts, PASS] if Options(parts) else []


def walks_by_itself(battle: Battle, creature: Combatant) -> bool:
    """A rider goes where its mount goes."""
    return not creature.mount


def way_of_moving(creature: Combatant) -> str:
    """A creature in the air flies at its height."""
    return FLY if creature.height > 0 else WALK


def move_offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[Any]:
    mode = way_of_moving(creature)
    if walks_by_itself(battle, creature):
        reach = partial(reach_of, battle, creature, creature.speed_by(mode), mode=mode)
        yield Pattern("move", Way(Ways(battle.grid, reach)))


def take_move(table: Table, creature: Combatant, deed: Deed) -> None:
    """A readied move of up to the speed.  5e.action.ready"""
    mode = way_of_moving(creature)
    refill(creature, "readied-move", creature.speed_by(mode))
    walk(table, creature, deed.args[0], "readied-move", mode=mode)
    refill(creature, "readied-move", 0)
    end_move(table, creature)


DEEDS: Final[dict[str, Callable[..., None]]] = {"ready": ready}
