"""Getting free of a spell by one's own strength, and shaking others awake.  Start at `offers`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from affray.core.asking import Table
from affray.core.changes import spend
from affray.core.deeds import Pattern
from affray.core.effects import end
from affray.core.slots import Deed, OneOf
from affray.core.values import Effect
from affray.rules.dnd5e.spell_effects import BOUND, DROWSY, clause_of
from affray.rules.dnd5e.trials import check
from affray.rules.dnd5e.values import Battle, Combatant

if TYPE_CHECKING:
    from affray.rules.dnd5e.rulebook import Dnd5e

BREAK_FREE: Final = Deed("break-free")


def offers(rulebook: "Dnd5e", battle: Battle, creature: Combatant) -> Iterator[object]:
    """By the action: out of roots and webs, or waking one beside."""
    if creature.pools["action"] > 0:
        if creature.effects and bond_of(creature) is not None:
            yield BREAK_FREE
        yield Pattern("shake", OneOf(partial(sleepers, battle, creature)))


def bond_of(creature: Combatant) -> Effect | None:
    """What a creature can tear itself free of."""
    return next((effect for effect in creature.effects if effect.kind in BOUND), None)


def sleepers(battle: Battle, helper: Combatant) -> list[Combatant]:
    """Friends within 1 square whom a spell keeps from being themselves."""
    return [
        friend
        for friend in battle.everyone()
        if friend.effects
        and friend.side == helper.side
        and friend is not helper
        and any(effect.kind in DROWSY for effect in friend.effects)
        and battle.distance(friend, helper) == 1
    ]


def break_free(table: Table, battle: Battle, creature: Combatant) -> None:
    """By a check against the spell's DC."""
    spend(table, creature, "action")
    bond = bond_of(creature)
    if bond is None:
        return
    roll = check(table, battle, creature, BOUND[bond.kind], clause_of(bond.kind), bond.amount, why="break-free")
    if roll.total >= bond.amount:
        end(table, bond, "broke-free")


def shake(table: Table, battle: Battle, helper: Combatant, sleeper: Combatant) -> None:
    spend(table, helper, "action")
    for effect in sleeper.effects:
        if effect.kind in DROWSY:
            end(table, effect, "shaken")


DEEDS: Final[dict[str, Callable[..., None]]] = {"break-free": break_free, "shake": shake}
