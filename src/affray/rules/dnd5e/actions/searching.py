"""The Search action.  Start at `search`."""

from collections.abc import Callable, Iterator
from typing import Final

from affray.core.offers.deeds import PASS
from affray.core.offers.slots import Deed
from affray.core.table.asking import Question
from affray.core.table.changes import spend
from affray.core.values import GM
from affray.rules.dnd5e.changes import notice_by
from affray.rules.dnd5e.readings import Readings, Table
from affray.rules.dnd5e.rolls.checks import check
from affray.rules.dnd5e.rolls.hiding import hidden_from, is_found, is_still, stealth_of
from affray.rules.dnd5e.senses.areas import flooded
from affray.rules.dnd5e.senses.sight import can_hear, is_in_sight, is_in_silence
from affray.rules.dnd5e.state.battle import Battle
from affray.rules.dnd5e.state.combatant import Combatant

SEARCH: Final = Deed("search")
PERCEPTION: Final = "perception"


def offers(readings: Readings, battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.search"""
    if creature.pools["action"] > 0:
        yield SEARCH


def search(table: Table, creature: Combatant) -> None:
    """The GM may call for a check; it finds hidden creatures that it can sense and whose Stealth it beats.

    5e.action.search 5e.hide.total
    """
    battle = table.state
    spend(table, creature, "action")
    table.tell("searched", who=creature)
    skill = table.ask(Question(GM, "search", [PERCEPTION, "investigation", PASS], creature))
    if skill == PASS:
        return
    roll = check(table, creature, skill, "5e.action.search", about=("search",))
    readings = table.readings
    for hidden in hidden_from(battle, creature):
        if is_still(hidden):
            continue
        if can_sense(battle, creature, hidden, skill) and is_found(readings, int(roll.total), stealth_of(hidden)):
            notice_by(table, hidden, [creature.id])


def can_sense(battle: Battle, searcher: Combatant, hidden: Combatant, skill: str) -> bool:
    """By sight; Perception also by hearing, unless walls or closed doors are between. Our ruling.

    5e.hide.noise 5e.unseen.hidden
    """
    if searcher.is_beyond(hidden):
        return False
    if is_in_sight(battle, searcher, hidden):
        return True
    return skill == PERCEPTION and can_hear(battle, searcher) and sound_carries(battle, searcher, hidden)


def sound_carries(battle: Battle, one: Combatant, other: Combatant) -> bool:
    """Sound goes around corners, but not through walls or out of a zone of silence."""
    if is_in_silence(battle, other):
        return False
    return bool(flooded(battle.grid, battle.space(one), ~battle.board.opaque) & battle.space(other))


DEEDS: Final[dict[str, Callable[..., None]]] = {"search": search}
