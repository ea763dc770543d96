"""The Search action.  Start at `search`."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, cast

from affray.core.asking import Question, Table
from affray.core.changes import spend
from affray.core.deeds import PASS
from affray.core.slots import Deed
from affray.core.values import GM
from affray.rules.dnd5e.changes import notice_by
from affray.rules.dnd5e.stealth import hidden_from, stealth_of
from affray.rules.dnd5e.trials import check
from affray.rules.dnd5e.values import Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

SEARCH: Final = Deed("search")


def offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[object]:
    """5e.action.search"""
    if creature.pools["action"] > 0:
        yield SEARCH


def search(table: Table, battle: Battle, creature: Combatant) -> None:
    """The GM may call for a check; the hidden whose Stealth it beats are found.  5e.action.search B-13"""
    spend(table, creature, "action")
    table.tell("searched", who=creature)
    skill = table.ask(Question(GM, "search", ["perception", "investigation", PASS], creature))
    if skill == PASS:
        return
    roll = check(table, battle, creature, skill, "5e.action.search", about=("search",))
    rulebook = cast("Dnd5e", table.rulebook)
    for hidden in hidden_from(battle, creature):
        if rulebook.is_found(roll.total, stealth_of(hidden)):
            notice_by(table, hidden, [creature.id])


DEEDS: Final[dict[str, Callable[..., None]]] = {"search": search}
