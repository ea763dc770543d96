"""What a seat does not know, and what it might be.  Start at `imagine`."""

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, cast

from affray.core.asking import Table
from affray.core.imagining import scatter, suppose_alike
from affray.core.luck import Whim
from affray.core.values import Creature, State
from affray.rules.dnd5e.changes import suppose_armour, suppose_no_temporary, suppose_readied, suppose_unfindable
from affray.rules.dnd5e.moments import ANY_FOE, ENTERS_REACH
from affray.rules.dnd5e.values import DEAD, Battle, Combatant, Readied

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

COMMON_ARMOUR = 13


def rough(rulebook: "Dnd5e", state: State, creature: Combatant) -> str | None:
    """How one looks to those who do not know its hit points: no wounds show at half or more.  5e.damage.marks"""
    if not rulebook.wounds_show or state.settings["disclosure"].get(creature.id) == "nothing":
        return None
    return "unhurt" if 2 * creature.hp >= creature.hp_max else "hurt"


def imagine(rulebook: "Dnd5e", table: Table, seat: str, asked: Collection[Creature]) -> None:
    """The unnoticed may stand anywhere free; unknown hit points are any that look alike, unknown armour is common."""
    battle = cast("Battle", table.state)
    whim = Whim(table.luck)
    unknown = [c for c in battle.everyone() if not rulebook.perceives(battle, seat, c) and c not in asked]
    free = _free_without(battle, unknown)
    scatter(unknown, lambda creature: creature.block.width, battle.grid, free, whim)
    for creature in unknown:
        suppose_unfindable(creature)
    for readied in battle.readied:
        creature = battle.combatant(readied.who)
        if seat not in rulebook.confidants(battle, creature) and creature not in asked:
            suppose_readied(battle, readied, Readied(readied.who, "attack", ENTERS_REACH, ANY_FOE))
    for creature in battle.everyone():
        if seat not in rulebook.confidants(battle, creature) and creature not in asked:
            suppose_no_temporary(creature)
            if creature.hp > 0:
                suppose_alike(creature, partial(rough, rulebook, battle), whim)
        if not rulebook.knows_armour(battle, seat, creature):
            suppose_armour(creature, COMMON_ARMOUR)


def _free_without(battle: Battle, unknown: list[Combatant]) -> int:
    taken = 0
    for creature in battle.everyone():
        if creature.status != DEAD and creature not in unknown:
            taken |= battle.space(creature)
    return battle.board.open & ~taken
