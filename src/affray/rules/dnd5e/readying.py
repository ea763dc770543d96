"""The Ready action: what can be readied, and for which moment.  Start at `ready`; when it comes: `moments.py`."""

from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, cast

from affray.core.asking import Question, Table
from affray.core.board import Ways
from affray.core.changes import refill, spend
from affray.core.deeds import Pattern
from affray.core.slots import Deed, Way, Words
from affray.core.values import Creature
from affray.rules.dnd5e import actions, attacking, helping, improvising, objects, searching, wrestling
from affray.rules.dnd5e.blocks import WALK
from affray.rules.dnd5e.changes import make_ready, note_struck
from affray.rules.dnd5e.gaits import FLY
from affray.rules.dnd5e.moments import ANY_FOE, ANY_FRIEND, KINDS, MOMENTS, Kind
from affray.rules.dnd5e.movement import reach_of, walk
from affray.rules.dnd5e.moving import come_to_rest
from affray.rules.dnd5e.seeing import side_notices
from affray.rules.dnd5e.speeds import ALL_MOVED
from affray.rules.dnd5e.values import DEAD, Battle, Combatant, Readied

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

READY: Final = Deed("ready")
ROOM_OF: Final[dict[str, ModuleType]] = {
    "attack": attacking,
    "grapple": wrestling,
    "shove": wrestling,
    "escape": wrestling,
    "assist": helping,
    "distract": helping,
    "dodge": actions,
    "hide": actions,
    "first-aid": actions,
    "search": searching,
    "open": objects,
    "close": objects,
    "use-object": objects,
    "improvise": improvising,
}
"""The actions that can be readied, and where they are."""


def offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.ready"""
    if creature.pools["action"] > 0:
        yield READY


def ready(table: Table, battle: Battle, creature: Combatant) -> None:
    """Name an action, or a move, and the moment to answer with it.  5e.action.ready"""
    spend(table, creature, "action")
    deed = table.ask(Question(creature, "ready", partial(kinds_for, battle, creature)))
    readied = cast("Dnd5e", table.rulebook).name_trigger(table, battle, creature, deed)
    make_ready(table, battle, readied)
    prepare = KINDS[deed].prepare
    if prepare is not None:
        prepare(table, battle, creature)


def kinds_for(battle: Battle, creature: Combatant) -> list[str]:
    """All that this creature can ready."""
    return [name for name, kind in KINDS.items() if kind.is_open is None or kind.is_open(battle, creature)]


def named_trigger(table: Table, battle: Battle, creature: Combatant, deed: str) -> Readied:
    """One of the moments and whose it is, or something in words."""
    when = table.ask(Question(creature, "ready-when", [*MOMENTS, Pattern("when", Words())]))
    if isinstance(when, Deed):
        return Readied(creature.id, deed, words=when.args[0])
    whom = table.ask(Question(creature, "ready-whom", partial(doers, battle, creature)))
    return Readied(creature.id, deed, when, whom.id if isinstance(whom, Creature) else whom)


def any_trigger(table: Table, battle: Battle, creature: Combatant, deed: str) -> Readied:
    """Whatever any foe does."""
    return Readied(creature.id, deed, whom=ANY_FOE)


def doers(battle: Battle, creature: Combatant) -> list[Any]:
    """For whom one can wait: any foe, any friend, or one who is known of."""
    known = [c for c in battle.everyone() if c.status != DEAD and side_notices(battle, creature.side, c)]
    return [ANY_FOE, ANY_FRIEND, *(other for other in known if other is not creature)]


# --- the kinds


def action_offers(verb: str, rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[Any]:
    """The deeds of one verb, as if the creature had its action, and nothing else."""
    acting = creature.but(pools=creature.pools | {"action": 1, "bonus": 0, "moved": ALL_MOVED, "object": 0})
    for part in ROOM_OF[verb].offers(rulebook, battle, acting):
        if part.verb == verb:
            yield part


def take_action(table: Table, battle: Battle, creature: Combatant, deed: Deed) -> None:
    """By the reaction, what would take the action; what is left of an action of this turn stays.  5e.action.ready"""
    had, struck = creature.pools["action"], creature.struck
    refill(creature, "action", 1)
    ROOM_OF[deed.verb].DEEDS[deed.verb](table, battle, creature, *deed.args)
    refill(creature, "action", had)
    note_struck(creature, struck)


def walks_by_itself(battle: Battle, creature: Combatant) -> bool:
    """A rider goes where its mount goes."""
    return not creature.mount


def way_of_moving(creature: Combatant) -> str:
    """In the air one flies on, as high as one is."""
    return FLY if creature.height > 0 else WALK


def move_offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[Any]:
    mode = way_of_moving(creature)
    if walks_by_itself(battle, creature):
        reach = partial(reach_of, battle, creature, creature.speed_by(mode), mode=mode)
        yield Pattern("move", Way(Ways(battle.grid, reach)))


def take_move(table: Table, battle: Battle, creature: Combatant, deed: Deed) -> None:
    """Up to the speed.  5e.action.ready"""
    mode = way_of_moving(creature)
    refill(creature, "readied-move", creature.speed_by(mode))
    walk(table, battle, creature, deed.args[0], "readied-move", mode=mode)
    refill(creature, "readied-move", 0)
    come_to_rest(table, battle, creature)


KINDS.update({verb: Kind(partial(action_offers, verb), take_action) for verb in ROOM_OF})
KINDS["move"] = Kind(move_offers, take_move, is_open=walks_by_itself)

DEEDS: Final[dict[str, Callable[..., None]]] = {"ready": ready}
