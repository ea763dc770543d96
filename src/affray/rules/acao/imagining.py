"""What a seat does not know, and what it might be.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, cast

from affray.core.asking import Table
from affray.core.imagining import scatter, suppose_alike
from affray.core.luck import Whim
from affray.core.values import Creature, State
from affray.rules.acao.values import Character, Combat

if TYPE_CHECKING:
    from affray.rules.acao.rulebook import Acao


def looks(state: State, creature: Character) -> str | None:
    """How one looks to those who do not know its life."""
    if state.settings["disclosure"].get(creature.id) == "nothing":
        return None
    return "unhurt" if creature.hp == creature.hp_max else "hurt"


def imagine(rulebook: "Acao", table: Table, seat: str, asked: Collection[Creature]) -> None:
    """The hidden may stand anywhere free; unknown life is any that looks alike."""
    combat = cast("Combat", table.state)
    whim = Whim(table.luck)
    unknown = [c for c in combat.everyone() if not rulebook.perceives(combat, seat, c) and c not in asked]
    free = combat.board.open
    for creature in combat.everyone():
        if creature.is_there and creature not in unknown:
            free &= ~combat.space(creature)
    scatter(unknown, lambda creature: creature.sheet.width, combat.grid, free, whim)
    for creature in combat.everyone():
        if seat not in rulebook.confidants(combat, creature) and creature not in asked and creature.hp > 0:
            suppose_alike(creature, partial(looks, combat), whim)
